"""What a player could do in this turn, thought out on the table as that player sees it: it belongs to no player and no page."""

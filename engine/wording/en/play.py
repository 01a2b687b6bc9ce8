"""The sentences of the rule sheet from the table to wild cards, in English."""

from __future__ import annotations

from typing import Final

STATEMENTS: Final = {
    # game
    "scoring.laid": (
        "What you meld and lay off earns points; what is left in your hand at the end of the round costs points. Whoever has "
        "the most wins."
    ),
    "scoring.penalty": (
        "Whoever gets rid of all cards first ends the round; what the others still hold counts as penalty points. Whoever has "
        "the fewest wins."
    ),
    "scoring.stakes": (
        "You play round by round for units, say chips or matches, that you pay each other; card points only decide who comes "
        "before whom."
    ),
    "players": "The game is for {players:person}, each for themselves.",
    # cards
    "pack.plain": "You need {packs:pack} of 52 cards, without jokers.",
    "pack.jokers": "You need {packs:pack} of 52 cards and {jokers:joker}, {cards:card} in all.",
    "values.flat": (
        "Cards 2 to 9 count {pip:point} each; a 10 counts {ten:point}, jack, queen and king {face:point} each, an ace {ace:point}."
    ),
    "values.pips": (
        "Cards 2 to 9 count face value; a 10 counts {ten:point}, jack, queen and king {face:point} each, an ace {ace:point}."
    ),
    "value_ace_low": "An ace at the bottom of a run, right below the 2, counts {value:point} there.",
    "special_cards": "The special cards, the Spetos, are {cards}; each counts {value:point}, on the table and in the hand alike.",
    "special_cards.named": "The special cards, the Spetos, are {cards}.",
    "value_joker_hand": "A joker on the table counts as the card it stands for; left in your hand it counts {value:point}.",
    "value_joker_hand.idle": "A joker that is left in your hand counts {value:point}.",
    "value_wild_hand": "A card of the wild rank that is left in your hand counts {value:point}.",
    "value_wild_hand.face": "A card of the wild rank that is left in your hand counts as in any other round.",
    # deal
    "first_dealer.draw.free": (
        "At the start everybody draws a card, and the highest deals first (aces are high, equal cards draw again); sit as you like."
    ),
    "first_dealer.draw.draw": (
        "At the start everybody draws a card (aces are high, equal cards draw again): the highest deals first, and the others sit"
        " {direction:side} of the dealer in the order of their cards."
    ),
    "first_dealer.random.free": "Who deals first is decided by lot; sit as you like.",
    "first_dealer.random.draw": (
        "At the start everybody draws a card (aces are high, equal cards draw again), and you sit {direction:side} in the order "
        "of the cards, the highest first; who deals first is decided by lot."
    ),
    "direction": "Deal and play go {direction:way}.",
    "cut": "The dealer shuffles, and the player who comes before the dealer cuts.",
    "cut.plain": (
        "The dealer shuffles, and the player who comes before the dealer cuts; a joker that shows up there stays in the pack."
    ),
    "cut.keep_jokers": (
        "The dealer shuffles, and the player who comes before the dealer cuts: finding a joker there, they keep it and any "
        "that follow at once, {most:joker} at most, and are dealt one card fewer for each."
    ),
    "cut.keep_jokers.one": (
        "The dealer shuffles, and the player who comes before the dealer cuts: finding a joker there, they keep it and are "
        "dealt one card fewer; they keep no more than one."
    ),
    "hand_size": "Everybody is dealt {size:card}, {packet:packet}.",
    "hand_size.each": "Everybody is dealt {sizes:seated}, {packet:packet}.",
    "starter.dealer.off": "The dealer starts.",
    "starter.dealer.on": "The dealer starts, with one card more, and so does not draw on the first turn.",
    "starter.next.off": "The player after the dealer starts.",
    "starter.next.on": "The player after the dealer starts, with one card more, and so does not draw on the first turn.",
    "upcard.none": "The rest is the stock, the face-down pile to draw from; the discard pile beside it is empty at first.",
    "upcard.discard": (
        "The rest is the stock, the face-down pile to draw from; its top card is turned up beside it and starts the discard pile."
    ),
    "upcard.head": (
        "The rest is the stock, the face-down pile to draw from; its top card is turned up beside it and starts the discard "
        "pile: that is the head card, hua in Thai. If the pile runs empty later, there is no head card any more."
    ),
    "turned_card.wild": (
        "The cut turns up a card that stays face up, the turned card: all cards of its rank are wild in this round. You cannot "
        "take it."
    ),
    "turned_card.wild_closing": (
        "The cut turns up a card that stays face up, the turned card: all cards of its rank are wild in this round."
    ),
    "turned_joker.aces": "If the turned card is a joker, aces are wild.",
    "turned_joker.redraw": "If the turned card is a joker, it goes under the stock and the next card is turned up.",
    "turned_joker.jokers": "If the turned card is a joker, only jokers are wild.",
    # turn
    "turn": "A turn has three parts: draw a card or take one, put down as many melds as you like, and discard one card at the end.",
    "turn.layoff": (
        "A turn has three parts: draw a card or take one, meld and lay off as much as you like, and discard one card at the end."
    ),
    "own_cards": "You can only play cards from your hand.",
    "take_back.all": (
        "Until you discard you may take back everything you laid this turn, even from other players’ melds; so nothing is lost "
        "by trying."
    ),
    "take_back.all.own": "Until you discard you may take back everything you laid in this turn; so nothing is lost by trying.",
    "take_back.own": (
        "Until you discard you may take back what you laid this turn, but not from other players’ melds; if the turn cannot "
        "end otherwise, you take all of it back."
    ),
    "take_back.none": (
        "Melds stay on the table once laid; only if your turn cannot end otherwise do you take back what you laid in it."
    ),
    "draw_stands": (
        "You cannot undo a draw from the stock; a card taken from the discard pile may be put back, with all that you have "
        "laid since."
    ),
    # pile
    "pile_take.top": "Instead of drawing you may take the top card of the discard pile, none below it.",
    "pile_take.deep": (
        "Instead of drawing you may take any card of the discard pile, together with all that were discarded after it."
    ),
    "pile_visible.top": "Only the top card of the discard pile can be seen.",
    "pile_visible.all": "The discard pile is laid out in a row, the oldest card first; everybody sees every card.",
    "pile_use.free": "What you take you may keep in your hand.",
    "pile_use.lay": "The card you took must go onto the table in this turn, in a new meld or on one that is there already.",
    "pile_use.meld": "The card you took must be laid in a new meld in this turn.",
    "pile_use.lay.deep": (
        "The card you chose must go onto the table in this turn, in a new meld or on one that is there already; those that "
        "came with it go to your hand."
    ),
    "pile_use.meld.deep": (
        "The card you chose must be laid in a new meld in this turn, with at least one card that was in your hand before; "
        "those that came with it go to your hand."
    ),
    "pile_free.never": "That applies every time, the first time too.",
    "pile_free.first_take": "The exception is the first card that you take in a round: that one you may simply keep.",
    "pile_free.first_turn": "The exception is your first turn of the round: what you take then you may simply keep.",
    "take_target.meld": "Laying the chosen card off is not enough.",
    "take_target.layoff": "If you had opened before this turn, you may lay the chosen card off instead.",
    "pile_return.off": "You cannot discard a card on the same turn you took it from the discard pile.",
    "pile_return.off.twins": (
        "You cannot discard a card on the same turn you took it from the discard pile, but you may discard its twin if that came "
        "to your hand another way."
    ),
    "pile_return.others": "You cannot discard the card you chose on the same turn; those that came with it you may.",
    "pile_return.others.twins": (
        "You cannot discard the card you chose on the same turn; those that came with it you may, and its twin too if that came "
        "to your hand another way."
    ),
    "pile_return.on": "You may discard a card even on the turn you took it from the discard pile.",
    "pile_return.on.owed": "Apart from that, you may discard a card even on the turn you took it from the discard pile.",
    # melds
    "set.plain": "Melds are sets and runs: a set is {size:card} of one rank, such as {example}.",
    "set.different": "Melds are sets and runs: a set is {size:card} of one rank, such as {example}; all are of different suits.",
    "set.any": "Melds are sets and runs: a set is {size:card} of one rank, such as {example}; the same card may be in it twice.",
    "run": "A run is {size:card} of one suit without a gap, such as {example}.",
    "ace.high": "In a run, aces are high only, after the king.",
    "ace.low": "In a run, aces are low only, before the 2.",
    "ace.both": "In a run, an ace goes before the 2 or after the king, never in between.",
    "ace.around": "In a run, an ace goes before the 2, after the king, or between the two.",
    # opening
    "opening_points": (
        "Your first melds of the round are your opening: together they must count at least {points:point}, and cards laid off "
        "do not count. After that you may put down any meld."
    ),
    "opening_points.none": "Your first melds of the round are your opening; it has no minimum.",
    "opening_pure_run": "You need a pure run to open, one in which no card stands for another.",
    "opening_from_pile.top": "To open you need a card that you took from the discard pile this turn; before that you cannot meld.",
    "opening_from_pile.deep": (
        "To open you need a meld in which a card from the discard pile and one from your hand come together; before that you "
        "cannot meld."
    ),
    "opening_lap": "Before your {turn:turn} turn of the round you cannot meld, not even to go out.",
    "hand_waives_opening.off": "Even to go out in a single turn you must meet the opening rule.",
    "hand_waives_opening.any": "If you go out in a single turn, having laid nothing before, the opening rule does not apply.",
    "hand_waives_opening.empty": (
        "If you go out in a single turn before anybody else has laid a card, the opening rule does not apply; this is called "
        "rummy from the hand."
    ),
    # layoff
    "layoff.all": "You may lay off single cards on melds on the table, whoever owns them.",
    "layoff.all.earns": "You may lay off single cards on melds on the table, whoever owns them; they count for you.",
    "layoff.own": "You may lay off single cards on your own melds only.",
    "layoff.none": "There is no laying off: each meld stays as it was laid.",
    "layoff_on_layoff.on": "You may add to a card that was laid off.",
    "layoff_on_layoff.off": "Only a single card may be laid off at each end of a run.",
    "layoff_before_open.off": "You may lay off only after you have opened, on the same turn or later.",
    "layoff_before_open.free": (
        "You may lay off only after you have opened; only if you go out this very turn does the order not matter."
    ),
    "layoff_before_open.on": "You may lay off even before your opening; it counts as having laid but does not replace it.",
    # jokers
    "wild.jokers": (
        "A joker stands for any card you need and keeps that meaning as long as it lies there. Where it could be several "
        "cards, you say which when you lay it."
    ),
    "wild.rank": (
        "A card of the wild rank stands for itself or, as a wild card, for any card you need, and keeps that meaning as long "
        "as it lies there. Where it could be several cards, you say which when you lay it."
    ),
    "wild.both": (
        "Jokers and cards of the wild rank are wild cards: they stand for any card you need and keep that meaning as long as "
        "they lie there. A card of the wild rank may also stand for itself. Where they could be several cards, you say which "
        "when you lay them."
    ),
    "wilds_max": "A meld has at most {most:substitute}.",
    "wilds_max.naturals": "A meld has at most {most:substitute} and at least {least:natural}.",
    "wilds_max.free": "A meld has at most {most:substitute}; it may be all wild cards.",
    "wilds_max.none": "Jokers and wild cards may not stand for other cards in any meld.",
    "wilds_share.any": "Wild cards and natural cards, which stand for themselves, may mix in any proportion.",
    "wilds_share.half": "A meld cannot have more wild cards than natural cards, which stand for themselves.",
    "wilds_share.fewer": "A meld must have fewer wild cards than natural cards, which stand for themselves.",
    "wilds_adjacent": "In a run at most {most} wild cards lie side by side.",
    "wilds_adjacent.one": "In a run two wild cards never lie side by side.",
    "joker_swap.off": "A joker on the table stays there; you cannot swap it.",
    "joker_swap.runs": (
        "After you have opened you may swap a joker in a run for the card it stands for; in sets there is no swapping."
    ),
    "joker_swap.complete": (
        "After you have opened you may swap a joker: in a run for the card it stands for; in a set only when all four suits "
        "are there, so two jokers only together."
    ),
    "joker_swap.free": (
        "After you have opened you may swap a joker: in a run for the card it stands for; in a set for any suit that is missing, "
        "always one card for one joker."
    ),
    "joker_reuse.meld": "Whoever swaps out a joker must use a joker in a new meld on the same turn.",
    "joker_reuse.lay": "A joker that you swapped out must be melded or laid off on the same turn.",
    "joker_reuse.keep": "A joker that you swapped out may stay in your hand.",
    "protect_pure_run": (
        "No wild card may be laid off on a player’s only pure run, the only one without a wild card; whoever takes something "
        "back after that must keep a pure run."
    ),
}

"""The sentences in English."""

from __future__ import annotations

from typing import Final

SUITS: Final = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")

JOKER: Final = "joker"

CARD: Final = "{rank} of {suit}"

THE_CARD: Final = "the {card}"

A_JOKER: Final = "a joker"

AND: Final = " and "

SENTENCES: Final = {
    "G-1.draw": "You have drawn in this turn already; now lay or discard.",
    "G-1.no draw": "Who begins does not draw in the first turn; lay melds, or discard a card.",
    "G-1.something done": "You have not drawn or laid anything in this turn yet.",
    "G-1.lay": "Draw a card first, from the stock or from the discard pile.",
    "G-1.over": "The round is over.",
    "G-1.turn": "It is not player {seat}'s turn but player {to_move}'s.",
    "G-1": "This is not the moment for that.",
    "G-2.cards": "You do not hold {cards}.",
    "G-2.pile": "{cards} is not in the discard pile.",
    "G-2.empty": "The discard pile is empty; draw from the stock.",
    "G-2.number": "There is no meld {number} on the table.",
    "G-2.deal": "The cards do not add up: {cards} is missing or one too many.",
    "G-2": "There is no such card or meld here.",
    "G-4": "A draw from the stock stands: the card was hidden.",
    "R-25": "Nobody passes while there is a card to draw; draw one.",
    "D-2": "That is no meld: a set is cards of one rank, a run is consecutive cards of one suit.",
    "D-4": "{card} does not fit that meld.",
    "D-24": "There is nothing to claim: the last discard fits no meld, has been claimed, or was too long ago.",
    "set_min.few": "A meld needs at least {allowed} cards; chosen: {value}.",
    "set_min": "A set needs at least {allowed} cards; these are {value}.",
    "set_max": "A set has at most {allowed} cards.",
    "set_suits": "The cards of a set are all of different suits; equal cards never stand together.",
    "run_min": "A run needs at least {allowed} cards; these are {value}.",
    "run_max": "A run has at most {allowed} cards.",
    "ace.high": "The ace stands high only, after the king.",
    "ace.low": "The ace stands low only, before the 2.",
    "ace.both": "The ace stands before the 2 or after the king, never in between.",
    "ace": "The ace is in the wrong place here.",
    "wilds_max": "At most {allowed} cards of a meld stand for others; here it would be {value}.",
    "naturals_min": "A meld needs at least {allowed} natural cards; here there are {value}.",
    "wilds_share.half": "A meld has no more wild cards than natural ones.",
    "wilds_share.fewer": "A meld has fewer wild cards than natural ones.",
    "wilds_share": "There are too many wild cards here.",
    "wilds_adjacent": "At most {allowed} wild cards stand side by side in a run; here it would be {value}.",
    "opening_points": "The opening needs {allowed} points; {value} are on the table. Lay more, or take{back} back.",
    "opening_pure_run": "The opening must hold a pure run. Lay one, or take{back} back.",
    "opening_from_pile": "The first meld must be made with a card from the discard pile. Take{back} back, or go out in this turn.",
    "opening_lap": "Nothing is laid before turn {allowed} of one's own; this is your turn {value}.",
    "layoff_before_open.unopened": "You may lay off only after your opening.",
    "layoff_before_open": "Nothing is laid off before the opening.",
    "layoff.own": "Cards are laid off on one's own melds only.",
    "layoff.none": "There is no laying off at this table.",
    "layoff_on_layoff": "A laid-off card is not built on.",
    "protect_pure_run": "That is the only pure run; a wild card would spoil it.",
    "joker_swap.unopened": "You may swap jokers only after your opening.",
    "joker_swap.off": "A joker on the table stays there.",
    "joker_swap.runs": "Jokers are swapped in runs only, for the card that the joker stands for.",
    "joker_swap.complete": "A joker comes free for the card it stands for; in a set only when all four suits are there.",
    "joker_swap.free": "A joker comes free for a card that the meld does not have: one card for one joker.",
    "joker_reuse.meld": "The swapped joker must go into a new meld in this turn. Lay it, or take{back} back.",
    "joker_reuse.lay": "The swapped joker must be laid in this turn. Lay it or lay it off, or take{back} back.",
    "take_back.own": "What was laid off on others' melds stays.",
    "take_back.none": "What lies stays.",
    "take_back.earlier": "These cards were laid in an earlier turn.",
    "closing_discard": "The last card is discarded; keep one for that.",
    "starter_out_first_turn": "Who begins may not go out in the first turn. Keep some cards.",
    "out_runs": "Going out needs {allowed} runs of your own; you have {value}.",
    "out_pure_runs": "Going out needs pure runs of your own: {allowed}; you have {value}.",
    "dark_needs_meld": "A dark knock needs a meld of your own; laying off alone is not enough.",
    "turned_card.tried": "The turned card may be tried once a turn.",
    "turned_card.taken": "The turned card is yours only if you go out now. Otherwise put it back and draw as usual.",
    "turned_card.none": "There is no turned card here.",
    "turned_card.wild": "The turned card only shows what is wild; it is not taken.",
    "turned_card": "The turned card is not there any more.",
    "stock_out.knock": "The stock is empty: you may take only to go out now. Otherwise put back and pass.",
    "stock_out.last_take": "The stock is empty: take from the discard pile if you can go out with it, otherwise pass.",
    "stock_out": "The stock is empty. Take from the discard pile, or pass.",
    "reshuffles": "The stock is empty and is not shuffled again. Take from the discard pile, or pass.",
    "pile_take": "Only the top card of the discard pile, {top}, may be taken.",
    "take_target.deep": "You may take {card} only if you can lay it at once with cards from your hand, or lay it off.",
    "take_target": "You took {card}: lay it in a new meld with cards from your hand, or lay it off. Otherwise put it back.",
    "pile_use.deep": "You may take {card} only if you can lay it at once with cards from your hand.",
    "pile_use.meld": "You took {card} and must lay it in a new meld in this turn. Otherwise put it back.",
    "pile_use.lay": "You took {card} and must lay it or lay it off in this turn. Otherwise put it back.",
    "pile_return": "You have just taken {card}; discard another card.",
    "penalty_notice": "Nothing is claimed at this table.",
    "unknown": "There is no setting “{key}”.",
    "twice": "The setting “{key}” is there twice.",
    "setting": "“{key}”: “{value}” is not possible; allowed is {allowed}.",
    "crossed": "“{key}” = {value} is more than the most, {at_most}.",
    "players_min": "The table is too big for {value}: there are at least {allowed} players.",
    "players_max": "The table is too small for {value}: there are at most {allowed} players.",
    "hand_size.packs": "{seats} × {value} cards are more than {cards} cards allow: take {packs} packs, or {fits} cards.",
    "hand_size.fits": "{seats} × {value} cards are more than {cards} cards allow: take {fits} cards.",
    "hand_size.list": "{value} has no number of cards for {seats} players.",
    "hand_size.dealt": "There are {value} cards; {allowed} are dealt.",
    "R-8": "Nobody can have kept these jokers at the cut: {value}.",
    "rules": "There is no game “{value}”; there are {allowed}.",
    "bot": "There is no player “{value}”; the players are: {allowed}.",
    "seed": "“{value}” is no deal number: 1 to 64 characters of 0–9 and a–f.",
    "notation.card": "“{text}” is no card.",
    "notation.move": "“{text}” is no move.",
    "notation.number": "“{text}” is no number: digits 0 to 9 alone, no zero before them.",
    "notation": "Expected: {expected}; there is “{text}”.",
    "file": "The file {file} cannot be used: {why}.",
    "case": "There can be no such case: {key} = {value}.",
    "edition": "This match was played by a newer version of Talon.",
    "record": "Line {line}, “{text}”: {why}",
    "fallback": "{key} forbids that.",
}

TAKE_BACK: Final = "Take{back} back."

CHANGED: Final = "with house rules"

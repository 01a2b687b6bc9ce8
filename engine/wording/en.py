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
    "G-1.draw": "You have already drawn this turn; now meld or discard.",
    "G-1.no draw": "The first player does not draw on the first turn; meld, or discard a card.",
    "G-1.something done": "You have not drawn or laid anything in this turn yet.",
    "G-1.lay": "Draw a card first, from the stock or from the discard pile.",
    "G-1.over": "The round is over.",
    "G-1.turn": "It is not player {seat}'s turn but player {to_move}'s.",
    "G-1": "You cannot do that right now.",
    "G-2.cards": "You do not hold {cards}.",
    "G-2.pile": "{cards} is not in the discard pile.",
    "G-2.empty": "The discard pile is empty; draw from the stock.",
    "G-2.number": "There is no meld {number} on the table.",
    "G-2.deal": "The cards do not add up: {cards} is missing or one too many.",
    "G-2": "There is no such card or meld here.",
    "G-4": "You cannot undo a draw from the stock.",
    "R-25": "You can only pass when there is nothing left to draw.",
    "D-2": "That is not a meld: a set is cards of one rank, a run is consecutive cards of one suit.",
    "D-4": "{card} does not fit that meld.",
    "D-24": "There is nothing to claim: the last discard fits no meld, has been claimed already, or was too long ago.",
    "set_min.few": "A meld needs at least {allowed} cards; you selected {value}.",
    "set_min": "A set needs at least {allowed} cards; this has {value}.",
    "set_max": "A set has at most {allowed} cards.",
    "set_suits": "The cards of a set are all of different suits; a set cannot hold the same card twice.",
    "run_min": "A run needs at least {allowed} cards; this has {value}.",
    "run_max": "A run has at most {allowed} cards.",
    "ace.high": "Aces are high only here, after the king.",
    "ace.low": "Aces are low only here, before the 2.",
    "ace.both": "An ace goes before the 2 or after the king, never in between.",
    "ace": "The ace is in the wrong place here.",
    "wilds_max": "At most {allowed} wild cards in a meld; this would be {value}.",
    "naturals_min": "A meld needs at least {allowed} natural cards; this has {value}.",
    "wilds_share.half": "A meld cannot have more wild cards than natural ones.",
    "wilds_share.fewer": "A meld must have fewer wild cards than natural ones.",
    "wilds_share": "There are too many wild cards here.",
    "wilds_adjacent": "At most {allowed} wild cards side by side in a run; this would be {value}.",
    "opening_points": "You need {allowed} points to open; you have {value} on the table. Meld more, or take{back} back.",
    "opening_pure_run": "You need a pure run to open. Meld one, or take{back} back.",
    "opening_from_pile": "Your first meld needs a card from the discard pile. Take{back} back, or go out this turn.",
    "opening_lap": "You cannot meld before your turn {allowed}; this is your turn {value}.",
    "layoff_before_open.unopened": "You can lay off only after you have opened.",
    "layoff_before_open": "You cannot lay off before you have opened.",
    "layoff.own": "You can lay off only on your own melds.",
    "layoff.none": "There is no laying off in this game.",
    "layoff_on_layoff": "You cannot add to a card that was laid off.",
    "protect_pure_run": "That is the only pure run; a wild card would spoil it.",
    "joker_swap.unopened": "You can swap jokers only after you have opened.",
    "joker_swap.off": "A joker on the table stays there.",
    "joker_swap.runs": "You can swap jokers only in runs, for the card the joker stands for.",
    "joker_swap.complete": "You can swap a joker for the card it stands for; in a set only when all four suits are there.",
    "joker_swap.free": "You can swap a joker only for a card that the meld does not have: one card for each joker.",
    "joker_reuse.meld": "You must use the swapped joker in a new meld this turn. Meld it, or take{back} back.",
    "joker_reuse.lay": "You must play the swapped joker this turn. Meld it or lay it off, or take{back} back.",
    "take_back.own": "What you laid off on other players’ melds stays there.",
    "take_back.none": "Melds stay on the table once laid.",
    "take_back.earlier": "These cards were laid in an earlier turn.",
    "closing_discard": "Your last card must be discarded; keep one for that.",
    "starter_out_first_turn": "The player who starts cannot go out on the first turn. Keep some cards.",
    "out_runs.1": "You need a run of your own to go out.",
    "out_runs": "You need {allowed} runs of your own to go out; you have {value}.",
    "out_pure_runs.1": "You need a pure run of your own to go out.",
    "out_pure_runs": "Pure runs of your own needed to go out: {allowed}; you have {value}.",
    "dark_needs_meld": "To go out dark you need a meld of your own; laying off alone is not enough.",
    "turned_card.tried": "You can try the turned card only once each turn.",
    "turned_card.taken": "The turned card is yours only if you go out now. Otherwise put it back and draw as usual.",
    "turned_card.none": "There is no turned card in this game.",
    "turned_card.wild": "The turned card only shows what is wild; you cannot take it.",
    "turned_card": "The turned card is no longer there.",
    "stock_out.knock": (
        "The stock is empty: you may take from the discard pile only to go out now. Otherwise put the cards back and pass."
    ),
    "stock_out.last_take": "The stock is empty: take from the discard pile if you can go out with it, otherwise pass.",
    "stock_out": "The stock is empty. Take from the discard pile, or pass.",
    "reshuffles": "The stock is empty and will not be shuffled again. Take from the discard pile, or pass.",
    "pile_take": "You may take only the top card of the discard pile, {top}.",
    "take_target.deep": "You may take {card} only if you can meld it at once with cards from your hand, or lay it off.",
    "take_target": "You took {card}: use it in a new meld with cards from your hand, or lay it off. Otherwise put it back.",
    "pile_use.deep": "You may take {card} only if you can meld it at once with cards from your hand.",
    "pile_use.meld": "You took {card} and must use it in a new meld this turn. Otherwise put it back.",
    "pile_use.lay": "You took {card} and must meld it or lay it off this turn. Otherwise put it back.",
    "pile_return": "You have just taken {card}; discard another card.",
    "penalty_notice": "There are no claims in this game.",
    "unknown": "There is no setting “{key}”.",
    "twice": "The setting “{key}” is given twice.",
    "setting": "“{key}”: “{value}” is not possible; allowed is {allowed}.",
    "crossed": "“{key}” cannot be more than {at_most}, so not {value}.",
    "players_min": "This game needs at least {allowed} players, not {value}.",
    "players_max": "At most {allowed} can play this game, not {value}.",
    "hand_size.packs": "{seats} × {value} cards are more than the {cards} cards in play: use {packs} packs, or deal {fits} cards.",
    "hand_size.fits": "{seats} × {value} cards are more than the {cards} cards in play: deal {fits} cards.",
    "hand_size.list": "{value} does not say how many cards {seats} players get.",
    "hand_size.dealt": "There are {value} cards; {allowed} are dealt.",
    "R-8": "Nobody can have kept these jokers at the cut: {value}.",
    "rules": "There is no game “{value}”; there are {allowed}.",
    "bot": "There is no player “{value}”; the players are: {allowed}.",
    "seed": "“{value}” is not a deal number: use 1 to 64 characters from 0–9 and a–f.",
    "notation.card": "“{text}” is not a card.",
    "notation.move": "“{text}” is not a move.",
    "notation.number": "“{text}” is not a number: use digits 0 to 9 only, without leading zeros.",
    "notation": "Expected {expected}, found “{text}”.",
    "file": "The file {file} cannot be used: {why}.",
    "case": "There can be no such case: {key} = {value}.",
    "edition": "This match was played with a newer version of Talon.",
    "record": "Line {line}, “{text}”: {why}",
    "fallback": "{key} does not allow that.",
}

TAKE_BACK: Final = "Take{back} back."

CHANGED: Final = "with house rules"

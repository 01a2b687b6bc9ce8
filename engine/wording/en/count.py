"""The sentences of the rule sheet from going out to the match, in English."""

from __future__ import annotations

from typing import Final

STATEMENTS: Final = {
    # out
    "closing_discard.facedown": (
        "You go out when you have laid and laid off everything and discard your last card face down; that ends the round."
    ),
    "closing_discard.faceup": (
        "You go out when you have laid and laid off everything and discard your last card face up; that ends the round."
    ),
    "closing_discard.optional": (
        "You go out as soon as you have no card left, whether the last one was discarded or laid; that ends the round."
    ),
    "closing_discard.facedown.knock": (
        "You go out (you knock, nok in Thai) when you have laid and laid off everything and discard your last card face "
        "down; that ends the round, and the last card counts for nobody."
    ),
    "closing_discard.faceup.knock": (
        "You go out (you knock, nok in Thai) when you have laid and laid off everything and discard your last card face up;"
        " that ends the round, and the last card counts for nobody."
    ),
    "closing_discard.optional.knock": (
        "You go out (you knock, nok in Thai) as soon as you have no card left, whether the last one was discarded or laid; "
        "that ends the round."
    ),
    "starter_out_first_turn.off": "The player who starts cannot go out on the first turn.",
    "starter_out_first_turn.on": "The player who starts may go out on the first turn, like anybody else.",
    "out_runs": "To go out you need at least {runs:run} on the table.",
    "out_runs.pure": "To go out you need at least {pure:pure} (in which no card stands for another) on the table.",
    "out_runs.both": (
        "To go out you need at least {runs:run} on the table, and with them at least {pure:pure} (in which no card stands for "
        "another)."
    ),
    "dark_needs_meld.on": (
        "To go out without having laid a card before, you need at least one meld of your own; laying off alone is not enough."
    ),
    "dark_needs_meld.off": "To go out without having laid a card before, you do not need a meld of your own; laying off is enough.",
    "turned_closing": (
        "You may take the turned card instead of drawing, but only to go out in this turn; if that fails, you put it back "
        "and draw as usual. You may try once a turn."
    ),
    # stock
    "stock_out.reshuffle": (
        "When the stock is empty, all discards but the top one are shuffled and become the new stock, at most {times:time} a "
        "round. After that you take from the discard pile or pass; a pass ends the round."
    ),
    "stock_out.reshuffle.head": (
        "When the stock is empty, all discards but the top one are shuffled and become the new stock, at most {times:time} a "
        "round; there is no head card any more then. After that you take from the discard pile or pass; a pass ends the round."
    ),
    "stock_out.reshuffle.never": (
        "When the stock is empty, it is not shuffled again: you take from the discard pile or pass; a pass ends the round."
    ),
    "stock_out.turn_over": (
        "When the stock is empty, all discards but the top one are turned over unshuffled and become the new stock, at most "
        "{times:time} a round. After that you take from the discard pile or pass; a pass ends the round."
    ),
    "stock_out.turn_over.head": (
        "When the stock is empty, all discards but the top one are turned over unshuffled and become the new stock, at most "
        "{times:time} a round; there is no head card any more then. After that you take from the discard pile or pass; a pass "
        "ends the round."
    ),
    "stock_out.turn_over.never": (
        "When the stock is empty, the discard pile is not turned over: you take from the discard pile or pass; a pass ends the "
        "round."
    ),
    "stock_out.last_take": (
        "When the stock is empty, you may take from the discard pile only to go out in that turn; otherwise you pass, and "
        "the round is over."
    ),
    "stock_out.end": "The round ends as soon as the stock is empty and the player to move has discarded.",
    "laps_max": "After {laps:lap} at the latest, when everybody has had that many turns, the round ends without anybody going out.",
    # count
    "count.laid": (
        "At the end of the round you score the value of all cards you melded and laid off, and lose the value of your hand."
    ),
    "count.penalty": "At the end of the round everybody counts the cards left in their hand; whoever went out scores 0.",
    "count.stakes": (
        "The round is won by whoever goes out, otherwise by the best result: cards laid, minus the hand, minus penalty points; "
        "the others rank by their results too. Of equal results the one comes first who is earlier in turn from the dealer on, the "
        "dealer first of all. What some pay, the others get."
    ),
    "value_head": "If you take the head card and lay it, it counts {points:point} in place of its own value.",
    "value_head.special": (
        "If you take the head card and lay it, it counts {points:point} in place of its own value, and {special:point} if it is a"
        " Speto."
    ),
    "knock_bonus.laid": "Whoever goes out gets {points:point} more.",
    "knock_bonus.penalty": "Whoever goes out takes {points:point} off.",
    "bonus_closing_special.laid": "If the last card they discard is a Speto, they get {points:point} more.",
    "bonus_closing_special.penalty": "If the last card they discard is a Speto, they take {points:point} more off.",
    "dark.all": (
        "To go out without having laid before is to go out dark: your cards, and what going out brings, count {times:fold}, "
        "penalties do not."
    ),
    "dark.all.penalty": (
        "To go out without having laid before is to go out dark: what you take off for going out counts {times:fold}."
    ),
    "dark.cards": (
        "To go out without having laid before is to go out dark: your cards count {times:fold}, but not what going out brings."
    ),
    "dark.bonus": (
        "To go out without having laid before is to go out dark: what going out brings counts {times:fold}, but not your cards."
    ),
    "dark.stakes": "To go out without having laid before is to go out dark: the units for going out count {times:fold}.",
    "colour_multiplier": "If whoever goes out has laid cards of a single suit only, their result counts {times:fold}.",
    "colour_multiplier.dark": (
        "If whoever goes out has laid cards of a single suit only, their result counts {times:fold}, on top of what going out "
        "dark brings."
    ),
    "colour_multiplier.stakes": (
        "If whoever goes out has laid cards of a single suit only, the units for going out count {times:fold}."
    ),
    "hand_multiplier.empty": (
        "If somebody goes out in a single turn before anybody else has laid a card (rummy from the hand), the hands of the "
        "others count {times:fold}."
    ),
    "hand_multiplier.any": (
        "If somebody goes out in a single turn, having laid nothing before (rummy from the hand), the hands of the others "
        "count {times:fold}."
    ),
    "never_laid.double": "If you never laid a card in the round, your hand counts double, {when:when}.",
    "never_laid.flat": "If you never laid a card in the round, you count {points:point} in place of your hand, {when:when}.",
    "never_laid.flat.minus": "If you never laid a card in the round, you lose {points:point} in place of your hand, {when:when}.",
    "hand_cap": "A hand counts {points:point} at most; multiples come after that.",
    "stake_ranks": "The others pay the winner by place: {ranks:place}.",
    "stake_ranks.rest": "The others pay the winner by place: {ranks:place}; all the rest pay nothing.",
    "stake_ranks.none": "Nothing is paid by place.",
    "stake_knock": "Whoever goes out also gets {units:unit} from everybody.",
    "stake_head": "Whoever laid the head card gets {units:unit} from everybody.",
    "stake_special": "For each Speto that you laid you get {units:unit} from everybody.",
    "stake_knock_feed": "Whoever discarded the card with which the next player goes out pays them {units:unit}.",
    "stake_mistake.both": (
        "Discarding a card that fits a meld on the table, or makes one with the two top cards of the discard pile, costs "
        "{units:unit} to each other player every time."
    ),
    "stake_mistake.full": (
        "Discarding a card that makes a meld with the two top cards of the discard pile costs {units:unit} to each other player."
    ),
    "stake_mistake.layoff": "Discarding a card that fits a meld on the table costs {units:unit} to each other player.",
    # penalties
    "penalty_layoff_discard.auto": (
        "Discarding a card that fits a meld on the table costs {points:point}, whoever owns the meld; nobody needs to claim it."
    ),
    "penalty_layoff_discard.claim": (
        "Discarding a card that fits a meld on the table costs {points:point}, whoever owns the meld; another player has to "
        "claim it before the next one has drawn or taken."
    ),
    "penalty_knock_feed": (
        "If the next player takes your discard, lays it and goes out in that same turn, it costs you {points:point}, on top "
        "of any other penalty."
    ),
    "penalty_head_feed": (
        "If the next player lays your discard in one meld with the head card in their turn, you pay them {points:point}."
    ),
    "penalty_full_discard": (
        "Discarding a card that makes a set or a run with the two top cards of the discard pile costs {points:point}."
    ),
    # match
    "match_end.target": "The match ends after the round in which somebody reaches {target:point}.",
    "match_end.target.units": "The match ends after the round in which somebody has won {target:unit}.",
    "match_end.rounds": "The match has {rounds:round}.",
    "tie.share": "Whoever then has {wins:wins} wins; if there is a tie, you share the victory.",
    "tie.play_on": "Whoever then has {wins:wins} wins; if there is a tie at the top, you play another round.",
    "next_dealer.rotate": "After each round the deal moves on by one place.",
    "next_dealer.winner": (
        "Whoever went out deals the next round; if nobody did, the player after the one who last drew from the stock."
    ),
    # what is not played
    "absent": "Not played here: {what:missing}.",
}

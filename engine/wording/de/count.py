"""Die Sätze des Regelblatts vom Rausgehen bis zur Partie, auf Deutsch."""

from __future__ import annotations

from typing import Final

STATEMENTS: Final = {
    # out
    "closing_discard.facedown": (
        "Du gehst raus, wenn du alles ausgelegt und angelegt hast und deine letzte Karte verdeckt ablegst; damit ist die "
        "Runde zu Ende."
    ),
    "closing_discard.faceup": (
        "Du gehst raus, wenn du alles ausgelegt und angelegt hast und deine letzte Karte offen ablegst; damit ist die Runde"
        " zu Ende."
    ),
    "closing_discard.optional": (
        "Du gehst raus, sobald du keine Karte mehr hast, ob die letzte abgelegt oder ausgelegt ist; damit ist die Runde zu Ende."
    ),
    "closing_discard.facedown.knock": (
        "Du gehst raus (du klopfst, auf Thai nok), wenn du alles ausgelegt und angelegt hast und deine letzte Karte "
        "verdeckt ablegst; damit ist die Runde zu Ende, und die letzte Karte zählt für niemanden."
    ),
    "closing_discard.faceup.knock": (
        "Du gehst raus (du klopfst, auf Thai nok), wenn du alles ausgelegt und angelegt hast und deine letzte Karte offen "
        "ablegst; damit ist die Runde zu Ende, und die letzte Karte zählt für niemanden."
    ),
    "closing_discard.optional.knock": (
        "Du gehst raus (du klopfst, auf Thai nok), sobald du keine Karte mehr hast, ob die letzte abgelegt oder ausgelegt "
        "ist; damit ist die Runde zu Ende."
    ),
    "starter_out_first_turn.off": "Wer anfängt, darf in seinem ersten Zug nicht rausgehen.",
    "starter_out_first_turn.on": "Auch wer anfängt, darf schon in seinem ersten Zug rausgehen.",
    "out_runs": "Rausgehen darf nur, wer mindestens {runs:run} auf dem Tisch hat.",
    "out_runs.pure": "Rausgehen darf nur, wer mindestens {pure:pure} (ohne Karte, die für eine andere steht) auf dem Tisch hat.",
    "out_runs.both": (
        "Rausgehen darf nur, wer mindestens {runs:run} auf dem Tisch hat, und dabei mindestens {pure:pure} (ohne Karte, die für "
        "eine andere steht)."
    ),
    "dark_needs_meld.on": (
        "Wer rausgeht, ohne vorher etwas gelegt zu haben, braucht dazu mindestens eine eigene Figur; nur anzulegen genügt nicht."
    ),
    "dark_needs_meld.off": "Wer rausgeht, ohne vorher etwas gelegt zu haben, braucht dazu keine eigene Figur; anzulegen genügt.",
    "turned_closing": (
        "Die Abhebekarte darfst du statt zu ziehen nehmen, aber nur, um in diesem Zug rauszugehen; gelingt es nicht, legst "
        "du sie zurück und ziehst wie sonst. Das geht einmal je Zug."
    ),
    # stock
    "stock_out.reshuffle": (
        "Ist der Talon leer, wird die Ablage bis auf ihre oberste Karte gemischt und zum neuen Talon, höchstens {times:time} "
        "je Runde. Danach nimmst du von der Ablage oder passt; passt jemand, ist die Runde zu Ende."
    ),
    "stock_out.reshuffle.head": (
        "Ist der Talon leer, wird die Ablage bis auf ihre oberste Karte gemischt und zum neuen Talon, höchstens {times:time} "
        "je Runde; eine Kopfkarte gibt es dann nicht mehr. Danach nimmst du von der Ablage oder passt; passt jemand, ist die "
        "Runde zu Ende."
    ),
    "stock_out.reshuffle.never": (
        "Ist der Talon leer, wird nicht neu gemischt: Du nimmst von der Ablage oder passt; passt jemand, ist die Runde zu Ende."
    ),
    "stock_out.turn_over": (
        "Ist der Talon leer, wird die Ablage bis auf ihre oberste Karte umgedreht und ungemischt zum neuen Talon, höchstens "
        "{times:time} je Runde. Danach nimmst du von der Ablage oder passt; passt jemand, ist die Runde zu Ende."
    ),
    "stock_out.turn_over.head": (
        "Ist der Talon leer, wird die Ablage bis auf ihre oberste Karte umgedreht und ungemischt zum neuen Talon, höchstens "
        "{times:time} je Runde; eine Kopfkarte gibt es dann nicht mehr. Danach nimmst du von der Ablage oder passt; passt "
        "jemand, ist die Runde zu Ende."
    ),
    "stock_out.turn_over.never": (
        "Ist der Talon leer, wird die Ablage nicht umgedreht: Du nimmst von der Ablage oder passt; passt jemand, ist die Runde "
        "zu Ende."
    ),
    "stock_out.last_take": (
        "Ist der Talon leer, darfst du von der Ablage nur noch nehmen, um in diesem Zug rauszugehen; sonst passt du, und "
        "die Runde ist zu Ende."
    ),
    "stock_out.end": "Die Runde endet, sobald der Talon leer ist und der Spieler am Zug abgelegt hat.",
    "laps_max": "Spätestens nach {laps:lap}, wenn also jeder so oft am Zug war, endet die Runde, ohne dass jemand rausgeht.",
    # count
    "count.laid": (
        "Am Ende der Runde bekommt jeder die Werte aller Karten, die er ausgelegt und angelegt hat, und verliert die Werte "
        "seiner Hand."
    ),
    "count.penalty": "Am Ende der Runde zählt jeder, was er noch auf der Hand hat; wer rausgegangen ist, zählt 0 Punkte.",
    "count.stakes": (
        "Die Runde gewinnt, wer rausgeht, sonst das beste Ergebnis: gelegte Karten minus Hand minus Strafpunkte; nach dem "
        "Ergebnis ordnen sich auch die anderen. Bei gleichem Ergebnis liegt vorn, wer vom Geber an früher an der Reihe ist, der "
        "Geber zuerst. Was die einen zahlen, bekommen die anderen."
    ),
    "value_head": "Nimmst du die Kopfkarte auf und legst sie aus, zählt sie {points:point} statt ihres eigenen Werts.",
    "value_head.special": (
        "Nimmst du die Kopfkarte auf und legst sie aus, zählt sie {points:point} statt ihres eigenen Werts, als Speto "
        "{special:point}."
    ),
    "knock_bonus.laid": "Wer rausgeht, bekommt {points:point} dazu.",
    "knock_bonus.penalty": "Wer rausgeht, zieht sich {points:point} ab.",
    "bonus_closing_special.laid": "Legt er zuletzt einen Speto ab, bekommt er {points:point} mehr.",
    "bonus_closing_special.penalty": "Legt er zuletzt einen Speto ab, zieht er sich {points:point} mehr ab.",
    "dark.all": (
        "Wer rausgeht, ohne vorher etwas gelegt zu haben, geht dunkel raus: Seine Karten und was das Rausgehen bringt, "
        "zählen {times:fold}, Strafen nicht."
    ),
    "dark.all.penalty": (
        "Wer rausgeht, ohne vorher etwas gelegt zu haben, geht dunkel raus: Was er sich fürs Rausgehen abzieht, zählt {times:fold}."
    ),
    "dark.cards": (
        "Wer rausgeht, ohne vorher etwas gelegt zu haben, geht dunkel raus: Seine Karten zählen {times:fold}, nicht aber, "
        "was das Rausgehen bringt."
    ),
    "dark.bonus": (
        "Wer rausgeht, ohne vorher etwas gelegt zu haben, geht dunkel raus: Was das Rausgehen bringt, zählt {times:fold}, "
        "nicht aber seine Karten."
    ),
    "dark.stakes": (
        "Wer rausgeht, ohne vorher etwas gelegt zu haben, geht dunkel raus: Die Einheiten fürs Rausgehen zählen {times:fold}."
    ),
    "colour_multiplier": "Hat, wer rausgeht, nur Karten einer einzigen Farbe gelegt, zählt sein Ergebnis {times:fold}.",
    "colour_multiplier.dark": (
        "Hat, wer rausgeht, nur Karten einer einzigen Farbe gelegt, zählt sein Ergebnis {times:fold}, und das auch dann "
        "zusätzlich, wenn er dunkel rausgeht."
    ),
    "colour_multiplier.stakes": (
        "Hat, wer rausgeht, nur Karten einer einzigen Farbe gelegt, zählen die Einheiten fürs Rausgehen {times:fold}."
    ),
    "hand_multiplier.empty": (
        "Geht jemand in einem einzigen Zug raus, bevor ein anderer etwas gelegt hat (Hand-Rommé), zählen die Hände der anderen "
        "{times:fold}."
    ),
    "hand_multiplier.any": (
        "Geht jemand in einem einzigen Zug raus, ohne vorher etwas gelegt zu haben (Hand-Rommé), zählen die Hände der anderen "
        "{times:fold}."
    ),
    "never_laid.double": "Wer in der Runde nie etwas gelegt hat, zählt seine Hand doppelt, {when:when}.",
    "never_laid.flat": "Wer in der Runde nie etwas gelegt hat, zählt statt seiner Hand {points:point}, {when:when}.",
    "never_laid.flat.minus": "Wer in der Runde nie etwas gelegt hat, verliert statt seiner Hand {points:point}, {when:when}.",
    "hand_cap": "Eine Hand zählt höchstens {points:point}; vervielfacht wird erst danach.",
    "stake_ranks": "Die anderen zahlen dem Gewinner nach ihrem Platz: {ranks:place}.",
    "stake_ranks.rest": "Die anderen zahlen dem Gewinner nach ihrem Platz: {ranks:place}; alle übrigen zahlen ihm nichts.",
    "stake_ranks.none": "Nach dem Platz wird nichts gezahlt.",
    "stake_knock": "Wer rausgeht, bekommt außerdem {units:unit} von jedem.",
    "stake_head": "Wer die Kopfkarte gelegt hat, bekommt {units:unit} von jedem.",
    "stake_special": "Für jeden gelegten Speto bekommt man {units:unit} von jedem.",
    "stake_knock_feed": "Wer dem Nächsten die Karte abgelegt hat, mit der er rausgeht, zahlt ihm {units:unit}.",
    "stake_mistake.both": (
        "Wer eine Karte ablegt, die an eine Figur auf dem Tisch passt oder mit den beiden obersten der Ablage eine ergibt, zahlt "
        "jedes Mal jedem anderen {units:unit}."
    ),
    "stake_mistake.full": (
        "Wer eine Karte ablegt, die mit den beiden obersten der Ablage eine Figur ergibt, zahlt jedem anderen {units:unit}."
    ),
    "stake_mistake.layoff": "Wer eine Karte ablegt, die an eine Figur auf dem Tisch passt, zahlt jedem anderen {units:unit}.",
    # penalties
    "penalty_layoff_discard.auto": (
        "Wer eine Karte ablegt, die an eine Figur auf dem Tisch passt, bekommt {points:point} Strafe, egal wem die Figur "
        "gehört; das gilt von selbst."
    ),
    "penalty_layoff_discard.claim": (
        "Wer eine Karte ablegt, die an eine Figur auf dem Tisch passt, bekommt {points:point} Strafe, egal wem die Figur "
        "gehört; ein anderer muss Einspruch erheben, bevor der Nächste gezogen oder aufgenommen hat."
    ),
    "penalty_knock_feed": (
        "Nimmt der Nächste die Karte auf, die du abgelegt hast, legt sie und geht in demselben Zug raus, bekommst du "
        "{points:point} Strafe, zusätzlich zu jeder anderen."
    ),
    "penalty_head_feed": (
        "Legt der Nächste die Karte, die du abgelegt hast, in seinem Zug mit der Kopfkarte in eine Figur, zahlst du ihm "
        "{points:point}."
    ),
    "penalty_full_discard": (
        "Wer eine Karte ablegt, die mit den beiden obersten der Ablage einen Satz oder eine Folge ergibt, bekommt "
        "{points:point} Strafe."
    ),
    # match
    "match_end.target": "Die Partie endet nach der Runde, in der jemand {target:point} erreicht.",
    "match_end.target.units": "Die Partie endet nach der Runde, in der jemand {target:unit} gewonnen hat.",
    "match_end.rounds": "Die Partie hat {rounds:round}.",
    "tie.share": "Es gewinnt, wer dann {wins:wins} hat; bei Gleichstand teilt ihr euch den Sieg.",
    "tie.play_on": "Es gewinnt, wer dann {wins:wins} hat; bei Gleichstand an der Spitze spielt ihr noch eine Runde.",
    "next_dealer.rotate": "Nach jeder Runde wandert das Geben um einen Platz weiter.",
    "next_dealer.winner": (
        "Wer rausgegangen ist, gibt die nächste Runde; ging niemand raus, gibt, wer nach dem sitzt, der zuletzt vom Talon "
        "gezogen hat."
    ),
    # what is not played
    "absent": "Das gibt es hier nicht: {what:missing}.",
}

"""Die Sätze auf Deutsch."""

from __future__ import annotations

from typing import Final

SUITS: Final = {"s": "Pik", "h": "Herz", "d": "Karo", "c": "Kreuz"}

RANKS: Final = ("Ass", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Bube", "Dame", "König")

JOKER: Final = "Joker"

CARD: Final = "{suit} {rank}"

THE_CARD: Final = "{card}"

A_JOKER: Final = "Joker"

AND: Final = " und "

SENTENCES: Final = {
    "G-1.draw": "Du hast in diesem Zug schon gezogen; jetzt legst du aus oder ab.",
    "G-1.no draw": "Wer anfängt, zieht im ersten Zug nicht; leg Figuren aus oder leg eine Karte ab.",
    "G-1.something done": "Du hast in diesem Zug noch nichts gezogen und nichts ausgelegt.",
    "G-1.lay": "Zieh zuerst eine Karte, vom Talon oder von der Ablage.",
    "G-1.over": "Die Runde ist zu Ende.",
    "G-1.turn": "Spieler {seat} ist nicht am Zug, sondern Spieler {to_move}.",
    "G-1": "Das geht gerade nicht.",
    "G-2.cards": "{cards} hast du nicht auf der Hand.",
    "G-2.pile": "{cards} liegt nicht in der Ablage.",
    "G-2.empty": "Die Ablage ist leer; zieh vom Talon.",
    "G-2.number": "Auf dem Tisch liegt keine Figur {number}.",
    "G-2.deal": "Die Karten gehen nicht auf: {cards} ist zu viel oder fehlt.",
    "G-2": "Diese Karte oder Figur gibt es hier nicht.",
    "G-4": "Eine vom Talon gezogene Karte kannst du nicht zurücklegen.",
    "R-25": "Passen darfst du erst, wenn es nichts mehr zu ziehen gibt.",
    "D-2": "Das ist keine Figur: Ein Satz sind Karten gleichen Werts, eine Folge sind Karten einer Farbe ohne Lücke.",
    "D-4": "{card} passt an diese Figur nicht.",
    "D-24": (
        "Hier gibt es keinen Einspruch: Die zuletzt abgelegte Karte passt an keine Figur, ist schon beanstandet oder zu lange her."
    ),
    "set_min.few": "Eine Figur braucht mindestens {allowed} Karten; gewählt: {value}.",
    "set_min": "Ein Satz braucht mindestens {allowed} Karten; das sind {value}.",
    "set_max": "Ein Satz hat höchstens {allowed} Karten.",
    "set_suits": "In einem Satz hat jede Karte eine andere Farbe; zweimal dieselbe Karte geht nicht.",
    "run_min": "Eine Folge braucht mindestens {allowed} Karten; das sind {value}.",
    "run_max": "Eine Folge hat höchstens {allowed} Karten.",
    "ace.high": "Das Ass kommt hier nur nach dem König.",
    "ace.low": "Das Ass kommt hier nur vor der 2.",
    "ace.both": "Das Ass kommt vor der 2 oder nach dem König, nie dazwischen.",
    "ace": "Das Ass liegt hier falsch.",
    "wilds_max": "Höchstens {allowed} Joker in einer Figur; das wären {value}.",
    "naturals_min": "Eine Figur braucht mindestens {allowed} echte Karten; hier sind es {value}.",
    "wilds_share.half": "In einer Figur dürfen nicht mehr Joker als echte Karten sein.",
    "wilds_share.fewer": "In einer Figur müssen weniger Joker als echte Karten sein.",
    "wilds_share": "Hier sind zu viele Joker.",
    "wilds_adjacent": "In einer Folge liegen höchstens {allowed} Joker nebeneinander; das wären {value}.",
    "opening_points": "Die Erstmeldung braucht {allowed} Punkte; auf dem Tisch liegen {value}. Leg mehr oder nimm{back} zurück.",
    "opening_pure_run": "Zur Erstmeldung gehört eine reine Folge. Leg eine aus oder nimm{back} zurück.",
    "opening_from_pile": "In deine erste Figur gehört eine Karte aus der Ablage. Nimm{back} zurück oder geh in diesem Zug raus.",
    "opening_lap": "Auslegen darfst du erst ab deinem {allowed}. Zug; das ist dein {value}.",
    "layoff_before_open.unopened": "Anlegen darfst du erst nach deiner Erstmeldung.",
    "layoff_before_open": "Vor der Erstmeldung wird nicht angelegt.",
    "layoff.own": "Anlegen darfst du nur an eigene Figuren.",
    "layoff.none": "In diesem Spiel wird nicht angelegt.",
    "layoff_on_layoff": "An eine angelegte Karte darfst du nicht weiter anlegen.",
    "protect_pure_run": "Das ist die einzige reine Folge; ein Joker würde sie verderben.",
    "joker_swap.unopened": "Joker tauschen darfst du erst nach deiner Erstmeldung.",
    "joker_swap.off": "Ein Joker auf dem Tisch bleibt liegen.",
    "joker_swap.runs": "Tauschen darfst du Joker nur in Folgen, gegen die Karte, die der Joker ersetzt.",
    "joker_swap.complete": (
        "Den Joker bekommst du für die Karte, die er ersetzt; aus einem Satz erst, wenn alle vier Farben da sind."
    ),
    "joker_swap.free": "Den Joker bekommst du nur für eine Karte, die in der Figur fehlt: für jeden Joker eine.",
    "joker_reuse.meld": "Der getauschte Joker muss in diesem Zug in eine neue Figur. Leg ihn aus oder nimm{back} zurück.",
    "joker_reuse.lay": "Der getauschte Joker muss in diesem Zug auf den Tisch. Leg ihn aus oder an, oder nimm{back} zurück.",
    "take_back.own": "Was du an fremde Figuren angelegt hast, bleibt liegen.",
    "take_back.none": "Was ausgelegt ist, bleibt liegen.",
    "take_back.earlier": "Diese Karten liegen schon aus einem früheren Zug.",
    "closing_discard": "Die letzte Karte wird abgelegt; behalte eine dafür.",
    "starter_out_first_turn": "Wer anfängt, darf im ersten Zug nicht rausgehen. Behalte Karten auf der Hand.",
    "out_runs.1": "Zum Rausgehen brauchst du noch eine eigene Folge.",
    "out_runs": "Zum Rausgehen brauchst du {allowed} eigene Folgen; du hast {value}.",
    "out_pure_runs.1": "Zum Rausgehen fehlt dir noch eine reine Folge.",
    "out_pure_runs": "Zum Rausgehen brauchst du eigene reine Folgen: {allowed}; du hast {value}.",
    "dark_needs_meld": "Zum dunklen Klopfen gehört mindestens eine eigene Figur; Anlegen allein genügt nicht.",
    "turned_card.tried": "Mit der Abhebekarte darfst du es je Zug nur einmal versuchen.",
    "turned_card.taken": "Die Abhebekarte gehört dir nur, wenn du jetzt rausgehst. Sonst leg sie zurück und zieh wie sonst.",
    "turned_card.none": "In diesem Spiel gibt es keine Abhebekarte.",
    "turned_card.wild": "Die Abhebekarte zeigt nur, was wild ist; nehmen darfst du sie nicht.",
    "turned_card": "Die Abhebekarte liegt nicht mehr da.",
    "stock_out.knock": (
        "Der Talon ist leer: Von der Ablage darfst du nur noch nehmen, um jetzt rauszugehen. Sonst leg zurück und passe."
    ),
    "stock_out.last_take": "Der Talon ist leer: Nimm von der Ablage, wenn du damit rausgehen kannst, sonst passe.",
    "stock_out": "Der Talon ist leer. Nimm von der Ablage oder passe.",
    "reshuffles": "Der Talon ist leer und wird nicht noch einmal gemischt. Nimm von der Ablage oder passe.",
    "pile_take": "Von der Ablage darfst du nur die oberste Karte nehmen, {top}.",
    "take_target.deep": "{card} darfst du nur nehmen, wenn du diese Karte sofort aus der Hand auslegen oder anlegen kannst.",
    "take_target": "{card} hast du aufgenommen: Leg diese Karte mit Karten deiner Hand aus, oder leg sie an. Sonst leg zurück.",
    "pile_use.deep": "{card} darfst du nur nehmen, wenn du diese Karte sofort mit Karten deiner Hand auslegen kannst.",
    "pile_use.meld": "{card} hast du aufgenommen: Diese Karte muss in diesem Zug in eine neue Figur. Sonst leg zurück.",
    "pile_use.lay": "{card} hast du aufgenommen: Diese Karte muss in diesem Zug aus- oder angelegt werden. Sonst leg zurück.",
    "pile_return": "{card} hast du gerade aufgenommen; leg eine andere Karte ab.",
    "penalty_notice": "In diesem Spiel gibt es keinen Einspruch.",
    "unknown": "Eine Einstellung „{key}“ gibt es nicht.",
    "twice": "Die Einstellung „{key}“ steht zweimal da.",
    "setting": "„{key}“: „{value}“ geht nicht; erlaubt ist {allowed}.",
    "crossed": "„{key}“ darf nicht mehr als {at_most} sein, nicht {value}.",
    "players_min": "Für dieses Spiel braucht es mindestens {allowed} Spieler, nicht {value}.",
    "players_max": "Mehr als {allowed} können hier nicht mitspielen, also nicht {value}.",
    "hand_size.packs": "{seats} × {value} Karten sind mehr, als {cards} Karten hergeben: Nimm {packs} Pakete oder {fits} Karten.",
    "hand_size.fits": "{seats} × {value} Karten sind mehr, als {cards} Karten hergeben: Nimm {fits} Karten.",
    "hand_size.list": "In {value} fehlt die Zahl der Karten für {seats} Spieler.",
    "hand_size.dealt": "Es sind {value} Karten; gegeben werden {allowed}.",
    "R-8": "Diese Joker kann niemand beim Abheben behalten haben: {value}.",
    "rules": "Ein Spiel „{value}“ gibt es nicht; es gibt {allowed}.",
    "bot": "Einen Spieler „{value}“ gibt es nicht; es gibt: {allowed}.",
    "seed": "„{value}“ ist keine Spielnummer: 1 bis 64 Zeichen aus 0–9 und a–f.",
    "notation.card": "„{text}“ ist keine Karte.",
    "notation.move": "„{text}“ ist kein Zug.",
    "notation.number": "„{text}“ ist keine Zahl: nur die Ziffern 0 bis 9, ohne Null davor.",
    "notation": "Erwartet: {expected}; da steht „{text}“.",
    "file": "Die Datei {file} geht nicht: {why}.",
    "case": "Den Fall kann es nicht geben: {key} = {value}.",
    "edition": "Diese Partie ist mit einer neueren Version von Talon gespielt.",
    "record": "Zeile {line}, „{text}“: {why}",
    "fallback": "Das geht wegen {key} nicht.",
}

TAKE_BACK: Final = "Nimm{back} zurück."

CHANGED: Final = "mit Hausregeln"

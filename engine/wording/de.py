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
    "G-1.no draw": "Wer anfängt, zieht im ersten Zug nicht; leg Figuren aus oder eine Karte ab.",
    "G-1.something done": "Du hast in diesem Zug noch nichts gezogen und nichts ausgelegt.",
    "G-1.lay": "Zieh zuerst eine Karte, vom Talon oder von der Ablage.",
    "G-1.over": "Die Runde ist zu Ende.",
    "G-1.turn": "Spieler {seat} ist nicht am Zug, sondern Spieler {to_move}.",
    "G-1": "Das geht in diesem Augenblick nicht.",
    "G-2.cards": "{cards} hast du nicht auf der Hand.",
    "G-2.pile": "{cards} liegt nicht in der Ablage.",
    "G-2.empty": "Die Ablage ist leer; zieh vom Talon.",
    "G-2.number": "Eine Figur {number} liegt nicht auf dem Tisch.",
    "G-2.deal": "Die Karten gehen nicht auf: {cards} ist zu viel oder fehlt.",
    "G-2": "Diese Karte oder Figur gibt es hier nicht.",
    "G-4": "Was vom Talon gezogen ist, bleibt gezogen: Die Karte war verdeckt.",
    "R-25": "Gepasst wird erst, wenn es nichts mehr zu ziehen gibt; zieh eine Karte.",
    "D-2": "Das ist keine Figur: Ein Satz sind Karten eines Werts, eine Folge lückenlose Karten einer Farbe.",
    "D-4": "{card} passt an diese Figur nicht.",
    "D-24": "Hier ist nichts zu melden: Die letzte Ablage passt an keine Figur, ist schon gemeldet oder zu lange her.",
    "set_min.few": "Eine Figur braucht mindestens {allowed} Karten; gewählt: {value}.",
    "set_min": "Ein Satz braucht mindestens {allowed} Karten; das sind {value}.",
    "set_max": "Ein Satz hat höchstens {allowed} Karten.",
    "set_suits": "In einem Satz hat jede Karte eine andere Farbe; gleiche Karten stehen nie zusammen.",
    "run_min": "Eine Folge braucht mindestens {allowed} Karten; das sind {value}.",
    "run_max": "Eine Folge hat höchstens {allowed} Karten.",
    "ace.high": "Das Ass steht nur hoch, nach dem König.",
    "ace.low": "Das Ass steht nur tief, vor der 2.",
    "ace.both": "Das Ass steht vor der 2 oder nach dem König, nie dazwischen.",
    "ace": "Das Ass steht hier falsch.",
    "wilds_max": "In einer Figur sind höchstens {allowed} Karten Ersatz; hier wären es {value}.",
    "naturals_min": "Eine Figur braucht mindestens {allowed} natürliche Karten; hier sind es {value}.",
    "wilds_share.half": "Eine Figur hat nicht mehr Ersatzkarten als natürliche.",
    "wilds_share.fewer": "Eine Figur hat weniger Ersatzkarten als natürliche.",
    "wilds_share": "Hier sind zu viele Ersatzkarten.",
    "wilds_adjacent": "In einer Folge stehen höchstens {allowed} Ersatzkarten nebeneinander; hier wären es {value}.",
    "opening_points": "Die Erstmeldung braucht {allowed} Punkte; auf dem Tisch liegen {value}. Leg mehr oder nimm{back} zurück.",
    "opening_pure_run": "Zur Erstmeldung gehört eine reine Folge. Leg eine aus oder nimm{back} zurück.",
    "opening_from_pile": "In deine erste Figur gehört eine Karte aus der Ablage. Nimm{back} zurück, oder geh in diesem Zug raus.",
    "opening_lap": "Ausgelegt wird erst ab dem {allowed}. eigenen Zug; das ist dein {value}.",
    "layoff_before_open.unopened": "Anlegen darfst du erst nach deiner Erstmeldung.",
    "layoff_before_open": "Vor der Erstmeldung wird nicht angelegt.",
    "layoff.own": "Angelegt wird nur an eigenen Figuren.",
    "layoff.none": "An diesem Tisch wird nicht angelegt.",
    "layoff_on_layoff": "An eine angelegte Karte wird nicht weiter angelegt.",
    "protect_pure_run": "Das ist die einzige reine Folge; eine Ersatzkarte würde sie verderben.",
    "joker_swap.unopened": "Joker tauschen darfst du erst nach deiner Erstmeldung.",
    "joker_swap.off": "Ein Joker auf dem Tisch bleibt dort.",
    "joker_swap.runs": "Getauscht wird nur in Folgen, gegen die Karte, für die der Joker steht.",
    "joker_swap.complete": "Der Joker wird gegen die Karte frei, für die er steht; im Satz erst, wenn alle vier Farben da sind.",
    "joker_swap.free": "Getauscht wird eine Karte, die in der Figur fehlt, gegen einen Joker: für jeden eine.",
    "joker_reuse.meld": "Der getauschte Joker muss in diesem Zug in eine neue Figur. Leg ihn aus oder nimm{back} zurück.",
    "joker_reuse.lay": "Der getauschte Joker muss in diesem Zug auf den Tisch. Leg ihn aus oder an, oder nimm{back} zurück.",
    "take_back.own": "Was bei anderen angelegt ist, bleibt liegen.",
    "take_back.none": "Was liegt, bleibt liegen.",
    "take_back.earlier": "Diese Karten liegen schon aus einem früheren Zug.",
    "closing_discard": "Die letzte Karte wird abgelegt; behalte eine dafür.",
    "starter_out_first_turn": "Wer anfängt, darf im ersten Zug nicht rausgehen. Behalte Karten auf der Hand.",
    "out_runs": "Zum Rausgehen brauchst du {allowed} eigene Folgen; du hast {value}.",
    "out_pure_runs": "Zum Rausgehen brauchst du eigene reine Folgen: {allowed}; du hast {value}.",
    "dark_needs_meld": "Zum dunklen Klopfen gehört mindestens eine eigene Figur; Anlegen allein genügt nicht.",
    "turned_card.tried": "Die Abhebekarte darfst du in einem Zug nur einmal versuchen.",
    "turned_card.taken": "Die Abhebekarte gehört dir nur, wenn du jetzt rausgehst. Sonst leg sie zurück und zieh wie sonst.",
    "turned_card.none": "Hier gibt es keine Abhebekarte.",
    "turned_card.wild": "Die Abhebekarte zeigt nur, was wild ist; genommen wird sie nicht.",
    "turned_card": "Die Abhebekarte liegt nicht mehr da.",
    "stock_out.knock": "Der Talon ist leer: Aufnehmen darfst du nur noch, um jetzt rauszugehen. Sonst leg zurück und passe.",
    "stock_out.last_take": "Der Talon ist leer: Nimm aus der Ablage, wenn du damit rausgehen kannst, sonst passe.",
    "stock_out": "Der Talon ist leer. Nimm von der Ablage oder passe.",
    "reshuffles": "Der Talon ist leer und wird nicht noch einmal gemischt. Nimm von der Ablage oder passe.",
    "pile_take": "Nur die oberste Karte der Ablage, {top}, darf genommen werden.",
    "take_target.deep": "{card} darfst du nur nehmen, wenn du diese Karte sofort aus der Hand auslegen oder anlegen kannst.",
    "take_target": "{card} hast du aufgenommen: Leg diese Karte mit Karten deiner Hand aus, oder leg sie an. Sonst leg zurück.",
    "pile_use.deep": "{card} darfst du nur nehmen, wenn du diese Karte sofort mit Karten deiner Hand auslegen kannst.",
    "pile_use.meld": "{card} hast du aufgenommen: Diese Karte muss in diesem Zug in eine neue Figur. Sonst leg zurück.",
    "pile_use.lay": "{card} hast du aufgenommen: Diese Karte muss in diesem Zug aus- oder angelegt werden. Sonst leg zurück.",
    "pile_return": "{card} hast du gerade aufgenommen; leg eine andere Karte ab.",
    "penalty_notice": "An diesem Tisch wird nichts gemeldet.",
    "unknown": "Eine Einstellung „{key}“ gibt es nicht.",
    "twice": "Die Einstellung „{key}“ steht zweimal da.",
    "setting": "„{key}“: „{value}“ geht nicht; erlaubt ist {allowed}.",
    "crossed": "„{key}“ = {value} ist mehr als das Höchste, {at_most}.",
    "players_min": "Für {value} ist der Tisch zu groß: Es sind mindestens {allowed} Spieler.",
    "players_max": "Für {value} ist der Tisch zu klein: Es sind höchstens {allowed} Spieler.",
    "hand_size.packs": "{seats} × {value} Karten sind mehr, als {cards} Karten hergeben: Nimm {packs} Pakete oder {fits} Karten.",
    "hand_size.fits": "{seats} × {value} Karten sind mehr, als {cards} Karten hergeben: Nimm {fits} Karten.",
    "hand_size.list": "Für {seats} Spieler steht in {value} keine Zahl von Karten.",
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
    "edition": "Diese Partie ist nach einer neueren Fassung von Talon gespielt.",
    "record": "Zeile {line}, „{text}“: {why}",
    "fallback": "Das verbietet {key}.",
}

TAKE_BACK: Final = "Nimm{back} zurück."

CHANGED: Final = "mit Hausregeln"

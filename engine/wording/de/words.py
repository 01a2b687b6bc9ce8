"""Überschriften, Einheiten, Wörter und Beispiele des Regelblatts auf Deutsch."""

from __future__ import annotations

from typing import Final

HEADINGS: Final = {
    "game": "Das Spiel",
    "cards": "Karten und Werte",
    "deal": "Platz nehmen, mischen, geben",
    "turn": "Ein Zug",
    "pile": "Ziehen und aufnehmen",
    "melds": "Figuren",
    "opening": "Anmelden",
    "layoff": "Anlegen",
    "jokers": "Joker und wilde Karten",
    "out": "Rausgehen",
    "stock": "Wenn der Talon leer ist",
    "count": "Eine Runde zählen",
    "penalties": "Strafen",
    "match": "Die Partie",
}

UNITS: Final = {
    "card": ("Karte", "Karten"),
    "joker": ("Joker", "Joker"),
    "lap": ("Umlauf", "Umläufen"),
    "natural": ("echte Karte", "echte Karten"),
    "pack": ("Paket", "Pakete"),
    "person": ("Person", "Personen"),
    "point": ("Punkt", "Punkte"),
    "pure": ("eigene reine Folge", "eigene reine Folgen"),
    "round": ("Runde", "Runden"),
    "run": ("eigene Folge", "eigene Folgen"),
    "substitute": ("Joker", "Joker"),
    "time": ("Mal", "Mal"),
    "unit": ("Einheit", "Einheiten"),
}

ONCE: Final = {"time": "einmal"}

SPAN: Final = {"exact": "genau {low}", "near": "{low} oder {high}", "wide": "{low} bis {high}"}

WORDS: Final = {
    "way.right": "nach rechts, also gegen den Uhrzeigersinn",
    "way.left": "nach links, also im Uhrzeigersinn",
    "side.right": "nach rechts",
    "side.left": "nach links",
    "packet.1": "einzeln",
    "packet.2": "immer zwei auf einmal",
    "packet.3": "immer drei auf einmal",
    "seated.2": "zu zweit",
    "seated.3": "zu dritt",
    "seated.4": "zu viert",
    "seated.5": "zu fünft",
    "seated.6": "zu sechst",
    "place.2": "der Zweite",
    "place.3": "der Dritte",
    "place.4": "der Vierte",
    "place.5": "der Fünfte",
    "place.6": "der Sechste",
    "turn.2": "zweiten",
    "turn.3": "dritten",
    "turn.4": "vierten",
    "turn.5": "fünften",
    "fold.2": "doppelt",
    "fold.3": "dreifach",
    "fold.4": "vierfach",
    "when.always": "auch dann, wenn niemand rausgegangen ist",
    "when.gone_out": "aber nur, wenn jemand rausgegangen ist",
    "wins.high": "die meisten Punkte",
    "wins.low": "die wenigsten Punkte",
    "wins.units": "die meisten Einheiten",
}

MISSING: Final = {
    "special_cards": "Karten mit besonderem Wert",
    "turned_card": "aufgedeckte Karte für einen wilden Wert",
    "opening_pure_run": "reine Folge zum Anmelden",
    "opening_from_pile": "Karte der Ablage zum Anmelden",
    "opening_lap": "Wartezeit vor dem ersten Auslegen",
    "protect_pure_run": "Schutz für reine Folgen (solche ohne Joker)",
    "out_runs": "eigene Folgen zum Rausgehen",
    "knock_bonus": "Punkte fürs Rausgehen",
    "bonus_closing_special": "Punkte für einen Speto als letzte Karte",
    "dark_multiplier": "Faktor, wenn jemand alles in einem Zug legt",
    "colour_multiplier": "Faktor, wenn jemand in einer einzigen Farbe rausgeht",
    "hand_multiplier": "Faktor für die Hände der anderen",
    "never_laid": "Zuschlag, wenn jemand nie auslegt",
    "hand_cap": "Höchstgrenze für eine Hand",
    "stake_knock": "Einheiten fürs Rausgehen",
    "stake_head": "Einheiten für die Kopfkarte",
    "stake_special": "Einheiten für einen Speto",
    "stake_knock_feed": "Einheiten für das Ablegen der Karte zum Rausgehen",
    "stake_mistake": "Einheiten für Fehler",
    "penalty_layoff_discard": "Strafe fürs Ablegen einer passenden Karte",
    "penalty_knock_feed": "Strafe für das Ablegen der Karte zum Rausgehen",
    "penalty_head_feed": "Strafe fürs Ablegen neben die Kopfkarte",
    "penalty_full_discard": "Strafe für eine Figur aus den obersten drei Karten der Ablage",
}

EXAMPLES: Final = {
    "hand": "Beispiel: {cards} auf der Hand zählen {sum:point}.",
    "worth": "Beispiel: {cards} zählt {sum:point}.",
    "runs.yes": "Richtig: {runs:all}.",
    "runs.no": "Falsch: {runs:all}.",
    "melds.yes": "Richtig: {runs:all}.",
    "melds.no": "Falsch: {runs:all}.",
    "opening.enough": "Beispiel: {runs:all} zählen {sum:point}, das genügt.",
    "opening.short": "Beispiel: {runs:all} zählen erst {sum:point}.",
    "fits": "Beispiel: An {meld} passt {cards:or}.",
    "round": (
        "Beispiel: Anna hat {hers:all} ausgelegt und geht raus; sie bekommt {first:point}. Ben hat {his:all} ausgelegt und "
        "noch {cards}; er bekommt {second:point}."
    ),
    "dark": "Beispiel: Wer so nur {cards} legt, bekommt {sum:point}.",
    "never_laid": "Beispiel: {cards} auf der Hand zählen dann {sum:point}.",
}

RUN: Final = "{suit} {ranks}"

PLURALS: Final = [
    "Asse",
    "Zweien",
    "Dreien",
    "Vieren",
    "Fünfen",
    "Sechsen",
    "Siebenen",
    "Achten",
    "Neunen",
    "Zehnen",
    "Buben",
    "Damen",
    "Könige",
]

SET: Final = "{rank} in {suits}"

SEATED: Final = "{0:seated} {1:card}"

OR: Final = " oder "

"""Die Sätze des Regelblatts vom Tisch bis zu den wilden Karten, auf Deutsch."""

from __future__ import annotations

from typing import Final

STATEMENTS: Final = {
    # game
    "scoring.laid": (
        "Was du auslegst und anlegst, bringt Punkte; was dir am Ende der Runde auf der Hand bleibt, kostet welche. Wer die "
        "meisten hat, gewinnt."
    ),
    "scoring.penalty": (
        "Wer zuerst alle Karten los ist, beendet die Runde; was den anderen auf der Hand bleibt, zählt als Minuspunkte. Wer "
        "die wenigsten hat, gewinnt."
    ),
    "scoring.stakes": (
        "Ihr spielt Runde für Runde um Einheiten, etwa Chips oder Streichhölzer, die ihr einander zahlt; Kartenpunkte "
        "entscheiden nur, wer vor wem liegt."
    ),
    "players": "Es spielen {players:person}, jeder für sich.",
    # cards
    "pack.plain": "Ihr braucht {packs:pack} zu 52 Karten, ohne Joker.",
    "pack.jokers": "Ihr braucht {packs:pack} zu 52 Karten und {jokers:joker}, zusammen {cards:card}.",
    "values.flat": (
        "Die 2 bis 9 zählen je {pip:point}; die 10 zählt {ten:point}, Bube, Dame und König je {face:point}, das Ass {ace:point}."
    ),
    "values.pips": (
        "Die 2 bis 9 zählen so viel, wie darauf steht; die 10 zählt {ten:point}, Bube, Dame und König je {face:point}, das Ass "
        "{ace:point}."
    ),
    "value_ace_low": "Liegt ein Ass in einer Folge unten, gleich vor der 2, zählt es dort {value:point}.",
    "special_cards": "Besondere Karten, die Spetos, sind {cards}; jeder zählt {value:point}, auf dem Tisch wie auf der Hand.",
    "special_cards.named": "Besondere Karten, die Spetos, sind {cards}.",
    "value_joker_hand": (
        "Ein Joker zählt auf dem Tisch wie die Karte, für die er steht; bleibt er dir auf der Hand, zählt er {value:point}."
    ),
    "value_joker_hand.idle": "Ein Joker, der dir auf der Hand bleibt, zählt {value:point}.",
    "value_wild_hand": "Eine Karte des wilden Werts, die dir auf der Hand bleibt, zählt {value:point}.",
    "value_wild_hand.face": "Eine Karte des wilden Werts, die dir auf der Hand bleibt, zählt wie in jeder anderen Runde.",
    # deal
    "first_dealer.draw.free": (
        "Zu Beginn zieht jeder eine Karte, und die höchste gibt zuerst (das Ass ist hoch, gleich hohe ziehen neu); ihr "
        "sitzt, wie ihr wollt."
    ),
    "first_dealer.draw.draw": (
        "Zu Beginn zieht jeder eine Karte (das Ass ist hoch, gleich hohe ziehen neu): Die höchste gibt zuerst, und die anderen "
        "sitzen von ihr aus {direction:side} in der Reihenfolge ihrer Karten."
    ),
    "first_dealer.random.free": "Wer zuerst gibt, entscheidet das Los; ihr sitzt, wie ihr wollt.",
    "first_dealer.random.draw": (
        "Zu Beginn zieht jeder eine Karte (das Ass ist hoch, gleich hohe ziehen neu), und ihr sitzt {direction:side} in der "
        "Reihenfolge der Karten, die höchste zuerst; wer zuerst gibt, entscheidet das Los."
    ),
    "direction": "Gegeben und gespielt wird {direction:way}.",
    "cut": "Der Geber mischt, und wer vor ihm an der Reihe ist, hebt ab.",
    "cut.plain": "Der Geber mischt, und wer vor ihm an der Reihe ist, hebt ab; ein Joker, der dabei erscheint, bleibt im Stapel.",
    "cut.keep_jokers": (
        "Der Geber mischt, und wer vor ihm an der Reihe ist, hebt ab: Findet er dabei einen Joker, behält er ihn, und gleich "
        "folgende auch, höchstens {most:joker}; für jeden bekommt er eine Karte weniger."
    ),
    "cut.keep_jokers.one": (
        "Der Geber mischt, und wer vor ihm an der Reihe ist, hebt ab: Findet er dabei einen Joker, behält er ihn und bekommt "
        "dafür eine Karte weniger; mehr als einen behält er nicht."
    ),
    "hand_size": "Jeder bekommt {size:card}, {packet:packet}.",
    "hand_size.each": "Jeder bekommt {sizes:seated}, {packet:packet}.",
    "starter.dealer.off": "Der Geber fängt an.",
    "starter.dealer.on": "Der Geber fängt an; er bekommt eine Karte mehr und zieht dafür in seinem ersten Zug nicht.",
    "starter.next.off": "Wer nach dem Geber sitzt, fängt an.",
    "starter.next.on": "Wer nach dem Geber sitzt, fängt an; er bekommt eine Karte mehr und zieht dafür in seinem ersten Zug nicht.",
    "upcard.none": "Der Rest ist der Talon, der verdeckte Stapel zum Ziehen; die Ablage daneben ist am Anfang leer.",
    "upcard.discard": (
        "Der Rest ist der Talon, der verdeckte Stapel zum Ziehen; seine oberste Karte kommt offen daneben und beginnt die Ablage."
    ),
    "upcard.head": (
        "Der Rest ist der Talon, der verdeckte Stapel zum Ziehen; seine oberste Karte kommt offen daneben und beginnt die "
        "Ablage: Das ist die Kopfkarte, auf Thai hua. Wird die Ablage später einmal leer, gibt es keine Kopfkarte mehr."
    ),
    "turned_card.wild": (
        "Beim Abheben wird eine Karte aufgedeckt und bleibt offen liegen, die Abhebekarte: Alle Karten ihres Werts sind in "
        "dieser Runde wild. Nehmen darf man sie nicht."
    ),
    "turned_card.wild_closing": (
        "Beim Abheben wird eine Karte aufgedeckt und bleibt offen liegen, die Abhebekarte: Alle Karten ihres Werts sind in "
        "dieser Runde wild."
    ),
    "turned_joker.aces": "Ist die Abhebekarte ein Joker, sind die Asse wild.",
    "turned_joker.redraw": "Ist die Abhebekarte ein Joker, kommt er unter den Talon, und die nächste Karte wird aufgedeckt.",
    "turned_joker.jokers": "Ist die Abhebekarte ein Joker, sind nur die Joker wild.",
    # turn
    "turn": (
        "Ein Zug hat drei Teile: Zieh eine Karte oder nimm eine auf, leg Figuren aus, so viele du willst, und leg zum "
        "Schluss eine Karte ab."
    ),
    "turn.layoff": (
        "Ein Zug hat drei Teile: Zieh eine Karte oder nimm eine auf, leg aus und leg an, so viel du willst, und leg zum "
        "Schluss eine Karte ab."
    ),
    "own_cards": "Spielen kannst du nur Karten, die du auf der Hand hast.",
    "take_back.all": (
        "Bis du ablegst, darfst du alles zurücknehmen, was du in diesem Zug gelegt hast, auch was du an fremde Figuren "
        "gelegt hast; so geht beim Probieren nichts verloren."
    ),
    "take_back.all.own": (
        "Bis du ablegst, darfst du alles zurücknehmen, was du in diesem Zug gelegt hast; so geht beim Probieren nichts verloren."
    ),
    "take_back.own": (
        "Bis du ablegst, darfst du zurücknehmen, was du in diesem Zug gelegt hast, nur nicht von fremden Figuren; lässt sich "
        "der Zug sonst nicht beenden, nimmst du alles zurück."
    ),
    "take_back.none": (
        "Was ausgelegt ist, bleibt liegen; nur wenn sich dein Zug sonst nicht beenden lässt, nimmst du zurück, was du in ihm "
        "gelegt hast."
    ),
    "draw_stands": (
        "Eine vom Talon gezogene Karte kannst du nicht zurücklegen; eine offen aufgenommene darfst du samt allem, was du "
        "seither gelegt hast, wieder hinlegen."
    ),
    # pile
    "pile_take.top": "Statt zu ziehen, darfst du die oberste Karte der Ablage nehmen, keine tiefere.",
    "pile_take.deep": (
        "Statt zu ziehen, darfst du irgendeine Karte der Ablage nehmen, zusammen mit allen, die nach ihr abgelegt wurden."
    ),
    "pile_visible.top": "Von der Ablage ist nur die oberste Karte zu sehen.",
    "pile_visible.all": "Die Ablage liegt als Reihe aus, die älteste Karte zuerst; jeder sieht jede Karte.",
    "pile_use.free": "Was du aufnimmst, darfst du auf der Hand behalten.",
    "pile_use.lay": (
        "Die aufgenommene Karte musst du in diesem Zug auf den Tisch bringen, in einer neuen Figur oder an einer, die schon liegt."
    ),
    "pile_use.meld": "Die aufgenommene Karte musst du in diesem Zug in einer neuen Figur auslegen.",
    "pile_use.lay.deep": (
        "Die gewählte Karte musst du in diesem Zug auf den Tisch bringen, in einer neuen Figur oder an einer, die schon "
        "liegt; die mitgenommenen kommen auf deine Hand."
    ),
    "pile_use.meld.deep": (
        "Die gewählte Karte musst du in diesem Zug in einer neuen Figur auslegen, mit mindestens einer Karte, die du schon "
        "vorher auf der Hand hattest; die mitgenommenen kommen auf deine Hand."
    ),
    "pile_free.never": "Das gilt jedes Mal, auch beim ersten.",
    "pile_free.first_take": "Ausgenommen ist die erste Karte, die du in einer Runde aufnimmst: Die darfst du einfach behalten.",
    "pile_free.first_turn": "Ausgenommen ist dein erster Zug der Runde: Was du da aufnimmst, darfst du einfach behalten.",
    "take_target.meld": "Die gewählte Karte nur anzulegen, genügt nicht.",
    "take_target.layoff": "Hattest du schon vor diesem Zug angemeldet, darfst du die gewählte Karte stattdessen anlegen.",
    "pile_return.off": "Eine Karte, die du gerade offen aufgenommen hast, darfst du in diesem Zug nicht wieder ablegen.",
    "pile_return.off.twins": (
        "Eine Karte, die du gerade offen aufgenommen hast, darfst du in diesem Zug nicht wieder ablegen, eine gleiche, die "
        "anders auf deine Hand kam, aber schon."
    ),
    "pile_return.others": "Die gewählte Karte darfst du in diesem Zug nicht wieder ablegen, die mitgenommenen schon.",
    "pile_return.others.twins": (
        "Die gewählte Karte darfst du in diesem Zug nicht wieder ablegen; die mitgenommenen schon, und auch eine gleiche, die "
        "anders auf deine Hand kam."
    ),
    "pile_return.on": "Auch eine Karte, die du gerade offen aufgenommen hast, darfst du in diesem Zug wieder ablegen.",
    "pile_return.on.owed": (
        "Davon abgesehen darfst du auch eine Karte, die du gerade offen aufgenommen hast, in diesem Zug wieder ablegen."
    ),
    # melds
    "set.plain": "Figuren sind Sätze und Folgen: Ein Satz sind {size:card} gleichen Werts, etwa {example}.",
    "set.different": (
        "Figuren sind Sätze und Folgen: Ein Satz sind {size:card} gleichen Werts, etwa {example}; alle haben verschiedene Farben."
    ),
    "set.any": (
        "Figuren sind Sätze und Folgen: Ein Satz sind {size:card} gleichen Werts, etwa {example}; gleiche Karten dürfen dabei sein."
    ),
    "run": "Eine Folge sind {size:card} einer Farbe ohne Lücke, etwa {example}.",
    "ace.high": "Das Ass kommt in einer Folge nur nach dem König.",
    "ace.low": "Das Ass kommt in einer Folge nur vor der 2.",
    "ace.both": "Das Ass kommt in einer Folge vor der 2 oder nach dem König, nie dazwischen.",
    "ace.around": "Das Ass kommt in einer Folge vor der 2, nach dem König oder zwischen beide.",
    # opening
    "opening_points": (
        "Was du in einer Runde zuerst auslegst, ist deine Erstmeldung: Ihre Figuren müssen zusammen mindestens {points:point} "
        "zählen, Angelegtes zählt nicht mit. Danach darfst du jede Figur auslegen."
    ),
    "opening_points.none": "Was du in einer Runde zuerst auslegst, ist deine Erstmeldung; einen Mindestwert hat sie nicht.",
    "opening_pure_run": "Zur Erstmeldung gehört eine reine Folge, in der keine Karte für eine andere steht.",
    "opening_from_pile.top": (
        "Die Erstmeldung muss eine Karte enthalten, die du in diesem Zug von der Ablage genommen hast; vorher legst du nichts aus."
    ),
    "opening_from_pile.deep": (
        "Die Erstmeldung muss eine Figur enthalten, in der eine Karte von der Ablage und eine aus deiner Hand "
        "zusammenkommen; vorher legst du nichts aus."
    ),
    "opening_lap": "Vor deinem {turn:turn} Zug der Runde legst du nichts aus, auch nicht, um rauszugehen.",
    "hand_waives_opening.off": "Auch wer in einem einzigen Zug rausgeht, muss die Bedingungen der Erstmeldung erfüllen.",
    "hand_waives_opening.any": (
        "Gehst du in einem einzigen Zug raus und hast vorher nichts gelegt, gelten die Bedingungen der Erstmeldung nicht."
    ),
    "hand_waives_opening.empty": (
        "Gehst du in einem einzigen Zug raus, bevor ein anderer etwas gelegt hat, gelten die Bedingungen der Erstmeldung "
        "nicht; das heißt Hand-Rommé."
    ),
    # layoff
    "layoff.all": "An Figuren auf dem Tisch darfst du einzelne Karten anlegen, ganz gleich, wem sie gehören.",
    "layoff.all.earns": (
        "An Figuren auf dem Tisch darfst du einzelne Karten anlegen, ganz gleich, wem sie gehören; sie zählen für dich."
    ),
    "layoff.own": "Anlegen darfst du einzelne Karten nur an deine eigenen Figuren.",
    "layoff.none": "Angelegt wird nicht: Jede Figur bleibt, wie sie ausgelegt wurde.",
    "layoff_on_layoff.on": "An eine angelegte Karte darf weiter angelegt werden.",
    "layoff_on_layoff.off": "An jedes Ende einer ausgelegten Folge darf nur eine einzige Karte angelegt werden.",
    "layoff_before_open.off": "Anlegen darfst du erst nach deiner Erstmeldung, im selben Zug oder später.",
    "layoff_before_open.free": (
        "Anlegen darfst du erst nach deiner Erstmeldung; nur wenn du in diesem einen Zug rausgehst, ist die Reihenfolge egal."
    ),
    "layoff_before_open.on": "Anlegen darfst du schon vor deiner Erstmeldung; das gilt als ausgelegt, ersetzt sie aber nicht.",
    # jokers
    "wild.jokers": (
        "Ein Joker steht für jede Karte, die du brauchst, und behält diese Bedeutung, solange er liegt. Passt er an mehreren "
        "Stellen, sagst du beim Legen, wofür er steht."
    ),
    "wild.rank": (
        "Eine Karte des wilden Werts steht für sich selbst oder, als Joker, für jede Karte, die du brauchst, und behält diese "
        "Bedeutung, solange sie liegt. Passt sie an mehreren Stellen, sagst du beim Legen, wofür sie steht."
    ),
    "wild.both": (
        "Ein Joker steht für jede Karte, die du brauchst, und behält diese Bedeutung, solange er liegt. Auch eine Karte des "
        "wilden Werts ist ein Joker, wenn sie nicht für sich selbst steht. Passt er an mehreren Stellen, sagst du beim Legen, "
        "wofür er steht."
    ),
    "wilds_max": "Eine Figur hat höchstens {most:substitute}.",
    "wilds_max.naturals": "Eine Figur hat höchstens {most:substitute} und mindestens {least:natural}.",
    "wilds_max.free": "Eine Figur hat höchstens {most:substitute}; sie darf ganz aus Jokern bestehen.",
    "wilds_max.none": "Für andere Karten stehen dürfen Joker und wilde Karten in keiner Figur.",
    "wilds_share.any": "Joker und echte Karten, die für sich selbst stehen, dürfen sich in jedem Verhältnis mischen.",
    "wilds_share.half": "In einer Figur dürfen nicht mehr Joker sein als echte Karten, die für sich selbst stehen.",
    "wilds_share.fewer": "In einer Figur müssen weniger Joker sein als echte Karten, die für sich selbst stehen.",
    "wilds_adjacent": "In einer Folge liegen höchstens {most} Joker nebeneinander.",
    "wilds_adjacent.one": "In einer Folge liegen nie zwei Joker nebeneinander.",
    "joker_swap.off": "Ein Joker auf dem Tisch bleibt liegen; getauscht wird er nicht.",
    "joker_swap.runs": (
        "Nach deiner Erstmeldung darfst du in einer Folge einen Joker gegen die Karte tauschen, für die er steht; in Sätzen "
        "wird nicht getauscht."
    ),
    "joker_swap.complete": (
        "Nach deiner Erstmeldung darfst du einen Joker tauschen: in einer Folge gegen die Karte, für die er steht; in einem "
        "Satz erst, wenn alle vier Farben da sind, zwei Joker also nur beide zugleich."
    ),
    "joker_swap.free": (
        "Nach deiner Erstmeldung darfst du einen Joker tauschen: in einer Folge gegen die Karte, für die er steht; in einem "
        "Satz gegen jede Farbe, die noch fehlt, immer eine Karte für einen Joker."
    ),
    "joker_reuse.meld": "Wer einen Joker eintauscht, muss im selben Zug einen Joker in einer neuen Figur auslegen.",
    "joker_reuse.lay": "Einen eingetauschten Joker musst du im selben Zug wieder auslegen oder anlegen.",
    "joker_reuse.keep": "Einen eingetauschten Joker darfst du auf der Hand behalten.",
    "protect_pure_run": (
        "An die einzige reine Folge eines Spielers, also die einzige ohne Joker, darf kein Joker angelegt werden; wer danach "
        "etwas zurücknimmt, muss eine reine Folge behalten."
    ),
}

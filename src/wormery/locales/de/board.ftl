### Die Spielbretter: was darauf steht, wie die Teile heißen und was gefragt wird.

board-seats = Am Tisch
board-turn-of = { $name } ist am Zug
board-you = du
board-stand-in = ein Bot spielt weiter
board-away = weg
board-winner = Gewonnen
board-go-on = Weiter
board-in-words = In Worten
board-final = Das Ergebnis
board-final-player = Wer
board-die =
    { $face ->
        [W] Wurm
       *[other] { $face }
    }
board-real-title =
    { $dice ->
        [one] Was zeigt der Würfel? Tippe darauf.
       *[other] Was zeigen die { $dice } Würfel? Tippe sie nacheinander an.
    }
board-real-back = Einen zurück
board-real-draw = Für mich ziehen
board-real-done = Stimmt so

## Regenwormen

board-rw-row = Der Grill
board-rw-tile = Portion { $tile }, { rw-worms }
board-rw-tile-open = Portion { $tile }, { rw-worms }, offen
board-rw-tile-out = Portion { $tile }, verdeckt, aus dem Spiel
board-rw-tile-gone = Portion { $tile } liegt nicht auf dem Grill
board-rw-stack-empty = Keine Portion
board-rw-stack-top = Obenauf: Portion { $tile }, { rw-worms }
board-rw-stack-height =
    { $tiles ->
        [one] { $tiles } Portion im Stapel
       *[other] { $tiles } Portionen im Stapel
    }
board-rw-stack-under = Darunter { $tiles }
board-rw-steal = Klauen!
board-rw-begin = Du bist dran: würfle!
board-rw-choose = Welches Symbol legst du heraus?
board-rw-on-or-take = Weiterwürfeln oder eine Portion nehmen?
board-rw-take = Nimm eine Portion.
board-rw-on-or-give-up = Für diese Summe gibt es noch keine Portion. Weiterwürfeln oder aufgeben?
board-rw-give-up = Für diese Summe gibt es keine Portion.
board-rw-dice-of = Die Würfel von { $name }
board-rw-aside =
    { $worm ->
        [yes] Herausgelegt: { $dice } Würfel, Summe { $total }, mit Wurm
       *[no] Herausgelegt: { $dice } Würfel, Summe { $total }, noch kein Wurm
    }
board-rw-with-worm = Wurm
board-rw-no-worm-yet = noch kein Wurm
board-rw-rolled = Gewürfelt: { $dice } Würfel
board-rw-then = dann { $total } zusammen
board-rw-group =
    { $barred ->
        [yes] { $count } × { board-die }, in diesem Zug schon herausgelegt
       *[no] { $count } × { board-die }
    }
board-rw-barred = liegt schon draußen
board-rw-or-another = Oder tippe eine andere leuchtende Portion an.
board-rw-in-hand = { $dice } Würfel zum Werfen
board-rw-ended-take = { $name } hat die { $tile } genommen.
board-rw-ended-steal = { $name } hat { $victim } die { $tile } geklaut!
board-rw-ended-dead = { $name } hat { $dice } gewürfelt: nichts zum Herauslegen.
board-rw-ended-nothing = { $name } hat keine Portion bekommen.
board-rw-ended-back = Die { $tile } liegt wieder auf dem Grill.
board-rw-ended-turned = Die { $tile } ist umgedreht.

## It Happens..

board-ih-round = Runde { $round } von 4
board-ih-face-down =
    { $mounds ->
        [0] kein Hügel mehr verdeckt
        [one] { $mounds } Hügel verdeckt
       *[other] { $mounds } Hügel verdeckt
    }
board-ih-supply = { $worms } im Vorrat
board-ih-mounds = Die Termitenhügel dieser Runde
board-ih-mound = Hügel { $mound }
board-ih-queen = Königin, { $points } Punkte
board-ih-general = General, { $points } Punkte
board-ih-worm-number = Wurmzahl { $number }
board-ih-die =
    { $nobody ->
        [yes] Dritte Farbe, gehört niemandem, { $colour } Würfel: { $face }
       *[no] Der { $colour } Würfel: { $face }
    }
board-ih-column = Spalte { $column }{ $owner }: { $fields }
board-ih-owner = , { $name } ({ $letter }), Summe { $sum }
board-ih-field-die = Würfel { $die }
board-ih-field-empty = leer
board-ih-sum = Summe { $sum }
board-ih-hand = Der Würfel von { $name }
board-ih-roll = Du bist dran: würfle!
board-ih-roll-either = Du bist dran: Wirf einen eigenen Würfel oder einen der dritten Farbe.
board-ih-place = Setze den Würfel auf ein leuchtendes Feld.
board-ih-reveal = Welche drei Termitenhügel werden aufgedeckt?
board-ih-revealing = Drei Termitenhügel werden aufgedeckt.
board-ih-reroll = Noch einmal
board-ih-skip = Aussetzen
board-ih-purse = du hast { $worms }
board-ih-nobody = gehört niemandem
board-ih-starter = beginnt diese Runde
board-ih-dice =
    { $third ->
        [0] Noch { $dice } Würfel
       *[other] Noch { $dice } Würfel und { $third } der dritten Farbe
    }
board-ih-no-dice = keine Würfel mehr
board-ih-score = Punkte bisher
board-ih-object =
    { $count ->
        [one] { ih-find }
       *[other] { ih-find }, { $count } ×
    }
board-ih-points-down =
    { $tiles ->
        [one] { $tiles } verdecktes Punkteplättchen
       *[other] { $tiles } verdeckte Punkteplättchen
    }
board-ih-pairs = Paare: { $points }
board-ih-most-kinds = meiste Arten: { $points }
board-ih-scoring = Runde { $round } ist aus
board-ih-scoring-all = Alles zeigen
board-ih-part =
    { $part ->
        [pairs] Paare
        [most_kinds] Meiste Arten
        [worms] Würmer
        [queens] Königinnen
       *[generals] Generäle
    }
board-ih-total = Summe
board-ih-how = 5 für jede Art, die man mehr als einmal hat, 10 für die meisten Arten, 1 je Wurm, dazu die Punkteplättchen.

# The mounds of It Happens..
board-ih-luck =
    { $luck ->
        [by-one] Um einen einzigen Punkt!
       *[exact] Genau getroffen!
    }
board-ih-roll-own = Eigener

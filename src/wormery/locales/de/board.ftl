### Die Spielbretter: was darauf steht, wie die Teile heißen und was gefragt wird.

board-seats = Am Tisch
board-turn-of =
    { $you ->
        [yes] Du bist dran
       *[no] { $name } ist dran
    }
board-you = du
board-you-name = Du
board-stand-in = ein Bot spielt
board-failing = ein anderer Bot springt ein
board-away = weg
board-winner = Gewonnen
board-go-on = Weiter
board-in-words = Als Text
board-final = Das Ergebnis
board-final-player = Wer
board-die =
    { $face ->
        [W] Wurm
       *[other] { $face }
    }
board-real-title =
    { $dice ->
        [one] Was zeigt der Würfel? Tipp es an.
       *[other] Was zeigen die { $dice } Würfel? Tipp sie an.
    }
board-real-back = Einen zurück
board-real-draw = Für mich ziehen
board-real-done = Fertig

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
board-rw-stack-under = Darunter: { $tiles }
board-rw-steal = Klauen!
board-rw-begin = Du bist dran: würfle!
board-rw-choose = Welches Symbol legst du beiseite?
board-rw-on-or-take = Noch mal würfeln oder nehmen?
board-rw-take = Nimm eine Portion.
board-rw-on-or-give-up = Noch keine Portion: weiter oder aufgeben?
board-rw-give-up = Keine Portion für diese Summe.
board-rw-failed =
    { $why ->
        [dead] Fehlwurf!
        [no-worm] Kein Wurm, keine Portion!
       *[no-claim] Keine Portion für diese Summe!
    }
board-rw-dice-of =
    { $you ->
        [yes] Deine Würfel
       *[no] Die Würfel von { $name }
    }
board-rw-aside =
    { $worm ->
        [yes] Beiseitegelegt: { $dice } Würfel, Summe { $total }, mit Wurm
       *[no] Beiseitegelegt: { $dice } Würfel, Summe { $total }, noch kein Wurm
    }
board-rw-with-worm = Wurm
board-rw-no-worm-yet = noch kein Wurm
board-rw-rolled = Gewürfelt: { $dice } Würfel
board-rw-then = macht { $total }
board-rw-group =
    { $barred ->
        [yes] { $count } × { board-die }, in diesem Zug schon benutzt
       *[no] { $count } × { board-die }
    }
board-rw-barred = benutzt
board-rw-or-another = Oder tipp eine andere leuchtende Portion an.
board-rw-in-hand = { $dice } Würfel zum Werfen

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
board-ih-hand =
    { $you ->
        [yes] Dein Würfel
       *[no] Der Würfel von { $name }
    }
board-ih-roll = Du bist dran: würfle!
board-ih-roll-either = Du bist dran: Würfle mit einem eigenen Würfel oder einem der dritten Farbe.
board-ih-place = Auf welchen Hügel kommt der Würfel?
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
board-ih-scoring = Runde { $round } ist vorbei
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
board-ih-how = 5 für jede Art, die du mehrfach hast, 10 für die meisten Arten, 1 je Wurm, dazu deine Punkteplättchen.

## The row: compact seats, giving up, moments
board-rw-seat-more = { $name }: mehr dazu
board-rw-seat-bot = Ein Bot
board-rw-seat-person = Ein Mensch
board-rw-take-tile = { $tile } nehmen
board-rw-steal-tile = { $tile } klauen
board-rw-give-up-tile = Aufgeben? Du gibst die { $tile } zurück.
board-rw-give-up-nothing = Aufgeben? Du hast keine Portion zurückzugeben.
board-rw-give-up-yes = Aufgeben
board-rw-give-up-no = Nein, weiter
board-rw-moment =
    { $kind ->
        [steal] Geklaut!
        [last] Die letzte Portion!
        [big] Vier Würmer!
        [worm] Endlich ein Wurm!
       *[exact] Genau { $tile }!
    }

# The mounds of It Happens..
board-ih-luck =
    { $luck ->
        [by-one] Um einen Punkt!
       *[exact] Genau getroffen!
    }
board-ih-roll-own = Eigene Farbe

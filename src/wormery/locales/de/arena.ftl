### Wettkämpfe, Turniere und Simulationen: was über viele Spiele gesagt wird.

arena-number = { NUMBER($value) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-estimate = { $value } ({ $low } bis { $high })

## Wer und was

arena-title = { $game }, { $seats } Plätze
arena-title-options = { $game }, { $seats } Plätze, { $options }
arena-seat = { $player }, Platz { $letter }
arena-copies = { $player } ({ $seats } Plätze)
arena-reason =
    { $reason ->
        [worms] meiste Würmer
        [highest-tile] höchste Portion
        [points] meiste Punkte
        [queens] meiste Königinnen
        [generals] meiste Generäle
       *[shared] geteilter Sieg
    }

## Tabellen und Zahlen

arena-rank = Rang
arena-player-name = Spieler
arena-rating = Wertung
arena-share = Siegesanteil
arena-points = Punkte je Spiel
arena-order = Reihenfolge
arena-order-place =
    { $place ->
        [1] beginnt
       *[other] als { $place }.
    }
arena-games-played = Spiele: { $games }
arena-fair = Gleich starke Spieler würden je { $share } gewinnen.
arena-first-seat = Der Platz, der beginnt, gewinnt { $share }; gerecht wären { $fair }.
arena-shared = In { $share } der Spiele wird der Sieg geteilt.
arena-nobody = Die dritte Farbe, die niemandem gehört, holt { $share } der Siege.
arena-length = Ein Spiel hat im Schnitt { $mean } Entscheidungen; der Median ist { $median }, und neun von zehn Spielen haben { $low } bis { $high }.
arena-choices = Bei { $mean } dieser Entscheidungen gibt es etwas zu wählen.
arena-scores = Ein Platz holt im Schnitt { $mean } Punkte; der Median ist { $median }, und neun von zehn holen { $low } bis { $high }.
arena-certainty = In Klammern: 95-%-Konfidenzintervalle, berechnet über die Austeilungen.
arena-decides = Was Spiele entscheidet
arena-first-title = Siege nach Reihenfolge
arena-ranking = Rangliste
arena-cross = Jeder gegen jeden
arena-cross-note = Wie oft der Spieler der Zeile an Tischen gewinnt, an denen auch der Spieler der Spalte sitzt.

## Während es läuft

arena-playing = Es wird gespielt
arena-stopped = Angehalten. { $games } Spiele sind beendet und gespeichert.
arena-to-go-on = Weiter geht’s mit: { $command }
arena-kept-in = Die Ergebnisse sind in { $file } gespeichert.
arena-not-narrow = Das Intervall ist noch nicht so schmal wie verlangt.
arena-report-in = Der Bericht steht in { $file }.

## Der Bericht

arena-report-title =
    { $kind ->
        [tournament] Turnier: { $what }
        [simulate] Simulation: { $what }
       *[match] Wettkampf: { $what }
    }
arena-report-ladder = Leiter
arena-report-ladder-note = Siegesanteil jedes Spielers über alle Tische; die Linie ist das 95-%-Intervall, die gestrichelte Linie das, was gleich starke Spieler gewinnen würden.
arena-report-scores = Punkte
arena-report-scores-note = Wie oft ein Spieler mit so vielen Punkten endet.
arena-report-length = Länge eines Spiels
arena-report-length-note = Wie oft ein Spiel so viele Entscheidungen hat.
arena-report-first = Wer beginnt
arena-report-first-note = Siegesanteil nach Reihenfolge; die gestrichelte Linie wäre gerecht.
arena-report-decides-note = Der erste Vergleich, der nur die Sieger übrig lässt.
arena-report-made = Wie es entstand
arena-report-command = Befehl
arena-report-seed = Seed
arena-report-games = Spiele
arena-report-deals = Austeilungen
arena-report-version = Version
arena-report-luck = Jede Austeilung wird mit denselben Würfeln für jede Art gespielt, die Spieler um den Tisch weiterrücken zu lassen, damit sich das Glück aufhebt. Die Intervalle sind über die Austeilungen berechnet.
arena-report-decisions = Entscheidungen
arena-report-part = Anteil aller Spiele
arena-report-part-seats = Anteil aller Ergebnisse

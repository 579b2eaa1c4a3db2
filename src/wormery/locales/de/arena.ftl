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
arena-rating = Stärke
arena-share = Anteil der Siege
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
arena-length = Ein Spiel hat im Mittel { $mean } Entscheidungen, die Hälfte aller Spiele höchstens { $median }, neun von zehn { $low } bis { $high }.
arena-choices = Bei { $mean } dieser Entscheidungen gibt es etwas zu wählen.
arena-scores = Ein Platz hat im Mittel { $mean } Punkte, die Hälfte höchstens { $median }, neun von zehn { $low } bis { $high }.
arena-certainty = In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt, berechnet über die Austeilungen.
arena-decides = Was Spiele entscheidet
arena-first-title = Siege nach Reihenfolge
arena-ranking = Rangliste
arena-cross = Jeder gegen jeden
arena-cross-note = Wie viel der Spieler der Zeile an Tischen gewinnt, an denen auch der Spieler der Spalte sitzt.

## Während es läuft

arena-playing = Es wird gespielt
arena-stopped = Angehalten. { $games } Spiele sind beendet und gesichert.
arena-to-go-on = Weiter geht es mit: { $command }
arena-kept-in = Die Ergebnisse stehen in { $file }.
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
arena-report-ladder-note = Anteil der Siege jedes Spielers über alle Tische; die Linie ist das Intervall von 95 %, die gestrichelte Linie das, was gleich starke Spieler gewännen.
arena-report-scores = Punkte
arena-report-scores-note = Wie oft ein Spieler mit so vielen Punkten endet.
arena-report-length = Länge eines Spiels
arena-report-length-note = Wie oft ein Spiel so viele Entscheidungen hat.
arena-report-first = Wer beginnt
arena-report-first-note = Anteil der Siege nach Reihenfolge; die gestrichelte Linie wäre gerecht.
arena-report-decides-note = Der erste Vergleich, der nur die Sieger übrig lässt.
arena-report-made = Wie es entstand
arena-report-command = Befehl
arena-report-seed = Startwert
arena-report-games = Spiele
arena-report-deals = Austeilungen
arena-report-version = Version
arena-report-luck = Jede Austeilung wird mit denselben Würfeln für jede Art gespielt, die Spieler um den Tisch weiterrücken zu lassen, damit sich das Glück aufhebt. Die Intervalle sind über die Austeilungen berechnet.
arena-report-decisions = Entscheidungen
arena-report-part = Anteil aller Spiele
arena-report-part-seats = Anteil aller Ergebnisse

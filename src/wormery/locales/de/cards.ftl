### Was auf Bildern eines Tisches steht, und in der Vorschau von Links dorthin.

card-site = Zwei Würfelspiele über Würmer, mit Freunden oder gegen Bots.
card-invite = Setz dich zu { $name }!
card-invite-anyone = Komm und spiel { $game } mit!
card-free =
    { $free ->
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
card-free-seat = freier Platz
card-together =
    { $count ->
        [one] { $names } sitzt am Tisch
       *[other] { $names } sitzen am Tisch
    }
card-soon = Gleich geht es los.
card-watch = Das Spiel läuft: Schau zu!
card-score = { $name } { $score }
card-about = { $game }: { $what }
card-review = Was war Glück, was war gut gewählt?
card-luck = Glück
card-skill = Wahl
card-place = Platz { $place } von { $count } für { $name }
card-daily = Gleiche Würfel für alle
card-daily-what = Jeden Tag ein Tisch, dieselben Würfe und dieselben Bots für alle. Kannst du es besser?
card-dare = Spiel mit den Würfen von { $name }!
card-dare-what = Dieselben Würfe, dieselben Bots: Kannst du es besser?
card-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
card-numbers = Meine Zahlen
card-numbers-won =
    { $games ->
        [one] { $wins } von 1 Partie gewonnen. Unter Gleichen wären es { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
       *[other] { $wins } von { $games } Partien gewonnen: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }. Unter Gleichen wären es { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
    }
card-numbers-skill = Können
card-numbers-level =
    { $level ->
        [random] Wirrkopf
        [beginner] Anfänger
        [casual] Freizeitspieler
        [skilled] Könner
        [expert] Meister
        [champion] Großmeister
       *[other] { $level }
    }
card-numbers-run = Längste Siegesserie
card-numbers-score = Bestes Ergebnis

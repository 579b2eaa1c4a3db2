### Wat er op plaatjes van een tafel staat, en in voorbeelden van links ernaartoe.

card-site = Twee dobbelspellen over wormen, met vrienden of tegen bots.
card-invite = Schuif aan bij { $name }!
card-invite-anyone = Kom { $game } spelen!
card-free =
    { $free ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $free } plaatsen vrij.
    }
card-free-seat = vrije plaats
card-together =
    { $count ->
        [one] { $names } zit aan tafel
       *[other] { $names } zitten aan tafel
    }
card-soon = Het spel gaat zo beginnen.
card-watch = Het spel is bezig: kom kijken.
card-score = { $name } { $score }
card-about = { $game }: { $what }
card-review = Wat was geluk en wat was goed gekozen?
card-luck = Geluk
card-skill = Keuzes
card-place = Plaats { $place } van { $count } voor { $name }
card-daily = Iedereen dezelfde dobbelstenen
card-daily-what = Elke dag één tafel, met voor iedereen dezelfde worpen en dezelfde bots. Kun jij het beter?
card-dare = Speel met de worpen van { $name }!
card-dare-what = Dezelfde worpen, dezelfde bots: kun jij het beter?
card-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
card-numbers = Mijn cijfers
card-numbers-won =
    { $games ->
        [one] { $wins } van 1 partij gewonnen. Onder gelijken zou het { NUMBER($fair, style: "percent", maximumFractionDigits: 0) } zijn.
       *[other] { $wins } van { $games } partijen gewonnen: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }. Onder gelijken zou het { NUMBER($fair, style: "percent", maximumFractionDigits: 0) } zijn.
    }
card-numbers-skill = Kunnen
card-numbers-level =
    { $level ->
        [random] Warhoofd
        [beginner] Beginner
        [casual] Liefhebber
        [skilled] Gevorderde
        [expert] Meester
        [champion] Grootmeester
       *[other] { $level }
    }
card-numbers-run = Langste reeks zeges
card-numbers-score = Beste score

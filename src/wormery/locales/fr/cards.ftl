### Ce qui figure sur l’image d’une table, et dans l’aperçu des liens qui y mènent.

card-site = Deux jeux de dés et de vers, entre amis ou contre des bots.
card-invite = Viens jouer avec { $name } !
card-invite-anyone = Viens jouer à { $game } !
card-free =
    { $free ->
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
card-free-seat = place libre
card-together = Autour de la table : { $names }
card-soon = La partie va commencer.
card-watch = La partie est en cours : viens regarder.
card-score = { $name } { $score }
card-about = { $game } : { $what }
card-review = La part de la chance, la part des choix
card-luck = Chance
card-skill = Choix
card-place = Place { $place } sur { $count } pour { $name }
card-daily = Les mêmes dés pour tous
card-daily-what = Une table par jour, les mêmes dés et les mêmes bots pour tous. Feras-tu mieux ?
card-dare = Un défi avec les dés de { $name } !
card-dare-what = Les mêmes dés, les mêmes bots : feras-tu mieux ?
card-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
card-numbers = Mes chiffres
card-numbers-won =
    { $games ->
        [one] Victoires : { $wins } sur 1 partie. À forces égales, ce serait { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
       *[other] Victoires : { $wins } sur { $games } parties, soit { NUMBER($share, style: "percent", maximumFractionDigits: 0) }. À forces égales, ce serait { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
    }
card-numbers-skill = Talent
card-numbers-level =
    { $level ->
        [random] Tête en l’air
        [beginner] Débutant
        [casual] Occasionnel
        [skilled] Aguerri
        [expert] Maître
        [champion] Grand maître
       *[other] { $level }
    }
card-numbers-run = Plus longue série de victoires
card-numbers-score = Meilleur score

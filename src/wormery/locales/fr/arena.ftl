### Rencontres, tournois et simulations : ce qui est dit de beaucoup de parties.

arena-number = { NUMBER($value) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-estimate = { $value } (de { $low } à { $high })

## Qui et quoi

arena-title = { $game }, { $seats } places
arena-title-options = { $game }, { $seats } places, { $options }
arena-seat = { $player }, place { $letter }
arena-copies = { $player } ({ $seats } places)
arena-reason =
    { $reason ->
        [worms] le plus de vers
        [highest-tile] domino le plus élevé
        [points] le plus de points
        [queens] le plus de reines
        [generals] le plus de généraux
       *[shared] victoire partagée
    }

## Tableaux et chiffres

arena-rank = Rang
arena-player-name = Joueur
arena-rating = Force
arena-share = Part des victoires
arena-points = Points par partie
arena-order = Ordre
arena-order-place =
    { $place ->
        [1] commence
       *[other] { $place }e à jouer
    }
arena-games-played = Parties : { $games }
arena-fair = Des joueurs égaux gagneraient chacun { $share }.
arena-first-seat = La place qui commence gagne { $share } ; le juste serait { $fair }.
arena-shared = La victoire est partagée dans { $share } des parties.
arena-nobody = La troisième couleur, qui n’est à personne, prend { $share } des victoires.
arena-length = Une partie compte en moyenne { $mean } décisions, la moitié des parties au plus { $median }, neuf sur dix de { $low } à { $high }.
arena-choices = { $mean } de ces décisions laissent un choix.
arena-scores = Une place a en moyenne { $mean } points, la moitié au plus { $median }, neuf sur dix de { $low } à { $high }.
arena-certainty = Entre parenthèses : où se trouve la vraie valeur avec une certitude de 95 %, calculé sur les donnes.
arena-decides = Ce qui décide les parties
arena-first-title = Victoires selon l’ordre
arena-ranking = Classement
arena-cross = Chacun contre chacun
arena-cross-note = Ce que gagne le joueur de la ligne aux tables où le joueur de la colonne est assis aussi.

## Pendant le jeu

arena-playing = En cours
arena-stopped = Arrêté. { $games } parties sont terminées et gardées.
arena-to-go-on = Pour continuer : { $command }
arena-kept-in = Les résultats sont gardés dans { $file }.
arena-not-narrow = L’intervalle n’est pas encore aussi étroit que demandé.
arena-report-in = Le rapport est dans { $file }.

## Le rapport

arena-report-title =
    { $kind ->
        [tournament] Tournoi : { $what }
        [simulate] Simulation : { $what }
       *[match] Rencontre : { $what }
    }
arena-report-ladder = Échelle
arena-report-ladder-note = Part des victoires de chaque joueur sur toutes les tables ; le trait est l’intervalle de 95 %, le pointillé ce que gagneraient des joueurs égaux.
arena-report-scores = Points
arena-report-scores-note = Combien de fois un joueur finit avec tant de points.
arena-report-length = Longueur d’une partie
arena-report-length-note = Combien de fois une partie compte tant de décisions.
arena-report-first = Qui commence
arena-report-first-note = Part des victoires selon l’ordre ; le pointillé est ce qui serait juste.
arena-report-decides-note = La première comparaison qui ne laisse que les gagnants.
arena-report-made = Comment il a été fait
arena-report-command = Commande
arena-report-seed = Graine
arena-report-games = Parties
arena-report-deals = Donnes
arena-report-version = Version
arena-report-luck = Chaque donne est jouée avec les mêmes dés pour chaque façon de faire tourner les joueurs autour de la table, de sorte que la chance s’annule. Les intervalles sont calculés sur les donnes.
arena-report-decisions = Décisions
arena-report-part = Part de toutes les parties
arena-report-part-seats = Part de tous les résultats

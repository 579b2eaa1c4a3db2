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
        [highest-tile] pickomino le plus élevé
        [points] le plus de points
        [queens] le plus de reines
        [generals] le plus de généraux
       *[shared] victoire partagée
    }

## Tableaux et chiffres

arena-rank = Rang
arena-player-name = Joueur
arena-rating = Cote
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
arena-first-seat = La place qui commence gagne { $share } ; { $fair } serait équitable.
arena-shared = La victoire est partagée dans { $share } des parties.
arena-nobody = La troisième couleur, qui n’est à personne, gagne { $share } des parties.
arena-length = Une partie compte en moyenne { $mean } décisions ; la médiane est { $median }, et neuf parties sur dix en comptent de { $low } à { $high }.
arena-choices = { $mean } de ces décisions laissent un choix.
arena-scores = Une place marque en moyenne { $mean } points ; la médiane est { $median }, et neuf sur dix marquent de { $low } à { $high }.
arena-certainty = Entre parenthèses : intervalles de confiance à 95 %, calculés sur les donnes.
arena-decides = Ce qui décide les parties
arena-first-title = Victoires selon l’ordre
arena-ranking = Classement
arena-cross = Chacun contre chacun
arena-cross-note = Combien de fois le joueur de la ligne gagne aux tables où le joueur de la colonne est assis aussi.

## Pendant le jeu

arena-playing = En cours
arena-stopped = Arrêté. { $games } parties sont terminées et enregistrées.
arena-to-go-on = Pour continuer : { $command }
arena-kept-in = Les résultats sont enregistrés dans { $file }.
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
arena-report-ladder-note = Part des victoires de chaque joueur sur toutes les tables ; le trait est l’intervalle de 95 %, le pointillé ce que gagneraient des joueurs égaux.
arena-report-scores = Points
arena-report-scores-note = Combien de fois un joueur finit avec tant de points.
arena-report-length = Longueur d’une partie
arena-report-length-note = Combien de fois une partie compte tant de décisions.
arena-report-first = Qui commence
arena-report-first-note = Part des victoires selon l’ordre ; le pointillé est ce qui serait équitable.
arena-report-decides-note = La première comparaison qui ne laisse que les gagnants.
arena-report-made = Comment il a été fait
arena-report-command = Commande
arena-report-seed = Graine
arena-report-games = Parties
arena-report-deals = Donnes
arena-report-version = Version
arena-report-luck = Chaque donne est jouée avec les mêmes dés pour chaque rotation des joueurs autour de la table, pour que la chance s’annule. Les intervalles sont calculés sur les donnes.
arena-report-decisions = Décisions
arena-report-part = Part de toutes les parties
arena-report-part-seats = Part de tous les résultats

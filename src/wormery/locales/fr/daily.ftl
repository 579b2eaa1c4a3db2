### Les mêmes dés pour tous : la table du jour, les défis, et deux parties côte à côte.

## La table du jour

page-daily = Les mêmes dés pour tous
page-daily-what = Aujourd’hui, le monde entier a les mêmes dés et les mêmes bots. Tu n’as qu’un essai ; ensuite, tu verras ce que les autres en ont fait.
page-daily-left = { $hours ->
        [0] Nouvelles tables dans { $minutes } min
       *[other] Nouvelles tables dans { $hours } h { $minutes } min
    }
page-daily-new = Pas encore jouée.
page-daily-going = Ta partie est en cours.
page-daily-played = { $played ->
        [0] Personne ne l’a encore terminée ici.
        [one] Une personne l’a terminée ici.
       *[other] { $played } personnes l’ont terminée ici.
    }
page-daily-play = Jouer
page-daily-go-on = Continuer
page-daily-see = Voir le résultat
page-daily-check = Puis-je vérifier ces dés ?
page-daily-check-what = Ils viennent de cette graine et de rien d’autre. Elle est faite de la date, du jeu et d’une clé que tout le monde peut connaître : chacun peut donc recalculer chaque lancer.
page-daily-copy-seed = Copier la graine
page-daily-offline = Dans le terminal, tu peux jouer la même table, même hors ligne :
page-daily-results = { $game }, { $date }
page-daily-rank = { $rank ->
        [1] Tu es 1er sur { $count }
       *[other] Tu es { $rank }e sur { $count }
    }
page-daily-scored = Ton score : { $score }. À ta table : { $place }
page-daily-first = Personne ici n’a fini avant toi. Reviens plus tard voir ce que les autres ont fait de ces dés.
page-daily-champion = Le grand maître avec les mêmes dés
page-daily-champion-did = { $won ->
        [yes] Il a fait { $score } et il a gagné.
       *[no] Il a fait { $score } et n’a pas gagné non plus.
    }
page-daily-everyone = Tout le monde ici
page-daily-nobody = Personne n’a terminé cette table ici.
page-daily-compare = Comparer avec le grand maître
page-daily-to-table = Vers la table

## Ceux qui ont eu les mêmes dés

page-contest-bot = { $name } ({ $level })
page-contest-against = Contre { $names }
page-contest-you = Toi
page-contest-someone = Quelqu’un
page-contest-rank = Rang
page-contest-who = Qui
page-contest-score = Score
page-contest-compare = Comparer
page-contest-others = Comparer avec les autres

## Les défis

page-challenge = Défier un ami avec mes dés
page-challenge-from = { $name } te lance un défi
page-challenge-from-someone = On te lance un défi
page-challenge-mine = Ton défi
page-challenge-what = Tu reçois exactement les mêmes dés, contre les mêmes bots. Qu’en feras-tu ? Une fois la partie finie, vous pourrez comparer tour par tour.
page-challenge-send = Envoie le lien à un ami, ou fais-lui scanner le QR code. Il aura les dés que tu as eus, contre les mêmes bots.
page-challenge-over = Tu as joué. La chance était la même pour tous, le reste, c’est du talent.
page-challenge-play = Jouer avec les mêmes dés
page-challenge-tries = Qui a déjà joué
page-challenge-none = Personne ne l’a encore relevé.
page-challenge-hidden = { $tries ->
        [0] Personne ne l’a encore relevé.
        [one] Une personne a déjà joué. Tu verras comment une fois ta partie finie.
       *[other] { $tries } personnes ont déjà joué. Tu verras comment une fois ta partie finie.
    }
page-challenge-qr = QR code avec le lien vers ce défi
page-challenge-invite = Sauras-tu me battre à { $game } avec les mêmes dés ?
page-challenge-see = Voir qui a joué

## Deux parties côte à côte

page-compare-title = Les mêmes dés, tour par tour
page-compare-alike = Aux { $rolls } endroits où les deux ont lancé, les dés étaient les mêmes. Le reste, c’est du talent.
page-compare-first = { $round ->
        [0] Premier choix différent : tour { $number }
       *[other] Premier choix différent : manche { $round }, tour { $number }
    }
page-compare-never = Avec les mêmes dés, vous avez toujours fait le même choix.
page-compare-jump = Y aller
page-compare-turn = { $round ->
        [0] Tour { $number }
       *[other] Manche { $round }, tour { $number }
    }
page-compare-same = Joué pareil
page-compare-score = Score : { $score }
page-compare-watch = Revoir ce tour
page-compare-no-turn = Ce tour n’a pas eu lieu.
page-compare-won = victoire
page-compare-back = Retour aux résultats

### Deux parties avec les mêmes dés, côte à côte ; et la table du jour dans le terminal.

compare-parted = Mêmes dés, autre choix : { $one } { $other }
compare-title = { $game } · { $one } et { $other }
compare-score =
    { $won ->
        [yes] { $name } : { $score }, victoire ({ $scores })
       *[no] { $name } : { $score }, pas de victoire ({ $scores })
    }
compare-unfinished = { $name } : { $score } pour l’instant ; cette partie n’est pas finie ({ $scores })
compare-better = Meilleur résultat : { $name }
compare-equal = Les deux résultats se valent.
compare-dice-same =
    { $rolls ->
        [one] Au seul endroit où les deux ont lancé, les dés étaient les mêmes.
       *[other] Aux { $rolls } endroits où les deux ont lancé, les dés étaient les mêmes.
    }
compare-dice-differ = Les dés n’étaient les mêmes qu’à { $alike } des { $rolls } endroits où les deux ont lancé : ces parties n’ont pas été jouées avec les mêmes dés.
compare-dice-none = Il n’y a aucun endroit de la partie où les deux ont lancé.
compare-first = Premier choix différent · { $turn }
compare-never = Avec les mêmes dés, les choix n’ont jamais différé.
compare-all-same = Les deux parties sont les mêmes, coup par coup.
compare-every-turn = Tour par tour
compare-turn =
    { $round ->
        [0] Tour { $number }
       *[other] Manche { $round }, tour { $number }
    }
compare-turn-same = { $turn } · mêmes dés, même choix
compare-turn-parted = { $turn } · mêmes dés, autre choix
compare-played = { $told } Score : { $score }.
compare-not-played = { $name } : n’a pas eu ce tour.
compare-command = Tour par tour : { $command }

# Ce qui ne se compare pas

compare-other-game = Ce sont des jeux différents : { $one } et { $other }. On ne peut comparer que deux parties du même jeu.
compare-other-seats = Une partie a { $one } places, l’autre { $other }. On ne peut comparer que des parties qui ont autant de places.
compare-other-options = Ces parties n’ont pas été jouées avec les mêmes règles : { $one } et { $other }.
compare-no-seat = Cette place n’existe pas. Les places sont : { $letters }.

# La table du jour dans le terminal

day-title = Les tables du jour du { $day }
day-not-yet = pas encore jouée
day-going =
    { $steps ->
        [one] commencée, { $steps } étape pour l’instant
       *[other] commencée, { $steps } étapes pour l’instant
    }
day-played = jouée : { $scores }
day-start = Pour jouer : { $command }
day-intro = La table du jour du { $day } : tout le monde a les mêmes dés et les mêmes bots. Un seul essai compte, et il n’y a pas de conseils.
day-fun = Cette fois, c’est pour le plaisir : ça ne compte pas.
day-done = Tu as joué la table du jour du { $day }. Un seul essai compte, et c’était le tien.
day-again = Encore une fois, pour le plaisir : { $command }
day-ask-hint =
    { $one ->
        [yes] Entrée le joue · u annuler · c commentaire · ? aide · q quitter
       *[no] u annuler · c commentaire · ? aide · q quitter
    }
day-no-hint = Pas de conseils à une table où tout le monde a les mêmes dés : ce sont tes propres choix que l’on compare.
day-no-such-day = « { $day } » n’est pas une date. Écris-la ainsi : 2026-11-18.
day-no-table = Il n’y a pas de table du jour pour { $game }.
day-other-dice = Ce n’est pas une partie avec les dés de « { $seed } ».

# Vérifier de tels dés

verify-shared =
    { $reveals ->
        [0] pareils pour tout le monde : { $file } : les { $rolls } lancers ({ $dice } dés) découlent tous de la graine.
       *[other] pareils pour tout le monde : { $file } : les { $rolls } lancers ({ $dice } dés) et les { $reveals } révélations découlent tous de la graine.
    }
verify-shared-seed = Graine : « { $seed } ». Chacun peut en déduire ces dés, même à l’avance : ils sont les mêmes pour tout le monde, et juste pour le plaisir.

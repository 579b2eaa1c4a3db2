### Revenir sur une partie finie, sur la page, et la reprendre à n’importe quel moment.

## The review

page-review-title = { $game } : comment c’était joué
page-review-wait = L’entraîneur parcourt la partie…
page-review-progress = L’entraîneur parcourt la partie : étape { $done } sur { $of }.
page-review-turning = Tournants de la partie
page-review-no-turning = Aucun moment n’a décidé de la partie à lui seul : elle s’est jouée petit à petit.
page-review-turn = Tour { $turn }
page-review-round = Manche { $round }
page-review-rolled =
    { $you ->
        [yes] Tu lances : { $dice }
       *[no] { $name } lance : { $dice }
    }
page-review-for =
    { $you ->
        [yes] { $change } pour toi
       *[no] { $change } pour { $name }
    }
page-review-chances = Chances de gagner
page-review-graph-how = Touche les courbes ou glisse le long, ou prends les flèches du clavier.
page-review-at = Étape { $step } sur { $steps }
page-review-previous = Tournant précédent
page-review-next = Tournant suivant
page-review-luck =
    { $you ->
        [yes] Chance : { $change } pour toi
       *[no] Chance : { $change } pour { $name }
    }
page-review-cost = Fait perdre { $cost }
page-review-good = On ne pouvait pas mieux faire
page-review-forced = Il n’y avait pas d’autre choix
page-review-revealed = Ce qui est révélé change les chances
page-review-exact = exact
page-review-estimated = estimé, ± { $error }
page-review-moves = Les choix possibles
page-review-moves-how = Touche un coup pour le voir sur le plateau.
page-review-chosen = choisi
page-review-best = le meilleur
page-review-instead = À la place : { $move }
page-review-back = Revenir à ce qui a été joué
page-review-accounts = Chance et talent
page-review-accounts-how = En pour cent des chances de gagner. La chance, c’est ce que les dés ont changé ; chaque choix est comparé au meilleur. Depuis le départ, le tout donne le résultat.
page-review-start = Départ
page-review-own-luck = Sa chance
page-review-others-luck = Chance des autres
page-review-own-choices = Ses choix
page-review-others-choices = Choix des autres
page-review-revisions = Estimations revues
page-review-result = Résultat
page-review-adjusted = Résultat sans la chance
page-review-decisions =
    { $decisions ->
        [one] Un choix, qui a fait perdre { $error }.
       *[other] { $decisions } choix, qui ont fait perdre { $error } en moyenne.
    }
page-review-moments = Lancers et choix
page-review-luckiest = Coup de chance
page-review-unluckiest = Coup de malchance
page-review-best-choice = Meilleur choix
page-review-costliest = Choix le plus coûteux
page-review-one-in = 1 sur { $count }
page-review-table = Toute la partie en tableau
page-review-what = Ce qui s’est passé
page-review-change = Écart

## Playing on

page-play-on-what = Une nouvelle table à partir de cette position, avec de nouveaux dés.
page-play-on-from = À partir de quand ?
page-play-on-shown = Telle qu’on la voit
page-play-on-before = Avant la dernière étape
page-play-on-who = Avec qui ?
page-play-on-alone = Tout seul, contre des bots
page-play-on-same = Avec les mêmes joueurs
page-play-on-same-what = Partage le lien, et chacun reprend une place.
page-play-on-as = Tu joues pour
page-play-on-level = Niveau des bots
page-play-on-go = Ouvrir la table

### Your numbers on the page: what all of somebody’s finished games come to.

page-numbers = Tes chiffres
page-numbers-what = Ce que donnent toutes tes parties terminées. Toi seul le vois, sauf si tu le partages.
page-numbers-none = Joue une première partie, et tes chiffres apparaîtront ici : victoires, séries, chance et talent.
page-numbers-none-yet = Tu n’as encore terminé aucune partie de ce jeu.
page-numbers-counting = Tes parties sont comptées : { $done } sur { $of }
page-numbers-looking = Le coach calcule chance et talent : { $done } parties sur { $of }
page-numbers-game = Jeu
page-numbers-games =
    { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
page-numbers-played = Parties
page-numbers-wins = Victoires
page-numbers-wins-share = { $share } – à forces égales { $fair }
page-numbers-place = Place moyenne
page-numbers-equals = à forces égales : { $fair }
page-numbers-wins-run = Victoires d’affilée
page-numbers-days-run = Jours d’affilée
page-numbers-longest-run = plus longue série : { $longest }
page-numbers-score = Meilleur score
page-numbers-longest = Plus longue partie
page-numbers-steps =
    { $steps ->
        [one] 1 étape
       *[other] { $steps } étapes
    }
page-numbers-open = voir la partie
page-numbers-groups = Tes victoires, table par table
page-numbers-groups-what = Le trait indique combien tu gagnerais à forces égales.
page-numbers-by-seats = À la table
page-numbers-by-level = Bot le plus fort
page-numbers-seats = { $seats } joueurs
page-numbers-people = sans bot
page-numbers-share = Gagné
page-numbers-luck = Chance
page-numbers-luck-what = Ce que tous les dés d’une partie ont fait de tes chances de gagner : vers le haut, de la chance ; vers le bas, de la malchance. Tout s’additionne : cela peut dépasser 100 %.
page-numbers-skill = Talent
page-numbers-skill-what = Ce que chacun de tes choix a coûté en moyenne : plus c’est court, mieux c’est.
page-numbers-average = La ligne est la moyenne de cinq parties.
page-numbers-bars-won = Une barre pleine, c’est une partie gagnée.
page-numbers-order = La partie la plus ancienne est à gauche.
page-numbers-word = Tu choisis comme
page-numbers-table = La même chose en tableau
page-numbers-date = Date
page-numbers-result = Résultat
page-numbers-won =
    { $won ->
        [yes] Gagné
       *[no] Perdu
    }
page-numbers-given-away = Coût moyen d’un choix
page-numbers-no-choices = aucun choix à toi
page-numbers-counts = Toutes parties confondues
page-numbers-per-game = { $number } par partie
page-numbers-bests = Les plus beaux moments
page-numbers-limits = On compte tes { $most } dernières parties ; le coach regarde la chance et le talent dans les { $looked } dernières, sauf les très longues.
page-numbers-device = Tous ceux qui jouent sur cet appareil comptent ensemble.
page-numbers-stood-in =
    { $moves ->
        [one] 1 coup a été joué pour toi pendant ton absence ou ton retard ; il ne compte pas comme le tien.
       *[other] { $moves } coups ont été joués pour toi pendant ton absence ou ton retard ; ils ne comptent pas comme les tiens.
    }
page-numbers-left-out =
    { $games ->
        [one] 1 partie n’est pas comptée : elle reprenait un enregistrement, ou n’est plus lisible.
       *[other] { $games } parties ne sont pas comptées : elles reprenaient un enregistrement, ou ne sont plus lisibles.
    }
page-numbers-since = Compté depuis le { $date }.
page-numbers-picture = Une image de tes chiffres
page-numbers-picture-what = Toi seul reçois cette image : envoie-la à qui tu veux.
page-numbers-export = Tout télécharger
page-numbers-forget = Effacer mes chiffres
page-numbers-forget-what = Cette page repart de zéro : seules compteront les parties qui finissent à partir de maintenant. Tes parties et leurs analyses restent. C’est définitif.
page-numbers-forget-go = Effacer
page-numbers-forgotten = Tes chiffres sont effacés.
page-numbers-keep = Les garder

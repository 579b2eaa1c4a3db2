### L’entraîneur : ce que la chance et le talent ont fait, et pourquoi un coup est le meilleur.

# Comment quelqu’un a choisi, par le niveau qui joue ainsi ; none s’il y avait trop peu à choisir.
coach-play =
    { $word ->
        [none] { $you ->
            [yes] Tu as eu trop peu de choix pour en juger.
           *[no] { $name } a eu trop peu de choix pour en juger.
        }
        [random] { $you ->
            [yes] Tu as joué comme au hasard.
           *[no] { $name } a joué comme au hasard.
        }
        [beginner] { $you ->
            [yes] Tu as joué comme un débutant.
           *[no] { $name } a joué comme un débutant.
        }
        [casual] { $you ->
            [yes] Tu as joué comme un joueur occasionnel.
           *[no] { $name } a joué comme un joueur occasionnel.
        }
        [skilled] { $you ->
            [yes] Tu as joué comme un joueur aguerri.
           *[no] { $name } a joué comme un joueur aguerri.
        }
        [expert] { $you ->
            [yes] Tu as joué comme un expert.
           *[no] { $name } a joué comme un expert.
        }
       *[champion] { $you ->
            [yes] Tu as joué comme un champion.
           *[no] { $name } a joué comme un champion.
        }
    }

## Pourquoi un coup est le meilleur, dans tous les jeux

# La raison s’adresse à qui a choisi ; quelqu’un d’autre la lit.
coach-to = Pour { $name } : { $reason }

coach-chances = Tes chances de gagner sont de { NUMBER($best, style: "percent", maximumFractionDigits: 1) } { $this }, et de { NUMBER($other, style: "percent", maximumFractionDigits: 1) } { $that }.
coach-even = Cela ne change presque rien : tes chances de gagner sont de { NUMBER($best, style: "percent", maximumFractionDigits: 1) } dans les deux cas.

## Pourquoi un coup est le meilleur au Pickomino

# Ce que l’entraîneur compare, à l’intérieur d’une phrase.
coach-rw-if =
    { $kind ->
        [roll] si tu relances
        [take] si tu prends le { $tile }
        [give-up] si tu renonces
       *[keep] si tu mets { rw-symbol } de côté
    }
coach-rw-many =
    { $most ->
        [yes] { $worms } vers
       *[no] au moins { $worms } vers
    }
coach-rw-stop =
    { $own ->
        [0] Relancer échoue dans { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } des cas ;
       *[other] Relancer échoue dans { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } des cas et te coûte alors ton { $own } ;
    } { $kind ->
        [steal] en t’arrêtant, tu voles le { $tile } à { $victim } ({ rw-worms }).
       *[take] en t’arrêtant, tu prends le { $tile } ({ rw-worms }).
    }
coach-rw-rarely =
    { $better ->
        [0] Tu n’y gagnes jamais.
       *[other] Tu n’y gagnes que dans { NUMBER($better, style: "percent", maximumFractionDigits: 1) } des cas.
    }
coach-rw-no-giving-up =
    { $own ->
        [0] Renoncer ne rapporte rien ;
       *[other] Renoncer te coûte ton { $own } ;
    } relancer te donne encore un pickomino dans { NUMBER($gets, style: "percent", maximumFractionDigits: 1) } des cas.
coach-rw-roll =
    Dans { NUMBER($better, style: "percent", maximumFractionDigits: 1) } des cas, relancer te donne mieux que le { $tile } ; dans { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }, le tour est perdu{ $own ->
        [0] .
       *[other] , et ton { $own } avec.
    }
coach-rw-theft = Dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas, tu voles ainsi le { $tile } à { $victim }.
coach-rw-more = Dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas, cela rapporte { coach-rw-many }.
coach-rw-last-tile =
    { $result ->
        [wins] Le { $tile } est le dernier pickomino : si tu le prends, tu gagnes.
       *[loses] Le { $tile } est le dernier pickomino : si tu le prends, la partie est finie et tu perds.
    }
coach-rw-steal = Voler le { $tile } compte double : { rw-worms } de plus pour toi et autant de moins pour { $victim }.
coach-rw-worms = Le { $tile } porte { rw-worms }, le { $other } seulement { $fewer }.
coach-rw-safer = Les deux portent { rw-worms }, mais le { $tile } est plus sûr : celui qui le veut l’obtient dans { NUMBER($rarely, style: "percent", maximumFractionDigits: 1) } des tours, le { $other } dans { NUMBER($often, style: "percent", maximumFractionDigits: 1) }.
coach-rw-first-worm = Tu n’as pas encore de ver, et sans ver, pas de pickomino.
coach-rw-at-once = Avec { $this }, tu peux prendre tout de suite le { $tile }.
coach-rw-points = Tu marques { $points } points avec { $this }, seulement { $fewer } avec { $that }.
coach-rw-dice =
    { $dice ->
        [one] Avec { $this }, il te reste un dé à lancer ;
       *[other] Avec { $this }, il te reste { $dice } dés à lancer ;
    } { $fewer ->
        [0] avec { $that }, aucun.
       *[other] avec { $that }, seulement { $fewer }.
    }
coach-rw-hopeless = Avec { $that }, plus aucun pickomino n’est possible.
coach-rw-fails =
    { $fails ->
        [0] Avec { $this }, le tour ne peut plus échouer ; avec { $that }, il est perdu dans { NUMBER($other, style: "percent", maximumFractionDigits: 1) } des cas.
       *[other] Le tour est perdu dans { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } des cas avec { $this }, dans { NUMBER($other, style: "percent", maximumFractionDigits: 1) } avec { $that }.
    }
coach-rw-brings = Avec { $this }, tu obtiens { coach-rw-many } dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas, avec { $that } dans { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
coach-rw-risk = Avec { $this }, le tour est plus souvent perdu ({ NUMBER($fails, style: "percent", maximumFractionDigits: 1) } contre { NUMBER($rarer, style: "percent", maximumFractionDigits: 1) }), mais il rapporte aussi plus souvent { coach-rw-many } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) } contre { NUMBER($other, style: "percent", maximumFractionDigits: 1) }).
coach-rw-steals =
    { $chance ->
        [1] Avec { $this }, tu peux voler tout de suite le { $tile } à { $victim }.
       *[other] Avec { $this }, tu voles le { $tile } à { $victim } dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas, avec { $that } dans { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
    }

## Une analyse dans le terminal

review-title =
    { $over ->
        [yes] { $game } · analyse
       *[no] { $game } · analyse de la partie en cours
    }
review-so-far = La partie n’est pas finie : c’est le tour { $turn }. Le mieux placé est { $name }, avec { $chance }.
review-nothing = Rien n’a encore été joué : il n’y a rien à analyser.
review-all-exact = Toutes les chances sont exactes.
review-estimated = Quand la partie est trop longue pour tout calculer, les chances sont estimées, à { $error } près environ. Tout le reste est exact.
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-account = D’où vient le résultat
review-account-note = En pourcentage de chances de gagner. La chance, c’est ce que les dés ont changé ; les choix sont comparés aux meilleurs. À partir du départ, chaque colonne s’additionne pour donner le résultat.
review-start = Départ
review-own-luck = Sa chance
review-others-luck = Chance des autres
review-own-choices = Ses choix
review-others-choices = Choix des autres
review-revisions = Estimations revues
review-result =
    { $over ->
        [yes] Résultat
       *[no] Chances actuelles
    }
review-adjusted = Résultat sans la chance
review-plays = Le jeu de chacun
review-decisions =
    { $decisions ->
        [one] { $sentence } ({ $decisions } choix, { $error } de perdu)
       *[other] { $sentence } ({ $decisions } choix, { $error } de perdu à chaque fois)
    }
review-chances = Chances de gagner
review-tenths = Chaque chiffre compte les dixièmes : 0, c’est moins de 10 %, 9, c’est 90 % ou plus.
review-turning = Tournants de la partie
review-turn = Tour { $turn }
review-round = Manche { $round }
review-turned =
    { $kind ->
        [roll] les dés : { $name } { $before } → { $after }
        [choice] le choix : { $name } { $before } → { $after }
       *[reveal] ce qui est révélé : { $name } { $before } → { $after }
    }
review-rolls = Coup de chance, coup de malchance
review-luckiest = le plus chanceux : { $name } { $luck } ; aussi bien : 1 fois sur { $one_in }
review-unluckiest = le plus malchanceux : { $name } { $luck } ; aussi mal : 1 fois sur { $one_in }
review-best = Meilleur choix
review-next-best = Ensuite : { $move } ({ $chance }, { $cost } de moins).
review-costly = Choix les plus coûteux
review-cost =
    { $exact ->
        [yes] { $cost } de perdu (exact)
       *[no] { $cost } de perdu (estimé, ± { $error })
    }
review-chosen = { $name } a choisi : { $move }
review-better = Mieux : { $move } ({ $chance }).
review-no-costly = Personne n’a perdu grand-chose.
review-progress = Analyse
review-stopped = Arrêté après { $done } étapes sur { $steps }. La même commande reprend à cet endroit.
review-in = L’analyse est dans { $file }.
review-command = Pour analyser la partie : { $command }
review-key = r analyse · Entrée terminer
review-whole-game = Toute la partie
review-happened = Ce qui s’est passé

## Pourquoi un coup est le meilleur à It Happens..

# Ce que l’entraîneur compare, à l’intérieur d’une phrase.
coach-ih-if =
    { $kind ->
        [place] si tu poses sur la termitière { $mound }
        [roll] si tu lances ton propre dé
        [roll-third] si tu lances la troisième couleur
        [reroll] si tu relances
       *[skip] si tu passes
    }
# Ce qu’un dé rapporte sur une termitière, à l’intérieur d’une phrase.
coach-ih-gain =
    { $gain ->
        [queen] la première place (reine, { $points })
        [general] la deuxième place (général, { $points })
        [pair] { ih-found } (en double : { $points } points)
        [new] { ih-found } (un nouvel objet)
        [exact] la case « ver » ({ $sum })
       *[worm] { ih-found }
    }
coach-ih-gains =
    La termitière { $mound } te donne { $gains } ; { $rank ->
        [1] sur la { $other }, tu es déjà en tête.
        [2] sur la { $other }, tu restes deuxième.
        [3] sur la { $other }, le { $die } ne te met que troisième.
        [4] sur la { $other }, le { $die } ne te met que quatrième.
       *[5] sur la { $other }, le { $die } ne te met que cinquième.
    }
coach-ih-both = La termitière { $mound } te donne { $gains }, la { $other } seulement { $others }.
coach-ih-later =
    { $points ->
        [one] La termitière { $other } te donne tout de suite { $others }, mais à la fin la { $mound } vaut environ { NUMBER($points, maximumFractionDigits: 1) } point de plus.
       *[other] La termitière { $other } te donne tout de suite { $others }, mais à la fin la { $mound } vaut environ { NUMBER($points, maximumFractionDigits: 1) } points de plus.
    }
coach-ih-alone = Sur la termitière { $mound }, le { $die } te donne { $gains }.
coach-ih-safe = Sur la termitière { $mound }, personne ne peut plus te dépasser.
coach-ih-overtakes = Sur la termitière { $mound }, tu dépasses { $name }.
coach-ih-lead = Sur la termitière { $mound }, tu mènes alors de { $margin } (reine, { $points }).
coach-ih-behind =
    { $gap ->
        [0] Sur la termitière { $mound }, tu es alors à égalité avec { $name }, qui est en tête.
       *[other] Sur la termitière { $mound }, tu n’as plus alors que { $gap } de retard sur { $name }, qui est en tête.
    }
coach-ih-room =
    { $room ->
        [one] Sur la termitière { $mound }, ta colonne a encore de la place pour un dé,
       *[other] Sur la termitière { $mound }, ta colonne a encore de la place pour { $room } dés,
    } { $less ->
        [0] sur la { $other } pour aucun.
        [one] sur la { $other } seulement pour un.
       *[other] sur la { $other } seulement pour { $less }.
    }
coach-ih-column = Sur la termitière { $mound }, tu peux encore trouver { $finds } plus haut dans la colonne.
coach-ih-points =
    { $points ->
        [one] Tu finis avec environ { NUMBER($points, maximumFractionDigits: 1) } point de plus { $this }.
       *[other] Tu finis avec environ { NUMBER($points, maximumFractionDigits: 1) } points de plus { $this }.
    }
coach-ih-costs =
    { $points ->
        [one] { $name } finit avec environ { NUMBER($points, maximumFractionDigits: 1) } point de moins { $this }.
       *[other] { $name } finit avec environ { NUMBER($points, maximumFractionDigits: 1) } points de moins { $this }.
    }
coach-ih-reroll =
    { $many ->
        [one] Relancer coûte un ver, mais { $many } chiffre sur 6 vaut mieux que ce { $die }.
       *[other] Relancer coûte un ver, mais { $many } chiffres sur 6 valent mieux que ce { $die }.
    }
coach-ih-no-reroll =
    { $many ->
        [0] Relancer coûte un ver, et aucun chiffre n’en vaudrait la peine.
        [one] Relancer coûte un ver, et seulement { $many } chiffre sur 6 en vaudrait la peine.
       *[other] Relancer coûte un ver, et seulement { $many } chiffres sur 6 en vaudraient la peine.
    }
coach-ih-nothing = Pour l’instant, le { $die } ne te rapporte rien sur aucune termitière.
coach-ih-skip =
    { $dice ->
        [one] Passer coûte un ver, mais les autres doivent encore poser un dé avant toi.
       *[other] Passer coûte un ver, mais les autres posent d’abord ; il leur reste { $dice } dés.
    }
coach-ih-skip-for =
    { $dice ->
        [one] Passer coûte un ver, mais { $name } doit encore poser un dé avant toi.
       *[other] Passer coûte un ver, mais c’est d’abord à { $name } de jouer, avec encore { $dice } dés.
    }
coach-ih-no-skip =
    { $die ->
        [0] Passer coûte un ver, et il faudra quand même poser le dé plus tard.
       *[other] Passer coûte un ver, et ce { $die } est perdu.
    }
coach-ih-own =
    { $mounds ->
        [one] Il reste une termitière où tu n’as pas de colonne, et en cas d’égalité la colonne la plus à gauche gagne.
       *[other] Il reste { $mounds } termitières où tu n’as pas de colonne, et en cas d’égalité la colonne la plus à gauche gagne.
    }
coach-ih-third =
    { $dice ->
        [one] Tu gardes tes propres dés jusqu’à ce que { $name } en ait encore posé un.
       *[other] Tu gardes tes propres dés pour plus tard : { $name } doit encore en poser { $dice }.
    }
coach-ih-spares = Sur la termitière { $mound }, le { $die } te coûterait { $loss }.
coach-ih-takes = Sur la termitière { $mound }, le { $die } coûte { $loss } à { $name }.
coach-ih-leads = Sur la termitière { $mound }, la troisième couleur prendrait la tête (reine, { $points }).
coach-ih-feeds = Sur la termitière { $mound }, la troisième couleur obtiendrait { $finds }.

## S’entraîner : sur quoi portent les choix, et ce qu’on demande

coach-theme-rw-stop-or-roll = S’arrêter ou lancer ?
coach-theme-rw-which-symbol = Quel symbole ?
coach-theme-rw-first-symbol = Le premier lancer
coach-theme-rw-steal-or-take = Voler ou pas ?
coach-theme-rw-lid = Un petit pickomino sur un bon
coach-theme-rw-endgame = Les derniers pickominos
coach-theme-ih-which-mound = Quelle termitière ?
coach-theme-ih-reroll = Relancer ?
coach-theme-ih-skip = Passer ?
coach-theme-ih-third-colour = La troisième couleur
coach-theme-ih-worm-number = La case « ver »
coach-theme-ih-last-round = La dernière manche
drill-title = { $game } · { $theme } · question { $number } sur { $count }
drill-own = Tirée d’une de tes parties.
drill-ask = Que ferais-tu, { $name } ? (q pour arrêter)
drill-right = Bien vu : { $move }.
drill-wrong = Pas cette fois. Le mieux : { $move }.
drill-chances =
    { $exact ->
        [yes] Tes chances de gagner, exactes :
       *[no] Tes chances de gagner, à { NUMBER($error, style: "percent", maximumFractionDigits: 0) } près environ :
    }
drill-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
drill-back =
    { $days ->
        [one] La question revient demain.
       *[other] La question revient dans { $days } jours.
    }
drill-sum = Bonnes réponses : { $right } sur { $answered }.
drill-none = Plus de questions de ce genre aujourd’hui. Les autres reviennent dans quelques jours.
drill-from =
    { $costly ->
        [0] Bien joué : aucun choix de cette partie n’a coûté cher.
        [one] Un choix de cette partie a coûté quelque chose. Il fait maintenant partie de tes questions.
       *[other] { $costly } choix de cette partie ont coûté quelque chose. Ils font maintenant partie de tes questions.
    }
drill-no-theme = Il n’y a pas de questions sur { $theme }. Il y a : { $themes }.
drill-no-count = --count demande un nombre de 1 à { $most }.

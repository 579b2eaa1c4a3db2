### Ce qui s’est passé, comme on le raconte à table. `$you` dit si c’est la personne qui lit, ou
### si elle y a perdu quelque chose ("victim").

told-you = Toi

## Pickomino

rw-told-keep =
    { $you ->
        [yes] Tu lances { $dice } et mets { rw-symbol } de côté.
       *[no] { $name } lance { $dice } et met { rw-symbol } de côté.
    }
rw-told-dead =
    { $you ->
        [yes] Raté ! Tu lances { $dice } : rien de nouveau.
       *[no] Raté ! { $name } lance { $dice } : rien de nouveau.
    }
rw-told-take =
    { $you ->
        [yes] Tu prends le { $tile } ({ rw-worms }).
       *[no] { $name } prend le { $tile } ({ rw-worms }).
    }
rw-told-steal =
    { $you ->
        [yes] Tu voles le { $tile } à { $victim } ({ rw-worms }) !
        [victim] { $name } te vole le { $tile } ({ rw-worms }) !
       *[no] { $name } vole le { $tile } à { $victim } ({ rw-worms }) !
    }
rw-told-no-worm =
    { $you ->
        [yes] Tu t’arrêtes à { $total }, mais sans ver : pas de pickomino.
       *[no] { $name } s’arrête à { $total }, mais sans ver : pas de pickomino.
    }
rw-told-no-claim =
    { $you ->
        [yes] Tu t’arrêtes à { $total } : aucun pickomino pour ce total.
       *[no] { $name } s’arrête à { $total } : aucun pickomino pour ce total.
    }
rw-told-back =
    { $you ->
        [yes] Tu remets le { $tile }.
       *[no] { $name } remet le { $tile }.
    }
rw-told-nothing-back =
    { $you ->
        [yes] Tu n’as pas de pickomino à perdre.
       *[no] { $name } n’a pas de pickomino à perdre.
    }
rw-told-turned = Le plus élevé, le { $tile }, sort du jeu.
rw-told-stays = Le { $tile } est maintenant le plus élevé : il reste.
rw-told-over = Il n’y a plus de pickominos : la partie est finie.
rw-won =
    { $reason ->
        [worms] { $you ->
            [yes] Tu gagnes avec { rw-worms }.
           *[no] { $names } gagne avec { rw-worms }.
        }
        [highest-tile] { $you ->
            [yes] Tu gagnes : égalité à { rw-worms }, mais tu as le pickomino le plus élevé.
           *[no] { $names } gagne : égalité à { rw-worms }, le pickomino le plus élevé départage.
        }
       *[shared] { $you ->
            [yes] { $names }, vous partagez la victoire avec { rw-worms } : égalité, et aucun pickomino ne départage.
           *[no] { $names } se partagent la victoire avec { rw-worms } : égalité, et aucun pickomino ne départage.
        }
    }
rw-row = Visibles dans la brochette : { $tiles }
rw-row-empty = La brochette est vide.
rw-out = Retournés : { $tiles }
rw-stack-top = { $name } : pickomino du dessus { $top }, { $height } dans la pile
rw-stack-none = { $name } : pas de pickomino
rw-stack-own = { $name } : { $tiles } ({ rw-worms })
rw-aside-dice =
    { $worm ->
        [yes] Mis de côté : { $dice }, { $total } points, avec un ver
       *[no] Mis de côté : { $dice }, { $total } points, pas encore de ver
    }
rw-rolled-dice = Lancés : { $dice }
rw-die-worm = ver

## It Happens..

ih-told-round =
    { $you ->
        [yes] Manche { $round } : les termitières { $mounds }. Tu commences.
       *[no] Manche { $round } : les termitières { $mounds }. { $name } commence.
    }
ih-told-place =
    { $colour ->
        [third] { $you ->
            [yes] Tu lances un { $die } avec la troisième couleur et le poses sur la termitière { $mound }.
           *[no] { $name } lance un { $die } avec la troisième couleur et le pose sur la termitière { $mound }.
        }
       *[own] { $you ->
            [yes] Tu lances un { $die } et le poses sur la termitière { $mound }.
           *[no] { $name } lance un { $die } et le pose sur la termitière { $mound }.
        }
    }
ih-told-find =
    { $you ->
        [yes] Tu trouves { ih-found }.
       *[no] { $name } trouve { ih-found }.
    }
ih-told-none-left =
    { $find ->
        [map] Il ne reste plus de cartes.
        [sneakers] Il ne reste plus de chaussures.
        [bone] Il ne reste plus d’os.
        [glasses] Il ne reste plus de lunettes.
        [loudspeaker] Il ne reste plus de haut-parleurs.
        [glove] Il ne reste plus de gants.
        [telescope] Il ne reste plus de longues-vues.
        [teapot] Il ne reste plus de théières.
       *[worm] Il ne reste plus de vers.
    }
ih-told-reroll =
    { $you ->
        [yes] Tu lances un { $die }, rends un ver et relances.
       *[no] { $name } lance un { $die }, rend un ver et relance.
    }
ih-told-skip =
    { $you ->
        [yes] Tu rends un ver et passes ton tour.
       *[no] { $name } rend un ver et passe son tour.
    }
ih-told-skip-after-roll =
    { $you ->
        [yes] Tu lances un { $die }, rends un ver et passes ton tour.
       *[no] { $name } lance un { $die }, rend un ver et passe son tour.
    }
ih-told-stuck =
    { $you ->
        [yes] Tu ne peux plus poser de dé : ton tour est passé.
       *[no] { $name } ne peut plus poser de dé et passe son tour.
    }
ih-told-round-over = La manche { $round } est finie : on compte les termitières.
ih-sum =
    { $you ->
        [yes] toi { $sum }
       *[no] { $name } { $sum }
    }
ih-told-sums = Termitière { $mound } : { $sums }.
ih-told-over = Les quatre manches sont jouées : la partie est finie.
ih-won =
    { $reason ->
        [points] { $you ->
            [yes] Tu gagnes avec { $points } points.
           *[no] { $names } gagne avec { $points } points.
        }
        [queens] { $you ->
            [yes] Tu gagnes : égalité à { $points } points, mais tu as plus de reines.
           *[no] { $names } gagne : égalité à { $points } points, les reines départagent.
        }
        [generals] { $you ->
            [yes] Tu gagnes : égalité à { $points } points et en reines, mais tu as plus de généraux.
           *[no] { $names } gagne : égalité à { $points } points et en reines, les généraux départagent.
        }
        [worms] { $you ->
            [yes] Tu gagnes : égalité à { $points } points, en reines et en généraux, mais tu as plus de vers.
           *[no] { $names } gagne : égalité à { $points } points, en reines et en généraux, les vers départagent.
        }
       *[shared] { $you ->
            [yes] { $names }, vous partagez la victoire avec { $points } points : égalité jusqu’au dernier ver.
           *[no] { $names } se partagent la victoire avec { $points } points : égalité jusqu’au dernier ver.
        }
    }
ih-round-of =
    { $you ->
        [yes] Manche { $round } sur { $rounds }, commencée par toi
       *[no] Manche { $round } sur { $rounds }, commencée par { $name }
    }
ih-mound-worth = Termitière { $number } : reine { $queen }, général { $general }, case « ver » { $worm }
ih-column-free = Colonne { $column } : { $fields }
ih-column-taken = Colonne { $column }, { $name } : { $fields }
ih-field =
    { $find ->
        [nothing] vide
       *[other] { ih-find }
    }
ih-field-die = dé { $die }
ih-holding = { $name } : dés { $dice }, vers { $worms }, jetons de points { $points }, objets : { $objects }
ih-no-objects = aucun

## Les temps forts d’une partie finie

best-luck = Plus beau coup de chance
best-one-in = 1 sur { $many }
rw-best-roll = Meilleur lancer
rw-best-roll-points = { $points } points
rw-best-steals = Le plus de vols
rw-best-streak = Plus longue série
rw-best-streak-what = pickominos d’affilée
rw-best-luck-what =
    { $rolled ->
        [one] { $dice } avec un dé
       *[other] { $dice } avec { $rolled } dés
    }
ih-best-sum = Plus haute somme
ih-best-sum-what = sur la termitière { $mound }
ih-best-queens = Le plus de reines
ih-best-finds = Le plus de trouvailles
ih-best-finds-what = à la manche { $round }
ih-best-exact = Pile sur la case « ver »
ih-best-luck-what =
    { $rolled ->
        [one] { $sum } avec un dé à la manche { $round }
       *[other] { $sum } avec { $rolled } dés à la manche { $round }
    }

### Les deux jeux en mots : leurs noms, leurs choses et ce qui s’y passe.

player-name = Joueur { $letter }
bot-name = Bot { $letter }
list-next = { $some }, { $word }
list-last = { $some } et { $word }

## Pickomino

rw-name = Pickomino
rw-symbol =
    { $symbol ->
        [W] les vers
       *[1] les { $symbol }
    }
rw-worms =
    { $worms ->
        [one] { $worms } ver
       *[other] { $worms } vers
    }
rw-told-keep = { $name } lance { $dice } et garde { rw-symbol }.
rw-told-dead = { $name } lance { $dice } : lancer nul, rien ne peut être gardé (RW-5).
rw-told-take = { $name } prend le { $tile } de la rangée ({ rw-worms }).
rw-told-steal = { $name } vole le { $tile } à { $victim } ({ rw-worms }).
rw-told-no-worm = { $name } s’arrête à { $total }, mais sans ver : pas de domino (RW-7).
rw-told-no-claim = { $name } s’arrête à { $total }, et il n’y a aucun domino à prendre (RW-8).
rw-told-back = { $name } remet le { $tile } dans la rangée (RW-9).
rw-told-nothing-back = { $name } n’a pas de domino à rendre, donc rien n’est retourné (RW-9).
rw-told-turned = Le { $tile }, le plus élevé de la rangée, est retourné et sort du jeu.
rw-told-stays = Le { $tile } est lui-même le plus élevé de la rangée : il reste visible et rien n’est retourné.
rw-told-over = Il ne reste aucun domino visible dans la rangée : la partie est finie (RW-11).
rw-won =
    { $reason ->
        [worms] { $names } gagne avec le plus de vers : { $worms }.
        [highest-tile] { $names } gagne. Il y a égalité à { rw-worms } ; le domino le plus élevé décide (RW-11).
       *[shared] { $names } se partagent la victoire avec { rw-worms } : personne n’a de domino pour décider (RW-11).
    }
rw-row = Visibles dans la rangée : { $tiles }
rw-row-empty = La rangée est vide.
rw-out = Retournés : { $tiles }
rw-stack-top = { $name } : domino du dessus { $top }, { $height } dans la pile
rw-stack-none = { $name } : pas de domino
rw-stack-own = { $name } : { $tiles } ({ rw-worms })
rw-aside-dice =
    { $worm ->
        [yes] Mis de côté : { $dice }, { $total } points, avec un ver
       *[no] Mis de côté : { $dice }, { $total } points, pas encore de ver
    }
rw-rolled-dice = Lancé : { $dice }
rw-die-worm = ver

## It Happens..

ih-name = It Happens..
ih-third-colour = Troisième couleur
ih-the-third-colour =
    { $place ->
        [start] La troisième couleur
       *[within] la troisième couleur
    }
ih-colour =
    { $letter ->
        [A] jaune
        [B] rouge
        [C] vert
        [D] bleu
       *[E] blanc
    }
ih-find =
    { $find ->
        [map] carte
        [sneakers] chaussures
        [bone] os
        [glasses] lunettes
        [loudspeaker] haut-parleur
        [glove] gant
        [telescope] longue-vue
        [teapot] théière
       *[worm] ver
    }
ih-find-short =
    { $find ->
        [map] Ca
        [sneakers] Ch
        [bone] Os
        [glasses] Lu
        [loudspeaker] HP
        [glove] Ga
        [telescope] Lv
        [teapot] Th
       *[worm] ~~
    }
ih-found =
    { $find ->
        [map] une carte
        [sneakers] une paire de chaussures
        [bone] un os
        [glasses] une paire de lunettes
        [loudspeaker] un haut-parleur
        [glove] un gant
        [telescope] une longue-vue
        [teapot] une théière
       *[worm] un ver
    }
ih-told-round = Manche { $round } : les termitières { $mounds } sont retournées. { $name } commence.
ih-told-place =
    { $colour ->
        [third] { $name } lance un { $die } avec la troisième couleur et le pose sur la termitière { $mound }.
       *[own] { $name } lance un { $die } et le pose sur la termitière { $mound }.
    }
ih-told-find = { $name } trouve { ih-found }.
ih-told-none-left = La réserve n’a plus de ce qui s’y trouve : { ih-find } (IH-6).
ih-told-reroll = { $name } lance un { $die }, rend un jeton ver et relance.
ih-told-skip = { $name } rend un jeton ver et passe son tour.
ih-told-skip-after-roll = { $name } lance un { $die }, rend un jeton ver et passe son tour.
ih-told-stuck = { $name } ne peut plus poser de dé et passe (IH-8).
ih-told-round-over = La manche { $round } est finie ; on décompte les termitières (IH-9).
ih-told-nobody = Termitière { $mound } : aucun dé, personne ne reçoit rien.
ih-sum = { $name } { $sum }
ih-told-sums = Termitière { $mound } : { $sums }.
ih-told-queen =
    { $tie ->
        [yes] { $name } prend la reine ({ $points }) : plus haute somme, { $sum } ; à égalité, la colonne la plus à gauche l’emporte.
       *[no] { $name } prend la reine ({ $points }) : plus haute somme, { $sum }.
    }
ih-told-general =
    { $tie ->
        [yes] { $name } prend le général ({ $points }) : deuxième somme, { $sum } ; à égalité, la colonne la plus à gauche l’emporte.
       *[no] { $name } prend le général ({ $points }) : deuxième somme, { $sum }.
    }
ih-told-worm = { $name } prend un jeton ver : la somme est celle de la case ver, { $sum }.
ih-told-no-worm = { $name } a la somme de la case ver, { $sum }, mais la réserve n’a plus de ver.
ih-told-over = Les quatre manches sont jouées : la partie est finie.
ih-won =
    { $reason ->
        [points] { $names } gagne avec le plus de points : { $points }.
        [queens] { $names } gagne. Il y a égalité à { $points } points ; le plus de reines décide (IH-11).
        [generals] { $names } gagne. Il y a égalité de points ({ $points }) et de reines ; le plus de généraux décide (IH-11).
        [worms] { $names } gagne. Il y a égalité de points ({ $points }), de reines et de généraux ; le plus de vers décide (IH-11).
       *[shared] { $names } se partagent la victoire avec { $points } points et autant de reines, de généraux et de vers (IH-11).
    }
ih-round-of = Manche { $round } sur { $rounds }, commencée par { $name }
ih-mound-worth = Termitière { $number } : reine { $queen }, général { $general }, case ver { $worm }
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

# Son et notifications
turn-at-table = C’est ton tour à la table { $code }

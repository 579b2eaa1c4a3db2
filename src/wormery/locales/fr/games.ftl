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
ih-told-nobody = Termitière { $mound } : aucun dé, donc personne ne reçoit rien.
ih-told-queen =
    { $you ->
        [yes] Tu prends la reine ({ $points }) avec { $sum }.
       *[no] { $name } prend la reine ({ $points }) avec { $sum }.
    }{ $tie ->
        [yes] { " " }Égalité : la colonne la plus à gauche gagne.
       *[no] { "" }
    }
ih-told-general =
    { $you ->
        [yes] Tu prends le général ({ $points }) avec { $sum }.
       *[no] { $name } prend le général ({ $points }) avec { $sum }.
    }{ $tie ->
        [yes] { " " }Égalité : la colonne la plus à gauche gagne.
       *[no] { "" }
    }
ih-told-worm =
    { $you ->
        [yes] Tu prends un jeton « ver » : pile { $sum }.
       *[no] { $name } prend un jeton « ver » : pile { $sum }.
    }
ih-told-no-worm =
    { $you ->
        [yes] Tu tombes pile sur la case « ver », { $sum }, mais il ne reste plus de jetons.
       *[no] { $name } tombe pile sur la case « ver », { $sum }, mais il ne reste plus de jetons.
    }

# Son et notifications
turn-at-table = C’est ton tour à la table { $code }

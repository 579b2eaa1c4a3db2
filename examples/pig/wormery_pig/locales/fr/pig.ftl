pig-name = Pig
pig-roll = lancer le dé
pig-hold = s’arrêter : garder { $points } points, { $total } en tout
pig-told-roll =
    { $you ->
        [yes] Tu fais { $die }.
       *[no] { $name } fait { $die }.
    }
pig-told-lost =
    { $you ->
        [yes] Un 1 ! Tu perds les { $points } points de ce tour.
       *[no] Un 1 ! { $name } perd les { $points } points de ce tour.
    }
pig-told-hold =
    { $you ->
        [yes] Tu t’arrêtes avec { $points } points et en as maintenant { $total }.
       *[no] { $name } s’arrête avec { $points } points et en a maintenant { $total }.
    }
pig-told-over = L’objectif est atteint : la partie est terminée.
pig-won =
    { $you ->
        [yes] Tu gagnes avec { $points } points.
       *[no] { $names } gagne avec { $points } points.
    }
pig-kept = { $name } : { $points } sur { $goal }
pig-turn = { $name }, ce tour jusqu’ici : { $points }
pig-ask-die = Que montre le dé ? De 1 à 6
pig-die-impossible = « { $text } » est impossible : on lance un seul dé. Tape ce qu’il montre, de 1 à 6.
pig-roll-first = Lance au moins une fois avant de t’arrêter.

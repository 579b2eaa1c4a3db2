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

pig-lesson-roll-heading = Lancer
pig-lesson-roll = Tu lances un dé, aussi souvent que tu l’oses. Chaque lancer s’ajoute aux points de ton tour.
pig-lesson-roll-task = Lance le dé.
pig-lesson-roll-done = Un 5 : tu as 5 points pour ce tour.
pig-lesson-again-heading = Encore
pig-lesson-again = Tu peux continuer, mais un 1 te prend tous les points de ce tour.
pig-lesson-again-task = Relance le dé.
pig-lesson-again-done = Un 6 : ça fait 11.
pig-lesson-again-early = C’est permis, mais { $points } points, c’est peu. Encore un lancer !
pig-lesson-hold-heading = S’arrêter
pig-lesson-hold = Qui s’arrête garde ses points, et personne ne peut les reprendre.
pig-lesson-hold-task = Arrête-toi et garde tes 11 points.
pig-lesson-hold-done = 11 pour toi ! Pip a fait un 4, puis un 1 : rien.
pig-lesson-hold-greedy = Un 1 prendrait tout. Arrête-toi !
pig-lesson-goal-heading = Le but
pig-lesson-goal = Qui atteint le but en premier gagne. Ici, c’est 50, et avec ce tour tu les as tout juste.
pig-lesson-goal-task = Arrête-toi, et gagne.
pig-lesson-goal-done = 50 : tu gagnes ! Voilà tout le jeu.
pig-lesson-goal-safe = Tu y es déjà : arrête-toi !

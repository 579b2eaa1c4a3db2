### Ce qui ne va pas dans une série de termitières en préparation, dit à l’endroit même.

sets-name = Donne un nom à ta série.
sets-missing =
    { $field ->
        [queen] Il manque les points de la reine.
        [general] Il manque les points du général.
        [worm_number] Il manque le chiffre de la case « ver ».
       *[column] La colonne { $column } n’a pas encore de case.
    }
sets-number =
    { $field ->
        [queen] Une reine vaut de { $least } à { $most } points.
        [general] Un général vaut de { $least } à { $most } points.
       *[worm_number] Avec des colonnes de cette hauteur, le chiffre de la case « ver » va de { $least } à { $most }.
    }
sets-queen = La reine doit valoir plus que son général.
sets-high = La colonne { $column } est trop haute : { $most } cases au plus.
sets-failed = Les parties d’essai ont échoué, et c’est notre faute. Réessaie.
sets-unready = Cette série n’est pas terminée, ou quelque chose n’y va pas.
sets-none = « { $game } » se joue toujours avec le même matériel.
# Where a sentence would name a file.
sets-text = Le texte

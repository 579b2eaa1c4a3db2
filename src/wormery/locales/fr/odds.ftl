### Les chances dans une position, et les conseils pendant une partie.

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = Ce que vaut chaque coup : les vers que tu peux espérer ce tour-ci, calcul exact.
odds-worms-mean = Vers à espérer ce tour-ci, calcul exact : { $value }
odds-win =
    { $exact ->
        [yes] Ce que vaut chaque coup : tes chances de gagner, calcul exact.
       *[no] Ce que vaut chaque coup : tes chances de gagner, estimées.
    }
odds-win-mean =
    { $exact ->
        [yes] Chances de gagner, calcul exact : { $value }
       *[no] Chances de gagner, estimées : { $value }
    }
odds-best = ▸ montre le meilleur coup.
odds-ends = Comment finit le tour si tu joues au mieux :
odds-totals = La meilleure chance de t’arrêter avec un ver et ce total, si tu ne vises rien d’autre :
odds-total = Total
odds-at-least = Au moins
odds-exactly = Exactement
odds-end-take = le pickomino { $tile } de la brochette
odds-end-steal = le pickomino { $tile }, volé
odds-end-fail = le tour est perdu
odds-end-place = un { $die } sur la termitière { $mound }
odds-end-skip = le tour est passé
odds-plot-in = Le graphique est dans { $file }.
odds-plot-kind = Un graphique demande un fichier qui finit par { $kinds }, pas { $file }.
odds-no-matplotlib = Un graphique demande Matplotlib, qui n’est pas installé : pip install "wormery[report]"
odds-no-choice = Rien à choisir pour l’instant : lance d’abord.

## Les conseils pendant une partie

hint-worms = Le mieux : { $move } ({ $value } vers en moyenne).
hint-win =
    { $exact ->
        [yes] Le mieux : { $move } ({ $value } de chances de gagner).
       *[no] Le mieux : { $move } (environ { $value } de chances de gagner).
    }
hint-next = Ensuite : { $move } ({ $value }).
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
hint-best =
    { $exact ->
        [yes] Le mieux : { $move } ({ $value } de chances de gagner, calcul exact).
       *[no] Le mieux : { $move } (environ { $value } de chances de gagner, à { $error } près).
    }
hint-cost = Ensuite : { $move } (te fait perdre { $value }).

## À côté des choix à la table

beside-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-fails = échec { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches = au moins { $least } : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches-short = { $least }+ : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-wins =
    { $exact ->
        [yes] victoire { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[no] victoire environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    }

### Les chances dans une position, et les conseils pendant une partie.

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = Ce que vaut chaque coup : les vers à espérer de ce tour, calculés exactement.
odds-worms-mean = Les vers à espérer de ce tour, calculés exactement : { $value }
odds-win =
    { $exact ->
        [yes] Ce que vaut chaque coup : la chance de gagner, calculée exactement.
       *[no] Ce que vaut chaque coup : la chance de gagner, estimée.
    }
odds-win-mean =
    { $exact ->
        [yes] La chance de gagner, calculée exactement : { $value }
       *[no] La chance de gagner, estimée : { $value }
    }
odds-best = ▸ montre le meilleur coup.
odds-ends = Comment finit le tour si on le joue au mieux :
odds-totals = La meilleure chance de s’arrêter avec un ver et ce total, pour qui ne vise rien d’autre :
odds-total = Total
odds-at-least = Au moins
odds-exactly = Exactement
odds-end-take = le domino { $tile } de la rangée
odds-end-steal = le domino { $tile }, volé
odds-end-fail = le tour est perdu
odds-end-place = un { $die } sur la termitière { $mound }
odds-end-skip = le tour est passé
odds-plot-in = Le graphique est dans { $file }.
odds-plot-kind = Un graphique est un fichier qui finit par { $kinds }, pas { $file }.
odds-no-matplotlib = Un graphique demande Matplotlib, qui n’est pas installé : pip install "wormery[report]"
odds-no-choice = Il n’y a rien à choisir maintenant : les dés doivent d’abord tomber.

## Les conseils pendant une partie

hint-worms = Conseil : { $move }. Cela vaut { $value } vers à ce tour, en moyenne exacte.
hint-win =
    { $exact ->
        [yes] Conseil : { $move }. La chance de gagner est alors de { $value }, calculée exactement.
       *[no] Conseil : { $move }. La chance de gagner est alors d’environ { $value }, estimée.
    }
hint-next = Ensuite : { $move } ({ $value }).

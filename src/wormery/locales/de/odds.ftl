### Die Chancen in einer Stellung, und Tipps im Spiel.

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = Was jeder Zug wert ist: wie viele Würmer du in diesem Zug erwarten kannst, genau berechnet.
odds-worms-mean = Zu erwartende Würmer in diesem Zug, genau berechnet: { $value }
odds-win =
    { $exact ->
        [yes] Was jeder Zug wert ist: deine Gewinnchance, genau berechnet.
       *[no] Was jeder Zug wert ist: deine Gewinnchance, geschätzt.
    }
odds-win-mean =
    { $exact ->
        [yes] Gewinnchance, genau berechnet: { $value }
       *[no] Gewinnchance, geschätzt: { $value }
    }
odds-best = ▸ zeigt auf den besten Zug.
odds-ends = Wie der Zug ausgeht, wenn du so gut wie möglich spielst:
odds-totals = Beste Chance, mit einem Wurm und dieser Summe aufzuhören, wenn du nur das willst:
odds-total = Summe
odds-at-least = Mindestens
odds-exactly = Genau
odds-end-take = Portion { $tile } vom Grill
odds-end-steal = Portion { $tile }, geklaut
odds-end-fail = der Zug misslingt
odds-end-place = eine { $die } auf Hügel { $mound }
odds-end-skip = es wird ausgesetzt
odds-plot-in = Die Grafik liegt in { $file }.
odds-plot-kind = Eine Grafik braucht eine Datei, die auf { $kinds } endet, nicht { $file }.
odds-no-matplotlib = Grafiken brauchen Matplotlib, und das ist nicht installiert: pip install "wormery[report]"
odds-no-choice = Gerade gibt es nichts zu wählen: Würfle zuerst.

## Tipps im Spiel

hint-worms = Am besten: { $move } (im Schnitt { $value } Würmer).
hint-win =
    { $exact ->
        [yes] Am besten: { $move } (Gewinnchance { $value }).
       *[no] Am besten: { $move } (Gewinnchance etwa { $value }).
    }
hint-next = Danach: { $move } ({ $value }).
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
hint-best =
    { $exact ->
        [yes] Am besten: { $move } (Gewinnchance genau { $value }).
       *[no] Am besten: { $move } (Gewinnchance etwa { $value }, auf { $error } genau).
    }
hint-cost = Danach: { $move } (kostet dich { $value } Gewinnchance).

## Neben den Möglichkeiten am Tisch

beside-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-fails = misslingt { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches = mindestens { $least }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches-short = { $least }+: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-wins =
    { $exact ->
        [yes] gewinnt { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[no] gewinnt etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    }

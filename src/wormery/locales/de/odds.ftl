### Die Chancen in einer Stellung, und Tipps im Spiel.

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = Was jeder Zug wert ist: die Würmer, die er im Mittel bringt, genau berechnet.
odds-worms-mean = Die Würmer, die jetzt zu erwarten sind, genau berechnet: { $value }
odds-win =
    { $exact ->
        [yes] Was jeder Zug wert ist: die Chance zu gewinnen, genau berechnet.
       *[no] Was jeder Zug wert ist: die Chance zu gewinnen, geschätzt.
    }
odds-win-mean =
    { $exact ->
        [yes] Die Chance zu gewinnen, genau berechnet: { $value }
       *[no] Die Chance zu gewinnen, geschätzt: { $value }
    }
odds-best = ▸ zeigt auf den besten Zug.
odds-ends = Wie es ausgeht, wenn man so gut wie möglich spielt:
odds-totals = Die höchste Chance, mit einem Wurm und dieser Summe aufzuhören, wenn man nichts anderes will:
odds-total = Summe
odds-at-least = Mindestens
odds-exactly = Genau
odds-end-take = Portion { $tile } vom Grill
odds-end-steal = Portion { $tile }, geklaut
odds-end-fail = der Zug misslingt
odds-end-place = eine { $die } auf Hügel { $mound }
odds-end-skip = es wird ausgesetzt
odds-plot-in = Die Grafik liegt in { $file }.
odds-plot-kind = Eine Grafik ist eine Datei, die auf { $kinds } endet, nicht { $file }.
odds-no-matplotlib = Für eine Grafik braucht es Matplotlib, und das ist nicht installiert: pip install "wormery[report]"
odds-no-choice = Jetzt gibt es nichts zu wählen: Erst müssen die Würfel fallen.

## Tipps im Spiel

hint-worms = Tipp: { $move }. Das bringt jetzt im Mittel { $value } Würmer, genau berechnet.
hint-win =
    { $exact ->
        [yes] Tipp: { $move }. Die Chance zu gewinnen ist dann { $value }, genau berechnet.
       *[no] Tipp: { $move }. Die Chance zu gewinnen ist dann etwa { $value }, geschätzt.
    }
hint-next = Der nächstbeste Zug: { $move } ({ $value }).

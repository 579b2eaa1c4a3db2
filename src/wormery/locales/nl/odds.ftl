### De kansen in een stelling, en tips tijdens een spel.

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = Wat elke zet waard is: hoeveel regenwormen je deze beurt kunt verwachten, precies berekend.
odds-worms-mean = Te verwachten regenwormen deze beurt, precies berekend: { $value }
odds-win =
    { $exact ->
        [yes] Wat elke zet waard is: je winkans, precies berekend.
       *[no] Wat elke zet waard is: je geschatte winkans.
    }
odds-win-mean =
    { $exact ->
        [yes] Winkans, precies berekend: { $value }
       *[no] Geschatte winkans: { $value }
    }
odds-best = ▸ wijst de beste zet aan.
odds-ends = Hoe de beurt afloopt als je zo goed mogelijk speelt:
odds-totals = De hoogste kans om met een regenworm en dit totaal te stoppen, voor wie niets anders wil:
odds-total = Totaal
odds-at-least = Minstens
odds-exactly = Precies
odds-end-take = tegel { $tile } uit de rij
odds-end-steal = tegel { $tile }, veroverd
odds-end-fail = een beurt zonder resultaat
odds-end-place = een { $die } op heuvel { $mound }
odds-end-skip = de beurt wordt overgeslagen
odds-plot-in = De grafiek staat in { $file }.
odds-plot-kind = Een grafiek is een bestand dat eindigt op { $kinds }, niet { $file }.
odds-no-matplotlib = Voor een grafiek is Matplotlib nodig, en dat is niet geïnstalleerd: pip install "wormery[report]"
odds-no-choice = Er valt nu niets te kiezen: gooi eerst.

## Tips tijdens een spel

hint-worms = Beste zet: { $move } (gemiddeld { $value } regenwormen).
hint-win =
    { $exact ->
        [yes] Beste zet: { $move } (winkans { $value }).
       *[no] Beste zet: { $move } (winkans ongeveer { $value }).
    }
hint-next = Daarna: { $move } ({ $value }).
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
hint-best =
    { $exact ->
        [yes] Beste zet: { $move } (winkans precies { $value }).
       *[no] Beste zet: { $move } (winkans ongeveer { $value }, op { $error } na).
    }
hint-cost = Daarna: { $move } (kost je { $value } winkans).

## Naast de keuzes aan tafel

beside-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-fails = mislukt { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches = minstens { $least }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches-short = { $least }+: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-wins =
    { $exact ->
        [yes] wint { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[no] wint ongeveer { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    }

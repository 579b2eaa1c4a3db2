### De kansen in een stelling, en tips tijdens een spel.

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = Wat elke zet waard is: de regenwormen die deze beurt naar verwachting oplevert, precies berekend.
odds-worms-mean = De regenwormen die deze beurt naar verwachting oplevert, precies berekend: { $value }
odds-win =
    { $exact ->
        [yes] Wat elke zet waard is: de kans om te winnen, precies berekend.
       *[no] Wat elke zet waard is: de kans om te winnen, als schatting.
    }
odds-win-mean =
    { $exact ->
        [yes] De kans om te winnen, precies berekend: { $value }
       *[no] De kans om te winnen, als schatting: { $value }
    }
odds-best = ▸ wijst de beste zet aan.
odds-ends = Hoe de beurt afloopt als je zo goed mogelijk speelt:
odds-totals = De hoogste kans om met een regenworm en dit totaal te stoppen, voor wie niets anders wil:
odds-total = Totaal
odds-at-least = Minstens
odds-exactly = Precies
odds-end-take = tegel { $tile } uit de rij
odds-end-steal = tegel { $tile }, veroverd
odds-end-fail = de beurt blijft zonder resultaat
odds-end-place = een { $die } op heuvel { $mound }
odds-end-skip = de beurt wordt overgeslagen
odds-plot-in = De grafiek staat in { $file }.
odds-plot-kind = Een grafiek is een bestand dat eindigt op { $kinds }, niet { $file }.
odds-no-matplotlib = Een grafiek vraagt Matplotlib, en dat is niet geïnstalleerd: pip install "wormery[report]"
odds-no-choice = Er valt nu niets te kiezen: eerst moeten de dobbelstenen vallen.

## Tips tijdens een spel

hint-worms = Tip: { $move }. Dat is deze beurt { $value } regenwormen waard, precies berekend.
hint-win =
    { $exact ->
        [yes] Tip: { $move }. De kans om te winnen is dan { $value }, precies berekend.
       *[no] Tip: { $move }. De kans om te winnen is dan ongeveer { $value }, als schatting.
    }
hint-next = Op één na de beste: { $move } ({ $value }).

### Wedstrijden, toernooien en simulaties: wat over veel spellen wordt gezegd.

arena-number = { NUMBER($value) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-estimate = { $value } ({ $low } tot { $high })

## Wie en wat

arena-title = { $game }, { $seats } plaatsen
arena-title-options = { $game }, { $seats } plaatsen, { $options }
arena-seat = { $player }, plaats { $letter }
arena-copies = { $player } ({ $seats } plaatsen)
arena-reason =
    { $reason ->
        [worms] meeste wormen
        [highest-tile] hoogste tegel
        [points] meeste punten
        [queens] meeste koninginnen
        [generals] meeste generaals
       *[shared] gedeelde winst
    }

## Tabellen en cijfers

arena-rank = Rang
arena-player-name = Speler
arena-rating = Rating
arena-share = Winstaandeel
arena-points = Punten per spel
arena-order = Volgorde
arena-order-place =
    { $place ->
        [1] begint
       *[other] beurt { $place }
    }
arena-games-played = Spellen: { $games }
arena-fair = Gelijke spelers zouden elk { $share } winnen.
arena-first-seat = De plaats die begint wint { $share }; eerlijk zou { $fair } zijn.
arena-shared = In { $share } van de spellen wordt de winst gedeeld.
arena-nobody = De derde kleur, die van niemand is, wint { $share } van de spellen.
arena-length = Een spel duurt gemiddeld { $mean } beslissingen; de mediaan is { $median }, en negen van de tien spellen duren { $low } tot { $high }.
arena-choices = Bij { $mean } van die beslissingen valt er iets te kiezen.
arena-scores = Een plaats haalt gemiddeld { $mean } punten; de mediaan is { $median }, en negen van de tien halen { $low } tot { $high }.
arena-certainty = Tussen haakjes: 95 %-betrouwbaarheidsintervallen, berekend over de delingen.
arena-decides = Wat spellen beslist
arena-first-title = Winst naar volgorde
arena-ranking = Ranglijst
arena-cross = Ieder tegen ieder
arena-cross-note = Hoe vaak de speler van de rij wint aan tafels waar ook die van de kolom zit.

## Onderweg

arena-playing = Bezig
arena-stopped = Gestopt. { $games } spellen zijn klaar en opgeslagen.
arena-to-go-on = Om verder te gaan: { $command }
arena-kept-in = De uitslagen zijn opgeslagen in { $file }.
arena-not-narrow = Het interval is nog niet zo smal als gevraagd.
arena-report-in = Het rapport staat in { $file }.

## Het verslag

arena-report-title =
    { $kind ->
        [tournament] Toernooi: { $what }
        [simulate] Simulatie: { $what }
       *[match] Wedstrijd: { $what }
    }
arena-report-ladder = Ladder
arena-report-ladder-note = Winstaandeel van elke speler over alle tafels; de lijn is het interval van 95 %, de stippellijn wat gelijke spelers zouden winnen.
arena-report-scores = Punten
arena-report-scores-note = Hoe vaak een speler met zoveel punten eindigt.
arena-report-length = Lengte van een spel
arena-report-length-note = Hoe vaak een spel zoveel beslissingen duurt.
arena-report-first = Wie begint
arena-report-first-note = Winstaandeel naar volgorde; de stippellijn is wat eerlijk zou zijn.
arena-report-decides-note = De eerste vergelijking die alleen de winnaars overlaat.
arena-report-made = Hoe het is gemaakt
arena-report-command = Opdracht
arena-report-seed = Seed
arena-report-games = Spellen
arena-report-deals = Delingen
arena-report-version = Versie
arena-report-luck = Elke deling wordt met dezelfde dobbelstenen gespeeld voor elke manier waarop de spelers om de tafel kunnen doorschuiven, zodat geluk wegvalt. Intervallen zijn berekend over de delingen.
arena-report-decisions = Beslissingen
arena-report-part = Aandeel van alle spellen
arena-report-part-seats = Aandeel van alle uitslagen

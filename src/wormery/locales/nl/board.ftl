### De borden: wat erop staat, hoe de stukken heten en wat er gevraagd wordt.

board-seats = Rond de tafel
board-turn-of =
    { $you ->
        [yes] Jij bent aan de beurt
       *[no] { $name } is aan de beurt
    }
board-you = jij
board-you-name = Jij
board-stand-in = een bot speelt
board-failing = een andere bot valt in
board-away = weg
board-winner = Winnaar
board-go-on = Verder
board-in-words = Als tekst
board-final = De uitslag
board-final-player = Speler
board-die =
    { $face ->
        [W] regenworm
       *[other] { $face }
    }
board-real-title =
    { $dice ->
        [one] Wat heb je gegooid? Tik het aan.
       *[other] Wat heb je met de { $dice } dobbelstenen gegooid? Tik ze een voor een aan.
    }
board-real-back = Eentje terug
board-real-draw = Trek voor mij
board-real-done = Klaar

## Regenwormen

board-rw-row = De rij
board-rw-tile = Tegel { $tile }, { rw-worms }
board-rw-tile-open = Tegel { $tile }, { rw-worms }, open
board-rw-tile-out = Tegel { $tile }, gedekt, uit het spel
board-rw-tile-gone = Tegel { $tile } ligt niet in de rij
board-rw-stack-empty = Geen tegel
board-rw-stack-top = Bovenop: tegel { $tile }, { rw-worms }
board-rw-stack-height =
    { $tiles ->
        [one] { $tiles } tegel op de stapel
       *[other] { $tiles } tegels op de stapel
    }
board-rw-stack-under = Eronder: { $tiles }
board-rw-steal = Veroveren!
board-rw-begin = Jouw beurt: gooi!
board-rw-choose = Welk symbool leg je opzij?
board-rw-on-or-take = Doorgooien of een tegel nemen?
board-rw-take = Neem een tegel.
board-rw-on-or-give-up = Nog geen tegel: doorgooien of opgeven?
board-rw-give-up = Voor dit totaal is er geen tegel.
board-rw-failed =
    { $why ->
        [dead] Mis!
        [no-worm] Geen worm, geen tegel!
       *[no-claim] Geen tegel voor dit totaal!
    }
board-rw-dice-of =
    { $you ->
        [yes] Jouw dobbelstenen
       *[no] De dobbelstenen van { $name }
    }
board-rw-aside =
    { $worm ->
        [yes] Opzij: { $dice ->
            [one] { $dice } dobbelsteen
           *[other] { $dice } dobbelstenen
        }, totaal { $total }, met een regenworm
       *[no] Opzij: { $dice ->
            [one] { $dice } dobbelsteen
           *[other] { $dice } dobbelstenen
        }, totaal { $total }, nog geen regenworm
    }
board-rw-with-worm = regenworm
board-rw-no-worm-yet = nog geen regenworm
board-rw-rolled =
    { $dice ->
        [one] Gegooid: { $dice } dobbelsteen
       *[other] Gegooid: { $dice } dobbelstenen
    }
board-rw-then = samen { $total }
board-rw-group =
    { $barred ->
        [yes] { $count } × { board-die }, deze beurt al gebruikt
       *[no] { $count } × { board-die }
    }
board-rw-barred = gebruikt
board-rw-or-another = Of tik een andere oplichtende tegel aan.
board-rw-in-hand =
    { $dice ->
        [one] { $dice } dobbelsteen om te gooien
       *[other] { $dice } dobbelstenen om te gooien
    }

## It Happens..

board-ih-round = Ronde { $round } van 4
board-ih-face-down =
    { $mounds ->
        [0] geen heuvel meer gedekt
        [one] { $mounds } heuvel gedekt
       *[other] { $mounds } heuvels gedekt
    }
board-ih-supply = { $worms } in de voorraad
board-ih-mounds = De termietenheuvels van deze ronde
board-ih-mound = Heuvel { $mound }
board-ih-queen = Koningin, { $points } punten
board-ih-general = Generaal, { $points } punten
board-ih-worm-number = Wormveld { $number }
board-ih-die =
    { $nobody ->
        [yes] Derde kleur, van niemand, { $colour } dobbelsteen: { $face }
       *[no] De { $colour } dobbelsteen: { $face }
    }
board-ih-column = Kolom { $column }{ $owner }: { $fields }
board-ih-owner = , { $name } ({ $letter }), som { $sum }
board-ih-field-die = dobbelsteen { $die }
board-ih-field-empty = leeg
board-ih-sum = Som { $sum }
board-ih-hand =
    { $you ->
        [yes] Jouw dobbelsteen
       *[no] De dobbelsteen van { $name }
    }
board-ih-roll = Jouw beurt: gooi een dobbelsteen!
board-ih-roll-either = Jouw beurt: gooi een eigen dobbelsteen of een van de derde kleur.
board-ih-place = Op welke heuvel komt de dobbelsteen?
board-ih-reveal = Welke drie termietenheuvels zijn omgedraaid?
board-ih-revealing = Er worden drie termietenheuvels omgedraaid.
board-ih-reroll = Opnieuw
board-ih-skip = Overslaan
board-ih-purse = je hebt er { $worms }
board-ih-nobody = is van niemand
board-ih-starter = begint deze ronde
board-ih-dice =
    { $third ->
        [0] Dobbelstenen over: { $dice }
       *[other] Dobbelstenen over: { $dice }, en { $third } van de derde kleur
    }
board-ih-no-dice = geen dobbelstenen meer
board-ih-score = Punten tot nu toe
board-ih-object =
    { $count ->
        [one] { ih-find }
       *[other] { ih-find }, { $count } ×
    }
board-ih-points-down =
    { $tiles ->
        [one] { $tiles } gedekte puntentegel
       *[other] { $tiles } gedekte puntentegels
    }
board-ih-pairs = paren: { $points }
board-ih-most-kinds = meeste soorten: { $points }
board-ih-scoring = Ronde { $round } is afgelopen
board-ih-scoring-all = Toon alles
board-ih-part =
    { $part ->
        [pairs] Paren
        [most_kinds] Meeste soorten
        [worms] Wormen
        [queens] Koninginnen
       *[generals] Generaals
    }
board-ih-total = Totaal
board-ih-how = 5 voor elke soort die je meer dan eens hebt, 10 voor de meeste soorten, 1 per worm, plus je puntentegels.

## The row: compact seats, giving up, moments
board-rw-seat-more = { $name }: meer over deze speler
board-rw-seat-bot = Een bot
board-rw-seat-person = Een mens
board-rw-take-tile = Neem { $tile }
board-rw-steal-tile = Verover { $tile }
board-rw-give-up-tile = Opgeven? Je legt { $tile } terug.
board-rw-give-up-nothing = Opgeven? Je hebt geen tegel om terug te leggen.
board-rw-give-up-yes = Opgeven
board-rw-give-up-no = Nee, verder
board-rw-moment =
    { $kind ->
        [steal] Veroverd!
        [last] De laatste tegel!
        [big] Vier wormen!
        [worm] Eindelijk een worm!
       *[exact] Precies { $tile }!
    }

# The mounds of It Happens..
board-ih-luck =
    { $luck ->
        [by-one] Met één punt verschil!
       *[exact] Precies raak!
    }
board-ih-roll-own = Eigen kleur

### Wat alleen de terminal zegt. Toetsen en vlaggen zijn in alle talen gelijk.

## Een opdracht die niet te lezen is

usage-no-such-flag = Er is geen vlag { $flag }.
usage-value = Wat bij { $name } hoort, ontbreekt of past niet.
usage-no-such-command = Die opdracht bestaat niet. De opdrachten zijn play, replay, check en verify, odds voor kansen, en voor veel spellen match, tournament en simulate.
usage-words = Er staat een woord te veel.
usage-help = Hulp: { $command }
language-unknown = “{ $given }” is geen taal die hier wordt gesproken. Er zijn: { $languages }.

## Klaarzetten

ask-game = Welk spel?
ask-seats = Hoeveel spelers, { $least } tot { $most }?
ask-name = Wie is speler { $letter }? Een naam, of een bot: { $bots }.
ask-default = (Enter: { $default })
begins-letter = “{ $letter }” kan niet beginnen. De plaatsen zijn: { $letters }.
seed-and-real-dice = Een seed legt de dobbelstenen vast, dus kunnen ze niet ook echt zijn: laat --seed of --dice real weg.
file-exists = { $file } bestaat al. Kies een andere naam, of ga verder met dat spel: --resume.
resume-alone = Een spel dat je hervat, heeft zijn spel, plaatsen en dobbelstenen al: laat die vlaggen weg.

## Bestanden

file-unreadable = { $file } kan niet worden geopend: { $reason }.
file-damaged = { $file } is geen gaaf verslag. { $reason }
file-not-saved = { $file } kan niet worden bewaard: { $reason }.

## Spelen

play-saved-in = Het spel wordt na elke zet bewaard in { $file }.
play-resumed = We gaan verder met het spel in { $file }.
whose-turn = { $name } is aan de beurt
turn-title = { $game } · { whose-turn }
ask-move = Jouw zet, { $name }:
ask-hint =
    { $one ->
        [yes] Enter speelt hem · h tip · ? hulp · u zet terug · c opmerking · q weg
       *[no] h tip · ? hulp · u zet terug · c opmerking · q weg
    }
choose-one = Er zijn meer zetten mogelijk: kies er een met zijn toets.
undo-not-yours = De laatste zet was niet van jou: je kunt alleen je eigen laatste zet terugnemen.
undone = { $name } neemt een zet terug: { $move }.
comment-empty = Schrijf de opmerking achter de c, zoals in: c wat een worp!
commented = Genoteerd in het verslag.
help-keys =
    Typ de toets die voor een zet staat en druk op Enter. De Engelse namen van zetten,
    zoals “{ $move }”, mogen ook. Naast de zetten zijn er:
    ?       deze hulp
    h       een tip: de zet die de rekenaar zou kiezen, en wat die waard is
    u       neem je eigen laatste zet terug; gevallen dobbelstenen blijven liggen
    c tekst schrijf een opmerking in het verslag
    q       weggaan; het spel is bewaard en kan worden hervat
help-rules = De spelregels, met de nummers die in meldingen staan, staan in { $page } van het project Wormery.
left-before-start = Er is geen spel begonnen.
left-saved =
    { $steps ->
        [one] Het spel is bewaard, tot nu toe { $steps } stap.
       *[other] Het spel is bewaard, tot nu toe { $steps } stappen.
    }
left-resume = Verder spelen: { $command }
over-title = { $game } · het einde
over-already = Dit spel is afgelopen.
over-record = Het verslag van het spel: { $file }
final-player = Speler

## Regenwormen

rw-stack-empty = geen tegel
rw-stack-height =
    { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
rw-stack-covered = eronder { $tiles }
rw-aside =
    { $worm ->
        [yes] Opzij gelegd: { $total }, met regenworm
       *[no] Opzij gelegd: { $total }, nog geen regenworm
    }
rw-rolled =
    { $dice ->
        [one] Geworpen: { $dice } dobbelsteen
       *[other] Geworpen: { $dice } dobbelstenen
    }
rw-move-roll =
    { $dice ->
        [one] gooi de laatste dobbelsteen
       *[other] gooi { $dice } dobbelstenen
    }
rw-move-keep = leg { rw-symbol } opzij, { $count } ×
rw-move-take = neem { $tile } uit de rij ({ rw-worms })
rw-move-steal = verover { $tile } op { $name } ({ rw-worms })
rw-move-give-up = geef op: de beurt blijft zonder resultaat
rw-ask-dice =
    { $dice ->
        [one] Wat toont de dobbelsteen? Typ 1 tot 5, of W voor een regenworm; bv. { $example }
       *[other] Wat tonen de { $dice } dobbelstenen? Typ ze allemaal, W voor een regenworm; bv. { $example }
    }
rw-final-tiles = Wormen (tegel)
rw-final-worms = Wormen

## It Happens..

ih-round = Ronde { $round } van { $rounds } · begonnen door { $name }
ih-after-rounds = Na { $rounds } rondes
ih-mound-title = { $place } · Heuvel { $mound }
ih-queen = Koningin { $points }
ih-general = Generaal { $points }
ih-worm-number = Wormveld { $number }
ih-supply = Voorraad: { rw-worms } · gedekte termietenheuvels: { $mounds }
ih-die-of =
    { $colour ->
        [third] De dobbelsteen van de derde kleur ({ $letter }) toont:
       *[own] De dobbelsteen van { $name } ({ $letter }) toont:
    }
ih-column-dice = Stenen
ih-column-worms = Wormen
ih-column-objects = Voorwerpen
ih-column-points = Puntentegels
ih-face-down = { $tiles } gedekt
ih-move-roll =
    { $dice ->
        [one] gooi je laatste dobbelsteen
       *[other] gooi een van je { $dice } dobbelstenen
    }
ih-move-roll-third = gooi een dobbelsteen van de derde kleur, { $letter } (nog { $dice })
ih-move-skip = sla de beurt over voor 1 worm (je hebt er { $worms })
ih-move-reroll = gooi opnieuw voor 1 worm (je hebt er { $worms })
ih-move-place =
    { $find ->
        [nothing] zet op heuvel { $mound }: som { $sum }
       *[other] zet op heuvel { $mound }: som { $sum }, vindt { ih-found }
    }
ih-ask-die = Wat toont de { ih-colour } dobbelsteen ({ $letter })? Typ 1 tot 6.
ih-ask-mounds = Welke drie termietenheuvels komen open? Gedekt liggen { $mounds }. Typ bv. { $example }; met Enter trekt het programma.
ih-final-pairs = 5 per paar
ih-final-kinds = Meeste soorten
ih-final-worms = Wormen
ih-final-queens = Koninginnen
ih-final-generals = Generaals
ih-final-total = Totaal

## Teruglezen en controleren

replay-title =
    { $over ->
        [yes] { $game } · { $step } van { $steps }
       *[no] { $game } · { $step } van { $steps } · { whose-turn }
    }
replay-hint = Enter of → verder · b of ← terug · een getal en Enter: daarheen · e einde · q weg
replay-no-stop = “{ $text }” leidt nergens heen: typ een getal van 0 tot { $last }.
check-fine =
    { $turns ->
        [one] in orde: { $file }: { $game }, { $seats } plaatsen, { $turns } beurt. { $result }
       *[other] in orde: { $file }: { $game }, { $seats } plaatsen, { $turns } beurten. { $result }
    }
check-unfinished = Nog niet afgelopen.
verify-fine =
    { $reveals ->
        [0] eerlijk: { $file }: alle { $rolls } worpen, { $dice } dobbelstenen, kloppen.
       *[other] eerlijk: { $file }: alle { $rolls } worpen, { $dice } dobbelstenen, en { $reveals } onthullingen kloppen.
    }
verify-failed = niet bevestigd: { $file }: { $reason }
verify-from = Niet nagerekend is wat het toeval bracht voordat de eerlijke dobbelstenen kwamen (aantal keren: { $first }).
verify-commitment = Belofte: { $commitment }
verify-seed = Seed van { $letter }: “{ $seed }”
verify-no-seed = Seed van { $letter }: geen
verify-compare = Vergelijk de tafel, de belofte en je eigen seed met wat je vóór de eerste worp hebt genoteerd.
verify-unseeded = Geen enkele plaats gaf een seed: niets beschermt deze dobbelstenen tegen een keuze van de server.

## Narekenen waaraan eerlijke dobbelstenen gebonden zijn

verify-whole = Nagerekend is alles wat het toeval bracht, vanaf het begin.
verify-table = Tafel: { $table }
verify-old = De dobbelstenen zijn van de oude soort, versie 1: hun belofte bond tafel, spel, opties en plaatsen niet.
verify-drawn = De dobbelstenen hebben ook bepaald wie begint: { $letter }.
verify-not-drawn = Wie begint, is niet aan de dobbelstenen overgelaten.

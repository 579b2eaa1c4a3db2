### Wat alleen de terminal zegt. Toetsen en vlaggen zijn in alle talen gelijk.

## Een opdracht die niet te lezen is

usage-no-such-flag = Er is geen vlag { $flag }.
usage-missing = { $name } ontbreekt.
usage-value = { $name } klopt niet.
usage-needs-value = { $flag } heeft een waarde nodig: { $what }.
usage-takes-no-value = Bij { $flag } hoort geen waarde.
usage-no-such-command = De opdracht ‘{ $command }’ bestaat niet.
usage-did-you-mean = Bedoelde je ‘{ $command }’?
usage-commands = Dit zijn ze: { $commands }.
usage-words = ‘{ $words }’ is hier te veel.
usage-help = Hulp: { $command }
possible-int-from = een geheel getal vanaf { $least }
possible-int-range = een geheel getal van { $least } tot { $most }
possible-float-from = een getal vanaf { $least }
possible-float-range = een getal van { $least } tot { $most }
language-unknown = “{ $given }” is hier geen taal. Er zijn: { $languages }.

## Klaarzetten

ask-game = Welk spel?
ask-seats = Hoeveel spelers, { $least } tot { $most }?
ask-name = Wie is speler { $letter }? Een naam, of een bot: { $bots }.
ask-default = (Enter: { $default })
ask-help = Typ een antwoord en druk op Enter; alleen Enter kiest wat tussen haakjes staat. Met q stop je.
begins-letter = “{ $letter }” kan niet beginnen. De plaatsen zijn: { $letters }.
seed-and-real-dice = Een seed legt de dobbelstenen vast, dus kunnen ze niet ook echt zijn: laat --seed of --dice real weg.
file-exists = { $file } bestaat al. Kies een andere naam, of ga verder met dat spel: --resume.
resume-alone = Een hervat spel heeft zijn spel, plaatsen en dobbelstenen al: laat die vlaggen weg.
resume-stdin = Een spel dat verdergaat, wordt in zijn bestand bewaard: geef het bestand zelf op, niet ‘-’.
file-stdout = Het spel wordt na elke zet bewaard: geef een bestand op, niet ‘-’.

## Bestanden

file-unreadable = { $file } kan niet worden geopend: { $reason }.
file-damaged = { $file } is geen geldig verslag. { $reason }
file-not-saved = { $file } kan niet worden opgeslagen: { $reason }.

## Wat buiten het spel misgaat

output-failed = De uitvoer kan niet worden geschreven: { $reason }.
system-failed = { $file }: { $reason }.
stdin-empty = Er kwam niets binnen op de standaardinvoer.
unforeseen = Er ging iets mis waar Wormery niet op rekende: { $what }. Meld dit alsjeblieft aan de makers, met de opdracht die je gaf en wat die laat zien met { $debug }.

## Spelen

play-saved-in = Het spel wordt na elke zet opgeslagen in { $file }.
play-resumed = We gaan verder met het spel in { $file }.
whose-turn = { $name } is aan de beurt
turn-title = { $game } · { whose-turn }
ask-move = Jouw zet, { $name }:
ask-hint =
    { $one ->
        [yes] Enter speelt hem · h tip · ? hulp · u zet terug · c opmerking · q stoppen
       *[no] h tip · ? hulp · u zet terug · c opmerking · q stoppen
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
    u       neem je eigen laatste zet terug; wat gegooid is, blijft liggen
    c tekst schrijf een opmerking in het verslag
    q       stoppen; het spel is opgeslagen en je kunt het hervatten
help-rules = De spelregels, met de nummers uit de meldingen, staan in { $page } van het project Wormery.
left-before-start = Er is geen spel begonnen.
left-saved =
    { $steps ->
        [one] Het spel is opgeslagen, tot nu toe { $steps } stap.
       *[other] Het spel is opgeslagen, tot nu toe { $steps } stappen.
    }
left-resume = Verder spelen: { $command }
over-title = { $game } · het einde
over-already = Dit spel is afgelopen.
over-record = Verslag van het spel: { $file }
final-player = Speler

## Regenwormen

rw-stack-empty = geen tegel
rw-stack-height =
    { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
rw-stack-covered = eronder: { $tiles }
rw-aside =
    { $worm ->
        [yes] Opzijgelegd: { $total }, met regenworm
       *[no] Opzijgelegd: { $total }, nog geen regenworm
    }
rw-rolled =
    { $dice ->
        [one] Gegooid: { $dice } dobbelsteen
       *[other] Gegooid: { $dice } dobbelstenen
    }
rw-move-roll =
    { $dice ->
        [one] gooi de laatste dobbelsteen
       *[other] gooi { $dice } dobbelstenen
    }
rw-move-keep = leg { rw-symbol } opzij, { $count } ×
rw-move-take = neem { $tile } uit de rij ({ rw-worms })
rw-move-steal = verover { $tile } op { $name } ({ rw-worms })
rw-move-give-up = geef op: beurt zonder resultaat
rw-ask-dice =
    { $dice ->
        [one] Wat heb je gegooid? Typ 1 tot 5, of W voor een regenworm; bv. { $example }
       *[other] Wat heb je met de { $dice } dobbelstenen gegooid? Typ ze allemaal, W voor een regenworm; bv. { $example }
    }
rw-final-tiles = Wormen (tegel)
rw-final-worms = Wormen

## It Happens..

ih-round =
    { $you ->
        [yes] Ronde { $round } van { $rounds } · begonnen door jou
       *[no] Ronde { $round } van { $rounds } · begonnen door { $name }
    }
ih-after-rounds = Na { $rounds } rondes
ih-mound-title = { $place } · Heuvel { $mound }
ih-queen = Koningin { $points }
ih-general = Generaal { $points }
ih-worm-number = Wormveld { $number }
ih-supply = Voorraad: { rw-worms } · gedekte termietenheuvels: { $mounds }
ih-die-of =
    { $colour ->
        [third] De derde kleur ({ $letter }) gooit:
        [you] Je gooit ({ $letter }):
       *[own] { $name } ({ $letter }) gooit:
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
ih-ask-die = Wat heb je met de { ih-colour } dobbelsteen ({ $letter }) gegooid? Typ 1 tot 6.
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
replay-hint = Enter of → verder · b of ← terug · een getal en Enter: daarheen · e einde · q stoppen
replay-no-stop = “{ $text }” is geen stap: typ een getal van 0 tot { $last }.
check-fine =
    { $turns ->
        [one] in orde: { $file }: { $game }, { $seats } plaatsen, { $turns } beurt. { $result }
       *[other] in orde: { $file }: { $game }, { $seats } plaatsen, { $turns } beurten. { $result }
    }
check-unfinished = Nog niet afgelopen.
verify-fine =
    { $reveals ->
        [0] eerlijk: { $file }: alle { $rolls } worpen ({ $dice } dobbelstenen) kloppen.
       *[other] eerlijk: { $file }: alle { $rolls } worpen ({ $dice } dobbelstenen) en { $reveals } onthullingen kloppen.
    }
verify-failed = niet bevestigd: { $file }: { $reason }
verify-from = De eerste { $first } worpen en trekkingen zijn van voor de eerlijke dobbelstenen en niet na te rekenen.
verify-commitment = Belofte: { $commitment }
verify-seed = Seed van { $letter }: “{ $seed }”
verify-no-seed = Seed van { $letter }: geen
verify-compare = Vergelijk de tafel, de belofte en je eigen seed met wat je vóór de eerste worp hebt genoteerd.
verify-unseeded = Niemand gaf een seed, dus de server kan deze dobbelstenen hebben uitgekozen.

## Narekenen waaraan eerlijke dobbelstenen gebonden zijn

verify-whole = Alle worpen en trekkingen zijn nagerekend, vanaf de eerste.
verify-table = Tafel: { $table }
verify-old = Dit zijn oude eerlijke dobbelstenen (versie 1): hun belofte gold niet voor één tafel, spel, opties en plaatsen.
verify-drawn = De dobbelstenen hebben ook bepaald wie begint: { $letter }.
verify-not-drawn = Wie begint, is niet aan de dobbelstenen overgelaten.

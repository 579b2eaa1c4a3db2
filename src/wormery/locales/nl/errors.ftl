### What is said when something given to a game is not as it must be.
### Each says what is wrong and, where it is not plain, what to do.

## Games and set-up

game-unknown = Het spel “{ $game }” bestaat niet. De spellen zijn: { $games }.
game-broken = Het spel “{ $game }” kan niet worden geladen: { $reason }
game-part-missing = Het spel “{ $game }” heeft geen onderdeel “{ $part }”.
seats-range =
    { $seats ->
        [one] { $seats } plaats kan niet: dit spel is voor { $least } tot en met { $most }.
       *[other] { $seats } plaatsen kan niet: dit spel is voor { $least } tot en met { $most }.
    }
begins-range = Plaats { $begins } kan niet beginnen: de plaatsen tellen vanaf 0, en het zijn er { $seats }.
option-unknown = De optie “{ $option }” bestaat niet. De opties zijn: { $options }.
option-twice = De optie “{ $option }” is twee keer opgegeven.
name-like-a-bot = “{ $name }” lijkt op een bot. Kies een andere naam.
option-value = “{ $value }” is geen waarde voor de optie { $option }. Kies uit: { $values }.

## Moves

unknown-move = “{ $move }” is geen zet in dit spel.
game-over = Het spel is afgelopen: er valt niets meer te spelen.
player-unknown = De speler “{ $player }” bestaat niet. De spelers zijn: { $players }.
player-name-taken = Hier heten twee spelers “{ $player }”. Geef die van jou een eigen naam.
player-not-here = De speler “{ $player }” speelt het spel “{ $game }” niet. De spelers zijn: { $players }.
player-broken = De speler “{ $player }” kan niet worden geladen: { $reason }.
player-whole-turns-only = De spelers van Wormery kennen alleen het hele spel. Laat weg: { $options }.
undo-impossible = Er valt niets terug te nemen: wat gegooid is, blijft liggen.

## Regenwormen

rw-roll-first = Gooi eerst de dobbelstenen.
rw-choose-first = Leg eerst één symbool van deze worp opzij.
rw-keep-needs-roll = Eén symbool per worp: gooi opnieuw voordat je er nog een opzijlegt.
rw-symbol-absent =
    { $symbol ->
        [W] Je hebt geen regenworm gegooid.
       *[other] Je hebt geen { $symbol } gegooid.
    }
rw-symbol-used =
    { $symbol ->
        [W] Regenwormen heb je deze beurt al opzijgelegd.
       *[other] Dobbelstenen met een { $symbol } heb je deze beurt al opzijgelegd.
    }
rw-no-roll-left = Doorgooien kan niet: er zijn geen dobbelstenen of geen symbolen meer over. Neem een tegel.
rw-claim-must-be-taken = Je kunt niet opgeven zolang er een tegel is die je kunt nemen.
rw-no-worm = Zonder regenworm bij de opzijgelegde dobbelstenen kun je geen tegel nemen.
rw-tile-too-high = Tegel { $tile } is te hoog voor { $total } punten.
rw-exact-tile-only = Met { $total } punten moet je tegel { $total } nemen.
rw-highest-lower-only = Van de lagere tegels mag je alleen de hoogste nemen, niet { $tile }.
rw-tile-own = Tegel { $tile } is al van jou.
rw-steal-exact = Tegel { $tile } kun je alleen met precies { $tile } punten veroveren, en je hebt er { $total }.
rw-tile-covered = Tegel { $tile } ligt onder een andere tegel en is veilig.
rw-tile-out = Tegel { $tile } is uit het spel.
rw-dice-impossible =
    { $dice ->
        [one] “{ $text }” kan niet: je gooit één dobbelsteen. Typ wat je gooit: 1 tot en met 5, of W voor een regenworm.
       *[other] “{ $text }” kan niet: je gooit { $dice } dobbelstenen. Typ wat je gooit: 1 tot en met 5, en W voor een regenworm.
    }
rw-dice-dead = “{ $text }” heeft niets nieuws om opzij te leggen: de beurt zou voorbij zijn.

## It Happens..

ih-roll-first = Gooi eerst een dobbelsteen.
ih-place-now = Je hebt gegooid: plaats de dobbelsteen nu.
ih-no-third-colour = Een derde kleur is er alleen in een spel met z’n tweeën.
ih-no-die-left = Je hebt deze ronde geen dobbelsteen van die kleur meer.
ih-colour-stuck = Dobbelstenen van die kleur kun je niet meer plaatsen: de kolommen zijn vol.
ih-column-full = Je kolom op termietenheuvel { $mound } is vol.
ih-no-worm = Je hebt geen wormtegel om in te leveren.
ih-no-worm-for-third = Voor de derde kleur kun je geen wormtegels inzetten.
ih-skip-before-roll = In dit spel kun je een beurt alleen overslaan voordat je gooit.
ih-die-impossible = “{ $text }” kan niet: je gooit één dobbelsteen. Typ wat je gooit, 1 tot en met 6.
ih-mounds-impossible = “{ $text }” kan niet: noem drie van de termietenheuvels die nog gedekt liggen ({ $mounds }), zoals 1.4.9.

## Mound sets

mounds-unreadable = De heuvelset { $file } kan niet worden gelezen: { $reason }.
mounds-too-long = { $file }: langer dan { $most } bytes; dit is geen heuvelset.
mounds-not-utf8 = { $file }, regel { $line }: geen UTF-8-tekst. Sla het bestand op als UTF-8.
mounds-toml = { $file }, regel { $line }: geen geldige TOML: { $reason }.
mounds-name = { $file }, regel { $line }: de set heeft een naam nodig, zoals name = "mijn-heuvels".
mounds-key = { $file }, regel { $line }: onbekende sleutel “{ $key }”.
mounds-key-missing = { $file }, regel { $line }: deze termietenheuvel heeft geen “{ $key }”.
mounds-count = { $file }, regel { $line }: een set telt 12 termietenheuvels, deze telt er { $count }.
mounds-number = { $file }, regel { $line }: { $key } is { $value }; het moet een geheel getal van { $least } tot en met { $most } zijn.
mounds-queen = { $file }, regel { $line }: de koningin ({ $queen }) moet meer waard zijn dan de generaal ({ $general }).
mounds-drawing = { $file }, regel { $line }: “fields” moet een tekening tussen drievoudige aanhalingstekens zijn.
mounds-rows = { $file }, regel { $line }: een termietenheuvel wordt in 1 tot 3 rijen getekend, deze in { $count }.
mounds-columns = { $file }, regel { $line }: een rij heeft 5 kolommen, deze heeft er { $count }.
mounds-no-field = { $file }, regel { $line }: elke kolom heeft een veld nodig in de onderste rij.
mounds-hole = { $file }, regel { $line }: “{ $word }” hangt in de lucht: er ligt geen veld onder.
mounds-find = { $file }, regel { $line }: “{ $word }” is niets wat je op een termietenheuvel vindt. Kies uit: { $finds }.
mounds-unsound = Dit is geen set heuvels: er zijn 12 termietenheuvels nodig, elk met 5 kolommen van 1 tot 3 velden en een koningin die meer waard is dan de generaal.
mounds-word = “{ $text }” is geen naam van een heuvelset en ook geen twaalf termietenheuvels.

## Positions on one line

position-one-line = Een stelling is één regel van hoogstens { $most } tekens.
position-short = Kolom { $column }: de stelling houdt op vóór “{ $field }”.
position-long = Kolom { $column }: “{ $text }” staat er te veel.
position-field = Kolom { $column }: “{ $text }” kan niet de “{ $field }” van een stelling zijn.
position-field-why = Kolom { $column }: “{ $text }” kan niet de “{ $field }” van een stelling zijn: { $reason }

## Game records

record-too-long = Regel { $line }: langer dan { $most } tekens; dit is geen spelverslag.
record-steps = Regel { $line }: meer dan { $most } stappen; een langer spel neemt een server niet aan.
record-not-utf8 = Regel { $line }, kolom { $column }: geen UTF-8-tekst.
record-tag-name = “{ $tag }” kan niet de naam van een label zijn: gebruik letters en cijfers.
record-tag-own = Het label { $tag } wordt door het verslag zelf geschreven.
record-tag-value = Het label { $tag } moet één regel van hoogstens { $most } afdrukbare tekens zijn.
record-tag-malformed = Regel { $line }, kolom { $column }: “{ $text }” is geen label zoals [Game "regenwormen"].
record-tag-twice = Regel { $line }, kolom { $column }: het label { $tag } komt hier voor de tweede keer voor.
record-tag-missing = Regel { $line }, kolom { $column }: het label { $tag } ontbreekt.
record-tag = Regel { $line }, kolom { $column }: { $reason }
record-format = Regel { $line }, kolom { $column }: verslagen in formaat { $format } kunnen niet worden gelezen; dit programma leest formaat 1.
record-rules = Regel { $line }, kolom { $column }: gespeeld met versie { $version } van de spelregels, en die heeft dit programma niet.
record-number = Regel { $line }, kolom { $column }: “{ $text }” is geen aantal plaatsen.
record-seat = Regel { $line }, kolom { $column }: “{ $text }” is geen plaats; de plaatsen heten A, B, C enzovoort.
record-comment = Een opmerking heeft hoogstens { $most } afdrukbare tekens en geen accolades.
record-space = Regel { $line }, kolom { $column }: er ontbreekt een spatie vóór “{ $text }”.
record-heading = Regel { $line }, kolom { $column }: hier moet “{ $expected }” staan, niet “{ $text }”.
record-cut = Regel { $line }, kolom { $column }: het verslag breekt midden in een regel af.
record-outcome-expected = Regel { $line }, kolom { $column }: hier moeten dobbelstenen tussen vierkante haken staan, niet “{ $text }”.
record-move-expected = Regel { $line }, kolom { $column }: “{ $text }” begint niet met een zet.
record-step = Regel { $line }, kolom { $column }: { $reason }
record-after-end = Regel { $line }, kolom { $column }: het spel is al afgelopen vóór “{ $text }”.
record-result = Regel { $line }, kolom { $column }: de uitslag zegt “{ $given }”, de zetten zeggen “{ $found }”.

## Eerlijke dobbelstenen

fair-unsaid = Het verslag zegt niet waar de dobbelstenen vandaan komen. Alleen eerlijke dobbelstenen, die van een tafelserver, zijn na te rekenen.
fair-other-dice = Dit zijn geen eerlijke dobbelstenen: het label Dice zegt “{ $dice }”. Alleen eerlijke dobbelstenen, die van een tafelserver, zijn na te rekenen.
fair-seed = Een seed is één regel van hoogstens { $most } afdrukbare tekens, of leeg.
fair-tag = Het label { $tag } klopt niet: { $reason }
fair-tag-missing = Het label { $tag } ontbreekt, en eerlijke dobbelstenen kunnen niet zonder.
fair-tag-hex = Het label { $tag } moet uit { $digits } hexadecimale cijfers bestaan, 0 tot 9 en a tot f.
fair-tag-seat = Het label { $tag } hoort bij geen plaats: er zijn { $seats } plaatsen.
fair-tag-from = Het label FairFrom telt de worpen en trekkingen van voor de eerlijke dobbelstenen; in dit verslag kan dat 1 tot { $most } zijn.
fair-secret-hidden = Het geheim van deze dobbelstenen wordt getoond als het spel is afgelopen: reken ze dan na.
fair-commitment = Het geheim klopt niet met de belofte: het is niet wat vóór de eerste worp beloofd is.
fair-tag-begins = Het label FairBegins kan alleen yes zijn, of ontbreken.
fair-wrong-beginner = Plaats { $said } is begonnen, maar de dobbelstenen hadden { $due } moeten kiezen.
fair-wrong-dice = { $turn }, worp { $roll }: het verslag zegt [{ $said }], maar het had [{ $due }] moeten zijn.
fair-wrong-mounds = { $turn }: volgens het verslag kwamen de termietenheuvels [{ $said }] open, maar het hadden [{ $due }] moeten zijn.

## Veel spellen

arena-seed = De seed moet een geheel getal van 0 tot { $most } zijn.
arena-games = Het aantal spellen moet van 1 tot { $most } zijn.
arena-width = De breedte moet meer dan 0 en minder dan 1 zijn: 0.02 is twee procentpunt.
arena-workers = Het aantal workers moet 1 of meer zijn.
arena-no-player = Noem de spelers.
arena-too-many-players = { $players } spelers passen niet op { $seats } plaatsen.
arena-player-twice = Noem elke speler in een toernooi maar één keer.
arena-tournament-players = Een toernooi is voor { $least } tot { $most } spelers.
arena-move = De speler “{ $player }” deed een zet die niet mag. { $reason }
arena-player = De speler “{ $player }” is vastgelopen: { $reason }
arena-fewer = In het bestand staan al { $games } spellen: vraag er minstens zoveel.
arena-file-exists = { $file } bestaat al. Kies een andere naam, of ga ermee verder: --resume.
arena-file-in-use = { $file } is in gebruik bij een ander proces. Wacht tot dat klaar is, of kies een ander bestand.
arena-file-damaged = { $file }, regel { $line }: beschadigd, of geen bestand met uitslagen. Er is niets veranderd.
arena-resume-alone = Wat je hervat, heeft zijn spelers, regels en seed al: laat die vlaggen weg.
arena-other-command = Deze uitslagen horen bij een andere opdracht: { $command }
arena-worker-lost = Er zijn te veel workers verloren gegaan. Alle afgemaakte spellen zijn opgeslagen.
arena-no-dask = Voor een cluster is Dask nodig, en dat is niet geïnstalleerd: { $install }
arena-no-cluster = Geen cluster gevonden op { $address }.
arena-no-workers = Het cluster op { $address } heeft geen workers.
arena-cluster-version = De workers van het cluster draaien Wormery { $found }, dit programma is { $own }: gebruik dezelfde versie.
arena-no-matplotlib = Voor een rapport is Matplotlib nodig, en dat is niet geïnstalleerd: { $install }

## Solvers

solver-two-seats = Het hele spel kan alleen voor twee spelers en aan het begin van een beurt worden opgelost.
solver-too-large = Dit spel is te groot om helemaal op te lossen: er zijn meer dan { $most } tafels mogelijk.
solver-no-end = De oplossing convergeerde niet in { $most } iteraties.
solver-dice = Neem 1 tot { $dice } dobbelstenen, en hooguit { $points } punten voor elke dobbelsteen die ontbreekt.
solver-out-of-reach = Tegel { $tile } is onbereikbaar: een beurt levert hooguit { $most } punten op. Neem meer dobbelstenen of punten, of laat de tegel weg.
solver-mounds-first = Een ronde kan pas worden opgelost als de termietenheuvels open liggen.
solver-between-rounds = Deze schatting kan alleen tussen twee rondes. Vraag hier de kansen van deze stelling op.
weights-broken = De gewichten in { $file } zijn niet te gebruiken: { $reason }. Installeer Wormery opnieuw, of maak het bestand nog eens met het programma in training/.
tables-differ = Tafel { $number } hoort bij een ander spel, of heeft andere plaatsen of opties dan de eerste. Beoordeel alleen gelijke tafels samen.
tables-begin = Aan tafel { $number } is al iemand bezig. Beoordeel die apart; samen gaat het alleen met tafels waar een beurt of ronde begint.

## Eerlijke dobbelstenen, gebonden aan hun tafel

fair-tag-version = Het label Fair noemt een versie van de dobbelstenen die dit programma niet kent; de nieuwste die het kent is { $newest }.
fair-other-game = Deze dobbelstenen zijn voor een ander spel of een andere tafel beloofd.
fair-commitment-bound = Het geheim klopt niet met de belofte. Het is niet het beloofde geheim, of niet voor dit spel: de belofte geldt ook voor tafel, spel, opties, plaatsen, wie begint en wat er al gespeeld was.
fair-unfinished = Het spel in dit verslag is niet afgelopen; de rest kan zijn weggeknipt. Reken het hele verslag na.
fair-nothing-covered = Dit verslag heeft geen eerlijke dobbelstenen, dus er valt niets na te rekenen.
shared-seed = Een seed voor gedeelde dobbelstenen is één regel van 1 tot { $most } afdrukbare tekens.
shared-given = Deze dobbelstenen komen uit een ander potje, niet uit een seed. Vergelijk de twee verslagen: wormery compare EEN.worm ANDER.worm
daily-key = De sleutel van de dagtafels bestaat uit 1 tot { $most } letters, cijfers of tekens zonder spaties.

## The coach

coach-nothing-to-choose = Hier valt niets te kiezen.
coach-not-your-turn = Deze speler is niet aan de beurt: de coach helpt alleen wie nu kiest.

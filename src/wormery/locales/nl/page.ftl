### Wat de pagina rond de speelborden zegt. Borden en regels hebben hun eigen bestanden.

## Everywhere

page-name = Wormery
page-title = { $title } · Wormery
page-home = Startpagina
page-rules = Regels
page-rules-title = Regels: { $game }
page-settings = Instellingen
page-skip = Naar de inhoud
page-close = Sluiten
page-copied = Gekopieerd.
page-wait = Een ogenblik …
page-no-answer = De server antwoordt niet. Kijk je verbinding na en probeer het nog eens.
page-try-again = Opnieuw proberen
page-reload = Opnieuw laden
page-failed = Er ging iets mis op deze pagina. Laad haar opnieuw en probeer het nog eens.
page-broken-title = Er ging iets mis
page-broken = Dit deel van de pagina kon niet worden getoond. Opnieuw laden helpt meestal.
page-rule-link = Regel { $rule }
page-not-found = Op dit adres is niets
page-not-found-what = Misschien is de link niet compleet. Alles begint op de startpagina.

## Home

page-tagline = Twee dobbelspellen over wormen, met vrienden of tegen bots.
page-rw-line = Gooi, leg opzij en waag het: pik de vetste wormen van het rooster, of van je buur.
page-ih-line = Zet dobbelstenen in termietenheuvels, vind rare spullen en verover koninginnen en generaals.
page-play-now = Speel nu
page-play-now-what = Meteen, tegen bots
page-new-table = Nieuwe tafel
page-join = Aanschuiven
page-open-record = Verslag openen
page-your-tables = Jouw tafels
page-no-tables = Nog geen tafels. Begin een spel, dan vind je het hier terug.
page-table-state =
    { $state ->
        [open] wacht op spelers
        [playing] bezig
       *[over] afgelopen
    }
page-table-when =
    { $day ->
        [today] vandaag, { $time }
        [yesterday] gisteren, { $time }
       *[earlier] { $days } dagen geleden
    }
page-older-tables = Oudere tafels tonen
page-mounds-note = De termietenheuvels van It Happens.. zijn ons eigen ontwerp.
page-credits = { rw-name } (Pickomino, Heckmeck am Bratwurmeck) is van Reiner Knizia, It Happens.. van Stefan Feld. Deze pagina heeft geen band met auteurs of uitgevers.

## Joining

page-join-how = Typ de code die je hebt gekregen, of plak de link. Een QR-code open je met de camera van je telefoon.
page-join-code = Code of link
page-join-go = Naar de tafel
page-join-bad = Een code heeft zes letters en cijfers, zoals { $example }.

## Opening a record

page-record-how = Een verslag is een klein tekstbestand met een heel spel erin. Kies het bestand, of plak de tekst.
page-record-file = Kies een bestand
page-record-text = Tekst van het verslag
page-record-watch = Bekijken
page-record-go-on = Verder spelen vanaf het einde
page-record-empty = Kies eerst een bestand of plak een verslag.

## A new table

page-new-title = Nieuwe tafel: { $game }
page-who-plays = Wie speelt er?
page-seat = Plaats { $letter }
page-seat-me = Ik
page-seat-here = Iemand aan dit scherm
page-seat-link = Een vriend, met een link
page-seat-bot = Een bot
page-seat-kind = Wie zit op plaats { $letter }?
page-seat-open = Vrije plaats
page-your-name = Jouw naam
page-name-of = Naam op plaats { $letter }
page-name-placeholder = mag leeg blijven
page-level-of = Niveau van de bot op plaats { $letter }
page-level =
    { $level ->
        [random] Warhoofd
        [beginner] Beginner
        [casual] Gelegenheidsspeler
        [skilled] Geoefend
       *[expert] Meester
    }
page-rw-character =
    { $level ->
        [random] Doet zomaar een zet die mag.
        [beginner] Kent de kansen, maar schat ze flink verkeerd in.
        [casual] Telt wormen goed en vergist zich af en toe.
        [skilled] Telt wormen en vergist zich zelden.
       *[expert] Speelt om te winnen: weegt elke tegel, elke stapel en wie er daarna komt.
    }
page-ih-character =
    { $level ->
        [random] Doet zomaar een zet die mag.
        [beginner] Speelt met vuistregels en schat een plek vaak verkeerd in.
        [casual] Speelt met vuistregels, zonder fouten, en kijkt nooit naar de anderen.
        [skilled] Speelt de ronde een paar keer in het hoofd uit en vergist zich een beetje.
       *[expert] Speelt de ronde voor elke dobbelsteen honderd keer in het hoofd uit.
    }
page-strength = Eén tegen één wint deze { $percent } % van de spellen tegen “{ $other }”.
page-strength-least = De zwakste van allemaal.
page-add-seat = Plaats erbij
page-remove-seat = Plaats { $letter } weghalen
page-seat-range = Voor { $least } tot { $most } spelers.
page-third-colour-note = Met zijn tweeën doet een derde kleur mee die van niemand is.
page-option-lower = Welke lagere tegel mag je nemen
page-option-lower-what = Is de tegel zelf niet te krijgen, dan mag een lagere uit de rij.
page-option-lower-value =
    { $value ->
        [any] elke lagere tegel
       *[highest] alleen de hoogste daarvan
    }
page-option-short = Kort spel
page-option-short-what = Een ingeleverde tegel wordt ook omgedraaid als hij de hoogste is. Voor een korter spel, of met vijf of meer spelers.
page-option-skip = Wanneer mag je een beurt overslaan
page-option-skip-what = Overslaan kost een wormtegel; de dobbelsteen blijft van jou.
page-option-skip-value =
    { $value ->
        [any] voor of na het gooien
       *[before-roll] alleen voor het gooien
    }
page-option-open-points = Open puntentegels
page-option-open-points-what = Koninginnen en generaals liggen open, zodat iedereen kan meetellen.
page-option-third-worms = Wormen van de derde kleur
page-option-third-worms-what = Met hoeveel wormen de kleur van niemand begint in een spel voor twee.
page-option-mounds = Termietenheuvels
page-option-mounds-what = Die van ons, of een eigen set in de notatie van het project.
page-option-mounds-ours = onze twaalf heuvels
page-option-mounds-own = een eigen set
page-option-mounds-text = Twaalf heuvels in notatie
page-begins = Wie begint
page-begins-what = Aan een echte tafel is dat de jongste of de hongerigste.
page-begins-chance = de dobbelstenen beslissen
page-dice = Dobbelstenen
page-dice-server = De server gooit
page-dice-server-what = Niemand kan ze kiezen, en na het spel kan iedereen elke worp narekenen.
page-dice-real = Echte dobbelstenen op jullie tafel
page-dice-real-what = Jullie gooien, de pagina houdt de stand bij: tik aan wat er viel.
page-pace = Tempo van de bots
page-pace-value =
    { $pace ->
        [at-once] meteen
        [quick] vlot
        [slow] rustig
       *[normal] gewoon
    }
page-grace = Als iemand weg is
page-grace-what = Opdat de anderen niet hoeven te wachten, kan een bot spelen tot diegene terug is.
page-grace-value =
    { $grace ->
        [never] op diegene wachten
        [short] na 20 seconden speelt een bot
        [long] na 5 minuten speelt een bot
       *[normal] na een minuut speelt een bot
    }
page-stand-in = Wie er invalt
page-more-settings = Dobbelstenen, tempo en regels
page-make-table = Tafel dekken
page-start-now = Begin het spel

## The lobby

page-lobby = Tafel { $code }
page-lobby-invite = Nodig vrienden uit
page-lobby-invite-what = Geef ze de link of de code, of laat ze een camera op het plaatje richten.
page-lobby-code = Code
page-lobby-link = Link
page-copy-link = Link kopiëren
page-share-link = Link delen
page-qr = QR-code met de link naar deze tafel
page-sit-here = Ga hier zitten
page-sit-how = Je kijkt toe. Neem een vrije plaats om mee te spelen.
page-your-seat = jouw plaats
page-leave-seat = Plaats teruggeven
page-fill-bot = Laat een bot spelen
page-waiting-host = Het spel begint als degene die de tafel heeft gemaakt het start.
page-waiting-seats = Het spel kan beginnen als elke plaats bezet is.
page-ready = Iedereen is er.
page-start = Begin het spel
page-fair-dice = Eerlijke dobbelstenen
page-fair-dice-what = De server heeft zijn geheim al gekozen, en de belofte bindt het aan dit spel aan deze tafel. Ook jouw eigen seed telt mee voor de dobbelstenen. Dit apparaat bewaart ze allebei en vergelijkt ze als je na het spel de worpen narekent; voor je eigen aantekening kun je ze kopiëren.
page-commitment = Belofte
page-seed = Jouw seed
page-new-seed = Een andere
page-seed-set = Deze seed gebruiken
page-join-here = Kom { $game } spelen!

## At the table

page-turn-yours = { $name }, jij bent aan de beurt
page-turn-yours-alone = Jij bent aan de beurt
page-turn-of = { $name } is aan de beurt
page-turn-bot = { $name } denkt na
page-turn-away = { $name } is even weg
page-turn-away-bot = { $name } is weg; een bot speelt
page-dice-yours = Gooi je dobbelstenen en tik aan wat ze tonen
page-dice-of = { $name } gooit echte dobbelstenen
page-watching = Je kijkt toe
page-just-now = Zojuist
page-nothing-yet = Het spel begint.
page-what-now = Jouw zetten
page-log = Wat er gebeurde
page-undo = Terugnemen
page-leave = Van tafel gaan
page-share-table = Uitnodigen om te kijken
page-adjust = Tempo en afwezigheid
page-adjust-save = Bewaren
page-hand-over = Geef het scherm aan { $name }
page-hand-over-done = Ik ben { $name }
page-hand-over-quietly = Aan deze tafel niet meer vragen
page-lost = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.
page-lost-sending = De verbinding is weg. Je zet is bewaard en wordt verstuurd zodra ze terug is.
page-connecting = Verbinden …
page-plain-board = Woorden in plaats van beelden
page-drawn-board = Beelden in plaats van woorden
page-problem-close = Dit bericht verbergen
page-table-missing = Deze tafel is er niet
page-lost-later = De pagina probeert het vanzelf opnieuw.
page-too-many = Dat was te veel tegelijk voor de server.
page-too-slow = Je verbinding is te traag om deze tafel bij te houden.
page-turned-away = Deze tafel kan niet worden geopend
page-turned-away-why = De server weigerde de verbinding zonder een reden te geven.
page-seat-away = weg
page-seat-stand-in = een bot speelt
page-resign-seat = Je plaats komt vrij, en anderen kunnen haar nemen.
page-scores = Plaatsen

## In words instead of pictures

page-type-count = { $count } van { $of }

## The end

page-over = Het spel is afgelopen
page-over-won = { $name }: { $score }
page-rematch = Nog een keer
page-rematch-wait = Wachten op: { $names }
page-rematch-offered = { $name } wil nog een keer spelen.
page-rematch-go = Naar het volgende spel
page-download = Verslag downloaden
page-replay = Spel terugkijken
page-verify = Dobbelstenen narekenen
page-verifying = Elke worp wordt nagerekend …
page-verify-fine =
    { $reveals ->
        [0] Eerlijk: alle { $rolls } worpen, { $dice } dobbelstenen, zijn zoals het geheim en de seeds voorschrijven.
       *[other] Eerlijk: alle { $rolls } worpen, { $dice } dobbelstenen, en { $reveals } onthullingen zijn zoals het geheim en de seeds voorschrijven.
    }
page-verify-commitment = Het geheim past niet bij de belofte. Dit zijn niet de dobbelstenen die voor dit spel aan deze tafel beloofd waren.
page-verify-wrong = Worp { $event } klopt niet: het verslag zegt { $said }, maar het moet { $due } zijn geweest.
page-verify-real = Deze dobbelstenen zijn met de hand gegooid; er valt niets na te rekenen.
page-verify-unknown = Deze pagina weet niet waaruit dit spel zijn dobbelstenen trekt, en kan ze dus niet narekenen.
page-verify-hidden = Het geheim wordt getoond als het spel is afgelopen.
page-verify-compare = Dit apparaat heeft vóór de eerste worp niets genoteerd. Vergelijk de tafel, de belofte en je seed met je eigen aantekening.
page-verify-unseeded = Geen enkele plaats gaf een seed: niets beschermt deze dobbelstenen tegen een keuze van de server.
page-verify-from = Niet gedekt zijn de eerste { $count } worpen, van voor de eerlijke dobbelstenen.
page-verify-seed = Seed van { $name }: { $seed }
page-verify-no-seed = Seed van { $name }: geen
page-verify-secret = Geheim

## The replay

page-replay-title = { $game }, stap { $step } van { $steps }
page-replay-step = Moment in het spel
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-first = Naar het begin
page-replay-back = Eén stap terug
page-replay-next = Eén stap verder
page-replay-last = Naar het einde
page-replay-link = Link naar dit moment kopiëren
page-replay-table = Naar de tafel
page-replay-none = Dit spel is nog niet begonnen.

## Settings

page-language = Taal
page-language-auto = Zoals de browser ({ $language })
page-theme = Licht en donker
page-theme-value =
    { $theme ->
        [light] licht
        [dark] donker
       *[auto] zoals het apparaat
    }
page-sound = Geluid
page-sound-what = Kleine geluiden voor dobbelstenen, tegels en jouw beurt.
page-motion = Beweging
page-motion-value =
    { $motion ->
        [full] laat bewegen
        [less] houd stil
       *[auto] zoals het apparaat
    }
page-own-pace = Tempo op het bord
page-patterns = Patronen naast kleuren
page-patterns-what = De kleuren van spelers verschillen ook in patroon.
page-plain = Woorden in plaats van beelden
page-plain-what = De tafel als tekst en knoppen, voor schermlezers en trage apparaten.
page-nickname = Jouw naam aan tafels
page-nickname-what = Nieuwe tafels stellen hem voor. Er is geen account en geen wachtwoord.
page-save = Bewaren
page-saved = Bewaard.
page-move-device = Op een ander apparaat spelen
page-move-device-what = Je plaatsen horen bij deze browser. Met een eenmalige code neem je ze mee naar een andere; allebei kunnen dan spelen.
page-move-make = Code maken
page-move-code =
    { $minutes ->
        [one] Typ deze code binnen { $minutes } minuut op het andere apparaat:
       *[other] Typ deze code binnen { $minutes } minuten op het andere apparaat:
    }
page-move-use = Ik heb een code van mijn andere apparaat
page-move-go = Overnemen
page-move-done = Klaar: dit apparaat is nu hetzelfde als het andere.
page-kept-here = Dit alles wordt alleen in deze browser bewaard.

## Fair dice, noted and compared

page-fair-copy = Kopiëren als aantekening
page-fair-unnoted = Dit apparaat heeft aan deze tafel geen seed gegeven, dus valt er later niets te vergelijken.
page-lobby-starts = Het spel begint vanzelf zodra ieders seed voor de nieuwe dobbelstenen er is.
page-verify-unfinished = Het spel is in dit verslag niet afgelopen, en wat ontbreekt kan zijn weggeknipt.
page-verify-nothing = Geen enkele worp in dit verslag komt van eerlijke dobbelstenen, dus valt er niets na te rekenen.
page-verify-tag = Het verslag is niet na te rekenen: het label { $tag } ontbreekt of klopt niet.
page-verify-beginner = Plaats { $said } begon, maar de dobbelstenen moeten { $due } hebben gekozen.
page-verify-old = De dobbelstenen zijn van de oude soort, versie 1: hun belofte bond tafel, spel, opties en plaatsen niet.
page-verify-whole = Nagerekend is alles wat het toeval bracht, vanaf het begin.
page-verify-drawn = De dobbelstenen hebben ook bepaald wie begint: { $name }.
page-verify-not-drawn = Wie begint, is niet aan de dobbelstenen overgelaten.
page-verify-table = Tafel: { $table }
page-verify-noted = Tafel, belofte en jouw seeds zijn wat dit apparaat vóór de eerste worp heeft genoteerd.
page-verify-last = Jouw seeds kwamen het laatst: niemand kon de zijne op die van jou afstemmen.
page-verify-otherwise = Dit is niet wat dit apparaat vóór de eerste worp heeft genoteerd. Vertrouw deze dobbelstenen niet.
page-verify-note = Genoteerde belofte: { $commitment }
page-fair-changed = De belofte van deze tafel is niet die welke dit apparaat eerst heeft genoteerd. Vertrouw de dobbelstenen niet: open zelf een tafel.
## Gastheren

page-host = Gastheer
page-host-title = Jij bent de gastheer van deze tafel
page-host-free = Weghalen
page-host-free-ask = { $name } weghalen?
page-host-free-what = { $name } raakt de plaats kwijt en kan hier niet meer gaan zitten, tenzij je terugkomen toestaat. Tijdens een spel speelt een bot voor die plaats tot iemand gaat zitten.
page-host-hand = Gastheer maken
page-host-hand-ask = { $name } gastheer maken?
page-host-hand-what = Vanaf dan beslist { $name } wie hier zit, en jij niet meer. Je houdt je plaats.
page-host-nobody = Er zit niemand anders aan deze tafel.
page-host-lock = Wie er nieuw bij komt
page-host-lock-value =
    { $lock ->
        [all] mag niet zitten en niet kijken
        [seats] mag alleen kijken
       *[open] mag gaan zitten en kijken
    }
page-host-asks = { $name } wil graag plaats { $letter }.
page-host-asks-nameless = Iemand wil graag plaats { $letter }.
page-host-admit = Toelaten
page-host-decline = Weigeren
page-host-absent = Weggestuurd
page-host-someone = Iemand
page-host-readmit = Laten terugkomen
page-host-you = Jij bent nu de gastheer van deze tafel.
page-standing =
    { $standing ->
        [asked] Je hebt om een plaats gevraagd. De gastheer antwoordt nog.
        [declined] De gastheer heeft nee gezegd. Je kunt kijken.
       *[removed] De gastheer heeft je van deze tafel gehaald. Je kunt kijken.
    }
page-table-lock =
    { $lock ->
        [all] De gastheer heeft deze tafel gesloten: er kan niemand meer bij komen zitten of kijken.
       *[seats] De gastheer heeft de plaatsen gesloten: er kan niemand meer bij komen zitten.
    }
page-sit-ask = Om deze plaats vragen
page-closed-table =
    { $said ->
        [yes] De beheerders van deze server hebben deze tafel afgesloten: { $reason }
       *[no] De beheerders van deze server hebben deze tafel afgesloten.
    }
page-closed-what = Hier kan niemand verder spelen; wat gespeeld is kun je nog bekijken.
page-admission = Open plaatsen
page-admission-link = Wie de link heeft, gaat zitten
page-admission-ask = Wie de link heeft vraagt het, en jij laat toe

## Voorgoed weg

page-sign-out = Andere apparaten afmelden
page-sign-out-what = Als je een apparaat niet meer vertrouwt waar je bent gaan spelen: alle andere verliezen meteen je plaatsen, en eerder gemaakte codes gelden niet meer. Dit apparaat blijft.
page-sign-out-done = Alle andere apparaten zijn afgemeld.
page-forget = Verwijder mij
page-forget-what = Haalt je uit alles op deze server: je bijnaam, je apparaten, je naam aan elke tafel. Plaatsen in lopende spellen worden teruggegeven. Spellen die je gespeeld hebt blijven voor de anderen, zonder je naam, en hun dobbelstenen blijven te controleren; daarvoor worden de woorden bewaard die je voor de dobbelstenen hebt gegeven.
page-forget-ask = Dit is niet terug te draaien, en niemand kan je je plaatsen teruggeven.
page-forget-go = Verwijder mij voorgoed
page-forget-done = Klaar. Niets hier noemt je nog.
page-message = Van de beheerders van deze server

## Beheerders

page-operator = Beheer
page-operator-what = Voor wie deze server beheert. De code wordt bewaard tot dit tabblad sluit.
page-operator-token = Code
page-operator-enter = Tonen
page-operator-leave = Code vergeten
page-operator-nodes = Nodes
page-operator-node =
    { $alive ->
        [yes] Leeft
       *[no] Weg
    }
page-operator-head =
    { $what ->
        [node] Node
        [version] Versie
        [load] Belasting
        [memory] Geheugen
        [tables] Tafels
        [sockets] Sockets
        [bots] Wachtende bots
        [unreadable] Onleesbaar
        [code] Code
        [game] Spel
        [state] Stand
        [touched] Laatst aangeraakt
        [events] Gebeurtenissen
        [people] Mensen
       *[names] Namen
    }
page-operator-connected = Mensen nu aan tafel: { $connected }. Bekende apparaten: { $devices }.
page-operator-search = Zoeken
page-operator-any = alle
page-operator-names = Namen tonen
page-operator-more = Meer
page-operator-none = Niets gevonden.
page-operator-close = Afsluiten
page-operator-purge = Verwijderen
page-operator-sure = Tafel { $code }
page-operator-purge-what = De tafel gaat voorgoed weg, met al haar gebeurtenissen.
page-operator-close-what = Wie er is hoort waarom, en ze kan alleen nog bekeken worden.
page-operator-reason = Reden
page-operator-bans = Blokkades
page-operator-ban = Blokkeren
page-operator-unban = Opheffen
page-operator-whom = Adressen (192.0.2.0/24), of een plaats (KR7TWQ:B)
page-operator-hours = Uren; leeg is voorgoed
page-operator-until = tot { $until }
page-operator-device = Een apparaat
page-operator-message = Bericht van de dag
page-operator-message-what = Eén regel voor iedereen; leeg is geen bericht.
page-operator-log = Wat er gedaan is

# Geluid en meldingen
page-attention = Geluid en meldingen
page-volume = Volume
page-volume-test = Probeer
page-vibration = Trillen
page-vibration-what = Je telefoon trilt als je gooit, als een worp mislukt en als je aan de beurt bent. Nooit als animaties uit staan.
page-notify = Waarschuw me als ik aan de beurt ben
page-notify-what = Een melding als deze pagina op de achtergrond staat.
page-notify-push = Een melding als deze pagina op de achtergrond staat of dicht is.
page-notify-blocked = Je browser blokkeert meldingen van deze site. Je kunt ze in de instellingen van de browser toestaan.
page-notify-ask = Ga je iets anders doen terwijl je wacht? We kunnen je waarschuwen als je aan de beurt bent.
page-notify-yes = Waarschuw me
page-notify-no = Nee, dank je
page-title-turn = ● Jouw beurt – { $title } · Wormery
page-offline = Je bent offline
page-offline-what = De server is niet te bereiken, dus er zijn nu geen tafels. Deze pagina komt vanzelf terug zodra er weer verbinding is.
page-offline-rules = Lees de regels

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
page-no-answer = De server reageert niet. Controleer je verbinding en probeer het nog eens.
page-try-again = Opnieuw proberen
page-reload = Opnieuw laden
page-failed = Er ging iets mis op deze pagina. Laad de pagina opnieuw en probeer het nog eens.
page-broken-title = Er ging iets mis
page-broken = Dit deel van de pagina kon niet worden getoond. Opnieuw laden helpt meestal.
page-rule-link = Regel { $rule }
page-not-found = Deze pagina bestaat niet
page-not-found-what = Misschien is de link niet compleet. Vanaf de startpagina vind je alles.

## Home

page-tagline = Twee dobbelspellen over wormen, met vrienden of tegen bots.
page-rw-line = Gooi, leg opzij en waag het erop: pik de vetste wormen uit de rij, of van je buren.
page-ih-line = Zet dobbelstenen in termietenheuvels, vind rare spullen en verover koninginnen en generaals.
page-play-now = Speel nu
page-play-now-what = Meteen, tegen bots
page-new-table = Nieuwe tafel
page-join = Aanschuiven
page-open-record = Verslag openen
page-no-tables = Nog geen tafels. Spellen die je begint, vind je hier terug.
page-learn = Leren spelen
page-new-here = Nieuw hier?
page-new-here-what = Leer een spel in vijf minuten, gewoon door te spelen.
page-new-here-no = Nee, bedankt
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
page-older-tables = Oudere partijen tonen
page-mounds-note = De termietenheuvels van It Happens.. zijn ons eigen ontwerp.
page-credits = Regenwormen (ook bekend als Pickomino en Heckmeck am Bratwurmeck) is van Reiner Knizia, It Happens.. van Stefan Feld. Deze pagina heeft geen band met auteurs of uitgevers.

# What is new every day
page-today = Vandaag
page-today-what = Overal ter wereld dezelfde worpen, en van elk spel één puzzel.
page-today-table = Dagtafel
page-today-puzzle = Dagpuzzel
page-today-numbers = Jouw cijfers
page-today-ratings = Ranglijst
page-today-new = nog niet gespeeld
page-today-going = je bent bezig

## Joining

page-join-how = Typ de code die je hebt gekregen, of plak de link. Een QR‑code open je met de camera van je telefoon.
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
page-name-yours = Je naam (mag leeg blijven)
page-level-of = Niveau van de bot op plaats { $letter }
page-level =
    { $level ->
        [random] Warhoofd
        [beginner] Beginner
        [casual] Liefhebber
        [skilled] Gevorderde
        [expert] Meester
        [champion] Grootmeester
       *[other] { $level }
    }
page-rw-character =
    { $level ->
        [random] Doet maar wat.
        [beginner] Schat de kansen vaak verkeerd in.
        [casual] Telt wormen en vergist zich soms.
        [skilled] Telt wormen en vergist zich zelden.
        [expert] Let op elke tegel en elke stapel.
        [champion] Kent ieders kans om te winnen.
       *[other] Een programma dat de beheerder van deze server heeft toegevoegd.
    }
page-ih-character =
    { $level ->
        [random] Doet maar wat.
        [beginner] Speelt op gevoel, vaak verkeerd.
        [casual] Foutloos, maar let niet op anderen.
        [skilled] Denkt vooruit en vergist zich soms.
        [expert] Speelt de ronde uit in gedachten.
        [champion] Kent ieders kans om te winnen.
       *[other] Een programma dat de beheerder van deze server heeft toegevoegd.
    }
page-strength = Eén tegen één wint deze bot { $percent }% van de spellen tegen “{ $other }”.
page-strength-least = De zwakste van allemaal.
page-add-seat = Plaats erbij
page-remove-seat = Plaats { $letter } weghalen
page-seat-range = Voor { $least } tot { $most } spelers.
page-third-colour-note = Met z’n tweeën speel je met een neutrale derde kleur erbij.
page-option-lower = Welke lagere tegel je mag nemen
page-option-lower-what = Kun je de precieze tegel niet krijgen, dan mag je een lagere uit de rij nemen.
page-option-lower-value =
    { $value ->
        [any] elke lagere tegel
       *[highest] alleen de hoogste daarvan
    }
page-option-short = Kort spel
page-option-short-what = Een ingeleverde tegel wordt ook omgedraaid als hij zelf de hoogste is. Voor een korter spel, of met vijf of meer spelers.
page-option-skip = Wanneer je je beurt mag overslaan
page-option-skip-what = Overslaan kost een wormtegel; je houdt de dobbelsteen.
page-option-skip-value =
    { $value ->
        [any] voor of na het gooien
       *[before-roll] alleen voor het gooien
    }
page-option-open-points = Open puntentegels
page-option-open-points-what = Koninginnen en generaals liggen open, zodat iedereen kan meetellen.
page-option-third-worms = Wormen van de derde kleur
page-option-third-worms-what = Met hoeveel wormen de neutrale kleur begint, met z’n tweeën.
page-option-mounds = Termietenheuvels
page-option-mounds-what = Die van ons, of plak je eigen set.
page-option-mounds-ours = onze twaalf termietenheuvels
page-option-mounds-own = een eigen set
page-option-mounds-text = Twaalf termietenheuvels in notatie
page-option-mounds-make = Maak je eigen heuvels
page-begins = Wie begint
page-begins-what = Aan een echte tafel is dat de jongste of de hongerigste.
page-begins-chance = de dobbelstenen beslissen
page-dice = Dobbelstenen
page-dice-server = De server gooit
page-dice-server-what = Niemand kan ermee sjoemelen, en na het spel kan iedereen elke worp narekenen.
page-dice-real = Echte dobbelstenen op jullie tafel
page-dice-real-what = Jullie gooien, de pagina houdt de stand bij: tik aan wat je gooit.
page-pace = Tempo van de bots
page-pace-value =
    { $pace ->
        [at-once] meteen
        [quick] vlot
        [slow] rustig
       *[normal] gewoon
    }
page-grace = Als iemand weg is
page-grace-what = Een bot valt in, zodat niemand hoeft te wachten.
page-grace-value =
    { $grace ->
        [never] wachten
        [short] na 20 seconden speelt een bot
        [long] na 5 minuten speelt een bot
       *[normal] na een minuut speelt een bot
    }
page-stand-in = Wie er invalt
page-more-settings = Dobbelstenen, tempo en regels
page-make-table = Tafel openen
page-start-now = Begin het spel

## The lobby

page-lobby = Tafel { $code }
page-lobby-invite = Nodig vrienden uit
page-lobby-invite-what = Stuur je vrienden de link of de code, of laat ze de QR‑code scannen.
page-lobby-code = Code
page-lobby-link = Link
page-copy-link = Link kopiëren
page-share-link = Link delen
page-qr = QR-code met de link naar deze tafel
page-sit-here = Ga hier zitten
page-sit-how = Je kijkt toe. Neem een vrije plaats om mee te spelen.
page-your-seat = jouw plaats
page-leave-seat = Plaats opgeven
page-fill-bot = Laat een bot spelen
page-waiting-host = Wachten tot de gastheer begint.
page-waiting-seats = Het spel kan beginnen zodra elke plaats bezet is.
page-ready = Iedereen is er.
page-start = Begin het spel
page-fair-dice = Eerlijke dobbelstenen
page-fair-dice-what = De server heeft zijn dobbelstenen al vastgelegd: dat is de belofte. Jouw seed wordt erdoorheen gemengd. Dit apparaat onthoudt ze allebei en vergelijkt ze als je na het spel de worpen narekent. Wil je het zelf kunnen nagaan, kopieer ze dan.
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
page-dice-yours = Gooi je dobbelstenen en tik aan wat je gooit
page-reveal-yours = Draai drie heuvels om en tik hun nummers aan
page-dice-of = { $name } gooit echte dobbelstenen
page-watching = Je kijkt toe
page-just-now = Zojuist
page-nothing-yet = Het spel begint.
page-what-now = Jouw zetten
page-log = Wat er gebeurd is
page-undo = Zet terug
page-leave = Van tafel gaan
page-share-table = Uitnodigen om te kijken
page-adjust = Tempo en invallers
page-adjust-save = Opslaan
page-hand-over = Geef het scherm aan { $name }
page-hand-over-done = Ik ben { $name }
page-hand-over-quietly = Aan deze tafel niet meer vragen
page-lost = De verbinding is weg. De pagina maakt vanzelf opnieuw verbinding; er gaat niets verloren.
page-lost-sending = De verbinding is weg. Je zet is opgeslagen en wordt verstuurd zodra je weer verbinding hebt.
page-connecting = Verbinden …
page-plain-board = Tekst in plaats van plaatjes
page-drawn-board = Plaatjes in plaats van tekst
page-problem-close = Dit bericht verbergen
page-table-missing = Deze tafel bestaat niet
page-lost-later = De pagina blijft het proberen.
page-too-many = Dat was te veel tegelijk voor de server.
page-too-slow = Je verbinding is te traag om deze tafel bij te houden.
page-turned-away = Deze tafel kan niet worden geopend
page-turned-away-why = De server weigerde de verbinding zonder een reden te geven.
page-seat-away = weg
page-seat-stand-in = een bot speelt
page-resign-seat = Je plaats komt vrij; iemand anders kan hem innemen.
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
        [0] Eerlijk: alle { $rolls } worpen ({ $dice } dobbelstenen) kloppen.
       *[other] Eerlijk: alle { $rolls } worpen ({ $dice } dobbelstenen) en { $reveals } onthullingen kloppen.
    }
page-verify-commitment = Het geheim klopt niet met de belofte. Dit zijn niet de dobbelstenen die voor dit spel aan deze tafel beloofd waren.
page-verify-wrong = Worp { $event } klopt niet: het verslag zegt { $said }, maar het moet { $due } zijn geweest.
page-verify-real = Deze dobbelstenen zijn met de hand gegooid; er valt niets na te rekenen.
page-verify-unknown = Deze pagina weet niet hoe dit spel zijn dobbelstenen trekt, en kan ze dus niet narekenen.
page-verify-hidden = Het geheim wordt getoond als het spel is afgelopen.
page-verify-compare = Dit apparaat heeft vóór de eerste worp niets genoteerd. Vergelijk de tafel, de belofte en je seed met je eigen aantekening.
page-verify-unseeded = Niemand gaf een seed, dus de server kan deze dobbelstenen hebben uitgekozen.
page-verify-from = De eerste { $count } worpen zijn van voor de eerlijke dobbelstenen en niet na te rekenen.
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
page-language-auto = Zelfde als de browser ({ $language })
page-theme = Weergave
page-theme-value =
    { $theme ->
        [light] licht
        [dark] donker
       *[auto] zelfde als het apparaat
    }
page-sound = Geluid
page-sound-what = Kleine geluiden voor dobbelstenen, tegels en jouw beurt.
page-motion = Animaties
page-motion-value =
    { $motion ->
        [full] animaties aan
        [less] animaties uit
       *[auto] zelfde als het apparaat
    }
page-own-pace = Speeltempo
page-patterns = Patronen naast kleuren
page-patterns-what = Geeft de kleur van elke speler ook een patroon.
page-plain = Tekst in plaats van plaatjes
page-plain-what = De tafel als tekst en knoppen, voor schermlezers en trage apparaten.
page-nickname = Jouw naam aan tafel
page-nickname-what = Wordt aan nieuwe tafels voor je ingevuld. Geen account, geen wachtwoord.
page-save = Opslaan
page-saved = Opgeslagen.
page-move-device = Op een ander apparaat spelen
page-move-device-what = Je plaatsen horen bij deze browser. Met een eenmalige code speel je ook op een ander apparaat.
page-move-make = Code maken
page-move-code =
    { $minutes ->
        [one] Typ deze code binnen { $minutes } minuut op het andere apparaat:
       *[other] Typ deze code binnen { $minutes } minuten op het andere apparaat:
    }
page-move-use = Ik heb een code van mijn andere apparaat
page-move-go = Code gebruiken
page-move-done = Klaar: je kunt nu ook hier spelen.
page-kept-here = Deze instellingen worden alleen in deze browser opgeslagen.
page-notices = Waarmee deze pagina is gemaakt, en onder welke licenties

## Fair dice, noted and compared

page-fair-copy = Kopiëren als aantekening
page-fair-unnoted = Dit apparaat heeft aan deze tafel geen seed gegeven, dus valt er later niets te vergelijken.
page-lobby-starts = Het spel begint vanzelf zodra ieders seed voor de nieuwe dobbelstenen er is.
page-verify-unfinished = Het spel in dit verslag is niet afgelopen; de rest kan zijn weggeknipt.
page-verify-nothing = Dit verslag heeft geen eerlijke dobbelstenen, dus er valt niets na te rekenen.
page-verify-tag = De worpen zijn niet na te rekenen: het label { $tag } ontbreekt of klopt niet.
page-verify-beginner = Plaats { $said } begon, maar de dobbelstenen hadden { $due } moeten kiezen.
page-verify-old = Dit zijn oude eerlijke dobbelstenen (versie 1): hun belofte gold niet voor één tafel, spel, opties en plaatsen.
page-verify-whole = Alle worpen en trekkingen zijn nagerekend, vanaf de eerste.
page-verify-drawn = De dobbelstenen hebben ook bepaald wie begint: { $name }.
page-verify-not-drawn = Wie begint, is niet aan de dobbelstenen overgelaten.
page-verify-table = Tafel: { $table }
page-verify-noted = De tafel, de belofte en jouw seeds zijn wat dit apparaat vóór de eerste worp heeft genoteerd.
page-verify-last = Jouw seeds kwamen als laatste: niemand kon de zijne op die van jou afstemmen.
page-verify-otherwise = Dit is niet wat dit apparaat vóór de eerste worp heeft genoteerd. Vertrouw deze dobbelstenen niet.
page-verify-note = Genoteerde belofte: { $commitment }
page-fair-changed = De belofte van deze tafel is een andere dan dit apparaat eerst heeft genoteerd. Vertrouw de dobbelstenen niet: open zelf een tafel.
## Gastheren

page-host = Gastheer
page-host-title = Jij bent de gastheer van deze tafel
page-host-free = Weghalen
page-host-free-ask = { $name } weghalen?
page-host-free-what = { $name } raakt de plaats kwijt en kan hier niet meer gaan zitten, tenzij je { $name } weer toelaat. Tijdens een spel speelt een bot voor die plaats tot iemand gaat zitten.
page-host-hand = Gastheer maken
page-host-hand-ask = { $name } gastheer maken?
page-host-hand-what = Vanaf dan beslist { $name } wie hier zit, en jij niet meer. Je houdt je plaats.
page-host-nobody = Er zit niemand anders aan deze tafel.
page-host-lock = Nieuwkomers
page-host-lock-value =
    { $lock ->
        [all] mogen niet gaan zitten en niet kijken
        [seats] mogen alleen kijken
       *[open] mogen gaan zitten en kijken
    }
page-host-asks = { $name } wil graag plaats { $letter }.
page-host-asks-nameless = Iemand wil graag plaats { $letter }.
page-host-admit = Toelaten
page-host-decline = Weigeren
page-host-absent = Weggestuurd
page-host-someone = Iemand
page-host-readmit = Weer toelaten
page-host-you = Jij bent nu de gastheer van deze tafel.
page-standing =
    { $standing ->
        [asked] Je hebt om een plaats gevraagd. Wachten op de gastheer.
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
page-closed-what = Hier kan niemand verder spelen; wat er gespeeld is, kun je nog bekijken.
page-admission = Open plaatsen
page-admission-link = Iedereen met de link mag gaan zitten
page-admission-ask = Wie de link heeft, vraagt het; jij laat toe

## Voorgoed weg

page-sign-out = Andere apparaten afmelden
page-sign-out-what = Apparaat kwijt, of vertrouw je het niet meer? Alle andere apparaten verliezen meteen je plaatsen, en oude codes werken niet meer. Dit apparaat blijft.
page-sign-out-done = Alle andere apparaten zijn afgemeld.
page-forget = Verwijder mij
page-forget-what = Haalt je uit alles op deze server: je naam, je apparaten, je naam aan elke tafel. Plaatsen in lopende spellen komen vrij. Afgelopen spellen blijven voor de anderen, zonder je naam. Hun worpen blijven na te rekenen; daarvoor worden je seeds bewaard.
page-forget-ask = Dit kun je niet ongedaan maken, en niemand kan je je plaatsen teruggeven.
page-forget-go = Verwijder mij definitief
page-forget-done = Klaar. Je naam is van deze server verdwenen.
page-message = Van de beheerders van deze server
page-preparing = De bots en de coach warmen nog op, eenmalig: { $done } van { $of }. Spelen kan al.

## Beheerders

page-operator = Beheer
page-operator-what = Voor de beheerders van deze server. Het token wordt bewaard tot je dit tabblad sluit.
page-operator-token = Token
page-operator-enter = Tonen
page-operator-leave = Token vergeten
page-operator-nodes = Nodes
page-operator-node =
    { $alive ->
        [yes] Actief
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
        [touched] Laatst actief
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
page-operator-purge-what = De tafel wordt met alle gebeurtenissen definitief verwijderd.
page-operator-close-what = Wie er zit, hoort waarom. Daarna kun je alleen nog kijken.
page-operator-reason = Reden
page-operator-bans = Blokkades
page-operator-ban = Blokkeren
page-operator-unban = Opheffen
page-operator-whom = Adressen (192.0.2.0/24), of een plaats (KR7TWQ:B)
page-operator-hours = Uren; leeg is voor altijd
page-operator-until = tot { $until }
page-operator-device = Een apparaat
page-operator-message = Bericht van de dag
page-operator-message-what = Eén regel voor iedereen; leeg is geen bericht.
page-operator-log = Wat er gedaan is

## The frame around a board
page-menu = Menu
page-faster = Sneller
page-faster-quick = Vanaf nu in een vlot tempo. Bij de instellingen kun je het veranderen.
page-keys = Sneltoetsen
page-keys-what = Bij elke knop hoort een toets; die kun je ook indrukken.
page-keys-show = Deze sneltoetsen tonen
## you: het einde van een spel
page-end-you = Je wint!
page-end-you-too = Jij en { $names } delen de winst!
page-end-one = { $name } wint!
page-end-some = { $names } delen de winst!
page-end-close =
    { $margin ->
        [0] Dat scheelde niets: gelijk tot het laatst!
       *[other] Dat scheelde weinig: je kwam er maar { $margin } tekort!
    }
page-end-lost = Goed gespeeld. De volgende is voor jou!
page-end-highlights = Hoogtepunten

## Around the tables
page-play-who = Tegen twee bots spelen
page-play-level = Hoe sterk mogen de bots zijn?
page-play-against = Tegen twee bots: { $level }
page-play-change = wijzigen
page-play-go = Spelen
page-name-what = Zo noemen de anderen aan tafel je. Je mag het leeg laten.
page-open-tables = Open tafels
page-open-none = Er wacht nu niemand. Open zelf een tafel en zet hem in de lijst: wie langskomt, kan aanschuiven.
page-open-seats = { $taken } van { $seats } plaatsen bezet
page-open-fills = Begint met bots over { $time }
page-open-join = Meedoen
page-open-more = Meer tafels tonen
page-listed = Iedereen mag aanschuiven
page-listed-what = De tafel staat op de startpagina zolang jij hier bent en er een plaats vrij is.
page-waiting-title = Terwijl je wacht
page-fill-after = Lege plaatsen aan bots geven
page-fill-after-what = Als de tijd om is, krijgen bots de lege plaatsen en begint het spel.
page-fill-after-value =
    { $wait ->
        [never] nooit
        [short] na 30 seconden
        [normal] na 1 minuut
       *[long] na 2 minuten
    }
page-fill-level = Niveau van die bots
page-fills-in = Over { $time } krijgen bots de lege plaatsen en begint het spel
page-fills-stop = Blijven wachten
page-your-games = Jouw partijen
page-all-games = Al je partijen
page-games-going = Nog bezig
page-games-played = Afgelopen
page-games-search = Zoeken
page-games-search-what = Een naam, een spel of een datum: “Anna”, “november”
page-games-none = Nog geen afgelopen partijen. Hier komen je uitslagen te staan.
page-games-not-found = Geen partij gevonden.
page-games-more = Meer partijen tonen
page-games-elsewhere = Deze partijen ook op een ander apparaat? Dat kan met een eenmalige code:
page-game-against = Tegen { $names }
page-game-place =
    { $place ->
        [1] Gewonnen
       *[other] { $place }e van { $seats }
    }
page-game-replay = Terugkijken

## People at a table: reactions, watchers, the clock, stand-ins
page-react = Reageren
page-reaction =
    { $reaction ->
        [cheer] Hoera!
        [laugh] Haha!
        [ouch] Au!
        [wow] Wauw!
        [phew] Oef!
       *[hurry] Kom op!
    }
page-reaction-of = { $name }: { $reaction }
page-reactions-shown = Reacties tonen
page-reactions-shown-what = De tekeningetjes die mensen aan tafel elkaar sturen. Zet je dit uit, dan zie alleen jij ze niet meer.
page-watchers =
    { $count ->
        [one] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
page-watchers-named = Onder wie: { $names }
page-clock = Tijd per beurt
page-clock-what = Als die om is, speelt een bot die beurt. De plaats blijft van jou.
page-clock-value =
    { $clock ->
        [half] 30 seconden
        [one] 1 minuut
        [two] 2 minuten
        [five] 5 minuten
       *[off] geen limiet
    }
page-clock-left = Tijd over voor { $name }: { $time }
page-clock-soon =
    { $seconds ->
        [one] Nog 1 seconde voor je beurt.
       *[other] Nog { $seconds } seconden voor je beurt.
    }
page-clock-up = De tijd is om: een bot speelt deze beurt voor { $name }.
page-clock-up-yours = De tijd is om: een bot speelt deze beurt voor je. De plaats blijft van jou.
page-away-soon = Over { $time } speelt een bot voor { $name }
page-away-since = { $name } is weg sinds { $time }.
page-away-played = Een bot ({ $level }) speelt voor { $name }, die weg is sinds { $time }.
page-away-return = { $name } krijgt de plaats terug door deze tafel gewoon weer te openen.
page-away-is-it-you = Ben jij dat? Open de tafel op het apparaat waarop je speelde, of speel hier verder met een code van dat apparaat.
page-away-code = Code ophalen
page-returned = Terwijl je weg was
page-returned-what =
    { $moment ->
        [yes] Je was even weg en een bot speelde voor je. De plaats is weer van jou.
       *[no] Je was weg van { $since } tot { $until } en een bot speelde voor je. De plaats is weer van jou.
    }

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

## Oefenen

page-drills = Oefenen
page-drills-from = Oefenen wat me iets kostte

## The review

page-review = Hoe heb ik gespeeld?
page-play-on = Vanaf hier verder spelen

## Hints

page-hint = Tip
page-hint-best = Het beste: { $move }
page-hint-win =
    { $exact ->
        [yes] precies { $chance }% kans om te winnen
       *[no] ongeveer { $chance }% kans om te winnen, ± { $error }%
    }
page-hint-used = { $name } heeft een tip gevraagd.
page-hints =
    { $hints ->
        [one] { $hints } tip
       *[other] { $hints } tips
    }
page-coach = De coach helpt
page-coach-what = Tips, en kansen naast de keuzes, voor iedereen aan tafel. Het verslag telt de tips.
page-coach-here = Aan deze tafel helpt de coach iedereen: met tips, en met kansen naast de keuzes.
page-odds = Kansen naast de keuzes
page-odds-what = Kleine cijfers aan tafels met een coach: hoe vaak een beurt mislukt, of de kans om te winnen. Zet je dit uit, dan geldt dat alleen voor dit apparaat.

### De hulpbladzijden: zinnen zonder keuzes erin, zodat ze meteen te lezen zijn.

help-app = Twee dobbelspellen over wormen, voor aan het toetsenbord, alleen of met vrienden.
help-play = Speel een spel. Wat je niet met vlaggen opgeeft, wordt gevraagd.
help-replay = Loop stap voor stap door een opgeslagen spel.
help-review = Kijk terug op een opgeslagen spel: geluk, keuzes en keerpunten.
help-learn = Leer een spel in vijf minuten, op zijn eigen bord.
help-drill = Oefen: keuzes uit partijen van kampioenen, en de dure uit je eigen partijen.
help-daily = Speel de dagtafel: dezelfde dobbelstenen en bots voor iedereen. Eén poging telt.
help-compare = Vergelijk twee potjes met dezelfde dobbelstenen, beurt voor beurt.
help-check = Controleer of opgeslagen spellen de regels volgen.
help-verify = Reken de dobbelstenen van opgeslagen spellen na: waren ze eerlijk?
help-usage = Gebruik:
help-commands = Opdrachten
help-arguments = Argumenten
help-options = Vlaggen
help-default = standaard:
help-choices = Spelregels om te kiezen met --option
metavar-command = OPDRACHT
metavar-options = [VLAGGEN]
metavar-game = [SPEL]
metavar-number = N
metavar-letter = LETTER
metavar-name = NAAM
metavar-option = NAAM=WAARDE
metavar-dice = random|real
metavar-text = TEKST
metavar-files = BESTAND...
metavar-language = en|nl|de|fr|zh-Hant
metavar-file = BESTAND
help-language = De taal.
help-version = Toon de versie.
help-help = Toon deze hulp.
help-plain = Alleen tekst: geen kleuren, geen kaders, het scherm wordt niet gewist.
help-game = regenwormen of it-happens.
help-seats = Het aantal spelers.
help-player = Een speler, op volgorde; geef dit voor elke plaats één keer op: een naam, of bot:beginner, bot:casual, bot:skilled, bot:expert, bot:champion; of een programma, met exec: en de opdracht of met zijn TOML-bestand.
help-level = Hoe goed de bots spelen die je niet noemt: beginner, casual, skilled, expert of champion.
help-begins = De plaats die begint: A, B, …
help-option = Een spelregel om te kiezen, zie hieronder.
help-dice = random: het programma gooit. real: je gooit op tafel en typt wat je gooit.
help-seed = Een tekst die alle worpen vastlegt, om hetzelfde spel nog eens te spelen.
help-file = Waar het verslag van het spel wordt opgeslagen.
help-resume = Ga verder met het spel in dit bestand.
help-replay-file = Het verslag van een spel.
help-all = Toon alles in één keer.
help-html = Schrijf de terugblik in dit bestand: één HTML-pagina met een grafiek.
help-deep = Denk langer na over elke zet.
help-learn-again = Begin opnieuw bij de eerste stap.
help-learn-step = Begin bij deze stap.
help-drill-game = regenwormen of it-happens; allebei als je niets opgeeft.
help-drill-theme = Alleen vragen hierover, bijvoorbeeld endgame.
help-drill-count = Hoeveel vragen.
help-drill-record = Voeg eerst de dure keuzes uit dit verslag toe.
help-drill-today = Alleen de puzzel van vandaag: voor iedereen dezelfde vraag.
help-daily-game = regenwormen of it-happens; zonder dit zie je ze allebei.
help-daily-day = Een andere dag, zoals 2026-11-18.
help-daily-key = De openbare sleutel waaruit de dobbelstenen volgen. Servers met dezelfde sleutel hebben dezelfde dobbelstenen.
help-daily-again = Speel nog een keer, voor de lol: het telt niet mee.
help-compare-one = Het verslag van een spel.
help-compare-other = Een ander verslag van hetzelfde spel.
help-compare-seats = De plaatsen om te vergelijken, zoals A B: één per verslag.
metavar-day = DAG
metavar-one = EEN
metavar-other = ANDER
metavar-letters = LETTER LETTER
help-check-files = De verslagen van spellen.
help-completion = Geef een script waarmee je shell opdrachten, vlaggen en waarden aanvult.
help-completion-install = Bewaar het waar je shell ernaar zoekt en open een nieuwe shell (bij zsh: een map in $fpath):
help-completion-shell = bash, zsh of fish.
metavar-shell = SHELL

## Spelregels die je kunt kiezen

option-lower = Welke lagere tegel je uit de rij mag nemen: elke, of alleen de hoogste (RW-7).
option-short = Kort spel: een teruggelegde tegel wordt ook omgedraaid als hij zelf de hoogste is (RW-12).
option-skip = Wanneer je voor een worm je beurt mag overslaan: altijd, of alleen voor de worp (IH-7).
option-open-points = Puntentegels liggen open, voor iedereen zichtbaar (IH-9).
option-third-colour-worms = Met hoeveel wormen de derde kleur begint, met z’n tweeën (IH-12).
option-mounds = Je eigen termietenheuvels: het pad van het bestand (IH-D).

## Veel spellen

help-match = Laat bots veel spellen tegen elkaar spelen.
help-tournament = Ieder tegen ieder, met ratings.
help-simulate = Speel veel spellen en laat zien hoe ze verlopen.
help-match-players = De spelers, bij naam (een programma met exec: en de opdracht, of met zijn TOML-bestand); de laatste krijgt de plaatsen die overblijven.
help-tournament-players = De spelers, bij naam; een programma met exec: en de opdracht, of met zijn TOML-bestand.
help-arena-game = regenwormen of it-happens.
help-arena-player = Een speler, bij naam; de laatste krijgt de plaatsen die overblijven.
help-games = Hoeveel spellen; bij een toernooi per tafel.
help-until = Speel tot het winstaandeel van de koploper op deze breedte na bekend is; 0.02 is twee procentpunt.
help-arena-seed = Een getal dat alle worpen vastlegt: hetzelfde getal geeft dezelfde uitslagen.
help-workers = Hoeveel processen er spelen; standaard één per kern.
help-cluster = Speel op het Dask-cluster op dit adres.
help-json = Geef één JSON-document.
help-arena-file = Waar de uitslagen worden opgeslagen.
help-arena-resume = Ga verder met de uitslagen in dit bestand.
help-report = Schrijf een rapport met grafieken: één HTML-bestand.
metavar-players-or-none = [SPELER...]
metavar-which-game = SPEL
metavar-width = BREEDTE
metavar-address = ADRES

## Kansen

help-odds = Toon de kansen in een stelling: wat elke zet waard is, en hoe de beurt kan aflopen.
help-odds-position = De stelling op één regel, tussen aanhalingstekens; in docs/notation.md staat hoe je die schrijft.
help-plot = Teken de cijfers in dit bestand: .png, .svg of .pdf.
metavar-position = STELLING

## The table server

help-setup = Compileer alles vooraf, zodat geen eerste start traag is.
help-serve = Bied op deze machine tafels aan voor vrienden en bots.
help-serve-host = Het adres om op te luisteren; 0.0.0.0 voor iedereen die deze machine kan bereiken.
help-serve-port = De poort om op te luisteren; 0 kiest een vrije.
help-serve-database = Een bestand, of de URL van een PostgreSQL-database die meerdere servers kunnen delen.
help-serve-origin = Nog een adres waar de pagina vandaan mag komen, zoals https://example.org.
help-serve-https = Een proxy ervoor regelt HTTPS: cookies gaan alleen over HTTPS.
help-serve-proxy = Vertrouw de adressen die deze proxy doorgeeft (een adres of een netwerk).
help-serve-archive = Archiveer een tafel na zoveel dagen zonder activiteit.
help-serve-limits = Geen limieten per adres. Alleen om te meten.
help-serve-log = Hoeveel er wordt gelogd: debug, info, warning of error.
help-serve-browser = Open de pagina in een browser.
help-server = De database van een server beheren.
help-server-check = Elke tafel in een database lezen, en melden welke niet te lezen zijn en waarom.
help-server-repair = De gebeurtenissen afknippen waardoor een tafel niet te lezen is. Eerst hoor je wat er verloren gaat.
help-server-yes = Herstellen zonder te vragen.
metavar-database = BESTAND|URL
metavar-level = NIVEAU
metavar-days = DAGEN
help-backup = Een back-up van een database in één bestand schrijven, terwijl de server draait.
help-backup-file = Het bestand, of een map, waarin back-ups naar de tijd genoemd worden.
help-backup-keep = Zoveel back-ups in de map bewaren en oudere verwijderen.
help-backup-force = Het bestand overschrijven als het al bestaat.
help-restore = Een database terugzetten uit een back-up.
help-restore-file = De back-up.
help-move = Een database van SQLite naar PostgreSQL kopiëren of terug, en elke rij vergelijken.
help-move-to = De database waar alles heen gaat.
help-migrate = Een database bijwerken, of terugbrengen naar een oudere revisie.
help-migrate-to = De revisie, met nummer of naam.
help-migrate-force = Doorgaan, ook al gebruikten servers de PostgreSQL-database net nog.
help-copy-force = Overschrijven wat er in de database staat, en bij PostgreSQL niet op draaiende servers letten.
help-copy-yes = Niet vragen.
metavar-revision = REVISIE

## Settings of the server

help-serve-base-path = Het pad waaronder de server te vinden is, zoals /worms, als hij een host deelt.
help-serve-players = Een speler uit een ander pakket die tafels mogen gebruiken, bij naam.
help-serve-player-files = Een programma dat tafels als speler mogen gebruiken: het TOML-bestand ervan (docs/player-protocol.md).
help-serve-thinking = Na zoveel seconden zet een bot van ons in plaats van een speler uit een ander pakket of een programma.
help-serve-keep-finished = Verwijder afgelopen tafels na zoveel dagen.
help-serve-keep-abandoned = Verwijder tafels met een onafgemaakt spel na zoveel dagen.
help-serve-log-format = Het formaat van de logregels: json of plain.
help-serve-metrics-token = Met dit token is /metrics overal vandaan te lezen; zonder token alleen voor programma’s op deze machine.
help-serve-operator-token = Het token van de beheerders.
help-serve-token-file = Een bestand met dat token, zodat het niet in proceslijsten staat.
help-serve-profile = Hoeveel verzoeken per adres en per apparaat mogen: home, club, site of none.
help-serve-limit = Eén limiet bij naam, zoals sockets_per_address=500; ze staan allemaal in docs/settings.md.
help-serve-config = Een TOML-bestand met instellingen. Omgevingsvariabelen (WORMERY_…) en vlaggen gaan voor.
help-serve-show = Toon de geldende instellingen en waar elke vandaan komt, en stop dan.
metavar-path = PAD
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = NAAM=N
metavar-seconds = SECONDEN
help-operator-url = Het adres van de server.
help-operator-token = Het token van de beheerders.
help-operator-status = Toon hoe het met de nodes van een draaiende server gaat, met totalen.
help-operator-tables = Zoek tafels op een draaiende server.
help-operator-code = Tafels waarvan de code zo begint.
help-operator-game = Tafels van dit spel.
help-operator-state = Tafels in deze stand: open, playing, over, rematch of closed.
help-operator-older = Tafels die meer dan zoveel uur geleden zijn gemaakt.
help-operator-untouched = Tafels waar al zoveel uur niets is gebeurd.
help-operator-before = De volgende bladzijde; de vorige noemt de waarde.
help-operator-names = Toon ook de namen van de spelers.
help-operator-close = Sluit een tafel af: wie er zit, hoort waarom, en daarna kun je alleen nog kijken.
help-operator-reason = De reden, voor wie het aangaat.
help-operator-purge = Verwijder een tafel met alle gebeurtenissen.
help-operator-yes = Verwijder zonder te vragen.
help-operator-ban = Blokkeer een netwerk van adressen, of het apparaat op een plaats; zonder een van beide: toon de blokkades.
help-operator-whom = 192.0.2.0/24, of een tafel en een plaats als KR7TWQ:B.
help-operator-hours = Voor zoveel uur; zonder dit tot je hem opheft.
help-operator-unban = Hef een blokkade op.
help-operator-message = Toon iedereen een bericht van de dag, of haal het weg.
help-operator-text = Eén tekst voor alle talen.
help-operator-in = Een tekst voor één taal, zoals nl=…; mag vaker.
help-operator-clear = Haal het bericht weg.
metavar-table = TAFEL
metavar-whom = [WIE]
metavar-hours = UREN
metavar-text-or-none = [TEKST]

## Around the tables
help-serve-open-tables = Wie een tafel opent, mag die voor iedereen openstellen.
help-serve-daily-key = De openbare sleutel waaruit, samen met de dag, de worpen van de dagtafels volgen: servers met dezelfde sleutel hebben dezelfde worpen.

# Geluid en meldingen
help-serve-push-key = De sleutel waarmee de server mensen laat weten dat ze aan de beurt zijn terwijl hun pagina dicht is; “wormery server push-key” maakt er een.
help-serve-push-key-file = Een bestand met die sleutel, zodat geen lijst van processen hem laat zien.
help-serve-push-contact = Met wie pushdiensten over deze server contact kunnen opnemen, zoals mailto:jij@example.org.
help-server-push-key = Maak een sleutel voor pushmeldingen en toon hem.

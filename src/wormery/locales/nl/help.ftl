### De hulpbladzijden: zinnen zonder keuzes erin, zodat ze meteen te lezen zijn.

help-app = Twee dobbelspellen over wormen, te spelen aan het toetsenbord, alleen of met vrienden.
help-play = Speel een spel. Wat je niet met vlaggen zegt, wordt gevraagd.
help-replay = Loop stap voor stap door een opgeslagen spel.
help-check = Controleer of opgeslagen spellen de regels volgen.
help-verify = Reken de dobbelstenen van opgeslagen spellen na: waren ze eerlijk?
help-usage = Gebruik:
help-commands = Opdrachten
help-arguments = Wat je opgeeft
help-options = Vlaggen
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
help-language = De taal om te spreken.
help-version = Zeg welke versie dit is.
help-help = Toon deze bladzijde.
help-plain = Alleen woorden: geen kleuren, geen kaders, geen gewist scherm.
help-game = regenwormen of it-happens.
help-seats = Hoeveel spelers er zijn.
help-player = Wie er speelt, op volgorde, voor elke plaats één keer: een naam, of bot:beginner, bot:casual, bot:skilled, bot:expert.
help-begins = De plaats die begint: A, B, …
help-option = Een spelregel om te kiezen, zie hieronder.
help-dice = random: het programma gooit. real: je gooit op tafel en typt wat de dobbelstenen tonen.
help-seed = Een tekst die alle worpen vastlegt, om hetzelfde spel nog eens te spelen.
help-file = Waar het verslag van het spel wordt bewaard.
help-resume = Ga verder met het spel in dit bestand.
help-replay-file = Het verslag van een spel.
help-all = Toon alles in één keer.
help-check-files = De verslagen van spellen.

## Spelregels die je kunt kiezen

option-lower = Welke lagere tegel je uit de rij mag nemen: elke, of alleen de hoogste (RW-7).
option-short = Kort spel: ook een teruggelegde tegel wordt omgedraaid als die de hoogste is (RW-12).
option-skip = Wanneer je voor een worm je beurt mag overslaan: altijd, of alleen voor de worp (IH-7).
option-open-points = Puntentegels liggen open, voor iedereen zichtbaar (IH-9).
option-third-colour-worms = Met hoeveel wormen de derde kleur begint in een spel met twee (IH-12).
option-mounds = Je eigen termietenheuvels: het pad van het bestand (IH-D).

## Veel spellen

help-match = Laat programma’s veel spellen tegen elkaar spelen.
help-tournament = Ieder tegen ieder, met sterktes.
help-simulate = Speel veel spellen en laat zien hoe ze verlopen.
help-match-players = De spelers, bij naam; de laatste neemt alle plaatsen die overblijven.
help-tournament-players = De spelers, bij naam.
help-arena-game = regenwormen of it-happens.
help-arena-player = Een speler, bij naam; de laatste neemt alle plaatsen die overblijven.
help-games = Hoeveel spellen, bij een toernooi aan elke tafel.
help-until = Speel tot het interval om het deel van de koploper smaller is dan dit; 0.02 is twee op honderd.
help-arena-seed = Een getal dat alle worpen vastlegt: hetzelfde getal geeft dezelfde uitslagen.
help-workers = Hoeveel processen er spelen; zonder dit zoveel als er kernen zijn.
help-cluster = Speel op het Dask-cluster op dit adres.
help-json = Druk één JSON-document af.
help-arena-file = Waar de uitslagen worden bewaard.
help-arena-resume = Ga verder met de uitslagen in dit bestand.
help-report = Schrijf een verslag met grafieken: één HTML-bestand.
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

help-serve = Bied op deze machine tafels aan voor vrienden en bots.
help-serve-host = Het adres om op te luisteren; 0.0.0.0 voor iedereen die deze machine kan bereiken.
help-serve-port = De poort om op te luisteren; 0 kiest een vrije.
help-serve-database = Een bestand, of de URL van een PostgreSQL-database die meer servers kunnen delen.
help-serve-origin = Nog een adres waar de pagina vandaan mag komen, zoals https://example.org.
help-serve-https = Een proxy ervoor spreekt HTTPS: cookies gaan alleen daardoor.
help-serve-proxy = Het adres of netwerk van een proxy ervoor, die zegt wie er vraagt.
help-serve-archive = Na hoeveel dagen een tafel die niemand aanraakt wordt opgeborgen.
help-serve-limits = Geen grenzen aan wat één adres mag vragen. Alleen om te meten.
help-serve-log = Hoeveel er wordt opgeschreven: debug, info, warning of error.
help-serve-browser = Open de pagina in een browser.
help-server = De database van een server verzorgen.
help-server-check = Elke tafel van een database lezen, en zeggen welke niet te lezen zijn en waarom.
help-server-repair = De gebeurtenissen afknippen vanaf waar een tafel niet te lezen is. Eerst wordt gezegd wat er verloren gaat.
help-server-yes = Herstellen zonder te vragen.
metavar-database = BESTAND|URL
metavar-level = NIVEAU
metavar-days = DAGEN
help-backup = Een back-up van een database in één bestand schrijven, terwijl de server draait.
help-backup-file = Het bestand om te schrijven, of een map waarin het naar de tijd genoemd wordt.
help-backup-keep = Zoveel back-ups in de map bewaren, en oudere verwijderen.
help-backup-force = Het bestand vervangen als het er al is.
help-restore = Van een back-up weer een database maken.
help-restore-file = De back-up.
help-move = Een database van SQLite naar PostgreSQL kopiëren of terug, en elke rij vergelijken.
help-move-to = De database waar alles heen gaat.
help-migrate = Een database bijwerken, of terugbrengen naar een oudere revisie.
help-migrate-to = De revisie, met nummer of naam; de nieuwste als je niets zegt.
help-migrate-force = Doorgaan, ook al gebruikten servers de PostgreSQL-database net nog.
help-copy-force = Vervangen wat er in de database staat, en bij PostgreSQL niet naar servers kijken.
help-copy-yes = Niet vragen.
metavar-revision = REVISIE

## Settings of the server

help-serve-base-path = Het pad waaronder de server te vinden is, zoals /worms, als die een adres deelt.
help-serve-players = Een speler uit een ander pakket die tafels mogen gebruiken, bij naam.
help-serve-thinking = Na hoeveel seconden een bot van ons zet in plaats van een speler uit een ander pakket.
help-serve-keep-finished = Na hoeveel dagen een afgelopen tafel wordt gewist.
help-serve-keep-abandoned = Na hoeveel dagen een tafel waarvan niemand het spel heeft afgemaakt, wordt gewist.
help-serve-log-format = Hoe de regels van het logboek eruitzien: json of plain (gewone tekst).
help-serve-metrics-token = Wie dit token toont, mag /metrics overal vandaan lezen; zonder token alleen programma's op deze machine.
help-serve-operator-token = Het token voor wat alleen een beheerder mag.
help-serve-token-file = Een bestand met dat token, zodat geen lijst van processen het laat zien.
help-serve-profile = Hoeveel één adres en één apparaat mogen vragen: home, club, site of none.
help-serve-limit = Eén grens bij naam, zoals sockets_per_address=500; ze staan allemaal in docs/settings.md.
help-serve-config = Een bestand met instellingen, in TOML. Variabelen (WORMERY_…) en opties gaan voor.
help-serve-show = Toon de geldende instellingen en waar elke vandaan komt, en stop dan.
metavar-path = PAD
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = NAAM=N
metavar-seconds = SECONDEN
help-operator-url = Waar de server draait.
help-operator-token = De code van de beheerders; of in WORMERY_OPERATOR_TOKEN.
help-operator-status = Zeg hoe het met de nodes van een draaiende server gaat, en hoeveel er van alles is.
help-operator-tables = Zoek tafels op een draaiende server.
help-operator-code = Hoe hun code begint.
help-operator-game = Hun spel.
help-operator-state = open, playing, over, rematch of closed.
help-operator-older = Meer dan zoveel uur geleden gemaakt.
help-operator-untouched = Daar is al zoveel uur niets gebeurd.
help-operator-before = De volgende bladzijde, zoals de vorige zegt.
help-operator-names = Toon ook de namen van wie er zit.
help-operator-close = Sluit een tafel af: wie er is hoort waarom, en ze kan alleen nog bekeken worden.
help-operator-reason = Waarom, voor wie het aangaat.
help-operator-purge = Verwijder een tafel met al haar gebeurtenissen.
help-operator-yes = Verwijder zonder te vragen.
help-operator-ban = Weer een netwerk van adressen, of het apparaat op een plaats; zonder een van beide: toon de blokkades.
help-operator-whom = 192.0.2.0/24, of een tafel en een plaats als KR7TWQ:B.
help-operator-hours = Voor zoveel uur; zonder dit voorgoed.
help-operator-unban = Hef een blokkade op.
help-operator-message = Toon iedereen een bericht van de dag, of haal het weg.
help-operator-text = Eén tekst voor alle talen.
help-operator-in = Een tekst voor één taal, als nl=…; mag vaker.
help-operator-clear = Haal het bericht weg.
metavar-table = TAFEL
metavar-whom = [WIE]
metavar-hours = UREN
metavar-text-or-none = [TEKST]

# Geluid en meldingen
help-serve-push-key = De sleutel waarmee de server mensen laat weten dat ze aan de beurt zijn terwijl hun pagina dicht is; “wormery server push-key” maakt er een.
help-serve-push-key-file = Een bestand met die sleutel, zodat geen lijst van processen hem laat zien.
help-serve-push-contact = Met wie pushdiensten over deze server contact kunnen opnemen, zoals mailto:jij@example.org.
help-server-push-key = Maak een sleutel voor pushmeldingen en toon hem.

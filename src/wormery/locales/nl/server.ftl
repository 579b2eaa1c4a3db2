### Wat de tafelserver zegt als hij iets weigert, en als hij begint en ophoudt.

## Tables and seats

table-unknown = Er is geen tafel { $code }. Controleer de code, of vraag de link nog eens.
table-unreadable = Tafel { $code } is niet te lezen: het logboek is beschadigd. Het ligt niet aan jou; laat het de beheerders van deze server weten.
seat-unknown = Deze tafel heeft geen plaats { $seat }.
seat-taken = Plaats { $seat } is bezet. Kies een andere, of kijk toe.
seat-not-yours = Plaats { $seat } is niet van jou.
seats-open = Nog vrij: { $seats }. Wacht op iemand, of geef deze plaatsen aan bots.
host-only = Dat kan alleen de gastheer van deze tafel.
text-plain = Een naam of een seed is één regel met zichtbare tekens.
rating-no-name = Een naam heeft minstens één letter of cijfer nodig.
rating-name-taken = Hier heet al iemand “{ $name }”. Zet er iets bij, of kies een andere naam.
record-over = Dat spel is afgelopen: je kunt het bekijken, maar niet verder spelen.
record-seats =
    { $given ->
        [one] Het verslag is een spel voor { $seats }, maar de tafel heeft { $given } plaats.
       *[other] Het verslag is een spel voor { $seats }, maar de tafel heeft { $given } plaatsen.
    }

## The game

game-not-started = Het spel is nog niet begonnen.
game-started = Het spel is al begonnen.
game-not-over = Nog een keer spelen kan zodra dit spel is afgelopen.
game-too-long = Dit spel heeft { $most } stappen bereikt, de limiet. Je kunt het hier nog bekijken; begin een nieuw.
not-your-turn = Plaats { $seat } is aan de beurt.
step-stale = Het spel is intussen verder: het staat op stap { $steps }, en dit was voor stap { $step } bedoeld. Kijk opnieuw en kies nog eens.
move-awaits-dice = Eerst de dobbelstenen: typ wat ze tonen.
dice-by-server = Aan deze tafel gooit de server de dobbelstenen.
dice-not-awaited = Je hoeft nu geen dobbelstenen in te typen.
undo-unfair = Dat kun je niet terugnemen: er is sindsdien gegooid, of het was niet jouw zet.

## Messages and limits

address-unknown = Op dit adres is niets.
page-too-old = Deze pagina is ouder dan de server. Laad de pagina opnieuw.
message-malformed = Het bericht is niet te lezen: { $reason }
message-too-long = Het bericht is te lang: hooguit { $most } bytes.
origin-wrong = Dit verzoek komt van een pagina die niet bij deze server hoort.
metrics-local = De cijfers zijn alleen voor programma’s op de machine van de server zelf, of met het token.
transfer-unknown = Deze code klopt niet of is verlopen. Maak een nieuwe op je andere apparaat.
too-many-requests =
    { $seconds ->
        [one] Te veel tegelijk. Probeer het over { $seconds } seconde opnieuw.
       *[other] Te veel tegelijk. Probeer het over { $seconds } seconden opnieuw.
    }
too-many-sockets = Te veel verbindingen vanaf jouw adres. Sluit een paar tabbladen met deze pagina.
too-many-listeners = Er passen geen toeschouwers meer bij aan deze tafel.
database-away =
    { $seconds ->
        [one] De server kan zijn database even niet bereiken. Probeer het over { $seconds } seconde opnieuw; er gebeurt niets dubbel.
       *[other] De server kan zijn database even niet bereiken. Probeer het over { $seconds } seconden opnieuw; er gebeurt niets dubbel.
    }
server-failed = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.

## The command

serve-ready = Wormery draait op { $url } – stoppen met Ctrl-C. De spellen staan in { $database }.
serve-open = Iedereen die deze machine kan bereiken, kan meespelen.
serve-port-taken = Het adres { $host }:{ $port } is niet te gebruiken: { $reason }. Kies een ander met --port.
serve-database = De database is niet te gebruiken: { $reason }
serve-database-in-use = Een andere server gebruikt het bestand { $file } al. Stop die, of kies een ander met --database.
serve-stopped = Gestopt. Elke bevestigde zet is opgeslagen.

## Looking through a database

log-empty = Het logboek is leeg.
log-hole = Gebeurtenis { $number } ontbreekt.
log-damaged = Gebeurtenis { $number } is beschadigd.
log-impossible = Gebeurtenis { $number } kan niet gebeurd zijn: { $reason }
server-unreadable = Tafel { $code } is niet te lezen. { $reason }
server-checked =
    { $unreadable ->
        [0] Tafels: { $tables }. Ze zijn allemaal te lezen.
       *[other] Tafels: { $tables }. Niet te lezen: { $unreadable }.
    }
server-would-lose =
    { $lost ->
        [one] Herstel van tafel { $code } kost de laatste { $lost } gebeurtenis en bewaart er { $kept }.
       *[other] Herstel van tafel { $code } kost de laatste { $lost } gebeurtenissen en bewaart er { $kept }.
    }
server-yes = ja
server-ask-repair = Deze gebeurtenissen definitief afknippen? Typ “{ $yes }”:
server-mended = Tafel { $code } is weer te lezen.

## Seeds

seed-too-early = Een seed geef je pas als je de belofte hebt gezien: laat hem weg uit het plan en stuur hem mee bij het gaan zitten of bij de start.
seed-without-commitment = Bij een seed hoort de belofte van de tafel: lees die eerst, en geef dan je seed samen met de belofte.
## Copies of a database, and its revisions

database-newer = De database is van een nieuwere versie van Wormery: die staat op revisie { $found }, en dit programma kent er geen na { $newest }. Werk Wormery bij, of breng de database met het nieuwere programma terug: wormery server migrate --to { $newest }
copy-unknown-kind = Een database is een bestand, of een adres dat met postgresql:// begint.
copy-nothing-there = Er staan geen tafels van Wormery in { $database }.
copy-same = Dit is twee keer dezelfde database. Noem een andere.
copy-exists = { $file } bestaat al. Kies een andere naam, of overschrijf het met --force.
copy-not-empty = { $database } is niet leeg (tafels: { $tables }, gebeurtenissen: { $events }). Kies een lege database, of overschrijf deze met --force.
copy-nodes-alive =
    { $nodes ->
        [one] { $nodes } server gebruikt { $database }, of deed dat een paar seconden geleden. Stop die en probeer het opnieuw.
       *[other] { $nodes } servers gebruiken { $database }, of deden dat een paar seconden geleden. Stop ze en probeer het opnieuw.
    }
copy-ask-replace = Alles in { $database } wordt overschreven (tafels: { $tables }, gebeurtenissen: { $events }).
copy-type-yes = Doorgaan? Typ “{ $yes }”:
copy-failed = Het is niet gelukt: { $reason }. Er is niets veranderd.
copy-damaged = { $file } is beschadigd: { $reason }. Er is niets veranderd; neem een andere back-up.
copy-unsealed = { $file } is veranderd sinds het is geschreven, in { $names }: het is beschadigd, of een server heeft het gebruikt. Er is niets veranderd; neem een andere back-up.
copy-differs = Wat er geschreven is, is niet wat er gelezen is, in { $names }. Het is weggegooid en er is niets veranderd. Controleer de schijf en probeer het opnieuw.
copy-under-way = Kopiëren
copy-row = { $name }: { $rows } · { $before } = { $after }
copy-kept = Wat er eerst stond, is bewaard in { $file }.
backup-done = De back-up staat in { $file } (tafels: { $tables }, gebeurtenissen: { $events }, bytes: { $bytes }). Hij is nagelezen: elke rij is gelijk. Houd hem geheim.
backup-removed = Een oudere back-up is verwijderd: { $file }
backup-keep = Bewaar minstens één back-up.
backup-no-folder = { $file } is geen map, en die is nodig voor --keep.
restore-without-seal = Dit bestand zegt niet wat erin moet staan, zoals onze back-ups doen. Het is teruggezet zoals het is.
restore-done = { $database } is hersteld. Elke rij is nagelezen en gelijk.
move-done = Alles staat nu in { $target }; elke rij is nagelezen en gelijk. Start de server voortaan daarmee. { $source } is nog zoals het was: gebruik die niet meer.
migrate-unknown = Er is geen revisie “{ $given }”. Er zijn: { $known }.
migrate-nothing = { $database } staat al op revisie { $revision }.
migrate-loses = Terug op revisie { $revision } is er geen plaats voor wat nieuwere versies hebben toegevoegd. Dat gaat verloren.
migrate-done = { $database } staat nu op revisie { $revision }.
## Settings

serve-file = Het bestand { $file } is niet te gebruiken: { $reason }. Kies een ander met --database.
setting-unknown = { $where }: die instelling bestaat niet. Er zijn: { $known }
setting-value = { $where }: “{ $given }” kan niet. Mogelijk is: { $possible }
setting-file = Het bestand { $file } is niet te lezen: { $reason }
setting-twice = { $one } en { $other } zeggen hetzelfde. Geef er maar één op.
setting-default = standaard
possible-host = een adres van deze machine, of de naam ervan
possible-port = een geheel getal van 0 tot en met 65535
possible-database = een bestand, of een URL die begint met postgresql:// of sqlite://
possible-path = letters, cijfers en . _ ~ - tussen schuine strepen, zoals /worms
possible-key = 1 tot { $most } letters, cijfers of tekens zonder spaties
possible-origin = het begin van een adres, zoals https://example.org
possible-network = een adres of een netwerk, zoals 10.0.0.5 of 172.16.0.0/12
possible-player-file = het TOML-bestand van een speler, zoals ./thumb.toml
possible-player = de naam van een speler
possible-days = een aantal dagen boven 0
possible-days-or-ever = een aantal dagen boven 0, of forever (voor altijd)
possible-seconds = een aantal seconden boven 0
possible-token = 16 tot 512 zichtbare tekens zonder spaties
possible-file = het pad van een bestand
possible-limit = een getal boven 0, en een geheel getal waar iets geteld wordt
headers-too-long = Het verzoek heeft te veel of te lange headers.
request-too-slow = Het verzoek kwam te langzaam binnen. Probeer het opnieuw.
request-broken = De server begrijpt dit verzoek niet.
table-log-full = Aan deze tafel is zoveel veranderd dat alleen het spel nog door kan gaan. Open een nieuwe tafel.
## Gastheren en gastvrouwen van een tafel

seat-nobody = Op plaats { $seat } zit niemand anders.
seat-of-host = Plaats { $seat } is van de gastheer zelf. Geef die plaats op.
table-locked = De gastheer heeft deze tafel gesloten: er kan niemand meer bij komen zitten.
table-not-watched = De gastheer heeft deze tafel gesloten: alleen wie er zit, kan hem zien.
asked-already = Je hebt het al gevraagd. Wachten op de gastheer.
too-many-asking = Er vragen al te veel anderen om een plaats. Probeer het later nog eens.
asking-unknown = Dat is al geregeld.
no-seat-open = Er is geen plaats meer vrij.
you-were-removed = De gastheer heeft je van deze tafel gehaald, dus je kunt hier niet gaan zitten. Je kunt kijken, of ergens anders spelen.
you-were-declined = De gastheer heeft nee gezegd, dus je kunt hier niet gaan zitten. Je kunt kijken, of ergens anders spelen.

## Beheerders

table-closed =
    { $said ->
        [no] De beheerders van deze server hebben deze tafel afgesloten. Je kunt alleen nog kijken.
       *[yes] De beheerders van deze server hebben deze tafel afgesloten: { $reason }. Je kunt alleen nog kijken.
    }
banned =
    { $said ->
        [no] Je bent op deze server geblokkeerd.
       *[yes] Je bent op deze server geblokkeerd: { $reason }
    }
banned-until =
    { $said ->
        [no] Je bent op deze server geblokkeerd tot { $until }.
       *[yes] Je bent op deze server geblokkeerd tot { $until }: { $reason }
    }
signed-out = Een ander apparaat van jou heeft dit apparaat afgemeld. Laad de pagina opnieuw om als iemand anders te spelen.
token-wrong = Dat is niet het token van de beheerders.
ban-unknown = Er is geen blokkade { $number }.
ban-network = { $network } is geen adres en geen netwerk van adressen. Schrijf het als 192.0.2.7 of 2001:db8::/64.
ban-whom = Zeg wie je wilt blokkeren: een netwerk van adressen, of een tafel met een plaats.
message-language = { $given } is hier geen taal.
operator-no-answer = { $url } reageert niet: { $reason }
operator-no-token = Het token van de beheerders ontbreekt. Geef het met --token, of in WORMERY_OPERATOR_TOKEN.
operator-node =
    { $alive ->
        [yes] Node { $node }, versie { $version }: belasting { $load }, { $memory } MB, tafels in het geheugen { $tables }, sockets { $sockets }, wachtende bots { $waiting }
       *[no] Node { $node }, versie { $version }: weg sinds { $seen }
    }
operator-unreadable = Onleesbaar op deze node: { $codes }
operator-tables = Tafels: { $counts }
operator-people = Bekende apparaten: { $devices }. Nu verbonden: { $connected }. Blokkades: { $bans }.
operator-message = Bericht van de dag: { $text }
operator-line = { $code }  { $game }  { $state }  gemaakt { $created }  laatst actief { $touched }  gebeurtenissen { $events }  mensen { $people }
operator-names = Plaatsen: { $names }
operator-more = Meer met --before { $before }
operator-none = Niets gevonden.
operator-closed = Tafel { $code } is afgesloten.
operator-ask-purge = Tafel { $code } met alle gebeurtenissen definitief verwijderen? Typ “{ $yes }”:
operator-purged = Tafel { $code } is verwijderd.
operator-banned = Blokkade { $number } geldt nu.
operator-ban = Blokkade { $number }: { $whom }, tot { $until }. { $reason }
operator-ban-device = een apparaat
operator-for-ever = nader order
operator-unbanned = Blokkade { $number } is opgeheven.
operator-said = Het bericht staat er.
operator-unsaid = Het bericht is weggehaald.

## you
highlights-not-yet = De hoogtepunten van een spel zijn er als het is afgelopen.

## Around the tables
listing-off = Deze server heeft geen lijst met open tafels. Deel de link.
listing-ask = Een tafel waar men eerst moet vragen, kan niet in de lijst. Open er een waar iedereen met de link mag aanschuiven.
listing-locked = Deze tafel is gesloten en kan dus niet in de lijst. Maak hem eerst weer open.

## People at a table: reactions
reaction-unknown = De reactie ‘{ $reaction }’ bestaat niet. Wel: { $reactions }.
too-many-reactions =
    { $seconds ->
        [one] Dat waren er al heel wat. Even ademhalen: over een seconde kan het weer.
       *[other] Dat waren er al heel wat. Even ademhalen: over { $seconds } seconden kan het weer.
    }

# Geluid en meldingen
push-off = Deze server stuurt geen pushmeldingen.
push-address = Dat is geen adres van een pushdienst.
setting-player-file = { $where }: { $reason }
setting-push-contact = Bij push_key hoort ook push_contact: een adres zoals mailto:jij@example.org, waarop pushdiensten je kunnen bereiken.
setting-push-needs = Voor pushmeldingen zijn nog een paar bibliotheken nodig. Installeer ze met: pip install wormery[push]
possible-push-key = een sleutel zoals “wormery server push-key” die toont
possible-contact = mailto: met een e-mailadres, of een adres met https://

## The review
review-not-yet = Terugblikken kan als het spel is afgelopen. Dit spel is nog bezig.
review-failed = De terugblik op dit spel is mislukt, en dat ligt aan ons. Probeer het nog eens.
instead-no-choice = Bij stap { $step } had niemand een zet te kiezen.
record-shorter = Dit verslag heeft { $steps } stappen; verderop valt niets te hervatten.

## Hints

hint-off = Aan deze tafel helpt de coach niet.
hint-given = De tip voor deze keuze heb je al gehad.
drill-unknown = Deze vraag is er niet meer. Neem de volgende.
numbers-none = Er is nog geen plaatje: speel hiervan eerst een partij uit.
puzzle-none = Voor die dag is hier geen puzzel.
drills-not-played = Je deed aan deze partij niet mee, dus er zijn geen keuzes van jou.
try-no-choice = Daar rollen de dobbelstenen nog. Probeer een stelling waarin iemand iets te kiezen heeft.
lesson-none = Voor “{ $game }” is er geen les. In de spelregels staat hoe je het speelt.

daily-over = Die dag is voorbij: de tafel van vandaag heeft andere worpen.
daily-no-game = Er is geen dagtafel voor ‘{ $game }’.
daily-no-day = ‘{ $day }’ is geen dag. Schrijf hem zo: 2026-11-18.
daily-not-yet = Speel eerst de tafel van vandaag: hoe anderen het deden, zie je als je eigen potje klaar is.
challenge-unknown = Deze uitdaging bestaat niet of is ingetrokken. Controleer de link.
challenge-not-over = Alleen een afgelopen potje kan een uitdaging zijn.
challenge-not-your-seat = Een uitdaging heeft de worpen van je eigen plek, en die plek was niet van jou.
challenge-own = Dit is je eigen uitdaging. Stuur de link naar iemand anders.
challenge-not-yet = Speel eerst de uitdaging: hoe anderen het deden, zie je als je eigen potje klaar is.
challenge-no-try = Er is geen potje om mee te vergelijken.
contest-champion = De grootmeester
contest-you = Jij
contest-somebody = Iemand

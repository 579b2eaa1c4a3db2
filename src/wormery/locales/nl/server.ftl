### Wat de tafelserver zegt als hij iets weigert, en als hij begint en ophoudt.

## Tables and seats

table-unknown = Er is geen tafel { $code }. Kijk de code na, of vraag de link nog eens.
table-unreadable = Tafel { $code } is niet te lezen: het logboek is beschadigd. Jij hebt niets verkeerd gedaan; zeg het wie deze server beheert.
seat-unknown = Deze tafel heeft geen plaats { $seat }.
seat-taken = Plaats { $seat } is bezet. Kies een andere, of kijk toe.
seat-not-yours = Plaats { $seat } is niet van jou.
seats-open = Nog vrij: { $seats }. Wacht op iemand, of geef deze plaatsen aan bots.
host-only = Dat kan alleen de gastheer van deze tafel.
text-plain = Een naam of een startgetal is één regel met zichtbare tekens.
record-over = Dat spel is afgelopen: je kunt het bekijken, niet voortzetten.
record-seats =
    { $given ->
        [one] Het verslag is een spel voor { $seats }, en de tafel heeft { $given } plaats.
       *[other] Het verslag is een spel voor { $seats }, en de tafel heeft { $given } plaatsen.
    }

## The game

game-not-started = Het spel is nog niet begonnen.
game-started = Het spel is al begonnen.
game-not-over = Een nieuw spel voorstellen kan als dit is afgelopen.
game-too-long = Dit spel is tot { $most } stappen gekomen, en langer mag geen spel duren. Het blijft hier te bekijken; begin een nieuw.
not-your-turn = Plaats { $seat } is aan de beurt.
step-stale = Het spel is intussen verder: het staat op stap { $steps }, en dit was voor stap { $step } bedoeld. Kijk opnieuw en kies nog eens.
move-awaits-dice = Eerst de dobbelstenen: typ wat ze tonen.
dice-by-server = Aan deze tafel gooit de server de dobbelstenen.
dice-not-awaited = Er hoeven nu geen dobbelstenen getypt te worden.
undo-unfair = Dat kan niet terug: er zijn sindsdien dobbelstenen gevallen, of het was jouw stap niet.

## Messages and limits

address-unknown = Op dit adres is niets.
page-too-old = Deze pagina is ouder dan de server. Laad de pagina opnieuw.
message-malformed = Het bericht is niet te lezen: { $reason }
message-too-long = Het bericht is te lang: hooguit { $most } bytes.
origin-wrong = Dit verzoek komt van een pagina die niet bij deze server hoort.
metrics-local = De cijfers zijn alleen voor programma's op de machine van de server zelf, en voor wie het token heeft.
transfer-unknown = Deze code is niet geldig, of niet meer. Maak een nieuwe op je andere apparaat.
too-many-requests =
    { $seconds ->
        [one] Te veel tegelijk. Probeer het over { $seconds } seconde opnieuw.
       *[other] Te veel tegelijk. Probeer het over { $seconds } seconden opnieuw.
    }
too-many-sockets = Te veel verbindingen vanaf jouw adres. Sluit een paar pagina's van deze server.
too-many-listeners = Deze tafel heeft al zoveel toeschouwers als er passen.
database-away =
    { $seconds ->
        [one] De server kan zijn database even niet bereiken. Probeer het over { $seconds } seconde opnieuw; er gebeurt niets dubbel.
       *[other] De server kan zijn database even niet bereiken. Probeer het over { $seconds } seconden opnieuw; er gebeurt niets dubbel.
    }
server-failed = De server heeft een fout gemaakt. Er is niets veranderd; probeer het opnieuw.

## The command

serve-ready = Wormery draait op { $url } – stoppen met Ctrl-C. De spellen staan in { $database }.
serve-open = Iedereen die deze machine kan bereiken, kan meespelen.
serve-port-taken = Het adres { $host }:{ $port } is niet te gebruiken: { $reason }. Kies een ander met --port.
serve-database = De database is niet te gebruiken: { $reason }
serve-database-in-use = Een andere server gebruikt het bestand { $file } al. Stop die, of kies een ander met --database.
serve-stopped = Gestopt. Elke bevestigde zet is bewaard.

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
server-ask-repair = Deze gebeurtenissen voorgoed afknippen? Typ “{ $yes }”:
server-mended = Tafel { $code } is weer te lezen.

## Seeds

seed-too-early = Een seed geef je pas als je de belofte hebt gezien: laat hem weg uit het plan en stuur hem mee bij het gaan zitten of bij de start.
seed-without-commitment = Bij een seed hoort de belofte van de tafel: lees die eerst, en geef dan je seed samen met de belofte.
## Copies of a database, and its revisions

database-newer = Ze is van een nieuwere versie van Wormery: ze heeft revisie { $found }, en dit programma kent er geen na { $newest }. Werk Wormery bij, of breng de database met het nieuwere programma terug: wormery server migrate --to { $newest }
copy-unknown-kind = Een database is een bestand, of een adres dat met postgresql:// begint.
copy-nothing-there = Er staan geen tafels van Wormery in { $database }.
copy-same = Dit is twee keer dezelfde database. Noem een andere.
copy-exists = { $file } bestaat al. Kies een andere naam, of vervang het met --force.
copy-not-empty = { $database } is niet leeg (tafels: { $tables }, gebeurtenissen: { $events }). Kies een lege database, of vervang deze met --force.
copy-nodes-alive =
    { $nodes ->
        [one] { $nodes } server gebruikt { $database }, of deed dat een paar seconden geleden. Stop die en probeer het opnieuw.
       *[other] { $nodes } servers gebruiken { $database }, of deden dat een paar seconden geleden. Stop ze en probeer het opnieuw.
    }
copy-ask-replace = Alles in { $database } wordt vervangen (tafels: { $tables }, gebeurtenissen: { $events }).
copy-type-yes = Doorgaan? Typ “{ $yes }”:
copy-failed = Het is niet gelukt: { $reason }. Er is niets veranderd.
copy-damaged = { $file } is beschadigd: { $reason }. Er is niets veranderd; neem een andere back-up.
copy-unsealed = { $file } is niet meer zoals het is geschreven, in { $names }: het is beschadigd, of een server heeft het gebruikt. Er is niets veranderd; neem een andere back-up.
copy-differs = Wat er geschreven is, is niet wat er gelezen is, in { $names }. Het is weggegooid en er is niets veranderd. Kijk de schijf na en probeer het opnieuw.
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
migrate-nothing = { $database } heeft revisie { $revision } al.
migrate-loses = Terug op revisie { $revision } is er geen plaats voor wat nieuwere versies hebben toegevoegd. Dat gaat verloren.
migrate-done = { $database } heeft nu revisie { $revision }.
## Settings

serve-file = Het bestand { $file } is niet te gebruiken: { $reason }. Kies een ander met --database.
setting-unknown = { $where }: zo'n instelling bestaat niet. Er zijn: { $known }
setting-value = { $where }: “{ $given }” kan niet. Mogelijk is: { $possible }
setting-file = Het bestand { $file } is niet te lezen: { $reason }
setting-twice = { $one } en { $other } zeggen hetzelfde. Geef er maar één op.
setting-default = standaard
possible-host = een adres van deze machine, of haar naam
possible-port = een geheel getal van 0 tot en met 65535
possible-database = een bestand, of een URL die begint met postgresql:// of sqlite://
possible-path = letters, cijfers en . _ ~ - tussen schuine strepen, zoals /worms
possible-origin = het begin van een adres, zoals https://example.org
possible-network = een adres of een netwerk, zoals 10.0.0.5 of 172.16.0.0/12
possible-player = de naam van een speler
possible-days = een aantal dagen boven 0
possible-days-or-ever = een aantal dagen boven 0, of forever (voor altijd)
possible-seconds = een aantal seconden boven 0
possible-token = 16 tot 512 zichtbare tekens zonder spaties
possible-file = het pad van een bestand
possible-limit = een getal boven 0, en een geheel getal waar iets geteld wordt
headers-too-long = Het verzoek heeft te veel of te lange headers.
request-too-slow = Het verzoek kwam te langzaam binnen. Probeer het opnieuw.
request-broken = Dit is geen verzoek dat de server begrijpt.
table-log-full = Aan deze tafel is zoveel veranderd dat alleen het spel nog door kan gaan. Maak een nieuwe tafel.
## Gastheren en gastvrouwen van een tafel

seat-nobody = Op plaats { $seat } zit niemand anders.
seat-of-host = Plaats { $seat } is van de gastheer zelf. Geef die liever terug.
table-locked = De gastheer heeft deze tafel gesloten: er kan niemand meer bij komen zitten.
table-not-watched = De gastheer heeft deze tafel gesloten: ze is alleen voor wie er zit.
asked-already = Je hebt het al gevraagd. De gastheer antwoordt nog.
too-many-asking = Veel anderen vragen hier om een plaats. Probeer het later nog eens.
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
        [no] De beheerders van deze server laten je niet toe.
       *[yes] De beheerders van deze server laten je niet toe: { $reason }
    }
banned-until =
    { $said ->
        [no] De beheerders van deze server laten je niet toe tot { $until }.
       *[yes] De beheerders van deze server laten je niet toe tot { $until }: { $reason }
    }
signed-out = Dit apparaat is door een ander apparaat van jou afgemeld. Laad de pagina opnieuw om als iemand anders te spelen.
token-wrong = Dat is niet de code van de beheerders.
ban-unknown = Er is geen blokkade { $number }.
ban-network = { $network } is geen adres en geen netwerk van adressen. Schrijf het als 192.0.2.7 of 2001:db8::/64.
ban-whom = Zeg wie je wilt blokkeren: een netwerk van adressen, of een tafel met een plaats.
message-language = De taal { $given } is er hier niet.
operator-no-answer = { $url } antwoordt niet: { $reason }
operator-no-token = De code van de beheerders ontbreekt. Geef die met --token, of in WORMERY_OPERATOR_TOKEN.
operator-node =
    { $alive ->
        [yes] Node { $node }, versie { $version }: belasting { $load }, { $memory } MB, tafels in het geheugen { $tables }, sockets { $sockets }, wachtende bots { $waiting }
       *[no] Node { $node }, versie { $version }: weg sinds { $seen }
    }
operator-unreadable = Onleesbaar op deze node: { $codes }
operator-tables = Tafels: { $counts }
operator-people = Bekende apparaten: { $devices }. Nu verbonden: { $connected }. Blokkades: { $bans }.
operator-message = Bericht van de dag: { $text }
operator-line = { $code }  { $game }  { $state }  gemaakt { $created }  laatst aangeraakt { $touched }  gebeurtenissen { $events }  mensen { $people }
operator-names = Plaatsen: { $names }
operator-more = Meer met --before { $before }
operator-none = Niets gevonden.
operator-closed = Tafel { $code } is afgesloten.
operator-ask-purge = Tafel { $code } met al haar gebeurtenissen voorgoed verwijderen? Typ “{ $yes }”:
operator-purged = Tafel { $code } is verwijderd.
operator-banned = Blokkade { $number } geldt nu.
operator-ban = Blokkade { $number }: { $whom }, tot { $until }. { $reason }
operator-ban-device = een apparaat
operator-for-ever = nader order
operator-unbanned = Blokkade { $number } is opgeheven.
operator-said = Het bericht staat er.
operator-unsaid = Er is geen bericht meer.

# Geluid en meldingen
push-off = Deze server stuurt geen pushmeldingen.
push-address = Dat is geen adres van een pushdienst.
setting-push-contact = Bij push_key hoort ook push_contact: een adres zoals mailto:jij@example.org, waarop pushdiensten je kunnen bereiken.
setting-push-needs = Voor pushmeldingen zijn nog een paar bibliotheken nodig. Installeer ze met: pip install wormery[push]
possible-push-key = een sleutel zoals “wormery server push-key” die toont
possible-contact = mailto: met een e-mailadres, of een adres met https://

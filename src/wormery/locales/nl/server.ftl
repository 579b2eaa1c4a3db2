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
metrics-local = De cijfers zijn alleen voor programma's op de machine van de server zelf.
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

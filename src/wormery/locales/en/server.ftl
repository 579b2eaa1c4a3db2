### What the table server says when it refuses something, and when it starts and stops.

## Tables and seats

table-unknown = There is no table { $code }. Check the code, or ask for the link again.
table-unreadable = Table { $code } cannot be read: its log is damaged. Nothing you did is to blame; tell whoever runs this server.
seat-unknown = This table has no seat { $seat }.
seat-taken = Seat { $seat } is taken. Choose another, or watch.
seat-not-yours = Seat { $seat } is not yours to play.
seats-open = Still open: { $seats }. Wait for someone, or let bots have these seats.
host-only = Only the host of this table can do that.
text-plain = A name or a seed is one line of visible characters.
record-over = That game is over: it can be watched, not continued.
record-seats =
    { $given ->
        [one] The record is a game for { $seats }, and the table has { $given } seat.
       *[other] The record is a game for { $seats }, and the table has { $given } seats.
    }

## The game

game-not-started = The game has not started yet.
game-started = The game has started already.
game-not-over = Another game can be offered when this one is over.
game-too-long = This game has come to { $most } steps, and no game may be longer. It stays here to be watched; start another.
not-your-turn = It’s seat { $seat }’s turn.
step-stale = The game has gone on meanwhile: it is at step { $steps }, and this was meant for step { $step }. Look again and choose anew.
move-awaits-dice = The dice come first: type what they show.
dice-by-server = At this table the server rolls the dice.
dice-not-awaited = No dice are to be typed now.
undo-unfair = That cannot be taken back: dice have fallen since, or it was not your step.

## Messages and limits

address-unknown = There is nothing at this address.
page-too-old = This page is older than the server. Load it again.
message-malformed = The message cannot be read: { $reason }
message-too-long = The message is too long: at most { $most } bytes.
origin-wrong = This request comes from a page that does not belong to this server.
metrics-local = The figures are shown only to programs on the server's own machine.
transfer-unknown = This code is not valid, or no longer. Make a new one on your other device.
too-many-requests =
    { $seconds ->
        [one] Too much at once. Try again in { $seconds } second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
too-many-sockets = Too many connections from your address. Close some pages of this server.
too-many-listeners = This table has as many spectators as it can hold.
database-away =
    { $seconds ->
        [one] The server cannot reach its database just now. Try again in { $seconds } second; nothing will happen twice.
       *[other] The server cannot reach its database just now. Try again in { $seconds } seconds; nothing will happen twice.
    }
server-failed = The server has made a mistake. Nothing was changed; try again.

## The command

serve-ready = Wormery serves { $url } – Ctrl-C stops it. The games are in { $database }.
serve-open = Anyone who can reach this machine can play.
serve-port-taken = The address { $host }:{ $port } cannot be used: { $reason }. Choose another with --port.
serve-database = The database cannot be used: { $reason }
serve-database-in-use = Another server uses the file { $file } already. Stop it, or choose another with --database.
serve-stopped = Stopped. Every move that was acknowledged is kept.

## Looking through a database

log-empty = Its log is empty.
log-hole = Event { $number } is missing.
log-damaged = Event { $number } is damaged.
log-impossible = Event { $number } cannot have happened: { $reason }
server-unreadable = Table { $code } cannot be read. { $reason }
server-checked =
    { $unreadable ->
        [0] Tables: { $tables }. All of them can be read.
       *[other] Tables: { $tables }. Unreadable: { $unreadable }.
    }
server-would-lose =
    { $lost ->
        [one] Repairing table { $code } loses its last { $lost } event and keeps { $kept }.
       *[other] Repairing table { $code } loses its last { $lost } events and keeps { $kept }.
    }
server-yes = yes
server-ask-repair = Cut off these events for good? Type “{ $yes }”:
server-mended = Table { $code } can be read again.

## Hosts of a table

seat-nobody = Nobody else sits at seat { $seat }.
seat-of-host = Seat { $seat } is the host’s own. Give it back instead.
table-locked = The host has locked this table: nobody new can sit down.
table-not-watched = The host has locked this table: it is only for those who sit there.
asked-already = You have asked already. The host will answer.
too-many-asking = Many others are asking for a seat here. Try again later.
asking-unknown = That has been settled already.
no-seat-open = No seat is open any more.
you-were-removed = The host has removed you from this table, so you cannot sit down here. You can watch, or play elsewhere.
you-were-declined = The host has declined, so you cannot sit down here. You can watch, or play elsewhere.

## Operators

table-closed =
    { $said ->
        [no] Those who run this server have closed this table. It can only be watched.
       *[yes] Those who run this server have closed this table: { $reason }. It can only be watched.
    }
banned =
    { $said ->
        [no] Those who run this server do not let you in.
       *[yes] Those who run this server do not let you in: { $reason }
    }
banned-until =
    { $said ->
        [no] Those who run this server do not let you in until { $until }.
       *[yes] Those who run this server do not let you in until { $until }: { $reason }
    }
signed-out = This device was signed out by another one of yours. Load the page again to play as someone new.
token-wrong = That is not the operators’ token.
ban-unknown = There is no ban { $number }.
ban-network = { $network } is no address and no network of addresses. Write it like 192.0.2.7 or 2001:db8::/64.
ban-whom = Say whom to ban: a network of addresses, or a table with a seat.
message-language = There is no language { $given } here.
operator-no-answer = { $url } does not answer: { $reason }
operator-no-token = The operators’ token is missing. Give it with --token, or in WORMERY_OPERATOR_TOKEN.
operator-node =
    { $alive ->
        [yes] Node { $node }, version { $version }: load { $load }, { $memory } MB, tables in memory { $tables }, sockets { $sockets }, bots waiting { $waiting }
       *[no] Node { $node }, version { $version }: gone since { $seen }
    }
operator-unreadable = Unreadable on this node: { $codes }
operator-tables = Tables: { $counts }
operator-people = Devices known: { $devices }. Connected just now: { $connected }. Bans: { $bans }.
operator-message = Message of the day: { $text }
operator-line = { $code }  { $game }  { $state }  made { $created }  last touched { $touched }  events { $events }  people { $people }
operator-names = Seats: { $names }
operator-more = More with --before { $before }
operator-none = Nothing found.
operator-closed = Table { $code } is closed.
operator-ask-purge = Delete table { $code } with all its events for good? Type “{ $yes }”:
operator-purged = Table { $code } is deleted.
operator-banned = Ban { $number } is in force.
operator-ban = Ban { $number }: { $whom }, until { $until }. { $reason }
operator-ban-device = a device
operator-for-ever = further notice
operator-unbanned = Ban { $number } is lifted.
operator-said = The message is set.
operator-unsaid = There is no message any more.

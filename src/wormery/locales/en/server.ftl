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
metrics-local = The figures are shown only to programs on the server's own machine, and to whoever has its token.
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

## Seeds

seed-too-early = A seed is given once the commitment was seen: leave it out of the plan, and send it with the claim or the start.
seed-without-commitment = A seed comes with the table’s commitment: read that first, then give your seed and quote it.
## Copies of a database, and its revisions

database-newer = It belongs to a newer version of Wormery: it has revision { $found }, and this program knows none after { $newest }. Update Wormery, or lead the database back with the newer program: wormery server migrate --to { $newest }
copy-unknown-kind = A database is a file, or an address that begins with postgresql://.
copy-nothing-there = There are no tables of Wormery in { $database }.
copy-same = This is the same database twice. Name another.
copy-exists = { $file } is there already. Choose another name, or replace it with --force.
copy-not-empty = { $database } is not empty (tables: { $tables }, events: { $events }). Choose an empty database, or replace this one with --force.
copy-nodes-alive =
    { $nodes ->
        [one] { $nodes } server uses { $database }, or did so a few seconds ago. Stop it and try again.
       *[other] { $nodes } servers use { $database }, or did so a few seconds ago. Stop them and try again.
    }
copy-ask-replace = All of { $database } will be replaced (tables: { $tables }, events: { $events }).
copy-type-yes = Go on? Type “{ $yes }”:
copy-failed = It did not work: { $reason }. Nothing was changed.
copy-damaged = { $file } is damaged: { $reason }. Nothing was changed; take another backup.
copy-unsealed = { $file } is no longer as it was written, in { $names }: it is damaged, or a server has used it. Nothing was changed; take another backup.
copy-differs = What was written is not what was read, in { $names }. It was thrown away, and nothing was changed. Check the disk and try again.
copy-under-way = Copying
copy-row = { $name }: { $rows } · { $before } = { $after }
copy-kept = What was there before is kept in { $file }.
backup-done = The backup is in { $file } (tables: { $tables }, events: { $events }, bytes: { $bytes }). It was read again: every row is the same. Keep it secret.
backup-removed = Removed an older backup: { $file }
backup-keep = Keep at least one backup.
backup-no-folder = { $file } is not a folder, and --keep needs one.
restore-without-seal = This file does not say what it must hold, as our backups do. It was restored as it is.
restore-done = { $database } is restored. Every row was read again and is the same.
move-done = Everything is in { $target } now; every row was read again and is the same. Serve from there. { $source } is as it was: do not serve from it any more.
migrate-unknown = There is no revision “{ $given }”. There are: { $known }.
migrate-nothing = { $database } has revision { $revision } already.
migrate-loses = Back at revision { $revision }, the database has no place for what newer versions have added. That will be lost.
migrate-done = { $database } has revision { $revision } now.
## Settings

serve-file = The file { $file } cannot be used: { $reason }. Choose another with --database.
setting-unknown = { $where }: there is no such setting. There are: { $known }
setting-value = { $where }: “{ $given }” is not possible. Possible: { $possible }
setting-file = The file { $file } cannot be read: { $reason }
setting-twice = { $one } and { $other } say the same thing. Give only one of them.
setting-default = default
possible-host = an address of this machine, or its name
possible-port = a whole number from 0 to 65535
possible-database = a file, or a URL that begins with postgresql:// or sqlite://
possible-path = letters, digits and . _ ~ - between slashes, such as /worms
possible-origin = the beginning of an address, such as https://example.org
possible-network = an address or a network, such as 10.0.0.5 or 172.16.0.0/12
possible-player = the name of a player
possible-days = a number of days above 0
possible-days-or-ever = a number of days above 0, or forever
possible-seconds = a number of seconds above 0
possible-token = 16 to 512 visible characters without spaces
possible-file = the path of a file
possible-limit = a number above 0, a whole one where things are counted
headers-too-long = The request has too many headers, or they are too long.
request-too-slow = The request came in too slowly. Try again.
request-broken = This is not a request that the server understands.
table-log-full = So much was changed at this table that only the game can go on. Make a new table.
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

# Sound and attention
push-off = This server sends no push notifications.
push-address = That is no address of a push service.
setting-push-contact = push_key needs push_contact as well: an address such as mailto:you@example.org, for push services to contact you.
setting-push-needs = Push notifications need a few more libraries. Install them with: pip install wormery[push]
possible-push-key = a key as “wormery server push-key” prints it
possible-contact = mailto: with an e-mail address, or an address with https://

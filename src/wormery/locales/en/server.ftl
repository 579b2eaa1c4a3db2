### What the table server says when it refuses something, and when it starts and stops.

## Tables and seats

table-unknown = There is no table { $code }. Check the code, or ask for the link again.
table-unreadable = Table { $code } can’t be read: its log is damaged. It isn’t your fault; please tell the people running this server.
seat-unknown = This table has no seat { $seat }.
seat-taken = Seat { $seat } is taken. Choose another, or watch.
seat-not-yours = Seat { $seat } isn’t yours.
seats-open = Still open: { $seats }. Wait for someone, or give these seats to bots.
host-only = Only the host of this table can do that.
text-plain = A name or a seed is one line of visible characters.
rating-no-name = A name needs at least one letter or digit.
rating-name-taken = Somebody here is already called “{ $name }”. Add something to it, or choose another name.
record-over = That game is over: you can watch it, but not continue it.
record-seats =
    { $given ->
        [one] The record is a game for { $seats }, but the table has { $given } seat.
       *[other] The record is a game for { $seats }, but the table has { $given } seats.
    }

## The game

game-not-started = The game hasn’t started yet.
game-started = The game has already started.
game-not-over = You can play again once this game is over.
game-too-long = This game has reached { $most } steps, the limit. You can still watch it here; start another.
not-your-turn = It’s seat { $seat }’s turn.
step-stale = The game has moved on: it’s at step { $steps }, and this was meant for step { $step }. Look again and choose.
move-awaits-dice = The dice come first: type what they show.
dice-by-server = At this table the server rolls the dice.
dice-not-awaited = No dice to type in right now.
undo-unfair = You can’t take that back: dice have been rolled since, or it wasn’t your move.

## Messages and limits

address-unknown = There’s nothing at this address.
page-too-old = This page is older than the server. Reload it.
message-malformed = Can’t read the message: { $reason }
message-too-long = The message is too long: at most { $most } bytes.
origin-wrong = This request comes from a page that does not belong to this server.
metrics-local = Metrics are shown only to programs on the server’s own machine, or with its token.
transfer-unknown = This code is wrong or has expired. Make a new one on your other device.
too-many-requests =
    { $seconds ->
        [one] Too much at once. Try again in { $seconds } second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
too-many-sockets = Too many connections from your address. Close some tabs with this page.
too-many-listeners = This table can’t hold any more spectators.
database-away =
    { $seconds ->
        [one] The server can’t reach its database right now. Try again in { $seconds } second; nothing will happen twice.
       *[other] The server can’t reach its database right now. Try again in { $seconds } seconds; nothing will happen twice.
    }
server-failed = Something went wrong on the server. Nothing was changed; try again.

## The command

serve-ready = Wormery is running at { $url } – stop it with Ctrl-C. The games are in { $database }.
serve-open = Anyone who can reach this machine can play.
serve-port-taken = The address { $host }:{ $port } cannot be used: { $reason }. Choose another with --port.
serve-database = Can’t use the database: { $reason }
serve-database-in-use = Another server is already using the file { $file }. Stop it, or choose another with --database.
serve-stopped = Stopped. Every acknowledged move is saved.

## Looking through a database

log-empty = Its log is empty.
log-hole = Event { $number } is missing.
log-damaged = Event { $number } is damaged.
log-impossible = Event { $number } can’t have happened: { $reason }
server-unreadable = Table { $code } can’t be read. { $reason }
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
server-ask-repair = Cut off these events permanently? Type “{ $yes }”:
server-mended = Table { $code } can be read again.

## Seeds

seed-too-early = Give a seed only after seeing the commitment: leave it out of the plan, and send it with the claim or the start.
seed-without-commitment = A seed comes with the table’s commitment: read that first, then send your seed and quote it.
## Copies of a database, and its revisions

database-newer = It belongs to a newer version of Wormery: it is at revision { $found }, and this program knows none after { $newest }. Update Wormery, or take the database back with the newer program: wormery server migrate --to { $newest }
copy-unknown-kind = A database is a file, or a URL that starts with postgresql://.
copy-nothing-there = { $database } has no Wormery tables.
copy-same = This is the same database twice. Name another.
copy-exists = { $file } already exists. Choose another name, or overwrite it with --force.
copy-not-empty = { $database } isn’t empty (tables: { $tables }, events: { $events }). Choose an empty database, or overwrite this one with --force.
copy-nodes-alive =
    { $nodes ->
        [one] { $nodes } server is using { $database }, or was a few seconds ago. Stop it and try again.
       *[other] { $nodes } servers are using { $database }, or were a few seconds ago. Stop them and try again.
    }
copy-ask-replace = Everything in { $database } will be overwritten (tables: { $tables }, events: { $events }).
copy-type-yes = Continue? Type “{ $yes }”:
copy-failed = It failed: { $reason }. Nothing was changed.
copy-damaged = { $file } is damaged: { $reason }. Nothing was changed; use another backup.
copy-unsealed = { $file } has changed since it was written, in { $names }: it is damaged, or a server has used it. Nothing was changed; use another backup.
copy-differs = What was written differs from what was read, in { $names }. It was discarded, and nothing was changed. Check the disk and try again.
copy-under-way = Copying
copy-row = { $name }: { $rows } · { $before } = { $after }
copy-kept = What was there before is saved in { $file }.
backup-done = The backup is in { $file } (tables: { $tables }, events: { $events }, bytes: { $bytes }). Every row was read back and matches. Keep it secret.
backup-removed = Removed an older backup: { $file }
backup-keep = Keep at least one backup.
backup-no-folder = { $file } isn’t a folder, and --keep needs one.
restore-without-seal = This file doesn’t say what it should contain, as our backups do. It was restored as is.
restore-done = { $database } is restored. Every row was read back and matches.
move-done = Everything is in { $target } now; every row was read back and matches. Serve from there. { $source } is unchanged: don’t serve from it any more.
migrate-unknown = There is no revision “{ $given }”. There are: { $known }.
migrate-nothing = { $database } is already at revision { $revision }.
migrate-loses = At revision { $revision } the database has no place for what newer versions added. That will be lost.
migrate-done = { $database } is now at revision { $revision }.
## Settings

serve-file = The file { $file } cannot be used: { $reason }. Choose another with --database.
setting-unknown = { $where }: there’s no such setting. There are: { $known }
setting-value = { $where }: “{ $given }” isn’t possible. Possible: { $possible }
setting-file = The file { $file } cannot be read: { $reason }
setting-twice = { $one } and { $other } say the same thing. Give only one of them.
setting-default = default
possible-host = an address of this machine, or its name
possible-port = a whole number from 0 to 65535
possible-database = a file, or a URL that starts with postgresql:// or sqlite://
possible-path = letters, digits and . _ ~ - between slashes, such as /worms
possible-key = 1 to { $most } letters, digits or signs without spaces
possible-origin = the start of an address, such as https://example.org
possible-network = an address or a network, such as 10.0.0.5 or 172.16.0.0/12
possible-player-file = the TOML file of a player, such as ./thumb.toml
possible-player = the name of a player
possible-days = a number of days above 0
possible-days-or-ever = a number of days above 0, or forever
possible-seconds = a number of seconds above 0
possible-token = 16 to 512 visible characters without spaces
possible-file = the path of a file
possible-limit = a number above 0, a whole one where things are counted
headers-too-long = The request has too many headers, or they are too long.
request-too-slow = The request came in too slowly. Try again.
request-broken = The server doesn’t understand this request.
table-log-full = So much has been changed at this table that only the game can go on. Open a new table.
## Hosts of a table

seat-nobody = Nobody else sits in seat { $seat }.
seat-of-host = Seat { $seat } is the host’s own. Give it up instead.
table-locked = The host has locked this table: nobody new can sit down.
table-not-watched = The host has locked this table: only those who sit there can see it.
asked-already = You’ve already asked. Waiting for the host.
too-many-asking = Too many others are asking for a seat here. Try again later.
asking-unknown = That has already been decided.
no-seat-open = There are no open seats any more.
you-were-removed = The host removed you from this table, so you can’t sit down here. You can watch, or play elsewhere.
you-were-declined = The host said no, so you can’t sit down here. You can watch, or play elsewhere.

## Operators

table-closed =
    { $said ->
        [no] The people running this server closed this table. It can only be watched.
       *[yes] The people running this server closed this table: { $reason }. It can only be watched.
    }
banned =
    { $said ->
        [no] You are banned from this server.
       *[yes] You are banned from this server: { $reason }
    }
banned-until =
    { $said ->
        [no] You are banned from this server until { $until }.
       *[yes] You are banned from this server until { $until }: { $reason }
    }
signed-out = Another device of yours signed this one out. Reload the page to play as someone new.
token-wrong = That isn’t the operators’ token.
ban-unknown = There is no ban { $number }.
ban-network = { $network } isn’t an address or a network. Write it like 192.0.2.7 or 2001:db8::/64.
ban-whom = Say whom to ban: a network of addresses, or a table with a seat.
message-language = { $given } isn’t one of our languages.
operator-no-answer = { $url } isn’t answering: { $reason }
operator-no-token = The operators’ token is missing. Give it with --token, or in WORMERY_OPERATOR_TOKEN.
operator-node =
    { $alive ->
        [yes] Node { $node }, version { $version }: load { $load }, { $memory } MB, tables in memory { $tables }, sockets { $sockets }, bots waiting { $waiting }
       *[no] Node { $node }, version { $version }: down since { $seen }
    }
operator-unreadable = Unreadable on this node: { $codes }
operator-tables = Tables: { $counts }
operator-people = Devices known: { $devices }. Connected right now: { $connected }. Bans: { $bans }.
operator-message = Message of the day: { $text }
operator-line = { $code }  { $game }  { $state }  created { $created }  last active { $touched }  events { $events }  people { $people }
operator-names = Seats: { $names }
operator-more = More with --before { $before }
operator-none = Nothing found.
operator-closed = Table { $code } is closed.
operator-ask-purge = Delete table { $code } and all its events permanently? Type “{ $yes }”:
operator-purged = Table { $code } is deleted.
operator-banned = Ban { $number } is in force.
operator-ban = Ban { $number }: { $whom }, until { $until }. { $reason }
operator-ban-device = a device
operator-for-ever = further notice
operator-unbanned = Ban { $number } is lifted.
operator-said = The message is set.
operator-unsaid = The message is removed.

## you
highlights-not-yet = The highlights of a game are there when it is over.

## Around the tables
listing-off = This server keeps no list of open tables. Share the link instead.
listing-ask = A table where people have to ask first cannot be listed. Make one that anyone with the link may join.
listing-locked = This table is locked, so it cannot be listed. Unlock it first.

## People at a table: reactions
reaction-unknown = There is no reaction “{ $reaction }”. There are: { $reactions }.
too-many-reactions =
    { $seconds ->
        [one] That’s plenty of reactions. Take a breath, and try again in a second.
       *[other] That’s plenty of reactions. Take a breath, and try again in { $seconds } seconds.
    }

# Sound and attention
push-off = This server sends no push notifications.
push-address = That is no address of a push service.
setting-player-file = { $where }: { $reason }
setting-push-contact = push_key needs push_contact as well: an address such as mailto:you@example.org, for push services to contact you.
setting-push-needs = Push notifications need a few more libraries. Install them with: pip install wormery[push]
possible-push-key = a key as “wormery server push-key” prints it
possible-contact = mailto: with an e-mail address, or an address with https://

## The review
review-not-yet = A game is reviewed once it is over. This one is still being played.
review-failed = The review of this game didn’t work out, and that is our fault. Try again.
instead-no-choice = Nobody had a move to choose at step { $step }.
record-shorter = This record has { $steps } steps; there is nothing to go on from after more.

## Hints

hint-off = The coach doesn’t help at this table.
hint-given = You’ve had the hint for this choice already.
drill-unknown = This question isn’t there any more. Take the next one.
numbers-none = There’s no picture yet: finish a game of this first.
puzzle-none = There’s no puzzle here for that day.
drills-not-played = You didn’t play in this game, so there are no choices of yours in it.
try-no-choice = The dice are still falling there. Try a position in which somebody has a choice.
lesson-none = There is no lesson for “{ $game }”. Its rules tell you how it is played.

daily-over = That day is over: today’s table has other dice.
daily-no-game = There is no daily table for “{ $game }”.
daily-no-day = “{ $day }” isn’t a day. Write it like 2026-11-18.
daily-not-yet = Play today’s table first: how others did is shown once your own game is over.
challenge-unknown = There is no such challenge, or it was taken back. Check the link.
challenge-not-over = Only a finished game can be a challenge.
challenge-not-your-seat = A challenge has the dice of your own seat, and that seat wasn’t yours.
challenge-own = This is your own challenge. Send the link to someone else.
challenge-not-yet = Play the challenge first: how others did is shown once your own game is over.
challenge-no-try = There is no such game to compare with.
contest-champion = The champion
contest-you = You
contest-somebody = Someone

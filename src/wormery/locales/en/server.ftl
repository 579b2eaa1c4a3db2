### What the table server says when it refuses something, and when it starts and stops.

## Tables and seats

table-unknown = There is no table { $code }. Check the code, or ask for the link again.
table-unreadable = Table { $code } cannot be read: its log is damaged. Nothing you did is to blame; tell whoever runs this server.
seat-unknown = This table has no seat { $seat }.
seat-taken = Seat { $seat } is taken. Choose another, or watch.
seat-not-yours = Seat { $seat } is not yours to play.
seats-open = Still open: { $seats }. Wait for someone, or let bots have these seats.
host-only = Only the one who made this table can do that.
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

# Where on a site the server is

serve-base-path = Addresses cannot begin with “{ $path }”. Give --base-path something like /worms, with letters, digits and - . _ ~ only.

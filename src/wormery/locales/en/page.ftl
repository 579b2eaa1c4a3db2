### What the page says around the boards. The boards and the rules have files of their own.

## Everywhere

page-name = Wormery
page-title = { $title } · Wormery
page-home = Home
page-rules = Rules
page-rules-title = Rules: { $game }
page-settings = Settings
page-skip = Skip to the content
page-close = Close
page-copied = Copied.
page-wait = One moment …
page-no-answer = The server does not answer. Check your connection and try again.
page-try-again = Try again
page-reload = Reload
page-failed = Something went wrong on this page. Reload it and try again.
page-broken-title = Something went wrong
page-broken = This part of the page couldn’t be shown. Reloading usually helps.
page-rule-link = Rule { $rule }
page-not-found = There is nothing at this address
page-not-found-what = The link may be incomplete. Everything begins on the home page.

## Home

page-tagline = Two dice games about worms, with friends or against bots.
page-rw-line = Roll, set aside, dare: grab the fattest worms from the grill, or from your neighbour.
page-ih-line = Drop dice into termite mounds, find odd things, and win queens and generals.
page-play-now = Play now
page-play-now-what = Against bots, at once
page-new-table = New table
page-join = Join a table
page-open-record = Open a record
page-your-tables = Your tables
page-no-tables = No tables yet. Start a game, and you will find it here again.
page-table-state =
    { $state ->
        [open] waiting for players
        [playing] being played
       *[over] over
    }
page-table-when =
    { $day ->
        [today] today, { $time }
        [yesterday] yesterday, { $time }
       *[earlier] { $days } days ago
    }
page-older-tables = Show older tables
page-mounds-note = The mounds of It Happens.. are our own design.
page-credits = { rw-name } (Pickomino, Heckmeck am Bratwurmeck) is by Reiner Knizia, It Happens.. by Stefan Feld. This page is not connected with authors or publishers.

## Joining

page-join-how = Type the code you were given, or paste the link. A QR code opens with your phone’s camera.
page-join-code = Code or link
page-join-go = Go to the table
page-join-bad = A code has six letters and digits, such as { $example }.

## Opening a record

page-record-how = A record is a small text file with a whole game in it. Choose the file, or paste its text.
page-record-file = Choose a file
page-record-text = Text of the record
page-record-watch = Watch it
page-record-go-on = Play on from its end
page-record-empty = Choose a file or paste a record first.

## A new table

page-new-title = New table: { $game }
page-who-plays = Who plays?
page-seat = Seat { $letter }
page-seat-me = Me
page-seat-here = Someone at this screen
page-seat-link = A friend, by link
page-seat-bot = A bot
page-seat-kind = Who sits on seat { $letter }?
page-seat-open = Free seat
page-your-name = Your name
page-name-of = Name on seat { $letter }
page-name-placeholder = optional
page-level-of = Level of the bot on seat { $letter }
page-level =
    { $level ->
        [random] Scatterbrain
        [beginner] Beginner
        [casual] Casual
        [skilled] Skilled
       *[expert] Expert
    }
page-rw-character =
    { $level ->
        [random] Takes any move that is allowed, without a thought.
        [beginner] Knows the odds but misjudges them badly.
        [casual] Counts worms well, and is wrong now and then.
        [skilled] Counts worms and seldom errs.
       *[expert] Plays for the win: weighs every tile, every stack and who is next.
    }
page-ih-character =
    { $level ->
        [random] Takes any move that is allowed, without a thought.
        [beginner] Goes by rules of thumb and often misjudges a place.
        [casual] Goes by rules of thumb, without mistakes, and never looks at the others.
        [skilled] Plays the round on in its head a few times, and errs a little.
       *[expert] Plays the round on a hundred times in its head before each die.
    }
page-strength = One against one it wins { $percent } % of its games against “{ $other }”.
page-strength-least = The weakest of all.
page-add-seat = Add a seat
page-remove-seat = Remove seat { $letter }
page-seat-range = { $least } to { $most } can play.
page-third-colour-note = With two players, a third colour that belongs to nobody plays along.
page-option-lower = Which lower tile may be taken
page-option-lower-what = If the exact tile cannot be had, a lower one from the row will do.
page-option-lower-value =
    { $value ->
        [any] any lower tile
       *[highest] only the highest of them
    }
page-option-short = Short game
page-option-short-what = A tile given back is turned face down too if it is the highest. For a shorter game, or five and more players.
page-option-skip = When a turn may be skipped
page-option-skip-what = Skipping costs a worm; the die stays with you.
page-option-skip-value =
    { $value ->
        [any] before or after rolling
       *[before-roll] only before rolling
    }
page-option-open-points = Open point tiles
page-option-open-points-what = Queens and generals lie face up, so that all can count along.
page-option-third-worms = Worms of the third colour
page-option-third-worms-what = With how many worms nobody’s colour begins in a game for two.
page-option-mounds = Mounds
page-option-mounds-what = Ours, or a set of your own in the notation of the project.
page-option-mounds-ours = our twelve mounds
page-option-mounds-own = a set of my own
page-option-mounds-text = Twelve mounds in notation
page-begins = Who begins
page-begins-what = At a real table the youngest or the hungriest does.
page-begins-chance = the dice decide
page-dice = Dice
page-dice-server = The server rolls
page-dice-server-what = Nobody can choose them, and after the game anyone can recompute every die.
page-dice-real = Real dice on your table
page-dice-real-what = You roll, the page keeps the score: tap what fell.
page-pace = Pace of the bots
page-pace-value =
    { $pace ->
        [at-once] at once
        [quick] quick
        [slow] slow
       *[normal] normal
    }
page-grace = If someone is gone
page-grace-what = So that the others need not wait, a bot can play until they are back.
page-grace-value =
    { $grace ->
        [never] wait for them
        [short] a bot plays after 20 seconds
        [long] a bot plays after 5 minutes
       *[normal] a bot plays after a minute
    }
page-stand-in = Who stands in
page-more-settings = Dice, pace and rules
page-make-table = Set the table
page-start-now = Start the game

## The lobby

page-lobby = Table { $code }
page-lobby-invite = Invite friends
page-lobby-invite-what = Give them the link or the code, or let them point a camera at the picture.
page-lobby-code = Code
page-lobby-link = Link
page-copy-link = Copy the link
page-share-link = Share the link
page-qr = QR code with the link to this table
page-sit-here = Sit here
page-sit-how = You are watching. Take a free seat to play.
page-your-seat = your seat
page-leave-seat = Give the seat back
page-fill-bot = Let a bot play
page-waiting-host = The game begins when the one who made the table starts it.
page-waiting-seats = The game can begin when every seat is taken.
page-ready = Everyone is here.
page-start = Start the game
page-fair-dice = Fair dice
page-fair-dice-what = The server has chosen its secret already, and the commitment binds it to this game at this table. Your own seed goes into the dice too. This device keeps both and compares them when you verify the dice after the game; for your own note, copy them.
page-commitment = Commitment
page-seed = Your seed
page-new-seed = Another one
page-seed-set = Use this seed
page-join-here = Come and play { $game }!

## At the table

page-turn-yours = { $name }, it is your turn
page-turn-yours-alone = It is your turn
page-turn-of = It is the turn of { $name }
page-turn-bot = { $name } is thinking
page-turn-away = { $name } is gone for the moment
page-turn-away-bot = { $name } is gone; a bot is playing
page-dice-yours = Roll your dice and tap what they show
page-dice-of = { $name } rolls real dice
page-watching = You are watching
page-just-now = Just now
page-nothing-yet = The game begins.
page-what-now = Your moves
page-log = What happened
page-undo = Take back
page-leave = Leave the table
page-share-table = Invite to watch
page-adjust = Pace and absence
page-adjust-save = Save
page-hand-over = Please hand the screen to { $name }
page-hand-over-done = I am { $name }
page-hand-over-quietly = Do not ask again at this table
page-lost = The connection is gone. It comes back by itself; nothing is lost.
page-lost-sending = The connection is gone. Your move is kept and sent as soon as it is back.
page-connecting = Connecting …
page-plain-board = Words instead of pictures
page-drawn-board = Pictures instead of words
page-problem-close = Hide this message
page-table-missing = There is no such table
page-lost-later = The page will try again by itself.
page-too-many = Too much at once for the server.
page-too-slow = Your connection is too slow to keep up with this table.
page-turned-away = This table can’t be opened
page-turned-away-why = The server refused the connection without giving a reason.
page-seat-away = gone
page-seat-stand-in = a bot plays
page-resign-seat = Your seat becomes free, and others can take it.
page-scores = Seats

## In words instead of pictures

page-type-count = { $count } of { $of }

## The end

page-over = The game is over
page-over-won = { $name }: { $score }
page-rematch = Play again
page-rematch-wait = Waiting for: { $names }
page-rematch-offered = { $name } would like to play again.
page-rematch-go = To the next game
page-download = Download the record
page-replay = Look at the game again
page-verify = Verify the dice
page-verifying = Recomputing every die …
page-verify-fine =
    { $reveals ->
        [0] Fair: all { $rolls } rolls, { $dice } dice, are as the secret and the seeds demand.
       *[other] Fair: all { $rolls } rolls, { $dice } dice, and { $reveals } reveals are as the secret and the seeds demand.
    }
page-verify-commitment = The secret does not fit the commitment. These dice are not the ones that were promised for this game at this table.
page-verify-wrong = Roll { $event } does not fit: the record says { $said }, but it must have been { $due }.
page-verify-real = These dice were rolled by hand; there is nothing to recompute.
page-verify-unknown = This page does not know what this game draws its dice from, so it cannot recompute them.
page-verify-hidden = The secret is shown when the game is over.
page-verify-compare = This device noted nothing before the first roll. Compare the table, the commitment and your seed with your own note.
page-verify-unseeded = No seat gave a seed: nothing protects these dice against the server’s choice.
page-verify-from = Not covered are the first { $count } rolls, from before the fair dice came.
page-verify-seed = Seed of { $name }: { $seed }
page-verify-no-seed = Seed of { $name }: none
page-verify-secret = Secret

## The replay

page-replay-title = { $game }, step { $step } of { $steps }
page-replay-step = Moment in the game
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-link = Copy the link to this moment
page-replay-table = To the table
page-replay-none = This game has not begun yet.

## Settings

page-language = Language
page-language-auto = As in the browser ({ $language })
page-theme = Light and dark
page-theme-value =
    { $theme ->
        [light] light
        [dark] dark
       *[auto] as the device
    }
page-sound = Sound
page-sound-what = Small sounds for dice, tiles and your turn.
page-motion = Motion
page-motion-value =
    { $motion ->
        [full] let things move
        [less] keep still
       *[auto] as the device
    }
page-own-pace = Pace on the board
page-patterns = Patterns besides colours
page-patterns-what = Colours of players also differ by pattern.
page-plain = Words instead of pictures
page-plain-what = The table as text and buttons, for screen readers and slow devices.
page-nickname = Your name at tables
page-nickname-what = New tables suggest it. There is no account and no password.
page-save = Save
page-saved = Saved.
page-move-device = Play on another device
page-move-device-what = Your seats belong to this browser. A one-time code takes them along to another one; both can then play.
page-move-make = Make a code
page-move-code =
    { $minutes ->
        [one] Type this code on the other device within { $minutes } minute:
       *[other] Type this code on the other device within { $minutes } minutes:
    }
page-move-use = I have a code from my other device
page-move-go = Take over
page-move-done = Done: this device is now the same as the other one.
page-kept-here = All this is kept in this browser only.

## Fair dice, noted and compared

page-fair-copy = Copy for a note
page-fair-unnoted = This device has given no seed at this table, so it has nothing to compare later.
page-lobby-starts = The game starts by itself as soon as everyone’s seed for the new dice is here.
page-verify-unfinished = The game is not over in this record, and what is missing may have been cut off.
page-verify-nothing = No die in this record is a fair one, so there is nothing to verify.
page-verify-tag = The record cannot be verified: the tag { $tag } is missing or not as it must be.
page-verify-beginner = Seat { $said } began, but the dice must have chosen { $due }.
page-verify-old = The dice are of the old kind, version 1: their commitment did not bind table, game, options and seats.
page-verify-whole = Covered is all that chance brought, from the first.
page-verify-drawn = The dice also drew who begins: { $name }.
page-verify-not-drawn = Who begins was not left to the dice.
page-verify-table = Table: { $table }
page-verify-noted = Table, commitment and your seeds match what this device noted before the first roll.
page-verify-last = Your seeds came last: nobody could choose one by yours.
page-verify-otherwise = This is not what this device noted before the first roll. Do not trust these dice.
page-verify-note = Noted commitment: { $commitment }
page-fair-changed = The commitment of this table is not the one that this device noted first. Do not trust its dice: open a table of your own.
## Hosts

page-host = Host
page-host-title = You host this table
page-host-free = Remove
page-host-free-ask = Remove { $name }?
page-host-free-what = { $name } loses the seat and cannot sit down here again unless you let them come back. During a game a bot plays for the seat until someone takes it.
page-host-hand = Make host
page-host-hand-ask = Make { $name } the host?
page-host-hand-what = From then on { $name } decides who sits here, and you no longer do. You keep your seat.
page-host-nobody = Nobody else sits at this table.
page-host-lock = Those who come new
page-host-lock-value =
    { $lock ->
        [all] may neither sit down nor watch
        [seats] may only watch
       *[open] may sit down and watch
    }
page-host-asks = { $name } would like to have seat { $letter }.
page-host-asks-nameless = Someone would like to have seat { $letter }.
page-host-admit = Let in
page-host-decline = Decline
page-host-absent = Turned away
page-host-someone = Someone
page-host-readmit = Let come back
page-host-you = You host this table now.
page-standing =
    { $standing ->
        [asked] You have asked for a seat. The host will answer.
        [declined] The host has declined. You can watch.
       *[removed] The host has removed you from this table. You can watch.
    }
page-table-lock =
    { $lock ->
        [all] The host has locked this table: nobody new can sit down or watch.
       *[seats] The host has locked the seats: nobody new can sit down.
    }
page-sit-ask = Ask for this seat
page-closed-table =
    { $said ->
        [yes] Those who run this server have closed this table: { $reason }
       *[no] Those who run this server have closed this table.
    }
page-closed-what = Nobody can play on here; what was played can still be watched.
page-admission = Open seats
page-admission-link = Anyone with the link sits down
page-admission-ask = Whoever has the link asks, and you let them in

## Leaving for good

page-sign-out = Sign out other devices
page-sign-out-what = If you no longer trust a device that you moved to: all others lose your seats at once, and codes made before are void. This device stays.
page-sign-out-done = All other devices are signed out.
page-forget = Delete me
page-forget-what = Takes you out of everything on this server: your nickname, your devices, your name at every table. Seats in games that go on are given back. Games you played stay for the others, without your name, and their dice can still be verified; for that, the words you gave for the dice are kept.
page-forget-ask = This cannot be undone, and nobody can give you your seats back.
page-forget-go = Delete me for good
page-forget-done = Done. Nothing here names you any more.
page-message = From those who run this server

## Operators

page-operator = Operators
page-operator-what = For those who run this server. The token is kept until this tab is closed.
page-operator-token = Token
page-operator-enter = Show
page-operator-leave = Forget the token
page-operator-nodes = Nodes
page-operator-node =
    { $alive ->
        [yes] Alive
       *[no] Gone
    }
page-operator-head =
    { $what ->
        [node] Node
        [version] Version
        [load] Load
        [memory] Memory
        [tables] Tables
        [sockets] Sockets
        [bots] Bots waiting
        [unreadable] Unreadable
        [code] Code
        [game] Game
        [state] State
        [touched] Last touched
        [events] Events
        [people] People
       *[names] Names
    }
page-operator-connected = People at tables now: { $connected }. Devices known: { $devices }.
page-operator-search = Search
page-operator-any = any
page-operator-names = Show names
page-operator-more = More
page-operator-none = Nothing found.
page-operator-close = Close
page-operator-purge = Delete
page-operator-sure = Table { $code }
page-operator-purge-what = The table goes with all its events, for good.
page-operator-close-what = Those who are there hear why, and it can only be watched.
page-operator-reason = Reason
page-operator-bans = Bans
page-operator-ban = Ban
page-operator-unban = Lift
page-operator-whom = Addresses (192.0.2.0/24), or a seat (KR7TWQ:B)
page-operator-hours = Hours; empty for ever
page-operator-until = until { $until }
page-operator-device = A device
page-operator-message = Message of the day
page-operator-message-what = One line for everyone; empty for none.
page-operator-log = What was done

# Sound and attention
page-attention = Sound and attention
page-volume = Volume
page-volume-test = Try it
page-vibration = Vibration
page-vibration-what = Your phone buzzes when you roll, when a roll fails and when it’s your turn. Never with animations off.
page-notify = Tell me when it’s my turn
page-notify-what = A notification while this page is in the background.
page-notify-push = A notification while this page is in the background or closed.
page-notify-blocked = Your browser blocks notifications from this site. You can allow them in its settings.
page-notify-ask = Doing something else while you wait? We can tell you when it’s your turn.
page-notify-yes = Tell me
page-notify-no = No, thanks
page-title-turn = ● Your turn – { $title } · Wormery
page-offline = You are offline
page-offline-what = The server can’t be reached, so there are no tables for now. This page comes back by itself as soon as there is a connection.
page-offline-rules = Read the rules

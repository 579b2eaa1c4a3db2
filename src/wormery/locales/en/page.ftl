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
page-no-answer = The server isn’t answering. Check your connection and try again.
page-try-again = Try again
page-reload = Reload
page-failed = Something went wrong on this page. Reload it and try again.
page-broken-title = Something went wrong
page-broken = This part of the page couldn’t be shown. Reloading usually helps.
page-rule-link = Rule { $rule }
page-not-found = Nothing here
page-not-found-what = The link may be incomplete. You can find everything from the home page.

## Home

page-tagline = Two dice games about worms, with friends or against bots.
page-rw-line = Roll, set dice aside, push your luck: grab the fattest worms from the row, or from your neighbours.
page-ih-line = Drop dice into termite mounds, find odd things, and win queens and generals.
page-play-now = Play now
page-play-now-what = Against bots, right away
page-new-table = New table
page-join = Join a table
page-open-record = Open a record
page-no-tables = No tables yet. Games you start show up here.
page-learn = Learn to play
page-new-here = New here?
page-new-here-what = Learn a game in five minutes, by playing it.
page-new-here-no = No, thanks
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
page-older-tables = Show older games
page-mounds-note = The mounds of It Happens.. are our own design.
page-credits = Pickomino (also known as Regenwormen and Heckmeck am Bratwurmeck) is by Reiner Knizia, It Happens.. by Stefan Feld. This page has no ties to the authors or publishers.

# What is new every day
page-today = Today
page-today-what = The same dice for everyone in the world, and one puzzle for each game.
page-today-table = Today’s table
page-today-puzzle = Today’s puzzle
page-today-numbers = Your numbers
page-today-ratings = Ratings
page-today-new = not played yet
page-today-going = you’re playing

## Joining

page-join-how = Type the code you were given, or paste the link. To use a QR code, point your phone’s camera at it.
page-join-code = Code or link
page-join-go = Go to the table
page-join-bad = A code has six letters and digits, such as { $example }.

## Opening a record

page-record-how = A record is a small text file with a whole game in it. Choose the file or paste its text.
page-record-file = Choose a file
page-record-text = Text of the record
page-record-watch = Watch it
page-record-go-on = Play on from the end
page-record-empty = Choose a file or paste a record first.

## A new table

page-new-title = New table: { $game }
page-who-plays = Who’s playing?
page-seat = Seat { $letter }
page-seat-me = Me
page-seat-here = Someone at this screen
page-seat-link = A friend, by link
page-seat-bot = A bot
page-seat-kind = Who sits in seat { $letter }?
page-seat-open = Free seat
page-your-name = Your name
page-name-of = Name in seat { $letter }
page-name-placeholder = optional
page-name-yours = Your name (optional)
page-level-of = Level of the bot in seat { $letter }
page-level =
    { $level ->
        [random] Scatterbrain
        [beginner] Beginner
        [casual] Casual
        [skilled] Skilled
        [expert] Expert
        [champion] Champion
       *[other] { $level }
    }
page-rw-character =
    { $level ->
        [random] Plays any move, without a thought.
        [beginner] Knows the odds, but misjudges them.
        [casual] Counts worms; slips now and then.
        [skilled] Counts worms and rarely slips.
        [expert] Weighs every tile and every stack.
        [champion] Knows everyone’s chance of winning.
       *[other] A program that whoever runs this server has added.
    }
page-ih-character =
    { $level ->
        [random] Plays any move, without a thought.
        [beginner] Goes by feel and often misjudges.
        [casual] Never slips, but ignores the others.
        [skilled] Thinks a round ahead, slips at times.
        [expert] Plays each round out in its head.
        [champion] Knows everyone’s chance of winning.
       *[other] A program that whoever runs this server has added.
    }
page-strength = One on one, it wins { $percent }% of its games against “{ $other }”.
page-strength-least = The weakest of them all.
page-add-seat = Add a seat
page-remove-seat = Remove seat { $letter }
page-seat-range = For { $least } to { $most } players.
page-third-colour-note = With two players, a neutral third colour plays along.
page-option-lower = Which lower tile you may take
page-option-lower-what = If you can’t get the exact tile, you may take a lower one from the row.
page-option-lower-value =
    { $value ->
        [any] any lower tile
       *[highest] only the highest lower tile
    }
page-option-short = Short game
page-option-short-what = A returned tile is turned face down even if it’s the highest. For a shorter game, or five or more players.
page-option-skip = When you may skip your turn
page-option-skip-what = Skipping costs a worm; you keep the die.
page-option-skip-value =
    { $value ->
        [any] before or after rolling
       *[before-roll] only before rolling
    }
page-option-open-points = Open point tiles
page-option-open-points-what = Queens and generals lie face up, so everyone can keep count.
page-option-third-worms = Worms of the third colour
page-option-third-worms-what = Worms the neutral colour starts with in a two-player game.
page-option-mounds = Mounds
page-option-mounds-what = Ours, or paste your own.
page-option-mounds-ours = our twelve mounds
page-option-mounds-own = my own set
page-option-mounds-text = Twelve mounds in notation
page-option-mounds-make = Make your own mounds
page-begins = Who starts
page-begins-what = At a real table it’s the youngest or the hungriest.
page-begins-chance = the dice decide
page-dice = Dice
page-dice-server = The server rolls
page-dice-server-what = Nobody can rig the dice, and after the game anyone can check every roll.
page-dice-real = Real dice on your table
page-dice-real-what = You roll, the page keeps score: tap what you rolled.
page-pace = Bot speed
page-pace-value =
    { $pace ->
        [at-once] at once
        [quick] quick
        [slow] slow
       *[normal] normal
    }
page-grace = If someone is away
page-grace-what = A bot can fill in so nobody waits.
page-grace-value =
    { $grace ->
        [never] wait for them
        [short] a bot plays after 20 seconds
        [long] a bot plays after 5 minutes
       *[normal] a bot plays after a minute
    }
page-stand-in = Who fills in
page-more-settings = Dice, speed and rules
page-make-table = Open the table
page-start-now = Start the game

## The lobby

page-lobby = Table { $code }
page-lobby-invite = Invite friends
page-lobby-invite-what = Share the link or the code, or have them point a camera at the QR code.
page-lobby-code = Code
page-lobby-link = Link
page-copy-link = Copy the link
page-share-link = Share the link
page-qr = QR code with the link to this table
page-sit-here = Sit here
page-sit-how = You are watching. Take a free seat to play.
page-your-seat = your seat
page-leave-seat = Give up my seat
page-fill-bot = Let a bot play
page-waiting-host = Waiting for the host to start.
page-waiting-seats = The game can start once every seat is taken.
page-ready = Everyone is here.
page-start = Start the game
page-fair-dice = Fair dice
page-fair-dice-what = The server has locked in its dice: that is the commitment. Your seed mixes in too. This device notes both and compares them when you verify the dice after the game. To be able to check by yourself, copy them.
page-commitment = Commitment
page-seed = Your seed
page-new-seed = Another one
page-seed-set = Use this seed
page-join-here = Come and play { $game }!

## At the table

page-turn-yours = { $name }, it’s your turn
page-turn-yours-alone = Your turn
page-turn-of = { $name }’s turn
page-turn-bot = { $name } is thinking
page-turn-away = { $name } is away
page-turn-away-bot = { $name } is away; a bot is playing
page-dice-yours = Roll your dice and tap what they show
page-reveal-yours = Turn up three mounds and tap their numbers
page-dice-of = { $name } rolls real dice
page-watching = You are watching
page-just-now = Just now
page-nothing-yet = The game starts.
page-what-now = Your moves
page-log = What happened
page-undo = Take back
page-leave = Leave the table
page-share-table = Invite to watch
page-adjust = Bot speed and absent players
page-adjust-save = Save
page-hand-over = Please pass the screen to { $name }
page-hand-over-done = I’m { $name }
page-hand-over-quietly = Don’t ask again at this table
page-lost = You’re offline. The page reconnects by itself; nothing is lost.
page-lost-sending = You’re offline. Your move is saved and goes out as soon as you’re back.
page-connecting = Connecting …
page-plain-board = Text instead of pictures
page-drawn-board = Pictures instead of text
page-problem-close = Hide this message
page-table-missing = There’s no such table
page-lost-later = The page will keep trying.
page-too-many = That was too much at once for the server.
page-too-slow = Your connection is too slow to keep up with this table.
page-turned-away = This table can’t be opened
page-turned-away-why = The server refused the connection without saying why.
page-seat-away = away
page-seat-stand-in = a bot is playing
page-resign-seat = Your seat is freed, and someone else can take it.
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
page-replay = Watch the game again
page-verify = Verify the dice
page-verifying = Checking every roll …
page-verify-fine =
    { $reveals ->
        [0] Fair: all { $rolls } rolls ({ $dice } dice) check out.
       *[other] Fair: all { $rolls } rolls ({ $dice } dice) and { $reveals } reveals check out.
    }
page-verify-commitment = The secret doesn’t match the commitment. These aren’t the dice that were promised for this game at this table.
page-verify-wrong = Roll { $event } doesn’t check out: the record says { $said }, but it should be { $due }.
page-verify-real = These dice were rolled by hand, so there’s nothing to check.
page-verify-unknown = This page doesn’t know how this game draws its dice, so it can’t check them.
page-verify-hidden = The secret is revealed when the game is over.
page-verify-compare = This device noted nothing before the first roll. Compare the table, the commitment and your seed with your own note.
page-verify-unseeded = Nobody gave a seed, so the server could have picked these dice.
page-verify-from = The first { $count } rolls came before fair dice and can’t be checked.
page-verify-seed = { $name }’s seed: { $seed }
page-verify-no-seed = { $name }’s seed: none
page-verify-secret = Secret

## The replay

page-replay-title = { $game }, step { $step } of { $steps }
page-replay-step = Moment in the game
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step forward
page-replay-last = To the end
page-replay-link = Copy the link to this moment
page-replay-table = To the table
page-replay-none = This game hasn’t started yet.

## Settings

page-language = Language
page-language-auto = Same as the browser ({ $language })
page-theme = Appearance
page-theme-value =
    { $theme ->
        [light] light
        [dark] dark
       *[auto] same as the device
    }
page-sound = Sound
page-sound-what = Small sounds for dice, tiles and your turn.
page-motion = Animations
page-motion-value =
    { $motion ->
        [full] animations on
        [less] animations off
       *[auto] same as the device
    }
page-own-pace = Game speed
page-patterns = Patterns as well as colours
page-patterns-what = Adds a pattern to each player’s colour.
page-plain = Text instead of pictures
page-plain-what = The table as text and buttons, for screen readers and slow devices.
page-nickname = Your name at tables
page-nickname-what = Filled in for you at new tables. No account, no password.
page-save = Save
page-saved = Saved.
page-move-device = Play on another device
page-move-device-what = Your seats live in this browser. Use a one-time code to play on another device too.
page-move-make = Make a code
page-move-code =
    { $minutes ->
        [one] Type this code on the other device within { $minutes } minute:
       *[other] Type this code on the other device within { $minutes } minutes:
    }
page-move-use = I have a code from my other device
page-move-go = Use the code
page-move-done = Done: you can play here too.
page-kept-here = These settings are stored in this browser only.
page-notices = What this page is built with, and its licences

## Fair dice, noted and compared

page-fair-copy = Copy as a note
page-fair-unnoted = This device gave no seed at this table, so it has nothing to compare later.
page-lobby-starts = The game starts by itself as soon as everyone’s seed for the new dice is in.
page-verify-unfinished = The game in this record isn’t over; the rest may have been cut off.
page-verify-nothing = This record has no fair dice, so there’s nothing to check.
page-verify-tag = The dice can’t be checked: the tag { $tag } is missing or wrong.
page-verify-beginner = Seat { $said } started, but the dice should have chosen { $due }.
page-verify-old = These are old fair dice (version 1): their commitment wasn’t tied to table, game, options and seats.
page-verify-whole = Every roll and draw is covered, from the very first.
page-verify-drawn = The dice also chose who starts: { $name }.
page-verify-not-drawn = Who starts wasn’t left to the dice.
page-verify-table = Table: { $table }
page-verify-noted = The table, the commitment and your seeds match what this device noted before the first roll.
page-verify-last = Your seeds came last, so nobody could choose theirs to match.
page-verify-otherwise = This isn’t what this device noted before the first roll. Don’t trust these dice.
page-verify-note = Commitment noted before: { $commitment }
page-fair-changed = This table’s commitment isn’t the one this device noted first. Don’t trust its dice: open a table of your own.
## Hosts

page-host = Host
page-host-title = You’re the host of this table
page-host-free = Remove
page-host-free-ask = Remove { $name }?
page-host-free-what = { $name } loses the seat and can’t sit down here again unless you let them back in. During a game a bot plays for them until someone takes the seat.
page-host-hand = Make host
page-host-hand-ask = Make { $name } the host?
page-host-hand-what = From then on { $name } decides who sits here, not you. You keep your seat.
page-host-nobody = Nobody else sits at this table.
page-host-lock = Newcomers
page-host-lock-value =
    { $lock ->
        [all] may neither sit down nor watch
        [seats] may only watch
       *[open] may sit down and watch
    }
page-host-asks = { $name } would like seat { $letter }.
page-host-asks-nameless = Someone would like seat { $letter }.
page-host-admit = Let in
page-host-decline = Decline
page-host-absent = Turned away
page-host-someone = Someone
page-host-readmit = Let back in
page-host-you = You’re the host now.
page-standing =
    { $standing ->
        [asked] You’ve asked for a seat. Waiting for the host.
        [declined] The host said no. You can watch.
       *[removed] The host removed you from this table. You can watch.
    }
page-table-lock =
    { $lock ->
        [all] The host has locked this table: nobody new can sit down or watch.
       *[seats] The host has locked the seats: nobody new can sit down.
    }
page-sit-ask = Ask for this seat
page-closed-table =
    { $said ->
        [yes] The people running this server closed this table: { $reason }
       *[no] The people running this server closed this table.
    }
page-closed-what = Nobody can play on here, but you can still watch what was played.
page-admission = Open seats
page-admission-link = Anyone with the link can sit down
page-admission-ask = Anyone with the link can ask, and you let them in

## Leaving for good

page-sign-out = Sign out other devices
page-sign-out-what = Lost a device, or don’t trust it any more? All other devices lose your seats at once, and older codes stop working. This device stays.
page-sign-out-done = All other devices are signed out.
page-forget = Delete me
page-forget-what = Removes you from everything on this server: your name, your devices, your name at every table. Seats in running games are freed. Finished games stay for the others, without your name. Their dice can still be checked, so the seeds you gave are kept.
page-forget-ask = This can’t be undone, and nobody can give you your seats back.
page-forget-go = Delete me permanently
page-forget-done = Done. Your name is gone from this server.
page-message = From the people running this server
page-preparing = The bots and the coach are still warming up, this once: { $done } of { $of }. You can play meanwhile.

## Operators

page-operator = Operators
page-operator-what = For the people running this server. The token is kept until you close this tab.
page-operator-token = Token
page-operator-enter = Show
page-operator-leave = Forget the token
page-operator-nodes = Nodes
page-operator-node =
    { $alive ->
        [yes] Up
       *[no] Down
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
        [touched] Last active
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
page-operator-purge-what = The table and all its events are deleted permanently.
page-operator-close-what = People at the table are told why. After that it can only be watched.
page-operator-reason = Reason
page-operator-bans = Bans
page-operator-ban = Ban
page-operator-unban = Lift
page-operator-whom = Addresses (192.0.2.0/24), or a seat (KR7TWQ:B)
page-operator-hours = Hours; empty for no end
page-operator-until = until { $until }
page-operator-device = A device
page-operator-message = Message of the day
page-operator-message-what = One line for everyone; empty for none.
page-operator-log = Log of operators’ actions

## The frame around a board
page-menu = Menu
page-faster = Faster
page-faster-quick = Quick pace from now on. You can change it in the settings.
page-keys = Keyboard shortcuts
page-keys-what = Instead of a button you can press its key.
page-keys-show = Show these shortcuts
## you: the end of a game
page-end-you = You win!
page-end-you-too = You and { $names } share the win!
page-end-one = { $name } wins!
page-end-some = { $names } share the win!
page-end-close =
    { $margin ->
        [0] So close: level to the very end!
       *[other] So close: just { $margin } short!
    }
page-end-lost = Well played. Next time it’s yours!
page-end-highlights = Highlights

## Around the tables
page-play-who = Play against two bots
page-play-level = How strong should the bots be?
page-play-against = Against two bots: { $level }
page-play-change = change
page-play-go = Play
page-name-what = What the others at the table call you. You can leave it empty.
page-open-tables = Open tables
page-open-none = Nobody is waiting right now. Open a table and list it: whoever comes next can join you.
page-open-seats = { $taken } of { $seats } seats taken
page-open-fills = Starts with bots in { $time }
page-open-join = Join
page-open-more = Show more tables
page-listed = List this table for anyone to join
page-listed-what = It shows on the home page for as long as you are here and a seat is free.
page-waiting-title = While you wait
page-fill-after = Fill empty seats with bots
page-fill-after-what = When the time is up, bots take the empty seats and the game starts.
page-fill-after-value =
    { $wait ->
        [never] never
        [short] after 30 seconds
        [normal] after 1 minute
       *[long] after 2 minutes
    }
page-fill-level = Level of those bots
page-fills-in = Bots take the empty seats and the game starts in { $time }
page-fills-stop = Keep waiting
page-your-games = Your games
page-all-games = All your games
page-games-going = Still going
page-games-played = Finished
page-games-search = Search
page-games-search-what = A name, a game or a date: “Anna”, “November”
page-games-none = No finished games yet. Your results will show up here.
page-games-not-found = No game matches that.
page-games-more = Show more games
page-games-elsewhere = Want these games on another device too? Get a one-time code:
page-game-against = Against { $names }
page-game-place =
    { $place ->
        [1] Won
       *[other] Place { $place } of { $seats }
    }
page-game-replay = Replay

## People at a table: reactions, watchers, the clock, stand-ins
page-react = React
page-reaction =
    { $reaction ->
        [cheer] Hooray!
        [laugh] Ha ha!
        [ouch] Ouch!
        [wow] Wow!
        [phew] Phew!
       *[hurry] Come on!
    }
page-reaction-of = { $name }: { $reaction }
page-reactions-shown = Show reactions
page-reactions-shown-what = The small drawings people send each other at the table. Turning them off affects this device only.
page-watchers =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
page-watchers-named = Among them: { $names }
page-clock = Time for a turn
page-clock-what = When it runs out, a bot plays that turn. The seat stays yours.
page-clock-value =
    { $clock ->
        [half] 30 seconds
        [one] 1 minute
        [two] 2 minutes
        [five] 5 minutes
       *[off] no limit
    }
page-clock-left = Time left for { $name }: { $time }
page-clock-soon =
    { $seconds ->
        [one] 1 second left for your turn.
       *[other] { $seconds } seconds left for your turn.
    }
page-clock-up = Time’s up: a bot plays this turn for { $name }.
page-clock-up-yours = Time’s up: a bot plays this turn for you. The seat stays yours.
page-away-soon = A bot plays for { $name } in { $time }
page-away-since = { $name } left at { $time }.
page-away-played = A bot ({ $level }) plays for { $name }, who left at { $time }.
page-away-return = { $name } gets the seat back just by opening this table again.
page-away-is-it-you = Is that you? Open the table on the device you played on, or get a code on that device and type it here.
page-away-code = Get a code
page-returned = While you were away
page-returned-what =
    { $moment ->
        [yes] You were away for a moment, and a bot played for you. The seat is yours again.
       *[no] You were away from { $since } to { $until }, and a bot played for you. The seat is yours again.
    }

# Sound and attention
page-attention = Sound and notifications
page-volume = Volume
page-volume-test = Try it
page-vibration = Vibration
page-vibration-what = Your phone buzzes when you roll, when a roll fails and when it’s your turn. Not with animations off.
page-notify = Tell me when it’s my turn
page-notify-what = A notification while this page is in the background.
page-notify-push = A notification while this page is in the background or closed.
page-notify-blocked = Your browser blocks notifications from this site. You can allow them in its settings.
page-notify-ask = Doing something else while you wait? We can tell you when it’s your turn.
page-notify-yes = Tell me
page-notify-no = No, thanks
page-title-turn = ● Your turn – { $title } · Wormery
page-offline = You’re offline
page-offline-what = The server can’t be reached, so there are no tables for now. This page comes back by itself as soon as there is a connection.
page-offline-rules = Read the rules

## Drills

page-drills = Practise
page-drills-from = Practise what cost me

## The review

page-review = How did I play?
page-play-on = Play on from here

## Hints

page-hint = Hint
page-hint-best = Best: { $move }
page-hint-win =
    { $exact ->
        [yes] exactly { $chance }% to win
       *[no] about { $chance }% to win, ± { $error }%
    }
page-hint-used = { $name } took a hint.
page-hints =
    { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
page-coach = The coach helps
page-coach-what = Hints, and odds beside the choices, for everyone at the table. Hints are counted in the record.
page-coach-here = The coach helps everyone at this table, with hints and with odds beside the choices.
page-odds = Odds beside the choices
page-odds-what = Small figures at tables with a coach: how often a turn fails, or the chance to win. Turning them off affects this device only.

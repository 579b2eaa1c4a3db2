### What is said when something given to a game is not as it must be.
### Each says what is wrong and, where it is not plain, what to do.

## Games and set-up

game-unknown = There is no game “{ $game }”. The games are: { $games }.
game-broken = The game “{ $game }” cannot be loaded: { $reason }
game-part-missing = The game “{ $game }” brings nothing for this ({ $part }).
seats-range = { $seats } seats do not fit: this game takes { $least } to { $most }.
begins-range = Seat { $begins } cannot begin: the seats are counted from 0, and there are { $seats }.
option-unknown = There is no option “{ $option }”. The options are: { $options }.
option-twice = The option “{ $option }” is given twice.
name-like-a-bot = “{ $name }” would be taken for a bot. Please choose another name.
option-value = “{ $value }” does not fit the option { $option }. It can be: { $values }.

## Moves

unknown-move = “{ $move }” is not a move of this game.
game-over = The game is over: nothing can be played any more.
player-unknown = There is no player “{ $player }”. The players are: { $players }.
player-not-here = The player “{ $player }” does not play the game “{ $game }”. Its players are: { $players }.
player-broken = The player “{ $player }” cannot be loaded: { $reason }.
undo-impossible = There is nothing to undo: dice that have fallen stay as they are.

## Regenwormen

rw-roll-first = Roll the dice first.
rw-choose-first = First set aside one symbol of this roll.
rw-keep-needs-roll = One symbol a roll: roll again before you set aside another.
rw-symbol-absent =
    { $symbol ->
        [W] No die shows a worm.
       *[other] No die shows a { $symbol }.
    }
rw-symbol-used =
    { $symbol ->
        [W] You have set worms aside already this turn.
       *[other] You have set { $symbol }s aside already this turn.
    }
rw-no-roll-left = You cannot roll on: no die or no symbol is left. Take a tile.
rw-claim-must-be-taken = You cannot give up while there is a tile you can take.
rw-no-worm = Without a worm among the dice you set aside you cannot take a tile.
rw-tile-too-high = Tile { $tile } is too high for { $total } points.
rw-exact-tile-only = With { $total } points, tile { $total } is the one you take.
rw-highest-lower-only = Of the lower tiles you may take only the highest, not { $tile }.
rw-tile-own = Tile { $tile } is yours already.
rw-steal-exact = Tile { $tile } can be stolen with exactly { $tile } points, and you have { $total }.
rw-tile-covered = Tile { $tile } is covered by another tile and safe.
rw-tile-out = Tile { $tile } is out of the game.
rw-dice-impossible =
    { $dice ->
        [one] “{ $text }” cannot be: one die is rolled. Type what it shows: 1 to 5, or W for a worm.
       *[other] “{ $text }” cannot be: { $dice } dice are rolled. Type what they show, 1 to 5 and W for a worm.
    }
rw-dice-dead = “{ $text }” has nothing new to keep: the turn would be over.

## It Happens..

ih-roll-first = Roll a die first.
ih-place-now = The die has been rolled: place it now.
ih-no-third-colour = There is a third colour only in a game for two.
ih-no-die-left = You have no die of that colour left in this round.
ih-colour-stuck = No die of that colour can be placed any more: its columns are full.
ih-column-full = The column on mound { $mound } is full.
ih-no-worm = You have no worm to hand in.
ih-no-worm-for-third = Worms cannot be spent on the third colour.
ih-skip-before-roll = In this game a turn can be skipped only before rolling.
ih-die-impossible = “{ $text }” cannot be: one die is rolled. Type what it shows, 1 to 6.
ih-mounds-impossible = “{ $text }” cannot be: give three of the mounds still face down ({ $mounds }), as in 1.4.9.

## Mound sets

mounds-unreadable = The mound set { $file } cannot be read: { $reason }.
mounds-too-long = { $file }: longer than { $most } bytes; this is no mound set.
mounds-not-utf8 = { $file }, line { $line }: not UTF-8 text. Save the file as UTF-8.
mounds-toml = { $file }, line { $line }: not valid TOML: { $reason }.
mounds-name = { $file }, line { $line }: the set needs a name, as in name = "my-mounds".
mounds-key = { $file }, line { $line }: “{ $key }” is not known here.
mounds-key-missing = { $file }, line { $line }: this mound has no “{ $key }”.
mounds-count = { $file }, line { $line }: a set has 12 mounds, this one has { $count }.
mounds-number = { $file }, line { $line }: { $key } is { $value }; it must be a whole number from { $least } to { $most }.
mounds-queen = { $file }, line { $line }: the queen ({ $queen }) must be worth more than the general ({ $general }).
mounds-drawing = { $file }, line { $line }: fields must be a drawing between triple quotes.
mounds-rows = { $file }, line { $line }: a mound is drawn in 1 to 3 rows, this one in { $count }.
mounds-columns = { $file }, line { $line }: a row has 5 columns, this one has { $count }.
mounds-no-field = { $file }, line { $line }: every column needs a field in the lowest row.
mounds-hole = { $file }, line { $line }: “{ $word }” hangs in the air: there is no field under it.
mounds-find = { $file }, line { $line }: “{ $word }” cannot be found on a mound. Write one of: { $finds }.
mounds-unsound = This is no mound set: it takes 12 mounds, each with 5 columns of 1 to 3 fields and a queen above its general.
mounds-word = “{ $text }” is neither the name of a mound set nor twelve mounds.

## Positions on one line

position-one-line = A position is one line of at most { $most } characters.
position-short = Column { $column }: the position ends before its “{ $field }”.
position-long = Column { $column }: “{ $text }” is one thing too many.
position-field = Column { $column }: “{ $text }” cannot be the “{ $field }” of a position.
position-field-why = Column { $column }: “{ $text }” cannot be the “{ $field }” of a position: { $reason }

## Game records

record-too-long = Line { $line }: longer than { $most } characters; this is no game record.
record-steps = Line { $line }: more than { $most } steps; a server takes no longer game.
record-not-utf8 = Line { $line }, column { $column }: not UTF-8 text.
record-tag-name = “{ $tag }” cannot be the name of a tag: use letters and digits.
record-tag-own = The tag { $tag } is written by the record itself.
record-tag-value = The tag { $tag } must be one line of at most { $most } printable characters.
record-tag-malformed = Line { $line }, column { $column }: “{ $text }” is not a tag such as [Game "regenwormen"].
record-tag-twice = Line { $line }, column { $column }: the tag { $tag } stands here a second time.
record-tag-missing = Line { $line }, column { $column }: the tag { $tag } is missing.
record-tag = Line { $line }, column { $column }: { $reason }
record-format = Line { $line }, column { $column }: records of format { $format } cannot be read; this program reads format 1.
record-rules = Line { $line }, column { $column }: played by version { $version } of the rules, which this program does not have.
record-number = Line { $line }, column { $column }: “{ $text }” is not a number of seats.
record-seat = Line { $line }, column { $column }: “{ $text }” is not a seat; seats are A, B, C and so on.
record-comment = A comment has at most { $most } printable characters and no braces.
record-space = Line { $line }, column { $column }: a space is missing before “{ $text }”.
record-heading = Line { $line }, column { $column }: here “{ $expected }” must stand, not “{ $text }”.
record-cut = Line { $line }, column { $column }: the record breaks off in the middle of a line.
record-outcome-expected = Line { $line }, column { $column }: here dice in brackets must stand, not “{ $text }”.
record-move-expected = Line { $line }, column { $column }: “{ $text }” does not begin with a move.
record-step = Line { $line }, column { $column }: { $reason }
record-after-end = Line { $line }, column { $column }: the game is over before “{ $text }”.
record-result = Line { $line }, column { $column }: the result says “{ $given }”, the moves say “{ $found }”.

## Fair dice

fair-unsaid = The record does not say where its dice came from. Only fair dice, those of a table server, can be verified.
fair-other-dice = These are not fair dice: the tag Dice says “{ $dice }”. Only fair dice, those of a table server, can be verified.
fair-seed = A seed is one line of at most { $most } printable characters, or empty.
fair-tag = The tag { $tag } does not fit: { $reason }
fair-tag-missing = The tag { $tag } is missing, and fair dice need it.
fair-tag-hex = The tag { $tag } must have { $digits } digits, 0 to 9 and a to f.
fair-tag-seat = The tag { $tag } belongs to no seat: there are { $seats } seats.
fair-tag-from = The tag FairFrom says how often chance had decided before the fair dice came; the record allows 1 to { $most }.
fair-secret-hidden = The secret of these dice is shown when the game is over: verify the record then.
fair-commitment = The secret does not fit the commitment: it is not the one that was promised before the first roll.
fair-tag-begins = The tag FairBegins says yes, or is not there.
fair-wrong-beginner = Seat { $said } began, but the dice must have chosen { $due }.
fair-wrong-dice = { $turn }, roll { $roll }: the record says [{ $said }], but the dice must have shown [{ $due }].
fair-wrong-mounds = { $turn }: the record says that mounds [{ $said }] were revealed, but it must have been [{ $due }].

## Many games

arena-seed = The seed must be a whole number from 0 to { $most }.
arena-games = The number of games must be from 1 to { $most }.
arena-width = The width must be more than 0 and less than 1: 0.02 is two in a hundred.
arena-workers = The number of workers must be 1 or more.
arena-no-player = Name the players.
arena-too-many-players = { $players } players do not fit on { $seats } seats.
arena-player-twice = In a tournament every player is named once.
arena-tournament-players = A tournament here takes { $least } to { $most } players.
arena-move = The player “{ $player }” made a move that cannot be made. { $reason }
arena-player = The player “{ $player }” has failed: { $reason }
arena-fewer = { $games } games are in the file already: ask for at least as many.
arena-file-exists = { $file } is there already. Choose another name, or go on with it: --resume.
arena-file-in-use = { $file } is in use by another run. Wait until it ends, or choose another file.
arena-file-damaged = { $file }, line { $line }: damaged, or not a file of results. Nothing was changed.
arena-resume-alone = What is resumed has its players, rules and seed already: leave those flags out.
arena-other-command = These results belong to another command: { $command }
arena-worker-lost = A worker was lost, and others after it. All finished games are kept.
arena-no-dask = A cluster takes Dask, which is not installed: { $install }
arena-no-cluster = There is no cluster at { $address }.
arena-no-workers = The cluster at { $address } has no workers.
arena-cluster-version = The cluster’s workers have Wormery { $found }, this program is { $own }: use one version.
arena-no-matplotlib = A report takes Matplotlib, which is not installed: { $install }

## Solvers

solver-two-seats = The whole game can be solved only for two seats, at the start of a turn.
solver-too-large = This game is too large to be solved whole: it has more than { $most } tables.
solver-no-end = The chances of this game did not settle in { $most } rounds of improvement.
solver-dice = Take 1 to { $dice } dice, and at most { $points } points for each die that is missing.
solver-out-of-reach = Tile { $tile } is out of reach: a turn brings at most { $most } points. Take more dice or points, or leave the tile out.
solver-mounds-first = A round can be solved only once its mounds are revealed.
solver-between-rounds = Chances can be estimated this way only between two rounds. Ask for the odds of this position instead.
weights-broken = The weights in { $file } cannot be used: { $reason }. Install Wormery again, or make the file anew with the program in training/.

## Fair dice, bound to their table

fair-tag-version = The tag Fair names a version of the dice that this program does not know; the newest it knows is { $newest }.
fair-other-game = These dice were promised for another game, or for another table.
fair-commitment-bound = The secret does not fit the commitment. It is not the one that was promised, or not for this game: the commitment also binds table, game, options, seats, who begins and what was played before.
fair-unfinished = The game is not over in this record, and what is missing may have been cut off. Verify the whole record.
fair-nothing-covered = No die in this record is a fair one, so there is nothing to verify.

### What is said when a game is given something it cannot take.
### Each sentence says what is wrong and, where that is not obvious, what to do.

## Games and set-up

game-unknown = There is no game “{ $game }”. The games are: { $games }.
game-broken = The game “{ $game }” can’t be loaded: { $reason }
game-part-missing = The game “{ $game }” has no part “{ $part }”.
seats-range = { $seats } seats won’t do: this game is for { $least } to { $most }.
begins-range = Seat { $begins } can’t start: seats are counted from 0, and there are { $seats }.
option-unknown = There is no option “{ $option }”. The options are: { $options }.
option-twice = The option “{ $option }” is given twice.
name-like-a-bot = “{ $name }” looks like a bot. Please choose another name.
option-value = “{ $value }” is not a value of the option { $option }. Use one of: { $values }.

## Moves

unknown-move = “{ $move }” is not a move of this game.
game-over = The game is over: no more moves.
player-unknown = There is no player “{ $player }”. The players are: { $players }.
player-name-taken = Two players here are called “{ $player }”. Give yours a name of its own.
player-not-here = The player “{ $player }” doesn’t play “{ $game }”. Its players are: { $players }.
player-broken = The player “{ $player }” can’t be loaded: { $reason }.
player-whole-turns-only = Wormery’s players know only the whole game. Leave out: { $options }.
undo-impossible = Nothing to take back: dice that have been rolled stay.

## Regenwormen

rw-roll-first = Roll the dice first.
rw-choose-first = First set aside one symbol from this roll.
rw-keep-needs-roll = One symbol per roll: roll again before you set aside another.
rw-symbol-absent =
    { $symbol ->
        [W] No die shows a worm.
       *[other] No die shows a { $symbol }.
    }
rw-symbol-used =
    { $symbol ->
        [W] You’ve already set aside worms this turn.
       *[other] You’ve already set aside { $symbol }s this turn.
    }
rw-no-roll-left = You can’t roll on: no dice or no symbols left. Take a tile.
rw-claim-must-be-taken = You can’t give up while there’s a tile you can take.
rw-no-worm = You can’t take a tile without a worm among the dice you set aside.
rw-tile-too-high = Tile { $tile } is too high for { $total } points.
rw-exact-tile-only = With { $total } points you have to take tile { $total }.
rw-highest-lower-only = Of the lower tiles you may take only the highest, not { $tile }.
rw-tile-own = You already have tile { $tile }.
rw-steal-exact = To steal tile { $tile } you need exactly { $tile } points, and you have { $total }.
rw-tile-covered = Tile { $tile } is covered by another tile, so it’s safe.
rw-tile-out = Tile { $tile } is out of the game.
rw-dice-impossible =
    { $dice ->
        [one] “{ $text }” can’t be right: you rolled one die. Type what it shows: 1 to 5, or W for a worm.
       *[other] “{ $text }” can’t be right: you rolled { $dice } dice. Type what they show, 1 to 5 and W for a worm.
    }
rw-dice-dead = “{ $text }” has nothing new to keep: the turn would be over.

## It Happens..

ih-roll-first = Roll a die first.
ih-place-now = The die has been rolled: place it now.
ih-no-third-colour = There’s a third colour only in a two-player game.
ih-no-die-left = You have no dice of that colour left this round.
ih-colour-stuck = Dice of that colour can’t be placed any more: its columns are full.
ih-column-full = Your column on mound { $mound } is full.
ih-no-worm = You have no worm to hand in.
ih-no-worm-for-third = You can’t spend worms on the third colour.
ih-skip-before-roll = In this game you can skip a turn only before rolling.
ih-die-impossible = “{ $text }” can’t be right: you rolled one die. Type what it shows, 1 to 6.
ih-mounds-impossible = “{ $text }” can’t be right: give three of the mounds still face down ({ $mounds }), such as 1.4.9.

## Mound sets

mounds-unreadable = Can’t read the mound set { $file }: { $reason }.
mounds-too-long = { $file }: longer than { $most } bytes; this isn’t a mound set.
mounds-not-utf8 = { $file }, line { $line }: not UTF-8 text. Save the file as UTF-8.
mounds-toml = { $file }, line { $line }: not valid TOML: { $reason }.
mounds-name = { $file }, line { $line }: the set needs a name, such as name = "my-mounds".
mounds-key = { $file }, line { $line }: unknown key “{ $key }”.
mounds-key-missing = { $file }, line { $line }: this mound has no “{ $key }”.
mounds-count = { $file }, line { $line }: a set has 12 mounds, this one has { $count }.
mounds-number = { $file }, line { $line }: { $key } is { $value }; it has to be a whole number from { $least } to { $most }.
mounds-queen = { $file }, line { $line }: the queen ({ $queen }) has to be worth more than the general ({ $general }).
mounds-drawing = { $file }, line { $line }: fields has to be a drawing between triple quotes.
mounds-rows = { $file }, line { $line }: a mound is drawn in 1 to 3 rows, this one in { $count }.
mounds-columns = { $file }, line { $line }: a row has 5 columns, this one has { $count }.
mounds-no-field = { $file }, line { $line }: every column needs a field in the lowest row.
mounds-hole = { $file }, line { $line }: “{ $word }” hangs in the air: there is no field under it.
mounds-find = { $file }, line { $line }: “{ $word }” isn’t something found on a mound. Use one of: { $finds }.
mounds-unsound = This isn’t a mound set: it needs 12 mounds, each with 5 columns of 1 to 3 fields and a queen worth more than its general.
mounds-word = “{ $text }” is neither the name of a mound set nor twelve mounds.

## Positions on one line

position-one-line = A position is one line of at most { $most } characters.
position-short = Column { $column }: the position ends before its “{ $field }”.
position-long = Column { $column }: unexpected “{ $text }” at the end.
position-field = Column { $column }: “{ $text }” can’t be the “{ $field }” of a position.
position-field-why = Column { $column }: “{ $text }” can’t be the “{ $field }” of a position: { $reason }

## Game records

record-too-long = Line { $line }: longer than { $most } characters; this isn’t a game record.
record-steps = Line { $line }: more than { $most } steps; servers don’t accept longer games.
record-not-utf8 = Line { $line }, column { $column }: not UTF-8 text.
record-tag-name = “{ $tag }” can’t be the name of a tag: use letters and digits.
record-tag-own = The tag { $tag } is written by the record itself.
record-tag-value = The tag { $tag } has to be one line of at most { $most } printable characters.
record-tag-malformed = Line { $line }, column { $column }: “{ $text }” isn’t a tag such as [Game "regenwormen"].
record-tag-twice = Line { $line }, column { $column }: the tag { $tag } appears a second time.
record-tag-missing = Line { $line }, column { $column }: the tag { $tag } is missing.
record-tag = Line { $line }, column { $column }: { $reason }
record-format = Line { $line }, column { $column }: this program reads format 1, not format { $format }.
record-rules = Line { $line }, column { $column }: played with version { $version } of the rules, which this program doesn’t have.
record-number = Line { $line }, column { $column }: “{ $text }” isn’t a number of seats.
record-seat = Line { $line }, column { $column }: “{ $text }” isn’t a seat; seats are A, B, C and so on.
record-comment = A comment has at most { $most } printable characters and no braces.
record-space = Line { $line }, column { $column }: a space is missing before “{ $text }”.
record-heading = Line { $line }, column { $column }: expected “{ $expected }”, not “{ $text }”.
record-cut = Line { $line }, column { $column }: the record breaks off in the middle of a line.
record-outcome-expected = Line { $line }, column { $column }: expected dice in brackets, not “{ $text }”.
record-move-expected = Line { $line }, column { $column }: “{ $text }” doesn’t start with a move.
record-step = Line { $line }, column { $column }: { $reason }
record-after-end = Line { $line }, column { $column }: the game is already over before “{ $text }”.
record-result = Line { $line }, column { $column }: the result says “{ $given }”, the moves say “{ $found }”.

## Fair dice

fair-unsaid = The record doesn’t say where its dice came from. Only fair dice, rolled by a table server, can be verified.
fair-other-dice = These aren’t fair dice: the tag Dice says “{ $dice }”. Only fair dice, rolled by a table server, can be verified.
fair-seed = A seed is one line of at most { $most } printable characters, or empty.
fair-tag = The tag { $tag } is wrong: { $reason }
fair-tag-missing = The tag { $tag } is missing, and fair dice need it.
fair-tag-hex = The tag { $tag } has to be { $digits } hexadecimal digits, 0 to 9 and a to f.
fair-tag-seat = The tag { $tag } belongs to no seat: there are { $seats } seats.
fair-tag-from = The tag FairFrom counts the rolls and draws made before the fair dice; in this record it can be 1 to { $most }.
fair-secret-hidden = The secret behind these dice is revealed when the game is over: verify the record then.
fair-commitment = The secret doesn’t match the commitment: it isn’t the one promised before the first roll.
fair-tag-begins = The tag FairBegins can only be yes, or missing.
fair-wrong-beginner = Seat { $said } started, but the dice should have chosen { $due }.
fair-wrong-dice = { $turn }, roll { $roll }: the record says [{ $said }], but the dice should show [{ $due }].
fair-wrong-mounds = { $turn }: the record says mounds [{ $said }] were revealed, but it should be [{ $due }].

## Many games

arena-seed = The seed has to be a whole number from 0 to { $most }.
arena-games = The number of games has to be from 1 to { $most }.
arena-width = The width has to be more than 0 and less than 1: 0.02 is two percentage points.
arena-workers = The number of workers has to be 1 or more.
arena-no-player = Name the players.
arena-too-many-players = { $players } players don’t fit in { $seats } seats.
arena-player-twice = Name each player of a tournament only once.
arena-tournament-players = A tournament takes { $least } to { $most } players.
arena-move = The player “{ $player }” made an illegal move. { $reason }
arena-player = The player “{ $player }” failed: { $reason }
arena-fewer = The file already has { $games } games: ask for at least as many.
arena-file-exists = { $file } already exists. Choose another name, or continue it: --resume.
arena-file-in-use = { $file } is in use by another run. Wait until it ends, or choose another file.
arena-file-damaged = { $file }, line { $line }: damaged, or not a results file. Nothing was changed.
arena-resume-alone = A resumed run already has its players, rules and seed: leave out those flags.
arena-other-command = These results belong to another command: { $command }
arena-worker-lost = Too many workers were lost. All finished games are saved.
arena-no-dask = A cluster needs Dask, which is not installed: { $install }
arena-no-cluster = No cluster found at { $address }.
arena-no-workers = The cluster at { $address } has no workers.
arena-cluster-version = The cluster’s workers run Wormery { $found }, this program is { $own }: use the same version.
arena-no-matplotlib = A report needs Matplotlib, which is not installed: { $install }

## Solvers

solver-two-seats = Only a two-player game can be solved completely, from the start of a turn.
solver-too-large = This game is too large to solve completely: it has more than { $most } tables.
solver-no-end = The solution didn’t converge in { $most } iterations.
solver-dice = Use 1 to { $dice } dice, and at most { $points } points for each missing die.
solver-out-of-reach = Tile { $tile } is out of reach: a turn scores at most { $most } points. Use more dice or points, or leave out the tile.
solver-mounds-first = A round can be solved only once its mounds are face up.
solver-between-rounds = This estimate works only between two rounds. Ask for the odds of this position instead.
weights-broken = The weights in { $file } can’t be used: { $reason }. Reinstall Wormery, or rebuild the file with the program in training/.
tables-differ = Table { $number } belongs to another game, or has other seats or options than the first. Evaluate tables of one kind at a time.
tables-begin = At table { $number } a turn is under way. Evaluate it on its own; tables taken together are those where a turn or a round begins.

## Fair dice, bound to their table

fair-tag-version = The tag Fair names a version of the dice this program doesn’t know; the newest it knows is { $newest }.
fair-other-game = These dice were promised for another game, or for another table.
fair-commitment-bound = The secret doesn’t match the commitment. It isn’t the one that was promised, or not for this game: the commitment also covers the table, the game, its options and seats, who starts and what was played before.
fair-unfinished = The game in this record isn’t over; the rest may have been cut off. Verify the whole record.
fair-nothing-covered = This record has no fair dice, so there’s nothing to verify.
shared-seed = A seed for shared dice is one line of 1 to { $most } printable characters.
shared-given = These dice come from another game, not from a seed. Compare the two records instead: wormery compare ONE.worm OTHER.worm
daily-key = The key of the daily tables has 1 to { $most } letters, digits or signs without spaces.

## The coach

coach-nothing-to-choose = There’s nothing to choose here.
coach-not-your-turn = It isn’t this seat’s turn to choose: the coach only advises whoever is choosing.

### What only the terminal says. Keys and flags are the same in all languages.

## A command line that cannot be read

usage-no-such-flag = There is no flag { $flag }.
usage-missing = { $name } is missing.
usage-value = { $name } is invalid.
usage-needs-value = { $flag } needs a value: { $what }.
usage-takes-no-value = { $flag } takes no value.
usage-no-such-command = There is no command “{ $command }”.
usage-did-you-mean = Did you mean “{ $command }”?
usage-commands = There are: { $commands }.
usage-words = “{ $words }” is too much here.
usage-help = Help: { $command }
possible-int-from = a whole number from { $least } up
possible-int-range = a whole number from { $least } to { $most }
possible-float-from = a number from { $least } up
possible-float-range = a number from { $least } to { $most }
language-unknown = “{ $given }” isn’t one of our languages. There are: { $languages }.

## Setting up

ask-game = Which game?
ask-seats = How many players, { $least } to { $most }?
ask-name = Who is player { $letter }? A name, or a bot: { $bots }.
ask-default = (Enter: { $default })
ask-help = Type an answer and press Enter; Enter alone takes what’s in brackets. q quits.
begins-letter = “{ $letter }” can’t start. The seats are: { $letters }.
seed-and-real-dice = A seed fixes the dice, so they can’t be real as well: leave out --seed or --dice real.
file-exists = { $file } already exists. Choose another name, or continue that game: --resume.
resume-alone = A resumed game already has its game, seats and dice: leave out those flags.
resume-stdin = A game that goes on is saved in its file: give the file itself, not “-”.
file-stdout = The game is saved after every move: give a file, not “-”.

## Files

file-unreadable = Can’t open { $file }: { $reason }.
file-damaged = { $file } isn’t a valid record. { $reason }
file-not-saved = Can’t save { $file }: { $reason }.

## What goes wrong outside

output-failed = The output can’t be written: { $reason }.
system-failed = { $file }: { $reason }.
stdin-empty = Nothing came in on standard input.
unforeseen = Something went wrong that Wormery didn’t expect: { $what }. Please report this to its maintainers, with the command you typed and what it prints with { $debug }.

## Playing

play-saved-in = The game is saved in { $file } after every move.
play-resumed = Continuing the game in { $file }.
whose-turn = { $name }’s turn
turn-title = { $game } · { whose-turn }
ask-move = Your move, { $name }:
ask-hint =
    { $one ->
        [yes] Enter plays it · h hint · ? help · u take back · c comment · q quit
       *[no] h hint · ? help · u take back · c comment · q quit
    }
choose-one = There’s more than one move: choose one by its key.
undo-not-yours = The last move wasn’t yours: you can only take back your own.
undone = { $name } takes a move back: { $move }.
comment-empty = Write the comment after the c, such as: c what a roll!
commented = Added to the record.
help-keys =
    Type the key shown before a move and press Enter. The English names of moves,
    such as “{ $move }”, work as well. Besides moves there are:
    ?       this help
    h       a hint: the move the solver would choose, and what it is worth
    u       take back your own last move; dice that have been rolled stay
    c text  write a comment into the record
    q       quit; the game is saved, and you can resume it
help-rules = The rules, with the numbers used in messages, are in { $page } of the Wormery project.
left-before-start = No game was started.
left-saved =
    { $steps ->
        [one] The game is saved, { $steps } step so far.
       *[other] The game is saved, { $steps } steps so far.
    }
left-resume = To continue: { $command }
over-title = { $game } · the end
over-already = This game is over.
over-record = Record of the game: { $file }
final-player = Player

## Regenwormen

rw-stack-empty = no tile
rw-stack-height =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
rw-stack-covered = under it: { $tiles }
rw-aside =
    { $worm ->
        [yes] Set aside: { $total }, with a worm
       *[no] Set aside: { $total }, no worm yet
    }
rw-rolled =
    { $dice ->
        [one] Rolled: { $dice } die
       *[other] Rolled: { $dice } dice
    }
rw-move-roll =
    { $dice ->
        [one] roll the last die
       *[other] roll { $dice } dice
    }
rw-move-keep = keep { rw-symbol }, { $count } ×
rw-move-take = take { $tile } from the row ({ rw-worms })
rw-move-steal = steal { $tile } from { $name } ({ rw-worms })
rw-move-give-up = give up: the turn fails
rw-ask-dice =
    { $dice ->
        [one] What does the die show? Type 1 to 5, or W for a worm; e.g. { $example }
       *[other] What do the { $dice } dice show? Type all of them, W for a worm; e.g. { $example }
    }
rw-final-tiles = Worms (tile)
rw-final-worms = Worms

## It Happens..

ih-round =
    { $you ->
        [yes] Round { $round } of { $rounds } · started by you
       *[no] Round { $round } of { $rounds } · started by { $name }
    }
ih-after-rounds = After { $rounds } rounds
ih-mound-title = { $place } · Mound { $mound }
ih-queen = Queen { $points }
ih-general = General { $points }
ih-worm-number = Worm number { $number }
ih-supply = Supply: { rw-worms } · mounds face down: { $mounds }
ih-die-of =
    { $colour ->
        [third] The third colour’s die ({ $letter }) shows:
        [you] Your die ({ $letter }) shows:
       *[own] { $name }’s die ({ $letter }) shows:
    }
ih-column-dice = Dice
ih-column-worms = Worms
ih-column-objects = Objects
ih-column-points = Point tiles
ih-face-down = { $tiles } face down
ih-move-roll =
    { $dice ->
        [one] roll your last die
       *[other] roll one of your { $dice } dice
    }
ih-move-roll-third = roll a die of the third colour, { $letter } ({ $dice } left)
ih-move-skip = skip the turn for 1 worm (you have { $worms })
ih-move-reroll = roll again for 1 worm (you have { $worms })
ih-move-place =
    { $find ->
        [nothing] place on mound { $mound }: sum { $sum }
       *[other] place on mound { $mound }: sum { $sum }, finds { ih-found }
    }
ih-ask-die = What does the { ih-colour } die ({ $letter }) show? Type 1 to 6.
ih-ask-mounds = Which three mounds are revealed? Face down are { $mounds }. Type e.g. { $example }; Enter lets the program draw.
ih-final-pairs = 5 per pair
ih-final-kinds = Most kinds
ih-final-worms = Worms
ih-final-queens = Queens
ih-final-generals = Generals
ih-final-total = Total

## Replaying, checking and verifying

replay-title =
    { $over ->
        [yes] { $game } · { $step } of { $steps }
       *[no] { $game } · { $step } of { $steps } · { whose-turn }
    }
replay-hint = Enter or → next · b or ← back · a number and Enter: go there · e end · q quit
replay-no-stop = “{ $text }” isn’t a step: type a number from 0 to { $last }.
check-fine =
    { $turns ->
        [one] OK: { $file }: { $game }, { $seats } seats, { $turns } turn. { $result }
       *[other] OK: { $file }: { $game }, { $seats } seats, { $turns } turns. { $result }
    }
check-unfinished = Not finished yet.
verify-fine =
    { $reveals ->
        [0] fair: { $file }: all { $rolls } rolls ({ $dice } dice) check out.
       *[other] fair: { $file }: all { $rolls } rolls ({ $dice } dice) and { $reveals } reveals check out.
    }
verify-failed = not confirmed: { $file }: { $reason }
verify-from = The first { $first } rolls and draws came before fair dice and can’t be checked.
verify-commitment = Commitment: { $commitment }
verify-seed = { $letter }’s seed: “{ $seed }”
verify-no-seed = { $letter }’s seed: none
verify-compare = Compare the table, the commitment and your own seed with what you noted before the first roll.
verify-unseeded = Nobody gave a seed, so the server could have picked these dice.

## Verifying what fair dice are bound to

verify-whole = Every roll and draw is covered, from the very first.
verify-table = Table: { $table }
verify-old = These are old fair dice (version 1): their commitment wasn’t tied to table, game, options and seats.
verify-drawn = The dice also chose who starts: { $letter }.
verify-not-drawn = Who starts wasn’t left to the dice.

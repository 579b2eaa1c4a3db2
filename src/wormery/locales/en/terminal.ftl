### What only the terminal says. Keys and flags are the same in all languages.

## A command line that cannot be read

usage-no-such-flag = There is no flag { $flag }.
usage-value = { $name } is missing or invalid.
usage-no-such-command = There is no such command. The commands are play, replay, check and verify, odds for chances, and for many games match, tournament and simulate.
usage-words = There is a word too many.
usage-help = Help: { $command }
language-unknown = “{ $given }” is not a language spoken here. There are: { $languages }.

## Setting up

ask-game = Which game?
ask-seats = How many play, { $least } to { $most }?
ask-name = Who is player { $letter }? A name, or a bot: { $bots }.
ask-default = (Enter: { $default })
begins-letter = “{ $letter }” cannot begin. The seats are: { $letters }.
seed-and-real-dice = A seed fixes the dice, so they cannot be real as well: leave out --seed or --dice real.
file-exists = { $file } is there already. Choose another name, or go on with that game: --resume.
resume-alone = A game that is resumed has its game, seats and dice already: leave those flags out.

## Files

file-unreadable = { $file } cannot be opened: { $reason }.
file-damaged = { $file } is not a sound record. { $reason }
file-not-saved = { $file } cannot be saved: { $reason }.

## Playing

play-saved-in = The game is kept in { $file }, after every move.
play-resumed = On with the game in { $file }.
whose-turn = { $name }’s turn
turn-title = { $game } · { whose-turn }
ask-move = Your move, { $name }:
ask-hint =
    { $one ->
        [yes] Enter plays it · h hint · ? help · u undo · c comment · q leave
       *[no] h hint · ? help · u undo · c comment · q leave
    }
choose-one = There are several moves: choose one by its key.
undo-not-yours = The last move was not yours: only your own last move can be undone.
undone = { $name } takes a move back: { $move }.
comment-empty = Write the comment after the c, as in: c what a roll!
commented = Noted in the record.
help-keys =
    Type the key shown before a move and press Enter. The English names of moves,
    such as “{ $move }”, work as well. Beside the moves there are:
    ?       this help
    h       a hint: the move the solver would choose, and what it is worth
    u       undo your own last move; dice that have fallen stay
    c text  write a comment into the record
    q       leave; the game is saved and can be resumed
help-rules = The rules, with the numbers that messages name, are in { $page } of the Wormery project.
left-before-start = No game was begun.
left-saved =
    { $steps ->
        [one] The game is saved, { $steps } step so far.
       *[other] The game is saved, { $steps } steps so far.
    }
left-resume = To go on: { $command }
over-title = { $game } · the end
over-already = This game is over.
over-record = The record of the game: { $file }
final-player = Player

## Regenwormen

rw-stack-empty = no tile
rw-stack-height =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
rw-stack-covered = under it { $tiles }
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

ih-round = Round { $round } of { $rounds } · started by { $name }
ih-after-rounds = After { $rounds } rounds
ih-mound-title = { $place } · Mound { $mound }
ih-queen = Queen { $points }
ih-general = General { $points }
ih-worm-number = Worm number { $number }
ih-supply = Supply: { rw-worms } · mounds face down: { $mounds }
ih-die-of =
    { $colour ->
        [third] The third colour’s die ({ $letter }) shows:
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
ih-final-pairs = 5 a pair
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
replay-hint = Enter or → next · b or ← back · a number and Enter: go there · e end · q leave
replay-no-stop = “{ $text }” leads nowhere: type a number from 0 to { $last }.
check-fine =
    { $turns ->
        [one] fine: { $file }: { $game }, { $seats } seats, { $turns } turn. { $result }
       *[other] fine: { $file }: { $game }, { $seats } seats, { $turns } turns. { $result }
    }
check-unfinished = Not finished yet.
verify-fine =
    { $reveals ->
        [0] fair: { $file }: all { $rolls } rolls, { $dice } dice, are as they must be.
       *[other] fair: { $file }: all { $rolls } rolls, { $dice } dice, and { $reveals } reveals are as they must be.
    }
verify-failed = not confirmed: { $file }: { $reason }
verify-from = Not covered is what chance brought before the fair dice came (times: { $first }).
verify-commitment = Commitment: { $commitment }
verify-seed = Seed of { $letter }: “{ $seed }”
verify-no-seed = Seed of { $letter }: none
verify-compare = Compare the table, the commitment and your own seed with what you noted before the first roll.
verify-unseeded = No seat gave a seed: nothing protects these dice against the server’s choice.

## Verifying what fair dice are bound to

verify-whole = Covered is all that chance brought, from the first.
verify-table = Table: { $table }
verify-old = The dice are of the old kind, version 1: their commitment did not bind table, game, options and seats.
verify-drawn = The dice also drew who begins: { $letter }.
verify-not-drawn = Who begins was not left to the dice.

### Two games with the same dice, side by side; and the daily table in the terminal.

compare-parted = Same dice, different choice: { $one } { $other }
compare-title = { $game } · { $one } and { $other }
compare-score =
    { $won ->
        [yes] { $name }: { $score }, won ({ $scores })
       *[no] { $name }: { $score }, did not win ({ $scores })
    }
compare-unfinished = { $name }: { $score } so far; this game isn’t over ({ $scores })
compare-better = Better result: { $name }
compare-equal = The results are equally good.
compare-dice-same =
    { $rolls ->
        [one] The dice were the same in the one place where both rolled.
       *[other] The dice were the same in all { $rolls } places where both rolled.
    }
compare-dice-differ = The dice were the same in only { $alike } of the { $rolls } places where both rolled: these games were not played with the same dice.
compare-dice-none = There’s no place in the game where both rolled.
compare-first = First different choice · { $turn }
compare-never = With the same dice, they never chose differently.
compare-all-same = Both games are the same, move by move.
compare-every-turn = Turn by turn
compare-turn =
    { $round ->
        [0] Turn { $number }
       *[other] Round { $round }, turn { $number }
    }
compare-turn-same = { $turn } · same dice, same choice
compare-turn-parted = { $turn } · same dice, different choice
compare-played = { $told } Score: { $score }.
compare-not-played = { $name }: had no such turn.
compare-command = Turn by turn: { $command }

# What cannot be compared

compare-other-game = These are different games: { $one } and { $other }. Only two records of the same game can be compared.
compare-other-seats = One game has { $one } seats, the other { $other }. Only games with the same number of seats can be compared.
compare-other-options = These games were played by different rules: { $one } and { $other }.
compare-no-seat = There’s no such seat. The seats are: { $letters }.

# The daily table in the terminal

day-title = The daily tables of { $day }
day-not-yet = not played yet
day-going =
    { $steps ->
        [one] started, { $steps } step so far
       *[other] started, { $steps } steps so far
    }
day-played = played: { $scores }
day-start = To play: { $command }
day-intro = The daily table of { $day }: everyone gets the same dice and the same bots. One try counts, and there are no hints.
day-fun = This time it’s for fun: it doesn’t count.
day-done = You’ve played the daily table of { $day }. One try counts, and this was yours.
day-again = Once more, for fun: { $command }
day-ask-hint =
    { $one ->
        [yes] Enter plays it · ? help · u take back · c comment · q quit
       *[no] ? help · u take back · c comment · q quit
    }
day-no-hint = There are no hints at a table where everyone has the same dice: it’s your own choices that are compared.
day-no-such-day = “{ $day }” isn’t a date. Write it like this: 2026-11-18.
day-no-table = There’s no daily table for { $game }.
day-other-dice = This isn’t a game with the dice of “{ $seed }”.

# Verifying such dice

verify-shared =
    { $reveals ->
        [0] the same for everyone: { $file }: all { $rolls } rolls ({ $dice } dice) follow from the seed.
       *[other] the same for everyone: { $file }: all { $rolls } rolls ({ $dice } dice) and { $reveals } reveals follow from the seed.
    }
verify-shared-seed = Seed: “{ $seed }”. Anyone can work out these dice from it, even in advance: they’re the same for everyone, and just for fun.

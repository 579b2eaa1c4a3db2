pig-name = Pig
pig-roll = roll the die
pig-hold = hold: keep { $points } points, { $total } in all
pig-told-roll =
    { $you ->
        [yes] You roll a { $die }.
       *[no] { $name } rolls a { $die }.
    }
pig-told-lost =
    { $you ->
        [yes] A 1! You lose the { $points } points of this turn.
       *[no] A 1! { $name } loses the { $points } points of this turn.
    }
pig-told-hold =
    { $you ->
        [yes] You hold { $points } points and now have { $total }.
       *[no] { $name } holds { $points } points and now has { $total }.
    }
pig-told-over = The goal is reached: the game is over.
pig-won =
    { $you ->
        [yes] You win with { $points } points.
       *[no] { $names } wins with { $points } points.
    }
pig-kept = { $name }: { $points } of { $goal }
pig-turn = { $name }’s turn so far: { $points }
pig-ask-die = What does the die show? 1 to 6
pig-die-impossible = “{ $text }” cannot be: one die is rolled. Type what it shows, 1 to 6.
pig-roll-first = Roll at least once before you hold.

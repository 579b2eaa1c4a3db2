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

pig-lesson-roll-heading = Roll
pig-lesson-roll = You roll one die, as often as you dare. Every roll adds to the points of your turn.
pig-lesson-roll-task = Roll the die.
pig-lesson-roll-done = A 5: you have 5 points this turn.
pig-lesson-again-heading = Once more
pig-lesson-again = You may go on, but a 1 takes all the points of this turn.
pig-lesson-again-task = Roll again.
pig-lesson-again-done = A 6: that makes 11.
pig-lesson-again-early = You may, but { $points } points is not much. One more roll!
pig-lesson-hold-heading = Hold
pig-lesson-hold = Whoever holds keeps the points, and nobody can take them away.
pig-lesson-hold-task = Hold and keep your 11 points.
pig-lesson-hold-done = 11 for you! Pip rolled a 4 and then a 1: nothing.
pig-lesson-hold-greedy = A 1 would take everything. Hold!
pig-lesson-goal-heading = The goal
pig-lesson-goal = Whoever reaches the goal first wins. Here it is 50, and with this turn you have just that.
pig-lesson-goal-task = Hold, and win.
pig-lesson-goal-done = 50: you win! That’s the whole game.
pig-lesson-goal-safe = You’re there already: hold!

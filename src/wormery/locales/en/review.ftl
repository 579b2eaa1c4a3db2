### Looking back at a finished game on the page, and playing on from any moment of it.

## The review

page-review-title = { $game }: how it was played
page-review-wait = The coach is going through the game …
page-review-progress = The coach is going through the game: step { $done } of { $of }.
page-review-turning = Turning points
page-review-no-turning = No single moment decided this game: it was won bit by bit.
page-review-turn = Turn { $turn }
page-review-round = Round { $round }
page-review-rolled =
    { $you ->
        [yes] You roll: { $dice }
       *[no] { $name } rolls: { $dice }
    }
page-review-for =
    { $you ->
        [yes] { $change } for you
       *[no] { $change } for { $name }
    }
page-review-chances = Chances to win
page-review-graph-how = Tap or drag along the lines, or use the arrow keys.
page-review-at = Step { $step } of { $steps }
page-review-previous = Previous turning point
page-review-next = Next turning point
page-review-luck =
    { $you ->
        [yes] Luck: { $change } for you
       *[no] Luck: { $change } for { $name }
    }
page-review-cost = Gives away { $cost }
page-review-good = Nothing better was possible
page-review-forced = There was no other choice
page-review-revealed = What came up shifts the chances
page-review-exact = exact
page-review-estimated = estimated, ± { $error }
page-review-moves = What could be chosen
page-review-moves-how = Tap a move to see it on the board.
page-review-chosen = chosen
page-review-best = best
page-review-instead = Instead: { $move }
page-review-back = Back to what was played
page-review-accounts = Luck and skill
page-review-accounts-how = In percent of the chance to win. Luck is what the dice changed; choices are measured against the best ones. From the start on it all adds up to the result.
page-review-start = Start
page-review-own-luck = Own luck
page-review-others-luck = Others’ luck
page-review-own-choices = Own choices
page-review-others-choices = Others’ choices
page-review-revisions = New estimates
page-review-result = Result
page-review-adjusted = Result without luck
page-review-decisions =
    { $decisions ->
        [one] One choice; it gave away { $error }.
       *[other] { $decisions } choices; each gave away { $error } on average.
    }
page-review-moments = Dice and choices
page-review-luckiest = Luckiest roll
page-review-unluckiest = Unluckiest roll
page-review-best-choice = Best choice
page-review-costliest = Costliest choice
page-review-one-in = 1 in { $count }
page-review-table = The whole game as a table
page-review-what = What happened
page-review-change = Change

## Playing on

page-play-on-what = A new table from this position, with new dice.
page-play-on-from = From when?
page-play-on-shown = As it is shown
page-play-on-before = Before the last step
page-play-on-who = With whom?
page-play-on-alone = Alone, against bots
page-play-on-same = With the same people
page-play-on-same-what = Share the link, and everyone takes a seat again.
page-play-on-as = You play for
page-play-on-level = Level of the bots
page-play-on-go = Open the table

### The coach: what luck and skill did, and why a move is best.

# How well a seat chose, as the level that plays like that; none if there was too little to decide.
coach-play =
    { $word ->
        [none] { $you ->
            [yes] You had too few choices to judge.
           *[no] { $name } had too few choices to judge.
        }
        [random] { $you ->
            [yes] You played as if by chance.
           *[no] { $name } played as if by chance.
        }
        [beginner] { $you ->
            [yes] You played like a beginner.
           *[no] { $name } played like a beginner.
        }
        [casual] { $you ->
            [yes] You played like a casual player.
           *[no] { $name } played like a casual player.
        }
        [skilled] { $you ->
            [yes] You played like a skilled player.
           *[no] { $name } played like a skilled player.
        }
        [expert] { $you ->
            [yes] You played like an expert.
           *[no] { $name } played like an expert.
        }
       *[champion] { $you ->
            [yes] You played like a champion.
           *[no] { $name } played like a champion.
        }
    }

## Why a move is best, in any game

# The reason speaks to whoever chose; somebody else reads it.
coach-to = To { $name }: { $reason }

coach-chances = Your chance to win is { NUMBER($best, style: "percent", maximumFractionDigits: 1) } { $this }, and { NUMBER($other, style: "percent", maximumFractionDigits: 1) } { $that }.
coach-even = It hardly matters: your chance to win is { NUMBER($best, style: "percent", maximumFractionDigits: 1) } either way.

## Why a move is best in Pickomino

# What the coach compares, within a sentence.
coach-rw-if =
    { $kind ->
        [roll] if you roll on
        [take] if you take { $tile }
        [give-up] if you give up
       *[keep] if you keep { rw-symbol }
    }
coach-rw-many =
    { $most ->
        [yes] { $worms } worms
       *[no] { $worms } worms or more
    }
coach-rw-stop =
    { $own ->
        [0] Rolling on fails { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } of the time;
       *[other] Rolling on fails { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } of the time and costs your { $own };
    } { $kind ->
        [steal] stopping steals { $tile } from { $victim } ({ rw-worms }).
       *[take] stopping gets you { $tile } ({ rw-worms }).
    }
coach-rw-rarely =
    { $better ->
        [0] It never leaves you better off.
       *[other] It leaves you better off only { NUMBER($better, style: "percent", maximumFractionDigits: 1) } of the time.
    }
coach-rw-no-giving-up =
    { $own ->
        [0] Giving up brings nothing;
       *[other] Giving up costs your { $own };
    } rolling on still gets you a tile { NUMBER($gets, style: "percent", maximumFractionDigits: 1) } of the time.
coach-rw-roll =
    { NUMBER($better, style: "percent", maximumFractionDigits: 1) } of the time rolling on gets you something better than { $tile }, { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } of the time it fails{ $own ->
        [0] .
       *[other] { " " }and costs your { $own }.
    }
coach-rw-theft = It steals { $tile } from { $victim } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time.
coach-rw-more = It brings { coach-rw-many } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time.
coach-rw-last-tile =
    { $result ->
        [wins] { $tile } is the last tile: take it and you win.
       *[loses] { $tile } is the last tile: take it and the game is over, and you lose.
    }
coach-rw-steal = Stealing { $tile } counts twice: { rw-worms } more for you and as many fewer for { $victim }.
coach-rw-worms = { $tile } has { rw-worms }, { $other } only { $fewer }.
coach-rw-safer = Both have { rw-worms }, but { $tile } is safer: whoever is after it rolls it { NUMBER($rarely, style: "percent", maximumFractionDigits: 1) } of the time, { $other } { NUMBER($often, style: "percent", maximumFractionDigits: 1) }.
coach-rw-first-worm = You have no worm yet, and without one there is no tile.
coach-rw-at-once = Keep { $this } and you can take { $tile } right away.
coach-rw-points = You get { $points } points from { $this }, only { $fewer } from { $that }.
coach-rw-dice =
    { $dice ->
        [one] Keep { $this } and you still have a die to roll;
       *[other] Keep { $this } and you still have { $dice } dice to roll;
    } { $fewer ->
        [0] with { $that } none.
       *[other] with { $that } only { $fewer }.
    }
coach-rw-hopeless = With { $that } no tile is within reach any more.
coach-rw-fails =
    { $fails ->
        [0] If you keep { $this } the turn can’t fail; with { $that } it fails { NUMBER($other, style: "percent", maximumFractionDigits: 1) } of the time.
       *[other] The turn fails { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } of the time if you keep { $this }, and { NUMBER($other, style: "percent", maximumFractionDigits: 1) } with { $that }.
    }
coach-rw-brings = If you keep { $this } you get { coach-rw-many } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time, with { $that } { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
coach-rw-risk = Keeping { $this } fails more often ({ NUMBER($fails, style: "percent", maximumFractionDigits: 1) } instead of { NUMBER($rarer, style: "percent", maximumFractionDigits: 1) }), but is more likely to bring { coach-rw-many } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) } instead of { NUMBER($other, style: "percent", maximumFractionDigits: 1) }).
coach-rw-steals =
    { $chance ->
        [1] If you keep { $this } you can steal { $tile } from { $victim } right away.
       *[other] If you keep { $this } you steal { $tile } from { $victim } { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time, with { $that } { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
    }

## A review in the terminal

review-title =
    { $over ->
        [yes] { $game } · review
       *[no] { $game } · review so far
    }
review-so-far = The game isn’t over: this is turn { $turn }. Most likely to win: { $name }, with { $chance }.
review-nothing = Nothing has been played yet, so there is nothing to review.
review-all-exact = All chances are exact.
review-estimated = Chances are estimated where the game is too long to compute; they are off by about { $error }. All else is exact.
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-account = Where the results come from
review-account-note = In percent of the chance to win. Luck is what the dice changed, choices are measured against the best ones. From the start on, every column adds up to the result.
review-start = Start
review-own-luck = Own luck
review-others-luck = Others’ luck
review-own-choices = Own choices
review-others-choices = Others’ choices
review-revisions = New estimates
review-result =
    { $over ->
        [yes] Result
       *[no] Chance now
    }
review-adjusted = Result without luck
review-plays = How everyone played
review-decisions =
    { $decisions ->
        [one] { $sentence } ({ $decisions } choice, { $error } given away)
       *[other] { $sentence } ({ $decisions } choices, { $error } given away in each)
    }
review-chances = Chances to win
review-tenths = Each digit is tenths of the chance: 0 is less than 10%, 9 is 90% or more.
review-turning = Turning points
review-turn = Turn { $turn }
review-round = Round { $round }
review-turned =
    { $kind ->
        [roll] the dice: { $name } { $before } → { $after }
        [choice] the choice: { $name } { $before } → { $after }
       *[reveal] what is revealed: { $name } { $before } → { $after }
    }
review-rolls = Luckiest and unluckiest roll
review-luckiest = luckiest: { $name } { $luck } (a roll this good: 1 in { $one_in })
review-unluckiest = unluckiest: { $name } { $luck } (a roll this bad: 1 in { $one_in })
review-best = Best choice
review-next-best = Next best: { $move } ({ $chance }, { $cost } less).
review-costly = Costliest choices
review-cost =
    { $exact ->
        [yes] gives away { $cost } (exact)
       *[no] gives away { $cost } (estimated, ± { $error })
    }
review-chosen = { $name } chose: { $move }
review-better = Better: { $move } ({ $chance }).
review-no-costly = Nobody gave away much.
review-progress = Reviewing
review-stopped = Stopped after { $done } of { $steps } steps. The same command continues from there.
review-in = The review is in { $file }.
review-command = To review the game: { $command }
review-key = r review · Enter done
review-whole-game = The whole game
review-happened = What happened

## Why a move is best in It Happens..

# What the coach compares, within a sentence.
coach-ih-if =
    { $kind ->
        [place] if you place on mound { $mound }
        [roll] if you roll your own die
        [roll-third] if you roll the third colour
        [reroll] if you roll again
       *[skip] if you skip
    }
# What a die brings on a mound, within a sentence.
coach-ih-gain =
    { $gain ->
        [queen] the lead (queen, { $points })
        [general] second place (general, { $points })
        [pair] { ih-found } (your second: { $points } points)
        [new] { ih-found } (a new kind)
        [exact] the worm number ({ $sum })
       *[worm] { ih-found }
    }
coach-ih-gains =
    Mound { $mound } brings you { $gains }; { $rank ->
        [1] on mound { $other } you lead anyway.
        [2] on mound { $other } you only stay second.
        [3] on mound { $other } the { $die } only makes you third.
        [4] on mound { $other } the { $die } only makes you fourth.
       *[5] on mound { $other } the { $die } only makes you fifth.
    }
coach-ih-both = Mound { $mound } brings you { $gains }, mound { $other } only { $others }.
coach-ih-later =
    { $points ->
        [one] Mound { $other } would bring you { $others } now, but in the end mound { $mound } is worth about { NUMBER($points, maximumFractionDigits: 1) } point more.
       *[other] Mound { $other } would bring you { $others } now, but in the end mound { $mound } is worth about { NUMBER($points, maximumFractionDigits: 1) } points more.
    }
coach-ih-alone = On mound { $mound } the { $die } brings you { $gains }.
coach-ih-safe = Nobody can overtake you on mound { $mound } any more.
coach-ih-overtakes = On mound { $mound } you overtake { $name }.
coach-ih-lead = On mound { $mound } you then lead by { $margin } (queen, { $points }).
coach-ih-behind =
    { $gap ->
        [0] On mound { $mound } you are then level with the leader, { $name }.
       *[other] On mound { $mound } you are then only { $gap } behind the leader, { $name }.
    }
coach-ih-room =
    { $room ->
        [one] On mound { $mound } your column has room for another die,
       *[other] On mound { $mound } your column has room for { $room } more dice,
    } { $less ->
        [0] on mound { $other } for none.
       *[other] on mound { $other } only for { $less }.
    }
coach-ih-column = On mound { $mound } you can still find { $finds } further up that column.
coach-ih-points =
    { $points ->
        [one] You end up with about { NUMBER($points, maximumFractionDigits: 1) } point more { $this }.
       *[other] You end up with about { NUMBER($points, maximumFractionDigits: 1) } points more { $this }.
    }
coach-ih-costs =
    { $points ->
        [one] { $name } ends up with about { NUMBER($points, maximumFractionDigits: 1) } point less { $this }.
       *[other] { $name } ends up with about { NUMBER($points, maximumFractionDigits: 1) } points less { $this }.
    }
coach-ih-reroll =
    { $many ->
        [one] A reroll costs a worm, but { $many } of the 6 numbers beats this { $die }.
       *[other] A reroll costs a worm, but { $many } of the 6 numbers beat this { $die }.
    }
coach-ih-no-reroll =
    { $many ->
        [0] A reroll costs a worm, and no number would be worth that.
       *[other] A reroll costs a worm, and only { $many } of the 6 numbers would be worth that.
    }
coach-ih-nothing = The { $die } brings you nothing on any mound right now.
coach-ih-skip =
    { $dice ->
        [one] A skip costs a worm, but the others still have a die to place first.
       *[other] A skip costs a worm, but the others place first, with { $dice } dice still in hand.
    }
coach-ih-skip-for =
    { $dice ->
        [one] A skip costs a worm, but { $name } still has a die to place first.
       *[other] A skip costs a worm, but { $name } goes first, with { $dice } dice still to place.
    }
coach-ih-no-skip =
    { $die ->
        [0] A skip costs a worm, and the die still has to be placed later.
       *[other] A skip costs a worm, and this { $die } is gone.
    }
coach-ih-own =
    { $mounds ->
        [one] There is still a mound where you have no column, and a tie goes to the column further left.
       *[other] There are still { $mounds } mounds where you have no column, and a tie goes to the column further left.
    }
coach-ih-third =
    { $dice ->
        [one] You keep your own dice for later, when { $name } has placed another one.
       *[other] You keep your own dice for later: { $name } still has { $dice } to place.
    }
coach-ih-spares = On mound { $mound } the { $die } would cost you { $loss }.
coach-ih-takes = On mound { $mound } the { $die } costs { $name } { $loss }.
coach-ih-leads = On mound { $mound } the third colour would take the lead (queen, { $points }).
coach-ih-feeds = On mound { $mound } the third colour would get { $finds }.

## Drills: what choices are about, and what is asked

coach-theme-rw-stop-or-roll = Stop or roll?
coach-theme-rw-which-symbol = Which symbol?
coach-theme-rw-first-symbol = The first roll
coach-theme-rw-steal-or-take = Steal or not?
coach-theme-rw-lid = A small tile on a good one
coach-theme-rw-endgame = The last tiles
coach-theme-ih-which-mound = Which mound?
coach-theme-ih-reroll = Roll again?
coach-theme-ih-skip = Skip?
coach-theme-ih-third-colour = The third colour
coach-theme-ih-worm-number = The worm number
coach-theme-ih-last-round = The last round
drill-title = { $game } · { $theme } · question { $number } of { $count }
drill-own = From one of your own games.
drill-ask = What would you do, { $name }? (q to stop)
drill-right = Right: { $move }.
drill-wrong = Not this time. Best: { $move }.
drill-chances =
    { $exact ->
        [yes] Your chance of winning, exactly:
       *[no] Your chance of winning, give or take { NUMBER($error, style: "percent", maximumFractionDigits: 0) }:
    }
drill-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
drill-back =
    { $days ->
        [one] Asked again tomorrow.
       *[other] Asked again in { $days } days.
    }
drill-sum = { $right } of { $answered } right.
drill-none = No more questions of this kind today. The others come back in a few days.
drill-from =
    { $costly ->
        [0] Well played: no choice in this game cost much.
        [one] One choice in this game cost something. It is among your questions now.
       *[other] { $costly } choices in this game cost something. They are among your questions now.
    }
drill-no-theme = There are no questions about { $theme }. There are: { $themes }.
drill-no-count = --count takes a number from 1 to { $most }.

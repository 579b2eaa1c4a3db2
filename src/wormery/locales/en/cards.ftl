### What stands in pictures of a table, and in previews of links to it.

card-site = Two dice games about worms, with friends or against bots.
card-invite = Sit down with { $name }!
card-invite-anyone = Come and play { $game }!
card-free =
    { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
card-free-seat = free seat
card-together =
    { $count ->
        [one] { $names } is at the table
       *[other] { $names } are at the table
    }
card-soon = The game is about to begin.
card-watch = The game is on: come and watch.
card-score = { $name } { $score }
card-about = { $game }: { $what }
card-review = What was luck, and what was skill?
card-luck = Luck
card-skill = Choices
card-place = Place { $place } of { $count } for { $name }
card-daily = Same dice for everyone
card-daily-what = One table a day, the same dice and the same bots for everyone. Can you do better?
card-dare = Play the dice { $name } had!
card-dare-what = The same dice, the same bots: can you do better?
card-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
card-numbers = My numbers
card-numbers-won =
    { $games ->
        [one] Won { $wins } of 1 game. Among equals it would be { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
       *[other] Won { $wins } of { $games } games: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }. Among equals it would be { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
    }
card-numbers-skill = Skill
card-numbers-level =
    { $level ->
        [random] Scatterbrain
        [beginner] Beginner
        [casual] Casual
        [skilled] Skilled
        [expert] Expert
        [champion] Champion
       *[other] { $level }
    }
card-numbers-run = Longest winning streak
card-numbers-score = Best score

### The same dice for everyone: the daily table, challenges, and two games beside each other.

## The daily table

page-daily = Same dice for everyone
page-daily-what = Today the whole world gets the same dice and meets the same bots. You have one try – and then you see what others made of it.
page-daily-left = { $hours ->
        [0] New tables in { $minutes } min
       *[other] New tables in { $hours } h { $minutes } min
    }
page-daily-new = Not played yet.
page-daily-going = You’re in the middle of it.
page-daily-played = { $played ->
        [0] Nobody has finished it here so far.
        [one] One person has finished it here.
       *[other] { $played } people have finished it here.
    }
page-daily-play = Play
page-daily-go-on = Go on
page-daily-see = See how it went
page-daily-check = Can I check these dice?
page-daily-check-what = They follow from this seed and nothing else. It’s made of the date, the game and a key that anyone may know, so everyone can work out every roll for themselves.
page-daily-copy-seed = Copy the seed
page-daily-offline = In the terminal you can play the same table too, even offline:
page-daily-results = { $game }, { $date }
page-daily-rank = { $ordinal ->
        [one] You’re { $rank }st of { $count }
        [two] You’re { $rank }nd of { $count }
        [few] You’re { $rank }rd of { $count }
       *[other] You’re { $rank }th of { $count }
    }
page-daily-scored = Your score: { $score }. At your table: { $place }
page-daily-first = You’re the first to finish it here. Look in again later to see what others made of these dice.
page-daily-champion = The champion with the same dice
page-daily-champion-did = { $won ->
        [yes] Scored { $score } and won.
       *[no] Scored { $score } and didn’t win either.
    }
page-daily-everyone = Everyone here
page-daily-nobody = Nobody finished this table here.
page-daily-compare = Compare with the champion
page-daily-to-table = To the table

## Whoever had the same dice

page-contest-bot = { $name } ({ $level })
page-contest-against = Against { $names }
page-contest-you = You
page-contest-someone = Someone
page-contest-rank = Rank
page-contest-who = Who
page-contest-score = Score
page-contest-compare = Compare
page-contest-others = Compare with others

## Challenges

page-challenge = Challenge a friend: the dice I had
page-challenge-from = { $name } challenges you
page-challenge-from-someone = You’ve been challenged
page-challenge-mine = Your challenge
page-challenge-what = You get the very same dice, against the same bots. What will you make of them? Once you’re done, you can compare turn by turn.
page-challenge-send = Send the link to a friend, or have them point a camera at the QR code. They get the dice you had, against the same bots.
page-challenge-over = You’ve played it. Luck was the same for everyone, so the rest is skill.
page-challenge-play = Play the same dice
page-challenge-tries = Who has played it
page-challenge-none = Nobody has taken it up yet.
page-challenge-hidden = { $tries ->
        [0] You’d be the first to take it up.
        [one] One person has already played it. You’ll see how once you have, too.
       *[other] { $tries } people have already played it. You’ll see how once you have, too.
    }
page-challenge-qr = QR code with the link to this challenge
page-challenge-invite = Can you beat me at { $game } with the same dice?
page-challenge-see = See who has played it

## Two games beside each other

page-compare-title = Same dice, turn by turn
page-compare-alike = In all { $rolls } places where both rolled, the dice were the same. The rest is skill.
page-compare-first = { $round ->
        [0] First different choice: turn { $number }
       *[other] First different choice: round { $round }, turn { $number }
    }
page-compare-never = With the same dice, neither of you ever chose differently.
page-compare-jump = Go there
page-compare-turn = { $round ->
        [0] Turn { $number }
       *[other] Round { $round }, turn { $number }
    }
page-compare-same = Played alike
page-compare-score = Score: { $score }
page-compare-watch = Watch this turn
page-compare-no-turn = No such turn.
page-compare-won = won
page-compare-back = Back to the results

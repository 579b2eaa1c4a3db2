### Your numbers on the page: what all of somebody’s finished games come to.

page-numbers = Your numbers
page-numbers-what = What all your finished games add up to. Only you can see this, unless you share it.
page-numbers-none = Play a first game, and your numbers will appear here: wins, streaks, luck and skill.
page-numbers-none-yet = You haven’t finished a game of this yet.
page-numbers-counting = Counting your games: { $done } of { $of }
page-numbers-looking = The coach is working out luck and skill: { $done } of { $of } games
page-numbers-game = Game
page-numbers-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
page-numbers-played = Games
page-numbers-wins = Wins
page-numbers-wins-share = { $share } – among equals { $fair }
page-numbers-place = Average place
page-numbers-equals = among equals: { $fair }
page-numbers-wins-run = Wins in a row
page-numbers-days-run = Days in a row
page-numbers-longest-run = longest: { $longest }
page-numbers-score = Best score
page-numbers-longest = Longest game
page-numbers-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
page-numbers-open = see that game
page-numbers-groups = How often you win
page-numbers-groups-what = The line marks how often you would win among equals.
page-numbers-by-seats = At the table
page-numbers-by-level = Strongest bot
page-numbers-seats = { $seats } players
page-numbers-people = only people
page-numbers-share = Won
page-numbers-luck = Luck
page-numbers-luck-what = What all the dice of a game did to your chance of winning: up is good luck, down is bad. It all adds up, so it can be more than 100%.
page-numbers-skill = Skill
page-numbers-skill-what = What each of your choices gave away on average: the shorter, the better.
page-numbers-average = The line is the average of five games.
page-numbers-bars-won = A full bar is a game you won.
page-numbers-order = The oldest game is on the left.
page-numbers-word = You choose like
page-numbers-table = The same as a table
page-numbers-date = Date
page-numbers-result = Result
page-numbers-won =
    { $won ->
        [yes] Won
       *[no] Lost
    }
page-numbers-given-away = Given away per choice
page-numbers-no-choices = no choices of your own
page-numbers-counts = In all games together
page-numbers-per-game = { $number } a game
page-numbers-bests = The best of it
page-numbers-limits = Your last { $most } games are counted; the coach looks at luck and skill in the last { $looked }, and not in very long ones.
page-numbers-device = Everyone who plays on this device counts together.
page-numbers-stood-in =
    { $moves ->
        [one] 1 move was made for you while you were away or late; it doesn’t count as yours.
       *[other] { $moves } moves were made for you while you were away or late; they don’t count as yours.
    }
page-numbers-left-out =
    { $games ->
        [one] 1 game isn’t counted: it went on from a record, or can’t be read any more.
       *[other] { $games } games aren’t counted: they went on from a record, or can’t be read any more.
    }
page-numbers-since = Counted since { $date }.
page-numbers-picture = A picture of your numbers
page-numbers-picture-what = Only you get this picture: send it to anyone you like.
page-numbers-export = Download it all
page-numbers-forget = Delete my numbers
page-numbers-forget-what = This page starts again at nothing: only games that end from now on will count. Your games themselves, their replays and reviews stay. This can’t be undone.
page-numbers-forget-go = Delete them
page-numbers-forgotten = Your numbers are deleted.
page-numbers-keep = Keep them

### The puzzle of the day, and ratings, as the page says them.

page-puzzle = Puzzle of the day
page-puzzle-old = An earlier puzzle
page-puzzle-what = One question a day for each game, the same for everyone.
page-puzzle-found =
    { $tried ->
        [one] You’re the first to try it today.
       *[other] { $found } of { $tried } found it today.
    }
page-puzzle-found-then =
    { $tried ->
        [0] Nobody tried it that day.
       *[other] { $found } of { $tried } found it that day.
    }
page-puzzle-tomorrow = There’s a new one tomorrow.
page-puzzle-more = More to solve
page-puzzle-yesterday = Yesterday’s puzzle
page-puzzle-before = The day before

page-ratings-what = A rating says how well somebody plays: it goes up when you win, more so against strong players, and down when you lose. Everyone starts at 1000, and the figure after ± says how far off it may still be.
page-ratings-which = What counts: games by the usual rules with the server’s dice, every player on their own device, played to the end yourself and without hints.
page-ratings-game = Game
page-ratings-join = Have a name here
page-ratings-join-what = Pick a name that everyone on this server can see. From then on your games are rated. You need no account: the name belongs to this device, and you can leave whenever you like.
page-ratings-name = Your name here
page-ratings-join-go = Join in
page-ratings-joined = Welcome, { $name }!
page-ratings-you = You’re here as { $name }
page-ratings-you-none = No rated game yet. Your next one counts.
page-ratings-you-place = Place { $place }
page-ratings-you-new = No place yet
page-ratings-you-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
page-ratings-rename = Change my name
page-ratings-leave = Leave
page-ratings-leave-ask = Your name and your ratings for all games will be deleted, at once and for good.
page-ratings-leave-go = Delete them
page-ratings-left = Your name and your ratings are deleted.
page-ratings-list = Who plays how well
page-ratings-none = Nobody has a rating in this game yet. Be the first!
page-ratings-place = Place
page-ratings-who = Name
page-ratings-rating = Rating
page-ratings-games = Games
page-ratings-bot = { $level } (bot)
page-ratings-self = you
page-ratings-new = No place yet
page-ratings-new-what = After some twenty games a rating is sure enough for a place.
page-ratings-more = Show more

### Matches, tournaments and simulations: what is said about many games.

arena-number = { NUMBER($value) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-estimate = { $value } ({ $low } to { $high })

## Who and what

arena-title = { $game }, { $seats } seats
arena-title-options = { $game }, { $seats } seats, { $options }
arena-seat = { $player }, seat { $letter }
arena-copies = { $player } ({ $seats } seats)
arena-reason =
    { $reason ->
        [worms] most worms
        [highest-tile] highest tile
        [points] most points
        [queens] most queens
        [generals] most generals
       *[shared] win shared
    }

## Tables and figures

arena-rank = Rank
arena-player-name = Player
arena-rating = Rating
arena-share = Share of wins
arena-points = Points per game
arena-order = Order
arena-order-place =
    { $place ->
        [1] starts
       *[other] turn { $place }
    }
arena-games-played = Games: { $games }
arena-fair = Equal players would each win { $share }.
arena-first-seat = The seat that starts wins { $share }; { $fair } would be fair.
arena-shared = The win is shared in { $share } of the games.
arena-nobody = The third colour, which belongs to nobody, takes { $share } of the wins.
arena-length = A game takes { $mean } decisions on average; the median is { $median }, and nine out of ten games take { $low } to { $high }.
arena-choices = { $mean } of these decisions offer a choice.
arena-scores = A seat scores { $mean } points on average; the median is { $median }, and nine out of ten score { $low } to { $high }.
arena-certainty = In brackets: 95 % confidence intervals, computed over deals.
arena-decides = What decides games
arena-first-title = Wins by turn order
arena-ranking = Ranking
arena-cross = Everyone against everyone
arena-cross-note = How often the row’s player wins at tables where the column’s player sits too.

## While it runs

arena-playing = Playing
arena-stopped = Stopped. { $games } games are finished and saved.
arena-to-go-on = To continue: { $command }
arena-kept-in = The results are saved in { $file }.
arena-not-narrow = The interval is not yet as narrow as asked for.
arena-report-in = The report is in { $file }.

## The report

arena-report-title =
    { $kind ->
        [tournament] Tournament: { $what }
        [simulate] Simulation: { $what }
       *[match] Match: { $what }
    }
arena-report-ladder = Ladder
arena-report-ladder-note = Each player’s share of wins over all tables; the line is the 95 % interval, the dashed line what equal players would win.
arena-report-scores = Points
arena-report-scores-note = How often a player ends with that many points.
arena-report-length = Length of a game
arena-report-length-note = How often a game takes that many decisions.
arena-report-first = Who starts
arena-report-first-note = Share of wins by turn order; the dashed line is what would be fair.
arena-report-decides-note = The first comparison that leaves only the winners.
arena-report-made = How it was made
arena-report-command = Command
arena-report-seed = Seed
arena-report-games = Games
arena-report-deals = Deals
arena-report-version = Version
arena-report-luck = Every deal is played once for each rotation of the players around the table, with the same dice, so that luck cancels out. Intervals are computed over deals.
arena-report-decisions = Decisions
arena-report-part = Share of all games
arena-report-part-seats = Share of all results

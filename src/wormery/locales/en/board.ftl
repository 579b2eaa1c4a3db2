### The boards: what stands on them, what their pieces are called, and what is asked.

board-seats = Around the table
board-turn-of =
    { $you ->
        [yes] Your turn
       *[no] { $name }’s turn
    }
board-you = you
board-you-name = You
board-stand-in = a bot is playing
board-failing = another bot fills in
board-away = away
board-winner = Winner
board-go-on = Go on
board-in-words = As text
board-final = The result
board-final-player = Player
board-die =
    { $face ->
        [W] worm
       *[other] { $face }
    }
board-real-title =
    { $dice ->
        [one] What does the die show? Tap it.
       *[other] What do the { $dice } dice show? Tap them one by one.
    }
board-real-back = Remove one
board-real-draw = Draw for me
board-real-done = Done

## Regenwormen

board-rw-row = The row
board-rw-tile = Tile { $tile }, { rw-worms }
board-rw-tile-open = Tile { $tile }, { rw-worms }, open
board-rw-tile-out = Tile { $tile }, face down, out of the game
board-rw-tile-gone = Tile { $tile } is not in the row
board-rw-stack-empty = No tile
board-rw-stack-top = On top: tile { $tile }, { rw-worms }
board-rw-stack-height =
    { $tiles ->
        [one] { $tiles } tile in the stack
       *[other] { $tiles } tiles in the stack
    }
board-rw-stack-under = Under it: { $tiles }
board-rw-steal = Steal!
board-rw-begin = Your turn: roll!
board-rw-choose = Which symbol do you set aside?
board-rw-on-or-take = Roll on, or take a tile?
board-rw-take = Take a tile.
board-rw-on-or-give-up = No tile yet: roll on, or give up?
board-rw-give-up = No tile for this total.
board-rw-failed =
    { $why ->
        [dead] Bust!
        [no-worm] No worm, no tile!
       *[no-claim] No tile for that total!
    }
board-rw-dice-of =
    { $you ->
        [yes] Your dice
       *[no] { $name }’s dice
    }
board-rw-aside =
    { $worm ->
        [yes] Set aside: { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }, total { $total }, with a worm
       *[no] Set aside: { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }, total { $total }, no worm yet
    }
board-rw-with-worm = worm
board-rw-no-worm-yet = no worm yet
board-rw-rolled =
    { $dice ->
        [one] Rolled: { $dice } die
       *[other] Rolled: { $dice } dice
    }
board-rw-then = makes { $total }
board-rw-group =
    { $barred ->
        [yes] { $count } × { board-die }, used this turn
       *[no] { $count } × { board-die }
    }
board-rw-barred = used
board-rw-or-another = Or tap another lit tile.
board-rw-in-hand =
    { $dice ->
        [one] { $dice } die to roll
       *[other] { $dice } dice to roll
    }

## It Happens..

board-ih-round = Round { $round } of 4
board-ih-face-down =
    { $mounds ->
        [0] no mound left face down
        [one] { $mounds } mound face down
       *[other] { $mounds } mounds face down
    }
board-ih-supply = { $worms } in the supply
board-ih-mounds = The mounds of this round
board-ih-mound = Mound { $mound }
board-ih-queen = Queen, { $points } points
board-ih-general = General, { $points } points
board-ih-worm-number = Worm number { $number }
board-ih-die =
    { $nobody ->
        [yes] Third colour, nobody’s, { $colour } die: { $face }
       *[no] The { $colour } die: { $face }
    }
board-ih-column = Column { $column }{ $owner }: { $fields }
board-ih-owner = , { $name } ({ $letter }), sum { $sum }
board-ih-field-die = die { $die }
board-ih-field-empty = empty
board-ih-sum = Sum { $sum }
board-ih-hand =
    { $you ->
        [yes] Your die
       *[no] { $name }’s die
    }
board-ih-roll = Your turn: roll a die!
board-ih-roll-either = Your turn: roll one of your dice, or one of the third colour.
board-ih-place = Which mound gets the die?
board-ih-reveal = Which three mounds come up?
board-ih-revealing = Three mounds are turned up.
board-ih-reroll = Roll again
board-ih-skip = Skip
board-ih-purse = you have { $worms }
board-ih-nobody = belongs to nobody
board-ih-starter = starts this round
board-ih-dice =
    { $third ->
        [0] Dice left: { $dice }
       *[other] Dice left: { $dice }, and { $third } of the third colour
    }
board-ih-no-dice = no dice left
board-ih-score = Points so far
board-ih-object =
    { $count ->
        [one] { ih-find }
       *[other] { ih-find }, { $count } ×
    }
board-ih-points-down =
    { $tiles ->
        [one] { $tiles } point tile, face down
       *[other] { $tiles } point tiles, face down
    }
board-ih-pairs = pairs: { $points }
board-ih-most-kinds = most kinds: { $points }
board-ih-scoring = Round { $round } is over
board-ih-scoring-all = Show all
board-ih-part =
    { $part ->
        [pairs] Pairs
        [most_kinds] Most kinds
        [worms] Worms
        [queens] Queens
       *[generals] Generals
    }
board-ih-total = Total
board-ih-how = 5 for each kind you have more than once, 10 for the most kinds, 1 per worm, plus your point tiles.

## The row: compact seats, giving up, moments
board-rw-seat-more = { $name }: more about this seat
board-rw-seat-bot = A bot
board-rw-seat-person = A person
board-rw-take-tile = Take { $tile }
board-rw-steal-tile = Steal { $tile }
board-rw-give-up-tile = Give up? You return { $tile }.
board-rw-give-up-nothing = Give up? You have no tile to return.
board-rw-give-up-yes = Give up
board-rw-give-up-no = No, go on
board-rw-moment =
    { $kind ->
        [steal] Stolen!
        [last] The last tile!
        [big] Four worms!
        [worm] A worm at last!
       *[exact] Exactly { $tile }!
    }

# The mounds of It Happens..
board-ih-luck =
    { $luck ->
        [by-one] By a single point!
       *[exact] Exactly!
    }
board-ih-roll-own = Your own

### What happened, as someone at the table would tell it. `$you` says whether whoever reads it
### did it themselves, or lost something by it ("victim").

told-you = You

## Regenwormen

rw-told-keep =
    { $you ->
        [yes] You roll { $dice } and keep { rw-symbol }.
       *[no] { $name } rolls { $dice } and keeps { rw-symbol }.
    }
rw-told-dead =
    { $you ->
        [yes] Bust! You roll { $dice }: nothing new.
       *[no] Bust! { $name } rolls { $dice }: nothing new.
    }
rw-told-take =
    { $you ->
        [yes] You take { $tile } ({ rw-worms }).
       *[no] { $name } takes { $tile } ({ rw-worms }).
    }
rw-told-steal =
    { $you ->
        [yes] You steal { $tile } from { $victim } ({ rw-worms })!
        [victim] { $name } steals your { $tile } ({ rw-worms })!
       *[no] { $name } steals { $tile } from { $victim } ({ rw-worms })!
    }
rw-told-no-worm =
    { $you ->
        [yes] You stop at { $total }, but without a worm: no tile.
       *[no] { $name } stops at { $total }, but without a worm: no tile.
    }
rw-told-no-claim =
    { $you ->
        [yes] You stop at { $total }: there’s no tile for that.
       *[no] { $name } stops at { $total }: there’s no tile for that.
    }
rw-told-back =
    { $you ->
        [yes] You put { $tile } back.
       *[no] { $name } puts { $tile } back.
    }
rw-told-nothing-back =
    { $you ->
        [yes] You have no tile to lose.
       *[no] { $name } has no tile to lose.
    }
rw-told-turned = The highest tile, { $tile }, is out.
rw-told-stays = { $tile } is now the highest, so it stays.
rw-told-over = No tiles left: the game is over.
rw-won =
    { $reason ->
        [worms] { $you ->
            [yes] You win with { rw-worms }.
           *[no] { $names } wins with { rw-worms }.
        }
        [highest-tile] { $you ->
            [yes] You win: a tie at { rw-worms }, but you have the highest tile.
           *[no] { $names } wins: a tie at { rw-worms }, but { $names } has the highest tile.
        }
       *[shared] { $names } share the win with { rw-worms }: a tie, and no highest tile to break it.
    }
rw-row = In the row: { $tiles }
rw-row-empty = The row is empty.
rw-out = Face down: { $tiles }
rw-stack-top = { $name }: top tile { $top }, { $height } in the stack
rw-stack-none = { $name }: no tile
rw-stack-own = { $name }: { $tiles } ({ rw-worms })
rw-aside-dice =
    { $worm ->
        [yes] Set aside: { $dice }, { $total } points, with a worm
       *[no] Set aside: { $dice }, { $total } points, no worm yet
    }
rw-rolled-dice = Rolled: { $dice }
rw-die-worm = worm

## It Happens..

ih-told-round =
    { $you ->
        [yes] Round { $round }: mounds { $mounds }. You start.
       *[no] Round { $round }: mounds { $mounds }. { $name } starts.
    }
ih-told-place =
    { $colour ->
        [third] { $you ->
            [yes] You roll a { $die } with the third colour and place it on mound { $mound }.
           *[no] { $name } rolls a { $die } with the third colour and places it on mound { $mound }.
        }
       *[own] { $you ->
            [yes] You roll a { $die } and place it on mound { $mound }.
           *[no] { $name } rolls a { $die } and places it on mound { $mound }.
        }
    }
ih-told-find =
    { $you ->
        [yes] You find { ih-found }.
       *[no] { $name } finds { ih-found }.
    }
ih-told-none-left =
    { $find ->
        [map] No maps left to take.
        [sneakers] No sneakers left to take.
        [bone] No bones left to take.
        [glasses] No glasses left to take.
        [loudspeaker] No loudspeakers left to take.
        [glove] No gloves left to take.
        [telescope] No telescopes left to take.
        [teapot] No teapots left to take.
       *[worm] No worms left to take.
    }
ih-told-reroll =
    { $you ->
        [yes] You roll a { $die }, pay a worm and roll again.
       *[no] { $name } rolls a { $die }, pays a worm and rolls again.
    }
ih-told-skip =
    { $you ->
        [yes] You pay a worm and skip your turn.
       *[no] { $name } pays a worm and skips a turn.
    }
ih-told-skip-after-roll =
    { $you ->
        [yes] You roll a { $die }, pay a worm and skip your turn.
       *[no] { $name } rolls a { $die }, pays a worm and skips a turn.
    }
ih-told-stuck =
    { $you ->
        [yes] You can’t place a die any more: your turn is skipped.
       *[no] { $name } can’t place a die any more and is skipped.
    }
ih-told-round-over = Round { $round } is over: time to score the mounds.
ih-sum =
    { $you ->
        [yes] you { $sum }
       *[no] { $name } { $sum }
    }
ih-told-sums = Mound { $mound }: { $sums }.
ih-told-over = All four rounds are played: the game is over.
ih-won =
    { $reason ->
        [points] { $you ->
            [yes] You win with { $points } points.
           *[no] { $names } wins with { $points } points.
        }
        [queens] { $you ->
            [yes] You win: a tie at { $points } points, but you have more queens.
           *[no] { $names } wins: a tie at { $points } points, broken by queens.
        }
        [generals] { $you ->
            [yes] You win: a tie at { $points } points and in queens, but you have more generals.
           *[no] { $names } wins: a tie at { $points } points and in queens, broken by generals.
        }
        [worms] { $you ->
            [yes] You win: a tie at { $points } points, in queens and generals, but you have more worms.
           *[no] { $names } wins: a tie at { $points } points, in queens and generals, broken by worms.
        }
       *[shared] { $names } share the win with { $points } points: a tie down to the last worm.
    }
ih-round-of =
    { $you ->
        [yes] Round { $round } of { $rounds }; you started it
       *[no] Round { $round } of { $rounds }; { $name } started it
    }
ih-mound-worth = Mound { $number }: queen { $queen }, general { $general }, worm number { $worm }
ih-column-free = Column { $column }: { $fields }
ih-column-taken = Column { $column }, { $name }: { $fields }
ih-field =
    { $find ->
        [nothing] empty
       *[other] { ih-find }
    }
ih-field-die = die { $die }
ih-holding = { $name }: dice { $dice }, worms { $worms }, point tiles { $points }, objects: { $objects }
ih-no-objects = none

## The highlights of a finished game

best-luck = Luckiest dice
best-one-in = 1 in { $many }
rw-best-roll = Best roll
rw-best-roll-points = { $points } points
rw-best-steals = Most steals
rw-best-streak = Longest streak
rw-best-streak-what = turns running with a tile
rw-best-luck-what =
    { $rolled ->
        [one] { $dice } with one die
       *[other] { $dice } with { $rolled } dice
    }
ih-best-sum = Highest sum
ih-best-sum-what = on mound { $mound }
ih-best-queens = Most queens
ih-best-finds = Most finds
ih-best-finds-what = in round { $round }
ih-best-exact = Worm numbers hit
ih-best-luck-what =
    { $rolled ->
        [one] { $sum } with one die in round { $round }
       *[other] { $sum } with { $rolled } dice in round { $round }
    }

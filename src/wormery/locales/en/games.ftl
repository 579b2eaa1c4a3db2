### The two games in words: their names, their things, and what happens in them.
### Used wherever a game is shown: in the terminal and on the page.

player-name = Player { $letter }
bot-name = Bot { $letter }
list-next = { $some }, { $word }
list-last = { $some } and { $word }

## Regenwormen

rw-name = Regenwormen
rw-symbol =
    { $symbol ->
        [1] the ones
        [2] the twos
        [3] the threes
        [4] the fours
        [5] the fives
       *[W] the worms
    }
rw-worms =
    { $worms ->
        [one] { $worms } worm
       *[other] { $worms } worms
    }
rw-told-keep = { $name } rolls { $dice } and keeps { rw-symbol }.
rw-told-dead = { $name } rolls { $dice }: a dead roll, nothing in it may be kept (RW-5).
rw-told-take = { $name } takes { $tile } from the row ({ rw-worms }).
rw-told-steal = { $name } steals { $tile } from { $victim } ({ rw-worms }).
rw-told-no-worm = { $name } stops with { $total } but without a worm: no tile (RW-7).
rw-told-no-claim = { $name } stops with { $total }, and there is no tile to take for it (RW-8).
rw-told-back = { $name } puts { $tile } back into the row (RW-9).
rw-told-nothing-back = { $name } has no tile to give back, so nothing is turned (RW-9).
rw-told-turned = Tile { $tile }, the highest in the row, is turned face down and out of the game.
rw-told-stays = Tile { $tile } is itself the highest in the row: it stays open and nothing is turned.
rw-told-over = No open tile is left in the row: the game is over (RW-11).
rw-won =
    { $reason ->
        [worms] { $names } wins with the most worms: { $worms }.
        [highest-tile] { $names } wins. The most worms, { $worms }, are shared; the highest tile decides (RW-11).
       *[shared] { $names } share the win with { rw-worms }: nobody among them has a tile to decide it (RW-11).
    }
rw-row = Open in the row: { $tiles }
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

ih-name = It Happens..
ih-third-colour = Third colour
ih-the-third-colour =
    { $place ->
        [start] The third colour
       *[within] the third colour
    }
ih-colour =
    { $letter ->
        [A] yellow
        [B] red
        [C] green
        [D] blue
       *[E] white
    }
ih-find =
    { $find ->
        [map] map
        [sneakers] sneakers
        [bone] bone
        [glasses] glasses
        [loudspeaker] loudspeaker
        [glove] glove
        [telescope] telescope
        [teapot] teapot
       *[worm] worm
    }
# The same in exactly two cells of a terminal.
ih-find-short =
    { $find ->
        [map] Ma
        [sneakers] Sn
        [bone] Bo
        [glasses] Gl
        [loudspeaker] Lo
        [glove] Gv
        [telescope] Te
        [teapot] Tp
       *[worm] ~~
    }
ih-found =
    { $find ->
        [map] a map
        [sneakers] a pair of sneakers
        [bone] a bone
        [glasses] a pair of glasses
        [loudspeaker] a loudspeaker
        [glove] a glove
        [telescope] a telescope
        [teapot] a teapot
       *[worm] a worm
    }
ih-told-round = Round { $round }: mounds { $mounds } are revealed. { $name } starts.
ih-told-place =
    { $colour ->
        [third] { $name } rolls a { $die } with the third colour and places it on mound { $mound }.
       *[own] { $name } rolls a { $die } and places it on mound { $mound }.
    }
ih-told-find = { $name } finds { ih-found }.
ih-told-none-left = The supply has none left of what lies there: { ih-find } (IH-6).
ih-told-reroll = { $name } rolls a { $die }, hands in a worm and rolls again.
ih-told-skip = { $name } hands in a worm and skips the turn.
ih-told-skip-after-roll = { $name } rolls a { $die }, hands in a worm and skips the turn.
ih-told-stuck = { $name } cannot place any die and is passed over (IH-8).
ih-told-round-over = Round { $round } is over; the mounds are scored (IH-9).
ih-told-nobody = Mound { $mound }: no dice, nobody gets anything.
ih-sum = { $name } { $sum }
ih-told-sums = Mound { $mound }: { $sums }.
ih-told-queen =
    { $tie ->
        [yes] { $name } takes the queen ({ $points }): highest sum, { $sum }; of equals the column further left.
       *[no] { $name } takes the queen ({ $points }): highest sum, { $sum }.
    }
ih-told-general =
    { $tie ->
        [yes] { $name } takes the general ({ $points }): second highest sum, { $sum }; of equals the column further left.
       *[no] { $name } takes the general ({ $points }): second highest sum, { $sum }.
    }
ih-told-worm = { $name } takes a worm: the sum is the worm number, { $sum }.
ih-told-no-worm = { $name } has the worm number, { $sum }, but the supply has no worm left.
ih-told-over = All four rounds are played: the game is over.
ih-won =
    { $reason ->
        [points] { $names } wins with the most points: { $points }.
        [queens] { $names } wins. { $points } points are shared; the most queens decide (IH-11).
        [generals] { $names } wins. Points ({ $points }) and queens are shared; the most generals decide (IH-11).
        [worms] { $names } wins. Points ({ $points }), queens and generals are shared; the most worms decide (IH-11).
       *[shared] { $names } share the win with { $points } points, and as many queens, generals and worms (IH-11).
    }
ih-round-of = Round { $round } of { $rounds }; { $name } started it
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

# Sound and attention
turn-at-table = Your turn at table { $code }

### The two games in words: their names, their things, and what happens in them.
### Used wherever a game is shown: in the terminal and on the page.

player-name = Player { $letter }
bot-name = Bot { $letter }
list-next = { $some }, { $word }
list-last = { $some } and { $word }

## Regenwormen

rw-name = Pickomino (Regenwormen)
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
ih-told-nobody = Mound { $mound }: no dice, so nobody gets anything.
ih-told-queen =
    { $you ->
        [yes] You take the queen ({ $points }) with { $sum }.
       *[no] { $name } takes the queen ({ $points }) with { $sum }.
    }{ $tie ->
        [yes] { " " }Tie: the column further left wins.
       *[no] { "" }
    }
ih-told-general =
    { $you ->
        [yes] You take the general ({ $points }) with { $sum }.
       *[no] { $name } takes the general ({ $points }) with { $sum }.
    }{ $tie ->
        [yes] { " " }Tie: the column further left wins.
       *[no] { "" }
    }
ih-told-worm =
    { $you ->
        [yes] You take a worm: { $sum } is the worm number.
       *[no] { $name } takes a worm: { $sum } is the worm number.
    }
ih-told-no-worm =
    { $you ->
        [yes] You hit the worm number, { $sum }, but no worms are left.
       *[no] { $name } hits the worm number, { $sum }, but no worms are left.
    }

# Sound and attention
turn-at-table = Your turn at table { $code }

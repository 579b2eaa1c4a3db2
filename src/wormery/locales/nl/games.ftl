### De twee spellen in woorden: hun namen, hun dingen en wat erin gebeurt.

player-name = Speler { $letter }
bot-name = Bot { $letter }
list-next = { $some }, { $word }
list-last = { $some } en { $word }

## Regenwormen

rw-name = Regenwormen
rw-symbol =
    { $symbol ->
        [1] de enen
        [2] de tweeën
        [3] de drieën
        [4] de vieren
        [5] de vijven
       *[W] de regenwormen
    }
rw-worms =
    { $worms ->
        [one] { $worms } worm
       *[other] { $worms } wormen
    }

## It Happens..

ih-name = It Happens..
ih-third-colour = Derde kleur
ih-the-third-colour =
    { $place ->
        [start] De derde kleur
       *[within] de derde kleur
    }
ih-colour =
    { $letter ->
        [A] gele
        [B] rode
        [C] groene
        [D] blauwe
       *[E] witte
    }
ih-find =
    { $find ->
        [map] landkaart
        [sneakers] sportschoenen
        [bone] botje
        [glasses] bril
        [loudspeaker] luidspreker
        [glove] handschoen
        [telescope] verrekijker
        [teapot] theepot
       *[worm] worm
    }
ih-find-short =
    { $find ->
        [map] La
        [sneakers] Sp
        [bone] Bo
        [glasses] Br
        [loudspeaker] Lu
        [glove] Ha
        [telescope] Ve
        [teapot] Th
       *[worm] ~~
    }
ih-found =
    { $find ->
        [map] een landkaart
        [sneakers] een paar sportschoenen
        [bone] een botje
        [glasses] een bril
        [loudspeaker] een luidspreker
        [glove] een handschoen
        [telescope] een verrekijker
        [teapot] een theepot
       *[worm] een worm
    }
ih-told-nobody = Heuvel { $mound }: geen dobbelstenen, dus niemand krijgt iets.
ih-told-queen =
    { $you ->
        [yes] Je krijgt de koningin ({ $points }) met { $sum }.
       *[no] { $name } krijgt de koningin ({ $points }) met { $sum }.
    }{ $tie ->
        [yes] { " " }Gelijk: de kolom verder naar links wint.
       *[no] { "" }
    }
ih-told-general =
    { $you ->
        [yes] Je krijgt de generaal ({ $points }) met { $sum }.
       *[no] { $name } krijgt de generaal ({ $points }) met { $sum }.
    }{ $tie ->
        [yes] { " " }Gelijk: de kolom verder naar links wint.
       *[no] { "" }
    }
ih-told-worm =
    { $you ->
        [yes] Je krijgt een worm: { $sum }, precies het wormveld.
       *[no] { $name } krijgt een worm: { $sum }, precies het wormveld.
    }
ih-told-no-worm =
    { $you ->
        [yes] Je raakt het wormveld, { $sum }, maar de wormen zijn op.
       *[no] { $name } raakt het wormveld, { $sum }, maar de wormen zijn op.
    }

# Geluid en meldingen
turn-at-table = Jij bent aan de beurt aan tafel { $code }

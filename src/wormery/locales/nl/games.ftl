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
rw-told-keep = { $name } gooit { $dice } en legt { rw-symbol } opzij.
rw-told-dead = { $name } gooit { $dice }: uit deze worp mag niets meer opzij (RW-5).
rw-told-take = { $name } neemt { $tile } uit de rij ({ rw-worms }).
rw-told-steal = { $name } verovert { $tile } op { $victim } ({ rw-worms }).
rw-told-no-worm = { $name } stopt met { $total }, maar zonder regenworm: geen tegel (RW-7).
rw-told-no-claim = { $name } stopt met { $total } en daarvoor is geen tegel te krijgen (RW-8).
rw-told-back = { $name } legt { $tile } terug in de rij (RW-9).
rw-told-nothing-back = { $name } heeft geen tegel om in te leveren, dus wordt er niets omgedraaid (RW-9).
rw-told-turned = Tegel { $tile }, de hoogste in de rij, wordt omgedraaid en is uit het spel.
rw-told-stays = Tegel { $tile } is zelf de hoogste in de rij: hij blijft open en er wordt niets omgedraaid.
rw-told-over = Er ligt geen open tegel meer in de rij: het spel is afgelopen (RW-11).
rw-won =
    { $reason ->
        [worms] { $names } wint met de meeste wormen: { $worms }.
        [highest-tile] { $names } wint. Het hoogste aantal wormen, { $worms }, is gedeeld; de hoogste tegel beslist (RW-11).
       *[shared] { $names } delen de winst met { rw-worms }: geen van hen heeft een tegel die beslist (RW-11).
    }
rw-row = Open in de rij: { $tiles }
rw-row-empty = De rij is leeg.
rw-out = Omgedraaid: { $tiles }
rw-stack-top = { $name }: bovenste tegel { $top }, { $height } in de stapel
rw-stack-none = { $name }: geen tegel
rw-stack-own = { $name }: { $tiles } ({ rw-worms })
rw-aside-dice =
    { $worm ->
        [yes] Opzij gelegd: { $dice }, { $total } punten, met een regenworm
       *[no] Opzij gelegd: { $dice }, { $total } punten, nog geen regenworm
    }
rw-rolled-dice = Gegooid: { $dice }
rw-die-worm = worm

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
        [bone] bot
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
        [bone] een bot
        [glasses] een bril
        [loudspeaker] een luidspreker
        [glove] een handschoen
        [telescope] een verrekijker
        [teapot] een theepot
       *[worm] een worm
    }
ih-told-round = Ronde { $round }: de termietenheuvels { $mounds } liggen open. { $name } begint.
ih-told-place =
    { $colour ->
        [third] { $name } gooit een { $die } met de derde kleur en zet die op heuvel { $mound }.
       *[own] { $name } gooit een { $die } en zet die op heuvel { $mound }.
    }
ih-told-find = { $name } vindt { ih-found }.
ih-told-none-left = Wat daar ligt, is op in de voorraad: { ih-find } (IH-6).
ih-told-reroll = { $name } gooit een { $die }, levert een wormtegel in en gooit opnieuw.
ih-told-skip = { $name } levert een wormtegel in en slaat de beurt over.
ih-told-skip-after-roll = { $name } gooit een { $die }, levert een wormtegel in en slaat de beurt over.
ih-told-stuck = { $name } kan geen dobbelsteen meer plaatsen en wordt overgeslagen (IH-8).
ih-told-round-over = Ronde { $round } is afgelopen; de termietenheuvels worden gewaardeerd (IH-9).
ih-told-nobody = Heuvel { $mound }: geen dobbelstenen, niemand krijgt iets.
ih-sum = { $name } { $sum }
ih-told-sums = Heuvel { $mound }: { $sums }.
ih-told-queen =
    { $tie ->
        [yes] { $name } krijgt de koningin ({ $points }): hoogste som, { $sum }; bij gelijke stand telt de kolom het meest links.
       *[no] { $name } krijgt de koningin ({ $points }): hoogste som, { $sum }.
    }
ih-told-general =
    { $tie ->
        [yes] { $name } krijgt de generaal ({ $points }): op een na hoogste som, { $sum }; bij gelijke stand telt de kolom het meest links.
       *[no] { $name } krijgt de generaal ({ $points }): op een na hoogste som, { $sum }.
    }
ih-told-worm = { $name } krijgt een wormtegel: de som is het getal in het wormveld, { $sum }.
ih-told-no-worm = { $name } heeft het getal in het wormveld, { $sum }, maar de wormtegels zijn op.
ih-told-over = De vier rondes zijn gespeeld: het spel is afgelopen.
ih-won =
    { $reason ->
        [points] { $names } wint met de meeste punten: { $points }.
        [queens] { $names } wint. De punten ({ $points }) zijn gelijk; de meeste koninginnen beslissen (IH-11).
        [generals] { $names } wint. Punten ({ $points }) en koninginnen zijn gelijk; de meeste generaals beslissen (IH-11).
        [worms] { $names } wint. Punten ({ $points }), koninginnen en generaals zijn gelijk; de meeste wormen beslissen (IH-11).
       *[shared] { $names } delen de winst met { $points } punten en evenveel koninginnen, generaals en wormen (IH-11).
    }
ih-round-of = Ronde { $round } van { $rounds }; { $name } begon
ih-mound-worth = Heuvel { $number }: koningin { $queen }, generaal { $general }, wormveld { $worm }
ih-column-free = Kolom { $column }: { $fields }
ih-column-taken = Kolom { $column }, { $name }: { $fields }
ih-field =
    { $find ->
        [nothing] leeg
       *[other] { ih-find }
    }
ih-field-die = dobbelsteen { $die }
ih-holding = { $name }: dobbelstenen { $dice }, wormen { $worms }, puntentegels { $points }, voorwerpen: { $objects }
ih-no-objects = geen

# Geluid en meldingen
turn-at-table = Jij bent aan de beurt aan tafel { $code }

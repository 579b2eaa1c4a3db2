### Wat er gebeurde, zoals iemand aan tafel het vertelt. `$you` zegt of wie het leest het zelf
### deed, of er iets door verloor ("victim").

told-you = Jij

## Regenwormen

rw-told-keep =
    { $you ->
        [yes] Je gooit { $dice } en legt { rw-symbol } opzij.
       *[no] { $name } gooit { $dice } en legt { rw-symbol } opzij.
    }
rw-told-dead =
    { $you ->
        [yes] Mis! Je gooit { $dice }: niets nieuws.
       *[no] Mis! { $name } gooit { $dice }: niets nieuws.
    }
rw-told-take =
    { $you ->
        [yes] Je pakt de { $tile } ({ rw-worms }).
       *[no] { $name } pakt de { $tile } ({ rw-worms }).
    }
rw-told-steal =
    { $you ->
        [yes] Je verovert de { $tile } op { $victim } ({ rw-worms })!
        [victim] { $name } verovert jouw { $tile } ({ rw-worms })!
       *[no] { $name } verovert de { $tile } op { $victim } ({ rw-worms })!
    }
rw-told-no-worm =
    { $you ->
        [yes] Je stopt op { $total }, maar zonder worm: geen tegel.
       *[no] { $name } stopt op { $total }, maar zonder worm: geen tegel.
    }
rw-told-no-claim =
    { $you ->
        [yes] Je stopt op { $total }: daar is geen tegel voor.
       *[no] { $name } stopt op { $total }: daar is geen tegel voor.
    }
rw-told-back =
    { $you ->
        [yes] Je legt de { $tile } terug.
       *[no] { $name } legt de { $tile } terug.
    }
rw-told-nothing-back =
    { $you ->
        [yes] Je hebt geen tegel te verliezen.
       *[no] { $name } heeft geen tegel te verliezen.
    }
rw-told-turned = De hoogste, de { $tile }, is uit het spel.
rw-told-stays = De { $tile } is nu de hoogste en blijft liggen.
rw-told-over = De tegels zijn op: het spel is afgelopen.
rw-won =
    { $reason ->
        [worms] { $you ->
            [yes] Je wint met { rw-worms }.
           *[no] { $names } wint met { rw-worms }.
        }
        [highest-tile] { $you ->
            [yes] Je wint: gelijk met { rw-worms }, maar jij hebt de hoogste tegel.
           *[no] { $names } wint: gelijk met { rw-worms }, maar { $names } heeft de hoogste tegel.
        }
       *[shared] { $names } delen de winst met { rw-worms }: gelijk, en geen hoogste tegel die beslist.
    }
rw-row = Open in de rij: { $tiles }
rw-row-empty = De rij is leeg.
rw-out = Omgedraaid: { $tiles }
rw-stack-top = { $name }: bovenste tegel { $top }, { $height } in de stapel
rw-stack-none = { $name }: geen tegel
rw-stack-own = { $name }: { $tiles } ({ rw-worms })
rw-aside-dice =
    { $worm ->
        [yes] Opzijgelegd: { $dice }, { $total } punten, met een worm
       *[no] Opzijgelegd: { $dice }, { $total } punten, nog geen worm
    }
rw-rolled-dice = Gegooid: { $dice }
rw-die-worm = worm

## It Happens..

ih-told-round =
    { $you ->
        [yes] Ronde { $round }: de heuvels { $mounds }. Jij begint.
       *[no] Ronde { $round }: de heuvels { $mounds }. { $name } begint.
    }
ih-told-place =
    { $colour ->
        [third] { $you ->
            [yes] Je gooit een { $die } met de derde kleur en zet die op heuvel { $mound }.
           *[no] { $name } gooit een { $die } met de derde kleur en zet die op heuvel { $mound }.
        }
       *[own] { $you ->
            [yes] Je gooit een { $die } en zet die op heuvel { $mound }.
           *[no] { $name } gooit een { $die } en zet die op heuvel { $mound }.
        }
    }
ih-told-find =
    { $you ->
        [yes] Je vindt { ih-found }.
       *[no] { $name } vindt { ih-found }.
    }
ih-told-none-left =
    { $find ->
        [map] De landkaarten zijn op.
        [sneakers] De sportschoenen zijn op.
        [bone] De botjes zijn op.
        [glasses] De brillen zijn op.
        [loudspeaker] De luidsprekers zijn op.
        [glove] De handschoenen zijn op.
        [telescope] De verrekijkers zijn op.
        [teapot] De theepotten zijn op.
       *[worm] De wormen zijn op.
    }
ih-told-reroll =
    { $you ->
        [yes] Je gooit een { $die }, levert een worm in en gooit opnieuw.
       *[no] { $name } gooit een { $die }, levert een worm in en gooit opnieuw.
    }
ih-told-skip =
    { $you ->
        [yes] Je levert een worm in en slaat je beurt over.
       *[no] { $name } levert een worm in en slaat een beurt over.
    }
ih-told-skip-after-roll =
    { $you ->
        [yes] Je gooit een { $die }, levert een worm in en slaat je beurt over.
       *[no] { $name } gooit een { $die }, levert een worm in en slaat een beurt over.
    }
ih-told-stuck =
    { $you ->
        [yes] Je kunt geen dobbelsteen meer kwijt en wordt overgeslagen.
       *[no] { $name } kan geen dobbelsteen meer kwijt en wordt overgeslagen.
    }
ih-told-round-over = Ronde { $round } is afgelopen: de heuvels worden geteld.
ih-sum =
    { $you ->
        [yes] jij { $sum }
       *[no] { $name } { $sum }
    }
ih-told-sums = Heuvel { $mound }: { $sums }.
ih-told-over = De vier rondes zijn gespeeld: het spel is afgelopen.
ih-won =
    { $reason ->
        [points] { $you ->
            [yes] Je wint met { $points } punten.
           *[no] { $names } wint met { $points } punten.
        }
        [queens] { $you ->
            [yes] Je wint: gelijk met { $points } punten, maar jij hebt meer koninginnen.
           *[no] { $names } wint: gelijk met { $points } punten, de koninginnen beslissen.
        }
        [generals] { $you ->
            [yes] Je wint: gelijk met { $points } punten en in koninginnen, maar jij hebt meer generaals.
           *[no] { $names } wint: gelijk met { $points } punten en in koninginnen, de generaals beslissen.
        }
        [worms] { $you ->
            [yes] Je wint: gelijk met { $points } punten, in koninginnen en generaals, maar jij hebt meer wormen.
           *[no] { $names } wint: gelijk met { $points } punten, in koninginnen en generaals, de wormen beslissen.
        }
       *[shared] { $names } delen de winst met { $points } punten: gelijk tot op de laatste worm.
    }
ih-round-of =
    { $you ->
        [yes] Ronde { $round } van { $rounds }; jij begon
       *[no] Ronde { $round } van { $rounds }; { $name } begon
    }
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

## De hoogtepunten van een gespeeld spel

best-luck = Meeste geluk
best-one-in = 1 op { $many }
rw-best-roll = Beste worp
rw-best-roll-points = { $points } punten
rw-best-steals = Meest veroverd
rw-best-streak = Langste reeks
rw-best-streak-what = beurten achter elkaar een tegel
rw-best-luck-what =
    { $rolled ->
        [one] { $dice } met één dobbelsteen
       *[other] { $dice } met { $rolled } dobbelstenen
    }
ih-best-sum = Hoogste som
ih-best-sum-what = op heuvel { $mound }
ih-best-queens = Meeste koninginnen
ih-best-finds = Meeste vondsten
ih-best-finds-what = in ronde { $round }
ih-best-exact = Wormvelden geraakt
ih-best-luck-what =
    { $rolled ->
        [one] { $sum } met één dobbelsteen in ronde { $round }
       *[other] { $sum } met { $rolled } dobbelstenen in ronde { $round }
    }

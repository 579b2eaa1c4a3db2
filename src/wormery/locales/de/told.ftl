### Was geschah, wie es jemand am Tisch erzählt. `$you` sagt, ob es war, wer es liest, oder wer
### dadurch etwas verlor ("victim").

told-you = Du

## Heckmeck

rw-told-keep =
    { $you ->
        [yes] Du würfelst { $dice } und legst { rw-symbol } beiseite.
       *[no] { $name } würfelt { $dice } und legt { rw-symbol } beiseite.
    }
rw-told-dead =
    { $you ->
        [yes] Fehlwurf! Du würfelst { $dice }: nichts Neues.
       *[no] Fehlwurf! { $name } würfelt { $dice }: nichts Neues.
    }
rw-told-take =
    { $you ->
        [yes] Du nimmst die { $tile } ({ rw-worms }).
       *[no] { $name } nimmt die { $tile } ({ rw-worms }).
    }
rw-told-steal =
    { $you ->
        [yes] Du klaust { $victim } die { $tile } ({ rw-worms })!
        [victim] { $name } klaut dir die { $tile } ({ rw-worms })!
       *[no] { $name } klaut { $victim } die { $tile } ({ rw-worms })!
    }
rw-told-no-worm =
    { $you ->
        [yes] Du hörst bei { $total } auf, aber ohne Wurm: keine Portion.
       *[no] { $name } hört bei { $total } auf, aber ohne Wurm: keine Portion.
    }
rw-told-no-claim =
    { $you ->
        [yes] Du hörst bei { $total } auf: Dafür gibt es keine Portion.
       *[no] { $name } hört bei { $total } auf: Dafür gibt es keine Portion.
    }
rw-told-back =
    { $you ->
        [yes] Du legst die { $tile } zurück.
       *[no] { $name } legt die { $tile } zurück.
    }
rw-told-nothing-back =
    { $you ->
        [yes] Du hast keine Portion zu verlieren.
       *[no] { $name } hat keine Portion zu verlieren.
    }
rw-told-turned = Die höchste, die { $tile }, ist aus dem Spiel.
rw-told-stays = Die { $tile } ist jetzt die höchste und bleibt liegen.
rw-told-over = Der Grill ist leer: Das Spiel ist vorbei.
rw-won =
    { $reason ->
        [worms] { $you ->
            [yes] Du gewinnst mit { $worms ->
                [one] { $worms } Wurm
               *[other] { $worms } Würmern
            }.
           *[no] { $names } gewinnt mit { $worms ->
                [one] { $worms } Wurm
               *[other] { $worms } Würmern
            }.
        }
        [highest-tile] { $you ->
            [yes] Du gewinnst: Gleichstand bei { $worms ->
                [one] { $worms } Wurm
               *[other] { $worms } Würmern
            }, aber du hast die höchste Portion.
           *[no] { $names } gewinnt: Gleichstand bei { $worms ->
                [one] { $worms } Wurm
               *[other] { $worms } Würmern
            }, die höchste Portion entscheidet.
        }
       *[shared] { $you ->
            [yes] { $names } teilt euch den Sieg mit { $worms ->
                [one] { $worms } Wurm
               *[other] { $worms } Würmern
            }: Gleichstand, und keine Portion entscheidet.
           *[no] { $names } teilen sich den Sieg mit { $worms ->
                [one] { $worms } Wurm
               *[other] { $worms } Würmern
            }: Gleichstand, und keine Portion entscheidet.
        }
    }
rw-row = Offen auf dem Grill: { $tiles }
rw-row-empty = Der Grill ist leer.
rw-out = Umgedreht: { $tiles }
rw-stack-top = { $name }: oberste Portion { $top }, { $height } im Stapel
rw-stack-none = { $name }: keine Portion
rw-stack-own = { $name }: { $tiles } ({ rw-worms })
rw-aside-dice =
    { $worm ->
        [yes] Beiseitegelegt: { $dice }, { $total } Punkte, mit Wurm
       *[no] Beiseitegelegt: { $dice }, { $total } Punkte, noch kein Wurm
    }
rw-rolled-dice = Gewürfelt: { $dice }
rw-die-worm = Wurm

## It Happens..

ih-told-round =
    { $you ->
        [yes] Runde { $round }: die Hügel { $mounds }. Du beginnst.
       *[no] Runde { $round }: die Hügel { $mounds }. { $name } beginnt.
    }
ih-told-place =
    { $colour ->
        [third] { $you ->
            [yes] Du würfelst eine { $die } mit der dritten Farbe und setzt sie auf Hügel { $mound }.
           *[no] { $name } würfelt eine { $die } mit der dritten Farbe und setzt sie auf Hügel { $mound }.
        }
       *[own] { $you ->
            [yes] Du würfelst eine { $die } und setzt sie auf Hügel { $mound }.
           *[no] { $name } würfelt eine { $die } und setzt sie auf Hügel { $mound }.
        }
    }
ih-told-find =
    { $you ->
        [yes] Du findest { ih-found }.
       *[no] { $name } findet { ih-found }.
    }
ih-told-none-left =
    { $find ->
        [map] Es sind keine Landkarten mehr da.
        [sneakers] Es sind keine Turnschuhe mehr da.
        [bone] Es sind keine Knochen mehr da.
        [glasses] Es sind keine Brillen mehr da.
        [loudspeaker] Es sind keine Lautsprecher mehr da.
        [glove] Es sind keine Handschuhe mehr da.
        [telescope] Es sind keine Fernrohre mehr da.
        [teapot] Es sind keine Teekannen mehr da.
       *[worm] Es sind keine Würmer mehr da.
    }
ih-told-reroll =
    { $you ->
        [yes] Du würfelst eine { $die }, gibst einen Wurm ab und würfelst noch einmal.
       *[no] { $name } würfelt eine { $die }, gibt einen Wurm ab und würfelt noch einmal.
    }
ih-told-skip =
    { $you ->
        [yes] Du gibst einen Wurm ab und setzt aus.
       *[no] { $name } gibt einen Wurm ab und setzt aus.
    }
ih-told-skip-after-roll =
    { $you ->
        [yes] Du würfelst eine { $die }, gibst einen Wurm ab und setzt aus.
       *[no] { $name } würfelt eine { $die }, gibt einen Wurm ab und setzt aus.
    }
ih-told-stuck =
    { $you ->
        [yes] Du kannst keinen Würfel mehr setzen und wirst übersprungen.
       *[no] { $name } kann keinen Würfel mehr setzen und wird übersprungen.
    }
ih-told-round-over = Runde { $round } ist vorbei: Die Hügel werden gewertet.
ih-sum =
    { $you ->
        [yes] du { $sum }
       *[no] { $name } { $sum }
    }
ih-told-sums = Hügel { $mound }: { $sums }.
ih-told-over = Alle vier Runden sind gespielt: Das Spiel ist vorbei.
ih-won =
    { $reason ->
        [points] { $you ->
            [yes] Du gewinnst mit { $points } Punkten.
           *[no] { $names } gewinnt mit { $points } Punkten.
        }
        [queens] { $you ->
            [yes] Du gewinnst: Gleichstand bei { $points } Punkten, aber du hast mehr Königinnen.
           *[no] { $names } gewinnt: Gleichstand bei { $points } Punkten, die Königinnen entscheiden.
        }
        [generals] { $you ->
            [yes] Du gewinnst: Gleichstand bei { $points } Punkten und Königinnen, aber du hast mehr Generäle.
           *[no] { $names } gewinnt: Gleichstand bei { $points } Punkten und Königinnen, die Generäle entscheiden.
        }
        [worms] { $you ->
            [yes] Du gewinnst: Gleichstand bei { $points } Punkten, Königinnen und Generälen, aber du hast mehr Würmer.
           *[no] { $names } gewinnt: Gleichstand bei { $points } Punkten, Königinnen und Generälen, die Würmer entscheiden.
        }
       *[shared] { $you ->
            [yes] { $names } teilt euch den Sieg mit { $points } Punkten: Gleichstand bis zum letzten Wurm.
           *[no] { $names } teilen sich den Sieg mit { $points } Punkten: Gleichstand bis zum letzten Wurm.
        }
    }
ih-round-of =
    { $you ->
        [yes] Runde { $round } von { $rounds }; du hast sie begonnen
       *[no] Runde { $round } von { $rounds }; { $name } hat sie begonnen
    }
ih-mound-worth = Hügel { $number }: Königin { $queen }, General { $general }, Wurmzahl { $worm }
ih-column-free = Spalte { $column }: { $fields }
ih-column-taken = Spalte { $column }, { $name }: { $fields }
ih-field =
    { $find ->
        [nothing] leer
       *[other] { ih-find }
    }
ih-field-die = Würfel { $die }
ih-holding = { $name }: Würfel { $dice }, Würmer { $worms }, Punkteplättchen { $points }, Fundsachen: { $objects }
ih-no-objects = keine

## Die Höhepunkte eines gespielten Spiels

best-luck = Größtes Würfelglück
best-one-in = 1 zu { $many }
rw-best-roll = Bester Wurf
rw-best-roll-points = { $points } Punkte
rw-best-steals = Am meisten geklaut
rw-best-streak = Längste Serie
rw-best-streak-what = Portionen in Folge
rw-best-luck-what =
    { $rolled ->
        [one] { $dice } mit einem Würfel
       *[other] { $dice } mit { $rolled } Würfeln
    }
ih-best-sum = Höchste Summe
ih-best-sum-what = auf Hügel { $mound }
ih-best-queens = Meiste Königinnen
ih-best-finds = Meiste Fundsachen
ih-best-finds-what = in Runde { $round }
ih-best-exact = Wurmzahl getroffen
ih-best-luck-what =
    { $rolled ->
        [one] { $sum } mit einem Würfel in Runde { $round }
       *[other] { $sum } mit { $rolled } Würfeln in Runde { $round }
    }

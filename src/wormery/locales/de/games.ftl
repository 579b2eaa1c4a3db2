### Die beiden Spiele in Worten: ihre Namen, ihre Dinge und was in ihnen geschieht.

player-name = Spieler { $letter }
bot-name = Bot { $letter }
list-next = { $some }, { $word }
list-last = { $some } und { $word }

## Heckmeck

rw-name = Heckmeck
rw-symbol =
    { $symbol ->
        [1] die Einsen
        [2] die Zweien
        [3] die Dreien
        [4] die Vieren
        [5] die Fünfen
       *[W] die Würmer
    }
rw-worms =
    { $worms ->
        [one] { $worms } Wurm
       *[other] { $worms } Würmer
    }
rw-told-keep = { $name } würfelt { $dice } und legt { rw-symbol } heraus.
rw-told-dead = { $name } würfelt { $dice }: ein Fehlwurf, nichts davon darf heraus (RW-5).
rw-told-take = { $name } nimmt die { $tile } vom Grill ({ rw-worms }).
rw-told-steal = { $name } klaut { $victim } die { $tile } ({ rw-worms }).
rw-told-no-worm = { $name } hört mit { $total } auf, aber ohne Wurm: keine Portion (RW-7).
rw-told-no-claim = { $name } hört mit { $total } auf, und dafür ist keine Portion zu haben (RW-8).
rw-told-back = { $name } legt die { $tile } auf den Grill zurück (RW-9).
rw-told-nothing-back = { $name } hat keine Portion zum Zurücklegen, also wird nichts umgedreht (RW-9).
rw-told-turned = Die { $tile }, die höchste Portion auf dem Grill, wird umgedreht und ist aus dem Spiel.
rw-told-stays = Die { $tile } ist selbst die höchste Portion auf dem Grill: Sie bleibt offen, nichts wird umgedreht.
rw-told-over = Keine offene Portion liegt mehr auf dem Grill: Das Spiel ist aus (RW-11).
rw-won =
    { $reason ->
        [worms] { $names } gewinnt mit den meisten Würmern: { $worms }.
        [highest-tile] { $names } gewinnt. Mehrere haben die meisten Würmer, { $worms }; die höchste Portion entscheidet (RW-11).
       *[shared] { $names } teilen sich den Sieg mit { $worms ->
            [one] { $worms } Wurm
           *[other] { $worms } Würmern
        }: Niemand von ihnen hat eine Portion, die entscheidet (RW-11).
    }
rw-row = Offen auf dem Grill: { $tiles }
rw-row-empty = Der Grill ist leer.
rw-out = Umgedreht: { $tiles }
rw-stack-top = { $name }: oberste Portion { $top }, { $height } im Stapel
rw-stack-none = { $name }: keine Portion
rw-stack-own = { $name }: { $tiles } ({ rw-worms })
rw-aside-dice =
    { $worm ->
        [yes] Herausgelegt: { $dice }, { $total } Punkte, mit Wurm
       *[no] Herausgelegt: { $dice }, { $total } Punkte, noch kein Wurm
    }
rw-rolled-dice = Gewürfelt: { $dice }
rw-die-worm = Wurm

## It Happens..

ih-name = It Happens..
ih-third-colour = Dritte Farbe
ih-the-third-colour =
    { $place ->
        [start] Die dritte Farbe
       *[within] die dritte Farbe
    }
ih-colour =
    { $letter ->
        [A] gelbe
        [B] rote
        [C] grüne
        [D] blaue
       *[E] weiße
    }
ih-find =
    { $find ->
        [map] Landkarte
        [sneakers] Turnschuhe
        [bone] Knochen
        [glasses] Brille
        [loudspeaker] Lautsprecher
        [glove] Handschuh
        [telescope] Fernrohr
        [teapot] Teekanne
       *[worm] Wurm
    }
ih-find-short =
    { $find ->
        [map] La
        [sneakers] Tu
        [bone] Kn
        [glasses] Br
        [loudspeaker] Lt
        [glove] Ha
        [telescope] Fe
        [teapot] Te
       *[worm] ~~
    }
ih-found =
    { $find ->
        [map] eine Landkarte
        [sneakers] ein Paar Turnschuhe
        [bone] einen Knochen
        [glasses] eine Brille
        [loudspeaker] einen Lautsprecher
        [glove] einen Handschuh
        [telescope] ein Fernrohr
        [teapot] eine Teekanne
       *[worm] einen Wurm
    }
ih-told-round = Runde { $round }: Die Termitenhügel { $mounds } werden aufgedeckt. { $name } beginnt.
ih-told-place =
    { $colour ->
        [third] { $name } würfelt eine { $die } mit der dritten Farbe und setzt sie auf Hügel { $mound }.
       *[own] { $name } würfelt eine { $die } und setzt sie auf Hügel { $mound }.
    }
ih-told-find = { $name } findet { ih-found }.
ih-told-none-left = Was dort liegt, ist im Vorrat aufgebraucht: { ih-find } (IH-6).
ih-told-reroll = { $name } würfelt eine { $die }, gibt einen Wurm ab und würfelt noch einmal.
ih-told-skip = { $name } gibt einen Wurm ab und setzt aus.
ih-told-skip-after-roll = { $name } würfelt eine { $die }, gibt einen Wurm ab und setzt aus.
ih-told-stuck = { $name } kann keinen Würfel mehr setzen und wird übersprungen (IH-8).
ih-told-round-over = Runde { $round } ist aus; die Termitenhügel werden gewertet (IH-9).
ih-told-nobody = Hügel { $mound }: keine Würfel, niemand bekommt etwas.
ih-sum = { $name } { $sum }
ih-told-sums = Hügel { $mound }: { $sums }.
ih-told-queen =
    { $tie ->
        [yes] { $name } bekommt die Königin ({ $points }): höchste Summe, { $sum }; bei Gleichstand zählt die Spalte weiter links.
       *[no] { $name } bekommt die Königin ({ $points }): höchste Summe, { $sum }.
    }
ih-told-general =
    { $tie ->
        [yes] { $name } bekommt den General ({ $points }): zweithöchste Summe, { $sum }; bei Gleichstand zählt die Spalte weiter links.
       *[no] { $name } bekommt den General ({ $points }): zweithöchste Summe, { $sum }.
    }
ih-told-worm = { $name } bekommt einen Wurm: Die Summe ist die Wurmzahl, { $sum }.
ih-told-no-worm = { $name } hat die Wurmzahl, { $sum }, aber der Vorrat hat keinen Wurm mehr.
ih-told-over = Alle vier Runden sind gespielt: Das Spiel ist aus.
ih-won =
    { $reason ->
        [points] { $names } gewinnt mit den meisten Punkten: { $points }.
        [queens] { $names } gewinnt. Die Punkte ({ $points }) sind gleich; die meisten Königinnen entscheiden (IH-11).
        [generals] { $names } gewinnt. Punkte ({ $points }) und Königinnen sind gleich; die meisten Generäle entscheiden (IH-11).
        [worms] { $names } gewinnt. Punkte ({ $points }), Königinnen und Generäle sind gleich; die meisten Würmer entscheiden (IH-11).
       *[shared] { $names } teilen sich den Sieg mit { $points } Punkten und gleich vielen Königinnen, Generälen und Würmern (IH-11).
    }
ih-round-of = Runde { $round } von { $rounds }; { $name } hat sie begonnen
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

# Ton und Hinweise
turn-at-table = Du bist dran an Tisch { $code }

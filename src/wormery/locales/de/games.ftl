### Die beiden Spiele in Worten: ihre Namen, ihre Dinge und was in ihnen geschieht.

player-name = Spieler { $letter }
bot-name = Bot { $letter }
list-next = { $some }, { $word }
list-last = { $some } und { $word }

## Heckmeck am Bratwurmeck

rw-name = Heckmeck am Bratwurmeck
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
ih-told-nobody = Hügel { $mound }: keine Würfel, also bekommt niemand etwas.
ih-told-queen =
    { $you ->
        [yes] Du bekommst die Königin ({ $points }) mit { $sum }.
       *[no] { $name } bekommt die Königin ({ $points }) mit { $sum }.
    }{ $tie ->
        [yes] { " " }Gleichstand: Die Spalte weiter links gewinnt.
       *[no] { "" }
    }
ih-told-general =
    { $you ->
        [yes] Du bekommst den General ({ $points }) mit { $sum }.
       *[no] { $name } bekommt den General ({ $points }) mit { $sum }.
    }{ $tie ->
        [yes] { " " }Gleichstand: Die Spalte weiter links gewinnt.
       *[no] { "" }
    }
ih-told-worm =
    { $you ->
        [yes] Du bekommst einen Wurm: { $sum } ist die Wurmzahl.
       *[no] { $name } bekommt einen Wurm: { $sum } ist die Wurmzahl.
    }
ih-told-no-worm =
    { $you ->
        [yes] Du triffst die Wurmzahl, { $sum }, aber es sind keine Würmer mehr da.
       *[no] { $name } trifft die Wurmzahl, { $sum }, aber es sind keine Würmer mehr da.
    }

# Ton und Hinweise
turn-at-table = Du bist dran an Tisch { $code }

### Een set heuvels maken, zoals de pagina het zegt.

page-mounds = Je eigen heuvels
page-mounds-what = Heb je het spel in huis? Tik de twaalf termietenheuvels over en speel er hier mee. Of bedenk er zelf een paar.
page-mounds-start-empty = Heuvels intikken
page-mounds-start-ours = Onze heuvels aanpassen
page-mounds-open = Een set openen
page-mounds-file = Een bestand (of sleep er een hierheen)
page-mounds-paste = Of plak een set als tekst
page-mounds-read = Inlezen
page-mounds-name-first = Mijn heuvels
page-mounds-undo = Ongedaan maken
page-mounds-redo = Opnieuw doen
page-mounds-discard-ask = Deze set weggooien?
page-mounds-discard-what = Hij staat alleen op dit apparaat. Bewaar hem eerst als bestand of kopieer de link als je hem later terug wilt.
page-mounds-discard = Weggooien
page-mounds-replace-ask = De andere set openen?
page-mounds-replace-what = Die komt in plaats van “{ $name }”, en die staat alleen op dit apparaat.
page-mounds-replace = Openen
page-mounds-keep = De mijne houden
page-mounds-place =
    { $place ->
        [queen] Termietenkoningin
        [general] Generaal
        [worm_number] Wormveld
       *[column] Kolom { $column }, veld { $field } van onderen
    }
page-mounds-field = { $place }: { $what }
page-mounds-nothing-yet = nog niets
page-mounds-no-field = geen veld
page-mounds-ask =
    { $place ->
        [queen] Heuvel { $mound }: hoeveel punten is de termietenkoningin?
        [general] Heuvel { $mound }: hoeveel punten is de generaal?
        [worm_number] Heuvel { $mound }: welk getal staat in het wormveld?
       *[column] Heuvel { $mound }, kolom { $column }: wat ligt er op veld { $field } van onderen?
    }
page-mounds-bare = niets
page-mounds-take-back = Terug
page-mounds-next = Verder
page-mounds-column-done = Kolom klaar
page-mounds-tab =
    { $state ->
        [done] Heuvel { $mound }, klaar
        [wrong] Heuvel { $mound }, hier klopt iets niet
        [begun] Heuvel { $mound }, nog niet af
       *[empty] Heuvel { $mound }, leeg
    }
page-mounds-set = De set
page-mounds-name = Naam van de set
page-mounds-ready = Alle twaalf heuvels kloppen.
page-mounds-done = { $done } van de { $all } heuvels klaar
page-mounds-gap = Laat zien wat er nog moet
page-mounds-play = Spelen met deze heuvels
page-mounds-save = Bewaren als bestand
page-mounds-copy = Kopiëren als tekst
page-mounds-kept = De set blijft op dit apparaat staan zolang je ermee bezig bent. In de link zit de hele set, af of niet.
page-mounds-anew = Opnieuw beginnen
page-mounds-trial = Speelt dat lekker?
page-mounds-trial-what = Bots van het niveau “Liefhebber” spelen duizenden partijen met jouw heuvels, en met die van ons ter vergelijking.
page-mounds-try = Uitproberen
page-mounds-trying = De bots zijn aan het spelen …
page-mounds-seats = Plaatsen
page-mounds-yours = die van jou
page-mounds-ours = die van ons
page-mounds-far =
    { $far ->
        [more] duidelijk meer dan bij de onze
       *[less] duidelijk minder dan bij de onze
    }
page-mounds-trial-games = { $games } partijen per aantal plaatsen. ▲ en ▼: duidelijk meer of minder dan bij de onze. Als alle plaatsen gelijk waren, won elke { $fair }.
page-mounds-stuck = Partijen waarin iemand vastzit
page-mounds-from-queens = Punten van termietenkoninginnen
page-mounds-from-generals = Punten van generaals
page-mounds-from-objects = Punten van voorwerpen
page-mounds-from-worms = Punten van wormen
page-mounds-wins =
    { $place ->
        [1] Winst van wie begint
        [2] Winst van de tweede plaats
        [3] Winst van de derde plaats
        [4] Winst van de vierde plaats
       *[5] Winst van de vijfde plaats
    }
page-mounds-score = Punten per speler
page-mounds-margin = Voorsprong van de winnaar
page-mounds-turns = Beurten per partij

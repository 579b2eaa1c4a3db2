### Einen Satz Termitenhügel entwerfen, wie die Seite es sagt.

page-mounds = Deine Termitenhügel
page-mounds-what = Hast du das Spiel zu Hause? Tipp seine zwölf Termitenhügel ab und spiel hier damit. Oder denk dir eigene aus.
page-mounds-start-empty = Hügel eintippen
page-mounds-start-ours = Unsere Hügel ändern
page-mounds-open = Einen Satz öffnen
page-mounds-file = Eine Datei (oder zieh sie hierher)
page-mounds-paste = Oder füg einen Satz als Text ein
page-mounds-read = Einlesen
page-mounds-name-first = Meine Hügel
page-mounds-undo = Rückgängig
page-mounds-redo = Wiederholen
page-mounds-discard-ask = Diesen Satz wegwerfen?
page-mounds-discard-what = Er ist nur auf diesem Gerät. Speichere ihn als Datei oder kopier den Link, wenn du ihn später noch einmal brauchst.
page-mounds-discard = Wegwerfen
page-mounds-replace-ask = Den anderen Satz öffnen?
page-mounds-replace-what = Er tritt an die Stelle von „{ $name }“, und den gibt es nur auf diesem Gerät.
page-mounds-replace = Öffnen
page-mounds-keep = Meinen behalten
page-mounds-place =
    { $place ->
        [queen] Königin
        [general] General
        [worm_number] Wurmzahl
       *[column] Spalte { $column }, Feld { $field } von unten
    }
page-mounds-field = { $place }: { $what }
page-mounds-nothing-yet = noch nichts
page-mounds-no-field = kein Feld
page-mounds-ask =
    { $place ->
        [queen] Hügel { $mound }: Wie viele Punkte zählt die Königin?
        [general] Hügel { $mound }: Wie viele Punkte zählt der General?
        [worm_number] Hügel { $mound }: Welche Wurmzahl steht darauf?
       *[column] Hügel { $mound }, Spalte { $column }: Was liegt auf Feld { $field } von unten?
    }
page-mounds-bare = nichts
page-mounds-take-back = Zurück
page-mounds-next = Weiter
page-mounds-column-done = Spalte fertig
page-mounds-tab =
    { $state ->
        [done] Hügel { $mound }, fertig
        [wrong] Hügel { $mound }, hier stimmt etwas nicht
        [begun] Hügel { $mound }, noch nicht fertig
       *[empty] Hügel { $mound }, leer
    }
page-mounds-set = Der Satz
page-mounds-name = Name des Satzes
page-mounds-ready = Alle zwölf Hügel stimmen.
page-mounds-done = { $done } von { $all } Hügeln fertig
page-mounds-gap = Zeig, was noch fehlt
page-mounds-play = Mit diesen Hügeln spielen
page-mounds-save = Als Datei speichern
page-mounds-copy = Als Text kopieren
page-mounds-kept = Solange du daran arbeitest, bleibt der Satz auf diesem Gerät. Im Link steckt der ganze Satz, fertig oder nicht.
page-mounds-anew = Von vorn anfangen
page-mounds-trial = Spielt sich das gut?
page-mounds-trial-what = Bots der Stufe „Freizeitspieler“ spielen Tausende Partien mit deinen Hügeln, und zum Vergleich mit unseren.
page-mounds-try = Ausprobieren
page-mounds-trying = Die Bots spielen gerade …
page-mounds-seats = Plätze
page-mounds-yours = deine
page-mounds-ours = unsere
page-mounds-far =
    { $far ->
        [more] deutlich mehr als mit unseren
       *[less] deutlich weniger als mit unseren
    }
page-mounds-trial-games = { $games } Partien für jede Zahl von Plätzen. ▲ und ▼: deutlich mehr oder weniger als mit unseren. Wären alle Plätze gleich gut, gewänne jeder { $fair }.
page-mounds-stuck = Partien, in denen jemand festsitzt
page-mounds-from-queens = Punkte aus Königinnen
page-mounds-from-generals = Punkte aus Generälen
page-mounds-from-objects = Punkte aus Fundsachen
page-mounds-from-worms = Punkte aus Würmern
page-mounds-wins =
    { $place ->
        [1] Siege des Platzes, der anfängt
        [2] Siege des zweiten Platzes
        [3] Siege des dritten Platzes
        [4] Siege des vierten Platzes
       *[5] Siege des fünften Platzes
    }
page-mounds-score = Punkte je Mitspieler
page-mounds-margin = Vorsprung beim Sieg
page-mounds-turns = Züge je Partie

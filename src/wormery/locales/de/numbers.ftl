### Your numbers on the page: what all of somebody’s finished games come to.

page-numbers = Deine Zahlen
page-numbers-what = Was alle deine beendeten Spiele zusammen ergeben. Nur du siehst das, außer du teilst es.
page-numbers-none = Spiel eine erste Partie, dann stehen hier deine Zahlen: Siege, Serien, Glück und Können.
page-numbers-none-yet = Davon hast du noch keine Partie beendet.
page-numbers-counting = Deine Partien werden gezählt: { $done } von { $of }
page-numbers-looking = Der Coach rechnet Glück und Können aus: { $done } von { $of } Partien
page-numbers-game = Spiel
page-numbers-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
page-numbers-played = Partien
page-numbers-wins = Siege
page-numbers-wins-share = { $share } – unter Gleichen { $fair }
page-numbers-place = Platz im Schnitt
page-numbers-equals = unter Gleichen: { $fair }
page-numbers-wins-run = Siege in Folge
page-numbers-days-run = Tage in Folge gespielt
page-numbers-longest-run = längste Serie: { $longest }
page-numbers-score = Bestes Ergebnis
page-numbers-longest = Längste Partie
page-numbers-steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
page-numbers-open = Partie ansehen
page-numbers-groups = Wie oft du gewinnst
page-numbers-groups-what = Der Strich zeigt, wie oft du unter Gleichen gewinnen würdest.
page-numbers-by-seats = Am Tisch
page-numbers-by-level = Stärkster Bot
page-numbers-seats = { $seats } Spieler
page-numbers-people = nur Menschen
page-numbers-share = Gewonnen
page-numbers-luck = Glück
page-numbers-luck-what = Was alle Würfe einer Partie mit deiner Gewinnchance gemacht haben: nach oben Glück, nach unten Pech. Alles ist addiert, also können es mehr als 100 % sein.
page-numbers-skill = Können
page-numbers-skill-what = Was jede deiner Entscheidungen im Schnitt verschenkt hat: je kürzer, desto besser.
page-numbers-average = Die Linie ist der Schnitt von fünf Partien.
page-numbers-bars-won = Ein voller Balken ist eine Partie, die du gewonnen hast.
page-numbers-order = Die älteste Partie ist links.
page-numbers-word = Du entscheidest wie
page-numbers-table = Dasselbe als Tabelle
page-numbers-date = Datum
page-numbers-result = Ergebnis
page-numbers-won =
    { $won ->
        [yes] Gewonnen
       *[no] Verloren
    }
page-numbers-given-away = Verschenkt je Entscheidung
page-numbers-no-choices = keine eigenen Entscheidungen
page-numbers-counts = In allen Partien zusammen
page-numbers-per-game = { $number } pro Partie
page-numbers-bests = Das Beste daraus
page-numbers-limits = Gezählt werden deine letzten { $most } Partien; auf Glück und Können schaut der Coach in den letzten { $looked }, außer in sehr langen.
page-numbers-device = Alle, die an diesem Gerät spielen, zählen zusammen.
page-numbers-stood-in =
    { $moves ->
        [one] 1 Zug wurde für dich gemacht, als du weg oder zu spät warst; er zählt nicht als deiner.
       *[other] { $moves } Züge wurden für dich gemacht, als du weg oder zu spät warst; sie zählen nicht als deine.
    }
page-numbers-left-out =
    { $games ->
        [one] 1 Partie zählt nicht: Sie ging von einer Aufzeichnung aus weiter oder ist nicht mehr lesbar.
       *[other] { $games } Partien zählen nicht: Sie gingen von einer Aufzeichnung aus weiter oder sind nicht mehr lesbar.
    }
page-numbers-since = Gezählt seit { $date }.
page-numbers-picture = Ein Bild mit deinen Zahlen
page-numbers-picture-what = Nur du bekommst dieses Bild: Schick es, wem du willst.
page-numbers-export = Alles herunterladen
page-numbers-forget = Meine Zahlen löschen
page-numbers-forget-what = Diese Seite fängt wieder bei null an: Nur Partien, die ab jetzt enden, zählen. Deine Partien selbst und ihre Rückblicke bleiben. Das lässt sich nicht rückgängig machen.
page-numbers-forget-go = Löschen
page-numbers-forgotten = Deine Zahlen sind gelöscht.
page-numbers-keep = Behalten

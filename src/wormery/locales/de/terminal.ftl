### Was nur das Terminal sagt. Tasten und Schalter sind in allen Sprachen gleich.

## Ein Aufruf, der nicht zu lesen ist

usage-no-such-flag = Den Schalter { $flag } gibt es nicht.
usage-value = Was zu { $name } gehört, fehlt oder passt nicht.
usage-no-such-command = Diesen Befehl gibt es nicht. Die Befehle sind play, replay, check und verify, odds für Chancen, und für viele Spiele match, tournament und simulate.
usage-words = Da steht ein Wort zu viel.
usage-help = Hilfe: { $command }
language-unknown = „{ $given }“ ist keine Sprache, die hier gesprochen wird. Es gibt: { $languages }.

## Aufbauen

ask-game = Welches Spiel?
ask-seats = Wie viele spielen mit, { $least } bis { $most }?
ask-name = Wer ist Spieler { $letter }? Ein Name oder ein Bot: { $bots }.
ask-default = (Enter: { $default })
begins-letter = „{ $letter }“ kann nicht beginnen. Die Plätze sind: { $letters }.
seed-and-real-dice = Ein Seed legt die Würfel fest, sie können also nicht zugleich echt sein: --seed oder --dice real weglassen.
file-exists = { $file } gibt es schon. Anderen Namen wählen oder mit jenem Spiel weitermachen: --resume.
resume-alone = Ein Spiel, das weitergeht, hat Spiel, Plätze und Würfel schon: diese Schalter weglassen.

## Dateien

file-unreadable = { $file } lässt sich nicht öffnen: { $reason }.
file-damaged = { $file } ist keine heile Aufzeichnung. { $reason }
file-not-saved = { $file } lässt sich nicht speichern: { $reason }.

## Spielen

play-saved-in = Das Spiel wird nach jedem Zug in { $file } gespeichert.
play-resumed = Weiter geht das Spiel in { $file }.
whose-turn = { $name } ist am Zug
turn-title = { $game } · { whose-turn }
ask-move = Dein Zug, { $name }:
ask-hint =
    { $one ->
        [yes] Enter spielt ihn · h Tipp · ? Hilfe · u zurücknehmen · c Bemerkung · q gehen
       *[no] h Tipp · ? Hilfe · u zurücknehmen · c Bemerkung · q gehen
    }
choose-one = Es gibt mehrere Züge: Wähle einen mit seiner Taste.
undo-not-yours = Der letzte Zug war nicht deiner: Nur den eigenen letzten Zug kann man zurücknehmen.
undone = { $name } nimmt einen Zug zurück: { $move }.
comment-empty = Die Bemerkung kommt hinter das c, wie in: c was für ein Wurf!
commented = In der Aufzeichnung vermerkt.
help-keys =
    Tippe die Taste, die vor einem Zug steht, und drücke Enter. Auch die englischen Namen
    der Züge gehen, wie „{ $move }“. Außer den Zügen gibt es:
    ?       diese Hilfe
    h       ein Tipp: der Zug, den der Rechner wählen würde, und was er wert ist
    u       den eigenen letzten Zug zurücknehmen; gefallene Würfel bleiben liegen
    c Text  eine Bemerkung in die Aufzeichnung schreiben
    q       gehen; das Spiel ist gespeichert und kann weitergehen
help-rules = Die Regeln mit den Nummern, die in Meldungen stehen, sind in { $page } des Projekts Wormery.
left-before-start = Kein Spiel wurde begonnen.
left-saved =
    { $steps ->
        [one] Das Spiel ist gespeichert, bisher { $steps } Schritt.
       *[other] Das Spiel ist gespeichert, bisher { $steps } Schritte.
    }
left-resume = Weiter geht es mit: { $command }
over-title = { $game } · das Ende
over-already = Dieses Spiel ist aus.
over-record = Die Aufzeichnung des Spiels: { $file }
final-player = Spieler

## Heckmeck

rw-stack-empty = keine Portion
rw-stack-height =
    { $tiles ->
        [one] { $tiles } Portion
       *[other] { $tiles } Portionen
    }
rw-stack-covered = darunter { $tiles }
rw-aside =
    { $worm ->
        [yes] Herausgelegt: { $total }, mit Wurm
       *[no] Herausgelegt: { $total }, noch kein Wurm
    }
rw-rolled = Gewürfelt: { $dice } Würfel
rw-move-roll =
    { $dice ->
        [one] den letzten Würfel werfen
       *[other] { $dice } Würfel werfen
    }
rw-move-keep = { rw-symbol } herauslegen, { $count } ×
rw-move-take = { $tile } vom Grill nehmen ({ rw-worms })
rw-move-steal = { $name } die { $tile } klauen ({ rw-worms })
rw-move-give-up = aufgeben: der Zug misslingt
rw-ask-dice =
    { $dice ->
        [one] Was zeigt der Würfel? 1 bis 5 oder W für einen Wurm tippen; z. B. { $example }
       *[other] Was zeigen die { $dice } Würfel? Alle tippen, W für einen Wurm; z. B. { $example }
    }
rw-final-tiles = Würmer (Portion)
rw-final-worms = Würmer

## It Happens..

ih-round = Runde { $round } von { $rounds } · begonnen von { $name }
ih-after-rounds = Nach { $rounds } Runden
ih-mound-title = { $place } · Hügel { $mound }
ih-queen = Königin { $points }
ih-general = General { $points }
ih-worm-number = Wurmzahl { $number }
ih-supply = Vorrat: { rw-worms } · verdeckte Termitenhügel: { $mounds }
ih-die-of =
    { $colour ->
        [third] Der Würfel der dritten Farbe ({ $letter }) zeigt:
       *[own] Der Würfel von { $name } ({ $letter }) zeigt:
    }
ih-column-dice = Würfel
ih-column-worms = Würmer
ih-column-objects = Fundsachen
ih-column-points = Punkte
ih-face-down = { $tiles } verdeckt
ih-move-roll =
    { $dice ->
        [one] deinen letzten Würfel werfen
       *[other] einen deiner { $dice } Würfel werfen
    }
ih-move-roll-third = einen Würfel der dritten Farbe werfen, { $letter } (noch { $dice })
ih-move-skip = für 1 Wurm aussetzen (du hast { $worms })
ih-move-reroll = für 1 Wurm noch einmal würfeln (du hast { $worms })
ih-move-place =
    { $find ->
        [nothing] auf Hügel { $mound } setzen: Summe { $sum }
       *[other] auf Hügel { $mound } setzen: Summe { $sum }, findet { ih-found }
    }
ih-ask-die = Was zeigt der { ih-colour } Würfel ({ $letter })? 1 bis 6 tippen.
ih-ask-mounds = Welche drei Termitenhügel werden aufgedeckt? Verdeckt sind { $mounds }. Tippe z. B. { $example }; mit Enter zieht das Programm.
ih-final-pairs = 5 je Paar
ih-final-kinds = Meiste Arten
ih-final-worms = Würmer
ih-final-queens = Königinnen
ih-final-generals = Generäle
ih-final-total = Summe

## Nachspielen und Prüfen

replay-title =
    { $over ->
        [yes] { $game } · { $step } von { $steps }
       *[no] { $game } · { $step } von { $steps } · { whose-turn }
    }
replay-hint = Enter oder → weiter · b oder ← zurück · eine Zahl und Enter: dorthin · e Ende · q gehen
replay-no-stop = „{ $text }“ führt nirgendwohin: Tippe eine Zahl von 0 bis { $last }.
check-fine =
    { $turns ->
        [one] in Ordnung: { $file }: { $game }, { $seats } Plätze, { $turns } Zug. { $result }
       *[other] in Ordnung: { $file }: { $game }, { $seats } Plätze, { $turns } Züge. { $result }
    }
check-unfinished = Noch nicht zu Ende.
verify-fine =
    { $reveals ->
        [0] fair: { $file }: Alle { $rolls } Würfe mit { $dice } Würfeln stimmen.
       *[other] fair: { $file }: Alle { $rolls } Würfe mit { $dice } Würfeln und { $reveals } Aufdeckungen stimmen.
    }
verify-failed = nicht bestätigt: { $file }: { $reason }
verify-from = Nicht nachgerechnet ist, was der Zufall brachte, bevor die fairen Würfel kamen (wie oft: { $first }).
verify-commitment = Versprechen: { $commitment }
verify-seed = Seed von { $letter }: „{ $seed }“
verify-no-seed = Seed von { $letter }: keiner
verify-compare = Vergleiche den Tisch, das Versprechen und deinen eigenen Seed mit dem, was du vor dem ersten Wurf notiert hast.
verify-unseeded = Kein Platz hat einen Seed gegeben: Nichts schützt diese Würfel vor der Wahl des Servers.

## Nachrechnen, woran faire Würfel gebunden sind

verify-whole = Nachgerechnet ist alles, was der Zufall brachte, von Anfang an.
verify-table = Tisch: { $table }
verify-old = Die Würfel sind von der alten Art, Version 1: Ihr Versprechen hat Tisch, Spiel, Optionen und Plätze nicht gebunden.
verify-drawn = Die Würfel haben auch bestimmt, wer anfängt: { $letter }.
verify-not-drawn = Wer anfängt, wurde nicht den Würfeln überlassen.

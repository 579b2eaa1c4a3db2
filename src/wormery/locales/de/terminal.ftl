### Was nur das Terminal sagt. Tasten und Schalter sind in allen Sprachen gleich.

## Ein Aufruf, der nicht zu lesen ist

usage-no-such-flag = Den Schalter { $flag } gibt es nicht.
usage-missing = { $name } fehlt.
usage-value = { $name } ist ungültig.
usage-needs-value = { $flag } braucht einen Wert: { $what }.
usage-takes-no-value = Zu { $flag } gehört kein Wert.
usage-no-such-command = Den Befehl „{ $command }“ gibt es nicht.
usage-did-you-mean = Meintest du „{ $command }“?
usage-commands = Es gibt: { $commands }.
usage-words = „{ $words }“ ist hier zu viel.
usage-help = Hilfe: { $command }
possible-int-from = eine ganze Zahl ab { $least }
possible-int-range = eine ganze Zahl von { $least } bis { $most }
possible-float-from = eine Zahl ab { $least }
possible-float-range = eine Zahl von { $least } bis { $most }
language-unknown = „{ $given }“ gibt es hier nicht als Sprache. Es gibt: { $languages }.

## Aufbauen

ask-game = Welches Spiel?
ask-seats = Wie viele spielen mit, { $least } bis { $most }?
ask-name = Wer ist Spieler { $letter }? Ein Name oder ein Bot: { $bots }.
ask-default = (Enter: { $default })
ask-help = Tipp eine Antwort und drück Enter; Enter allein nimmt, was in Klammern steht. q beendet.
begins-letter = „{ $letter }“ kann nicht beginnen. Die Plätze sind: { $letters }.
seed-and-real-dice = Ein Seed legt die Würfel fest, sie können also nicht zugleich echt sein: Lass --seed oder --dice real weg.
file-exists = { $file } gibt es schon. Wähl einen anderen Namen oder spiel dort weiter: --resume.
resume-alone = Ein fortgesetztes Spiel hat Spiel, Plätze und Würfel schon: Lass diese Schalter weg.
resume-stdin = Ein Spiel, das weitergeht, wird in seiner Datei gespeichert: gib die Datei selbst an, nicht „-“.
file-stdout = Das Spiel wird nach jedem Zug gespeichert: gib eine Datei an, nicht „-“.

## Dateien

file-unreadable = { $file } lässt sich nicht öffnen: { $reason }.
file-damaged = { $file } ist keine gültige Aufzeichnung. { $reason }
file-not-saved = { $file } lässt sich nicht speichern: { $reason }.

## Was außerhalb des Spiels schiefgeht

output-failed = Die Ausgabe lässt sich nicht schreiben: { $reason }.
system-failed = { $file }: { $reason }.
stdin-empty = Über die Standardeingabe kam nichts an.
unforeseen = Etwas ging schief, womit Wormery nicht gerechnet hat: { $what }. Bitte melde das den Entwicklern, mit dem Befehl, den du eingegeben hast, und dem, was er mit { $debug } ausgibt.

## Spielen

play-saved-in = Das Spiel wird nach jedem Zug in { $file } gespeichert.
play-resumed = Weiter geht’s mit dem Spiel in { $file }.
whose-turn = { $name } ist dran
turn-title = { $game } · { whose-turn }
ask-move = Dein Zug, { $name }:
ask-hint =
    { $one ->
        [yes] Enter spielt ihn · h Tipp · ? Hilfe · u zurücknehmen · c Kommentar · q beenden
       *[no] h Tipp · ? Hilfe · u zurücknehmen · c Kommentar · q beenden
    }
choose-one = Es gibt mehrere Züge: Wähl einen mit seiner Taste.
undo-not-yours = Der letzte Zug war nicht deiner: Du kannst nur deinen eigenen letzten Zug zurücknehmen.
undone = { $name } nimmt einen Zug zurück: { $move }.
comment-empty = Der Kommentar kommt hinter das c, zum Beispiel: c was für ein Wurf!
commented = In der Aufzeichnung vermerkt.
help-keys =
    Tipp die Taste, die vor einem Zug steht, und drück Enter. Auch die englischen Namen
    der Züge gehen, wie „{ $move }“. Außer den Zügen gibt es:
    ?       diese Hilfe
    h       ein Tipp: der Zug, den der Rechner wählen würde, und was er wert ist
    u       den eigenen letzten Zug zurücknehmen; was gewürfelt ist, bleibt liegen
    c Text  einen Kommentar in die Aufzeichnung schreiben
    q       beenden; das Spiel ist gespeichert, du kannst es fortsetzen
help-rules = Die Regeln mit den Nummern aus den Meldungen stehen in { $page } des Projekts Wormery.
left-before-start = Es wurde kein Spiel begonnen.
left-saved =
    { $steps ->
        [one] Das Spiel ist gespeichert, bisher { $steps } Schritt.
       *[other] Das Spiel ist gespeichert, bisher { $steps } Schritte.
    }
left-resume = Weiter geht’s mit: { $command }
over-title = { $game } · das Ende
over-already = Dieses Spiel ist zu Ende.
over-record = Aufzeichnung des Spiels: { $file }
final-player = Spieler

## Heckmeck am Bratwurmeck

rw-stack-empty = keine Portion
rw-stack-height =
    { $tiles ->
        [one] { $tiles } Portion
       *[other] { $tiles } Portionen
    }
rw-stack-covered = darunter: { $tiles }
rw-aside =
    { $worm ->
        [yes] Beiseitegelegt: { $total }, mit Wurm
       *[no] Beiseitegelegt: { $total }, noch kein Wurm
    }
rw-rolled = Gewürfelt: { $dice } Würfel
rw-move-roll =
    { $dice ->
        [one] den letzten Würfel werfen
       *[other] { $dice } Würfel werfen
    }
rw-move-keep = { rw-symbol } beiseitelegen, { $count } ×
rw-move-take = { $tile } vom Grill nehmen ({ rw-worms })
rw-move-steal = { $name } die { $tile } klauen ({ rw-worms })
rw-move-give-up = aufgeben: der Zug misslingt
rw-ask-dice =
    { $dice ->
        [one] Was hast du gewürfelt? Tipp 1 bis 5 oder W für einen Wurm; z. B. { $example }
       *[other] Was hast du mit den { $dice } Würfeln gewürfelt? Tipp alle, W für einen Wurm; z. B. { $example }
    }
rw-final-tiles = Würmer (Portion)
rw-final-worms = Würmer

## It Happens..

ih-round =
    { $you ->
        [yes] Runde { $round } von { $rounds } · begonnen von dir
       *[no] Runde { $round } von { $rounds } · begonnen von { $name }
    }
ih-after-rounds = Nach { $rounds } Runden
ih-mound-title = { $place } · Hügel { $mound }
ih-queen = Königin { $points }
ih-general = General { $points }
ih-worm-number = Wurmzahl { $number }
ih-supply = Vorrat: { rw-worms } · verdeckte Termitenhügel: { $mounds }
ih-die-of =
    { $colour ->
        [third] Die dritte Farbe ({ $letter }) würfelt:
        [you] Du würfelst ({ $letter }):
       *[own] { $name } ({ $letter }) würfelt:
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
ih-ask-die = Was zeigt der { ih-colour } Würfel ({ $letter })? Tipp 1 bis 6.
ih-ask-mounds = Welche drei Termitenhügel werden aufgedeckt? Verdeckt sind { $mounds }. Tipp z. B. { $example }; mit Enter zieht das Programm.
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
replay-hint = Enter oder → weiter · b oder ← zurück · eine Zahl und Enter: dorthin · e Ende · q beenden
replay-no-stop = „{ $text }“ ist kein Schritt: Tipp eine Zahl von 0 bis { $last }.
check-fine =
    { $turns ->
        [one] in Ordnung: { $file }: { $game }, { $seats } Plätze, { $turns } Zug. { $result }
       *[other] in Ordnung: { $file }: { $game }, { $seats } Plätze, { $turns } Züge. { $result }
    }
check-unfinished = Noch nicht zu Ende.
verify-fine =
    { $reveals ->
        [0] fair: { $file }: Alle { $rolls } Würfe ({ $dice } Würfel) stimmen.
       *[other] fair: { $file }: Alle { $rolls } Würfe ({ $dice } Würfel) und { $reveals } Aufdeckungen stimmen.
    }
verify-failed = nicht bestätigt: { $file }: { $reason }
verify-from = Die ersten { $first } Würfe und Ziehungen stammen aus der Zeit vor den fairen Würfeln und lassen sich nicht nachrechnen.
verify-commitment = Versprechen: { $commitment }
verify-seed = Seed von { $letter }: „{ $seed }“
verify-no-seed = Seed von { $letter }: keiner
verify-compare = Vergleiche den Tisch, das Versprechen und deinen eigenen Seed mit dem, was du vor dem ersten Wurf notiert hast.
verify-unseeded = Niemand hat einen Seed gegeben; der Server könnte sich diese Würfel ausgesucht haben.

## Nachrechnen, woran faire Würfel gebunden sind

verify-whole = Alle Würfe und Ziehungen sind nachgerechnet, von der ersten an.
verify-table = Tisch: { $table }
verify-old = Das sind alte faire Würfel (Version 1): Ihr Versprechen galt nicht für einen bestimmten Tisch mit Spiel, Optionen und Plätzen.
verify-drawn = Die Würfel haben auch bestimmt, wer anfängt: { $letter }.
verify-not-drawn = Wer anfängt, wurde nicht den Würfeln überlassen.

### What is said when something given to a game is not as it must be.
### Each says what is wrong and, where it is not plain, what to do.

## Games and set-up

game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
game-broken = Das Spiel „{ $game }“ lässt sich nicht laden: { $reason }
game-part-missing = Das Spiel „{ $game }“ hat keinen Teil „{ $part }“.
seats-range =
    { $seats ->
        [one] { $seats } Platz geht nicht: Dieses Spiel ist für { $least } bis { $most }.
       *[other] { $seats } Plätze gehen nicht: Dieses Spiel ist für { $least } bis { $most }.
    }
begins-range = Platz { $begins } kann nicht beginnen: Die Plätze zählen ab 0, und es gibt { $seats }.
option-unknown = Eine Option „{ $option }“ gibt es nicht. Die Optionen sind: { $options }.
option-twice = Die Option „{ $option }“ ist doppelt angegeben.
name-like-a-bot = „{ $name }“ sieht aus wie ein Bot. Bitte wähl einen anderen Namen.
option-value = „{ $value }“ ist kein Wert für die Option { $option }. Möglich sind: { $values }.

## Moves

unknown-move = „{ $move }“ ist kein Zug in diesem Spiel.
game-over = Das Spiel ist zu Ende: Jetzt kann nichts mehr gespielt werden.
player-unknown = Einen Spieler „{ $player }“ gibt es nicht. Die Spieler sind: { $players }.
player-name-taken = Hier heißen zwei Spieler „{ $player }“. Gib deinem einen eigenen Namen.
player-not-here = Der Spieler „{ $player }“ spielt „{ $game }“ nicht. Dafür gibt es: { $players }.
player-broken = Der Spieler „{ $player }“ lässt sich nicht laden: { $reason }.
player-whole-turns-only = Die Spieler von Wormery kennen nur das ganze Spiel. Lass weg: { $options }.
undo-impossible = Es gibt nichts zurückzunehmen: Was gewürfelt ist, bleibt liegen.

## Regenwormen

rw-roll-first = Würfle zuerst.
rw-choose-first = Leg zuerst ein Symbol aus diesem Wurf beiseite.
rw-keep-needs-roll = Ein Symbol pro Wurf: Würfle erneut, bevor du noch eines beiseitelegst.
rw-symbol-absent =
    { $symbol ->
        [W] Du hast keinen Wurm gewürfelt.
       *[other] Du hast keine { $symbol } gewürfelt.
    }
rw-symbol-used =
    { $symbol ->
        [W] Würmer hast du in diesem Zug schon beiseitegelegt.
       *[other] Würfel mit einer { $symbol } hast du in diesem Zug schon beiseitegelegt.
    }
rw-no-roll-left = Weiterwürfeln geht nicht: Es sind keine Würfel oder keine Symbole mehr übrig. Nimm dir eine Portion.
rw-claim-must-be-taken = Du kannst nicht aufgeben, solange es eine Portion gibt, die du nehmen kannst.
rw-no-worm = Ohne einen Wurm unter deinen beiseitegelegten Würfeln kannst du keine Portion nehmen.
rw-tile-too-high = Portion { $tile } ist zu hoch für { $total } Punkte.
rw-exact-tile-only = Mit { $total } Punkten musst du Portion { $total } nehmen.
rw-highest-lower-only = Von den niedrigeren Portionen darfst du nur die höchste nehmen, nicht { $tile }.
rw-tile-own = Portion { $tile } hast du schon.
rw-steal-exact = Portion { $tile } kannst du nur mit genau { $tile } Punkten klauen, und du hast { $total }.
rw-tile-covered = Portion { $tile } liegt unter einer anderen und ist sicher.
rw-tile-out = Portion { $tile } ist aus dem Spiel.
rw-dice-impossible =
    { $dice ->
        [one] „{ $text }“ geht nicht: Du würfelst mit einem Würfel. Tipp, was er zeigt: 1 bis 5 oder W für einen Wurm.
       *[other] „{ $text }“ geht nicht: Du würfelst mit { $dice } Würfeln. Tipp, was sie zeigen: 1 bis 5 und W für einen Wurm.
    }
rw-dice-dead = Bei „{ $text }“ gibt es nichts Neues beiseitezulegen: Der Zug wäre vorbei.

## It Happens..

ih-roll-first = Würfle zuerst.
ih-place-now = Du hast gewürfelt: Setz den Würfel jetzt.
ih-no-third-colour = Eine dritte Farbe gibt es nur im Spiel zu zweit.
ih-no-die-left = Du hast in dieser Runde keinen Würfel dieser Farbe mehr.
ih-colour-stuck = Von dieser Farbe lässt sich kein Würfel mehr setzen: Ihre Spalten sind voll.
ih-column-full = Deine Spalte auf Termitenhügel { $mound } ist voll.
ih-no-worm = Du hast kein Wurmplättchen zum Abgeben.
ih-no-worm-for-third = Für die dritte Farbe kannst du keine Wurmplättchen abgeben.
ih-skip-before-roll = In diesem Spiel kannst du nur vor dem Würfeln aussetzen.
ih-die-impossible = „{ $text }“ geht nicht: Du würfelst mit einem Würfel. Tipp, was er zeigt, 1 bis 6.
ih-mounds-impossible = „{ $text }“ geht nicht: Nenn drei der noch verdeckten Termitenhügel ({ $mounds }), zum Beispiel 1.4.9.

## Mound sets

mounds-unreadable = Das Hügelset { $file } lässt sich nicht lesen: { $reason }.
mounds-too-long = { $file }: länger als { $most } Bytes; das ist kein Hügelset.
mounds-not-utf8 = { $file }, Zeile { $line }: kein UTF-8-Text. Speichere die Datei als UTF-8.
mounds-toml = { $file }, Zeile { $line }: kein gültiges TOML: { $reason }.
mounds-name = { $file }, Zeile { $line }: Das Set braucht einen Namen, zum Beispiel name = "meine-huegel".
mounds-key = { $file }, Zeile { $line }: unbekannter Schlüssel „{ $key }“.
mounds-key-missing = { $file }, Zeile { $line }: Diesem Termitenhügel fehlt „{ $key }“.
mounds-count = { $file }, Zeile { $line }: Ein Set hat 12 Termitenhügel, dieses hat { $count }.
mounds-number = { $file }, Zeile { $line }: { $key } ist { $value }; es muss eine ganze Zahl von { $least } bis { $most } sein.
mounds-queen = { $file }, Zeile { $line }: Die Königin ({ $queen }) muss mehr wert sein als der General ({ $general }).
mounds-drawing = { $file }, Zeile { $line }: „fields“ muss eine Zeichnung zwischen dreifachen Anführungszeichen sein.
mounds-rows = { $file }, Zeile { $line }: Ein Termitenhügel wird in 1 bis 3 Reihen gezeichnet, dieser in { $count }.
mounds-columns = { $file }, Zeile { $line }: Eine Reihe hat 5 Spalten, diese hat { $count }.
mounds-no-field = { $file }, Zeile { $line }: Jede Spalte braucht ein Feld in der untersten Reihe.
mounds-hole = { $file }, Zeile { $line }: „{ $word }“ hängt in der Luft: Darunter ist kein Feld.
mounds-find = { $file }, Zeile { $line }: „{ $word }“ ist nichts, was man auf einem Termitenhügel findet. Möglich sind: { $finds }.
mounds-unsound = Das ist kein Hügelset: Es braucht 12 Termitenhügel, jeder mit 5 Spalten zu 1 bis 3 Feldern und einer Königin, die mehr zählt als ihr General.
mounds-word = „{ $text }“ ist weder der Name eines Hügelsets noch zwölf Termitenhügel.

## Positions on one line

position-one-line = Eine Stellung ist eine Zeile mit höchstens { $most } Zeichen.
position-short = Spalte { $column }: Die Stellung endet vor „{ $field }“.
position-long = Spalte { $column }: „{ $text }“ ist zu viel.
position-field = Spalte { $column }: „{ $text }“ kann in einer Stellung nicht „{ $field }“ sein.
position-field-why = Spalte { $column }: „{ $text }“ kann in einer Stellung nicht „{ $field }“ sein: { $reason }

## Game records

record-too-long = Zeile { $line }: länger als { $most } Zeichen; das ist keine Spielaufzeichnung.
record-steps = Zeile { $line }: mehr als { $most } Schritte; ein längeres Spiel nimmt ein Server nicht an.
record-not-utf8 = Zeile { $line }, Spalte { $column }: kein UTF-8-Text.
record-tag-name = „{ $tag }“ kann nicht der Name einer Angabe sein: Nimm Buchstaben und Ziffern.
record-tag-own = Die Angabe { $tag } schreibt die Aufzeichnung selbst.
record-tag-value = Die Angabe { $tag } muss eine Zeile mit höchstens { $most } druckbaren Zeichen sein.
record-tag-malformed = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Angabe wie [Game "regenwormen"].
record-tag-twice = Zeile { $line }, Spalte { $column }: Die Angabe { $tag } kommt hier zum zweiten Mal vor.
record-tag-missing = Zeile { $line }, Spalte { $column }: Die Angabe { $tag } fehlt.
record-tag = Zeile { $line }, Spalte { $column }: { $reason }
record-format = Zeile { $line }, Spalte { $column }: Aufzeichnungen im Format { $format } lassen sich nicht lesen; dieses Programm liest Format 1.
record-rules = Zeile { $line }, Spalte { $column }: mit Version { $version } der Regeln gespielt, und die hat dieses Programm nicht.
record-number = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Anzahl von Plätzen.
record-seat = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Platz; die Plätze heißen A, B, C und so weiter.
record-comment = Ein Kommentar hat höchstens { $most } druckbare Zeichen und keine geschweiften Klammern.
record-space = Zeile { $line }, Spalte { $column }: Vor „{ $text }“ fehlt ein Leerzeichen.
record-heading = Zeile { $line }, Spalte { $column }: Hier muss „{ $expected }“ stehen, nicht „{ $text }“.
record-cut = Zeile { $line }, Spalte { $column }: Die Aufzeichnung bricht mitten in einer Zeile ab.
record-outcome-expected = Zeile { $line }, Spalte { $column }: Hier müssen Würfel in eckigen Klammern stehen, nicht „{ $text }“.
record-move-expected = Zeile { $line }, Spalte { $column }: „{ $text }“ beginnt nicht mit einem Zug.
record-step = Zeile { $line }, Spalte { $column }: { $reason }
record-after-end = Zeile { $line }, Spalte { $column }: Das Spiel ist schon vor „{ $text }“ zu Ende.
record-result = Zeile { $line }, Spalte { $column }: Das Ergebnis sagt „{ $given }“, die Züge sagen „{ $found }“.

## Faire Würfel

fair-unsaid = Die Aufzeichnung sagt nicht, woher ihre Würfel kommen. Nur faire Würfel, die eines Tischservers, lassen sich nachrechnen.
fair-other-dice = Das sind keine fairen Würfel: Die Angabe Dice sagt „{ $dice }“. Nur faire Würfel, die eines Tischservers, lassen sich nachrechnen.
fair-seed = Ein Seed ist eine Zeile mit höchstens { $most } druckbaren Zeichen oder leer.
fair-tag = Die Angabe { $tag } stimmt nicht: { $reason }
fair-tag-missing = Die Angabe { $tag } fehlt, und faire Würfel brauchen sie.
fair-tag-hex = Die Angabe { $tag } muss aus { $digits } Hexadezimalziffern bestehen, 0 bis 9 und a bis f.
fair-tag-seat = Die Angabe { $tag } gehört zu keinem Platz: Es gibt { $seats } Plätze.
fair-tag-from = Die Angabe FairFrom zählt die Würfe und Ziehungen vor den fairen Würfeln; in dieser Aufzeichnung geht 1 bis { $most }.
fair-secret-hidden = Das Geheimnis dieser Würfel wird gezeigt, wenn das Spiel zu Ende ist: Rechne sie dann nach.
fair-commitment = Das Geheimnis passt nicht zum Versprechen: Es ist nicht das, das vor dem ersten Wurf versprochen wurde.
fair-tag-begins = Die Angabe FairBegins kann nur yes sein oder fehlen.
fair-wrong-beginner = Platz { $said } hat angefangen, die Würfel hätten aber { $due } gewählt.
fair-wrong-dice = { $turn }, Wurf { $roll }: Die Aufzeichnung sagt [{ $said }], es müsste aber [{ $due }] sein.
fair-wrong-mounds = { $turn }: Laut Aufzeichnung wurden die Termitenhügel [{ $said }] aufgedeckt, es müssten aber [{ $due }] sein.

## Viele Spiele

arena-seed = Der Seed muss eine ganze Zahl von 0 bis { $most } sein.
arena-games = Die Zahl der Spiele muss zwischen 1 und { $most } liegen.
arena-width = Die Breite muss größer als 0 und kleiner als 1 sein: 0.02 sind zwei Prozentpunkte.
arena-workers = Es muss mindestens 1 Worker sein.
arena-no-player = Nenne die Spieler.
arena-too-many-players = { $players } Spieler passen nicht auf { $seats } Plätze.
arena-player-twice = Nenn jeden Spieler eines Turniers nur einmal.
arena-tournament-players = Ein Turnier ist für { $least } bis { $most } Spieler.
arena-move = Der Spieler „{ $player }“ hat einen unerlaubten Zug gemacht. { $reason }
arena-player = Der Spieler „{ $player }“ ist abgestürzt: { $reason }
arena-fewer = In der Datei stehen schon { $games } Spiele: Verlange mindestens so viele.
arena-file-exists = { $file } gibt es schon. Wähl einen anderen Namen oder mach damit weiter: --resume.
arena-file-in-use = { $file } wird gerade von einem anderen Lauf benutzt. Warte, bis er fertig ist, oder wähl eine andere Datei.
arena-file-damaged = { $file }, Zeile { $line }: beschädigt, oder keine Datei mit Ergebnissen. Nichts wurde verändert.
arena-resume-alone = Was fortgesetzt wird, hat Spieler, Regeln und Seed schon: Lass diese Schalter weg.
arena-other-command = Diese Ergebnisse gehören zu einem anderen Befehl: { $command }
arena-worker-lost = Zu viele Worker sind verloren gegangen. Alle beendeten Spiele sind gespeichert.
arena-no-dask = Für einen Cluster brauchst du Dask, und das ist nicht installiert: { $install }
arena-no-cluster = Unter { $address } gibt es keinen Cluster.
arena-no-workers = Der Cluster unter { $address } hat keine Worker.
arena-cluster-version = Die Worker des Clusters haben Wormery { $found }, dieses Programm ist { $own }: Nimm überall dieselbe Version.
arena-no-matplotlib = Für einen Bericht brauchst du Matplotlib, und das ist nicht installiert: { $install }

## Solvers

solver-two-seats = Das ganze Spiel lässt sich nur zu zweit und am Anfang eines Zuges lösen.
solver-too-large = Dieses Spiel ist zu groß, um es ganz zu lösen: Es hat mehr als { $most } Stellungen.
solver-no-end = Die Lösung konvergierte nicht in { $most } Iterationen.
solver-dice = Nimm 1 bis { $dice } Würfel und für jeden fehlenden Würfel höchstens { $points } Punkte.
solver-out-of-reach = Portion { $tile } ist unerreichbar: Ein Zug bringt höchstens { $most } Punkte. Nimm mehr Würfel oder Punkte oder lass diese Portion weg.
solver-mounds-first = Eine Runde lässt sich erst lösen, wenn ihre Termitenhügel aufgedeckt sind.
solver-between-rounds = Diese Schätzung geht nur zwischen zwei Runden. Frag hier nach den Chancen dieser Stellung.
weights-broken = Die Gewichte in { $file } sind nicht zu gebrauchen: { $reason }. Installier Wormery neu, oder erzeug die Datei noch einmal mit dem Programm in training/.
tables-differ = Tisch { $number } gehört zu einem anderen Spiel oder hat andere Plätze oder Optionen als der erste. Bewerte nur gleichartige Tische zusammen.
tables-begin = An Tisch { $number } ist jemand mitten im Zug. Bewerte ihn einzeln; zusammen geht es nur mit Tischen, an denen ein Zug oder eine Runde beginnt.

## Faire Würfel, an ihren Tisch gebunden

fair-tag-version = Die Angabe Fair nennt eine Version der Würfel, die dieses Programm nicht kennt; die neueste, die es kennt, ist { $newest }.
fair-other-game = Diese Würfel wurden für ein anderes Spiel oder einen anderen Tisch versprochen.
fair-commitment-bound = Das Geheimnis passt nicht zum Versprechen. Es ist nicht das versprochene, oder nicht für dieses Spiel: Das Versprechen gilt auch für Tisch, Spiel, Optionen, Plätze, wer anfängt und was vorher gespielt wurde.
fair-unfinished = Das Spiel in dieser Aufzeichnung ist nicht zu Ende; der Rest könnte abgeschnitten sein. Rechne die ganze Aufzeichnung nach.
fair-nothing-covered = Diese Aufzeichnung enthält keine fairen Würfel, also gibt es nichts nachzurechnen.
shared-seed = Ein Seed für gemeinsame Würfel ist eine Zeile mit 1 bis { $most } druckbaren Zeichen.
shared-given = Diese Würfel stammen aus einer anderen Partie und nicht aus einem Seed. Vergleiche die beiden Aufzeichnungen: wormery compare EINE.worm ANDERE.worm
daily-key = Der Schlüssel der Tagestische hat 1 bis { $most } Buchstaben, Ziffern oder Zeichen ohne Leerzeichen.

## The coach

coach-nothing-to-choose = Hier gibt es nichts zu wählen.
coach-not-your-turn = Dieser Platz ist nicht am Zug: Der Trainer hilft nur dem, der gerade wählt.

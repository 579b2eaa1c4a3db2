### Spieler, die eigene Programme sind: warum es nicht geht oder warum eines beendet wurde.
### In docs/player-protocol.md steht, was sie tun sollen.

## Etwas ging schief: ein Satz, der den Spieler nennt, und einer von denen darunter

outside-failed = Der Spieler „{ $player }“ wurde beendet. { $reason }
outside-failed-saying = Der Spieler „{ $player }“ wurde beendet. { $reason } Zuletzt auf der Fehlerausgabe: { $said }
outside-start-slow = Er war nach { $seconds } s nicht bereit.
outside-slow = Er hat in { $seconds } s keinen Zug genannt.
outside-not-started = Er lässt sich nicht starten: { $reason }.
outside-exited = Sein Prozess hat sich selbst beendet (Exit-Code { $code }).
outside-closed = Er hat seine Standardausgabe geschlossen.
outside-deaf = Er liest nicht, was er gefragt wird.
outside-babbles = Er hat mehr als { $most } Bytes gesagt, ohne zu antworten.
outside-line-long = Er hat eine Zeile mit mehr als { $most } Bytes gesagt.
outside-line-bytes = Er hat eine Zeile gesagt, die kein UTF-8 ist.
outside-line-signs = Er hat eine Zeile mit unsichtbaren Zeichen gesagt: { $line }
outside-line-unknown = Er hat etwas gesagt, was es im Protokoll hier nicht gibt: „{ $line }“. Bemerkungen beginnen mit „info“; alles andere gehört auf die Fehlerausgabe.
outside-untimely = Er hat ungefragt gesprochen: „{ $line }“.
outside-text = Dieser Text fehlt oder ist länger als { $most } Zeichen: „{ $line }“.
outside-chances = „{ $line }“ sagt nicht, wie es um { $seats } Plätze steht: für jeden eine Zahl von 0 bis 1, zusammen höchstens 1.
outside-version = Er spricht nicht Version { $version } des Protokolls: „{ $line }“.
outside-gives-up = Er hat aufgegeben: { $reason }
outside-game = Er spielt nicht „{ $game }“, nur: { $games }.
outside-moves = Die Namen der Züge von „{ $game }“ passen nicht ins Protokoll: Sie enthalten „|“.
outside-illegal = Er hat „{ $move }“ geantwortet. { $reason }
outside-windows = Programme können unter Linux und macOS mitspielen, nicht unter Windows.

## So, wie er beschrieben ist, geht es nicht

outside-not-there = Der Spieler „{ $player }“ lässt sich nicht starten: Ein Programm „{ $command }“ gibt es nicht.
outside-not-executable = Der Spieler „{ $player }“ lässt sich nicht starten: „{ $command }“ ist nicht ausführbar. Ändere das (chmod +x), oder stell das Programm davor, das es ausführt.
outside-command = „{ $given }“ ist keine Befehlszeile. Schreib exec: und den Befehl, etwa exec:./player.py.
outside-file = Der Spieler in { $file } lässt sich nicht lesen: { $reason }.
outside-key = { $file }: unbekannter Schlüssel „{ $key }“. Die Schlüssel sind: { $known }.
outside-value = { $file }: „{ $key }“ fehlt oder hat einen Wert, der nicht geht.
outside-name-taken = { $given }: „{ $player }“ heißt schon eine der Stufen. Gib dem Spieler einen anderen Namen.
outside-name-twice = { $given }: Noch ein Spieler heißt „{ $player }“. Gib jedem einen Namen in einer eigenen Datei.
outside-not-named = In diesem Spiel sitzt ein Spieler „{ $player }“, den hier niemand kennt. Ist er ein Programm, nenne es noch einmal: --player bot:DATEI.toml
arena-cluster-programs = Spieler, die Programme sind, spielen nur auf diesem Rechner: Lass --cluster weg.
arena-resume-programs = Diese Partien wurden mit Programmen gespielt ({ $programs }). Nenne genau diese noch einmal, hinter --resume DATEI.

## An einem Tisch

outside-remark = { $name }: { $text }
outside-stood-in = { $name } („{ $player }“) hat keinen Zug genannt. Ein anderer Bot springt ein.

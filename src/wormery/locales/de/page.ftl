### Was die Seite rund um die Spielbretter sagt. Bretter und Regeln haben eigene Dateien.

## Everywhere

page-name = Wormery
page-title = { $title } · Wormery
page-home = Startseite
page-rules = Regeln
page-rules-title = Regeln: { $game }
page-settings = Einstellungen
page-skip = Zum Inhalt
page-close = Schließen
page-copied = Kopiert.
page-wait = Einen Augenblick …
page-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
page-try-again = Erneut versuchen
page-reload = Neu laden
page-failed = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuch es noch einmal.
page-broken-title = Etwas ist schiefgegangen
page-broken = Dieser Teil der Seite konnte nicht angezeigt werden. Neu laden hilft meistens.
page-rule-link = Regel { $rule }
page-not-found = Unter dieser Adresse ist nichts
page-not-found-what = Vielleicht ist der Link unvollständig. Alles beginnt auf der Startseite.

## Home

page-tagline = Zwei Würfelspiele um Würmer, mit Freunden oder gegen Bots.
page-rw-line = Würfeln, herauslegen, wagen: Schnapp dir die fettesten Würmer vom Grill oder von nebenan.
page-ih-line = Setze Würfel auf Termitenhügel, finde kuriose Dinge und gewinne Königinnen und Generäle.
page-play-now = Jetzt spielen
page-play-now-what = Sofort, gegen Bots
page-new-table = Neuer Tisch
page-join = Dazusetzen
page-open-record = Protokoll öffnen
page-your-tables = Deine Tische
page-no-tables = Noch keine Tische. Beginne ein Spiel, dann findest du es hier wieder.
page-table-state =
    { $state ->
        [open] wartet auf Mitspieler
        [playing] läuft
       *[over] zu Ende
    }
page-table-when =
    { $day ->
        [today] heute, { $time }
        [yesterday] gestern, { $time }
       *[earlier] vor { $days } Tagen
    }
page-older-tables = Ältere Tische zeigen
page-mounds-note = Die Termitenhügel von It Happens.. haben wir selbst entworfen.
page-credits = { rw-name } (Heckmeck am Bratwurmeck, Pickomino, Regenwormen) ist von Reiner Knizia, It Happens.. von Stefan Feld. Diese Seite steht in keiner Verbindung zu Autoren oder Verlagen.

## Joining

page-join-how = Tippe den Code ein, den du bekommen hast, oder füge den Link ein. Einen QR-Code öffnet die Kamera deines Telefons.
page-join-code = Code oder Link
page-join-go = Zum Tisch
page-join-bad = Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel { $example }.

## Opening a record

page-record-how = Ein Protokoll ist eine kleine Textdatei mit einem ganzen Spiel darin. Wähle die Datei oder füge den Text ein.
page-record-file = Datei wählen
page-record-text = Text des Protokolls
page-record-watch = Ansehen
page-record-go-on = Vom Ende an weiterspielen
page-record-empty = Wähle zuerst eine Datei oder füge ein Protokoll ein.

## A new table

page-new-title = Neuer Tisch: { $game }
page-who-plays = Wer spielt mit?
page-seat = Platz { $letter }
page-seat-me = Ich
page-seat-here = Jemand an diesem Bildschirm
page-seat-link = Jemand, der den Link bekommt
page-seat-bot = Ein Bot
page-seat-kind = Wer sitzt auf Platz { $letter }?
page-seat-open = Freier Platz
page-your-name = Dein Name
page-name-of = Name auf Platz { $letter }
page-name-placeholder = kann leer bleiben
page-level-of = Stärke des Bots auf Platz { $letter }
page-level =
    { $level ->
        [random] Wirrkopf
        [beginner] Anfänger
        [casual] Gelegenheitsspieler
        [skilled] Geübt
       *[expert] Meister
    }
page-rw-character =
    { $level ->
        [random] Macht irgendeinen erlaubten Zug, ohne zu denken.
        [beginner] Kennt die Chancen, schätzt sie aber arg falsch ein.
        [casual] Zählt Würmer ordentlich und irrt sich ab und zu.
        [skilled] Zählt Würmer und irrt sich selten.
       *[expert] Spielt auf Sieg: wägt jede Portion, jeden Stapel und wer als Nächster kommt.
    }
page-ih-character =
    { $level ->
        [random] Macht irgendeinen erlaubten Zug, ohne zu denken.
        [beginner] Spielt nach Faustregeln und schätzt einen Platz oft falsch ein.
        [casual] Spielt nach Faustregeln, ohne Fehler, und achtet nie auf die anderen.
        [skilled] Spielt die Runde einige Male im Kopf zu Ende und irrt sich ein wenig.
       *[expert] Spielt die Runde vor jedem Würfel hundertmal im Kopf zu Ende.
    }
page-strength = Eins gegen eins gewinnt er { $percent } % der Spiele gegen „{ $other }“.
page-strength-least = Der schwächste von allen.
page-add-seat = Platz dazu
page-remove-seat = Platz { $letter } entfernen
page-seat-range = Für { $least } bis { $most }.
page-third-colour-note = Zu zweit spielt eine dritte Farbe mit, die niemandem gehört.
page-option-lower = Welche niedrigere Portion man nehmen darf
page-option-lower-what = Ist die genaue Portion nicht zu haben, geht eine niedrigere vom Grill.
page-option-lower-value =
    { $value ->
        [any] jede niedrigere
       *[highest] nur die höchste davon
    }
page-option-short = Kurzes Spiel
page-option-short-what = Eine zurückgelegte Portion wird auch umgedreht, wenn sie die höchste ist. Für ein kürzeres Spiel oder ab fünf Personen.
page-option-skip = Wann man aussetzen darf
page-option-skip-what = Aussetzen kostet einen Wurm; der Würfel bleibt bei dir.
page-option-skip-value =
    { $value ->
        [any] vor oder nach dem Wurf
       *[before-roll] nur vor dem Wurf
    }
page-option-open-points = Offene Punkteplättchen
page-option-open-points-what = Königinnen und Generäle liegen offen, damit alle mitrechnen können.
page-option-third-worms = Würmer der dritten Farbe
page-option-third-worms-what = Mit wie vielen Würmern die herrenlose Farbe im Spiel zu zweit beginnt.
page-option-mounds = Termitenhügel
page-option-mounds-what = Unsere, oder ein eigener Satz in der Notation des Projekts.
page-option-mounds-ours = unsere zwölf Hügel
page-option-mounds-own = ein eigener Satz
page-option-mounds-text = Zwölf Hügel in Notation
page-begins = Wer beginnt
page-begins-what = Am echten Tisch beginnt, wer am jüngsten oder am hungrigsten ist.
page-begins-chance = die Würfel entscheiden
page-dice = Würfel
page-dice-server = Der Server würfelt
page-dice-server-what = Niemand kann sie sich aussuchen, und nach dem Spiel kann jeder jeden Wurf nachrechnen.
page-dice-real = Echte Würfel auf eurem Tisch
page-dice-real-what = Ihr würfelt, die Seite führt Buch: Tippt an, was gefallen ist.
page-pace = Tempo der Bots
page-pace-value =
    { $pace ->
        [at-once] sofort
        [quick] flott
        [slow] gemächlich
       *[normal] normal
    }
page-grace = Wenn jemand weg ist
page-grace-what = Damit die anderen nicht warten müssen, kann ein Bot spielen, bis die Person zurück ist.
page-grace-value =
    { $grace ->
        [never] auf die Person warten
        [short] nach 20 Sekunden spielt ein Bot
        [long] nach 5 Minuten spielt ein Bot
       *[normal] nach einer Minute spielt ein Bot
    }
page-stand-in = Wer einspringt
page-more-settings = Würfel, Tempo und Regeln
page-make-table = Tisch decken
page-start-now = Spiel beginnen

## The lobby

page-lobby = Tisch { $code }
page-lobby-invite = Freunde einladen
page-lobby-invite-what = Gib ihnen den Link oder den Code, oder lass sie eine Kamera auf das Bild richten.
page-lobby-code = Code
page-lobby-link = Link
page-copy-link = Link kopieren
page-share-link = Link teilen
page-qr = QR-Code mit dem Link zu diesem Tisch
page-sit-here = Hier setzen
page-sit-how = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
page-your-seat = dein Platz
page-leave-seat = Platz freigeben
page-fill-bot = Einen Bot spielen lassen
page-waiting-host = Das Spiel beginnt, wenn es startet, wer den Tisch aufgemacht hat.
page-waiting-seats = Das Spiel kann beginnen, wenn jeder Platz besetzt ist.
page-ready = Alle sind da.
page-start = Spiel beginnen
page-fair-dice = Faire Würfel
page-fair-dice-what = Der Server hat sein Geheimnis schon gewählt, und das Versprechen bindet es an dieses Spiel an diesem Tisch. Auch dein eigener Seed bestimmt die Würfel mit. Dieses Gerät merkt sich beides und vergleicht es, wenn du die Würfe nach dem Spiel nachrechnest; für deine eigene Notiz kannst du beides kopieren.
page-commitment = Versprechen
page-seed = Dein Seed
page-new-seed = Ein anderer
page-seed-set = Diesen Seed verwenden
page-join-here = Komm und spiel { $game } mit!

## At the table

page-turn-yours = { $name }, du bist am Zug
page-turn-yours-alone = Du bist am Zug
page-turn-of = { $name } ist am Zug
page-turn-bot = { $name } denkt nach
page-turn-away = { $name } ist gerade weg
page-turn-away-bot = { $name } ist weg; ein Bot spielt
page-dice-yours = Würfle und tippe an, was die Würfel zeigen
page-dice-of = { $name } würfelt mit echten Würfeln
page-watching = Du schaust zu
page-just-now = Gerade eben
page-nothing-yet = Das Spiel beginnt.
page-what-now = Deine Züge
page-log = Was geschah
page-undo = Zurücknehmen
page-leave = Vom Tisch gehen
page-share-table = Zum Zuschauen einladen
page-adjust = Tempo und Abwesenheit
page-adjust-save = Speichern
page-hand-over = Bitte gib den Bildschirm an { $name }
page-hand-over-done = Ich bin { $name }
page-hand-over-quietly = An diesem Tisch nicht mehr fragen
page-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
page-lost-sending = Die Verbindung ist weg. Dein Zug ist aufgehoben und wird gesendet, sobald sie wieder da ist.
page-connecting = Verbinden …
page-plain-board = Worte statt Bilder
page-drawn-board = Bilder statt Worte
page-problem-close = Diese Meldung ausblenden
page-table-missing = Diesen Tisch gibt es nicht
page-lost-later = Die Seite versucht es von selbst noch einmal.
page-too-many = Das war dem Server zu viel auf einmal.
page-too-slow = Deine Verbindung ist zu langsam für diesen Tisch.
page-turned-away = Dieser Tisch lässt sich nicht öffnen
page-turned-away-why = Der Server hat die Verbindung ohne Angabe von Gründen abgelehnt.
page-seat-away = weg
page-seat-stand-in = ein Bot spielt
page-resign-seat = Dein Platz wird frei, und andere können ihn nehmen.
page-scores = Plätze

## In words instead of pictures

page-type-count = { $count } von { $of }

## The end

page-over = Das Spiel ist zu Ende
page-over-won = { $name }: { $score }
page-rematch = Noch einmal
page-rematch-wait = Es fehlen noch: { $names }
page-rematch-offered = { $name } möchte noch einmal spielen.
page-rematch-go = Zum nächsten Spiel
page-download = Protokoll herunterladen
page-replay = Spiel noch einmal ansehen
page-verify = Würfel nachrechnen
page-verifying = Jeder Wurf wird nachgerechnet …
page-verify-fine =
    { $reveals ->
        [0] Fair: Alle { $rolls } Würfe mit { $dice } Würfeln sind so, wie Geheimnis und Seeds es verlangen.
       *[other] Fair: Alle { $rolls } Würfe mit { $dice } Würfeln und { $reveals } Aufdeckungen sind so, wie Geheimnis und Seeds es verlangen.
    }
page-verify-commitment = Das Geheimnis passt nicht zum Versprechen. Das sind nicht die Würfel, die für dieses Spiel an diesem Tisch versprochen waren.
page-verify-wrong = Wurf { $event } passt nicht: Das Protokoll sagt { $said }, es muss aber { $due } gewesen sein.
page-verify-real = Diese Würfel wurden von Hand geworfen; da gibt es nichts nachzurechnen.
page-verify-unknown = Diese Seite weiß nicht, woraus dieses Spiel seine Würfel zieht, und kann sie deshalb nicht nachrechnen.
page-verify-hidden = Das Geheimnis wird gezeigt, wenn das Spiel zu Ende ist.
page-verify-compare = Dieses Gerät hat vor dem ersten Wurf nichts notiert. Vergleiche den Tisch, das Versprechen und deinen Seed mit deiner eigenen Notiz.
page-verify-unseeded = Kein Platz hat einen Seed gegeben: Nichts schützt diese Würfel vor der Wahl des Servers.
page-verify-from = Nicht abgedeckt sind die ersten { $count } Würfe, aus der Zeit vor den fairen Würfeln.
page-verify-seed = Seed von { $name }: { $seed }
page-verify-no-seed = Seed von { $name }: keiner
page-verify-secret = Geheimnis

## The replay

page-replay-title = { $game }, Schritt { $step } von { $steps }
page-replay-step = Augenblick im Spiel
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-next = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-link = Link zu diesem Augenblick kopieren
page-replay-table = Zum Tisch
page-replay-none = Dieses Spiel hat noch nicht begonnen.

## Settings

page-language = Sprache
page-language-auto = Wie im Browser ({ $language })
page-theme = Hell und dunkel
page-theme-value =
    { $theme ->
        [light] hell
        [dark] dunkel
       *[auto] wie das Gerät
    }
page-sound = Ton
page-sound-what = Kleine Geräusche für Würfel, Portionen und deinen Zug.
page-motion = Bewegung
page-motion-value =
    { $motion ->
        [full] darf sich bewegen
        [less] bleibt ruhig
       *[auto] wie das Gerät
    }
page-own-pace = Tempo auf dem Brett
page-patterns = Muster neben Farben
page-patterns-what = Die Farben der Mitspielenden unterscheiden sich auch im Muster.
page-plain = Worte statt Bilder
page-plain-what = Der Tisch als Text und Knöpfe, für Vorleseprogramme und langsame Geräte.
page-nickname = Dein Name am Tisch
page-nickname-what = Neue Tische schlagen ihn vor. Es gibt kein Konto und kein Passwort.
page-save = Speichern
page-saved = Gespeichert.
page-move-device = Auf einem anderen Gerät spielen
page-move-device-what = Deine Plätze gehören diesem Browser. Ein einmaliger Code nimmt sie in einen anderen mit; danach können beide spielen.
page-move-make = Code erzeugen
page-move-code =
    { $minutes ->
        [one] Tippe diesen Code innerhalb von { $minutes } Minute auf dem anderen Gerät ein:
       *[other] Tippe diesen Code innerhalb von { $minutes } Minuten auf dem anderen Gerät ein:
    }
page-move-use = Ich habe einen Code von meinem anderen Gerät
page-move-go = Übernehmen
page-move-done = Fertig: Dieses Gerät ist nun dasselbe wie das andere.
page-kept-here = All dies wird nur in diesem Browser aufbewahrt.

## Fair dice, noted and compared

page-fair-copy = Als Notiz kopieren
page-fair-unnoted = Dieses Gerät hat an diesem Tisch keinen Seed gegeben und kann deshalb später nichts vergleichen.
page-lobby-starts = Das Spiel beginnt von selbst, sobald alle Seeds für die neuen Würfel da sind.
page-verify-unfinished = Das Spiel ist in diesem Protokoll nicht zu Ende, und was fehlt, kann abgeschnitten worden sein.
page-verify-nothing = Kein Wurf in diesem Protokoll stammt von fairen Würfeln, also gibt es nichts nachzurechnen.
page-verify-tag = Das Protokoll lässt sich nicht nachrechnen: Die Angabe { $tag } fehlt oder stimmt nicht.
page-verify-beginner = Platz { $said } hat angefangen, die Würfel müssen aber { $due } gewählt haben.
page-verify-old = Die Würfel sind von der alten Art, Version 1: Ihr Versprechen hat Tisch, Spiel, Optionen und Plätze nicht gebunden.
page-verify-whole = Nachgerechnet ist alles, was der Zufall brachte, von Anfang an.
page-verify-drawn = Die Würfel haben auch bestimmt, wer anfängt: { $name }.
page-verify-not-drawn = Wer anfängt, wurde nicht den Würfeln überlassen.
page-verify-table = Tisch: { $table }
page-verify-noted = Tisch, Versprechen und deine Seeds sind die, die dieses Gerät vor dem ersten Wurf notiert hat.
page-verify-last = Deine Seeds kamen zuletzt: Niemand konnte seinen nach deinen wählen.
page-verify-otherwise = Das ist nicht, was dieses Gerät vor dem ersten Wurf notiert hat. Traue diesen Würfeln nicht.
page-verify-note = Notiertes Versprechen: { $commitment }
page-fair-changed = Das Versprechen dieses Tisches ist nicht das, das dieses Gerät zuerst notiert hat. Traue seinen Würfeln nicht: Eröffne selbst einen Tisch.
## Gastgeber

page-host = Gastgeber
page-host-title = Du bist Gastgeber dieses Tisches
page-host-free = Entfernen
page-host-free-ask = { $name } entfernen?
page-host-free-what = { $name } verliert den Platz und kann sich hier nicht wieder setzen, es sei denn, du lässt es zu. In einem Spiel spielt ein Bot für den Platz, bis ihn jemand nimmt.
page-host-hand = Zum Gastgeber machen
page-host-hand-ask = { $name } zum Gastgeber machen?
page-host-hand-what = Von da an bestimmt { $name }, wer hier sitzt, und nicht mehr du. Deinen Platz behältst du.
page-host-nobody = Sonst sitzt niemand an diesem Tisch.
page-host-lock = Wer neu kommt
page-host-lock-value =
    { $lock ->
        [all] darf weder mitspielen noch zuschauen
        [seats] darf nur zuschauen
       *[open] darf sich setzen und zuschauen
    }
page-host-asks = { $name } möchte gern Platz { $letter }.
page-host-asks-nameless = Jemand möchte gern Platz { $letter }.
page-host-admit = Hereinlassen
page-host-decline = Ablehnen
page-host-absent = Abgewiesen
page-host-someone = Jemand
page-host-readmit = Wieder zulassen
page-host-you = Du bist jetzt Gastgeber dieses Tisches.
page-standing =
    { $standing ->
        [asked] Du hast um einen Platz gebeten. Der Gastgeber antwortet noch.
        [declined] Der Gastgeber hat abgelehnt. Du kannst zuschauen.
       *[removed] Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zuschauen.
    }
page-table-lock =
    { $lock ->
        [all] Der Gastgeber hat diesen Tisch gesperrt: Niemand kann sich neu setzen oder zuschauen.
       *[seats] Der Gastgeber hat die Plätze gesperrt: Niemand kann sich neu setzen.
    }
page-sit-ask = Um diesen Platz bitten
page-closed-table =
    { $said ->
        [yes] Die Betreiber dieses Servers haben diesen Tisch geschlossen: { $reason }
       *[no] Die Betreiber dieses Servers haben diesen Tisch geschlossen.
    }
page-closed-what = Hier kann niemand weiterspielen; was gespielt wurde, kann man noch ansehen.
page-admission = Offene Plätze
page-admission-link = Wer den Link hat, setzt sich
page-admission-ask = Wer den Link hat, fragt, und du lässt herein

## Für immer gehen

page-sign-out = Andere Geräte abmelden
page-sign-out-what = Falls du einem Gerät nicht mehr traust, auf dem du gespielt hast: Alle anderen verlieren sofort deine Plätze, und früher gemachte Codes gelten nicht mehr. Dieses Gerät bleibt.
page-sign-out-done = Alle anderen Geräte sind abgemeldet.
page-forget = Lösche mich
page-forget-what = Nimmt dich aus allem auf diesem Server heraus: deinen Spitznamen, deine Geräte, deinen Namen an jedem Tisch. Plätze in laufenden Spielen werden frei. Gespielte Spiele bleiben den anderen, ohne deinen Namen, und ihre Würfel lassen sich weiter prüfen; dafür werden die Wörter behalten, die du für die Würfel angegeben hast.
page-forget-ask = Das lässt sich nicht rückgängig machen, und niemand kann dir deine Plätze zurückgeben.
page-forget-go = Lösche mich endgültig
page-forget-done = Erledigt. Nichts hier nennt dich mehr.
page-message = Von den Betreibern dieses Servers

## Betreiber

page-operator = Betrieb
page-operator-what = Für die Betreiber dieses Servers. Das Token wird behalten, bis dieser Tab geschlossen wird.
page-operator-token = Token
page-operator-enter = Zeigen
page-operator-leave = Token vergessen
page-operator-nodes = Knoten
page-operator-node =
    { $alive ->
        [yes] Lebt
       *[no] Weg
    }
page-operator-head =
    { $what ->
        [node] Knoten
        [version] Version
        [load] Last
        [memory] Speicher
        [tables] Tische
        [sockets] Sockets
        [bots] Wartende Bots
        [unreadable] Unlesbar
        [code] Code
        [game] Spiel
        [state] Stand
        [touched] Zuletzt berührt
        [events] Ereignisse
        [people] Personen
       *[names] Namen
    }
page-operator-connected = Personen gerade an Tischen: { $connected }. Bekannte Geräte: { $devices }.
page-operator-search = Suchen
page-operator-any = alle
page-operator-names = Namen zeigen
page-operator-more = Mehr
page-operator-none = Nichts gefunden.
page-operator-close = Schließen
page-operator-purge = Löschen
page-operator-sure = Tisch { $code }
page-operator-purge-what = Der Tisch verschwindet mit allen Ereignissen, endgültig.
page-operator-close-what = Wer dort ist, erfährt warum, und man kann nur noch zuschauen.
page-operator-reason = Grund
page-operator-bans = Sperren
page-operator-ban = Sperren
page-operator-unban = Aufheben
page-operator-whom = Adressen (192.0.2.0/24) oder ein Platz (KR7TWQ:B)
page-operator-hours = Stunden; leer heißt für immer
page-operator-until = bis { $until }
page-operator-device = Ein Gerät
page-operator-message = Nachricht des Tages
page-operator-message-what = Eine Zeile für alle; leer heißt keine.
page-operator-log = Was getan wurde

# Ton und Hinweise
page-attention = Ton und Hinweise
page-volume = Lautstärke
page-volume-test = Ausprobieren
page-vibration = Vibration
page-vibration-what = Dein Handy vibriert, wenn du würfelst, wenn ein Wurf misslingt und wenn du dran bist. Nie, wenn Animationen aus sind.
page-notify = Sag mir, wenn ich dran bin
page-notify-what = Eine Mitteilung, während diese Seite im Hintergrund ist.
page-notify-push = Eine Mitteilung, während diese Seite im Hintergrund oder geschlossen ist.
page-notify-blocked = Dein Browser blockiert Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
page-notify-ask = Machst du beim Warten etwas anderes? Wir können dir sagen, wenn du dran bist.
page-notify-yes = Sag mir Bescheid
page-notify-no = Nein, danke
page-title-turn = ● Du bist dran – { $title } · Wormery
page-offline = Du bist offline
page-offline-what = Der Server ist nicht erreichbar, darum gibt es gerade keine Tische. Sobald wieder eine Verbindung besteht, geht es von selbst weiter.
page-offline-rules = Regeln lesen

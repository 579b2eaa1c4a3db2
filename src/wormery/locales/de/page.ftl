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
page-no-answer = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
page-try-again = Erneut versuchen
page-reload = Neu laden
page-failed = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuch es noch einmal.
page-broken-title = Etwas ist schiefgegangen
page-broken = Dieser Teil der Seite konnte nicht angezeigt werden. Neu laden hilft meistens.
page-rule-link = Regel { $rule }
page-not-found = Hier ist nichts
page-not-found-what = Vielleicht ist der Link unvollständig. Auf der Startseite findest du alles.

## Home

page-tagline = Zwei Würfelspiele um Würmer, mit Freunden oder gegen Bots.
page-rw-line = Würfeln, beiseitelegen, zocken: Schnapp dir die fettesten Würmer vom Grill oder von den anderen.
page-ih-line = Setz Würfel auf Termitenhügel, finde kuriose Dinge und gewinne Königinnen und Generäle.
page-play-now = Jetzt spielen
page-play-now-what = Sofort, gegen Bots
page-new-table = Neuer Tisch
page-join = Mitspielen
page-open-record = Aufzeichnung öffnen
page-no-tables = Noch keine Tische. Spiele, die du beginnst, findest du hier wieder.
page-learn = Spielen lernen
page-new-here = Neu hier?
page-new-here-what = Lern ein Spiel in fünf Minuten, einfach beim Spielen.
page-new-here-no = Nein, danke
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
page-older-tables = Ältere Partien zeigen
page-mounds-note = Die Termitenhügel von It Happens.. haben wir selbst entworfen.
page-credits = Heckmeck am Bratwurmeck (auch Pickomino und Regenwormen) ist von Reiner Knizia, It Happens.. von Stefan Feld. Diese Seite hat mit Autoren und Verlagen nichts zu tun.

# What is new every day
page-today = Heute
page-today-what = Auf der ganzen Welt dieselben Würfel, und zu jedem Spiel ein Rätsel.
page-today-table = Tagestisch
page-today-puzzle = Tagesrätsel
page-today-numbers = Deine Zahlen
page-today-ratings = Rangliste
page-today-new = noch nicht gespielt
page-today-going = du bist mittendrin

## Joining

page-join-how = Tipp den Code ein, den du bekommen hast, oder füg den Link ein. Einen QR‑Code scannst du mit der Kamera deines Handys.
page-join-code = Code oder Link
page-join-go = Zum Tisch
page-join-bad = Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel { $example }.

## Opening a record

page-record-how = Eine Aufzeichnung ist eine kleine Textdatei mit einem ganzen Spiel darin. Wähl die Datei aus oder füg ihren Text ein.
page-record-file = Datei wählen
page-record-text = Text der Aufzeichnung
page-record-watch = Ansehen
page-record-go-on = Vom Ende an weiterspielen
page-record-empty = Wähl zuerst eine Datei aus oder füg eine Aufzeichnung ein.

## A new table

page-new-title = Neuer Tisch: { $game }
page-who-plays = Wer spielt mit?
page-seat = Platz { $letter }
page-seat-me = Ich
page-seat-here = Jemand an diesem Gerät
page-seat-link = Jemand mit dem Link
page-seat-bot = Ein Bot
page-seat-kind = Wer sitzt auf Platz { $letter }?
page-seat-open = Freier Platz
page-your-name = Dein Name
page-name-of = Name auf Platz { $letter }
page-name-placeholder = kann leer bleiben
page-name-yours = Dein Name (freiwillig)
page-level-of = Stärke des Bots auf Platz { $letter }
page-level =
    { $level ->
        [random] Wirrkopf
        [beginner] Anfänger
        [casual] Freizeitspieler
        [skilled] Könner
        [expert] Meister
        [champion] Großmeister
       *[other] { $level }
    }
page-rw-character =
    { $level ->
        [random] Spielt irgendwas, ohne nachzudenken.
        [beginner] Schätzt die Chancen oft falsch ein.
        [casual] Zählt Würmer, vertut sich manchmal.
        [skilled] Zählt Würmer, vertut sich selten.
        [expert] Behält jede Portion im Auge.
        [champion] Kennt die Gewinnchancen von allen.
       *[other] Ein Programm, das hinzugefügt hat, wer diesen Server betreibt.
    }
page-ih-character =
    { $level ->
        [random] Spielt irgendwas, ohne nachzudenken.
        [beginner] Spielt nach Gefühl, oft daneben.
        [casual] Fehlerfrei, achtet nie auf andere.
        [skilled] Denkt voraus, vertut sich manchmal.
        [expert] Spielt jede Runde im Kopf durch.
        [champion] Kennt die Gewinnchancen von allen.
       *[other] Ein Programm, das hinzugefügt hat, wer diesen Server betreibt.
    }
page-strength = Eins gegen eins gewinnt dieser Bot { $percent } % der Spiele gegen „{ $other }“.
page-strength-least = Der schwächste von allen.
page-add-seat = Platz dazu
page-remove-seat = Platz { $letter } entfernen
page-seat-range = Für { $least } bis { $most } Spieler.
page-third-colour-note = Zu zweit spielt eine neutrale dritte Farbe mit.
page-option-lower = Welche niedrigere Portion du nehmen darfst
page-option-lower-what = Ist die passende Portion nicht zu haben, darfst du eine niedrigere vom Grill nehmen.
page-option-lower-value =
    { $value ->
        [any] jede niedrigere
       *[highest] nur die höchste von ihnen
    }
page-option-short = Kurzes Spiel
page-option-short-what = Eine zurückgelegte Portion wird auch dann umgedreht, wenn sie selbst die höchste ist. Für ein kürzeres Spiel oder ab fünf Personen.
page-option-skip = Wann du aussetzen darfst
page-option-skip-what = Aussetzen kostet einen Wurm; der Würfel bleibt bei dir.
page-option-skip-value =
    { $value ->
        [any] vor oder nach dem Wurf
       *[before-roll] nur vor dem Wurf
    }
page-option-open-points = Offene Punkteplättchen
page-option-open-points-what = Königinnen und Generäle liegen offen, damit alle mitrechnen können.
page-option-third-worms = Würmer der dritten Farbe
page-option-third-worms-what = Mit wie vielen Würmern die neutrale Farbe zu zweit beginnt.
page-option-mounds = Termitenhügel
page-option-mounds-what = Unsere, oder füg deine eigenen ein.
page-option-mounds-ours = unsere zwölf Termitenhügel
page-option-mounds-own = ein eigener Satz
page-option-mounds-text = Zwölf Termitenhügel in Notation
page-option-mounds-make = Eigene Termitenhügel entwerfen
page-begins = Wer beginnt
page-begins-what = Am echten Tisch fängt an, wer am jüngsten oder am hungrigsten ist.
page-begins-chance = die Würfel entscheiden
page-dice = Würfel
page-dice-server = Der Server würfelt
page-dice-server-what = Niemand kann schummeln, und nach dem Spiel kann jeder jeden Wurf nachrechnen.
page-dice-real = Echte Würfel auf eurem Tisch
page-dice-real-what = Ihr würfelt, die Seite zählt mit: Tippt an, was ihr gewürfelt habt.
page-pace = Tempo der Bots
page-pace-value =
    { $pace ->
        [at-once] sofort
        [quick] flott
        [slow] gemächlich
       *[normal] normal
    }
page-grace = Wenn jemand weg ist
page-grace-what = Ein Bot kann einspringen, damit niemand warten muss.
page-grace-value =
    { $grace ->
        [never] warten
        [short] nach 20 Sekunden spielt ein Bot
        [long] nach 5 Minuten spielt ein Bot
       *[normal] nach einer Minute spielt ein Bot
    }
page-stand-in = Wer einspringt
page-more-settings = Würfel, Tempo und Regeln
page-make-table = Tisch eröffnen
page-start-now = Spiel starten

## The lobby

page-lobby = Tisch { $code }
page-lobby-invite = Freunde einladen
page-lobby-invite-what = Teil den Link oder den Code, oder lass andere den QR‑Code scannen.
page-lobby-code = Code
page-lobby-link = Link
page-copy-link = Link kopieren
page-share-link = Link teilen
page-qr = QR-Code mit dem Link zu diesem Tisch
page-sit-here = Hier hinsetzen
page-sit-how = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
page-your-seat = dein Platz
page-leave-seat = Platz freigeben
page-fill-bot = Bot spielen lassen
page-waiting-host = Los geht’s, sobald der Gastgeber startet.
page-waiting-seats = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
page-ready = Alle sind da.
page-start = Spiel starten
page-fair-dice = Faire Würfel
page-fair-dice-what = Der Server hat seine Würfel schon festgelegt: Das ist das Versprechen. Dein Seed mischt mit. Dieses Gerät merkt sich beides und vergleicht es, wenn du die Würfe nach dem Spiel nachrechnest. Willst du es selbst prüfen können, kopier dir beides.
page-commitment = Versprechen
page-seed = Dein Seed
page-new-seed = Ein anderer
page-seed-set = Diesen Seed verwenden
page-join-here = Komm und spiel { $game } mit!

## At the table

page-turn-yours = { $name }, du bist dran
page-turn-yours-alone = Du bist dran
page-turn-of = { $name } ist dran
page-turn-bot = { $name } denkt nach
page-turn-away = { $name } ist gerade weg
page-turn-away-bot = { $name } ist weg; ein Bot spielt
page-dice-yours = Würfle und tipp an, was du gewürfelt hast
page-reveal-yours = Deckt drei Hügel auf und tippt ihre Nummern an
page-dice-of = { $name } würfelt mit echten Würfeln
page-watching = Du schaust zu
page-just-now = Gerade eben
page-nothing-yet = Das Spiel beginnt.
page-what-now = Deine Züge
page-log = Was passiert ist
page-undo = Zurücknehmen
page-leave = Tisch verlassen
page-share-table = Zum Zuschauen einladen
page-adjust = Tempo und Abwesenheit
page-adjust-save = Speichern
page-hand-over = Bitte gib das Gerät an { $name } weiter
page-hand-over-done = Ich bin { $name }
page-hand-over-quietly = An diesem Tisch nicht mehr fragen
page-lost = Die Verbindung ist weg. Die Seite verbindet sich von selbst wieder; nichts geht verloren.
page-lost-sending = Die Verbindung ist weg. Dein Zug ist gespeichert und wird gesendet, sobald sie wieder da ist.
page-connecting = Verbindung wird hergestellt …
page-plain-board = Text statt Bilder
page-drawn-board = Bilder statt Text
page-problem-close = Diese Meldung ausblenden
page-table-missing = Diesen Tisch gibt es nicht
page-lost-later = Die Seite versucht es weiter.
page-too-many = Das war dem Server zu viel auf einmal.
page-too-slow = Deine Verbindung ist zu langsam für diesen Tisch.
page-turned-away = Dieser Tisch lässt sich nicht öffnen
page-turned-away-why = Der Server hat die Verbindung ohne Angabe von Gründen abgelehnt.
page-seat-away = weg
page-seat-stand-in = ein Bot spielt
page-resign-seat = Dein Platz wird frei, und jemand anderes kann ihn nehmen.
page-scores = Plätze

## In words instead of pictures

page-type-count = { $count } von { $of }

## The end

page-over = Das Spiel ist zu Ende
page-over-won = { $name }: { $score }
page-rematch = Noch einmal spielen
page-rematch-wait = Es fehlen noch: { $names }
page-rematch-offered = { $name } möchte noch einmal spielen.
page-rematch-go = Zum nächsten Spiel
page-download = Aufzeichnung herunterladen
page-replay = Spiel noch einmal ansehen
page-verify = Würfel nachrechnen
page-verifying = Jeder Wurf wird nachgerechnet …
page-verify-fine =
    { $reveals ->
        [0] Fair: Alle { $rolls } Würfe ({ $dice } Würfel) stimmen.
       *[other] Fair: Alle { $rolls } Würfe ({ $dice } Würfel) und { $reveals } Aufdeckungen stimmen.
    }
page-verify-commitment = Das Geheimnis passt nicht zum Versprechen. Das sind nicht die Würfel, die für dieses Spiel an diesem Tisch versprochen waren.
page-verify-wrong = Wurf { $event } stimmt nicht: Die Aufzeichnung sagt { $said }, es müsste aber { $due } sein.
page-verify-real = Diese Würfel wurden von Hand geworfen; da gibt es nichts nachzurechnen.
page-verify-unknown = Diese Seite weiß nicht, wie dieses Spiel seine Würfel zieht, und kann sie deshalb nicht nachrechnen.
page-verify-hidden = Das Geheimnis wird gezeigt, wenn das Spiel zu Ende ist.
page-verify-compare = Dieses Gerät hat vor dem ersten Wurf nichts notiert. Vergleiche den Tisch, das Versprechen und deinen Seed mit deiner eigenen Notiz.
page-verify-unseeded = Niemand hat einen Seed gegeben; der Server könnte sich diese Würfel ausgesucht haben.
page-verify-from = Die ersten { $count } Würfe stammen aus der Zeit vor den fairen Würfeln und lassen sich nicht nachrechnen.
page-verify-seed = Seed von { $name }: { $seed }
page-verify-no-seed = Seed von { $name }: keiner
page-verify-secret = Geheimnis

## The replay

page-replay-title = { $game }, Schritt { $step } von { $steps }
page-replay-step = Moment im Spiel
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-next = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-link = Link zu diesem Moment kopieren
page-replay-table = Zum Tisch
page-replay-none = Dieses Spiel hat noch nicht begonnen.

## Settings

page-language = Sprache
page-language-auto = Wie im Browser ({ $language })
page-theme = Darstellung
page-theme-value =
    { $theme ->
        [light] hell
        [dark] dunkel
       *[auto] wie das Gerät
    }
page-sound = Ton
page-sound-what = Kleine Geräusche für Würfel, Portionen und deinen Zug.
page-motion = Animationen
page-motion-value =
    { $motion ->
        [full] Animationen an
        [less] Animationen aus
       *[auto] wie das Gerät
    }
page-own-pace = Spieltempo
page-patterns = Muster zusätzlich zu Farben
page-patterns-what = Gibt jeder Spielerfarbe auch ein Muster.
page-plain = Text statt Bilder
page-plain-what = Der Tisch als Text mit Knöpfen, für Screenreader und langsame Geräte.
page-nickname = Dein Name am Tisch
page-nickname-what = Wird an neuen Tischen für dich eingetragen. Kein Konto, kein Passwort.
page-save = Speichern
page-saved = Gespeichert.
page-move-device = Auf einem anderen Gerät spielen
page-move-device-what = Deine Plätze gehören zu diesem Browser. Mit einem Einmalcode spielst du auch auf einem anderen Gerät.
page-move-make = Code erzeugen
page-move-code =
    { $minutes ->
        [one] Gib diesen Code innerhalb von { $minutes } Minute auf dem anderen Gerät ein:
       *[other] Gib diesen Code innerhalb von { $minutes } Minuten auf dem anderen Gerät ein:
    }
page-move-use = Ich habe einen Code von meinem anderen Gerät
page-move-go = Code einlösen
page-move-done = Fertig: Deine Plätze sind jetzt auch hier.
page-kept-here = Diese Einstellungen werden nur in diesem Browser gespeichert.
page-notices = Womit diese Seite gebaut ist, und unter welchen Lizenzen

## Fair dice, noted and compared

page-fair-copy = Als Notiz kopieren
page-fair-unnoted = Dieses Gerät hat an diesem Tisch keinen Seed gegeben und kann deshalb später nichts vergleichen.
page-lobby-starts = Das Spiel beginnt von selbst, sobald alle Seeds für die neuen Würfel da sind.
page-verify-unfinished = Das Spiel in dieser Aufzeichnung ist nicht zu Ende; der Rest könnte abgeschnitten sein.
page-verify-nothing = Diese Aufzeichnung enthält keine fairen Würfel, also gibt es nichts nachzurechnen.
page-verify-tag = Die Würfe lassen sich nicht nachrechnen: Die Angabe { $tag } fehlt oder stimmt nicht.
page-verify-beginner = Platz { $said } hat angefangen, die Würfel hätten aber { $due } gewählt.
page-verify-old = Das sind alte faire Würfel (Version 1): Ihr Versprechen galt nicht für einen bestimmten Tisch mit Spiel, Optionen und Plätzen.
page-verify-whole = Alle Würfe und Ziehungen sind nachgerechnet, von der ersten an.
page-verify-drawn = Die Würfel haben auch bestimmt, wer anfängt: { $name }.
page-verify-not-drawn = Wer anfängt, wurde nicht den Würfeln überlassen.
page-verify-table = Tisch: { $table }
page-verify-noted = Tisch, Versprechen und deine Seeds sind so, wie dieses Gerät sie vor dem ersten Wurf notiert hat.
page-verify-last = Deine Seeds kamen zuletzt: Niemand konnte seinen darauf abstimmen.
page-verify-otherwise = Das hat dieses Gerät vor dem ersten Wurf anders notiert. Trau diesen Würfeln nicht.
page-verify-note = Notiertes Versprechen: { $commitment }
page-fair-changed = Das Versprechen dieses Tisches ist ein anderes, als dieses Gerät zuerst notiert hat. Trau seinen Würfeln nicht: Eröffne selbst einen Tisch.
## Gastgeber

page-host = Gastgeber
page-host-title = Du bist Gastgeber dieses Tisches
page-host-free = Entfernen
page-host-free-ask = { $name } entfernen?
page-host-free-what = { $name } verliert den Platz und kann sich hier nicht wieder hinsetzen, außer du lässt es zu. Läuft das Spiel, spielt ein Bot für den Platz, bis ihn jemand nimmt.
page-host-hand = Zum Gastgeber machen
page-host-hand-ask = { $name } zum Gastgeber machen?
page-host-hand-what = Von da an bestimmt { $name }, wer hier sitzt, und nicht mehr du. Deinen Platz behältst du.
page-host-nobody = Sonst sitzt niemand an diesem Tisch.
page-host-lock = Wer neu dazukommt
page-host-lock-value =
    { $lock ->
        [all] darf weder mitspielen noch zuschauen
        [seats] darf nur zuschauen
       *[open] darf mitspielen und zuschauen
    }
page-host-asks = { $name } hätte gern Platz { $letter }.
page-host-asks-nameless = Jemand hätte gern Platz { $letter }.
page-host-admit = Hereinlassen
page-host-decline = Ablehnen
page-host-absent = Abgewiesen
page-host-someone = Jemand
page-host-readmit = Wieder zulassen
page-host-you = Du bist jetzt Gastgeber dieses Tisches.
page-standing =
    { $standing ->
        [asked] Du hast um einen Platz gebeten. Der Gastgeber muss noch antworten.
        [declined] Der Gastgeber hat abgelehnt. Du kannst zuschauen.
       *[removed] Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zuschauen.
    }
page-table-lock =
    { $lock ->
        [all] Der Gastgeber hat diesen Tisch gesperrt: Niemand Neues kann sich hinsetzen oder zuschauen.
       *[seats] Der Gastgeber hat die Plätze gesperrt: Niemand Neues kann sich hinsetzen.
    }
page-sit-ask = Um diesen Platz bitten
page-closed-table =
    { $said ->
        [yes] Die Betreiber dieses Servers haben diesen Tisch geschlossen: { $reason }
       *[no] Die Betreiber dieses Servers haben diesen Tisch geschlossen.
    }
page-closed-what = Hier kann niemand weiterspielen; was gespielt wurde, kannst du noch ansehen.
page-admission = Offene Plätze
page-admission-link = Wer den Link hat, setzt sich einfach hin
page-admission-ask = Wer den Link hat, fragt, und du lässt herein

## Für immer gehen

page-sign-out = Andere Geräte abmelden
page-sign-out-what = Gerät verloren, oder traust du ihm nicht mehr? Alle anderen Geräte verlieren sofort deine Plätze, und alte Codes gelten nicht mehr. Dieses Gerät bleibt.
page-sign-out-done = Alle anderen Geräte sind abgemeldet.
page-forget = Mich löschen
page-forget-what = Löscht dich überall auf diesem Server: deinen Namen, deine Geräte, deinen Namen an jedem Tisch. Plätze in laufenden Spielen werden frei. Beendete Spiele bleiben den anderen, ohne deinen Namen. Ihre Würfe lassen sich weiter nachrechnen; dafür bleiben deine Seeds gespeichert.
page-forget-ask = Das lässt sich nicht rückgängig machen, und niemand kann dir deine Plätze zurückgeben.
page-forget-go = Mich endgültig löschen
page-forget-done = Erledigt. Dein Name ist von diesem Server verschwunden.
page-message = Von den Betreibern dieses Servers
page-preparing = Die Bots und der Trainer wärmen sich noch auf, nur dieses eine Mal: { $done } von { $of }. Spielen kannst du schon.

## Betreiber

page-operator = Betrieb
page-operator-what = Für die Betreiber dieses Servers. Das Token wird gespeichert, bis du diesen Tab schließt.
page-operator-token = Token
page-operator-enter = Zeigen
page-operator-leave = Token vergessen
page-operator-nodes = Knoten
page-operator-node =
    { $alive ->
        [yes] Läuft
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
        [touched] Zuletzt aktiv
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
page-operator-purge-what = Der Tisch wird mit allen Ereignissen endgültig gelöscht.
page-operator-close-what = Wer am Tisch ist, erfährt warum. Danach kann man nur noch zuschauen.
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

## The frame around a board
page-menu = Menü
page-faster = Schneller
page-faster-quick = Ab jetzt geht es flott weiter. In den Einstellungen lässt sich das ändern.
page-keys = Tastenkürzel
page-keys-what = Statt eines Knopfs kannst du seine Taste drücken.
page-keys-show = Diese Tastenkürzel zeigen
## you: das Ende eines Spiels
page-end-you = Du hast gewonnen!
page-end-you-too = Du und { $names } teilt euch den Sieg!
page-end-one = { $name } hat gewonnen!
page-end-some = { $names } teilen sich den Sieg!
page-end-close =
    { $margin ->
        [0] Ganz knapp: Gleichstand bis zum Schluss!
        [one] Ganz knapp: Dir hat nur { $margin } gefehlt!
       *[other] Ganz knapp: Dir haben nur { $margin } gefehlt!
    }
page-end-lost = Gut gespielt. Nächstes Mal gewinnst du!
page-end-highlights = Höhepunkte

## Around the tables
page-play-who = Gegen zwei Bots spielen
page-play-level = Wie stark sollen die Bots sein?
page-play-against = Gegen zwei Bots: { $level }
page-play-change = ändern
page-play-go = Spielen
page-name-what = So nennen dich die anderen am Tisch. Du kannst das Feld leer lassen.
page-open-tables = Offene Tische
page-open-none = Gerade wartet niemand. Eröffne einen Tisch und setz ihn auf die Liste: Wer vorbeikommt, kann mitspielen.
page-open-seats = { $taken } von { $seats } Plätzen besetzt
page-open-fills = Beginnt mit Bots in { $time }
page-open-join = Mitspielen
page-open-more = Mehr Tische zeigen
page-listed = Alle dürfen mitspielen
page-listed-what = Der Tisch steht auf der Startseite, solange du hier bist und ein Platz frei ist.
page-waiting-title = Während du wartest
page-fill-after = Freie Plätze an Bots geben
page-fill-after-what = Wenn die Zeit um ist, bekommen Bots die freien Plätze und das Spiel beginnt.
page-fill-after-value =
    { $wait ->
        [never] nie
        [short] nach 30 Sekunden
        [normal] nach 1 Minute
       *[long] nach 2 Minuten
    }
page-fill-level = Stärke dieser Bots
page-fills-in = In { $time } bekommen Bots die freien Plätze und das Spiel beginnt
page-fills-stop = Weiter warten
page-your-games = Deine Partien
page-all-games = Alle deine Partien
page-games-going = Laufend
page-games-played = Beendet
page-games-search = Suchen
page-games-search-what = Ein Name, ein Spiel oder ein Datum: „Anna“, „November“
page-games-none = Noch keine beendete Partie. Hier stehen später deine Ergebnisse.
page-games-not-found = Keine Partie gefunden.
page-games-more = Mehr Partien zeigen
page-games-elsewhere = Diese Partien auch auf einem anderen Gerät? Das geht mit einem Einmalcode:
page-game-against = Gegen { $names }
page-game-place =
    { $place ->
        [1] Gewonnen
       *[other] Platz { $place } von { $seats }
    }
page-game-replay = Noch einmal ansehen

## People at a table: reactions, watchers, the clock, stand-ins
page-react = Reagieren
page-reaction =
    { $reaction ->
        [cheer] Hurra!
        [laugh] Haha!
        [ouch] Autsch!
        [wow] Wow!
        [phew] Puh!
       *[hurry] Na los!
    }
page-reaction-of = { $name }: { $reaction }
page-reactions-shown = Reaktionen zeigen
page-reactions-shown-what = Die kleinen Zeichnungen, die man sich am Tisch schickt. Das gilt nur für dieses Gerät.
page-watchers =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
page-watchers-named = Darunter: { $names }
page-clock = Zeit pro Zug
page-clock-what = Ist sie um, spielt ein Bot diesen Zug. Der Platz bleibt deiner.
page-clock-value =
    { $clock ->
        [half] 30 Sekunden
        [one] 1 Minute
        [two] 2 Minuten
        [five] 5 Minuten
       *[off] ohne Limit
    }
page-clock-left = Restzeit für { $name }: { $time }
page-clock-soon =
    { $seconds ->
        [one] Noch 1 Sekunde für deinen Zug.
       *[other] Noch { $seconds } Sekunden für deinen Zug.
    }
page-clock-up = Die Zeit ist um: Ein Bot spielt diesen Zug für { $name }.
page-clock-up-yours = Die Zeit ist um: Ein Bot spielt diesen Zug für dich. Der Platz bleibt deiner.
page-away-soon = In { $time } spielt ein Bot für { $name }
page-away-since = { $name } ist seit { $time } weg.
page-away-played = Ein Bot ({ $level }) spielt für { $name }, weg seit { $time }.
page-away-return = { $name } bekommt den Platz zurück, sobald dieser Tisch wieder geöffnet wird.
page-away-is-it-you = Bist du das? Öffne den Tisch auf dem Gerät, auf dem du gespielt hast, oder hol dieses Gerät mit einem Code dazu.
page-away-code = Code holen
page-returned = Während du weg warst
page-returned-what =
    { $moment ->
        [yes] Du warst kurz weg, und ein Bot hat für dich gespielt. Der Platz gehört wieder dir.
       *[no] Du warst von { $since } bis { $until } weg, und ein Bot hat für dich gespielt. Der Platz gehört wieder dir.
    }

# Ton und Hinweise
page-attention = Ton und Hinweise
page-volume = Lautstärke
page-volume-test = Ausprobieren
page-vibration = Vibration
page-vibration-what = Dein Handy vibriert, wenn du würfelst, wenn ein Wurf misslingt und wenn du dran bist. Nie, wenn Animationen aus sind.
page-notify = Sag mir Bescheid, wenn ich dran bin
page-notify-what = Eine Mitteilung, während diese Seite im Hintergrund ist.
page-notify-push = Eine Mitteilung, während diese Seite im Hintergrund oder geschlossen ist.
page-notify-blocked = Dein Browser blockiert Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
page-notify-ask = Machst du beim Warten etwas anderes? Wir können dir Bescheid sagen, wenn du dran bist.
page-notify-yes = Sag mir Bescheid
page-notify-no = Nein, danke
page-title-turn = ● Du bist dran – { $title } · Wormery
page-offline = Du bist offline
page-offline-what = Der Server ist nicht erreichbar, darum gibt es gerade keine Tische. Sobald wieder eine Verbindung besteht, geht es von selbst weiter.
page-offline-rules = Regeln lesen

## Üben

page-drills = Üben
page-drills-from = Üben, was mich etwas gekostet hat

## The review

page-review = Wie habe ich gespielt?
page-play-on = Von hier weiterspielen

## Hints

page-hint = Tipp
page-hint-best = Am besten: { $move }
page-hint-win =
    { $exact ->
        [yes] Gewinnchance genau { $chance } %
       *[no] Gewinnchance etwa { $chance } %, ± { $error } %
    }
page-hint-used = { $name } hat sich einen Tipp geholt.
page-hints =
    { $hints ->
        [one] { $hints } Tipp
       *[other] { $hints } Tipps
    }
page-coach = Der Trainer hilft
page-coach-what = Tipps, und Chancen neben den Möglichkeiten, für alle am Tisch. Die Aufzeichnung zählt die Tipps mit.
page-coach-here = An diesem Tisch hilft der Trainer allen: mit Tipps, und mit Chancen neben den Möglichkeiten.
page-odds = Chancen neben den Möglichkeiten
page-odds-what = Kleine Zahlen an Tischen mit Trainer: wie oft ein Zug misslingt, oder die Gewinnchance. Das gilt nur für dieses Gerät.

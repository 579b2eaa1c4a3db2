### Die Hilfeseiten: Sätze ohne Auswahl darin, damit sie sofort da sind.

help-app = Zwei Würfelspiele um Würmer, zu spielen an der Tastatur, allein oder mit Freunden.
help-play = Ein Spiel spielen. Was kein Schalter sagt, wird gefragt.
help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt durchgehen.
help-check = Prüfen, ob aufgezeichnete Spiele den Regeln folgen.
help-verify = Die Würfel aufgezeichneter Spiele nachrechnen: Waren sie fair?
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Was anzugeben ist
help-options = Schalter
help-choices = Regeln zur Wahl mit --option
metavar-command = BEFEHL
metavar-options = [SCHALTER]
metavar-game = [SPIEL]
metavar-number = N
metavar-letter = BUCHSTABE
metavar-name = NAME
metavar-option = NAME=WERT
metavar-dice = random|real
metavar-text = TEXT
metavar-files = DATEI...
metavar-language = en|nl|de|fr|zh-Hant
metavar-file = DATEI
help-language = Die Sprache, in der alles gesagt wird.
help-version = Sagen, welche Version das ist.
help-help = Diese Seite zeigen.
help-plain = Nur Worte: keine Farben, keine Kästen, kein gelöschter Bildschirm.
help-game = regenwormen oder it-happens.
help-seats = Wie viele mitspielen.
help-player = Wer mitspielt, der Reihe nach, je einmal: ein Name oder bot:beginner, bot:casual, bot:skilled, bot:expert.
help-begins = Der Platz, der beginnt: A, B, …
help-option = Eine Regel zur Wahl, siehe unten.
help-dice = random: Das Programm würfelt. real: Man würfelt am Tisch und tippt, was die Würfel zeigen.
help-seed = Ein Text, der alle Würfe festlegt, um dasselbe Spiel noch einmal zu spielen.
help-file = Wo die Aufzeichnung des Spiels liegen soll.
help-resume = Mit dem Spiel in dieser Datei weitermachen.
help-replay-file = Die Aufzeichnung eines Spiels.
help-all = Alles auf einmal ausgeben.
help-check-files = Die Aufzeichnungen von Spielen.

## Regeln zur Wahl

option-lower = Welche niedrigere Portion man vom Grill nehmen darf: jede oder nur die höchste (RW-7).
option-short = Kurzes Spiel: Auch eine zurückgelegte Portion wird umgedreht, wenn sie die höchste ist (RW-12).
option-skip = Wann man für einen Wurm aussetzen darf: jederzeit oder nur vor dem Wurf (IH-7).
option-open-points = Punkteplättchen liegen offen, für alle sichtbar (IH-9).
option-third-colour-worms = Mit wie vielen Würmern die dritte Farbe im Spiel zu zweit beginnt (IH-12).
option-mounds = Eigene Termitenhügel: der Pfad der Datei (IH-D).

## Viele Spiele

help-match = Programme viele Spiele gegeneinander spielen lassen.
help-tournament = Jeder gegen jeden, mit Spielstärken.
help-simulate = Viele Spiele spielen und zeigen, wie sie verlaufen.
help-match-players = Die Spieler, mit Namen; der letzte nimmt alle Plätze, die übrig sind.
help-tournament-players = Die Spieler, mit Namen.
help-arena-game = regenwormen oder it-happens.
help-arena-player = Ein Spieler, mit Namen; der letzte nimmt alle Plätze, die übrig sind.
help-games = Wie viele Spiele, im Turnier an jedem Tisch.
help-until = Spielen, bis das Intervall um den Anteil des Führenden schmaler ist als dies; 0.02 sind zwei von hundert.
help-arena-seed = Eine Zahl, die alle Würfe festlegt: dieselbe Zahl gibt dieselben Ergebnisse.
help-workers = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Kerne gibt.
help-cluster = Auf dem Dask-Cluster unter dieser Adresse spielen.
help-json = Ein einziges JSON-Dokument ausgeben.
help-arena-file = Wo die Ergebnisse gesichert werden.
help-arena-resume = Mit den Ergebnissen in dieser Datei weitermachen.
help-report = Einen Bericht mit Grafiken schreiben: eine einzige HTML-Datei.
metavar-players-or-none = [SPIELER...]
metavar-which-game = SPIEL
metavar-width = BREITE
metavar-address = ADRESSE

## Chancen

help-odds = Die Chancen in einer Stellung zeigen: was jeder Zug wert ist und wie es ausgehen kann.
help-odds-position = Die Stellung in einer Zeile, in Anführungszeichen; wie man sie schreibt, steht in docs/notation.md.
help-plot = Die Zahlen in diese Datei zeichnen: .png, .svg oder .pdf.
metavar-position = STELLUNG

## The table server

help-serve = Auf diesem Rechner Tische für Freunde und Bots anbieten.
help-serve-host = Die Adresse zum Lauschen; 0.0.0.0 für alle, die diesen Rechner erreichen.
help-serve-port = Der Port zum Lauschen; 0 nimmt einen freien.
help-serve-database = Eine Datei oder die URL einer PostgreSQL-Datenbank, die sich mehrere Server teilen können.
help-serve-origin = Eine weitere Adresse, von der die Seite kommen darf, etwa https://example.org.
help-serve-https = Ein Proxy davor spricht HTTPS: Cookies gehen nur über ihn.
help-serve-proxy = Die Adresse oder das Netz eines Proxys davor, der sagt, wer fragt.
help-serve-archive = Nach wie vielen Tagen ein Tisch, den niemand anrührt, weggelegt wird.
help-serve-limits = Keine Grenzen für das, was eine Adresse verlangen darf. Nur zum Messen.
help-serve-log = Wie viel mitgeschrieben wird: debug, info, warning oder error.
help-serve-browser = Die Seite in einem Browser öffnen.
help-server = Die Datenbank eines Servers pflegen.
help-server-check = Jeden Tisch einer Datenbank lesen und sagen, welche nicht lesbar sind und warum.
help-server-repair = Die Ereignisse abschneiden, ab denen ein Tisch nicht lesbar ist. Was verloren geht, wird vorher gesagt.
help-server-yes = Ohne Rückfrage reparieren.
metavar-database = DATEI|URL
metavar-level = STUFE
metavar-days = TAGE
help-backup = Eine Sicherung einer Datenbank in eine einzige Datei schreiben, während der Server läuft.
help-backup-file = Die Datei, die geschrieben wird, oder ein Ordner, in dem sie nach der Zeit benannt wird.
help-backup-keep = So viele Sicherungen im Ordner behalten und ältere entfernen.
help-backup-force = Die Datei ersetzen, wenn es sie schon gibt.
help-restore = Aus einer Sicherung wieder eine Datenbank machen.
help-restore-file = Die Sicherung.
help-move = Eine Datenbank von SQLite nach PostgreSQL kopieren oder zurück und jede Zeile vergleichen.
help-move-to = Die Datenbank, in die alles kommt.
help-migrate = Eine Datenbank auf den neuesten Stand bringen oder zurück auf eine ältere Revision.
help-migrate-to = Die Revision, mit Nummer oder Namen; die neueste, wenn du nichts sagst.
help-migrate-force = Weitermachen, auch wenn Server die PostgreSQL-Datenbank eben noch benutzt haben.
help-copy-force = Ersetzen, was in der Datenbank ist, und bei PostgreSQL nicht nach Servern sehen.
help-copy-yes = Nicht fragen.
metavar-revision = REVISION

## Settings of the server

help-serve-base-path = Der Pfad, unter dem der Server zu finden ist, etwa /worms, wenn er sich eine Adresse teilt.
help-serve-players = Ein Spieler aus einem anderen Paket, den Tische benutzen dürfen, mit Namen.
help-serve-thinking = Nach wie vielen Sekunden ein Bot von uns zieht statt eines Spielers aus einem anderen Paket.
help-serve-keep-finished = Nach wie vielen Tagen ein beendeter Tisch gelöscht wird.
help-serve-keep-abandoned = Nach wie vielen Tagen ein Tisch gelöscht wird, dessen Spiel niemand beendet hat.
help-serve-log-format = Wie die Zeilen des Protokolls aussehen: json oder plain (einfacher Text).
help-serve-metrics-token = Wer dieses Token vorzeigt, darf /metrics von überall lesen; ohne Token nur Programme auf diesem Rechner.
help-serve-operator-token = Das Token für alles, was nur Betreiber dürfen.
help-serve-token-file = Eine Datei mit diesem Token, damit keine Liste von Prozessen es zeigt.
help-serve-profile = Wie viel eine Adresse und ein Gerät verlangen dürfen: home, club, site oder none.
help-serve-limit = Eine Grenze mit ihrem Namen, etwa sockets_per_address=500; alle stehen in docs/settings.md.
help-serve-config = Eine Datei mit Einstellungen, in TOML. Variablen (WORMERY_…) und Optionen gehen vor.
help-serve-show = Die geltenden Einstellungen zeigen, jede mit ihrer Herkunft, und dann aufhören.
metavar-path = PFAD
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = NAME=N
metavar-seconds = SEKUNDEN
help-operator-url = Wo der Server läuft.
help-operator-token = Das Token der Betreiber; oder in WORMERY_OPERATOR_TOKEN.
help-operator-status = Sagt, wie es den Knoten eines laufenden Servers geht und wie viel es von allem gibt.
help-operator-tables = Findet Tische auf einem laufenden Server.
help-operator-code = Womit ihr Code beginnt.
help-operator-game = Ihr Spiel.
help-operator-state = open, playing, over, rematch oder closed.
help-operator-older = Vor mehr als so vielen Stunden gemacht.
help-operator-untouched = Seit so vielen Stunden ist dort nichts geschehen.
help-operator-before = Die nächste Seite, wie es auf der vorigen steht.
help-operator-names = Zeigt auch die Namen derer, die dort sitzen.
help-operator-close = Schließt einen Tisch: Wer dort ist, erfährt warum, und man kann nur noch zuschauen.
help-operator-reason = Warum, für die, die es betrifft.
help-operator-purge = Löscht einen Tisch mit allen Ereignissen.
help-operator-yes = Löscht ohne zu fragen.
help-operator-ban = Sperrt ein Netz von Adressen oder das Gerät an einem Platz aus; ohne beides werden die Sperren gezeigt.
help-operator-whom = 192.0.2.0/24, oder ein Tisch und ein Platz wie KR7TWQ:B.
help-operator-hours = Für so viele Stunden; sonst für immer.
help-operator-unban = Hebt eine Sperre auf.
help-operator-message = Zeigt allen eine Nachricht des Tages oder nimmt sie zurück.
help-operator-text = Ein Text für alle Sprachen.
help-operator-in = Ein Text für eine Sprache, wie nl=…; darf mehrmals angegeben werden.
help-operator-clear = Nimmt die Nachricht zurück.
metavar-table = TISCH
metavar-whom = [WER]
metavar-hours = STUNDEN
metavar-text-or-none = [TEXT]

# Ton und Hinweise
help-serve-push-key = Der Schlüssel, mit dem der Server Leuten sagt, dass sie dran sind, während ihre Seite geschlossen ist; „wormery server push-key“ erzeugt einen.
help-serve-push-key-file = Eine Datei mit diesem Schlüssel, damit keine Liste von Prozessen ihn zeigt.
help-serve-push-contact = An wen sich Push-Dienste wegen dieses Servers wenden können, etwa mailto:du@example.org.
help-server-push-key = Einen Schlüssel für Push-Mitteilungen erzeugen und ausgeben.

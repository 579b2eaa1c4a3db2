### Die Hilfeseiten: Sätze ohne Auswahl darin, damit sie sofort da sind.

help-app = Zwei Würfelspiele um Würmer, für die Tastatur, allein oder mit Freunden.
help-play = Ein Spiel spielen. Was du nicht mit Schaltern angibst, wird gefragt.
help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt durchgehen.
help-review = Auf ein aufgezeichnetes Spiel zurückblicken: Glück, Entscheidungen, Wendepunkte.
help-learn = Lern ein Spiel in fünf Minuten, auf seinem eigenen Brett.
help-drill = Üben: Entscheidungen aus Partien von Champions und die teuren aus deinen eigenen.
help-daily = Den Tagestisch spielen: gleiche Würfel und Bots für alle. Ein Versuch zählt.
help-compare = Zwei Partien mit denselben Würfeln vergleichen, Zug für Zug.
help-check = Prüfen, ob aufgezeichnete Spiele den Regeln folgen.
help-verify = Die Würfel aufgezeichneter Spiele nachrechnen: Waren sie fair?
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-options = Schalter
help-default = Standard:
help-choices = Mit --option wählbare Regeln
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
help-language = Die Sprache.
help-version = Die Version zeigen.
help-help = Diese Hilfe zeigen.
help-plain = Nur Text: keine Farben, keine Kästen, der Bildschirm wird nicht gelöscht.
help-game = regenwormen oder it-happens.
help-seats = Wie viele mitspielen.
help-player = Ein Spieler, der Reihe nach; für jeden Platz einmal angeben: ein Name oder bot:beginner, bot:casual, bot:skilled, bot:expert, bot:champion; oder ein Programm, mit exec: und seinem Befehl oder mit seiner TOML-Datei.
help-level = Wie gut die Bots spielen, die du nicht nennst: beginner, casual, skilled, expert oder champion.
help-begins = Der Platz, der beginnt: A, B, …
help-option = Eine Regel, die du wählen kannst, siehe unten.
help-dice = random: Das Programm würfelt. real: Du würfelst am Tisch und tippst, was du würfelst.
help-seed = Ein Text, der alle Würfe festlegt, um dasselbe Spiel noch einmal zu spielen.
help-file = Wo die Aufzeichnung des Spiels gespeichert wird.
help-resume = Das Spiel in dieser Datei fortsetzen.
help-replay-file = Die Aufzeichnung eines Spiels.
help-all = Alles auf einmal ausgeben.
help-html = Den Rückblick in diese Datei schreiben: eine HTML-Seite mit Grafik.
help-deep = Länger über jeden Zug nachdenken.
help-learn-again = Noch einmal beim ersten Schritt anfangen.
help-learn-step = Bei diesem Schritt anfangen.
help-drill-game = regenwormen oder it-happens; ohne Angabe beide.
help-drill-theme = Nur Fragen zu diesem Thema, etwa endgame.
help-drill-count = Wie viele Fragen.
help-drill-record = Zuerst die teuren Entscheidungen aus dieser Aufzeichnung dazunehmen.
help-drill-today = Nur das Tagesrätsel: für alle dieselbe Frage.
help-daily-game = regenwormen oder it-happens; ohne Angabe siehst du beide.
help-daily-day = Ein anderer Tag, zum Beispiel 2026-11-18.
help-daily-key = Der öffentliche Schlüssel, aus dem die Würfel folgen. Server mit demselben Schlüssel haben dieselben Würfel.
help-daily-again = Noch einmal spielen, zum Spaß: Es zählt nicht.
help-compare-one = Die Aufzeichnung eines Spiels.
help-compare-other = Eine andere Aufzeichnung desselben Spiels.
help-compare-seats = Die Plätze, die verglichen werden, zum Beispiel A B: einer je Aufzeichnung.
metavar-day = TAG
metavar-one = EINE
metavar-other = ANDERE
metavar-letters = BUCHSTABE BUCHSTABE
help-check-files = Aufzeichnungen von Spielen.
help-completion = Ein Skript ausgeben, mit dem deine Shell Befehle, Schalter und Werte ergänzt.
help-completion-install = Speichere es dort, wo deine Shell danach sucht, und öffne eine neue Shell (bei zsh: ein Ordner aus $fpath):
help-completion-shell = bash, zsh oder fish.
metavar-shell = SHELL

## Regeln zur Wahl

option-lower = Welche niedrigere Portion du vom Grill nehmen darfst: jede oder nur die höchste (RW-7).
option-short = Kurzes Spiel: Eine zurückgelegte Portion wird auch dann umgedreht, wenn sie selbst die höchste ist (RW-12).
option-skip = Wann du für einen Wurm aussetzen darfst: jederzeit oder nur vor dem Wurf (IH-7).
option-open-points = Punkteplättchen liegen offen, für alle sichtbar (IH-9).
option-third-colour-worms = Mit wie vielen Würmern die dritte Farbe zu zweit beginnt (IH-12).
option-mounds = Eigene Termitenhügel: der Pfad der Datei (IH-D).

## Viele Spiele

help-match = Bots viele Spiele gegeneinander spielen lassen.
help-tournament = Jeder gegen jeden, mit Wertungszahlen.
help-simulate = Viele Spiele spielen und zeigen, wie sie verlaufen.
help-match-players = Die Spieler, mit Namen (ein Programm mit exec: und seinem Befehl oder mit seiner TOML-Datei); der letzte bekommt die übrigen Plätze.
help-tournament-players = Die Spieler, mit Namen; ein Programm mit exec: und seinem Befehl oder mit seiner TOML-Datei.
help-arena-game = regenwormen oder it-happens.
help-arena-player = Ein Spieler, mit Namen; der letzte bekommt die übrigen Plätze.
help-games = Wie viele Spiele; im Turnier je Tisch.
help-until = Spielen, bis der Siegesanteil des Führenden auf diese Breite genau bekannt ist; 0.02 sind zwei Prozentpunkte.
help-arena-seed = Eine Zahl, die alle Würfe festlegt: dieselbe Zahl gibt dieselben Ergebnisse.
help-workers = Wie viele Prozesse spielen; ohne Angabe einer je Kern.
help-cluster = Auf dem Dask-Cluster unter dieser Adresse spielen.
help-json = Ein einziges JSON-Dokument ausgeben.
help-arena-file = Wo die Ergebnisse gespeichert werden.
help-arena-resume = Die Ergebnisse in dieser Datei fortsetzen.
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

help-setup = Alles im Voraus kompilieren, damit kein erster Start dauert.
help-serve = Auf diesem Rechner Tische für Freunde und Bots anbieten.
help-serve-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle, die diesen Rechner erreichen.
help-serve-port = Der Port, auf dem der Server lauscht; 0 nimmt einen freien.
help-serve-database = Eine Datei oder die URL einer PostgreSQL-Datenbank, die sich mehrere Server teilen können.
help-serve-origin = Eine weitere Adresse, von der die Seite kommen darf, etwa https://example.org.
help-serve-https = Ein Proxy davor übernimmt HTTPS: Cookies gehen nur über HTTPS.
help-serve-proxy = Den Adressen vertrauen, die dieser Proxy weitergibt (eine Adresse oder ein Netz).
help-serve-archive = Einen Tisch nach so vielen Tagen ohne Aktivität archivieren.
help-serve-limits = Keine Grenzen je Adresse. Nur zum Messen.
help-serve-log = Wie viel protokolliert wird: debug, info, warning oder error.
help-serve-browser = Die Seite in einem Browser öffnen.
help-server = Die Datenbank eines Servers verwalten.
help-server-check = Jeden Tisch einer Datenbank lesen und melden, welche nicht lesbar sind und warum.
help-server-repair = Die Ereignisse abschneiden, die einen Tisch unlesbar machen. Vorher erfährst du, was verloren geht.
help-server-yes = Ohne Rückfrage reparieren.
metavar-database = DATEI|URL
metavar-level = STUFE
metavar-days = TAGE
help-backup = Eine Sicherung einer Datenbank in eine einzige Datei schreiben, während der Server läuft.
help-backup-file = Die Datei oder ein Ordner, in dem Sicherungen nach der Zeit benannt werden.
help-backup-keep = So viele Sicherungen im Ordner behalten und ältere entfernen.
help-backup-force = Die Datei überschreiben, wenn es sie schon gibt.
help-restore = Eine Datenbank aus einer Sicherung wiederherstellen.
help-restore-file = Die Sicherung.
help-move = Eine Datenbank von SQLite nach PostgreSQL kopieren oder zurück und jede Zeile vergleichen.
help-move-to = Die Datenbank, in die alles kommt.
help-migrate = Eine Datenbank auf den neuesten Stand bringen oder zurück auf eine ältere Revision.
help-migrate-to = Die Revision, mit Nummer oder Namen.
help-migrate-force = Weitermachen, auch wenn Server die PostgreSQL-Datenbank eben noch benutzt haben.
help-copy-force = Überschreiben, was in der Datenbank ist, und bei PostgreSQL nicht auf laufende Server achten.
help-copy-yes = Nicht fragen.
metavar-revision = REVISION

## Settings of the server

help-serve-base-path = Der Pfad, unter dem der Server zu finden ist, etwa /worms, wenn er sich einen Host teilt.
help-serve-players = Ein Spieler aus einem anderen Paket, den Tische benutzen dürfen, mit Namen.
help-serve-player-files = Ein Programm, das Tische als Spieler benutzen dürfen: seine TOML-Datei (docs/player-protocol.md).
help-serve-thinking = Nach so vielen Sekunden zieht einer unserer Bots statt eines Spielers aus einem anderen Paket oder eines Programms.
help-serve-keep-finished = Beendete Tische nach so vielen Tagen löschen.
help-serve-keep-abandoned = Tische mit unbeendetem Spiel nach so vielen Tagen löschen.
help-serve-log-format = Das Format der Logzeilen: json oder plain.
help-serve-metrics-token = Ein Token, mit dem sich /metrics von überall lesen lässt; ohne Token nur von Programmen auf diesem Rechner.
help-serve-operator-token = Das Token der Betreiber.
help-serve-token-file = Eine Datei mit diesem Token, damit es in keiner Prozessliste auftaucht.
help-serve-profile = Wie viele Anfragen je Adresse und je Gerät erlaubt sind: home, club, site oder none.
help-serve-limit = Eine Grenze mit Namen, etwa sockets_per_address=500; alle stehen in docs/settings.md.
help-serve-config = Eine TOML-Datei mit Einstellungen. Umgebungsvariablen (WORMERY_…) und Schalter gehen vor.
help-serve-show = Die geltenden Einstellungen mit ihrer Herkunft zeigen und dann aufhören.
metavar-path = PFAD
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = NAME=N
metavar-seconds = SEKUNDEN
help-operator-url = Die Adresse des Servers.
help-operator-token = Das Token der Betreiber.
help-operator-status = Zeigt, wie es den Knoten eines laufenden Servers geht, mit Summen.
help-operator-tables = Findet Tische auf einem laufenden Server.
help-operator-code = Tische, deren Code so beginnt.
help-operator-game = Tische dieses Spiels.
help-operator-state = Tische in diesem Stand: open, playing, over, rematch oder closed.
help-operator-older = Tische, die vor mehr als so vielen Stunden eröffnet wurden.
help-operator-untouched = Tische, an denen seit so vielen Stunden nichts passiert ist.
help-operator-before = Die nächste Seite; den Wert nennt die vorige.
help-operator-names = Zeigt auch die Namen der Spieler.
help-operator-close = Schließt einen Tisch: Wer dort ist, erfährt warum, und man kann nur noch zuschauen.
help-operator-reason = Der Grund, für alle, die es betrifft.
help-operator-purge = Löscht einen Tisch mit allen Ereignissen.
help-operator-yes = Löscht ohne zu fragen.
help-operator-ban = Sperrt ein Netz von Adressen oder das Gerät an einem Platz; ohne beides werden die Sperren gezeigt.
help-operator-whom = 192.0.2.0/24, oder ein Tisch und ein Platz wie KR7TWQ:B.
help-operator-hours = Für so viele Stunden; ohne Angabe, bis du sie aufhebst.
help-operator-unban = Hebt eine Sperre auf.
help-operator-message = Zeigt allen eine Nachricht des Tages oder entfernt sie.
help-operator-text = Ein Text für alle Sprachen.
help-operator-in = Ein Text für eine Sprache, wie nl=…; darf mehrmals angegeben werden.
help-operator-clear = Entfernt die Nachricht.
metavar-table = TISCH
metavar-whom = [WER]
metavar-hours = STUNDEN
metavar-text-or-none = [TEXT]

## Around the tables
help-serve-open-tables = Wer einen Tisch eröffnet, darf ihn für alle offen auflisten.
help-serve-daily-key = Der öffentliche Schlüssel, aus dem zusammen mit dem Tag die Würfe der Tagestische folgen: Server mit demselben Schlüssel haben dieselben Würfe.

# Ton und Hinweise
help-serve-push-key = Der Schlüssel, mit dem der Server Leuten sagt, dass sie dran sind, während ihre Seite geschlossen ist; „wormery server push-key“ erzeugt einen.
help-serve-push-key-file = Eine Datei mit diesem Schlüssel, damit keine Liste von Prozessen ihn zeigt.
help-serve-push-contact = An wen sich Push-Dienste wegen dieses Servers wenden können, etwa mailto:du@example.org.
help-server-push-key = Einen Schlüssel für Push-Mitteilungen erzeugen und ausgeben.

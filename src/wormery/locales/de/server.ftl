### Was der Tischserver sagt, wenn er etwas ablehnt, und wenn er beginnt und aufhört.

## Tables and seats

table-unknown = Es gibt keinen Tisch { $code }. Prüf den Code oder lass dir den Link noch einmal geben.
table-unreadable = Tisch { $code } ist nicht lesbar: Sein Protokoll ist beschädigt. Du hast nichts falsch gemacht; sag bitte den Betreibern dieses Servers Bescheid.
seat-unknown = Dieser Tisch hat keinen Platz { $seat }.
seat-taken = Platz { $seat } ist besetzt. Wähl einen anderen oder schau zu.
seat-not-yours = Platz { $seat } gehört dir nicht.
seats-open = Noch frei: { $seats }. Warte auf jemanden oder gib diese Plätze an Bots.
host-only = Das kann nur der Gastgeber dieses Tisches.
text-plain = Ein Name oder ein Seed ist eine Zeile aus sichtbaren Zeichen.
rating-no-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
rating-name-taken = Hier heißt schon jemand „{ $name }“. Häng etwas an, oder such dir einen anderen Namen aus.
record-over = Dieses Spiel ist zu Ende: Du kannst es ansehen, aber nicht weiterspielen.
record-seats =
    { $given ->
        [one] Die Aufzeichnung ist ein Spiel zu { $seats }, aber der Tisch hat { $given } Platz.
       *[other] Die Aufzeichnung ist ein Spiel zu { $seats }, aber der Tisch hat { $given } Plätze.
    }

## The game

game-not-started = Das Spiel hat noch nicht begonnen.
game-started = Das Spiel hat schon begonnen.
game-not-over = Noch einmal spielen könnt ihr, wenn dieses Spiel zu Ende ist.
game-too-long = Dieses Spiel hat { $most } Schritte erreicht, mehr gehen nicht. Du kannst es hier noch ansehen; beginn ein neues.
not-your-turn = Platz { $seat } ist dran.
step-stale = Das Spiel ist inzwischen weiter: Es ist bei Schritt { $steps }, und das war für Schritt { $step } gedacht. Schau noch einmal hin und wähl neu.
move-awaits-dice = Erst die Würfel: Tipp ein, was sie zeigen.
dice-by-server = An diesem Tisch würfelt der Server.
dice-not-awaited = Gerade gibt es keine Würfel einzutippen.
undo-unfair = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt, oder es war nicht dein Zug.

## Messages and limits

address-unknown = Hier ist nichts.
page-too-old = Diese Seite ist älter als der Server. Bitte lad sie neu.
message-malformed = Die Nachricht ist nicht lesbar: { $reason }
message-too-long = Die Nachricht ist zu lang: höchstens { $most } Bytes.
origin-wrong = Diese Anfrage kommt von einer Seite, die nicht zu diesem Server gehört.
metrics-local = Die Messwerte gibt es nur für Programme auf dem Rechner des Servers selbst oder mit seinem Token.
transfer-unknown = Dieser Code stimmt nicht oder ist abgelaufen. Erzeug auf deinem anderen Gerät einen neuen.
too-many-requests =
    { $seconds ->
        [one] Zu viel auf einmal. Versuch es in { $seconds } Sekunde wieder.
       *[other] Zu viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
    }
too-many-sockets = Zu viele Verbindungen von deiner Adresse. Schließ ein paar Tabs mit dieser Seite.
too-many-listeners = An diesem Tisch ist kein Platz mehr für Zuschauer.
database-away =
    { $seconds ->
        [one] Der Server erreicht seine Datenbank gerade nicht. Versuch es in { $seconds } Sekunde wieder; nichts geschieht doppelt.
       *[other] Der Server erreicht seine Datenbank gerade nicht. Versuch es in { $seconds } Sekunden wieder; nichts geschieht doppelt.
    }
server-failed = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; versuch es noch einmal.

## The command

serve-ready = Wormery läuft auf { $url } – Strg-C beendet es. Die Spiele liegen in { $database }.
serve-open = Wer diesen Rechner erreichen kann, kann mitspielen.
serve-port-taken = Die Adresse { $host }:{ $port } lässt sich nicht verwenden: { $reason }. Wähl mit --port eine andere.
serve-database = Die Datenbank lässt sich nicht verwenden: { $reason }
serve-database-in-use = Ein anderer Server benutzt die Datei { $file } schon. Beende ihn oder wähl mit --database eine andere.
serve-stopped = Beendet. Jeder bestätigte Zug ist gespeichert.

## Looking through a database

log-empty = Das Protokoll ist leer.
log-hole = Ereignis { $number } fehlt.
log-damaged = Ereignis { $number } ist beschädigt.
log-impossible = Ereignis { $number } kann nicht geschehen sein: { $reason }
server-unreadable = Tisch { $code } ist nicht lesbar. { $reason }
server-checked =
    { $unreadable ->
        [0] Tische: { $tables }. Alle sind lesbar.
       *[other] Tische: { $tables }. Nicht lesbar: { $unreadable }.
    }
server-would-lose =
    { $lost ->
        [one] Die Reparatur von Tisch { $code } kostet das letzte Ereignis und behält { $kept }.
       *[other] Die Reparatur von Tisch { $code } kostet die letzten { $lost } Ereignisse und behält { $kept }.
    }
server-yes = ja
server-ask-repair = Diese Ereignisse endgültig abschneiden? Tipp „{ $yes }“:
server-mended = Tisch { $code } ist wieder lesbar.

## Seeds

seed-too-early = Einen Seed gibt man erst, wenn man das Versprechen gesehen hat: Lass ihn im Plan weg und schicke ihn beim Hinsetzen oder beim Start mit.
seed-without-commitment = Zu einem Seed gehört das Versprechen des Tisches: Lies es zuerst und gib dann deinen Seed zusammen mit ihm.
## Copies of a database, and its revisions

database-newer = Sie gehört zu einer neueren Version von Wormery: Sie hat Revision { $found }, und dieses Programm kennt keine nach { $newest }. Aktualisier Wormery oder bring die Datenbank mit dem neueren Programm zurück: wormery server migrate --to { $newest }
copy-unknown-kind = Eine Datenbank ist eine Datei oder eine Adresse, die mit postgresql:// beginnt.
copy-nothing-there = In { $database } sind keine Tische von Wormery.
copy-same = Das ist zweimal dieselbe Datenbank. Nenne eine andere.
copy-exists = { $file } gibt es schon. Wähl einen anderen Namen oder überschreib die Datei mit --force.
copy-not-empty = { $database } ist nicht leer (Tische: { $tables }, Ereignisse: { $events }). Wähl eine leere Datenbank oder überschreib diese mit --force.
copy-nodes-alive =
    { $nodes ->
        [one] { $nodes } Server benutzt { $database } oder hat es vor wenigen Sekunden getan. Beende ihn und versuch es noch einmal.
       *[other] { $nodes } Server benutzen { $database } oder haben es vor wenigen Sekunden getan. Beende sie und versuch es noch einmal.
    }
copy-ask-replace = Alles in { $database } wird überschrieben (Tische: { $tables }, Ereignisse: { $events }).
copy-type-yes = Weiter? Tipp „{ $yes }“:
copy-failed = Es hat nicht geklappt: { $reason }. Nichts wurde verändert.
copy-damaged = { $file } ist beschädigt: { $reason }. Nichts wurde verändert; nimm eine andere Sicherung.
copy-unsealed = { $file } hat sich verändert, seit die Datei geschrieben wurde, in { $names }: Sie ist beschädigt, oder ein Server hat sie benutzt. Nichts wurde verändert; nimm eine andere Sicherung.
copy-differs = Geschrieben wurde etwas anderes, als gelesen wurde, in { $names }. Es wurde verworfen, und nichts wurde verändert. Prüf die Platte und versuch es noch einmal.
copy-under-way = Kopieren
copy-row = { $name }: { $rows } · { $before } = { $after }
copy-kept = Was vorher da war, ist in { $file } gespeichert.
backup-done = Die Sicherung ist in { $file } (Tische: { $tables }, Ereignisse: { $events }, Bytes: { $bytes }). Sie wurde nachgelesen: Jede Zeile ist gleich. Halte sie geheim.
backup-removed = Eine ältere Sicherung wurde entfernt: { $file }
backup-keep = Behalte mindestens eine Sicherung.
backup-no-folder = { $file } ist kein Ordner, und --keep braucht einen.
restore-without-seal = Diese Datei sagt nicht, was sie enthalten muss, wie unsere Sicherungen es tun. Sie wurde so wiederhergestellt, wie sie ist.
restore-done = { $database } ist wiederhergestellt. Jede Zeile wurde nachgelesen und ist gleich.
move-done = Alles ist jetzt in { $target }; jede Zeile wurde nachgelesen und ist gleich. Starte den Server von nun an damit. { $source } ist noch, wie es war: Benutze es nicht mehr.
migrate-unknown = Es gibt keine Revision „{ $given }“. Es gibt: { $known }.
migrate-nothing = { $database } hat schon Revision { $revision }.
migrate-loses = Zurück bei Revision { $revision } ist kein Platz für das, was neuere Versionen hinzugefügt haben. Das geht verloren.
migrate-done = { $database } hat jetzt Revision { $revision }.
## Settings

serve-file = Die Datei { $file } lässt sich nicht verwenden: { $reason }. Wähl mit --database eine andere.
setting-unknown = { $where }: Diese Einstellung gibt es nicht. Es gibt: { $known }
setting-value = { $where }: „{ $given }“ geht nicht. Möglich ist: { $possible }
setting-file = Die Datei { $file } ist nicht lesbar: { $reason }
setting-twice = { $one } und { $other } sagen dasselbe. Gib nur eines davon an.
setting-default = Standard
possible-host = eine Adresse dieses Rechners oder sein Name
possible-port = eine ganze Zahl von 0 bis 65535
possible-database = eine Datei oder eine URL, die mit postgresql:// oder sqlite:// beginnt
possible-path = Buchstaben, Ziffern und . _ ~ - zwischen Schrägstrichen, etwa /worms
possible-key = 1 bis { $most } Buchstaben, Ziffern oder Zeichen ohne Leerzeichen
possible-origin = der Anfang einer Adresse, etwa https://example.org
possible-network = eine Adresse oder ein Netz, etwa 10.0.0.5 oder 172.16.0.0/12
possible-player-file = die TOML-Datei eines Spielers, etwa ./thumb.toml
possible-player = der Name eines Spielers
possible-days = eine Anzahl Tage über 0
possible-days-or-ever = eine Anzahl Tage über 0, oder forever (für immer)
possible-seconds = eine Anzahl Sekunden über 0
possible-token = 16 bis 512 sichtbare Zeichen ohne Leerzeichen
possible-file = der Pfad einer Datei
possible-limit = eine Zahl über 0, und eine ganze, wo gezählt wird
headers-too-long = Die Anfrage hat zu viele oder zu lange Kopfzeilen.
request-too-slow = Die Anfrage kam zu langsam. Versuch es noch einmal.
request-broken = Der Server versteht diese Anfrage nicht.
table-log-full = An diesem Tisch wurde so viel geändert, dass nur noch das Spiel weitergeht. Eröffne einen neuen Tisch.
## Gastgeber eines Tisches

seat-nobody = Auf Platz { $seat } sitzt sonst niemand.
seat-of-host = Platz { $seat } gehört dem Gastgeber selbst. Gib ihn stattdessen frei.
table-locked = Der Gastgeber hat diesen Tisch gesperrt: Niemand Neues kann sich hinsetzen.
table-not-watched = Der Gastgeber hat diesen Tisch gesperrt: Nur wer dort sitzt, kann ihn sehen.
asked-already = Du hast schon gefragt. Der Gastgeber muss noch antworten.
too-many-asking = Hier fragen schon zu viele nach einem Platz. Versuch es später noch einmal.
asking-unknown = Das ist schon entschieden.
no-seat-open = Es ist kein Platz mehr frei.
you-were-removed = Der Gastgeber hat dich von diesem Tisch entfernt, du kannst dich hier also nicht hinsetzen. Du kannst zuschauen oder anderswo spielen.
you-were-declined = Der Gastgeber hat abgelehnt, du kannst dich hier also nicht hinsetzen. Du kannst zuschauen oder anderswo spielen.

## Betreiber

table-closed =
    { $said ->
        [no] Die Betreiber dieses Servers haben diesen Tisch geschlossen. Man kann nur noch zuschauen.
       *[yes] Die Betreiber dieses Servers haben diesen Tisch geschlossen: { $reason }. Man kann nur noch zuschauen.
    }
banned =
    { $said ->
        [no] Du bist auf diesem Server gesperrt.
       *[yes] Du bist auf diesem Server gesperrt: { $reason }
    }
banned-until =
    { $said ->
        [no] Du bist auf diesem Server bis { $until } gesperrt.
       *[yes] Du bist auf diesem Server bis { $until } gesperrt: { $reason }
    }
signed-out = Ein anderes deiner Geräte hat dieses abgemeldet. Lad die Seite neu, um als jemand Neues zu spielen.
token-wrong = Das ist nicht das Token der Betreiber.
ban-unknown = Eine Sperre { $number } gibt es nicht.
ban-network = { $network } ist weder eine Adresse noch ein Netz von Adressen. Schreib es wie 192.0.2.7 oder 2001:db8::/64.
ban-whom = Sag, wer gesperrt werden soll: ein Netz von Adressen, oder ein Tisch mit einem Platz.
message-language = Die Sprache { $given } gibt es hier nicht.
operator-no-answer = { $url } antwortet nicht: { $reason }
operator-no-token = Das Token der Betreiber fehlt. Gib es mit --token an oder in WORMERY_OPERATOR_TOKEN.
operator-node =
    { $alive ->
        [yes] Knoten { $node }, Version { $version }: Last { $load }, { $memory } MB, Tische im Speicher { $tables }, Sockets { $sockets }, wartende Bots { $waiting }
       *[no] Knoten { $node }, Version { $version }: weg seit { $seen }
    }
operator-unreadable = Auf diesem Knoten unlesbar: { $codes }
operator-tables = Tische: { $counts }
operator-people = Bekannte Geräte: { $devices }. Gerade verbunden: { $connected }. Sperren: { $bans }.
operator-message = Nachricht des Tages: { $text }
operator-line = { $code }  { $game }  { $state }  eröffnet { $created }  zuletzt aktiv { $touched }  Ereignisse { $events }  Personen { $people }
operator-names = Plätze: { $names }
operator-more = Mehr mit --before { $before }
operator-none = Nichts gefunden.
operator-closed = Tisch { $code } ist geschlossen.
operator-ask-purge = Tisch { $code } mit allen Ereignissen endgültig löschen? Tipp „{ $yes }“:
operator-purged = Tisch { $code } ist gelöscht.
operator-banned = Sperre { $number } gilt jetzt.
operator-ban = Sperre { $number }: { $whom }, bis { $until }. { $reason }
operator-ban-device = ein Gerät
operator-for-ever = auf Weiteres
operator-unbanned = Sperre { $number } ist aufgehoben.
operator-said = Die Nachricht ist gesetzt.
operator-unsaid = Die Nachricht ist entfernt.

## you
highlights-not-yet = Die Höhepunkte eines Spiels gibt es, wenn es vorbei ist.

## Around the tables
listing-off = Dieser Server führt keine Liste offener Tische. Teile stattdessen den Link.
listing-ask = Ein Tisch, an dem man erst fragen muss, kann nicht in die Liste. Eröffne einen, an den sich jeder mit dem Link setzen darf.
listing-locked = Dieser Tisch ist gesperrt und kann nicht in die Liste. Entsperre ihn zuerst.

## People at a table: reactions
reaction-unknown = Die Reaktion „{ $reaction }“ gibt es nicht. Es gibt: { $reactions }.
too-many-reactions =
    { $seconds ->
        [one] Das waren schon einige. Kurz durchatmen, in einer Sekunde geht es wieder.
       *[other] Das waren schon einige. Kurz durchatmen, in { $seconds } Sekunden geht es wieder.
    }

# Ton und Hinweise
push-off = Dieser Server verschickt keine Push-Mitteilungen.
push-address = Das ist keine Adresse eines Push-Dienstes.
setting-player-file = { $where }: { $reason }
setting-push-contact = Zu push_key gehört auch push_contact: eine Adresse wie mailto:du@example.org, unter der Push-Dienste dich erreichen.
setting-push-needs = Push-Mitteilungen brauchen noch ein paar Bibliotheken. Installiere sie mit: pip install wormery[push]
possible-push-key = ein Schlüssel, wie ihn „wormery server push-key“ ausgibt
possible-contact = mailto: mit einer E-Mail-Adresse oder eine Adresse mit https://

## The review
review-not-yet = Den Rückblick gibt es, wenn das Spiel zu Ende ist. Dieses läuft noch.
review-failed = Der Rückblick auf dieses Spiel ist misslungen, und das liegt an uns. Versuch es noch einmal.
instead-no-choice = Bei Schritt { $step } hatte niemand einen Zug zu wählen.
record-shorter = Diese Aufzeichnung hat { $steps } Schritte; weiter hinten geht es nicht weiter.

## Hints

hint-off = An diesem Tisch hilft der Trainer nicht.
hint-given = Den Tipp für diese Wahl hast du schon bekommen.
drill-unknown = Diese Frage gibt es nicht mehr. Nimm die nächste.
numbers-none = Noch gibt es kein Bild: Spiel davon erst eine Partie zu Ende.
puzzle-none = Für diesen Tag gibt es hier kein Rätsel.
drills-not-played = Du hast in dieser Partie nicht mitgespielt, also gibt es darin keine Entscheidungen von dir.
try-no-choice = Dort rollen die Würfel noch. Nimm eine Stellung, in der jemand eine Wahl hat.
lesson-none = Für „{ $game }“ gibt es keinen Kurs. Wie man es spielt, steht in den Regeln.

daily-over = Dieser Tag ist vorbei: Der heutige Tisch hat andere Würfe.
daily-no-game = Für „{ $game }“ gibt es keinen Tagestisch.
daily-no-day = „{ $day }“ ist kein Tag. Schreib ihn so: 2026-11-18.
daily-not-yet = Spiel zuerst den heutigen Tisch: Wie es den anderen erging, siehst du, wenn deine Partie zu Ende ist.
challenge-unknown = Diese Herausforderung gibt es nicht, oder sie wurde zurückgenommen. Prüf den Link.
challenge-not-over = Nur eine beendete Partie kann eine Herausforderung sein.
challenge-not-your-seat = Eine Herausforderung hat die Würfe deines eigenen Platzes, und dieser Platz war nicht deiner.
challenge-own = Das ist deine eigene Herausforderung. Schick den Link jemand anderem.
challenge-not-yet = Spiel zuerst die Herausforderung: Wie es den anderen erging, siehst du, wenn deine Partie zu Ende ist.
challenge-no-try = Es gibt keine solche Partie zum Vergleichen.
contest-champion = Der Großmeister
contest-you = Du
contest-somebody = Jemand

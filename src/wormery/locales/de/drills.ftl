### Üben, wie die Seite es sagt.

page-drills-what = Was würdest du tun? Entscheidungen aus Partien von Champions und die aus deinen eigenen, die dich am meisten gekostet haben.
page-drills-today = { $answered ->
        [0] Heute noch keine Antwort
       *[other] Heute: { $correct } von { $answered } richtig
    }
page-drills-days = { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
page-drills-due = { $due ->
        [0] Heute ist nichts fällig
        [one] 1 Frage ist heute fällig
       *[other] { $due } Fragen sind heute fällig
    }
page-drills-due-what = Beantwortete Fragen kommen nach 1, 3, 7, 16 und 35 Tagen wieder, nach einem Fehler am nächsten Tag.
page-drills-due-start = Fällige beantworten
page-drills-game = Spiel
page-drills-theme = Worum es geht
page-drills-theme-all = Alles
page-drills-difficulty = Wie schwer
page-drills-difficulty-name = { $difficulty ->
        [0] Egal
        [1] Leicht
        [2] Mittel
       *[3] Schwer
    }
page-drills-start = Neue Fragen
page-drills-met = { $met } von { $drills } gesehen
page-drills-question = Was würdest du tun?
page-drills-own = Aus einer Partie von dir
page-drills-again = Schon einmal gesehen
page-drills-right = Das ist der beste Zug!
page-drills-wrong = Diesmal nicht.
page-drills-best = Am besten: { $move }
page-drills-chosen = In deiner Partie hast du gewählt: { $move }
page-drills-chances = { $exact ->
        [yes] Deine Gewinnchance (genau)
       *[no] Deine Gewinnchance (geschätzt, auf etwa { $error } genau)
    }
page-drills-move-best = das Beste
page-drills-move-yours = deine Antwort
page-drills-back = { $days ->
        [one] Diese Frage kommt morgen wieder.
       *[other] Diese Frage kommt in { $days } Tagen wieder.
    }
page-drills-next = Nächste Frage
page-drills-stop = Beenden
page-drills-over = Das war alles
page-drills-over-what = Im Moment gibt es keine Fragen dieser Art mehr. Wähl etwas anderes oder komm morgen wieder.
page-drills-from-wait = Gesucht wird, was dich in dieser Partie etwas gekostet hat …
page-drills-from-none = Gut gespielt: In dieser Partie hat dich keine Entscheidung viel gekostet.
page-drills-from-found = { $costly ->
        [one] Eine Entscheidung hat dich etwas gekostet. Sie gehört jetzt zu deinen Fragen.
       *[other] { $costly } Entscheidungen haben dich etwas gekostet. Sie gehören jetzt zu deinen Fragen.
    }

pig-name = Pig
pig-roll = würfeln
pig-hold = aufhören: { $points } Punkte behalten, zusammen { $total }
pig-told-roll =
    { $you ->
        [yes] Du würfelst eine { $die }.
       *[no] { $name } würfelt eine { $die }.
    }
pig-told-lost =
    { $you ->
        [yes] Eine 1! Du verlierst die { $points } Punkte dieses Zugs.
       *[no] Eine 1! { $name } verliert die { $points } Punkte dieses Zugs.
    }
pig-told-hold =
    { $you ->
        [yes] Du hörst mit { $points } Punkten auf und hast jetzt { $total }.
       *[no] { $name } hört mit { $points } Punkten auf und hat jetzt { $total }.
    }
pig-told-over = Das Ziel ist erreicht: das Spiel ist vorbei.
pig-won =
    { $you ->
        [yes] Du gewinnst mit { $points } Punkten.
       *[no] { $names } gewinnt mit { $points } Punkten.
    }
pig-kept = { $name }: { $points } von { $goal }
pig-turn = { $name }, bisher in diesem Zug: { $points }
pig-ask-die = Was zeigt der Würfel? 1 bis 6
pig-die-impossible = „{ $text }“ kann nicht sein: es wird ein Würfel geworfen. Tippe ein, was er zeigt, 1 bis 6.
pig-roll-first = Würfle mindestens einmal, bevor du aufhörst.

pig-lesson-roll-heading = Würfeln
pig-lesson-roll = Du würfelst mit einem Würfel, so oft du dich traust. Jeder Wurf zählt zu den Punkten deines Zuges.
pig-lesson-roll-task = Würfle.
pig-lesson-roll-done = Eine 5: Du hast in diesem Zug 5 Punkte.
pig-lesson-again-heading = Noch einmal
pig-lesson-again = Du darfst weiterwürfeln, aber eine 1 kostet dich alle Punkte dieses Zuges.
pig-lesson-again-task = Würfle noch einmal.
pig-lesson-again-done = Eine 6: Das macht 11.
pig-lesson-again-early = Das darfst du, aber { $points } Punkte sind nicht viel. Ein Wurf noch!
pig-lesson-hold-heading = Aufhören
pig-lesson-hold = Wer aufhört, behält die Punkte, und niemand nimmt sie mehr weg.
pig-lesson-hold-task = Hör auf und behalte deine 11 Punkte.
pig-lesson-hold-done = 11 für dich! Pip würfelte eine 4 und dann eine 1: nichts.
pig-lesson-hold-greedy = Eine 1 würde dich alles kosten. Hör auf!
pig-lesson-goal-heading = Das Ziel
pig-lesson-goal = Wer zuerst das Ziel erreicht, gewinnt. Hier sind es 50, und mit diesem Zug hast du genau so viele.
pig-lesson-goal-task = Hör auf und gewinne.
pig-lesson-goal-done = 50: Du gewinnst! Das ist das ganze Spiel.
pig-lesson-goal-safe = Du bist schon da: Hör auf!

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

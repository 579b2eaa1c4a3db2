### Der Trainer: was Glück und Können bewirkt haben, und warum ein Zug der beste ist.

# Wie gut jemand gewählt hat, als Stufe, die so spielt; none, wenn es zu wenig zu wählen gab.
coach-play =
    { $word ->
        [none] { $you ->
            [yes] Du hattest zu wenig zu entscheiden, um etwas darüber zu sagen.
           *[no] { $name } hatte zu wenig zu entscheiden, um etwas darüber zu sagen.
        }
        [random] { $you ->
            [yes] Du hast gespielt, als wäre es Zufall.
           *[no] { $name } hat gespielt, als wäre es Zufall.
        }
        [beginner] { $you ->
            [yes] Du hast wie ein Anfänger gespielt.
           *[no] { $name } hat wie ein Anfänger gespielt.
        }
        [casual] { $you ->
            [yes] Du hast wie ein Gelegenheitsspieler gespielt.
           *[no] { $name } hat wie ein Gelegenheitsspieler gespielt.
        }
        [skilled] { $you ->
            [yes] Du hast wie ein Könner gespielt.
           *[no] { $name } hat wie ein Könner gespielt.
        }
        [expert] { $you ->
            [yes] Du hast wie ein Experte gespielt.
           *[no] { $name } hat wie ein Experte gespielt.
        }
       *[champion] { $you ->
            [yes] Du hast wie ein Meister gespielt.
           *[no] { $name } hat wie ein Meister gespielt.
        }
    }

## Warum ein Zug der beste ist, in jedem Spiel

# Der Grund spricht zu dem, der gewählt hat; jemand anders liest ihn.
coach-to = Für { $name }: { $reason }

coach-chances = Deine Gewinnchance ist { NUMBER($best, style: "percent", maximumFractionDigits: 1) }, { $this }, und { NUMBER($other, style: "percent", maximumFractionDigits: 1) }, { $that }.
coach-even = Es macht kaum einen Unterschied: Deine Gewinnchance ist so oder so { NUMBER($best, style: "percent", maximumFractionDigits: 1) }.

## Warum ein Zug der beste ist bei Heckmeck

# Was der Trainer vergleicht, mitten im Satz.
coach-rw-if =
    { $kind ->
        [roll] wenn du weiterwürfelst
        [take] wenn du die { $tile } nimmst
        [give-up] wenn du aufgibst
       *[keep] wenn du { rw-symbol } nimmst
    }
coach-rw-many =
    { $most ->
        [yes] { $worms } Würmer
       *[no] mindestens { $worms } Würmer
    }
coach-rw-stop =
    { $own ->
        [0] Weiterwürfeln misslingt in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } der Fälle;
       *[other] Weiterwürfeln misslingt in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } der Fälle und kostet dich dann deine { $own };
    } { $kind ->
        [steal] wenn du aufhörst, klaust du { $victim } die { $tile } ({ rw-worms }).
       *[take] wenn du aufhörst, bekommst du die { $tile } ({ rw-worms }).
    }
coach-rw-rarely =
    { $better ->
        [0] Mehr bringt es dir nie.
       *[other] Mehr bringt es dir nur in { NUMBER($better, style: "percent", maximumFractionDigits: 1) } der Fälle.
    }
coach-rw-no-giving-up =
    { $own ->
        [0] Aufgeben bringt nichts;
       *[other] Aufgeben kostet dich deine { $own };
    } wenn du weiterwürfelst, bekommst du in { NUMBER($gets, style: "percent", maximumFractionDigits: 1) } der Fälle noch eine Portion.
coach-rw-roll =
    In { NUMBER($better, style: "percent", maximumFractionDigits: 1) } der Fälle bringt Weiterwürfeln mehr als die { $tile }, in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } misslingt es{ $own ->
        [0] .
       *[other] { " " }und kostet dich deine { $own }.
    }
coach-rw-theft = So klaust du { $victim } in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Fälle die { $tile }.
coach-rw-more = In { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Fälle bringt es { coach-rw-many }.
coach-rw-last-tile =
    { $result ->
        [wins] Die { $tile } ist die letzte Portion: Nimmst du sie, hast du gewonnen.
       *[loses] Die { $tile } ist die letzte Portion: Nimmst du sie, ist das Spiel vorbei, und du verlierst.
    }
coach-rw-steal = Die { $tile } zu klauen zählt doppelt: { rw-worms } mehr für dich und genauso viel weniger für { $victim }.
coach-rw-worms = Auf der { $tile } sind { rw-worms }, auf der { $other } nur { $fewer }.
coach-rw-safer = Beide haben { rw-worms }, aber die { $tile } ist sicherer: Wer sie will, würfelt sie in { NUMBER($rarely, style: "percent", maximumFractionDigits: 1) } der Züge, die { $other } in { NUMBER($often, style: "percent", maximumFractionDigits: 1) }.
coach-rw-first-worm = Du hast noch keinen Wurm, und ohne Wurm gibt es keine Portion.
coach-rw-at-once = Wenn du { $this } nimmst, reicht es sofort für die { $tile }.
coach-rw-points = Du bekommst { $points } Punkte für { $this }, für { $that } nur { $fewer }.
coach-rw-dice =
    { $dice ->
        [one] Wenn du { $this } nimmst, bleibt dir noch ein Würfel;
       *[other] Wenn du { $this } nimmst, bleiben dir noch { $dice } Würfel;
    } { $fewer ->
        [0] nimmst du { $that }, keiner.
       *[other] nimmst du { $that }, nur { $fewer }.
    }
coach-rw-hopeless = Wenn du { $that } nimmst, ist keine Portion mehr drin.
coach-rw-fails =
    { $fails ->
        [0] Wenn du { $this } nimmst, kann der Zug nicht mehr misslingen; nimmst du { $that }, misslingt er in { NUMBER($other, style: "percent", maximumFractionDigits: 1) } der Fälle.
       *[other] Wenn du { $this } nimmst, misslingt der Zug in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } der Fälle; nimmst du { $that }, in { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
    }
coach-rw-brings = Wenn du { $this } nimmst, bekommst du in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Fälle { coach-rw-many }; nimmst du { $that }, in { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
coach-rw-risk = Wenn du { $this } nimmst, misslingt der Zug öfter ({ NUMBER($fails, style: "percent", maximumFractionDigits: 1) } statt { NUMBER($rarer, style: "percent", maximumFractionDigits: 1) }), bringt aber auch öfter { coach-rw-many } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) } statt { NUMBER($other, style: "percent", maximumFractionDigits: 1) }).
coach-rw-steals =
    { $chance ->
        [1] Wenn du { $this } nimmst, kannst du { $victim } sofort die { $tile } klauen.
       *[other] Wenn du { $this } nimmst, klaust du { $victim } in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } der Fälle die { $tile }; nimmst du { $that }, in { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
    }

## Ein Rückblick im Terminal

review-title =
    { $over ->
        [yes] { $game } · Rückblick
       *[no] { $game } · Rückblick bis hierher
    }
review-so-far = Das Spiel läuft noch: Zug { $turn }. Die besten Aussichten hat { $name } mit { $chance }.
review-nothing = Es wurde noch nichts gespielt, also gibt es nichts zu besprechen.
review-all-exact = Alle Chancen sind genau berechnet.
review-estimated = Wo das Spiel zum Durchrechnen zu lang ist, sind die Chancen geschätzt und liegen etwa { $error } daneben. Alles andere ist genau.
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-account = Woher das Ergebnis kommt
review-account-note = In Prozent der Gewinnchance. Glück ist, was die Würfel verändert haben; Entscheidungen werden mit den besten verglichen. Vom Start an ergibt jede Spalte zusammen das Ergebnis.
review-start = Start
review-own-luck = Eigenes Glück
review-others-luck = Glück der anderen
review-own-choices = Eigene Wahl
review-others-choices = Wahl der anderen
review-revisions = Neue Schätzungen
review-result =
    { $over ->
        [yes] Ergebnis
       *[no] Chance jetzt
    }
review-adjusted = Ergebnis ohne Glück
review-plays = Wie alle gespielt haben
review-decisions =
    { $decisions ->
        [one] { $sentence } ({ $decisions } Entscheidung, { $error } verschenkt)
       *[other] { $sentence } ({ $decisions } Entscheidungen, je { $error } verschenkt)
    }
review-chances = Gewinnchancen
review-tenths = Jede Ziffer zählt Zehntel der Chance: 0 ist unter 10 %, 9 ist 90 % oder mehr.
review-turning = Wendepunkte
review-turn = Zug { $turn }
review-round = Runde { $round }
review-turned =
    { $kind ->
        [roll] die Würfel: { $name } { $before } → { $after }
        [choice] die Entscheidung: { $name } { $before } → { $after }
       *[reveal] was aufgedeckt wird: { $name } { $before } → { $after }
    }
review-rolls = Größtes Glück und größtes Pech
review-luckiest = Glück: { $name } { $luck }; so gut in 1 von { $one_in } Fällen
review-unluckiest = Pech: { $name } { $luck }; so schlecht in 1 von { $one_in } Fällen
review-best = Beste Entscheidung
review-next-best = Danach: { $move } ({ $chance }, { $cost } weniger).
review-costly = Teuerste Entscheidungen
review-cost =
    { $exact ->
        [yes] verschenkt { $cost } (genau)
       *[no] verschenkt { $cost } (geschätzt, ± { $error })
    }
review-chosen = { $name } hat gewählt: { $move }
review-better = Besser: { $move } ({ $chance }).
review-no-costly = Niemand hat viel verschenkt.
review-progress = Rückblick
review-stopped = Angehalten nach { $done } von { $steps } Schritten. Derselbe Befehl macht dort weiter.
review-in = Der Rückblick steht in { $file }.
review-command = Auf das Spiel zurückblicken: { $command }
review-key = r Rückblick · Enter fertig
review-whole-game = Das ganze Spiel
review-happened = Was geschah

## Warum ein Zug der beste ist bei It Happens..

# Was der Trainer vergleicht, mitten im Satz.
coach-ih-if =
    { $kind ->
        [place] wenn du auf Hügel { $mound } setzt
        [roll] wenn du deinen eigenen Würfel wirfst
        [roll-third] wenn du die dritte Farbe wirfst
        [reroll] wenn du noch einmal würfelst
       *[skip] wenn du aussetzt
    }
# Was ein Würfel auf einem Hügel bringt, mitten im Satz.
coach-ih-gain =
    { $gain ->
        [queen] die Führung (Königin, { $points })
        [general] den zweiten Platz (General, { $points })
        [pair] { ih-found } (dann doppelt: { $points } Punkte)
        [new] { ih-found } (eine neue Art)
        [exact] die Wurmzahl ({ $sum })
       *[worm] { ih-found }
    }
coach-ih-gains =
    Hügel { $mound } bringt dir { $gains }; { $rank ->
        [1] auf Hügel { $other } führst du sowieso.
        [2] auf Hügel { $other } bleibst du nur auf Platz 2.
       *[other] auf Hügel { $other } kommst du mit der { $die } nur auf Platz { $rank }.
    }
coach-ih-both = Hügel { $mound } bringt dir { $gains }, Hügel { $other } nur { $others }.
coach-ih-later =
    { $points ->
        [one] Hügel { $other } bringt dir zwar jetzt { $others }, aber am Ende ist Hügel { $mound } etwa { NUMBER($points, maximumFractionDigits: 1) } Punkt mehr wert.
       *[other] Hügel { $other } bringt dir zwar jetzt { $others }, aber am Ende ist Hügel { $mound } etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte mehr wert.
    }
coach-ih-alone = Auf Hügel { $mound } bringt dir die { $die } { $gains }.
coach-ih-safe = Auf Hügel { $mound } kann dich niemand mehr überholen.
coach-ih-overtakes = Auf Hügel { $mound } überholst du { $name }.
coach-ih-lead = Auf Hügel { $mound } führst du dann mit { $margin } Vorsprung (Königin, { $points }).
coach-ih-behind =
    { $gap ->
        [0] Auf Hügel { $mound } hast du dann genauso viel wie { $name } auf Platz 1.
       *[other] Auf Hügel { $mound } liegst du dann nur noch { $gap } hinter Platz 1 ({ $name }).
    }
coach-ih-room =
    { $room ->
        [one] Auf Hügel { $mound } ist in deiner Spalte noch Platz für einen Würfel,
       *[other] Auf Hügel { $mound } ist in deiner Spalte noch Platz für { $room } Würfel,
    } { $less ->
        [0] auf Hügel { $other } für keinen.
        [one] auf Hügel { $other } nur für einen.
       *[other] auf Hügel { $other } nur für { $less }.
    }
coach-ih-column = Auf Hügel { $mound } kannst du weiter oben in der Spalte noch { $finds } finden.
coach-ih-points =
    { $points ->
        [one] Am Ende hast du etwa { NUMBER($points, maximumFractionDigits: 1) } Punkt mehr, { $this }.
       *[other] Am Ende hast du etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte mehr, { $this }.
    }
coach-ih-costs =
    { $points ->
        [one] { $name } hat am Ende etwa { NUMBER($points, maximumFractionDigits: 1) } Punkt weniger, { $this }.
       *[other] { $name } hat am Ende etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte weniger, { $this }.
    }
coach-ih-reroll =
    { $many ->
        [one] Noch einmal würfeln kostet einen Wurm, aber { $many } von 6 Zahlen ist besser als diese { $die }.
       *[other] Noch einmal würfeln kostet einen Wurm, aber { $many } von 6 Zahlen sind besser als diese { $die }.
    }
coach-ih-no-reroll =
    { $many ->
        [0] Noch einmal würfeln kostet einen Wurm, und keine Zahl wäre das wert.
        [one] Noch einmal würfeln kostet einen Wurm, und nur { $many } von 6 Zahlen wäre das wert.
       *[other] Noch einmal würfeln kostet einen Wurm, und nur { $many } von 6 Zahlen wären das wert.
    }
coach-ih-nothing = Die { $die } bringt dir jetzt auf keinem Hügel etwas.
coach-ih-skip =
    { $dice ->
        [one] Aussetzen kostet einen Wurm, aber erst müssen die anderen noch einen Würfel setzen.
       *[other] Aussetzen kostet einen Wurm, aber erst setzen die anderen; sie haben noch { $dice } Würfel.
    }
coach-ih-skip-for =
    { $dice ->
        [one] Aussetzen kostet einen Wurm, aber erst muss { $name } noch einen Würfel setzen.
       *[other] Aussetzen kostet einen Wurm, aber erst ist { $name } dran, mit noch { $dice } Würfeln.
    }
coach-ih-no-skip =
    { $die ->
        [0] Aussetzen kostet einen Wurm, und den Würfel musst du später doch noch setzen.
       *[other] Aussetzen kostet einen Wurm, und diese { $die } ist weg.
    }
coach-ih-own =
    { $mounds ->
        [one] Auf einem Hügel hast du noch keine Spalte, und bei Gleichstand gewinnt die Spalte weiter links.
       *[other] Auf { $mounds } Hügeln hast du noch keine Spalte, und bei Gleichstand gewinnt die Spalte weiter links.
    }
coach-ih-third =
    { $dice ->
        [one] So sparst du deine eigenen Würfel auf, bis { $name } noch einen gesetzt hat.
       *[other] So sparst du deine eigenen Würfel für später auf: { $name } muss noch { $dice } setzen.
    }
coach-ih-spares = Auf Hügel { $mound } würde dich die { $die } { $loss } kosten.
coach-ih-takes = Auf Hügel { $mound } kostet die { $die } { $name } { $loss }.
coach-ih-leads = Auf Hügel { $mound } würde die dritte Farbe die Führung übernehmen (Königin, { $points }).
coach-ih-feeds = Auf Hügel { $mound } bekäme die dritte Farbe { $finds }.

## Üben: worum es bei Entscheidungen geht, und was gefragt wird

coach-theme-rw-stop-or-roll = Aufhören oder würfeln?
coach-theme-rw-which-symbol = Welches Symbol?
coach-theme-rw-first-symbol = Der erste Wurf
coach-theme-rw-steal-or-take = Klauen oder nicht?
coach-theme-rw-lid = Eine kleine Portion auf eine gute
coach-theme-rw-endgame = Die letzten Portionen
coach-theme-ih-which-mound = Welcher Hügel?
coach-theme-ih-reroll = Noch einmal würfeln?
coach-theme-ih-skip = Aussetzen?
coach-theme-ih-third-colour = Die dritte Farbe
coach-theme-ih-worm-number = Die Wurmzahl
coach-theme-ih-last-round = Die letzte Runde
drill-title = { $game } · { $theme } · Frage { $number } von { $count }
drill-own = Aus einer deiner eigenen Partien.
drill-ask = Was würdest du tun, { $name }? (q zum Aufhören)
drill-right = Richtig: { $move }.
drill-wrong = Diesmal nicht. Am besten: { $move }.
drill-chances =
    { $exact ->
        [yes] Deine Gewinnchance, genau:
       *[no] Deine Gewinnchance, auf etwa { NUMBER($error, style: "percent", maximumFractionDigits: 0) } genau:
    }
drill-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
drill-back =
    { $days ->
        [one] Morgen kommt die Frage wieder.
       *[other] In { $days } Tagen kommt die Frage wieder.
    }
drill-sum = { $right } von { $answered } richtig.
drill-none = Heute gibt es keine Fragen dieser Art mehr. Die anderen kommen in ein paar Tagen wieder.
drill-from =
    { $costly ->
        [0] Gut gespielt: Keine Entscheidung in dieser Partie hat viel gekostet.
        [one] Eine Entscheidung in dieser Partie hat etwas gekostet. Sie gehört jetzt zu deinen Fragen.
       *[other] { $costly } Entscheidungen in dieser Partie haben etwas gekostet. Sie gehören jetzt zu deinen Fragen.
    }
drill-no-theme = Zu { $theme } gibt es keine Fragen. Es gibt: { $themes }.
drill-no-count = Zu --count gehört eine Zahl von 1 bis { $most }.

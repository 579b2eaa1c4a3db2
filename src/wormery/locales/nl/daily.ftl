### Iedereen dezelfde dobbelstenen: de dagtafel, uitdagingen, en twee partijen naast elkaar.

## De dagtafel

page-daily = Iedereen dezelfde dobbelstenen
page-daily-what = Vandaag krijgt de hele wereld dezelfde worpen en dezelfde bots. Je hebt één poging – en daarna zie je wat anderen ervan maakten.
page-daily-left = { $hours ->
        [0] Nieuwe tafels over { $minutes } min
       *[other] Nieuwe tafels over { $hours } u { $minutes } min
    }
page-daily-new = Nog niet gespeeld.
page-daily-going = Je bent nog bezig.
page-daily-played = { $played ->
        [0] Hier heeft nog niemand hem uitgespeeld.
        [one] Eén speler heeft hem hier uitgespeeld.
       *[other] { $played } spelers hebben hem hier uitgespeeld.
    }
page-daily-play = Spelen
page-daily-go-on = Verder spelen
page-daily-see = Bekijk hoe het ging
page-daily-check = Kan ik deze dobbelstenen narekenen?
page-daily-check-what = Ze volgen uit deze seed en uit niets anders. Hij bestaat uit de datum, het spel en een sleutel die iedereen mag kennen, dus kan iedereen elke worp narekenen.
page-daily-copy-seed = Seed kopiëren
page-daily-offline = In de terminal speel je dezelfde tafel, ook zonder internet:
page-daily-results = { $game }, { $date }
page-daily-rank = Je bent { $rank }e van { $count }
page-daily-scored = Jouw score: { $score }. Aan je tafel: { $place }
page-daily-first = Je hebt hem hier als eerste uitgespeeld. Kijk later nog eens wat anderen van deze worpen maakten.
page-daily-champion = De grootmeester met dezelfde worpen
page-daily-champion-did = { $won ->
        [yes] Haalde { $score } en won.
       *[no] Haalde { $score } en won ook niet.
    }
page-daily-everyone = Iedereen hier
page-daily-nobody = Hier heeft niemand deze tafel uitgespeeld.
page-daily-compare = Vergelijk met de grootmeester
page-daily-to-table = Naar de tafel

## Wie dezelfde dobbelstenen had

page-contest-bot = { $name } ({ $level })
page-contest-against = Tegen { $names }
page-contest-you = Jij
page-contest-someone = Iemand
page-contest-rank = Rang
page-contest-who = Wie
page-contest-score = Score
page-contest-compare = Vergelijk
page-contest-others = Vergelijk met anderen

## Uitdagingen

page-challenge = Daag een vriend uit: mijn worpen
page-challenge-from = { $name } daagt je uit
page-challenge-from-someone = Je bent uitgedaagd
page-challenge-mine = Jouw uitdaging
page-challenge-what = Je krijgt precies dezelfde worpen, tegen dezelfde bots. Wat maak jij ervan? Als je klaar bent, vergelijk je beurt voor beurt.
page-challenge-send = Stuur een vriend de link, of laat de QR‑code scannen. Je vriend krijgt jouw worpen, tegen dezelfde bots.
page-challenge-over = Je hebt gespeeld. Iedereen had evenveel geluk, dus de rest is kunde.
page-challenge-play = Speel dezelfde worpen
page-challenge-tries = Wie er heeft gespeeld
page-challenge-none = Nog niemand is erop ingegaan.
page-challenge-hidden = { $tries ->
        [0] Jij zou de eerste zijn.
        [one] Eén speler heeft al gespeeld. Hoe, dat zie je als jij ook klaar bent.
       *[other] { $tries } spelers hebben al gespeeld. Hoe, dat zie je als jij ook klaar bent.
    }
page-challenge-qr = QR-code met de link naar deze uitdaging
page-challenge-invite = Kun jij me verslaan bij { $game }, met dezelfde worpen?
page-challenge-see = Bekijk wie er heeft gespeeld

## Twee partijen naast elkaar

page-compare-title = Dezelfde worpen, beurt voor beurt
page-compare-alike = Op alle { $rolls } plekken waar jullie allebei gooiden, waren de dobbelstenen gelijk. De rest is kunde.
page-compare-first = { $round ->
        [0] Eerste andere keuze: beurt { $number }
       *[other] Eerste andere keuze: ronde { $round }, beurt { $number }
    }
page-compare-never = Bij dezelfde worp koos geen van beiden ooit iets anders.
page-compare-jump = Ga erheen
page-compare-turn = { $round ->
        [0] Beurt { $number }
       *[other] Ronde { $round }, beurt { $number }
    }
page-compare-same = Hetzelfde gespeeld
page-compare-score = Score: { $score }
page-compare-watch = Bekijk deze beurt
page-compare-no-turn = Deze beurt was er niet.
page-compare-won = gewonnen
page-compare-back = Terug naar de uitslag

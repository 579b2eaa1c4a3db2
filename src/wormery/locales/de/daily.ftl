### Gleiche Würfel für alle: der Tagestisch, Herausforderungen, und zwei Partien nebeneinander.

## Der Tagestisch

page-daily = Gleiche Würfel für alle
page-daily-what = Heute bekommt die ganze Welt dieselben Würfel und dieselben Bots. Du hast einen Versuch – danach siehst du, was andere daraus gemacht haben.
page-daily-left = { $hours ->
        [0] Neue Tische in { $minutes } Min.
       *[other] Neue Tische in { $hours } Std. { $minutes } Min.
    }
page-daily-new = Noch nicht gespielt.
page-daily-going = Du bist mittendrin.
page-daily-played = { $played ->
        [0] Hier hat ihn noch niemand zu Ende gespielt.
        [one] Hier hat ihn erst eine Person zu Ende gespielt.
       *[other] Hier haben ihn { $played } Leute zu Ende gespielt.
    }
page-daily-play = Spielen
page-daily-go-on = Weiterspielen
page-daily-see = Wie lief’s?
page-daily-check = Kann ich diese Würfel nachrechnen?
page-daily-check-what = Sie folgen aus diesem Seed und aus nichts anderem. Er besteht aus dem Datum, dem Spiel und einem Schlüssel, den alle kennen dürfen. So kann jeder jeden Wurf nachrechnen.
page-daily-copy-seed = Seed kopieren
page-daily-offline = Im Terminal spielst du denselben Tisch, auch ohne Internet:
page-daily-results = { $game }, { $date }
page-daily-rank = Platz { $rank } von { $count }
page-daily-scored = Dein Ergebnis: { $score }. An deinem Tisch: { $place }
page-daily-first = Du bist hier der erste Mensch am Ziel. Schau später noch einmal, was andere aus diesen Würfeln gemacht haben.
page-daily-champion = Der Großmeister mit denselben Würfeln
page-daily-champion-did = { $won ->
        [yes] Kam auf { $score } und gewann.
       *[no] Kam auf { $score } und gewann auch nicht.
    }
page-daily-everyone = Alle hier
page-daily-nobody = Diesen Tisch hat hier niemand zu Ende gespielt.
page-daily-compare = Mit dem Großmeister vergleichen
page-daily-to-table = Zum Tisch

## Wer dieselben Würfel hatte

page-contest-bot = { $name } ({ $level })
page-contest-against = Gegen { $names }
page-contest-you = Du
page-contest-someone = Jemand
page-contest-rank = Rang
page-contest-who = Wer
page-contest-score = Ergebnis
page-contest-compare = Vergleichen
page-contest-others = Mit anderen vergleichen

## Herausforderungen

page-challenge = Fordere jemanden heraus: meine Würfel
page-challenge-from = { $name } fordert dich heraus
page-challenge-from-someone = Du wirst herausgefordert
page-challenge-mine = Deine Herausforderung
page-challenge-what = Du bekommst genau dieselben Würfel, gegen dieselben Bots. Was machst du daraus? Danach könnt ihr Zug für Zug vergleichen.
page-challenge-send = Schick den Link an Freunde oder lass sie den QR‑Code scannen. Sie bekommen deine Würfel, gegen dieselben Bots.
page-challenge-over = Du hast gespielt. Das Glück war für alle gleich, der Rest ist Können.
page-challenge-play = Mit denselben Würfeln spielen
page-challenge-tries = Wer schon gespielt hat
page-challenge-none = Bisher hat sie niemand angenommen.
page-challenge-hidden = { $tries ->
        [0] Noch hat sie niemand angenommen.
        [one] Eine Person hat schon gespielt. Wie, das siehst du, sobald du fertig bist.
       *[other] { $tries } Leute haben schon gespielt. Wie, das siehst du, sobald du fertig bist.
    }
page-challenge-qr = QR-Code mit dem Link zu dieser Herausforderung
page-challenge-invite = Schlägst du mich bei { $game } mit denselben Würfeln?
page-challenge-see = Sieh nach, wer gespielt hat

## Zwei Partien nebeneinander

page-compare-title = Gleiche Würfel, Zug für Zug
page-compare-alike = An allen { $rolls } Stellen, an denen beide gewürfelt haben, waren die Würfel gleich. Der Rest ist Können.
page-compare-first = { $round ->
        [0] Erste andere Wahl: Zug { $number }
       *[other] Erste andere Wahl: Runde { $round }, Zug { $number }
    }
page-compare-never = Bei gleichen Würfeln habt ihr euch nie anders entschieden.
page-compare-jump = Dorthin
page-compare-turn = { $round ->
        [0] Zug { $number }
       *[other] Runde { $round }, Zug { $number }
    }
page-compare-same = Gleich gespielt
page-compare-score = Stand: { $score }
page-compare-watch = Diesen Zug ansehen
page-compare-no-turn = Diesen Zug gab es nicht.
page-compare-won = gewonnen
page-compare-back = Zurück zu den Ergebnissen

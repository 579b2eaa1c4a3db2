### Zwei Partien mit denselben Würfeln nebeneinander; und der Tagestisch im Terminal.

compare-parted = Gleiche Würfel, andere Wahl: { $one } { $other }
compare-title = { $game } · { $one } und { $other }
compare-score =
    { $won ->
        [yes] { $name }: { $score }, gewonnen ({ $scores })
       *[no] { $name }: { $score }, nicht gewonnen ({ $scores })
    }
compare-unfinished = { $name }: bisher { $score }; diese Partie ist noch nicht zu Ende ({ $scores })
compare-better = Besseres Ergebnis: { $name }
compare-equal = Beide Ergebnisse sind gleich gut.
compare-dice-same =
    { $rolls ->
        [one] An der einen Stelle, an der beide gewürfelt haben, waren die Würfel gleich.
       *[other] An allen { $rolls } Stellen, an denen beide gewürfelt haben, waren die Würfel gleich.
    }
compare-dice-differ = Nur an { $alike } von { $rolls } Stellen, an denen beide gewürfelt haben, waren die Würfel gleich: Diese Partien wurden nicht mit denselben Würfeln gespielt.
compare-dice-none = Es gibt keine Stelle im Spiel, an der beide gewürfelt haben.
compare-first = Erste andere Wahl · { $turn }
compare-never = Bei gleichen Würfeln haben sie nie anders gewählt.
compare-all-same = Beide Partien sind Zug für Zug gleich.
compare-every-turn = Zug für Zug
compare-turn =
    { $round ->
        [0] Zug { $number }
       *[other] Runde { $round }, Zug { $number }
    }
compare-turn-same = { $turn } · gleiche Würfel, gleiche Wahl
compare-turn-parted = { $turn } · gleiche Würfel, andere Wahl
compare-played = { $told } Stand: { $score }.
compare-not-played = { $name }: hatte diesen Zug nicht mehr.
compare-command = Zug für Zug: { $command }

# Was sich nicht vergleichen lässt

compare-other-game = Das sind verschiedene Spiele: { $one } und { $other }. Vergleichen lassen sich nur zwei Aufzeichnungen desselben Spiels.
compare-other-seats = Die eine Partie hat { $one } Plätze, die andere { $other }. Vergleichen lassen sich nur Partien mit gleich vielen Plätzen.
compare-other-options = Diese Partien wurden nach verschiedenen Regeln gespielt: { $one } und { $other }.
compare-no-seat = Diesen Platz gibt es nicht. Die Plätze sind: { $letters }.

# Der Tagestisch im Terminal

day-title = Die Tagestische vom { $day }
day-not-yet = noch nicht gespielt
day-going =
    { $steps ->
        [one] angefangen, bisher { $steps } Schritt
       *[other] angefangen, bisher { $steps } Schritte
    }
day-played = gespielt: { $scores }
day-start = Zum Spielen: { $command }
day-intro = Der Tagestisch vom { $day }: Alle bekommen dieselben Würfel und dieselben Bots. Ein Versuch zählt, und Tipps gibt es keine.
day-fun = Diesmal ist es nur zum Spaß: Es zählt nicht.
day-done = Du hast den Tagestisch vom { $day } gespielt. Ein Versuch zählt, und das war deiner.
day-again = Noch einmal, zum Spaß: { $command }
day-ask-hint =
    { $one ->
        [yes] Enter spielt ihn · ? Hilfe · u zurücknehmen · c Kommentar · q beenden
       *[no] ? Hilfe · u zurücknehmen · c Kommentar · q beenden
    }
day-no-hint = An einem Tisch, an dem alle dieselben Würfel haben, gibt es keine Tipps: Verglichen werden deine eigenen Entscheidungen.
day-no-such-day = „{ $day }“ ist kein Datum. Schreib es so: 2026-11-18.
day-no-table = Für { $game } gibt es keinen Tagestisch.
day-other-dice = Das ist keine Partie mit den Würfeln von „{ $seed }“.

# Solche Würfel nachrechnen

verify-shared =
    { $reveals ->
        [0] für alle gleich: { $file }: Alle { $rolls } Würfe ({ $dice } Würfel) folgen aus dem Seed.
       *[other] für alle gleich: { $file }: Alle { $rolls } Würfe ({ $dice } Würfel) und { $reveals } Aufdeckungen folgen aus dem Seed.
    }
verify-shared-seed = Seed: „{ $seed }“. Daraus kann jeder diese Würfel ausrechnen, auch im Voraus: Sie sind für alle gleich und nur zum Spaß da.

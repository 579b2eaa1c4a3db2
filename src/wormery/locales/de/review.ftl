### Der Rückblick auf ein beendetes Spiel auf der Seite, und wie man von jedem Moment aus weiterspielt.

## The review

page-review-title = { $game }: So lief es
page-review-wait = Der Trainer geht das Spiel durch …
page-review-progress = Der Trainer geht das Spiel durch: Schritt { $done } von { $of }.
page-review-turning = Wendepunkte
page-review-no-turning = Kein einzelner Moment hat dieses Spiel entschieden: Es ging Stück für Stück.
page-review-turn = Zug { $turn }
page-review-round = Runde { $round }
page-review-rolled =
    { $you ->
        [yes] Du würfelst: { $dice }
       *[no] { $name } würfelt: { $dice }
    }
page-review-for =
    { $you ->
        [yes] { $change } für dich
       *[no] { $change } für { $name }
    }
page-review-chances = Gewinnchancen
page-review-graph-how = Tipp auf die Linien oder zieh an ihnen entlang, oder nimm die Pfeiltasten.
page-review-at = Schritt { $step } von { $steps }
page-review-previous = Voriger Wendepunkt
page-review-next = Nächster Wendepunkt
page-review-luck =
    { $you ->
        [yes] Glück: { $change } für dich
       *[no] Glück: { $change } für { $name }
    }
page-review-cost = Verschenkt { $cost }
page-review-good = Besser ging es nicht
page-review-forced = Es gab keine andere Wahl
page-review-revealed = Was aufgedeckt wird, verschiebt die Chancen
page-review-exact = genau
page-review-estimated = geschätzt, ± { $error }
page-review-moves = Was zur Wahl stand
page-review-moves-how = Tipp auf einen Zug, um ihn auf dem Brett zu sehen.
page-review-chosen = gewählt
page-review-best = am besten
page-review-instead = Stattdessen: { $move }
page-review-back = Zurück zu dem, was gespielt wurde
page-review-accounts = Glück und Können
page-review-accounts-how = In Prozent der Gewinnchance. Glück ist, was die Würfel geändert haben; jede Wahl wird an der besten gemessen. Vom Start an ergibt alles zusammen das Ergebnis.
page-review-start = Start
page-review-own-luck = Eigenes Glück
page-review-others-luck = Glück der anderen
page-review-own-choices = Eigene Wahl
page-review-others-choices = Wahl der anderen
page-review-revisions = Neue Schätzungen
page-review-result = Ergebnis
page-review-adjusted = Ergebnis ohne Glück
page-review-decisions =
    { $decisions ->
        [one] Eine Entscheidung; sie hat { $error } verschenkt.
       *[other] { $decisions } Entscheidungen; jede hat im Schnitt { $error } verschenkt.
    }
page-review-moments = Würfe und Entscheidungen
page-review-luckiest = Größtes Glück
page-review-unluckiest = Größtes Pech
page-review-best-choice = Beste Entscheidung
page-review-costliest = Teuerste Entscheidung
page-review-one-in = 1 von { $count }
page-review-table = Das ganze Spiel als Tabelle
page-review-what = Was geschah
page-review-change = Änderung

## Playing on

page-play-on-what = Ein neuer Tisch mit dieser Stellung und mit neuen Würfeln.
page-play-on-from = Ab wann?
page-play-on-shown = So, wie es gezeigt wird
page-play-on-before = Vor dem letzten Schritt
page-play-on-who = Mit wem?
page-play-on-alone = Allein, gegen Bots
page-play-on-same = Mit denselben Leuten
page-play-on-same-what = Teil den Link, dann nehmen alle wieder Platz.
page-play-on-as = Du spielst für
page-play-on-level = Stärke der Bots
page-play-on-go = Tisch eröffnen

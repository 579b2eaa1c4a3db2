### Terugkijken op een afgelopen spel op de pagina, en vanaf elk moment verder spelen.

## The review

page-review-title = { $game }: zo ging het
page-review-wait = De coach loopt het spel na …
page-review-progress = De coach loopt het spel na: stap { $done } van { $of }.
page-review-turning = Keerpunten
page-review-no-turning = Niet één moment besliste dit spel: het ging stukje bij beetje.
page-review-turn = Beurt { $turn }
page-review-round = Ronde { $round }
page-review-rolled =
    { $you ->
        [yes] Je gooit: { $dice }
       *[no] { $name } gooit: { $dice }
    }
page-review-for =
    { $you ->
        [yes] { $change } voor jou
       *[no] { $change } voor { $name }
    }
page-review-chances = Winkansen
page-review-graph-how = Tik op de lijnen of sleep erlangs, of gebruik de pijltjestoetsen.
page-review-at = Stap { $step } van { $steps }
page-review-previous = Vorig keerpunt
page-review-next = Volgend keerpunt
page-review-luck =
    { $you ->
        [yes] Geluk: { $change } voor jou
       *[no] Geluk: { $change } voor { $name }
    }
page-review-cost = Geeft { $cost } weg
page-review-good = Beter kon niet
page-review-forced = Er was geen andere keuze
page-review-revealed = Wat er opengaat, verschuift de kansen
page-review-exact = precies
page-review-estimated = geschat, ± { $error }
page-review-moves = Wat er te kiezen was
page-review-moves-how = Tik op een zet om hem op het bord te zien.
page-review-chosen = gekozen
page-review-best = beste
page-review-instead = In plaats daarvan: { $move }
page-review-back = Terug naar wat er gespeeld is
page-review-accounts = Geluk en kunnen
page-review-accounts-how = In procenten van de winkans. Geluk is wat de dobbelstenen veranderden; keuzes worden vergeleken met de beste. Vanaf het begin telt alles op tot de uitslag.
page-review-start = Begin
page-review-own-luck = Eigen geluk
page-review-others-luck = Geluk van anderen
page-review-own-choices = Eigen keuzes
page-review-others-choices = Keuzes van anderen
page-review-revisions = Nieuwe schattingen
page-review-result = Uitslag
page-review-adjusted = Uitslag zonder geluk
page-review-decisions =
    { $decisions ->
        [one] Eén keuze; die gaf { $error } weg.
       *[other] { $decisions } keuzes; elk gaf gemiddeld { $error } weg.
    }
page-review-moments = Worpen en keuzes
page-review-luckiest = Meeste mazzel
page-review-unluckiest = Meeste pech
page-review-best-choice = Beste keuze
page-review-costliest = Duurste keuze
page-review-one-in = 1 op { $count }
page-review-table = Het hele spel als tabel
page-review-what = Wat er gebeurde
page-review-change = Verschil

## Playing on

page-play-on-what = Een nieuwe tafel met deze stelling, en met nieuwe dobbelstenen.
page-play-on-from = Vanaf wanneer?
page-play-on-shown = Zoals het er nu ligt
page-play-on-before = Vóór de laatste stap
page-play-on-who = Met wie?
page-play-on-alone = Alleen, tegen bots
page-play-on-same = Met dezelfde mensen
page-play-on-same-what = Deel de link, dan neemt iedereen weer een plaats in.
page-play-on-as = Jij speelt voor
page-play-on-level = Niveau van de bots
page-play-on-go = Tafel openen

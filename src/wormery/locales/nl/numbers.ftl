### Your numbers on the page: what all of somebody’s finished games come to.

page-numbers = Jouw cijfers
page-numbers-what = Wat al je uitgespeelde partijen bij elkaar opleveren. Alleen jij ziet dit, tenzij je het deelt.
page-numbers-none = Speel een eerste partij, en hier verschijnen je cijfers: winst, reeksen, geluk en kunnen.
page-numbers-none-yet = Hiervan heb je nog geen partij uitgespeeld.
page-numbers-counting = Je partijen worden geteld: { $done } van { $of }
page-numbers-looking = De coach rekent geluk en kunnen uit: { $done } van { $of } partijen
page-numbers-game = Spel
page-numbers-games =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
page-numbers-played = Partijen
page-numbers-wins = Gewonnen
page-numbers-wins-share = { $share } – onder gelijken { $fair }
page-numbers-place = Gemiddelde plaats
page-numbers-equals = onder gelijken: { $fair }
page-numbers-wins-run = Op rij gewonnen
page-numbers-days-run = Dagen op rij gespeeld
page-numbers-longest-run = langste reeks: { $longest }
page-numbers-score = Beste score
page-numbers-longest = Langste partij
page-numbers-steps =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
page-numbers-open = bekijk die partij
page-numbers-groups = Hoe vaak je wint
page-numbers-groups-what = Het streepje is hoe vaak je onder gelijken zou winnen.
page-numbers-by-seats = Aan tafel
page-numbers-by-level = Sterkste bot
page-numbers-seats = { $seats } spelers
page-numbers-people = alleen mensen
page-numbers-share = Gewonnen
page-numbers-luck = Geluk
page-numbers-luck-what = Wat alle dobbelstenen van een partij met je winstkans deden: omhoog is geluk, omlaag is pech. Alles is opgeteld, dus het kan meer dan 100% zijn.
page-numbers-skill = Kunnen
page-numbers-skill-what = Wat elke keuze van jou gemiddeld weggaf: hoe korter, hoe beter.
page-numbers-average = De lijn is het gemiddelde van vijf partijen.
page-numbers-bars-won = Een volle balk is een partij die je won.
page-numbers-order = De oudste partij staat links.
page-numbers-word = Je kiest als
page-numbers-table = Hetzelfde als tabel
page-numbers-date = Datum
page-numbers-result = Uitslag
page-numbers-won =
    { $won ->
        [yes] Gewonnen
       *[no] Verloren
    }
page-numbers-given-away = Weggegeven per keuze
page-numbers-no-choices = geen eigen keuzes
page-numbers-counts = In alle partijen samen
page-numbers-per-game = { $number } per partij
page-numbers-bests = Het mooiste
page-numbers-limits = Je laatste { $most } partijen tellen; naar geluk en kunnen kijkt de coach in de laatste { $looked }, behalve in heel lange.
page-numbers-device = Iedereen die op dit apparaat speelt, telt mee.
page-numbers-stood-in =
    { $moves ->
        [one] 1 zet is voor je gedaan terwijl je weg of te laat was; die telt niet als de jouwe.
       *[other] { $moves } zetten zijn voor je gedaan terwijl je weg of te laat was; die tellen niet als de jouwe.
    }
page-numbers-left-out =
    { $games ->
        [one] 1 partij telt niet mee: die ging verder vanuit een verslag, of is niet meer te lezen.
       *[other] { $games } partijen tellen niet mee: die gingen verder vanuit een verslag, of zijn niet meer te lezen.
    }
page-numbers-since = Geteld sinds { $date }.
page-numbers-picture = Een plaatje van je cijfers
page-numbers-picture-what = Alleen jij krijgt dit plaatje: stuur het naar wie je wilt.
page-numbers-export = Alles downloaden
page-numbers-forget = Mijn cijfers wissen
page-numbers-forget-what = Deze pagina begint weer bij nul: alleen partijen die vanaf nu eindigen tellen. Je partijen zelf en hun terugblik blijven. Dit kun je niet terugdraaien.
page-numbers-forget-go = Wissen
page-numbers-forgotten = Je cijfers zijn gewist.
page-numbers-keep = Laten staan

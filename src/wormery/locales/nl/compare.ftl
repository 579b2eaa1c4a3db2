### Twee potjes met dezelfde dobbelstenen, naast elkaar; en de dagtafel in de terminal.

compare-parted = Zelfde dobbelstenen, andere keuze: { $one } { $other }
compare-title = { $game } · { $one } en { $other }
compare-score =
    { $won ->
        [yes] { $name }: { $score }, gewonnen ({ $scores })
       *[no] { $name }: { $score }, niet gewonnen ({ $scores })
    }
compare-unfinished = { $name }: { $score } tot nu toe; dit potje is nog niet afgelopen ({ $scores })
compare-better = Beter resultaat: { $name }
compare-equal = De resultaten zijn even goed.
compare-dice-same =
    { $rolls ->
        [one] Op de ene plek waar allebei gooiden, waren de dobbelstenen gelijk.
       *[other] Op alle { $rolls } plekken waar allebei gooiden, waren de dobbelstenen gelijk.
    }
compare-dice-differ = Op maar { $alike } van de { $rolls } plekken waar allebei gooiden, waren de dobbelstenen gelijk: deze potjes zijn niet met dezelfde dobbelstenen gespeeld.
compare-dice-none = Er is geen plek in het spel waar allebei gooiden.
compare-first = Eerste andere keuze · { $turn }
compare-never = Met dezelfde dobbelstenen kozen ze nooit iets anders.
compare-all-same = Beide potjes zijn zet voor zet gelijk.
compare-every-turn = Beurt voor beurt
compare-turn =
    { $round ->
        [0] Beurt { $number }
       *[other] Ronde { $round }, beurt { $number }
    }
compare-turn-same = { $turn } · zelfde dobbelstenen, zelfde keuze
compare-turn-parted = { $turn } · zelfde dobbelstenen, andere keuze
compare-played = { $told } Stand: { $score }.
compare-not-played = { $name }: had deze beurt niet.
compare-command = Beurt voor beurt: { $command }

# Wat niet te vergelijken is

compare-other-game = Dit zijn verschillende spellen: { $one } en { $other }. Alleen twee verslagen van hetzelfde spel zijn te vergelijken.
compare-other-seats = Het ene potje heeft { $one } plaatsen, het andere { $other }. Alleen potjes met evenveel plaatsen zijn te vergelijken.
compare-other-options = Deze potjes zijn met verschillende regels gespeeld: { $one } en { $other }.
compare-no-seat = Die plaats is er niet. De plaatsen zijn: { $letters }.

# De dagtafel in de terminal

day-title = De dagtafels van { $day }
day-not-yet = nog niet gespeeld
day-going =
    { $steps ->
        [one] begonnen, { $steps } stap tot nu toe
       *[other] begonnen, { $steps } stappen tot nu toe
    }
day-played = gespeeld: { $scores }
day-start = Om te spelen: { $command }
day-intro = De dagtafel van { $day }: iedereen krijgt dezelfde dobbelstenen en dezelfde bots. Eén poging telt, en hints zijn er niet.
day-fun = Deze keer is het voor de lol: het telt niet mee.
day-done = Je hebt de dagtafel van { $day } gespeeld. Eén poging telt, en dit was de jouwe.
day-again = Nog een keer, voor de lol: { $command }
day-ask-hint =
    { $one ->
        [yes] Enter speelt hem · ? hulp · u zet terug · c opmerking · q stoppen
       *[no] ? hulp · u zet terug · c opmerking · q stoppen
    }
day-no-hint = Aan een tafel waar iedereen dezelfde dobbelstenen heeft, zijn er geen hints: het gaat om je eigen keuzes.
day-no-such-day = “{ $day }” is geen datum. Schrijf het zo: 2026-11-18.
day-no-table = Voor { $game } is er geen dagtafel.
day-other-dice = Dit is geen potje met de dobbelstenen van “{ $seed }”.

# Zulke dobbelstenen narekenen

verify-shared =
    { $reveals ->
        [0] voor iedereen gelijk: { $file }: alle { $rolls } worpen ({ $dice } dobbelstenen) volgen uit de seed.
       *[other] voor iedereen gelijk: { $file }: alle { $rolls } worpen ({ $dice } dobbelstenen) en { $reveals } onthullingen volgen uit de seed.
    }
verify-shared-seed = Seed: “{ $seed }”. Daaruit kan iedereen deze dobbelstenen uitrekenen, ook vooraf: ze zijn voor iedereen gelijk, en gewoon voor de lol.

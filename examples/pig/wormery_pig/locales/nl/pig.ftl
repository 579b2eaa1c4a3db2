pig-name = Pig
pig-roll = gooi de dobbelsteen
pig-hold = stoppen: { $points } punten houden, samen { $total }
pig-told-roll =
    { $you ->
        [yes] Je gooit een { $die }.
       *[no] { $name } gooit een { $die }.
    }
pig-told-lost =
    { $you ->
        [yes] Een 1! Je bent de { $points } punten van deze beurt kwijt.
       *[no] Een 1! { $name } is de { $points } punten van deze beurt kwijt.
    }
pig-told-hold =
    { $you ->
        [yes] Je stopt met { $points } punten en hebt er nu { $total }.
       *[no] { $name } stopt met { $points } punten en heeft er nu { $total }.
    }
pig-told-over = Het doel is gehaald: het spel is afgelopen.
pig-won =
    { $you ->
        [yes] Je wint met { $points } punten.
       *[no] { $names } wint met { $points } punten.
    }
pig-kept = { $name }: { $points } van { $goal }
pig-turn = { $name }, deze beurt tot nu toe: { $points }
pig-ask-die = Wat laat de dobbelsteen zien? 1 tot en met 6
pig-die-impossible = “{ $text }” kan niet: er wordt één dobbelsteen gegooid. Typ wat hij laat zien, 1 tot en met 6.
pig-roll-first = Gooi minstens één keer voordat je stopt.

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

pig-lesson-roll-heading = Gooien
pig-lesson-roll = Je gooit één dobbelsteen, zo vaak als je durft. Elke worp telt bij de punten van je beurt.
pig-lesson-roll-task = Gooi de dobbelsteen.
pig-lesson-roll-done = Een 5: je hebt deze beurt 5 punten.
pig-lesson-again-heading = Nog eens
pig-lesson-again = Je mag doorgaan, maar een 1 kost je alle punten van deze beurt.
pig-lesson-again-task = Gooi nog eens.
pig-lesson-again-done = Een 6: dat maakt 11.
pig-lesson-again-early = Dat mag, maar { $points } punten is niet veel. Nog één worp!
pig-lesson-hold-heading = Stoppen
pig-lesson-hold = Wie stopt, houdt de punten, en niemand pakt ze meer af.
pig-lesson-hold-task = Stop en houd je 11 punten.
pig-lesson-hold-done = 11 voor jou! Pip gooide een 4 en toen een 1: niets.
pig-lesson-hold-greedy = Een 1 kost je alles. Stop!
pig-lesson-goal-heading = Het doel
pig-lesson-goal = Wie het eerst het doel haalt, wint. Hier is dat 50, en met deze beurt heb je er precies zoveel.
pig-lesson-goal-task = Stop, en win.
pig-lesson-goal-done = 50: je wint! Nu ken je het hele spel.
pig-lesson-goal-safe = Je bent er al: stop!

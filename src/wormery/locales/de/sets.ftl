### Was an einem Satz Termitenhügel noch nicht stimmt, an Ort und Stelle gesagt.

sets-name = Gib deinem Satz einen Namen.
sets-missing =
    { $field ->
        [queen] Die Punkte der Königin fehlen noch.
        [general] Die Punkte des Generals fehlen noch.
        [worm_number] Die Wurmzahl fehlt noch.
       *[column] Spalte { $column } hat noch kein Feld.
    }
sets-number =
    { $field ->
        [queen] Eine Königin ist { $least } bis { $most } Punkte wert.
        [general] Ein General ist { $least } bis { $most } Punkte wert.
       *[worm_number] Bei so hohen Spalten liegt die Wurmzahl zwischen { $least } und { $most }.
    }
sets-queen = Die Königin muss mehr wert sein als ihr General.
sets-high = Spalte { $column } ist zu hoch: höchstens { $most } Felder.
sets-failed = Die Probespiele sind misslungen, und das liegt an uns. Versuch es noch einmal.
sets-unready = Dieser Satz ist noch nicht fertig, oder etwas daran stimmt nicht.
sets-none = „{ $game }“ spielt man immer mit demselben Material.
# Where a sentence would name a file.
sets-text = Der Text

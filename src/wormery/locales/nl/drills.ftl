### Oefenen, zoals de pagina het zegt.

page-drills-what = Wat zou jij doen? Keuzes uit partijen van kampioenen, en die uit je eigen partijen die je het meest kostten.
page-drills-today = { $answered ->
        [0] Vandaag nog niets beantwoord
       *[other] Vandaag: { $correct } van de { $answered } goed
    }
page-drills-days = { $days ->
        [one] 1 dag op rij
       *[other] { $days } dagen op rij
    }
page-drills-due = { $due ->
        [0] Vandaag komt er niets terug
        [one] 1 vraag komt vandaag terug
       *[other] { $due } vragen komen vandaag terug
    }
page-drills-due-what = Vragen die je hebt beantwoord komen terug na 1, 3, 7, 16 en 35 dagen; na een fout de volgende dag.
page-drills-due-start = Beantwoord ze
page-drills-game = Spel
page-drills-theme = Waarover
page-drills-theme-all = Alles
page-drills-difficulty = Hoe moeilijk
page-drills-difficulty-name = { $difficulty ->
        [0] Maakt niet uit
        [1] Makkelijk
        [2] Gemiddeld
       *[3] Moeilijk
    }
page-drills-start = Nieuwe vragen
page-drills-met = { $met } van de { $drills } gezien
page-drills-question = Wat zou jij doen?
page-drills-own = Uit een partij van jou
page-drills-again = Al eens gezien
page-drills-right = Dat is de beste zet!
page-drills-wrong = Deze keer niet.
page-drills-best = Beste zet: { $move }
page-drills-chosen = In je partij koos je: { $move }
page-drills-chances = { $exact ->
        [yes] Je winkans (precies)
       *[no] Je winkans (geschat, op ongeveer { $error } na)
    }
page-drills-move-best = de beste
page-drills-move-yours = jouw antwoord
page-drills-back = { $days ->
        [one] Morgen komt deze vraag terug.
       *[other] Over { $days } dagen komt deze vraag terug.
    }
page-drills-next = Volgende vraag
page-drills-stop = Stoppen
page-drills-over = Dat was alles
page-drills-over-what = Er zijn nu geen vragen van deze soort meer. Kies iets anders, of kom morgen terug.
page-drills-from-wait = Even zoeken welke keuzes je in deze partij iets kostten …
page-drills-from-none = Goed gespeeld: geen enkele keuze in deze partij kostte je veel.
page-drills-from-found = { $costly ->
        [one] Eén keuze kostte je iets. Die staat nu bij je vragen.
       *[other] { $costly } keuzes kostten je iets. Ze staan nu bij je vragen.
    }

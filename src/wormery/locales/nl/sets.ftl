### Wat er mis is met een heuvelset die nog gemaakt wordt, gezegd op de plek zelf.

sets-name = Geef je set een naam.
sets-missing =
    { $field ->
        [queen] De punten van de termietenkoningin ontbreken nog.
        [general] De punten van de generaal ontbreken nog.
        [worm_number] Het getal in het wormveld ontbreekt nog.
       *[column] Kolom { $column } heeft nog geen veld.
    }
sets-number =
    { $field ->
        [queen] Een termietenkoningin is { $least } tot { $most } punten waard.
        [general] Een generaal is { $least } tot { $most } punten waard.
       *[worm_number] Bij kolommen van deze hoogte is het getal in het wormveld { $least } tot { $most }.
    }
sets-queen = De termietenkoningin moet meer waard zijn dan haar generaal.
sets-high = Kolom { $column } is te hoog: hooguit { $most } velden.
sets-failed = De proefpartijen zijn mislukt, en dat ligt aan ons. Probeer het nog eens.
sets-unready = Deze set is nog niet af, of er klopt iets niet.
sets-none = “{ $game }” speel je altijd met hetzelfde materiaal.
# Where a sentence would name a file.
sets-text = De tekst

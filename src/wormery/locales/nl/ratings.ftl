### De puzzel van de dag en de ranglijst, zoals de pagina ze vertelt.

page-puzzle = Puzzel van de dag
page-puzzle-old = Een eerdere puzzel
page-puzzle-what = Voor elk spel één vraag per dag, voor iedereen dezelfde.
page-puzzle-found =
    { $tried ->
        [one] Jij bent vandaag de eerste die het probeert.
       *[other] { $found } van de { $tried } hebben hem vandaag gevonden.
    }
page-puzzle-found-then =
    { $tried ->
        [0] Die dag heeft niemand het geprobeerd.
       *[other] { $found } van de { $tried } hebben hem die dag gevonden.
    }
page-puzzle-tomorrow = Morgen is er een nieuwe.
page-puzzle-more = Nog meer puzzels
page-puzzle-yesterday = De puzzel van gisteren
page-puzzle-before = De dag ervoor

page-ratings-what = Een rating zegt hoe goed iemand speelt: hij stijgt als je wint, meer nog tegen sterke spelers, en daalt als je verliest. Iedereen begint op 1000, en het getal achter ± zegt hoever hij er nog naast kan zitten.
page-ratings-which = Wat telt: partijen volgens de gewone regels met de dobbelstenen van de server, ieder op een eigen apparaat, zelf uitgespeeld en zonder hints.
page-ratings-game = Spel
page-ratings-join = Hier een naam hebben
page-ratings-join-what = Kies een naam die iedereen op deze server kan zien. Vanaf dan tellen je partijen mee. Een account is niet nodig: de naam hoort bij dit apparaat, en je kunt er altijd weer mee stoppen.
page-ratings-name = Je naam hier
page-ratings-join-go = Doe mee
page-ratings-joined = Welkom, { $name }!
page-ratings-you = Je staat hier als { $name }
page-ratings-you-none = Nog geen partij die telt. Je volgende telt mee.
page-ratings-you-place = Plaats { $place }
page-ratings-you-new = Nog geen plaats
page-ratings-you-games =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
page-ratings-rename = Andere naam kiezen
page-ratings-leave = Stoppen
page-ratings-leave-ask = Je naam en je ratings voor alle spellen worden gewist, meteen en voorgoed.
page-ratings-leave-go = Wis ze
page-ratings-left = Je naam en je ratings zijn gewist.
page-ratings-list = Wie hoe goed speelt
page-ratings-none = Nog niemand heeft een rating in dit spel. Wees de eerste!
page-ratings-place = Plaats
page-ratings-who = Naam
page-ratings-rating = Rating
page-ratings-games = Partijen
page-ratings-bot = { $level } (bot)
page-ratings-self = jij
page-ratings-new = Nog geen plaats
page-ratings-new-what = Na een stuk of twintig partijen is een rating zeker genoeg voor een plaats.
page-ratings-more = Meer tonen

### De spelregels van beide spellen voor wie ze speelt, in onze eigen woorden.
### De nummers zijn die van docs/rules.md. Alleen de pagina toont deze teksten.

## De woorden van de spellen

-rw-tile = tegel
-rw-tiles = tegels
-rw-row = rij
-rw-stack = stapel
-ih-mound = termietenheuvel
-ih-mounds = termietenheuvels
-ih-queen = termietenkoningin
-ih-general = generaal
-ih-worm-tile = wormtegel
-ih-worm-tiles = wormtegels
-ih-worm-number = wormveld
-ih-object = voorwerp
-ih-objects = voorwerpen
-ih-point-tile = puntentegel
-ih-point-tiles = puntentegels
-ih-supply = voorraad

## Rondom de regels

rules-quick = Het spel in zes zinnen
rules-contents = Inhoud
rules-all = De regels, een voor een
rules-reading = Zo spelen wij het
rules-option = Optie
rules-example = Voorbeeld
rules-example-own = Ons eigen voorbeeld
rules-try = Probeer het
rules-try-what = De situatie uit het voorbeeld is van jou: speel verder zoals je wilt, voor iedereen aan tafel.
rules-try-again = Opnieuw beginnen
rules-link = Link naar regel { $rule }
rules-print = Afdrukken
rules-to-contents = Naar de inhoud
rules-glossary = De woorden van het spel
rules-note = Dit zijn de regels in onze eigen woorden. Zegt het spelregelboekje in je doos iets anders, dan heeft het boekje gelijk. Bij “Zo spelen wij het” staat wat het boekje openlaat.

## In de tekeningen

rules-draw-part = { $what }: { $things }.
rules-draw-rolled = Gegooid
rules-draw-aside = Opzijgelegd
rules-draw-total = Totaal
rules-draw-row = De { -rw-row }
rules-draw-out = Gedekt
rules-draw-yours = Jouw { -rw-stack }
rules-draw-other = De { -rw-stack } van een ander
rules-draw-before = Ervoor
rules-draw-after = Erna
rules-draw-faces = De zes symbolen
rules-draw-worm = regenworm
rules-draw-nothing = niets
rules-draw-reroll = voor één { -ih-worm-tile }
rules-draw-mound = Een { -ih-mound }: { -ih-queen } { $queen }, { -ih-general } { $general }, { -ih-worm-number } { $worm }.
rules-draw-column = Kolom { $number }, { $colour }: { $dice }.
rules-draw-column-free = Kolom { $number }: vrij.
rules-draw-target = De dobbelsteen komt in kolom { $column }, op veld { $field } van onderen.
rules-colour =
    { $letter ->
        [A] Geel
        [B] Rood
        [C] Groen
        [D] Blauw
       *[E] Wit
    }
rules-final-pairs = Twee soorten meer dan eens
rules-final-singles = Drie soorten één keer
rules-final-worms = Wormtegels
rules-final-queens = Koninginnen
rules-final-generals = Generaals
rules-final-total = Totaal
rules-final-kinds = Meeste soorten

## Regenwormen

rules-rw-intro = Je bent een hongerige kip en er zitten wormen in de grond. Gooi de dobbelstenen, leg er een paar opzij en pak de beste { -rw-tile } die je aandurft. Wie te gulzig is, grijpt mis en raakt ook nog een { -rw-tile } kwijt. Voor 2 tot 7 spelers.
rules-rw-quick-1 = Gooi alle acht dobbelstenen, kies één symbool en leg elke dobbelsteen met dat symbool opzij.
rules-rw-quick-2 = Gooi de rest opnieuw als je wilt en kies weer, maar nooit een symbool dat al opzij ligt.
rules-rw-quick-3 = Tel op wat er opzij ligt: een cijfer telt voor zichzelf, een regenworm telt voor 5.
rules-rw-quick-4 = Stop je met minstens één regenworm, dan neem je de { -rw-tile } met jouw totaal: uit de { -rw-row }, of bovenop de { -rw-stack } van een ander vandaan; lukt dat niet, dan een lagere uit de { -rw-row }.
rules-rw-quick-5 = Valt er niets nieuws te kiezen, of stop je zonder regenworm of zonder { -rw-tile } om te nemen, dan leg je je bovenste { -rw-tile } terug en draai je de hoogste in de { -rw-row } om, behalve als dat de teruggelegde zelf is; had je geen { -rw-tile } om terug te leggen, dan wordt er niets omgedraaid.
rules-rw-quick-6 = Ligt er geen open { -rw-tile } meer in de { -rw-row }, dan wint wie de meeste regenwormen heeft.

rules-rw-1-title = Wat je nodig hebt
rules-rw-1-text =
    - 16 { -rw-tiles } met de nummers 21 tot en met 36 en regenwormen erop: één op 21 tot en met 24, twee op 25 tot en met 28, drie op 29 tot en met 32 en vier op 33 tot en met 36.
    - 8 dobbelstenen met elk zes symbolen: 1, 2, 3, 4, 5 en een regenworm.

    Een regenworm is 5 punten waard. Toch zijn een regenworm en een 5 twee verschillende symbolen.
rules-rw-2-title = Klaarzetten
rules-rw-2-text = Leg alle { -rw-tiles } open in een { -rw-row }, van 21 tot en met 36. Volgens het boekje begint de jongste; hier kies je bij het klaarzetten wie begint. Er wordt met de klok mee gespeeld.
rules-rw-3-title = Gooien
rules-rw-3-text = Je begint je beurt met alle 8 dobbelstenen. Daarna gooi je steeds met alle dobbelstenen die nog niet opzij liggen.
rules-rw-4-title = Opzijleggen
rules-rw-4-text =
    Kies na elke worp *één* symbool uit die worp. Het moet een symbool zijn dat je deze beurt nog niet hebt opzijgelegd. *Alle* dobbelstenen met dat symbool gaan opzij; je mag er geen achterhouden.

    Wat opzij ligt, gooi je deze beurt niet meer. Tel hardop mee: je totaal is niet geheim.
rules-rw-5-title = Worp zonder keus
rules-rw-5-text = Gooi je alleen symbolen die je al hebt opzijgelegd, dan valt er niets te kiezen. Je beurt eindigt zonder resultaat (RW-9), hoeveel punten er ook opzij liggen.
rules-rw-6-title = Doorgooien of stoppen
rules-rw-6-text =
    Heb je dobbelstenen opzijgelegd, dan mag je de rest gooien (RW-3) of stoppen.

    Liggen alle 8 dobbelstenen of alle 6 symbolen opzij, dan stopt je beurt vanzelf.
rules-rw-6-reading = Je gooit elke beurt minstens één keer. Stoppen betekent een { -rw-tile } nemen (RW-7). Is er geen { -rw-tile } die je kunt nemen, dan kun je alleen doorgooien of opgeven (RW-8).
rules-rw-7-title = Een tegel nemen
rules-rw-7-text =
    Stop je, zoek dan de { -rw-tile } met precies jouw totaal. Er moet *minstens één regenworm* bij de opzijgelegde dobbelstenen zijn: zonder regenworm krijg je helemaal niets.

    Veroveren kun je alleen de { -rw-tile } met precies jouw totaal, en alleen als die bovenop de { -rw-stack } van een ander ligt. Een bedekte { -rw-tile } is veilig, en van jezelf veroveren kan niet.
rules-rw-7-reading = Stop je en is er een { -rw-tile } die je kunt nemen, dan neem je er een; weigeren kan niet.
rules-rw-7a-title = Hij ligt in de rij
rules-rw-7a-text = Neem hem. Een andere nemen mag dan niet.
rules-rw-7b-title = Hij ligt bovenop de stapel van een ander
rules-rw-7b-text = Verover hem, of neem een lagere open { -rw-tile } uit de { -rw-row }.
rules-rw-7b-reading = In het boekje houdt een speler die de verovering over het hoofd ziet de lagere { -rw-tile }. Wij vragen niet wat je hebt gezien: de keus is aan jou.
rules-rw-7c-title = Hij is niet te krijgen
rules-rw-7c-text = Hij is al van jou, of hij ligt bedekt, of hij is uit het spel, of je totaal is hoger dan 36. Neem dan een lagere open { -rw-tile } uit de { -rw-row }. Is die er niet, dan krijg je niets.
rules-option-lower-title = Welke lagere tegel
rules-option-lower-text = In het boekje staat dat je een lagere mag nemen, en de afbeeldingen tonen steeds de eerstvolgende lagere. Normaal mag je *elke* lagere open { -rw-tile } nemen (`any`). Met `highest` moet het de hoogste daarvan zijn.
rules-rw-8-title = Opgeven
rules-rw-8-text = Je mag ook stoppen als er geen { -rw-tile } is die je kunt nemen. Je beurt eindigt dan zonder resultaat (RW-9).
rules-rw-8-reading = Opgeven kan alleen nadat je iets hebt opzijgelegd, zolang er dobbelstenen en symbolen over zijn, en alleen als er geen { -rw-tile } is die je kunt nemen. Liggen alle 8 dobbelstenen of alle 6 symbolen opzij en valt er niets te nemen, dan eindigt de beurt vanzelf zonder resultaat.
rules-rw-9-title = Beurt zonder resultaat
rules-rw-9-text =
    Je beurt eindigt zonder resultaat als er niets te kiezen valt (RW-5), als je stopt zonder regenworm, of als er geen { -rw-tile } is die je kunt nemen. Dan:

    1. Je legt de bovenste { -rw-tile } van je { -rw-stack } open terug op zijn plaats in de { -rw-row }.
    2. Je draait de hoogste open { -rw-tile } in de { -rw-row } om. Die is uit het spel.
    3. Maar is de { -rw-tile } die je net hebt teruggelegd zelf de hoogste, dan blijft hij open en wordt er niets omgedraaid.
rules-rw-9-reading = Heb je geen { -rw-tile }, dan leg je niets terug en wordt er ook niets omgedraaid.
rules-rw-10-title = Je stapel
rules-rw-10-text = Een { -rw-tile } die je neemt, leg je open bovenop je { -rw-stack }. Alleen de bovenste kan een ander veroveren; wat eronder ligt, is veilig. Raak je de bovenste kwijt, dan ligt de volgende bovenop.
rules-rw-10-reading = Iedereen ziet van elke { -rw-stack } de bovenste { -rw-tile } en hoe hoog hij is. Je mag je eigen { -rw-stack } doorkijken, die van een ander niet.
rules-rw-11-title = Het einde
rules-rw-11-text = Het spel is afgelopen na de beurt waarna er geen open { -rw-tile } meer in de { -rw-row } ligt. Tel de regenwormen op al je { -rw-tiles }. Wie de meeste heeft, wint. Bij een gelijke stand wint wie van hen de hoogste { -rw-tile } heeft, waar die ook in de { -rw-stack } ligt.
rules-rw-11-reading = Is de stand gelijk en heeft niemand van hen een { -rw-tile }, dan delen ze de winst. Het boekje noemt alleen de winnaar; ook wij geven de anderen geen plaats.
rules-rw-12-title = Het korte spel
rules-rw-12-text = Voor een korter spel, of met 5 tot 7 spelers: een { -rw-tile } die je teruglegt, wordt ook omgedraaid als hij zelf de hoogste is. Punt 3 van RW-9 vervalt dus.
rules-option-short-title = Kort spel
rules-option-short-text = Normaal uit. Zet het aan om volgens RW-12 te spelen.

rules-example-rw-3 = Eerst leg je twee regenwormen opzij: 10 punten. In de tweede worp mogen regenwormen niet meer, dus kies je de twee vieren: 18. In de derde is de 5 het enige symbool dat nog mag, en die moet je nemen: 23. Gooi je nog eens, dan heb je een 1, een 2 of een 3 nodig.
rules-example-rw-6a = Je vierde worp is twee enen en een vier, en die liggen allebei al opzij: er valt niets te kiezen.
rules-example-rw-4a = Je derde worp is drie tweeën en een vier. Vieren liggen al opzij, dus je neemt de tweeën en stopt met 24. Die { -rw-tile } ligt open: je neemt hem uit de { -rw-row }.
rules-example-rw-4b = Je legt de twee enen opzij en stopt met 21. Die { -rw-tile } ligt bovenop de { -rw-stack } van een ander: je verovert hem.
rules-example-rw-4e = Je stopt met 26. Je zou 26 kunnen veroveren, maar je mag ook 25 uit de { -rw-row } nemen.
rules-example-rw-4c = Je stopt met 23. Maar 23 heb je zelf al, en 22 ligt niet in de { -rw-row }: je neemt 21.
rules-example-rw-4d = Je stopt met 31. Geen van de { -rw-tiles } 31, 30 en 29 ligt in de { -rw-row }: je neemt 28.
rules-example-rw-6b = Twee vijven brengen je op 31, en { -rw-tile } 31 ligt open. Maar je hebt geen enkele regenworm opzijgelegd: je beurt eindigt zonder resultaat.
rules-example-rw-6c = Twee enen brengen je op 25. Maar 25 heb je zelf al, en er ligt niets lagers open. Stop je hier, dan eindigt je beurt zonder resultaat.
rules-example-rw-7a = Je legt 23 terug. De hoogste open { -rw-tile } is 34: die wordt omgedraaid.
rules-example-rw-7b = Je legt 30 terug, en dat is nu zelf de hoogste. Hij blijft open en er wordt niets omgedraaid.
rules-example-rw-5 = Je legt 28 op je { -rw-stack }. Alles eronder is nu veilig.
rules-example-rw-11 = Jullie hebben allebei 4 regenwormen. De ander heeft de hoogste { -rw-tile }, 33, en wint.
rules-example-rw-12 = Hetzelfde in het korte spel: je legt 30 terug en die wordt meteen omgedraaid.

rules-word-symbol = Symbool
rules-word-symbol-means = Wat een dobbelsteen toont: 1, 2, 3, 4, 5 of een regenworm.
rules-word-aside = Opzijleggen
rules-word-aside-means = De dobbelstenen met één symbool uit de worp nemen. Ze blijven liggen tot het einde van je beurt (RW-4).
rules-word-row = Rij
rules-word-row-means = De { -rw-tiles } midden op tafel die nog van niemand zijn.
rules-word-open = Open
rules-word-open-means = Met het nummer naar boven. Alleen een open { -rw-tile } kun je uit de { -rw-row } nemen.
rules-word-stack = Stapel
rules-word-stack-means = De { -rw-tiles } van één speler, de nieuwste bovenop (RW-10).
rules-word-steal = Veroveren
rules-word-steal-means = De bovenste { -rw-tile } van de { -rw-stack } van een ander nemen, met precies dat nummer (RW-7b).
rules-word-dead-roll = Worp zonder keus
rules-word-dead-roll-means = Een worp waaruit niets meer opzij mag (RW-5).
rules-word-failed = Beurt zonder resultaat
rules-word-failed-means = Een beurt die geen { -rw-tile } oplevert en je er een kan kosten (RW-9).
rules-word-out = Uit het spel
rules-word-out-means = Een { -rw-tile } die is omgedraaid. Niemand krijgt hem nog (RW-9).

## It Happens..

rules-ih-intro = Je bent een miereneter en steekt je snuit in { -ih-mounds }. Je hebt het gemunt op de { -ih-queen } en haar { -ih-general }. Onderweg zuig je wormen op, waarmee je opnieuw mag gooien, en de gekste { -ih-objects }, die het meest opleveren in tweetallen. Voor 2 tot 5 spelers.
rules-ih-quick-1 = Gooi een van je dobbelstenen en plaats hem op een van de drie { -ih-mounds }, met het gegooide cijfer naar boven.
rules-ih-quick-2 = In elke { -ih-mound } heb je maar één kolom: de eerste vrije van links, gevuld van onderaf.
rules-ih-quick-3 = Komt je dobbelsteen op een worm of een { -ih-object }, dan neem je een tegel van die soort.
rules-ih-quick-4 = Voor één { -ih-worm-tile } mag je opnieuw gooien of je beurt overslaan.
rules-ih-quick-5 = Zijn de dobbelstenen geplaatst, dan gaat in elke { -ih-mound } de { -ih-queen } naar de hoogste som, de { -ih-general } naar de op een na hoogste, en een worm naar elke som die precies het getal in het { -ih-worm-number } is.
rules-ih-quick-6 = Na vier rondes telt elke { -ih-worm-tile } 1 punt, elke { -ih-point-tile } wat erop staat, elke soort { -ih-object } die je meer dan eens hebt 5 en de meeste verschillende soorten 10: wie de meeste punten heeft, wint.

rules-ih-1-title = Wat je nodig hebt
rules-ih-1-text =
    - 12 { -ih-mounds }. Elk heeft 5 kolommen van 1 tot 3 velden; op sommige velden staat een worm of een { -ih-object }. Verder staan er een { -ih-worm-number } op, de punten van de { -ih-queen } en de punten van de { -ih-general }.
    - 25 dobbelstenen: 5 in elke kleur, geel, rood, groen, blauw en wit.
    - 24 { -ih-worm-tiles }.
    - 32 voorwerptegels: 8 soorten, van elk 4.
    - 24 { -ih-point-tiles } met een waarde van 2 tot en met 9: bij elke { -ih-mound } een { -ih-queen } en een { -ih-general }.
rules-ih-1-reading = Het boekje noemt alleen de aantallen. Dat het 8 soorten van 4 zijn en hoe hoog de kolommen zijn, staat er niet in.
rules-ih-2-title = Klaarzetten
rules-ih-2-text = Schud de { -ih-mounds } en leg ze gedekt neer. Worm-, voorwerp- en { -ih-point-tiles } vormen een open { -ih-supply }. Iedere speler neemt de 5 dobbelstenen van één kleur en 2 { -ih-worm-tiles }. Volgens het boekje begint de hongerigste; hier kies je bij het klaarzetten wie begint.
rules-ih-3-title = Vier rondes
rules-ih-3-text = Aan het begin van elke ronde komen drie { -ih-mounds } open naast elkaar te liggen, met hun { -ih-point-tiles } erbij. Na vier rondes zijn ze alle 12 aan de beurt geweest.
rules-ih-3-reading = Het toeval bepaalt welke drie het worden: elk drietal van wat er over is, is even waarschijnlijk. Ze liggen op volgorde van hun nummers.
rules-ih-4-title = Je beurt
rules-ih-4-text = Gooi een van je dobbelstenen en plaats hem op een van de drie { -ih-mounds }, met het gegooide cijfer naar boven. Daarna is de speler links van je aan de beurt.
rules-ih-5-title = Waar de dobbelsteen komt
rules-ih-5-text = Jij kiest alleen de { -ih-mound }; deze vier regels zeggen welk veld het wordt. Er is voor elke kleur een kolom, dus voor je eerste dobbelsteen is altijd plaats. Een { -ih-mound } is alleen dicht voor jou als je eigen kolom vol is.
rules-ih-5a-title = Eén dobbelsteen per veld
rules-ih-5a-text = Op een veld komt nooit een tweede dobbelsteen.
rules-ih-5b-title = Van onderaf
rules-ih-5b-text = In een kolom wordt eerst het onderste vrije veld gevuld.
rules-ih-5c-title = De eerste vrije kolom van links
rules-ih-5c-text = Je eerste dobbelsteen in een { -ih-mound } gaat naar de meest linkse kolom waarin nog geen dobbelsteen ligt.
rules-ih-5d-title = Eén kolom per kleur
rules-ih-5d-text = In elke { -ih-mound } heb je hooguit één kolom. Die is alleen van jou: niemand anders mag er dobbelstenen plaatsen.
rules-ih-6-title = Wat je vindt
rules-ih-6-text = Plaats je een dobbelsteen op een worm of een { -ih-object }, neem dan zo’n tegel uit de { -ih-supply } en leg hem open voor je neer.
rules-ih-6-reading = Is die tegel op in de { -ih-supply }, dan neem je niets. Met twee spelers is wat een dobbelsteen van de derde kleur vindt voor de derde kleur.
rules-ih-7-title = Wat je met wormen doet
rules-ih-7-text =
    In je beurt, voordat je je dobbelsteen plaatst, mag je een { -ih-worm-tile } inleveren om

    - *opnieuw te gooien* met de dobbelsteen die je net hebt gegooid. Dat mag zo vaak je wilt, elke keer voor één { -ih-worm-tile }. De laatste worp telt.
    - je beurt *over te slaan*. De dobbelsteen houd je voor later in de ronde.

    Wat je vindt, krijg je pas na het plaatsen (IH-6); een worm die je deze beurt vindt, is dus voor de volgende.
rules-option-skip-title = Wanneer je mag overslaan
rules-option-skip-text = Normaal op elk moment van je beurt, ook als je al hebt gezien wat je gooit (`any`). Met `before-roll` alleen voordat je gooit: daarna mag je nog wel opnieuw gooien, maar je moet de dobbelsteen plaatsen.
rules-ih-8-title = Vastzitten
rules-ih-8-text = Kun je geen enkele dobbelsteen meer plaatsen, dan word je overgeslagen tot de ronde afgelopen is. Dat kost je niets.
rules-ih-9-title = Einde van een ronde
rules-ih-9-text =
    De ronde is afgelopen als alle dobbelstenen zijn geplaatst of als er geen meer kan worden geplaatst. Dan wordt elke { -ih-mound } apart gewaardeerd:

    - De hoogste som van dobbelstenen wint de { -ih-queen }, de op een na hoogste de { -ih-general }.
    - Bij een gelijke stand gaat de kolom die verder naar links ligt voor.
    - Wie geen dobbelsteen in de { -ih-mound } heeft, doet niet mee.
    - Iedereen met precies het getal in het { -ih-worm-number } als som neemt een { -ih-worm-tile }, ook wie net de { -ih-queen } of de { -ih-general } heeft gewonnen.

    Leg je { -ih-point-tiles } gedekt voor je neer. Daarna neemt iedereen zijn dobbelstenen terug, gaan de drie { -ih-mounds } uit het spel en begint de speler links van de startspeler de volgende ronde.
rules-ih-9-reading = De { -ih-mounds } worden van links naar rechts gewaardeerd. Zijn er te weinig { -ih-worm-tiles }, dan gaan de kolommen die verder naar links liggen voor. Ligt er maar één kleur in een { -ih-mound }, dan wint die de { -ih-queen } en krijgt niemand de { -ih-general }.
rules-option-open-points-title = Open punten
rules-option-open-points-text = Normaal uit: je ziet alleen de waarde van je eigen { -ih-point-tiles }. Zet je het aan, dan ziet iedereen ze allemaal.
rules-ih-10-title = De eindwaardering
rules-ih-10-text =
    Na de vierde ronde krijg je:

    - 5 punten voor elke soort { -ih-object } die je meer dan eens hebt, hoeveel het er ook zijn;
    - 1 punt voor elke { -ih-worm-tile };
    - de waarde van elke { -ih-point-tile };
    - 10 punten als niemand meer verschillende soorten { -ih-objects } heeft dan jij. Bij een gelijke stand krijgt ieder van hen de 10 punten.
rules-ih-10-reading = Voor de 10 punten heb je minstens één { -ih-object } nodig. Heeft niemand er een, dan krijgt niemand ze.
rules-ih-11-title = Wie wint
rules-ih-11-text = Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen de meeste koninginnen, dan de meeste generaals, dan de meeste { -ih-worm-tiles }. Het aantal tegels telt, niet hun waarde.
rules-ih-11-reading = Is het dan nog gelijk, dan delen ze de winst.
rules-ih-12-title = Met twee spelers
rules-ih-12-text =
    Er doet een derde kleur mee die van niemand is. Jullie hebben elke ronde allebei 5 dobbelstenen van je eigen kleur en 2 van de derde: samen 7.

    Voordat je gooit, kies je met welke kleur. Alle plaatsingsregels gelden ook voor de derde kleur: die heeft in elke { -ih-mound } één kolom, wie van jullie er ook plaatst. Je kunt er geen { -ih-worm-tiles } voor inzetten: een dobbelsteen van de derde kleur die gegooid is, moet je plaatsen.

    De derde kleur scoort als een speler. Hij kan winnen!
rules-ih-12-reading = Je kiest uit de kleuren waarvan je nog een dobbelsteen kunt plaatsen. Vóór het gooien overslaan kan alleen zolang je een dobbelsteen van je eigen kleur zou kunnen plaatsen. De derde kleur krijgt tegels, punten en wormen als ieder ander, en kan meedelen in de 10 punten of de winst.
rules-option-third-colour-worms-title = Wormen voor de derde kleur
rules-option-third-colour-worms-text = Volgens het boekje krijgt iedere speler 2 { -ih-worm-tiles }; de derde kleur begint dus normaal zonder (`0`). Met `2` begint hij met twee, die alleen als punten tellen.
rules-ih-d-title = De termietenheuvels
rules-ih-d-text = De boekjes drukken de twaalf { -ih-mounds } niet af, en we hebben ze nergens openbaar gevonden. *De twaalf { -ih-mounds } waarmee je hier speelt, hebben we daarom zelf ontworpen*, trouw aan alles wat van de echte bekend is: de waarden van { -ih-queen } en { -ih-general }, kolommen van 1 tot 3 velden en de { -ih-objects } die de boekjes noemen. De theepot is van ons.
rules-option-mounds-title = Je eigen termietenheuvels
rules-option-mounds-text = Heb je het spel zelf, dan kun je jouw { -ih-mounds } in een bestand overtypen en ermee spelen.

rules-example-ih-placing = Geel en Rood hebben kolom 1 en 2. De eerste dobbelsteen van Groen in deze { -ih-mound } moet dus op het onderste veld van kolom 3, en nergens anders.
rules-example-ih-reroll = Geel gooit een 1, te weinig om in de { -ih-mound } aan kop te komen. Geel levert een { -ih-worm-tile } in, gooit opnieuw en plaatst de 3.
rules-example-ih-stuck = In de kolommen van Geel is plaats voor 1, 2 en 1 dobbelstenen. Na vier dobbelstenen zijn ze alle drie vol. Geel heeft er nog een, maar wordt overgeslagen tot de ronde afgelopen is.
rules-example-ih-scoring = Geel heeft 7, de hoogste som: de { -ih-queen }, 5 punten. Groen heeft 5: de { -ih-general }, 2 punten. Rood heeft 2, precies het getal in het { -ih-worm-number }: een { -ih-worm-tile }. Blauw krijgt niets.
rules-example-ih-tie = Rood, Blauw en Wit hebben elk 6. De kolom die verder naar links ligt, gaat voor: Rood wint de { -ih-queen }, Blauw de { -ih-general }. En omdat er 6 in het { -ih-worm-number } staat, nemen ze alle drie een { -ih-worm-tile }.
rules-example-ih-final = Dat is samen 34 punten. Heeft niemand meer dan deze 5 soorten { -ih-objects }, dan komen er 10 bij: 44.

rules-word-mound = Termietenheuvel
rules-word-mound-means = Een kaart met 5 kolommen. Elke ronde liggen er drie open.
rules-word-column = Kolom
rules-word-column-means = 1 tot 3 velden boven elkaar. De kolom is van de eerste kleur die er een dobbelsteen plaatst (IH-5d).
rules-word-queen = Termietenkoningin
rules-word-queen-means = De { -ih-point-tile } voor de hoogste som in een { -ih-mound } (IH-9).
rules-word-general = Generaal
rules-word-general-means = De { -ih-point-tile } voor de op een na hoogste som (IH-9).
rules-word-worm-tile = Wormtegel
rules-word-worm-tile-means = Koopt een nieuwe worp of een overgeslagen beurt (IH-7). Wat je aan het einde over hebt, is 1 punt per stuk waard.
rules-word-worm-number = Wormveld
rules-word-worm-number-means = Haal in een { -ih-mound } precies deze som en je neemt een { -ih-worm-tile } (IH-9).
rules-word-object = Voorwerp
rules-word-object-means = Iets geks uit een { -ih-mound }: landkaart, sportschoenen, bot, bril, luidspreker, handschoen, verrekijker of theepot.
rules-word-supply = Voorraad
rules-word-supply-means = De tegels die nog van niemand zijn. Wormen die je inlevert, gaan daarheen terug.
rules-word-stuck = Vastzitten
rules-word-stuck-means = Je hebt nog dobbelstenen, maar al je kolommen zijn vol (IH-8).
rules-word-third-colour = Derde kleur
rules-word-third-colour-means = Met twee spelers: dobbelstenen die jullie allebei plaatsen en die van niemand zijn (IH-12).

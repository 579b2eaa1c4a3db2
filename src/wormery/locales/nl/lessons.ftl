### De lessen, voor wie nog nooit gespeeld heeft. Per stap één idee, in weinig woorden.
### Bij elke stap: de kop, wat hij leert, wat je doet, wat je daarna hoort, en waarom andere
### zetten hier niet de bedoeling zijn.

lesson-you = Jij

## In de terminal

learn-start =
    { $game } in { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    }. Typ de toets die voor een zet staat en druk op Enter; met q stop je, en de volgende keer ga je daar verder.
learn-resumed = Welkom terug! Je gaat verder waar je was gebleven.
learn-more = Enter: verder, q: stoppen
learn-left = Tot gauw! Hiermee ga je verder: { $command }
learn-finished = Dat was { $game }, en nu kun je het spelen.
learn-play = Zin in een echt spel tegen vriendelijke bots? De coach kijkt mee: met h krijg je een tip.
learn-play-yes = spelen
learn-play-no = een andere keer
learn-later = Wanneer je maar wilt: { $command }
learn-none = Voor { $game } is er nog geen les.
learn-no-step = Bij --step hoort een getal van 1 tot { $count }.

## Regenwormen: een eerste beurt

lesson-rw-roll-heading = Acht dobbelstenen
lesson-rw-roll = Er liggen zestien tegels in de rij, met regenwormen erop. Wie de meeste regenwormen verzamelt, wint. De tegels verdien je met dobbelstenen.
lesson-rw-roll-task = Gooi alle acht dobbelstenen.
lesson-rw-roll-done = Drie regenwormen in één keer: een mooi begin!

lesson-rw-aside-heading = Leg een symbool opzij
lesson-rw-aside = Na elke worp kies je één symbool, en alle dobbelstenen met dat symbool gaan opzij. Een cijfer telt voor zichzelf, een regenworm voor 5. En zonder regenworm krijg je geen enkele tegel.
lesson-rw-aside-task = Leg de regenwormen opzij.
lesson-rw-aside-done = Drie regenwormen: dat is 15, en je hebt de regenworm die je nodig hebt.
lesson-rw-aside-few = Dat levert maar { $points } punten op. De regenwormen zijn er 15 waard, en je hebt er een nodig voor een tegel.

lesson-rw-again-heading = Nog eens gooien
lesson-rw-again = De laagste tegel is 21, dus 15 is nog niet genoeg. Wat opzij ligt, blijft liggen; de rest gooi je opnieuw.
lesson-rw-again-task = Gooi de andere vijf dobbelstenen.
lesson-rw-again-done = Twee regenwormen, twee vieren en een 1. Nu wordt het lastig!
lesson-rw-again-stop = Voor 15 is er geen tegel: stop je nu, dan krijg je niets. Gooi door!

lesson-rw-once-heading = Elk symbool één keer
lesson-rw-once = Elk symbool mag je per beurt maar één keer opzijleggen. Regenwormen heb je al, dus deze twee zijn niet voor jou.
lesson-rw-once-task = Leg de twee vieren opzij.
lesson-rw-once-done = 15 en 8 is 23. Dat is een tegel!
lesson-rw-once-ones = Het mag, maar een 1 is maar één punt. De twee vieren zijn er samen 8.

lesson-rw-stop-heading = Stoppen of durven?
lesson-rw-stop = Stop je, dan neem je de tegel met jouw totaal. Of je gooit door voor meer, maar gooi je dan alleen symbolen die je al hebt, dan krijg je helemaal niets.
lesson-rw-stop-task = Stop en neem tegel 23.
lesson-rw-stop-done = Je eerste tegel! Daarna was Pip aan de beurt en pakte de 25.
lesson-rw-stop-dare = Durven is de halve lol. Maar je eerste tegel ligt voor het grijpen: neem de 23!

## Regenwormen: welke tegel

lesson-rw-lower-heading = Een lagere is ook goed
lesson-rw-lower = Je hebt 30, maar die tegel zit diep in de stapel van Pip. Dan mag je een lagere uit de rij nemen.
lesson-rw-lower-task = Neem de hoogste tegel die je kunt krijgen.
lesson-rw-lower-done = De 28, met twee regenwormen. Hoe hoger de tegel, hoe meer regenwormen erop.
lesson-rw-lower-small = Het mag, maar je kunt een hogere krijgen. Daar staan meer regenwormen op, en bij een gelijke stand wint de hoogste tegel.
lesson-rw-lower-dare = Twee dobbelstenen, en twee symbolen al gebruikt: te riskant met zo’n mooie tegel binnen bereik.

lesson-rw-steal-heading = Veroveren!
lesson-rw-steal = Heb je precies het nummer dat bij een ander bovenop ligt, dan mag je die tegel veroveren. Jij hebt 25. Kijk eens naar de stapel van Pip!
lesson-rw-steal-task = Verover de 25 van Pip.
lesson-rw-steal-done = Voor jou! Maar pas op: jouw bovenste tegel kan net zo goed worden veroverd.
lesson-rw-steal-small = Het mag, maar veroveren telt dubbel: jij krijgt twee regenwormen, en Pip raakt ze kwijt.
lesson-rw-steal-dare = Precies het goede nummer is puur geluk. Gooi het niet weg: verover hem!

lesson-rw-cover-heading = Veilig in de stapel
lesson-rw-cover = Je 29 ligt bovenop, en Pip wil hem graag hebben. Een nieuwe tegel komt bovenop je stapel, en alles eronder is veilig.
lesson-rw-cover-task = Neem de 24, dan ligt je 29 bedekt.
lesson-rw-cover-done = Pip gooide precies 29, maar die van jou ligt bedekt. Pip moest genoegen nemen met de 28.
lesson-rw-cover-dare = Mislukt je beurt, dan ben je je bovenste tegel kwijt, en dat is de 29! Bedek hem eerst.

## Regenwormen: als het misgaat

lesson-rw-dead-heading = Als het misgaat
lesson-rw-dead = Je hebt 20, en daar is geen tegel voor. Je moet dus doorgooien.
lesson-rw-dead-task = Gooi de laatste vier dobbelstenen.
lesson-rw-dead-done = Alleen regenwormen en vijven, en die heb je al! Een beurt zonder resultaat: je bovenste tegel gaat terug, en de hoogste in de rij wordt omgedraaid. Die is uit het spel.
lesson-rw-dead-stop = Stop je op 20, dan gaat het zeker mis. Gooi je, dan heb je een kans.

lesson-rw-worm-heading = Geen worm, geen tegel
lesson-rw-worm = Je hebt 31, en tegel 31 ligt er. Maar er ligt geen regenworm opzij, dus je mag hem niet nemen.
lesson-rw-worm-task = Gooi de laatste en hoop op een regenworm.
lesson-rw-worm-done = Op het nippertje een regenworm: 36, de beste tegel van allemaal! Zorg de volgende keer eerder voor een regenworm.
lesson-rw-worm-stop = Stop je zonder regenworm, dan gaat het zeker mis. Je hebt nog één dobbelsteen: probeer het!

## Regenwormen: durven of niet

lesson-rw-dare-heading = Soms moet je durven
lesson-rw-dare = Je hebt 21 en nog drie dobbelstenen. Het gaat alleen mis als ze alle drie een regenworm of een 1 tonen: eens in de 27 worpen.
lesson-rw-dare-task = Durf het: gooi de drie dobbelstenen.
lesson-rw-dare-done = Goed gedurfd!
lesson-rw-dare-safe = Dat is veilig, maar het is één regenworm. Met drie dobbelstenen en maar twee gebruikte symbolen mag je best durven.

lesson-rw-pick-heading = Let op je totaal
lesson-rw-pick = De 4 of de twee vijven? Het gaat om de tegel die je ermee krijgt.
lesson-rw-pick-task = Leg opzij wat je het meest oplevert.
lesson-rw-pick-done = 31 punten, en op die tegel staan drie regenwormen.
lesson-rw-pick-less = Dat wordt maar { $total }. Met de twee vijven wordt het 31, en op die tegel staan meer regenwormen.

lesson-rw-enough-heading = Soms moet je stoppen
lesson-rw-enough = Regenwormen, enen en vijven heb je al, en je hebt nog één dobbelsteen. De helft van zijn kanten verpest je beurt.
lesson-rw-enough-task = Stop en neem tegel 31.
lesson-rw-enough-done = Drie regenwormen, veilig binnen.
lesson-rw-enough-dare = Eén op de twee keer ben je alles kwijt, en je wint er hooguit één regenworm mee. Neem de 31!

lesson-rw-end-heading = De laatste tegel
lesson-rw-end = Ligt er geen tegel meer in de rij, dan is het spel afgelopen, en telt iedereen de regenwormen op zijn tegels.
lesson-rw-end-task = Neem de laatste tegel.
lesson-rw-end-done = Zes regenwormen tegen vijf: je wint! En nu ken je het hele spel.
lesson-rw-end-dare = Je hoeft hem alleen maar te nemen en je hebt gewonnen. Daag het lot niet uit!

## It Happens..: een beurt

lesson-ih-roll-heading = Jouw beurt, miereneter
lesson-ih-roll = Je bent een hongerige miereneter, en voor je liggen drie termietenheuvels. Je hebt vijf dobbelstenen in jouw kleur. Elke beurt gooi je er een en plaats je hem op een heuvel.
lesson-ih-roll-task = Gooi een van je dobbelstenen.
lesson-ih-roll-done = Een 4. Waar gaat hij heen?
lesson-ih-roll-skip = Dat kost je een worm, en je bent net begonnen. Gooi!

lesson-ih-mound-heading = Jij kiest de heuvel
lesson-ih-mound = Kies alleen de heuvel; het veld ligt vast. Je eerste dobbelsteen gaat naar de meest linkse vrije kolom, helemaal onderaan. Vanaf dan is die kolom alleen van jou.
lesson-ih-mound-task = Plaats de 4 op een heuvel naar keuze.
lesson-ih-mound-done = Dat is nu jouw kolom. Op deze heuvel komen al jouw dobbelstenen daar, de een boven de ander.
lesson-ih-mound-reroll = Een 4 is zo gek nog niet. Bewaar je wormen voor slechtere worpen en plaats hem.
lesson-ih-mound-skip = Overslaan kost een worm. Plaats liever je 4.

lesson-ih-find-heading = Vondsten
lesson-ih-find = Op sommige velden staat een worm of een voorwerp. Komt je dobbelsteen daar, dan is het voor jou.
lesson-ih-find-task = Plaats de 3 waar je een handschoen vindt.
lesson-ih-find-done = Een handschoen! Voorwerpen tellen aan het eind: 5 punten voor elke soort die je twee keer hebt, en 10 voor de meeste soorten.
lesson-ih-find-empty = Op heuvel { $mound } is jouw volgende veld leeg. De handschoen ligt op heuvel 9.
lesson-ih-find-pay = Dat kost een worm, en met deze 3 kun je prima uit de voeten.

lesson-ih-reroll-heading = Een worm voor een worp
lesson-ih-reroll = Maar een 1! Daar heb je je wormen voor: lever er een in, dan mag je opnieuw gooien.
lesson-ih-reroll-task = Betaal een worm en gooi opnieuw.
lesson-ih-reroll-done = Een 6! Die was zijn worm waard.
lesson-ih-reroll-low = Met die 1 heb je daar maar { $sum }. Je hebt wormen: gooi opnieuw!
lesson-ih-reroll-skip = Overslaan kost ook een worm, maar een nieuw cijfer krijg je er niet mee. Gooi opnieuw!

## It Happens..: wat een som oplevert

lesson-ih-queen-heading = De koningin
lesson-ih-queen = Aan het eind van een ronde wordt elke heuvel gewaardeerd. De hoogste som van dobbelstenen krijgt de koningin, en haar punten.
lesson-ih-queen-task = Plaats de 6 zo dat jij de hoogste som hebt.
lesson-ih-queen-done = 10 tegen 7 van Pip: blijft dat zo, dan is de koningin voor jou.
lesson-ih-queen-low = Daar kom je op { $sum }, en Momo heeft 8. Op heuvel 8 sta je voor.
lesson-ih-queen-pay = Beter dan een 6 wordt het niet! Plaats hem.

lesson-ih-general-heading = De generaal
lesson-ih-general = De op een na hoogste som krijgt de generaal. Op heuvel 4 ligt Pip te ver voor, maar de generaal is daar 5 waard: meer dan menige koningin.
lesson-ih-general-task = Plaats de 6 zo dat je tweede bent op heuvel 4.
lesson-ih-general-done = 6 tegen 5 van Momo: zo is de generaal voor jou.
lesson-ih-general-cheap = Daar ben je eerste, maar die koningin is maar 4 waard. De generaal op heuvel 4 is er 5 waard.
lesson-ih-general-pay = Beter dan een 6 wordt het niet! Plaats hem.

lesson-ih-tie-heading = Gelijk? Links wint
lesson-ih-tie = Pip heeft 7 op heuvel 5. Hebben er twee dezelfde som, dan wint de kolom die verder naar links ligt. En dat is die van jou!
lesson-ih-tie-task = Maak 7 op heuvel 5.
lesson-ih-tie-done = Allebei 7, maar jij ligt verder naar links: zo is de koningin voor jou. En je hebt een worm gevonden!
lesson-ih-tie-low = Daar kom je op { $sum }, en Momo heeft meer. Op heuvel 5 is gelijk al genoeg.
lesson-ih-tie-pay = De 4 is precies wat je nodig hebt: 3 en 4 is 7. Plaats hem.

lesson-ih-number-heading = Het wormveld
lesson-ih-number = Elke heuvel heeft een wormveld met een getal. Is jouw som aan het eind precies dat getal, dan krijg je een worm, wie er ook voor ligt. Op heuvel 7 is het 5.
lesson-ih-number-task = Maak precies 5 op heuvel 7.
lesson-ih-number-done = 3 en 2 is 5: precies het wormveld!
lesson-ih-number-other = Dat wordt { $sum }, en heuvel { $mound } wil 9. Op heuvel 7 kun je het precies raken.
lesson-ih-number-pay = De 2 is precies wat je nodig hebt: 3 en 2 is 5. Plaats hem.

lesson-ih-stuck-heading = Vast
lesson-ih-stuck = Kolommen zijn kort. Zijn die van jou allemaal vol, dan kun je deze ronde niets meer plaatsen.
lesson-ih-stuck-task = Plaats de 5 op je laatste vrije veld.
lesson-ih-stuck-done = Overal vol: je laatste dobbelsteen blijft bij jou, en je wordt overgeslagen tot de ronde afgelopen is. Dat kost je niets.
lesson-ih-stuck-pay = Je hebt nog maar één veld, en een 5 staat daar prima. Spaar je worm.

## It Happens..: een ronde tot het eind

lesson-ih-skip-heading = Wachten voor een worm
lesson-ih-skip = Jij en Pip hebben nog één dobbelsteen. Wie het laatst plaatst, heeft het laatste woord. Voor een worm mag je je beurt overslaan; je dobbelsteen houd je.
lesson-ih-skip-task = Betaal een worm en sla je beurt over.
lesson-ih-skip-done = Pip moest eerst, en gooide een 1. Nu heb jij het laatste woord.
lesson-ih-skip-roll = Dan heeft Pip het laatste woord. Wacht voor een worm: sla over!

lesson-ih-last-heading = Het laatste woord
lesson-ih-last = Niemand anders heeft nog een dobbelsteen. Wat je nu doet, kan niemand meer bederven.
lesson-ih-last-task = Gooi je laatste dobbelsteen.
lesson-ih-last-done = Een 6, hoe bestaat het!
lesson-ih-last-skip = Er is niemand meer om op te wachten. Gooi!

lesson-ih-round-heading = Het einde van een ronde
lesson-ih-round = Na deze dobbelsteen worden de heuvels gewaardeerd, een voor een. Op heuvel 3 ben je toch al tweede. Op heuvel 7 word je het, en die generaal is 4 waard.
lesson-ih-round-task = Plaats de 6 waar je nog een generaal krijgt.
lesson-ih-round-done = Een koningin en twee generaals voor jou! Iedereen neemt zijn dobbelstenen terug, en er komen drie nieuwe heuvels. Er zijn vier rondes.
lesson-ih-round-second = Daar ben je toch al tweede. Op heuvel 7 krijg je met je 6 nog een generaal.
lesson-ih-round-pay = Beter dan een 6 wordt het niet! Plaats hem.

## It Happens..: met z’n tweeën

lesson-ih-third-heading = De derde kleur
lesson-ih-third = Met z’n tweeën doet er een derde kleur mee. Jullie hebben er elk twee dobbelstenen van. De kleur is van niemand, maar telt als een speler. En kan zelfs winnen!
lesson-ih-third-task = Gooi een dobbelsteen van de derde kleur.
lesson-ih-third-done = Een 6! Daar gaat iemand last van krijgen.
lesson-ih-third-own = Dat is een dobbelsteen van jezelf, en die kan wachten. Probeer de derde kleur.
lesson-ih-third-skip = Daar hoef je geen worm voor te betalen. Probeer de derde kleur.

lesson-ih-harm-heading = Laat hem voor je werken
lesson-ih-harm = Deze dobbelsteen moet je plaatsen: daar helpt geen worm aan. Zet hem dus waar hij Pip de leiding afneemt, en niet jou.
lesson-ih-harm-task = Plaats de 6 waar Pip er last van heeft.
lesson-ih-harm-done = 6 tegen 5 van Pip: weg koningin, en jij bent niets kwijt.
lesson-ih-harm-own = Daar lig je zelf voor, en de derde kleur zou je inhalen. Stuur hem naar de heuvel van Pip.

## It Happens..: het einde

lesson-ih-final-heading = De eindstand
lesson-ih-final = Koninginnen en generaals tellen hun punten, een worm telt 1, elke soort voorwerp die je twee keer hebt 5, en de meeste soorten 10. Dit is de laatste dobbelsteen van het spel.
lesson-ih-final-task = Vind je tweede luidspreker.
lesson-ih-final-done = Een tweetal, en een koningin erbij: je wint! En nu ken je het hele spel.
lesson-ih-final-worm = Een worm is maar 1 punt. Je tweede luidspreker is er 5, en op heuvel 12 krijg je ook de koningin.
lesson-ih-final-pay = Die 3 is genoeg: de luidspreker vraagt niet hoeveel je gooit.

### De coach: wat geluk en kunde deden, en waarom een zet de beste is.

# Hoe goed iemand koos, als het niveau dat zo speelt; none als er te weinig te kiezen viel.
coach-play =
    { $word ->
        [none] { $you ->
            [yes] Je had te weinig keuzes om er iets over te zeggen.
           *[no] { $name } had te weinig keuzes om er iets over te zeggen.
        }
        [random] { $you ->
            [yes] Je speelde alsof je maar wat deed.
           *[no] { $name } speelde maar wat.
        }
        [beginner] { $you ->
            [yes] Je speelde als een beginner.
           *[no] { $name } speelde als een beginner.
        }
        [casual] { $you ->
            [yes] Je speelde als een gelegenheidsspeler.
           *[no] { $name } speelde als een gelegenheidsspeler.
        }
        [skilled] { $you ->
            [yes] Je speelde als een gevorderde.
           *[no] { $name } speelde als een gevorderde.
        }
        [expert] { $you ->
            [yes] Je speelde als een expert.
           *[no] { $name } speelde als een expert.
        }
       *[champion] { $you ->
            [yes] Je speelde als een kampioen.
           *[no] { $name } speelde als een kampioen.
        }
    }

## Waarom een zet de beste is, in elk spel

# De reden spreekt tegen wie koos; iemand anders leest haar.
coach-to = Voor { $name }: { $reason }

coach-chances = Je winkans is { NUMBER($best, style: "percent", maximumFractionDigits: 1) } { $this } en { NUMBER($other, style: "percent", maximumFractionDigits: 1) } { $that }.
coach-even = Het maakt nauwelijks uit: je winkans is hoe dan ook { NUMBER($best, style: "percent", maximumFractionDigits: 1) }.

## Waarom een zet de beste is bij Regenwormen

# Wat de coach vergelijkt, binnen een zin.
coach-rw-if =
    { $kind ->
        [roll] als je verder gooit
        [take] als je de { $tile } pakt
        [give-up] als je opgeeft
       *[keep] als je { rw-symbol } opzijlegt
    }
coach-rw-many =
    { $most ->
        [yes] { $worms } wormen
       *[no] minstens { $worms } wormen
    }
coach-rw-stop =
    { $own ->
        [0] Verder gooien mislukt in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } van de gevallen;
       *[other] Verder gooien mislukt in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } van de gevallen en kost je dan je { $own };
    } { $kind ->
        [steal] als je stopt, verover je de { $tile } op { $victim } ({ rw-worms }).
       *[take] als je stopt, heb je de { $tile } ({ rw-worms }).
    }
coach-rw-rarely =
    { $better ->
        [0] Beter word je er nooit van.
       *[other] Maar in { NUMBER($better, style: "percent", maximumFractionDigits: 1) } van de gevallen word je er beter van.
    }
coach-rw-no-giving-up =
    { $own ->
        [0] Opgeven levert niets op;
       *[other] Opgeven kost je de { $own };
    } verder gooien geeft je nog { NUMBER($gets, style: "percent", maximumFractionDigits: 1) } kans op een tegel.
coach-rw-roll =
    In { NUMBER($better, style: "percent", maximumFractionDigits: 1) } van de gevallen levert verder gooien iets beters op dan de { $tile }, in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } mislukt het{ $own ->
        [0] .
       *[other] { " " }en ben je je { $own } kwijt.
    }
coach-rw-theft = Zo verover je in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de gevallen de { $tile } op { $victim }.
coach-rw-more = In { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de gevallen levert het { coach-rw-many } op.
coach-rw-last-tile =
    { $result ->
        [wins] De { $tile } is de laatste tegel: pak je die, dan win je.
       *[loses] De { $tile } is de laatste tegel: pak je die, dan is het spel afgelopen en verlies je.
    }
coach-rw-steal = De { $tile } veroveren telt dubbel: { rw-worms } erbij voor jou en net zoveel eraf voor { $victim }.
coach-rw-worms = Op de { $tile } staan { rw-worms }, op de { $other } maar { $fewer }.
coach-rw-safer = Allebei hebben ze { rw-worms }, maar de { $tile } is veiliger: wie hem wil, gooit hem in { NUMBER($rarely, style: "percent", maximumFractionDigits: 1) } van de beurten, de { $other } in { NUMBER($often, style: "percent", maximumFractionDigits: 1) }.
coach-rw-first-worm = Je hebt nog geen worm, en zonder worm krijg je geen tegel.
coach-rw-at-once = Met { $this } kun je meteen de { $tile } pakken.
coach-rw-points = Je krijgt { $points } punten voor { $this }, maar { $fewer } voor { $that }.
coach-rw-dice =
    { $dice ->
        [one] Met { $this } houd je nog een dobbelsteen over om te gooien,
       *[other] Met { $this } houd je nog { $dice } dobbelstenen over om te gooien,
    } { $fewer ->
        [0] met { $that } geen enkele.
       *[other] met { $that } maar { $fewer }.
    }
coach-rw-hopeless = Met { $that } is er geen tegel meer te halen.
coach-rw-fails =
    { $fails ->
        [0] Met { $this } kan de beurt niet meer mislukken; met { $that } mislukt hij in { NUMBER($other, style: "percent", maximumFractionDigits: 1) } van de gevallen.
       *[other] De beurt mislukt met { $this } in { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } van de gevallen, met { $that } in { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
    }
coach-rw-brings = Met { $this } haal je in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de gevallen { coach-rw-many }, met { $that } in { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
coach-rw-risk = Met { $this } mislukt de beurt vaker ({ NUMBER($fails, style: "percent", maximumFractionDigits: 1) } in plaats van { NUMBER($rarer, style: "percent", maximumFractionDigits: 1) }), maar haal je ook vaker { coach-rw-many } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) } in plaats van { NUMBER($other, style: "percent", maximumFractionDigits: 1) }).
coach-rw-steals =
    { $chance ->
        [1] Met { $this } kun je meteen de { $tile } op { $victim } veroveren.
       *[other] Met { $this } verover je in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } van de gevallen de { $tile } op { $victim }, met { $that } in { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
    }

## Een terugblik in de terminal

review-title =
    { $over ->
        [yes] { $game } · terugblik
       *[no] { $game } · terugblik tot nu toe
    }
review-so-far = Het spel is nog niet afgelopen: dit is beurt { $turn }. De grootste kans om te winnen heeft { $name }: { $chance }.
review-nothing = Er is nog niets gespeeld, dus er valt niets terug te kijken.
review-all-exact = Alle kansen zijn precies berekend.
review-estimated = Waar het spel te lang is om door te rekenen, zijn kansen geschat; ze zitten er ongeveer { $error } naast. Al het andere is precies.
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-account = Waar de uitslag vandaan komt
review-account-note = In procenten winkans. Geluk is wat de dobbelstenen veranderden, keuzes worden vergeleken met de beste. Vanaf het begin telt elke kolom op tot de uitslag.
review-start = Begin
review-own-luck = Eigen geluk
review-others-luck = Geluk van anderen
review-own-choices = Eigen keuzes
review-others-choices = Keuzes van anderen
review-revisions = Nieuwe schattingen
review-result =
    { $over ->
        [yes] Uitslag
       *[no] Kans nu
    }
review-adjusted = Uitslag zonder geluk
review-plays = Hoe iedereen speelde
review-decisions =
    { $decisions ->
        [one] { $sentence } ({ $decisions } keuze, { $error } weggegeven)
       *[other] { $sentence } ({ $decisions } keuzes, per keuze { $error } weggegeven)
    }
review-chances = Winkansen
review-tenths = Elk cijfer is een tiende van de kans: 0 is minder dan 10%, 9 is 90% of meer.
review-turning = Keerpunten
review-turn = Beurt { $turn }
review-round = Ronde { $round }
review-turned =
    { $kind ->
        [roll] de worp: { $name } { $before } → { $after }
        [choice] de keuze: { $name } { $before } → { $after }
       *[reveal] wat er opengaat: { $name } { $before } → { $after }
    }
review-rolls = Grootste mazzel en grootste pech
review-luckiest = mazzel: { $name } { $luck }; 1 op de { $one_in } keer is het zo goed
review-unluckiest = pech: { $name } { $luck }; 1 op de { $one_in } keer is het zo slecht
review-best = Beste keuze
review-next-best = Daarna: { $move } ({ $chance }, { $cost } minder).
review-costly = Duurste keuzes
review-cost =
    { $exact ->
        [yes] geeft { $cost } weg (precies)
       *[no] geeft { $cost } weg (geschat, ± { $error })
    }
review-chosen = { $name } koos: { $move }
review-better = Beter: { $move } ({ $chance }).
review-no-costly = Niemand gaf veel weg.
review-progress = Terugkijken
review-stopped = Gestopt na { $done } van { $steps } stappen. Met dezelfde opdracht gaat het daar verder.
review-in = De terugblik staat in { $file }.
review-command = Terugkijken op het spel: { $command }
review-key = r terugblik · Enter klaar
review-whole-game = Het hele spel
review-happened = Wat er gebeurde

## Waarom een zet de beste is bij It Happens..

# Wat de coach vergelijkt, binnen een zin.
coach-ih-if =
    { $kind ->
        [place] als je op heuvel { $mound } zet
        [roll] als je je eigen dobbelsteen gooit
        [roll-third] als je de derde kleur gooit
        [reroll] als je opnieuw gooit
       *[skip] als je overslaat
    }
# Wat een dobbelsteen op een heuvel oplevert, binnen een zin.
coach-ih-gain =
    { $gain ->
        [queen] de leiding (koningin, { $points })
        [general] de tweede plaats (generaal, { $points })
        [pair] { ih-found } (je tweede: { $points } punten)
        [new] { ih-found } (een nieuwe soort)
        [exact] het wormveld ({ $sum })
       *[worm] { ih-found }
    }
coach-ih-gains =
    Heuvel { $mound } levert je { $gains } op; { $rank ->
        [1] op heuvel { $other } sta je toch al eerste.
        [2] op heuvel { $other } blijf je tweede.
        [3] op heuvel { $other } word je met de { $die } maar derde.
        [4] op heuvel { $other } word je met de { $die } maar vierde.
       *[5] op heuvel { $other } word je met de { $die } maar vijfde.
    }
coach-ih-both = Heuvel { $mound } levert je { $gains } op, heuvel { $other } alleen { $others }.
coach-ih-later =
    { $points ->
        [one] Heuvel { $other } levert je nu wel { $others } op, maar uiteindelijk is heuvel { $mound } ongeveer { NUMBER($points, maximumFractionDigits: 1) } punt meer waard.
       *[other] Heuvel { $other } levert je nu wel { $others } op, maar uiteindelijk is heuvel { $mound } ongeveer { NUMBER($points, maximumFractionDigits: 1) } punten meer waard.
    }
coach-ih-alone = Op heuvel { $mound } levert de { $die } je { $gains } op.
coach-ih-safe = Op heuvel { $mound } kan niemand je nog inhalen.
coach-ih-overtakes = Op heuvel { $mound } haal je { $name } in.
coach-ih-lead = Op heuvel { $mound } sta je dan { $margin } voor (koningin, { $points }).
coach-ih-behind =
    { $gap ->
        [0] Op heuvel { $mound } heb je dan evenveel als { $name }, die daar voorop ligt.
       *[other] Op heuvel { $mound } sta je dan nog maar { $gap } achter op { $name }, die daar voorop ligt.
    }
coach-ih-room =
    { $room ->
        [one] Op heuvel { $mound } is in je kolom nog plaats voor een dobbelsteen,
       *[other] Op heuvel { $mound } is in je kolom nog plaats voor { $room } dobbelstenen,
    } { $less ->
        [0] op heuvel { $other } voor geen enkele.
       *[other] op heuvel { $other } maar voor { $less }.
    }
coach-ih-column = Op heuvel { $mound } kun je hoger in de kolom nog { $finds } vinden.
coach-ih-points =
    { $points ->
        [one] Je eindigt met ongeveer { NUMBER($points, maximumFractionDigits: 1) } punt meer { $this }.
       *[other] Je eindigt met ongeveer { NUMBER($points, maximumFractionDigits: 1) } punten meer { $this }.
    }
coach-ih-costs =
    { $points ->
        [one] { $name } eindigt met ongeveer { NUMBER($points, maximumFractionDigits: 1) } punt minder { $this }.
       *[other] { $name } eindigt met ongeveer { NUMBER($points, maximumFractionDigits: 1) } punten minder { $this }.
    }
coach-ih-reroll =
    { $many ->
        [one] Opnieuw gooien kost een worm, maar { $many } van de 6 getallen is beter dan deze { $die }.
       *[other] Opnieuw gooien kost een worm, maar { $many } van de 6 getallen zijn beter dan deze { $die }.
    }
coach-ih-no-reroll =
    { $many ->
        [0] Opnieuw gooien kost een worm, en geen enkel getal is dat waard.
        [one] Opnieuw gooien kost een worm, en maar { $many } van de 6 getallen is dat waard.
       *[other] Opnieuw gooien kost een worm, en maar { $many } van de 6 getallen zijn dat waard.
    }
coach-ih-nothing = De { $die } levert je nu op geen enkele heuvel iets op.
coach-ih-skip =
    { $dice ->
        [one] Overslaan kost een worm, maar de anderen moeten eerst nog een dobbelsteen zetten.
       *[other] Overslaan kost een worm, maar eerst zijn de anderen aan de beurt, met nog { $dice } dobbelstenen.
    }
coach-ih-skip-for =
    { $dice ->
        [one] Overslaan kost een worm, maar { $name } moet eerst nog een dobbelsteen zetten.
       *[other] Overslaan kost een worm, maar eerst is { $name } aan de beurt, met nog { $dice } dobbelstenen.
    }
coach-ih-no-skip =
    { $die ->
        [0] Overslaan kost een worm, en de dobbelsteen moet later toch nog op een heuvel.
       *[other] Overslaan kost een worm, en deze { $die } ben je kwijt.
    }
coach-ih-own =
    { $mounds ->
        [one] Er is nog een heuvel waar je geen kolom hebt, en bij een gelijke stand wint de kolom verder naar links.
       *[other] Er zijn nog { $mounds } heuvels waar je geen kolom hebt, en bij een gelijke stand wint de kolom verder naar links.
    }
coach-ih-third =
    { $dice ->
        [one] Zo bewaar je je eigen dobbelstenen tot { $name } er weer een gezet heeft.
       *[other] Zo bewaar je je eigen dobbelstenen voor later: { $name } moet er nog { $dice } zetten.
    }
coach-ih-spares = Op heuvel { $mound } zou de { $die } je { $loss } kosten.
coach-ih-takes = Op heuvel { $mound } kost de { $die } { $name } { $loss }.
coach-ih-leads = Op heuvel { $mound } zou de derde kleur de leiding nemen (koningin, { $points }).
coach-ih-feeds = Op heuvel { $mound } zou de derde kleur { $finds } krijgen.

## Oefenen: waar keuzes over gaan, en wat er gevraagd wordt

coach-theme-rw-stop-or-roll = Stoppen of gooien?
coach-theme-rw-which-symbol = Welk symbool?
coach-theme-rw-first-symbol = De eerste worp
coach-theme-rw-steal-or-take = Veroveren of niet?
coach-theme-rw-lid = Een kleine tegel op een goede
coach-theme-rw-endgame = De laatste tegels
coach-theme-ih-which-mound = Welke heuvel?
coach-theme-ih-reroll = Opnieuw gooien?
coach-theme-ih-skip = Overslaan?
coach-theme-ih-third-colour = De derde kleur
coach-theme-ih-worm-number = Het wormveld
coach-theme-ih-last-round = De laatste ronde
drill-title = { $game } · { $theme } · vraag { $number } van { $count }
drill-own = Uit een van je eigen partijen.
drill-ask = Wat zou jij doen, { $name }? (q om te stoppen)
drill-right = Goed: { $move }.
drill-wrong = Deze keer niet. Beste zet: { $move }.
drill-chances =
    { $exact ->
        [yes] Je winkans, precies:
       *[no] Je winkans, op ongeveer { NUMBER($error, style: "percent", maximumFractionDigits: 0) } na:
    }
drill-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
drill-back =
    { $days ->
        [one] Morgen komt hij terug.
       *[other] Over { $days } dagen komt hij terug.
    }
drill-sum = { $right } van de { $answered } goed.
drill-none = Vandaag zijn er geen vragen van deze soort meer. De andere komen over een paar dagen terug.
drill-from =
    { $costly ->
        [0] Goed gespeeld: geen keuze in deze partij kostte veel.
        [one] Eén keuze in deze partij kostte iets. Die staat nu bij je vragen.
       *[other] { $costly } keuzes in deze partij kostten iets. Ze staan nu bij je vragen.
    }
drill-no-theme = Over { $theme } zijn er geen vragen. Wel over: { $themes }.
drill-no-count = Bij --count hoort een getal van 1 tot { $most }.

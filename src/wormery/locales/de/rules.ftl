### Die Regeln beider Spiele für alle, die sie spielen, in unseren eigenen Worten.
### Die Nummern sind die von docs/rules.md. Nur die Seite zeigt diese Texte.

## Die Wörter der Spiele

-rw-tile = Portion
-rw-tiles = Portionen
-rw-row = Grill
-rw-stack = Stapel
-ih-mound = Termitenhügel
-ih-mounds = Termitenhügel
-ih-queen = Königin
-ih-general = General
-ih-worm-tile = Wurmplättchen
-ih-worm-tiles = Wurmplättchen
-ih-worm-number = Wurmzahl
-ih-object = Fundsache
-ih-objects = Fundsachen
-ih-point-tile = Punkteplättchen
-ih-point-tiles = Punkteplättchen
-ih-supply = Vorrat

## Rund um die Regeln

rules-quick = Das Spiel in sechs Sätzen
rules-contents = Inhalt
rules-all = Die Regeln, eine nach der anderen
rules-reading = So spielen wir es
rules-option = Option
rules-example = Beispiel
rules-example-own = Unser eigenes Beispiel
rules-try = Probier’s aus
rules-try-what = Die Lage aus dem Beispiel gehört dir: Spiel sie weiter, wie du magst, für alle am Tisch.
rules-try-again = Von vorn anfangen
rules-link = Link zu Regel { $rule }
rules-print = Drucken
rules-to-contents = Zum Inhalt
rules-glossary = Die Wörter des Spiels
rules-note = Das sind die Regeln in unseren eigenen Worten. Sagt die Anleitung in deiner Schachtel etwas anderes, dann hat die Anleitung recht. Unter „So spielen wir es“ steht, was sie offenlässt.

## In den Zeichnungen

rules-draw-part = { $what }: { $things }.
rules-draw-rolled = Gewürfelt
rules-draw-aside = Beiseitegelegt
rules-draw-total = Summe
rules-draw-row = Der { -rw-row }
rules-draw-out = Verdeckt
rules-draw-yours = Dein { -rw-stack }
rules-draw-other = { -rw-stack } von jemand anderem
rules-draw-before = Vorher
rules-draw-after = Nachher
rules-draw-faces = Die sechs Symbole
rules-draw-worm = Wurm
rules-draw-nothing = nichts
rules-draw-reroll = für ein { -ih-worm-tile }
rules-draw-mound = Ein { -ih-mound }: { -ih-queen } { $queen }, { -ih-general } { $general }, { -ih-worm-number } { $worm }.
rules-draw-column = Spalte { $number }, { $colour }: { $dice }.
rules-draw-column-free = Spalte { $number }: frei.
rules-draw-target = Der Würfel kommt in Spalte { $column }, auf Feld { $field } von unten.
rules-colour =
    { $letter ->
        [A] Gelb
        [B] Rot
        [C] Grün
        [D] Blau
       *[E] Weiß
    }
rules-final-pairs = Zwei Arten mehrfach
rules-final-singles = Drei Arten einmal
rules-final-worms = Wurmplättchen
rules-final-queens = Königinnen
rules-final-generals = Generäle
rules-final-total = Summe
rules-final-kinds = Meiste Arten

## Heckmeck am Bratwurmeck

rules-rw-intro = Du bist ein hungriges Huhn, und es duftet nach gebratenen Würmern. Würfle, leg Würfel beiseite und schnapp dir die beste { -rw-tile }, an die du dich heranwagst. Wer zu gierig ist, geht leer aus und verliert auch noch eine { -rw-tile }. Für 2 bis 7 Spieler.
rules-rw-quick-1 = Würfle mit allen acht Würfeln, wähl ein Symbol und leg jeden Würfel beiseite, der es zeigt.
rules-rw-quick-2 = Wenn du magst, würfle mit den übrigen weiter und wähl wieder, aber nie ein Symbol, das schon beiseiteliegt.
rules-rw-quick-3 = Zähl zusammen, was beiseiteliegt: Zahlen zählen, was sie zeigen, ein Wurm zählt 5.
rules-rw-quick-4 = Hörst du mit mindestens einem Wurm auf, nimmst du die { -rw-tile } mit deiner Summe: vom { -rw-row } oder oben vom { -rw-stack } eines anderen; ist sie nicht zu haben, eine niedrigere vom { -rw-row }.
rules-rw-quick-5 = Kannst du kein neues Symbol mehr wählen oder hörst du ohne Wurm oder ohne passende { -rw-tile } auf, legst du deine oberste { -rw-tile } zurück und drehst die höchste auf dem { -rw-row } um, außer es ist die eben zurückgelegte; hattest du keine zum Zurücklegen, wird nichts umgedreht.
rules-rw-quick-6 = Liegt keine offene { -rw-tile } mehr auf dem { -rw-row }, gewinnt, wer die meisten Würmer hat.

rules-rw-1-title = Was ihr braucht
rules-rw-1-text =
    - 16 { -rw-tiles } mit den Zahlen 21 bis 36 und Würmern darauf: einer auf 21 bis 24, zwei auf 25 bis 28, drei auf 29 bis 32, vier auf 33 bis 36.
    - 8 Würfel mit je sechs Symbolen: 1, 2, 3, 4, 5 und ein Wurm.

    Ein Wurm zählt 5 Punkte. Trotzdem sind ein Wurm und eine 5 zwei verschiedene Symbole.
rules-rw-2-title = Aufbau
rules-rw-2-text = Legt alle { -rw-tiles } offen in einer Reihe auf den { -rw-row }, von 21 bis 36. Laut Anleitung beginnt, wer am jüngsten ist; hier wählt ihr beim Eröffnen des Tisches, wer anfängt. Gespielt wird im Uhrzeigersinn.
rules-rw-3-title = Würfeln
rules-rw-3-text = Du beginnst deinen Zug mit allen 8 Würfeln. Danach würfelst du immer mit allen, die noch nicht beiseiteliegen.
rules-rw-4-title = Beiseitelegen
rules-rw-4-text =
    Wähl nach jedem Wurf *ein* Symbol aus diesem Wurf. Es muss eines sein, das du in diesem Zug noch nicht beiseitegelegt hast. *Alle* Würfel, die es zeigen, kommen beiseite; zurückhalten darfst du keinen.

    Mit dem, was beiseiteliegt, würfelst du in diesem Zug nicht mehr. Zähl laut mit: Deine Summe ist kein Geheimnis.
rules-rw-5-title = Fehlwurf
rules-rw-5-text = Zeigt ein Wurf nur Symbole, die du schon beiseitegelegt hast, ist er ein Fehlwurf. Dein Zug ist misslungen (RW-9), egal wie viele Punkte beiseiteliegen.
rules-rw-6-title = Weiterwürfeln oder aufhören
rules-rw-6-text =
    Hast du Würfel beiseitegelegt, darfst du mit den übrigen weiterwürfeln (RW-3) oder aufhören.

    Liegen alle 8 Würfel oder alle 6 Symbole beiseite, ist von selbst Schluss.
rules-rw-6-reading = In jedem Zug würfelst du mindestens einmal. Aufhören heißt, eine { -rw-tile } zu nehmen (RW-7). Gibt es keine, die du nehmen kannst, kannst du nur weiterwürfeln oder aufgeben (RW-8).
rules-rw-7-title = Eine Portion nehmen
rules-rw-7-text =
    Wenn du aufhörst, such die { -rw-tile } mit genau deiner Summe. Unter deinen beiseitegelegten Würfeln muss *mindestens ein Wurm* sein: Ohne Wurm bekommst du gar nichts.

    Klauen kannst du nur die { -rw-tile } mit genau deiner Summe, und nur oben vom { -rw-stack } eines anderen. Eine { -rw-tile }, die unter einer anderen liegt, ist sicher, und dich selbst beklauen kannst du nicht.
rules-rw-7-reading = Hörst du auf und gibt es eine { -rw-tile }, die du nehmen kannst, dann nimmst du eine; ablehnen kannst du nicht.
rules-rw-7a-title = Sie liegt auf dem Grill
rules-rw-7a-text = Nimm sie. Eine andere darfst du dann nicht nehmen.
rules-rw-7b-title = Sie liegt oben auf einem fremden Stapel
rules-rw-7b-text = Klau sie, oder nimm eine niedrigere offene { -rw-tile } vom { -rw-row }.
rules-rw-7b-reading = Wer in der Anleitung die Gelegenheit zum Klauen übersieht, behält die niedrigere { -rw-tile }. Wir fragen nicht, was du gesehen hast: Du hast die Wahl.
rules-rw-7c-title = Sie ist nicht zu haben
rules-rw-7c-text = Sie gehört dir selbst, oder sie liegt unter einer anderen, oder sie ist aus dem Spiel, oder deine Summe ist höher als 36. Dann nimm eine niedrigere offene { -rw-tile } vom { -rw-row }. Gibt es keine, bekommst du nichts.
rules-option-lower-title = Welche niedrigere Portion
rules-option-lower-text = Die Anleitung spricht von einer niedrigeren, ihre Bilder zeigen die nächstniedrigere. Normalerweise darfst du *jede* niedrigere offene { -rw-tile } nehmen (`any`). Mit `highest` muss es die höchste davon sein.
rules-rw-8-title = Aufgeben
rules-rw-8-text = Du darfst auch aufhören, wenn es keine { -rw-tile } gibt, die du nehmen kannst. Dein Zug ist dann misslungen (RW-9).
rules-rw-8-reading = Aufgeben kannst du nur, nachdem du etwas beiseitegelegt hast, solange Würfel und Symbole übrig sind und nur, wenn es keine { -rw-tile } gibt, die du nehmen kannst. Liegen alle 8 Würfel oder alle 6 Symbole beiseite und ist nichts zu holen, misslingt der Zug von selbst.
rules-rw-9-title = Misslungener Zug
rules-rw-9-text =
    Dein Zug misslingt bei einem Fehlwurf (RW-5), wenn du ohne Wurm aufhörst oder wenn es keine { -rw-tile } gibt, die du nehmen kannst. Dann gilt:

    1. Du legst die oberste { -rw-tile } deines Stapels offen an ihren Platz auf dem { -rw-row } zurück.
    2. Du drehst die höchste offene { -rw-tile } auf dem { -rw-row } um. Sie ist aus dem Spiel.
    3. Ist aber die eben zurückgelegte { -rw-tile } selbst die höchste, bleibt sie offen, und nichts wird umgedreht.
rules-rw-9-reading = Hast du keine { -rw-tile }, legst du nichts zurück, und dann wird auch nichts umgedreht.
rules-rw-10-title = Dein Stapel
rules-rw-10-text = Eine { -rw-tile }, die du nimmst, kommt offen oben auf deinen { -rw-stack }. Nur die oberste kann dir jemand klauen; was darunterliegt, ist sicher. Verlierst du die oberste, liegt die nächste obenauf.
rules-rw-10-reading = Alle sehen von jedem { -rw-stack } die oberste { -rw-tile } und wie hoch er ist. Deinen eigenen darfst du durchsehen, einen fremden nicht.
rules-rw-11-title = Ende
rules-rw-11-text = Das Spiel endet nach dem Zug, nach dem keine offene { -rw-tile } mehr auf dem { -rw-row } liegt. Zähl die Würmer auf all deinen { -rw-tiles }. Wer die meisten hat, gewinnt. Bei Gleichstand gewinnt, wer von ihnen die höchste { -rw-tile } hat, egal wo im { -rw-stack } sie liegt.
rules-rw-11-reading = Hat bei Gleichstand niemand von ihnen eine { -rw-tile }, teilen sie sich den Sieg. Die Anleitung nennt nur den Sieger; auch wir geben den anderen keine Plätze.
rules-rw-12-title = Das kurze Spiel
rules-rw-12-text = Wenn es schneller gehen soll oder 5 bis 7 mitspielen: Eine { -rw-tile }, die du zurücklegst, wird auch dann umgedreht, wenn sie selbst die höchste ist. Punkt 3 von RW-9 fällt also weg.
rules-option-short-title = Kurzes Spiel
rules-option-short-text = Normalerweise aus. Schaltet es ein, um nach RW-12 zu spielen.

rules-example-rw-3 = Zuerst legst du zwei Würmer beiseite: 10 Punkte. Im zweiten Wurf sind Würmer nicht mehr erlaubt, also wählst du die beiden Vieren: 18. Im dritten ist die 5 das einzige Symbol, das dir bleibt, und du musst sie nehmen: 23. Würfelst du weiter, brauchst du eine 1, eine 2 oder eine 3.
rules-example-rw-6a = Dein vierter Wurf zeigt zwei Einsen und eine Vier, und beide Symbole liegen schon beiseite: ein Fehlwurf.
rules-example-rw-4a = Dein dritter Wurf zeigt drei Zweien und eine Vier. Vieren liegen schon beiseite, also nimmst du die Zweien und hörst mit 24 auf. Diese { -rw-tile } ist offen: Du nimmst sie vom { -rw-row }.
rules-example-rw-4b = Du legst die beiden Einsen beiseite und hörst mit 21 auf. Diese { -rw-tile } liegt oben auf einem fremden { -rw-stack }: Du klaust sie.
rules-example-rw-4e = Du hörst mit 26 auf. Du könntest die 26 klauen, darfst aber auch die 25 vom { -rw-row } nehmen.
rules-example-rw-4c = Du hörst mit 23 auf. Aber die 23 gehört dir selbst, und die 22 liegt nicht auf dem { -rw-row }: Du nimmst die 21.
rules-example-rw-4d = Du hörst mit 31 auf. Weder die 31 noch die 30 noch die 29 liegt auf dem { -rw-row }: Du nimmst die 28.
rules-example-rw-6b = Zwei Fünfen bringen dich auf 31, und die { -rw-tile } 31 ist offen. Aber du hast keinen einzigen Wurm beiseitegelegt: Dein Zug ist misslungen.
rules-example-rw-6c = Zwei Einsen bringen dich auf 25. Aber die 25 gehört dir selbst, und nichts Niedrigeres ist offen. Hörst du hier auf, ist dein Zug misslungen.
rules-example-rw-7a = Du legst die 23 zurück. Die höchste offene { -rw-tile } ist die 34: Sie wird umgedreht.
rules-example-rw-7b = Du legst die 30 zurück, und sie ist jetzt selbst die höchste. Sie bleibt offen, und nichts wird umgedreht.
rules-example-rw-5 = Du legst die 28 auf deinen { -rw-stack }. Alles darunter ist jetzt sicher.
rules-example-rw-11 = Ihr habt beide 4 Würmer. Der andere hat die höchste { -rw-tile }, die 33, und gewinnt.
rules-example-rw-12 = Dasselbe im kurzen Spiel: Du legst die 30 zurück, und sie wird sofort umgedreht.

rules-word-symbol = Symbol
rules-word-symbol-means = Was ein Würfel zeigt: 1, 2, 3, 4, 5 oder einen Wurm.
rules-word-aside = Beiseitelegen
rules-word-aside-means = Die Würfel mit einem Symbol aus dem Wurf nehmen. Sie bleiben liegen, bis dein Zug endet (RW-4).
rules-word-row = Grill
rules-word-row-means = Die Reihe der { -rw-tiles } in der Mitte, die noch niemandem gehören.
rules-word-open = Offen
rules-word-open-means = Mit der Zahl nach oben. Nur eine offene { -rw-tile } kannst du vom { -rw-row } nehmen.
rules-word-stack = Stapel
rules-word-stack-means = Die { -rw-tiles } eines Spielers, die neueste obenauf (RW-10).
rules-word-steal = Klauen
rules-word-steal-means = Die oberste { -rw-tile } vom { -rw-stack } eines anderen nehmen, mit genau ihrer Zahl (RW-7b).
rules-word-dead-roll = Fehlwurf
rules-word-dead-roll-means = Ein Wurf, aus dem du nichts beiseitelegen darfst (RW-5).
rules-word-failed = Misslungener Zug
rules-word-failed-means = Ein Zug, der keine { -rw-tile } bringt und dich eine kosten kann (RW-9).
rules-word-out = Aus dem Spiel
rules-word-out-means = Eine { -rw-tile }, die umgedreht wurde. Niemand bekommt sie mehr (RW-9).

## It Happens..

rules-ih-intro = Du bist ein Ameisenbär und steckst deine Schnauze in { -ih-mounds }. Du hast es auf die { -ih-queen } und ihren { -ih-general } abgesehen. Unterwegs saugst du Würmer auf, mit denen du noch einmal würfeln darfst, und die seltsamsten { -ih-objects }, die im Doppelpack am meisten bringen. Für 2 bis 5 Spieler.
rules-ih-quick-1 = Würfle mit einem deiner Würfel und setz ihn auf einen der drei { -ih-mounds }, mit der gewürfelten Zahl nach oben.
rules-ih-quick-2 = In jedem { -ih-mound } hast du nur eine Spalte: die erste freie von links, von unten nach oben gefüllt.
rules-ih-quick-3 = Landet dein Würfel auf einem Wurm oder einer { -ih-object }, nimmst du ein solches Plättchen.
rules-ih-quick-4 = Für ein { -ih-worm-tile } darfst du noch einmal würfeln oder aussetzen.
rules-ih-quick-5 = Sind die Würfel gesetzt, geht in jedem { -ih-mound } die { -ih-queen } an die höchste Summe, der { -ih-general } an die zweithöchste und ein Wurm an jede Summe, die genau die { -ih-worm-number } trifft.
rules-ih-quick-6 = Nach vier Runden zählt jedes { -ih-worm-tile } 1 Punkt, jedes { -ih-point-tile } seinen Wert, jede Art von { -ih-objects }, die du mehrfach hast, 5 und die meisten verschiedenen Arten 10: Wer die meisten Punkte hat, gewinnt.

rules-ih-1-title = Was ihr braucht
rules-ih-1-text =
    - 12 { -ih-mounds }. Jeder hat 5 Spalten mit 1 bis 3 Feldern; manche Felder zeigen einen Wurm oder eine { -ih-object }. Außerdem stehen darauf eine { -ih-worm-number }, die Punkte der { -ih-queen } und die Punkte des Generals.
    - 25 Würfel: je 5 in Gelb, Rot, Grün, Blau und Weiß.
    - 24 { -ih-worm-tiles }.
    - 32 Plättchen mit { -ih-objects }: 8 Arten, je 4.
    - 24 { -ih-point-tiles } mit Werten von 2 bis 9: für jeden { -ih-mound } eine { -ih-queen } und ein { -ih-general }.
rules-ih-1-reading = Die Anleitung nennt nur die Gesamtzahlen. Dass es 8 Arten zu je 4 sind und wie hoch die Spalten sind, steht nicht darin.
rules-ih-2-title = Aufbau
rules-ih-2-text = Mischt die { -ih-mounds } und legt sie verdeckt hin. Würmer, { -ih-objects } und { -ih-point-tiles } bilden einen offenen { -ih-supply }. Jeder nimmt sich die 5 Würfel einer Farbe und 2 { -ih-worm-tiles }. Laut Anleitung beginnt, wer am hungrigsten ist; hier wählt ihr beim Eröffnen des Tisches, wer anfängt.
rules-ih-3-title = Vier Runden
rules-ih-3-text = Zu Beginn jeder Runde werden drei { -ih-mounds } nebeneinander aufgedeckt, mit ihren { -ih-point-tiles } daneben. Nach vier Runden waren alle 12 dran.
rules-ih-3-reading = Welche drei es sind, entscheidet der Zufall: Je drei der übrigen sind gleich wahrscheinlich. Sie liegen in der Reihenfolge ihrer Nummern.
rules-ih-4-title = Dein Zug
rules-ih-4-text = Würfle mit einem deiner Würfel und setz ihn auf einen der drei { -ih-mounds }, mit der gewürfelten Zahl nach oben. Danach ist dran, wer links von dir sitzt.
rules-ih-5-title = Wohin der Würfel kommt
rules-ih-5-text = Du wählst nur den { -ih-mound }; diese vier Regeln sagen, welches Feld es ist. Für jede Farbe ist eine Spalte da, für deinen ersten Würfel ist also immer Platz. Ein { -ih-mound } ist für dich nur zu, wenn deine eigene Spalte voll ist.
rules-ih-5a-title = Ein Würfel je Feld
rules-ih-5a-text = Auf ein Feld kommt nie ein zweiter Würfel.
rules-ih-5b-title = Von unten nach oben
rules-ih-5b-text = In einer Spalte wird zuerst das unterste freie Feld besetzt.
rules-ih-5c-title = Die erste freie Spalte von links
rules-ih-5c-text = Dein erster Würfel in einem { -ih-mound } kommt in die am weitesten links liegende Spalte, in der noch kein Würfel liegt.
rules-ih-5d-title = Eine Spalte je Farbe
rules-ih-5d-text = In jedem { -ih-mound } hast du höchstens eine Spalte. Sie gehört dir allein: Niemand sonst darf dort Würfel setzen.
rules-ih-6-title = Was du findest
rules-ih-6-text = Setzt du deinen Würfel auf einen Wurm oder eine { -ih-object }, nimm ein solches Plättchen aus dem { -ih-supply } und leg es offen vor dich hin.
rules-ih-6-reading = Ist im { -ih-supply } keines mehr, nimmst du nichts. Zu zweit gehört, was ein Würfel der dritten Farbe findet, der dritten Farbe.
rules-ih-7-title = Wozu Würmer gut sind
rules-ih-7-text =
    In deinem Zug, bevor du den Würfel setzt, darfst du ein { -ih-worm-tile } abgeben, um

    - mit dem eben geworfenen Würfel *noch einmal zu würfeln*. Das darfst du, sooft du willst, jedes Mal für ein { -ih-worm-tile }. Der letzte Wurf zählt.
    - *auszusetzen*. Den Würfel behältst du für später in der Runde.

    Was du findest, bekommst du erst nach dem Setzen (IH-6); einen Wurm kannst du also erst im Zug danach einsetzen.
rules-option-skip-title = Wann du aussetzen darfst
rules-option-skip-text = Normalerweise jederzeit in deinem Zug, auch wenn du schon siehst, was du gewürfelt hast (`any`). Mit `before-roll` nur vor dem Würfeln: Danach darfst du zwar noch einmal würfeln, musst den Würfel aber setzen.
rules-ih-8-title = Nichts geht mehr
rules-ih-8-text = Kannst du keinen Würfel mehr setzen, wirst du übersprungen, bis die Runde endet. Das kostet dich nichts.
rules-ih-9-title = Ende einer Runde
rules-ih-9-text =
    Die Runde endet, wenn alle Würfel gesetzt sind oder sich keiner mehr setzen lässt. Dann wird jeder { -ih-mound } für sich gewertet:

    - Die höchste Würfelsumme gewinnt die { -ih-queen }, die zweithöchste den { -ih-general }.
    - Bei Gleichstand geht die Spalte weiter links vor.
    - Wer in dem { -ih-mound } keinen Würfel hat, geht leer aus.
    - Alle, deren Summe genau die { -ih-worm-number } ist, nehmen ein { -ih-worm-tile }, auch wer eben die { -ih-queen } oder den { -ih-general } gewonnen hat.

    Leg deine { -ih-point-tiles } verdeckt vor dich hin. Danach nehmen alle ihre Würfel zurück, die drei { -ih-mounds } kommen aus dem Spiel, und wer links vom Startspieler sitzt, beginnt die nächste Runde.
rules-ih-9-reading = Gewertet wird von links nach rechts. Gibt es zu wenige { -ih-worm-tiles }, gehen die Spalten weiter links vor. Liegt nur eine Farbe in einem { -ih-mound }, gewinnt sie die { -ih-queen }, und den { -ih-general } bekommt niemand.
rules-option-open-points-title = Offene Punkte
rules-option-open-points-text = Normalerweise aus: Du siehst nur die Werte deiner eigenen { -ih-point-tiles }. Schaltet ihr es ein, sehen alle alles.
rules-ih-10-title = Die Schlusswertung
rules-ih-10-text =
    Nach der vierten Runde bekommst du:

    - 5 Punkte für jede Art von { -ih-objects }, die du mehrfach hast, egal wie oft;
    - 1 Punkt für jedes { -ih-worm-tile };
    - den Wert jedes Punkteplättchens;
    - 10 Punkte, wenn niemand mehr verschiedene Arten von { -ih-objects } hat als du. Bei Gleichstand bekommt jeder von euch die 10.
rules-ih-10-reading = Für die 10 Punkte brauchst du mindestens eine { -ih-object }. Hat niemand eine, bekommt sie niemand.
rules-ih-11-title = Wer gewinnt
rules-ih-11-text = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten Königinnen, dann die meisten Generäle, dann die meisten { -ih-worm-tiles }. Es zählt, wie viele Plättchen es sind, nicht was sie wert sind.
rules-ih-11-reading = Herrscht dann immer noch Gleichstand, teilt ihr euch den Sieg.
rules-ih-12-title = Zu zweit
rules-ih-12-text =
    Eine dritte Farbe spielt mit, die niemandem gehört. In jeder Runde habt ihr beide 5 Würfel der eigenen Farbe und 2 der dritten: zusammen 7.

    Bevor du würfelst, wählst du die Farbe. Alle Setzregeln gelten auch für die dritte Farbe: Sie hat in jedem { -ih-mound } eine Spalte, egal wer von euch dort setzt. { -ih-worm-tiles } könnt ihr für sie nicht abgeben: Ist ihr Würfel geworfen, muss er gesetzt werden.

    Die dritte Farbe wird gewertet wie ein Mitspieler. Sie kann gewinnen!
rules-ih-12-reading = Du wählst unter den Farben, von denen du noch einen Würfel setzen kannst. Vor dem Würfeln aussetzen kannst du nur, solange du einen Würfel der eigenen Farbe setzen könntest. Die dritte Farbe bekommt Funde, { -ih-point-tiles } und Würmer wie alle anderen und kann sich die 10 Punkte oder den Sieg mit euch teilen.
rules-option-third-colour-worms-title = Würmer für die dritte Farbe
rules-option-third-colour-worms-text = Die Anleitung gibt jedem Spieler 2 { -ih-worm-tiles }; die dritte Farbe beginnt also normalerweise ohne (`0`). Mit `2` beginnt sie mit zweien, die nur als Punkte zählen.
rules-ih-d-title = Die Termitenhügel
rules-ih-d-text = Die Anleitungen drucken die zwölf { -ih-mounds } nicht ab, und wir haben sie nirgends öffentlich gefunden. *Die zwölf { -ih-mounds }, mit denen du hier spielst, haben wir deshalb selbst entworfen*, getreu allem, was von den echten bekannt ist: die Werte von { -ih-queen } und { -ih-general }, Spalten mit 1 bis 3 Feldern und die { -ih-objects }, die die Anleitungen nennen. Die Teekanne ist von uns.
rules-option-mounds-title = Eigene Termitenhügel
rules-option-mounds-text = Besitzt du das Spiel, kannst du deine { -ih-mounds } in eine Datei abtippen und damit spielen.

rules-example-ih-placing = Gelb und Rot haben die Spalten 1 und 2. Der erste grüne Würfel in diesem { -ih-mound } muss deshalb auf das unterste Feld der Spalte 3, nirgendwo sonst hin.
rules-example-ih-reroll = Gelb würfelt eine 1, zu wenig für die Führung in diesem { -ih-mound }. Gelb gibt ein { -ih-worm-tile } ab, würfelt noch einmal und setzt die 3.
rules-example-ih-stuck = In Gelbs Spalten ist Platz für 1, 2 und 1 Würfel. Nach vier Würfeln sind alle drei voll. Gelb hat noch einen Würfel, wird aber übersprungen, bis die Runde endet.
rules-example-ih-scoring = Gelb hat 7, die höchste Summe: die { -ih-queen }, 5 Punkte. Grün hat 5: der { -ih-general }, 2 Punkte. Rot hat 2, genau die { -ih-worm-number }: ein { -ih-worm-tile }. Blau bekommt nichts.
rules-example-ih-tie = Rot, Blau und Weiß haben je 6. Die Spalte weiter links geht vor: Rot gewinnt die { -ih-queen }, Blau den { -ih-general }. Und weil 6 die { -ih-worm-number } ist, nehmen alle drei ein { -ih-worm-tile }.
rules-example-ih-final = Das sind zusammen 34 Punkte. Hat niemand mehr als diese 5 Arten von { -ih-objects }, kommen 10 dazu: 44.

rules-word-mound = Termitenhügel
rules-word-mound-means = Eine Karte mit 5 Spalten. In jeder Runde liegen drei offen.
rules-word-column = Spalte
rules-word-column-means = 1 bis 3 Felder übereinander. Sie gehört der ersten Farbe, die dort einen Würfel setzt (IH-5d).
rules-word-queen = Königin
rules-word-queen-means = Das { -ih-point-tile } für die höchste Summe in einem { -ih-mound } (IH-9).
rules-word-general = General
rules-word-general-means = Das { -ih-point-tile } für die zweithöchste Summe (IH-9).
rules-word-worm-tile = Wurmplättchen
rules-word-worm-tile-means = Kauft einen neuen Wurf oder einmal Aussetzen (IH-7). Was am Ende übrig ist, zählt je 1 Punkt.
rules-word-worm-number = Wurmzahl
rules-word-worm-number-means = Triff in einem { -ih-mound } genau diese Summe, und du nimmst ein { -ih-worm-tile } (IH-9).
rules-word-object = Fundsache
rules-word-object-means = Etwas Seltsames aus einem { -ih-mound }: Landkarte, Turnschuhe, Knochen, Brille, Lautsprecher, Handschuh, Fernrohr oder Teekanne.
rules-word-supply = Vorrat
rules-word-supply-means = Die Plättchen, die noch niemandem gehören. Würmer, die du abgibst, kommen dorthin zurück.
rules-word-stuck = Nichts geht mehr
rules-word-stuck-means = Du hast noch Würfel, aber alle deine Spalten sind voll (IH-8).
rules-word-third-colour = Dritte Farbe
rules-word-third-colour-means = Zu zweit: Würfel, die ihr beide setzt und die niemandem gehören (IH-12).

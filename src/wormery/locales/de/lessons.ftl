### Die Lektionen, für alle, die noch nie gespielt haben. Ein Gedanke je Schritt, wenige Worte.
### Zu jedem Schritt: die Überschrift, was er zeigt, was zu tun ist, was danach gesagt wird, und
### warum andere Züge hier nicht gemeint sind.

lesson-you = Du

## Im Terminal

learn-start =
    { $game } in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }. Tipp die Taste, die vor einem Zug steht, und drück Enter; mit q hörst du auf, und beim nächsten Mal geht’s dort weiter.
learn-resumed = Schön, dass du wieder da bist! Weiter geht’s, wo du warst.
learn-more = Enter: weiter, q: aufhören
learn-left = Bis bald! Damit geht’s weiter: { $command }
learn-finished = Das ist { $game }, und jetzt kannst du es spielen.
learn-play = Lust auf ein richtiges Spiel gegen freundliche Bots? Der Coach ist dabei: Mit h bekommst du einen Tipp.
learn-play-yes = spielen
learn-play-no = ein andermal
learn-later = Wann immer du magst: { $command }
learn-none = Für { $game } gibt es noch keine Lektion.
learn-no-step = Zu --step gehört eine Zahl von 1 bis { $count }.

## Regenwormen: ein erster Zug

lesson-rw-roll-heading = Acht Würfel
lesson-rw-roll = Sechzehn Portionen liegen auf dem Grill, mit Würmern darauf. Wer die meisten Würmer sammelt, gewinnt. Portionen verdienst du dir mit Würfeln.
lesson-rw-roll-task = Würfle mit allen acht Würfeln.
lesson-rw-roll-done = Gleich drei Würmer: Das fängt gut an!

lesson-rw-aside-heading = Leg ein Symbol beiseite
lesson-rw-aside = Nach jedem Wurf wählst du ein Symbol, und alle Würfel, die es zeigen, kommen beiseite. Zahlen zählen, was sie zeigen, ein Wurm zählt 5. Und ohne Wurm gibt es gar keine Portion.
lesson-rw-aside-task = Leg die Würmer beiseite.
lesson-rw-aside-done = Drei Würmer: Das sind 15 Punkte, und der Wurm, den du brauchst, ist auch dabei.
lesson-rw-aside-few = Das bringt nur { $points } Punkte. Die Würmer bringen 15, und für eine Portion brauchst du einen.

lesson-rw-again-heading = Weiterwürfeln
lesson-rw-again = Die niedrigste Portion ist die 21, also reichen 15 noch nicht. Was beiseiteliegt, bleibt dort; mit dem Rest würfelst du weiter.
lesson-rw-again-task = Würfle mit den anderen fünf Würfeln.
lesson-rw-again-done = Zwei Würmer, zwei Vieren und eine 1. Jetzt wird’s knifflig!
lesson-rw-again-stop = Für 15 gibt es keine Portion: Hörst du jetzt auf, bekommst du nichts. Würfle weiter!

lesson-rw-once-heading = Jedes Symbol nur einmal
lesson-rw-once = Jedes Symbol darfst du im selben Zug nur einmal beiseitelegen. Würmer hast du schon, also sind diese zwei nichts für dich.
lesson-rw-once-task = Leg die zwei Vieren beiseite.
lesson-rw-once-done = 15 und 8 sind 23. Das reicht für eine Portion!
lesson-rw-once-ones = Das darfst du, aber eine 1 bringt nur einen Punkt. Die zwei Vieren bringen 8.

lesson-rw-stop-heading = Aufhören oder wagen?
lesson-rw-stop = Hörst du auf, nimmst du die Portion mit deiner Summe. Oder du würfelst weiter, für mehr. Aber fallen nur Symbole, die du schon benutzt hast, bekommst du gar nichts.
lesson-rw-stop-task = Hör auf und nimm Portion 23.
lesson-rw-stop-done = Deine erste Portion! Danach war Pip dran und hat sich die 25 geholt.
lesson-rw-stop-dare = Wagen ist der halbe Spaß. Aber deine erste Portion liegt direkt vor dir: Nimm die 23!

## Regenwormen: welche Portion

lesson-rw-lower-heading = Eine niedrigere tut’s auch
lesson-rw-lower = Du hast 30, aber diese Portion steckt tief in Pips Stapel. Dann darfst du eine niedrigere vom Grill nehmen.
lesson-rw-lower-task = Nimm die höchste Portion, die du bekommst.
lesson-rw-lower-done = Die 28, mit zwei Würmern. Je höher die Portion, desto mehr Würmer sind darauf.
lesson-rw-lower-small = Das darfst du, aber es gibt eine höhere. Darauf sind mehr Würmer, und bei Gleichstand gewinnt die höchste Portion.
lesson-rw-lower-dare = Zwei Würfel, und zwei Symbole sind schon benutzt: zu riskant, wenn etwas so Gutes vor dir liegt.

lesson-rw-steal-heading = Klauen!
lesson-rw-steal = Hast du genau die Zahl, die bei jemandem oben auf dem Stapel liegt, darfst du diese Portion klauen. Du hast 25. Schau mal, was bei Pip liegt!
lesson-rw-steal-task = Klau Pip die 25.
lesson-rw-steal-done = Sie gehört dir! Aber Vorsicht: Deine oberste Portion kann man dir genauso klauen.
lesson-rw-steal-small = Das darfst du, aber Klauen zählt doppelt: Du bekommst zwei Würmer, und Pip verliert sie.
lesson-rw-steal-dare = Genau die richtige Zahl ist seltenes Glück. Wirf es nicht weg: Klau sie!

lesson-rw-cover-heading = Sicher im Stapel
lesson-rw-cover = Deine 29 liegt obenauf, und Pip hätte sie zu gern. Eine neue Portion kommt oben auf deinen Stapel, und alles darunter ist sicher.
lesson-rw-cover-task = Nimm die 24 und deck damit deine 29 zu.
lesson-rw-cover-done = Pip hat genau 29 gewürfelt, aber deine liegt unter der 24. Da musste Pip sich mit der 28 begnügen.
lesson-rw-cover-dare = Misslingt dein Zug, verlierst du deine oberste Portion, und das ist die 29! Deck sie erst zu.

## Regenwormen: wenn es schiefgeht

lesson-rw-dead-heading = Wenn es schiefgeht
lesson-rw-dead = Du hast 20, und dafür gibt es keine Portion. Also musst du weiterwürfeln.
lesson-rw-dead-task = Würfle mit den letzten vier Würfeln.
lesson-rw-dead-done = Nur Würmer und Fünfen, und die hast du beide schon! Dein Zug ist misslungen: Deine oberste Portion kommt zurück, und die höchste auf dem Grill wird umgedreht. Sie ist aus dem Spiel.
lesson-rw-dead-stop = Hörst du bei 20 auf, misslingt dein Zug ganz sicher. Beim Würfeln hast du eine Chance.

lesson-rw-worm-heading = Kein Wurm, keine Portion
lesson-rw-worm = Du hast 31, und Portion 31 liegt da. Aber du hast keinen Wurm beiseitegelegt, also darfst du sie nicht nehmen.
lesson-rw-worm-task = Würfle mit dem letzten und hoff auf einen Wurm.
lesson-rw-worm-done = Ein Wurm in letzter Sekunde: 36, die beste Portion von allen! Nächstes Mal hol dir den Wurm lieber früher.
lesson-rw-worm-stop = Hörst du ohne Wurm auf, misslingt dein Zug ganz sicher. Ein Würfel ist noch da: Versuch’s!

## Regenwormen: wagen oder nicht

lesson-rw-dare-heading = Manchmal muss man wagen
lesson-rw-dare = Du hast 21 und noch drei Würfel. Schief geht es nur, wenn alle drei einen Wurm oder eine 1 zeigen: einmal in 27 Würfen.
lesson-rw-dare-task = Wag es: Würfle mit den drei Würfeln.
lesson-rw-dare-done = Gut gewagt!
lesson-rw-dare-safe = Das ist sicher, aber nur ein einziger Wurm. Mit drei Würfeln und erst zwei benutzten Symbolen darfst du es wagen.

lesson-rw-pick-heading = Denk an die Summe
lesson-rw-pick = Die 4 oder die zwei Fünfen? Es kommt darauf an, welche Portion du damit bekommst.
lesson-rw-pick-task = Leg beiseite, was dir mehr bringt.
lesson-rw-pick-done = 31 Punkte, und auf dieser Portion sind drei Würmer.
lesson-rw-pick-less = Das macht nur { $total }. Mit den zwei Fünfen sind es 31, und auf der Portion sind mehr Würmer.

lesson-rw-enough-heading = Manchmal hört man auf
lesson-rw-enough = Würmer, Einsen und Fünfen hast du schon, und ein Würfel ist übrig. Die Hälfte seiner Seiten würde dir den Zug verderben.
lesson-rw-enough-task = Hör auf und nimm Portion 31.
lesson-rw-enough-done = Drei Würmer, sicher nach Hause gebracht.
lesson-rw-enough-dare = Jedes zweite Mal wäre alles weg, und gewinnen kannst du höchstens einen Wurm mehr. Nimm die 31!

lesson-rw-end-heading = Die letzte Portion
lesson-rw-end = Liegt keine Portion mehr auf dem Grill, ist das Spiel vorbei, und alle zählen die Würmer auf ihren Portionen.
lesson-rw-end-task = Nimm die letzte Portion.
lesson-rw-end-done = Sechs Würmer gegen fünf: Du gewinnst! Und das ist schon das ganze Spiel.
lesson-rw-end-dare = Du musst sie nur nehmen, dann hast du gewonnen. Fordere dein Glück nicht heraus!

## It Happens..: ein Zug

lesson-ih-roll-heading = Du bist dran, Ameisenbär
lesson-ih-roll = Du bist ein hungriger Ameisenbär, und vor dir liegen drei Termitenhügel. Du hast fünf Würfel in deiner Farbe. In jedem Zug würfelst du mit einem und setzt ihn auf einen Hügel.
lesson-ih-roll-task = Würfle mit einem deiner Würfel.
lesson-ih-roll-done = Eine 4. Wohin damit?
lesson-ih-roll-skip = Dafür müsstest du einen Wurm bezahlen, und du hast gerade erst angefangen. Würfle!

lesson-ih-mound-heading = Du wählst den Hügel
lesson-ih-mound = Du wählst nur den Hügel, das Feld steht fest. Dein erster Würfel kommt in die freie Spalte ganz links, und zwar ganz nach unten. Von da an gehört diese Spalte dir allein.
lesson-ih-mound-task = Setz die 4 auf irgendeinen Hügel.
lesson-ih-mound-done = Das ist jetzt deine Spalte. Auf diesem Hügel kommen alle deine Würfel dorthin, einer über den anderen.
lesson-ih-mound-reroll = Eine 4 ist gar nicht übel. Spar dir die Würmer für schlechtere Würfe und setz sie.
lesson-ih-mound-skip = Aussetzen kostet einen Wurm. Setz lieber deine 4.

lesson-ih-find-heading = Was es zu finden gibt
lesson-ih-find = Auf manchen Feldern ist ein Wurm oder eine Fundsache. Landet dein Würfel dort, gehört dir, was er findet.
lesson-ih-find-task = Setz die 3 dorthin, wo sie einen Handschuh findet.
lesson-ih-find-done = Ein Handschuh! Fundsachen zählen am Ende: 5 Punkte für jede Art, die du doppelt hast, und 10 für die meisten Arten.
lesson-ih-find-empty = Auf Hügel { $mound } ist dein nächstes Feld leer. Der Handschuh ist auf Hügel 9.
lesson-ih-find-pay = Das kostet einen Wurm, und mit dieser 3 kommst du gut zurecht.

lesson-ih-reroll-heading = Ein Wurm, ein neuer Wurf
lesson-ih-reroll = Nur eine 1! Dafür hast du deine Würmer: Gib einen ab, und du darfst noch einmal würfeln.
lesson-ih-reroll-task = Bezahl einen Wurm und würfle noch einmal.
lesson-ih-reroll-done = Eine 6! Die war ihren Wurm wert.
lesson-ih-reroll-low = Mit der 1 hättest du dort nur { $sum }. Du hast doch Würmer: Würfle noch einmal!
lesson-ih-reroll-skip = Auch Aussetzen kostet einen Wurm, aber eine neue Zahl bekommst du dafür nicht. Würfle noch einmal!

## It Happens..: wozu Summen gut sind

lesson-ih-queen-heading = Die Königin
lesson-ih-queen = Am Ende einer Runde wird jeder Hügel gewertet. Die höchste Summe von Würfeln bekommt die Königin und ihre Punkte.
lesson-ih-queen-task = Setz die 6 so, dass du die höchste Summe hast.
lesson-ih-queen-done = 10 gegen Pips 7: Bleibt es dabei, gehört die Königin dir.
lesson-ih-queen-low = Dort hättest du { $sum }, und Momo hat 8. Auf Hügel 8 liegst du vorn.
lesson-ih-queen-pay = Besser als eine 6 wird’s nicht! Setz sie.

lesson-ih-general-heading = Der General
lesson-ih-general = Die zweithöchste Summe bekommt den General. Auf Hügel 4 ist Pip zu weit vorn, aber der General ist dort 5 wert: mehr als manche Königin.
lesson-ih-general-task = Setz die 6 so, dass du auf Hügel 4 Platz zwei hast.
lesson-ih-general-done = 6 gegen Momos 5: So gehört der General dir.
lesson-ih-general-cheap = Dort wärst du vorn, aber diese Königin ist nur 4 wert. Der General auf Hügel 4 ist 5 wert.
lesson-ih-general-pay = Besser als eine 6 wird’s nicht! Setz sie.

lesson-ih-tie-heading = Bei Gleichstand: links
lesson-ih-tie = Pip hat 7 auf Hügel 5. Haben zwei die gleiche Summe, gewinnt die Spalte weiter links. Und das ist deine!
lesson-ih-tie-task = Mach 7 auf Hügel 5.
lesson-ih-tie-done = Beide 7, aber du bist weiter links: So gehört die Königin dir. Und einen Wurm hast du auch gefunden!
lesson-ih-tie-low = Dort hättest du { $sum }, und Momo hat mehr. Auf Hügel 5 reicht dir ein Gleichstand.
lesson-ih-tie-pay = Die 4 ist genau, was du brauchst: 3 und 4 sind 7. Setz sie.

lesson-ih-number-heading = Die Wurmzahl
lesson-ih-number = Jeder Hügel hat eine Wurmzahl. Ist deine Summe am Ende genau diese Zahl, bekommst du einen Wurm, egal, wer vorn liegt. Auf Hügel 7 ist es die 5.
lesson-ih-number-task = Mach genau 5 auf Hügel 7.
lesson-ih-number-done = 3 und 2 sind 5: genau die Wurmzahl!
lesson-ih-number-other = Das wären { $sum }, und Hügel { $mound } will 9. Auf Hügel 7 triffst du die Zahl genau.
lesson-ih-number-pay = Die 2 ist genau, was du brauchst: 3 und 2 sind 5. Setz sie.

lesson-ih-stuck-heading = Alles voll
lesson-ih-stuck = Spalten sind kurz. Sind deine alle voll, kannst du in dieser Runde keinen Würfel mehr setzen.
lesson-ih-stuck-task = Setz die 5 auf das letzte Feld, das du noch hast.
lesson-ih-stuck-done = Überall voll: Dein letzter Würfel bleibt bei dir, und du wirst übersprungen, bis die Runde vorbei ist. Es kostet dich nichts.
lesson-ih-stuck-pay = Du hast nur noch ein Feld, und eine 5 macht sich dort gut. Spar dir den Wurm.

## It Happens..: eine Runde bis zum Ende

lesson-ih-skip-heading = Ein Wurm zum Warten
lesson-ih-skip = Pip und du habt je noch einen Würfel. Wer zuletzt setzt, hat das letzte Wort. Für einen Wurm darfst du aussetzen; deinen Würfel behältst du.
lesson-ih-skip-task = Bezahl einen Wurm und setz aus.
lesson-ih-skip-done = Pip musste zuerst, und würfelte eine 1. Jetzt hast du das letzte Wort.
lesson-ih-skip-roll = Dann hat Pip das letzte Wort. Wart für einen Wurm: Setz aus!

lesson-ih-last-heading = Das letzte Wort
lesson-ih-last = Sonst hat niemand mehr einen Würfel. Was du jetzt tust, kann dir keiner mehr verderben.
lesson-ih-last-task = Würfle mit deinem letzten Würfel.
lesson-ih-last-done = Ausgerechnet eine 6!
lesson-ih-last-skip = Es ist niemand mehr da, auf den du warten könntest. Würfle!

lesson-ih-round-heading = Das Ende einer Runde
lesson-ih-round = Nach diesem Würfel werden die Hügel gewertet, einer nach dem anderen. Auf Hügel 3 hast du ohnehin Platz zwei. Auf Hügel 7 bekämst du ihn, und dieser General ist 4 wert.
lesson-ih-round-task = Setz die 6 dorthin, wo sie dir noch einen General bringt.
lesson-ih-round-done = Eine Königin und zwei Generäle für dich! Alle nehmen ihre Würfel zurück, und drei neue Hügel kommen. Vier Runden sind es insgesamt.
lesson-ih-round-second = Dort hast du ohnehin Platz zwei. Auf Hügel 7 bringt dir die 6 noch einen General.
lesson-ih-round-pay = Besser als eine 6 wird’s nicht! Setz sie.

## It Happens..: zu zweit

lesson-ih-third-heading = Die dritte Farbe
lesson-ih-third = Zu zweit spielt eine dritte Farbe mit. Ihr habt beide zwei Würfel davon. Sie gehört niemandem, wird aber gewertet wie ein Spieler. Sie kann sogar gewinnen!
lesson-ih-third-task = Würfle mit einem Würfel der dritten Farbe.
lesson-ih-third-done = Eine 6! Das wird jemandem wehtun.
lesson-ih-third-own = Das ist ein eigener Würfel, und der kann warten. Probier die dritte Farbe.
lesson-ih-third-skip = Dafür brauchst du keinen Wurm zu bezahlen. Probier die dritte Farbe.

lesson-ih-harm-heading = Lass sie für dich arbeiten
lesson-ih-harm = Diesen Würfel musst du setzen: Da hilft kein Wurm. Also setz ihn so, dass er Pip die Führung nimmt und nicht dir.
lesson-ih-harm-task = Setz die 6 dorthin, wo sie Pip wehtut.
lesson-ih-harm-done = 6 gegen Pips 5: Die Königin ist futsch, und du hast nichts verloren.
lesson-ih-harm-own = Dort liegst du selbst vorn, und die dritte Farbe würde dich überholen. Schick sie auf Pips Hügel.

## It Happens..: das Ende

lesson-ih-final-heading = Die Endwertung
lesson-ih-final = Königinnen und Generäle zählen ihre Punkte, ein Wurm zählt 1, jede Art von Fundsachen, die du doppelt hast, 5, und die meisten Arten 10. Das ist der letzte Würfel des Spiels.
lesson-ih-final-task = Finde deinen zweiten Lautsprecher.
lesson-ih-final-done = Ein Paar, und eine Königin dazu: Du gewinnst! Und das ist schon das ganze Spiel.
lesson-ih-final-worm = Ein Wurm ist nur 1 Punkt. Dein zweiter Lautsprecher bringt 5, und Hügel 12 auch noch seine Königin.
lesson-ih-final-pay = Die 3 genügt: Der Lautsprecher fragt nicht, wie viel du würfelst.

### Les leçons, pour qui n’a jamais joué. Une idée par étape, en peu de mots.
### Pour chaque étape : son titre, ce qu’elle apprend, ce qu’il faut faire, ce qu’on dit ensuite,
### et pourquoi les autres coups ne sont pas le bon.

lesson-you = Toi

## Dans le terminal

learn-start =
    { $game } en { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }. Tape la touche qui précède un coup, puis Entrée ; q arrête, et la prochaine fois tu continues au même endroit.
learn-resumed = Te revoilà ! Tu reprends là où tu en étais.
learn-more = Entrée : continuer, q : arrêter
learn-left = À bientôt ! Pour continuer : { $command }
learn-finished = Voilà { $game }, et maintenant tu sais y jouer.
learn-play = Une vraie partie contre des bots sympathiques ? Le coach t’accompagne : h donne un conseil.
learn-play-yes = jouer
learn-play-no = une autre fois
learn-later = Quand tu voudras : { $command }
learn-none = Il n’y a pas encore de leçon pour { $game }.
learn-no-step = --step demande un nombre de 1 à { $count }.

## Regenwormen : un premier tour

lesson-rw-roll-heading = Huit dés
lesson-rw-roll = Seize pickominos sont dans la brochette, garnis de vers. Qui récolte le plus de vers gagne, et ce sont les dés qui donnent les pickominos.
lesson-rw-roll-task = Lance les huit dés.
lesson-rw-roll-done = Trois vers d’un coup : ça commence bien !

lesson-rw-aside-heading = Mets un symbole de côté
lesson-rw-aside = Après chaque lancer, tu choisis un symbole, et tous les dés qui le montrent vont de côté. Un chiffre compte sa valeur, un ver compte 5. Et sans ver, pas de pickomino du tout.
lesson-rw-aside-task = Mets les vers de côté.
lesson-rw-aside-done = Trois vers : ça fait 15 points, et tu as le ver qu’il te faut.
lesson-rw-aside-few = Ça ne rapporte que { $points } points. Les vers en rapportent 15, et il t’en faut un pour avoir un pickomino.

lesson-rw-again-heading = Relance
lesson-rw-again = Le plus petit pickomino est le 21 : 15, ce n’est pas encore assez. Ce qui est de côté y reste, tu relances les autres.
lesson-rw-again-task = Lance les cinq autres dés.
lesson-rw-again-done = Deux vers, deux 4 et un 1. Ça se corse !
lesson-rw-again-stop = Il n’y a pas de pickomino pour 15 : si tu t’arrêtes, tu n’as rien. Relance !

lesson-rw-once-heading = Chaque symbole une fois
lesson-rw-once = Tu ne peux mettre chaque symbole de côté qu’une fois par tour. Les vers, c’est fait : ces deux-là ne sont pas pour toi.
lesson-rw-once-task = Mets les deux 4 de côté.
lesson-rw-once-done = 15 et 8 font 23. Ça vaut un pickomino !
lesson-rw-once-ones = C’est permis, mais un 1 ne rapporte qu’un point. Les deux 4 en rapportent 8.

lesson-rw-stop-heading = S’arrêter ou oser ?
lesson-rw-stop = Si tu t’arrêtes, tu prends le pickomino qui porte ton total. Ou tu relances pour avoir plus ; mais si les dés ne montrent que des symboles déjà pris, tu n’as plus rien.
lesson-rw-stop-task = Arrête-toi et prends le pickomino 23.
lesson-rw-stop-done = Ton premier pickomino ! Pip a joué ensuite, et a pris le 25.
lesson-rw-stop-dare = Oser, c’est la moitié du plaisir. Mais ton premier pickomino te tend les bras : prends le 23 !

## Regenwormen : quel pickomino

lesson-rw-lower-heading = Un plus petit fait l’affaire
lesson-rw-lower = Tu as 30, mais ce pickomino est enfoui dans la pile de Pip. Tu peux alors en prendre un plus petit dans la brochette.
lesson-rw-lower-task = Prends le plus élevé que tu peux avoir.
lesson-rw-lower-done = Le 28, avec deux vers. Plus un pickomino est élevé, plus il porte de vers.
lesson-rw-lower-small = C’est permis, mais il y a plus élevé : plus de vers, et à égalité, c’est le pickomino le plus élevé qui gagne.
lesson-rw-lower-dare = Deux dés, et deux symboles déjà pris : trop risqué, avec un si beau pickomino à portée de main.

lesson-rw-steal-heading = Au voleur !
lesson-rw-steal = Si tu as exactement le nombre au sommet de la pile de quelqu’un, tu peux voler ce pickomino. Tu as 25. Regarde donc la pile de Pip !
lesson-rw-steal-task = Vole le 25 de Pip.
lesson-rw-steal-done = Il est à toi ! Mais attention : ton pickomino du dessus peut se faire voler tout pareil.
lesson-rw-steal-small = C’est permis, mais voler compte double : tu gagnes deux vers, et Pip les perd.
lesson-rw-steal-dare = Le nombre exact, c’est une chance rare. Ne la gâche pas : vole !

lesson-rw-cover-heading = À l’abri dans la pile
lesson-rw-cover = Ton 29 est sur le dessus, et Pip en rêve. Un nouveau pickomino va au sommet de ta pile, et tout ce qui est dessous est à l’abri.
lesson-rw-cover-task = Prends le 24 pour recouvrir ton 29.
lesson-rw-cover-done = Pip a fait exactement 29, mais le tien est recouvert. Pip a dû se contenter du 28.
lesson-rw-cover-dare = Si ton tour est perdu, tu perds le pickomino du dessus, et c’est le 29 ! Recouvre-le d’abord.

## Regenwormen : quand ça rate

lesson-rw-dead-heading = Quand ça tourne mal
lesson-rw-dead = Tu as 20, et il n’y a pas de pickomino pour ça. Il faut relancer.
lesson-rw-dead-task = Lance les quatre derniers dés.
lesson-rw-dead-done = Rien que des vers et des 5, déjà pris tous les deux ! Ton tour est perdu : ton pickomino du dessus retourne dans la brochette, et le plus élevé y est retourné. Celui-là est hors jeu.
lesson-rw-dead-stop = Si tu t’arrêtes à 20, ton tour est perdu à coup sûr. En lançant, tu as une chance.

lesson-rw-worm-heading = Pas de ver, pas de pickomino
lesson-rw-worm = Tu as 31, et le pickomino 31 est là. Mais tu n’as mis aucun ver de côté : tu ne peux pas le prendre.
lesson-rw-worm-task = Lance le dernier dé en espérant un ver.
lesson-rw-worm-done = Un ver au dernier moment : 36, le meilleur de tous ! La prochaine fois, prends ton ver plus tôt.
lesson-rw-worm-stop = Sans ver, ton tour est perdu à coup sûr. Il te reste un dé : tente ta chance !

## Regenwormen : oser ou pas

lesson-rw-dare-heading = Parfois, il faut oser
lesson-rw-dare = Tu as 21 et encore trois dés. Tu ne perds que si les trois montrent un ver ou un 1 : une fois sur 27.
lesson-rw-dare-task = Ose : lance les trois dés.
lesson-rw-dare-done = Bien osé !
lesson-rw-dare-safe = C’est sûr, mais ça ne fait qu’un ver. Avec trois dés et seulement deux symboles pris, tu peux oser.

lesson-rw-pick-heading = Pense au total
lesson-rw-pick = Le 4 ou les deux 5 ? Ce qui compte, c’est le pickomino que tu pourras prendre.
lesson-rw-pick-task = Mets de côté ce qui rapporte le plus.
lesson-rw-pick-done = 31 points, et trois vers sur ce pickomino.
lesson-rw-pick-less = Ça ne fait que { $total }. Avec les deux 5, tu as 31, et ce pickomino porte plus de vers.

lesson-rw-enough-heading = Parfois, il faut s’arrêter
lesson-rw-enough = Les vers, les 1 et les 5 sont déjà pris, et il reste un dé. La moitié de ses faces gâcherait ton tour.
lesson-rw-enough-task = Arrête-toi et prends le pickomino 31.
lesson-rw-enough-done = Trois vers bien au chaud.
lesson-rw-enough-dare = Une fois sur deux, tu perdrais tout, pour gagner au mieux un ver de plus. Prends le 31 !

lesson-rw-end-heading = Le dernier pickomino
lesson-rw-end = Quand il n’y a plus de pickomino dans la brochette, la partie est finie, et chacun compte les vers de ses pickominos.
lesson-rw-end-task = Prends le dernier pickomino.
lesson-rw-end-done = Six vers contre cinq : tu gagnes ! Et voilà tout le jeu.
lesson-rw-end-dare = Il suffit de le prendre pour gagner. Ne tente pas le diable !

## It Happens.. : un tour

lesson-ih-roll-heading = À toi, fourmilier
lesson-ih-roll = Tu es un fourmilier affamé, et devant toi il y a trois termitières. Tu as cinq dés de ta couleur. À chaque tour, tu en lances un et tu le poses sur une termitière.
lesson-ih-roll-task = Lance un de tes dés.
lesson-ih-roll-done = Un 4. Où va-t-il aller ?
lesson-ih-roll-skip = Ça te coûterait un ver, et tu viens à peine de commencer. Lance !

lesson-ih-mound-heading = Tu choisis la termitière
lesson-ih-mound = Tu ne choisis que la termitière : la case, elle, est fixée. Ton premier dé va dans la colonne libre la plus à gauche, tout en bas. Dès lors, cette colonne n’est qu’à toi.
lesson-ih-mound-task = Pose le 4 sur la termitière de ton choix.
lesson-ih-mound-done = C’est ta colonne maintenant. Sur cette termitière, tous tes dés iront là, l’un au-dessus de l’autre.
lesson-ih-mound-reroll = Un 4, ce n’est pas mal du tout. Garde tes vers pour de pires lancers et pose-le.
lesson-ih-mound-skip = Passer coûte un ver. Pose plutôt ton 4.

lesson-ih-find-heading = Les découvertes
lesson-ih-find = Certaines cases portent un ver ou un objet. Si ton dé s’y pose, tu prends ce qu’il y a.
lesson-ih-find-task = Pose le 3 là où il trouve un gant.
lesson-ih-find-done = Un gant ! Les objets rapportent à la fin : 5 points par sorte que tu as deux fois, et 10 pour le plus d’objets différents.
lesson-ih-find-empty = Sur la termitière { $mound }, ta prochaine case est vide. Le gant est sur la termitière 9.
lesson-ih-find-pay = Ça coûte un ver, et ce 3 te va très bien.

lesson-ih-reroll-heading = Un ver pour relancer
lesson-ih-reroll = Un 1, seulement ! C’est à ça que servent tes vers : rends-en un, et tu peux relancer le dé.
lesson-ih-reroll-task = Rends un ver et relance.
lesson-ih-reroll-done = Un 6 ! Ça valait bien un ver.
lesson-ih-reroll-low = Avec ce 1, tu n’aurais que { $sum } là. Tu as des vers : relance !
lesson-ih-reroll-skip = Passer coûte un ver aussi, mais ne donne pas de nouveau chiffre. Relance !

## It Happens.. : à quoi servent les sommes

lesson-ih-queen-heading = La reine
lesson-ih-queen = À la fin d’une manche, on décompte chaque termitière. La plus haute somme de dés gagne la reine, et ses points.
lesson-ih-queen-task = Pose le 6 pour avoir la plus haute somme.
lesson-ih-queen-done = 10 contre les 7 de Pip : si rien ne change, la reine est à toi.
lesson-ih-queen-low = Là, tu aurais { $sum }, et Momo a 8. Sur la termitière 8, tu passerais en tête.
lesson-ih-queen-pay = Un 6, on ne fait pas mieux ! Pose-le.

lesson-ih-general-heading = Le général
lesson-ih-general = La deuxième plus haute somme gagne le général. Sur la termitière 4, Pip est trop loin devant, mais le général y vaut 5 : plus que bien des reines.
lesson-ih-general-task = Pose le 6 pour être deuxième sur la termitière 4.
lesson-ih-general-done = 6 contre les 5 de Momo : le général serait à toi.
lesson-ih-general-cheap = Là, tu serais en tête, mais cette reine ne vaut que 4. Le général de la termitière 4 vaut 5.
lesson-ih-general-pay = Un 6, on ne fait pas mieux ! Pose-le.

lesson-ih-tie-heading = Égalité ? À gauche
lesson-ih-tie = Pip a 7 sur la termitière 5. À sommes égales, c’est la colonne la plus à gauche qui l’emporte. Et c’est la tienne !
lesson-ih-tie-task = Fais 7 sur la termitière 5.
lesson-ih-tie-done = 7 partout, mais tu es plus à gauche : la reine serait à toi. Et tu as trouvé un ver !
lesson-ih-tie-low = Là, tu aurais { $sum }, et Momo a plus. Sur la termitière 5, l’égalité te suffit.
lesson-ih-tie-pay = Ce 4 est juste ce qu’il te faut : 3 et 4 font 7. Pose-le.

lesson-ih-number-heading = La case « ver »
lesson-ih-number = Chaque termitière a un chiffre sur sa case « ver ». Si ta somme finit pile dessus, tu gagnes un ver, même si d’autres sont devant. Sur la termitière 7, c’est 5.
lesson-ih-number-task = Fais exactement 5 sur la termitière 7.
lesson-ih-number-done = 3 et 2 font 5 : pile sur la case « ver » !
lesson-ih-number-other = Ça ferait { $sum }, et la termitière { $mound } veut 9. Sur la termitière 7, tu peux tomber pile.
lesson-ih-number-pay = Ce 2 est juste ce qu’il te faut : 3 et 2 font 5. Pose-le.

lesson-ih-stuck-heading = Bloqué
lesson-ih-stuck = Les colonnes sont courtes. Quand toutes les tiennes sont pleines, tu ne peux plus poser de dé de la manche.
lesson-ih-stuck-task = Pose le 5 sur la dernière case qu’il te reste.
lesson-ih-stuck-done = Plein partout : ton dernier dé reste chez toi, et on saute ton tour jusqu’à la fin de la manche. Ça ne te coûte rien.
lesson-ih-stuck-pay = Il ne te reste qu’une case, et un 5 y sera très bien. Garde ton ver.

## It Happens.. : la fin d’une manche

lesson-ih-skip-heading = Un ver pour attendre
lesson-ih-skip = Pip et toi avez encore un dé chacun. Qui pose en dernier a le dernier mot. Contre un ver, tu peux passer ton tour et garder ton dé.
lesson-ih-skip-task = Rends un ver et passe ton tour.
lesson-ih-skip-done = Pip a dû jouer d’abord, et a fait un 1. À toi le dernier mot.
lesson-ih-skip-roll = Alors c’est Pip qui aura le dernier mot. Attends, contre un ver : passe !

lesson-ih-last-heading = Le dernier mot
lesson-ih-last = Plus personne d’autre n’a de dé. Ce que tu fais maintenant, nul ne peut le gâcher.
lesson-ih-last-task = Lance ton dernier dé.
lesson-ih-last-done = Un 6, quelle chance !
lesson-ih-last-skip = Il n’y a plus personne à attendre. Lance !

lesson-ih-round-heading = La fin d’une manche
lesson-ih-round = Après ce dé, on décompte les termitières, une à une. Sur la 3, tu es deuxième de toute façon. Sur la 7, tu le deviendrais, et son général vaut 4.
lesson-ih-round-task = Pose le 6 là où il te donne un général de plus.
lesson-ih-round-done = Une reine et deux généraux pour toi ! Chacun reprend ses dés, et trois nouvelles termitières arrivent. Il y a quatre manches.
lesson-ih-round-second = Là, tu es deuxième de toute façon. Sur la termitière 7, ton 6 te donne un général de plus.
lesson-ih-round-pay = Un 6, on ne fait pas mieux ! Pose-le.

## It Happens.. : à deux

lesson-ih-third-heading = La troisième couleur
lesson-ih-third = À deux, une troisième couleur entre en jeu. Vous avez deux de ses dés chacun. Elle n’est à personne, mais elle compte comme un joueur. Elle peut même gagner !
lesson-ih-third-task = Lance un dé de la troisième couleur.
lesson-ih-third-done = Un 6 ! Quelqu’un va en souffrir.
lesson-ih-third-own = C’est un dé à toi, il peut attendre. Essaie la troisième couleur.
lesson-ih-third-skip = Pas besoin de rendre un ver. Essaie la troisième couleur.

lesson-ih-harm-heading = Fais-la travailler
lesson-ih-harm = Ce dé, il faut le poser : aucun ver n’y peut rien. Mets-le donc là où il prend la tête à Pip, et pas à toi.
lesson-ih-harm-task = Pose le 6 là où il gêne Pip.
lesson-ih-harm-done = 6 contre les 5 de Pip : adieu la reine, et toi, tu n’as rien perdu.
lesson-ih-harm-own = Là, c’est toi qui es en tête, et la troisième couleur te dépasserait. Envoie-la chez Pip.

## It Happens.. : la fin

lesson-ih-final-heading = Le décompte final
lesson-ih-final = Reines et généraux comptent leurs points, un ver compte 1, chaque sorte d’objet que tu as deux fois 5, et le plus d’objets différents 10. C’est le dernier dé de la partie.
lesson-ih-final-task = Trouve ton deuxième haut-parleur.
lesson-ih-final-done = Une paire, et une reine en plus : tu gagnes ! Et voilà tout le jeu.
lesson-ih-final-worm = Un ver ne fait que 1 point. Ton deuxième haut-parleur en rapporte 5, et la termitière 12 sa reine aussi.
lesson-ih-final-pay = Ce 3 suffit : le haut-parleur ne demande pas combien tu as fait.

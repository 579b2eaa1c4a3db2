### Les règles des deux jeux pour celles et ceux qui y jouent, dans nos propres mots.
### Les numéros sont ceux de docs/rules.md. Seule la page montre ces textes.

## Les mots des jeux

-rw-tile = pickomino
-rw-tiles = pickominos
-rw-row = brochette
-rw-stack = pile
-ih-mound = termitière
-ih-mounds = termitières
-ih-queen = reine
-ih-general = général
-ih-worm-tile = jeton « ver »
-ih-worm-tiles = jetons « ver »
-ih-worm-number = case « ver »
-ih-object = objet
-ih-objects = objets
-ih-point-tile = jeton de points
-ih-point-tiles = jetons de points
-ih-supply = réserve

## Autour des règles

rules-quick = Le jeu en six phrases
rules-contents = Sommaire
rules-all = Les règles, une à une
rules-reading = Comment nous jouons
rules-option = Règle au choix
rules-example = Exemple
rules-example-own = Un exemple à nous
rules-try = Essayer
rules-try-what = La situation de l’exemple est à toi : continue comme tu veux, pour tout le monde à la table.
rules-try-again = Recommencer
rules-link = Lien vers la règle { $rule }
rules-print = Imprimer
rules-to-contents = Retour au sommaire
rules-glossary = Les mots du jeu
rules-note = Voici les règles dans nos propres mots. Si la règle de ta boîte dit autre chose, c’est elle qui a raison. « Comment nous jouons » indique ce qu’elle laisse ouvert.

## Dans les dessins

rules-draw-part = { $what } : { $things }.
rules-draw-rolled = Lancer
rules-draw-aside = Mis de côté
rules-draw-total = Total
rules-draw-row = La { -rw-row }
rules-draw-out = Face cachée
rules-draw-yours = Ta { -rw-stack }
rules-draw-other = La { -rw-stack } d’un autre
rules-draw-before = Avant
rules-draw-after = Après
rules-draw-faces = Les six symboles
rules-draw-worm = ver
rules-draw-nothing = rien
rules-draw-reroll = contre un { -ih-worm-tile }
rules-draw-mound = Une { -ih-mound } : { -ih-queen } { $queen }, { -ih-general } { $general }, { -ih-worm-number } { $worm }.
rules-draw-column = Colonne { $number }, { $colour } : { $dice }.
rules-draw-column-free = Colonne { $number } : libre.
rules-draw-target = Le dé va dans la colonne { $column }, sur la case { $field } en partant du bas.
rules-colour =
    { $letter ->
        [A] Jaune
        [B] Rouge
        [C] Vert
        [D] Bleu
       *[E] Blanc
    }
rules-final-pairs = Deux sortes en plusieurs exemplaires
rules-final-singles = Trois sortes en un seul
rules-final-worms = Jetons « ver »
rules-final-queens = Reines
rules-final-generals = Généraux
rules-final-total = Total
rules-final-kinds = Le plus d’objets différents

## Pickomino

rules-rw-intro = Tu es une poule affamée, et il y a des vers dans l’air. Lance les dés, mets-en de côté et attrape le meilleur { -rw-tile } que tu oses viser. Si tu es trop gourmande, tu repars le bec vide, et tu y laisses un { -rw-tile }. De 2 à 7 joueurs.
rules-rw-quick-1 = Lance les huit dés, choisis un symbole et mets de côté tous les dés qui le montrent.
rules-rw-quick-2 = Si tu veux, relance les autres et choisis encore, mais jamais un symbole que tu as déjà mis de côté.
rules-rw-quick-3 = Additionne les dés mis de côté : un chiffre compte ce qu’il indique, un ver compte 5.
rules-rw-quick-4 = Si tu t’arrêtes avec au moins un ver, prends le { -rw-tile } qui porte ton total : dans la { -rw-row }, ou au sommet de la { -rw-stack } d’un autre ; à défaut, un plus petit dans la { -rw-row }.
rules-rw-quick-5 = Si tu n’as plus de nouveau symbole à choisir, ou si tu t’arrêtes sans ver ou sans { -rw-tile } à prendre, tu remets ton { -rw-tile } du dessus et tu retournes le plus élevé de la { -rw-row }, sauf si c’est celui que tu viens de remettre ; si tu n’en avais pas à remettre, rien n’est retourné.
rules-rw-quick-6 = Quand il ne reste aucun { -rw-tile } visible dans la { -rw-row }, la personne qui a le plus de vers gagne.

rules-rw-1-title = Ce qu’il faut
rules-rw-1-text =
    - 16 { -rw-tiles }, de 21 à 36, avec des vers : un sur les 21 à 24, deux sur les 25 à 28, trois sur les 29 à 32, quatre sur les 33 à 36.
    - 8 dés, chacun avec six symboles : 1, 2, 3, 4, 5 et un ver.

    Un ver vaut 5 points, mais un ver et un 5 restent deux symboles différents.
rules-rw-2-title = Mise en place
rules-rw-2-text = Posez tous les { -rw-tiles } face visible en une { -rw-row }, de 21 à 36. Selon la règle, le plus jeune commence ; ici, vous choisissez qui commence en ouvrant la table. On joue dans le sens des aiguilles d’une montre.
rules-rw-3-title = Lancer
rules-rw-3-text = Tu commences ton tour avec les 8 dés. Ensuite, tu lances toujours tous les dés que tu n’as pas mis de côté.
rules-rw-4-title = Mettre de côté
rules-rw-4-text =
    Après chaque lancer, choisis *un* symbole de ce lancer. Il faut que tu ne l’aies pas encore mis de côté pendant ce tour. Mets de côté *tous* les dés qui le montrent ; tu ne peux en retenir aucun.

    Les dés mis de côté ne sont plus lancés pendant ce tour. Compte à voix haute : ton total n’est pas un secret.
rules-rw-5-title = Lancer nul
rules-rw-5-text = Si un lancer ne montre que des symboles que tu as déjà mis de côté, c’est un lancer nul. Ton tour est perdu (RW-9), même avec beaucoup de points de côté.
rules-rw-6-title = Relancer ou s’arrêter
rules-rw-6-text =
    Quand tu as mis des dés de côté, tu peux lancer les autres (RW-3) ou t’arrêter.

    Quand les 8 dés ou les 6 symboles sont tous de côté, ton tour s’arrête de lui-même.
rules-rw-6-reading = À chaque tour, tu lances au moins une fois. S’arrêter, c’est prendre un { -rw-tile } (RW-7). S’il n’y en a aucun à prendre, tu ne peux que relancer ou renoncer (RW-8).
rules-rw-7-title = Prendre un pickomino
rules-rw-7-text =
    Quand tu t’arrêtes, cherche le { -rw-tile } qui porte exactement ton total. Il te faut *au moins un ver* parmi les dés mis de côté : sans ver, tu n’as rien du tout.

    Tu ne peux voler que le { -rw-tile } qui porte exactement ton total, et seulement au sommet de la { -rw-stack } d’un autre. Un { -rw-tile } recouvert est à l’abri, et tu ne peux pas te voler toi-même.
rules-rw-7-reading = Si tu t’arrêtes et qu’il y a un { -rw-tile } que tu peux prendre, tu en prends un ; tu ne peux pas refuser.
rules-rw-7a-title = Il est dans la brochette
rules-rw-7a-text = Prends-le. Tu ne peux pas en prendre un autre à la place.
rules-rw-7b-title = Il est au sommet de la pile d’un autre
rules-rw-7b-text = Vole-le, ou prends un { -rw-tile } visible plus petit dans la { -rw-row }.
rules-rw-7b-reading = Dans la règle, un joueur qui ne voit pas le vol possible garde le { -rw-tile } plus petit. Nous ne demandons pas ce que tu as vu : c’est à toi de choisir.
rules-rw-7c-title = Tu ne peux pas l’avoir
rules-rw-7c-text = Il est déjà à toi, ou il est recouvert, ou il est hors jeu, ou ton total dépasse 36. Prends alors un { -rw-tile } visible plus petit dans la { -rw-row }. S’il n’y en a pas, tu n’as rien.
rules-option-lower-title = Lequel des pickominos plus petits
rules-option-lower-text = La règle dit « un plus petit », et ses images montrent le premier en dessous. D’ordinaire, tu peux prendre *n’importe quel* { -rw-tile } visible plus petit (`any`). Avec `highest`, ce doit être le plus élevé d’entre eux.
rules-rw-8-title = Renoncer
rules-rw-8-text = Tu peux aussi t’arrêter quand il n’y a aucun { -rw-tile } à prendre. Ton tour est alors perdu (RW-9).
rules-rw-8-reading = Tu ne peux renoncer qu’après avoir mis des dés de côté, tant qu’il reste des dés et des symboles, et seulement s’il n’y a aucun { -rw-tile } à prendre. Si les 8 dés ou les 6 symboles sont tous de côté et qu’il n’y a rien à prendre, le tour est perdu d’office.
rules-rw-9-title = Tour perdu
rules-rw-9-text =
    Ton tour est perdu en cas de lancer nul (RW-5), si tu t’arrêtes sans ver, ou s’il n’y a aucun { -rw-tile } à prendre. Alors :

    1. Tu remets le { -rw-tile } du dessus de ta { -rw-stack } à sa place dans la { -rw-row }, face visible.
    2. Tu retournes face cachée le { -rw-tile } visible le plus élevé de la { -rw-row }. Il est hors jeu.
    3. Mais si le { -rw-tile } que tu viens de remettre est lui-même le plus élevé, il reste visible, et rien n’est retourné.
rules-rw-9-reading = Si tu n’as pas de { -rw-tile }, tu ne remets rien, et rien n’est retourné non plus.
rules-rw-10-title = Ta pile
rules-rw-10-text = Un { -rw-tile } que tu prends va face visible sur ta { -rw-stack }. On ne peut te voler que celui du dessus ; ceux d’en dessous sont à l’abri. Si tu perds celui du dessus, c’est le suivant qui est au sommet.
rules-rw-10-reading = Tout le monde voit le { -rw-tile } du dessus et la hauteur de chaque { -rw-stack }. Tu peux parcourir la tienne, mais pas celle des autres.
rules-rw-11-title = La fin
rules-rw-11-text = La partie finit après le tour qui ne laisse aucun { -rw-tile } visible dans la { -rw-row }. Compte les vers de tous tes { -rw-tiles }. La personne qui en a le plus gagne. En cas d’égalité, c’est celui des ex æquo qui a le { -rw-tile } le plus élevé, où qu’il soit dans la { -rw-stack }.
rules-rw-11-reading = Si les ex æquo n’ont aucun { -rw-tile }, ils se partagent la victoire. La règle ne désigne que le gagnant ; nous ne classons pas les autres non plus.
rules-rw-12-title = La partie courte
rules-rw-12-text = Pour une partie plus rapide, ou de 5 à 7 joueurs : un { -rw-tile } que tu remets est retourné même si c’est lui le plus élevé. Le point 3 de RW-9 ne s’applique donc pas.
rules-option-short-title = Partie courte
rules-option-short-text = D’ordinaire non. Choisissez-la pour jouer selon RW-12.

rules-example-rw-3 = D’abord, tu mets deux vers de côté : 10 points. Au deuxième lancer, les vers ne sont plus permis, alors tu choisis les deux 4 : 18. Au troisième, le 5 est le seul symbole qui te reste, et tu dois le prendre : 23. Si tu relances, il te faut un 1, un 2 ou un 3.
rules-example-rw-6a = Ton quatrième lancer montre deux 1 et un 4, deux symboles déjà mis de côté : lancer nul.
rules-example-rw-4a = Ton troisième lancer montre trois 2 et un 4. Tu as déjà mis des 4 de côté, alors tu prends les 2 et tu t’arrêtes à 24. Ce { -rw-tile } est visible : tu le prends dans la { -rw-row }.
rules-example-rw-4b = Tu mets les deux 1 de côté et tu t’arrêtes à 21. Ce { -rw-tile } est au sommet de la { -rw-stack } d’un autre : tu le voles.
rules-example-rw-4e = Tu t’arrêtes à 26. Tu pourrais voler le 26, mais tu peux aussi prendre le 25 dans la { -rw-row }.
rules-example-rw-4c = Tu t’arrêtes à 23. Mais le 23 est déjà à toi, et le 22 n’est pas dans la { -rw-row } : tu prends le 21.
rules-example-rw-4d = Tu t’arrêtes à 31. Ni le 31, ni le 30, ni le 29 ne sont dans la { -rw-row } : tu prends le 28.
rules-example-rw-6b = Deux 5 te mènent à 31, et le { -rw-tile } 31 est visible. Mais tu n’as pas mis un seul ver de côté : ton tour est perdu.
rules-example-rw-6c = Deux 1 te mènent à 25. Mais le 25 est déjà à toi, et il n’y a rien de visible en dessous. Si tu t’arrêtes là, ton tour est perdu.
rules-example-rw-7a = Tu remets le 23. Le { -rw-tile } visible le plus élevé est le 34 : il est retourné.
rules-example-rw-7b = Tu remets le 30, et c’est maintenant le plus élevé. Il reste visible, et rien n’est retourné.
rules-example-rw-5 = Tu poses le 28 sur ta { -rw-stack }. Tout ce qui est dessous est maintenant à l’abri.
rules-example-rw-11 = Vous avez 4 vers tous les deux. L’autre a le { -rw-tile } le plus élevé, le 33, et gagne.
rules-example-rw-12 = La même chose dans la partie courte : tu remets le 30, et il est aussitôt retourné.

rules-word-symbol = Symbole
rules-word-symbol-means = Ce que montre un dé : 1, 2, 3, 4, 5 ou un ver.
rules-word-aside = Mettre de côté
rules-word-aside-means = Sortir du lancer les dés d’un même symbole. Tu ne les relances plus jusqu’à la fin de ton tour (RW-4).
rules-word-row = Brochette
rules-word-row-means = Les { -rw-tiles } au milieu de la table, que personne n’a encore pris.
rules-word-open = Visible
rules-word-open-means = Face vers le haut. Seul un { -rw-tile } visible peut être pris dans la { -rw-row }.
rules-word-stack = Pile
rules-word-stack-means = Les { -rw-tiles } d’un joueur, le plus récent au-dessus (RW-10).
rules-word-steal = Voler
rules-word-steal-means = Prendre le { -rw-tile } du dessus de la { -rw-stack } d’un autre, avec exactement son numéro (RW-7b).
rules-word-dead-roll = Lancer nul
rules-word-dead-roll-means = Un lancer où rien ne peut être mis de côté (RW-5).
rules-word-failed = Tour perdu
rules-word-failed-means = Un tour qui ne rapporte aucun { -rw-tile } et peut t’en coûter un (RW-9).
rules-word-out = Hors jeu
rules-word-out-means = Un { -rw-tile } retourné face cachée. Plus personne ne l’aura (RW-9).

## It Happens..

rules-ih-intro = Tu es un fourmilier, et tu fourres ton museau dans les { -ih-mounds }. Ce que tu cherches, c’est la { -ih-queen } et son { -ih-general }. En chemin, tu aspires des vers, qui permettent de relancer, et les { -ih-objects } les plus insolites, qui rapportent surtout par paires. De 2 à 5 joueurs.
rules-ih-quick-1 = Lance un de tes dés et pose-le sur l’une des trois { -ih-mounds }, le chiffre obtenu vers le haut.
rules-ih-quick-2 = Dans chaque { -ih-mound }, tu n’as qu’une colonne : la première libre à partir de la gauche, remplie de bas en haut.
rules-ih-quick-3 = Si ton dé est posé sur un ver ou un { -ih-object }, tu prends un jeton de cette sorte.
rules-ih-quick-4 = Contre un { -ih-worm-tile }, tu peux relancer ton dé ou passer ton tour.
rules-ih-quick-5 = Quand les dés sont posés, la plus haute somme de chaque { -ih-mound } gagne la { -ih-queen }, la deuxième plus haute le { -ih-general }, et toute somme égale au chiffre de la { -ih-worm-number } gagne un ver.
rules-ih-quick-6 = Après quatre manches, chaque { -ih-worm-tile } compte 1 point, chaque { -ih-point-tile } sa valeur, chaque sorte d’{ -ih-object } que tu as plus d’une fois 5, et le plus d’{ -ih-objects } différents 10 : le plus de points gagne.

rules-ih-1-title = Ce qu’il faut
rules-ih-1-text =
    - 12 { -ih-mounds }. Chacune a 5 colonnes de 1 à 3 cases ; certaines cases montrent un ver ou un { -ih-object }. On y lit aussi le chiffre de la { -ih-worm-number }, les points de la { -ih-queen } et ceux du { -ih-general }.
    - 25 dés : 5 de chaque couleur, jaune, rouge, vert, bleu et blanc.
    - 24 { -ih-worm-tiles }.
    - 32 jetons « découverte » : 8 sortes d’{ -ih-objects }, 4 de chaque.
    - 24 { -ih-point-tiles } valant de 2 à 9 : une { -ih-queen } et un { -ih-general } pour chaque { -ih-mound }.
rules-ih-1-reading = La règle ne donne que les totaux. Elle ne dit ni qu’il y a 8 sortes de 4, ni la hauteur des colonnes.
rules-ih-2-title = Mise en place
rules-ih-2-text = Mélangez les { -ih-mounds } et posez-les face cachée. Vers, { -ih-objects } et points forment une { -ih-supply } visible. Chacun prend les 5 dés d’une couleur et 2 { -ih-worm-tiles }. Selon la règle, le plus affamé commence ; ici, vous choisissez qui commence en ouvrant la table.
rules-ih-3-title = Quatre manches
rules-ih-3-text = Au début de chaque manche, on retourne trois { -ih-mounds } côte à côte, avec leurs { -ih-point-tiles } à côté. Après quatre manches, toutes les 12 y sont passées.
rules-ih-3-reading = Le hasard décide lesquelles : toutes les combinaisons de trois parmi celles qui restent ont la même chance. Elles sont posées dans l’ordre de leurs numéros.
rules-ih-4-title = Ton tour
rules-ih-4-text = Lance un de tes dés et pose-le sur l’une des trois { -ih-mounds }, le chiffre obtenu vers le haut. C’est ensuite au tour de la personne à ta gauche.
rules-ih-5-title = Où va le dé
rules-ih-5-text = Tu ne choisis que la { -ih-mound } ; ces quatre règles disent sur quelle case. Il y a une colonne par couleur, donc il y a toujours de la place pour ton premier dé. Une { -ih-mound } ne t’est fermée que si ta propre colonne est pleine.
rules-ih-5a-title = Un dé par case
rules-ih-5a-text = Jamais deux dés sur une même case.
rules-ih-5b-title = De bas en haut
rules-ih-5b-text = Dans une colonne, on remplit d’abord la case libre la plus basse.
rules-ih-5c-title = La première colonne libre à gauche
rules-ih-5c-text = Ton premier dé dans une { -ih-mound } va dans la colonne la plus à gauche qui n’a encore aucun dé.
rules-ih-5d-title = Une colonne par couleur
rules-ih-5d-text = Dans chaque { -ih-mound }, tu as une colonne au plus. Elle est à toi seul : personne d’autre ne peut y poser de dé.
rules-ih-6-title = Les découvertes
rules-ih-6-text = Si tu poses ton dé sur un ver ou un { -ih-object }, prends un jeton de cette sorte dans la { -ih-supply } et garde-le face visible devant toi.
rules-ih-6-reading = S’il n’y en a plus dans la { -ih-supply }, tu ne prends rien. À deux, ce que trouve un dé de la troisième couleur est à la troisième couleur.
rules-ih-7-title = À quoi servent les vers
rules-ih-7-text =
    À ton tour, avant de poser ton dé, tu peux rendre un { -ih-worm-tile } pour

    - *relancer* le dé que tu viens de lancer. Autant de fois que tu veux, contre un { -ih-worm-tile } chaque fois. C’est le dernier lancer qui compte.
    - *passer* ton tour. Tu gardes le dé pour plus tard dans la manche.

    Les découvertes arrivent après la pose (IH-6) : un ver trouvé à ce tour ne sert qu’au suivant.
rules-option-skip-title = Quand tu peux passer
rules-option-skip-text = D’ordinaire à tout moment de ton tour, même après avoir vu ton lancer (`any`). Avec `before-roll`, seulement avant de lancer : tu peux ensuite relancer, mais tu dois poser le dé.
rules-ih-8-title = Bloqué
rules-ih-8-text = Si tu ne peux plus poser aucun dé, on saute ton tour jusqu’à la fin de la manche. Cela ne te coûte rien.
rules-ih-9-title = La fin d’une manche
rules-ih-9-text =
    La manche finit quand tous les dés sont posés, ou quand plus aucun ne peut l’être. On décompte alors chaque { -ih-mound } à part :

    - La plus haute somme de dés gagne la { -ih-queen }, la deuxième plus haute le { -ih-general }.
    - En cas d’égalité, la colonne la plus à gauche l’emporte.
    - Sans dé dans la { -ih-mound }, on ne gagne rien.
    - Tous ceux qui ont exactement la somme de la { -ih-worm-number } prennent un { -ih-worm-tile }, même s’ils viennent de gagner la { -ih-queen } ou le { -ih-general }.

    Garde tes { -ih-point-tiles } face cachée. Ensuite, chacun reprend ses dés, les trois { -ih-mounds } sortent du jeu, et la personne à gauche de celle qui a commencé la manche commence la suivante.
rules-ih-9-reading = On décompte de gauche à droite. S’il manque des { -ih-worm-tiles }, les colonnes les plus à gauche sont servies d’abord. S’il n’y a qu’une couleur dans une { -ih-mound }, elle gagne la { -ih-queen }, et personne n’a le { -ih-general }.
rules-option-open-points-title = Points visibles
rules-option-open-points-text = D’ordinaire non : tu ne vois que la valeur de tes propres { -ih-point-tiles }. Si vous le choisissez, tout le monde les voit tous.
rules-ih-10-title = Le décompte final
rules-ih-10-text =
    Après la quatrième manche, tu marques :

    - 5 points pour chaque sorte d’{ -ih-object } que tu as plus d’une fois, quel qu’en soit le nombre ;
    - 1 point par { -ih-worm-tile } ;
    - la valeur de chaque { -ih-point-tile } ;
    - 10 points si personne n’a plus d’{ -ih-objects } différents que toi. En cas d’égalité, chacun des ex æquo a les 10 points.
rules-ih-10-reading = Pour les 10 points, il faut au moins un { -ih-object }. Si personne n’en a, personne ne les marque.
rules-ih-11-title = Qui gagne
rules-ih-11-text = Le plus de points gagne. En cas d’égalité, c’est le plus de reines qui décide, puis le plus de généraux, puis le plus de { -ih-worm-tiles }. C’est le nombre de jetons qui compte, pas leur valeur.
rules-ih-11-reading = S’il y a toujours égalité, les ex æquo se partagent la victoire.
rules-ih-12-title = À deux
rules-ih-12-text =
    Une troisième couleur entre en jeu, qui n’est à personne. À chaque manche, vous avez tous les deux 5 dés de votre couleur et 2 de la troisième : 7 en tout.

    Avant de lancer, tu choisis la couleur. Toutes les règles de pose valent aussi pour la troisième couleur : elle a une colonne par { -ih-mound }, quel que soit celui de vous deux qui y joue. On ne peut pas rendre de { -ih-worm-tile } pour elle : une fois son dé lancé, il faut le poser.

    La troisième couleur marque comme un joueur. Elle peut gagner !
rules-ih-12-reading = Tu choisis parmi les couleurs dont tu peux encore poser un dé. Tu ne peux passer avant de lancer que tant que tu pourrais poser un dé de ta couleur. La troisième couleur reçoit découvertes, { -ih-point-tiles } et vers comme tout le monde, et peut avoir sa part des 10 points ou de la victoire.
rules-option-third-colour-worms-title = Des vers pour la troisième couleur
rules-option-third-colour-worms-text = La règle donne 2 { -ih-worm-tiles } à chaque joueur ; la troisième couleur commence donc d’ordinaire sans ver (`0`). Avec `2`, elle en a deux, qui ne comptent que comme points.
rules-ih-d-title = Les termitières
rules-ih-d-text = Les règles n’impriment pas les douze { -ih-mounds }, et nous n’en avons trouvé aucune copie publique. *Les douze { -ih-mounds } avec lesquelles tu joues ici sont donc de notre création*, en respectant tout ce qu’on sait des vraies : les valeurs des reines et des généraux, des colonnes de 1 à 3 cases et les { -ih-objects } nommés dans les règles. La théière est de nous.
rules-option-mounds-title = Tes propres termitières
rules-option-mounds-text = Si tu as le jeu, tu peux recopier tes { -ih-mounds } dans un fichier et jouer avec.

rules-example-ih-placing = Jaune et Rouge ont les colonnes 1 et 2. Le premier dé de Vert dans cette { -ih-mound } doit donc aller sur la case du bas de la colonne 3, et nulle part ailleurs.
rules-example-ih-reroll = Jaune obtient un 1, trop peu pour mener dans la { -ih-mound }. Jaune rend un { -ih-worm-tile }, relance, et pose le 3.
rules-example-ih-stuck = Les colonnes de Jaune ont de la place pour 1, 2 et 1 dés. Après quatre dés, toutes les trois sont pleines. Jaune a encore un dé, mais on saute son tour jusqu’à la fin de la manche.
rules-example-ih-scoring = Jaune a 7, la plus haute somme : la { -ih-queen }, 5 points. Vert a 5 : le { -ih-general }, 2 points. Rouge a 2, exactement le chiffre de la { -ih-worm-number } : un { -ih-worm-tile }. Bleu n’a rien.
rules-example-ih-tie = Rouge, Bleu et Blanc ont 6 chacun. Les colonnes les plus à gauche l’emportent : Rouge gagne la { -ih-queen }, Bleu le { -ih-general }. Et comme la { -ih-worm-number } porte un 6, tous les trois prennent un { -ih-worm-tile }.
rules-example-ih-final = Cela fait 34 points. Si personne n’a plus que ces 5 sortes d’{ -ih-objects }, on en ajoute 10 : 44.

rules-word-mound = Termitière
rules-word-mound-means = Une carte à 5 colonnes. Trois sont visibles à chaque manche.
rules-word-column = Colonne
rules-word-column-means = De 1 à 3 cases l’une au-dessus de l’autre. Elle est à la première couleur qui y pose un dé (IH-5d).
rules-word-queen = Reine
rules-word-queen-means = Le { -ih-point-tile } pour la plus haute somme dans une { -ih-mound } (IH-9).
rules-word-general = Général
rules-word-general-means = Le { -ih-point-tile } pour la deuxième plus haute somme (IH-9).
rules-word-worm-tile = Jeton « ver »
rules-word-worm-tile-means = Permet de relancer ou de passer (IH-7). Ceux qui te restent à la fin valent 1 point chacun.
rules-word-worm-number = Case « ver »
rules-word-worm-number-means = Fais exactement cette somme dans une { -ih-mound }, et tu prends un { -ih-worm-tile } (IH-9).
rules-word-object = Objet
rules-word-object-means = Une chose insolite tirée d’une { -ih-mound } : carte, chaussures, os, lunettes, haut-parleur, gant, longue-vue ou théière.
rules-word-supply = Réserve
rules-word-supply-means = Les jetons qui ne sont encore à personne. Les vers que tu rends y retournent.
rules-word-stuck = Bloqué
rules-word-stuck-means = Il te reste des dés, mais toutes tes colonnes sont pleines (IH-8).
rules-word-third-colour = Troisième couleur
rules-word-third-colour-means = À deux : des dés que vous posez tous les deux et qui ne sont à personne (IH-12).

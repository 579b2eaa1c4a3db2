### What is said when something given to a game is not as it must be.
### Each says what is wrong and, where it is not plain, what to do.

## Games and set-up

game-unknown = Le jeu « { $game } » n’existe pas. Les jeux sont : { $games }.
game-broken = Impossible de charger le jeu « { $game } » : { $reason }
game-part-missing = Le jeu « { $game } » n’apporte rien pour cela ({ $part }).
seats-range =
    { $seats ->
        [one] { $seats } place ne convient pas : pour ce jeu, il en faut de { $least } à { $most }.
       *[other] { $seats } places ne conviennent pas : pour ce jeu, il en faut de { $least } à { $most }.
    }
begins-range = La place { $begins } ne peut pas commencer : les places se comptent à partir de 0, et il y en a { $seats }.
option-unknown = L’option « { $option } » n’existe pas. Les options sont : { $options }.
option-twice = L’option « { $option } » est donnée deux fois.
name-like-a-bot = « { $name } » passerait pour un bot. Choisis un autre nom.
option-value = « { $value } » ne convient pas à l’option { $option }. Les choix sont : { $values }.

## Moves

unknown-move = « { $move } » n’est pas un coup de ce jeu.
game-over = La partie est finie : il n’y a plus rien à jouer.
player-unknown = Le joueur « { $player } » n’existe pas. Les joueurs sont : { $players }.
player-not-here = Le joueur « { $player } » ne joue pas au jeu « { $game } ». Ses joueurs sont : { $players }.
player-broken = Le joueur « { $player } » ne peut pas être chargé : { $reason }.
undo-impossible = Il n’y a rien à annuler : les dés tombés restent comme ils sont.

## Regenwormen

rw-roll-first = Lance d’abord les dés.
rw-choose-first = Mets d’abord de côté un symbole de ce lancer.
rw-keep-needs-roll = Un symbole par lancer : relance avant d’en mettre un autre de côté.
rw-symbol-absent =
    { $symbol ->
        [W] Aucun dé ne montre de ver.
       *[other] Aucun dé ne montre de { $symbol }.
    }
rw-symbol-used =
    { $symbol ->
        [W] Tu as déjà mis des vers de côté pendant ce tour.
       *[other] Tu as déjà mis des { $symbol } de côté pendant ce tour.
    }
rw-no-roll-left = Tu ne peux plus relancer : il ne reste plus de dé ou plus de symbole. Prends un pickomino.
rw-claim-must-be-taken = Tu ne peux pas abandonner tant qu’il y a un pickomino que tu peux prendre.
rw-no-worm = Sans un ver parmi les dés mis de côté, tu ne peux pas prendre de pickomino.
rw-tile-too-high = Le pickomino { $tile } est trop haut pour { $total } points.
rw-exact-tile-only = Avec { $total } points, c’est le pickomino { $total } que tu prends.
rw-highest-lower-only = Parmi les pickominos plus bas, tu ne peux prendre que le plus haut, pas le { $tile }.
rw-tile-own = Le pickomino { $tile } est déjà à toi.
rw-steal-exact = Le pickomino { $tile } ne se vole qu’avec exactement { $tile } points, et tu en as { $total }.
rw-tile-covered = Le pickomino { $tile } est sous un autre, bien à l’abri.
rw-tile-out = Le pickomino { $tile } est hors jeu.
rw-dice-impossible =
    { $dice ->
        [one] « { $text } » est impossible : on lance un seul dé. Tape ce qu’il montre : de 1 à 5, ou W pour un ver.
       *[other] « { $text } » est impossible : on lance { $dice } dés. Tape ce qu’ils montrent : de 1 à 5, et W pour un ver.
    }
rw-dice-dead = Avec « { $text } », rien de nouveau à garder : le tour serait terminé.

## It Happens..

ih-roll-first = Lance d’abord un dé.
ih-place-now = Le dé est lancé : place-le maintenant.
ih-no-third-colour = Il n’y a de troisième couleur que dans une partie à deux.
ih-no-die-left = Tu n’as plus de dé de cette couleur pour cette manche.
ih-colour-stuck = Aucun dé de cette couleur ne peut plus être placé : ses colonnes sont pleines.
ih-column-full = La colonne sur la termitière { $mound } est pleine.
ih-no-worm = Tu n’as pas de jeton « ver » à rendre.
ih-no-worm-for-third = Les jetons « ver » ne peuvent pas servir à la troisième couleur.
ih-skip-before-roll = Dans cette partie, tu ne peux passer ton tour qu’avant de lancer.
ih-die-impossible = « { $text } » est impossible : on lance un seul dé. Tape ce qu’il montre, de 1 à 6.
ih-mounds-impossible = « { $text } » est impossible : donne trois des termitières encore face cachée ({ $mounds }), comme dans 1.4.9.

## Mound sets

mounds-unreadable = Impossible de lire la série de termitières { $file } : { $reason }.
mounds-too-long = { $file } : plus de { $most } octets ; ce n’est pas une série de termitières.
mounds-not-utf8 = { $file }, ligne { $line } : ce n’est pas du texte UTF-8. Enregistre le fichier en UTF-8.
mounds-toml = { $file }, ligne { $line } : ce n’est pas du TOML valide : { $reason }.
mounds-name = { $file }, ligne { $line } : il faut un nom à la série, comme dans name = "mes-termitieres".
mounds-key = { $file }, ligne { $line } : « { $key } » n’est pas connu ici.
mounds-key-missing = { $file }, ligne { $line } : il manque « { $key } » à cette termitière.
mounds-count = { $file }, ligne { $line } : une série compte 12 termitières, celle-ci en compte { $count }.
mounds-number = { $file }, ligne { $line } : { $key } vaut { $value } ; il faut un nombre entier de { $least } à { $most }.
mounds-queen = { $file }, ligne { $line } : la reine ({ $queen }) doit valoir plus que le général ({ $general }).
mounds-drawing = { $file }, ligne { $line } : « fields » doit être un dessin entre guillemets triples.
mounds-rows = { $file }, ligne { $line } : une termitière se dessine sur 1 à 3 rangées, celle-ci sur { $count }.
mounds-columns = { $file }, ligne { $line } : une rangée a 5 colonnes, celle-ci en a { $count }.
mounds-no-field = { $file }, ligne { $line } : chaque colonne a besoin d’une case dans la rangée du bas.
mounds-hole = { $file }, ligne { $line } : « { $word } » flotte en l’air : il n’y a pas de case en dessous.
mounds-find = { $file }, ligne { $line } : « { $word } » ne se trouve sur aucune termitière. Écris l’un de ces mots : { $finds }.
mounds-unsound = Ce n’est pas un jeu de termitières : il en faut 12, chacune avec 5 colonnes de 1 à 3 cases et une reine qui vaut plus que son général.
mounds-word = « { $text } » n’est ni le nom d’une série de termitières, ni douze termitières.

## Positions on one line

position-one-line = Une position tient sur une ligne de { $most } caractères au plus.
position-short = Colonne { $column } : la position s’arrête avant « { $field } ».
position-long = Colonne { $column } : « { $text } » est en trop.
position-field = Colonne { $column } : « { $text } » ne peut pas être le champ « { $field } » d’une position.
position-field-why = Colonne { $column } : « { $text } » ne peut pas être le champ « { $field } » d’une position : { $reason }

## Game records

record-too-long = Ligne { $line } : plus de { $most } caractères ; ce n’est pas une feuille de partie.
record-steps = Ligne { $line } : plus de { $most } étapes ; un serveur n’accepte pas de partie plus longue.
record-not-utf8 = Ligne { $line }, colonne { $column } : ce n’est pas du texte UTF-8.
record-tag-name = « { $tag } » ne peut pas être le nom d’une étiquette : utilise des lettres et des chiffres.
record-tag-own = L’étiquette { $tag } est écrite par la feuille de partie elle-même.
record-tag-value = L’étiquette { $tag } doit tenir sur une ligne de { $most } caractères imprimables au plus.
record-tag-malformed = Ligne { $line }, colonne { $column } : « { $text } » n’est pas une étiquette comme [Game "regenwormen"].
record-tag-twice = Ligne { $line }, colonne { $column } : l’étiquette { $tag } est ici pour la deuxième fois.
record-tag-missing = Ligne { $line }, colonne { $column } : l’étiquette { $tag } manque.
record-tag = Ligne { $line }, colonne { $column } : { $reason }
record-format = Ligne { $line }, colonne { $column } : les feuilles de partie au format { $format } ne peuvent pas être lues ; ce programme lit le format 1.
record-rules = Ligne { $line }, colonne { $column } : partie jouée avec la version { $version } des règles, que ce programme n’a pas.
record-number = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un nombre de places.
record-seat = Ligne { $line }, colonne { $column } : « { $text } » n’est pas une place ; les places sont A, B, C et ainsi de suite.
record-comment = Un commentaire a au plus { $most } caractères imprimables, sans accolades.
record-space = Ligne { $line }, colonne { $column } : il manque une espace avant « { $text } ».
record-heading = Ligne { $line }, colonne { $column } : ici, il faut « { $expected } », pas « { $text } ».
record-cut = Ligne { $line }, colonne { $column } : la feuille de partie s’interrompt au milieu d’une ligne.
record-outcome-expected = Ligne { $line }, colonne { $column } : ici, il faut des dés entre crochets, pas « { $text } ».
record-move-expected = Ligne { $line }, colonne { $column } : « { $text } » ne commence pas par un coup.
record-step = Ligne { $line }, colonne { $column } : { $reason }
record-after-end = Ligne { $line }, colonne { $column } : la partie est déjà finie avant « { $text } ».
record-result = Ligne { $line }, colonne { $column } : le résultat dit « { $given } », les coups disent « { $found } ».

## Dés équitables

fair-unsaid = La feuille de partie ne dit pas d’où viennent ses dés. Seuls des dés équitables, ceux d’un serveur de tables, peuvent être vérifiés.
fair-other-dice = Ce ne sont pas des dés équitables : l’étiquette Dice dit « { $dice } ». Seuls des dés équitables, ceux d’un serveur de tables, peuvent être vérifiés.
fair-seed = Une graine est une ligne de { $most } caractères imprimables au plus, ou vide.
fair-tag = L’étiquette { $tag } ne convient pas : { $reason }
fair-tag-missing = L’étiquette { $tag } manque, et les dés équitables en ont besoin.
fair-tag-hex = L’étiquette { $tag } doit avoir { $digits } chiffres, de 0 à 9 et de a à f.
fair-tag-seat = L’étiquette { $tag } n’est celle d’aucune place : il y a { $seats } places.
fair-tag-from = L’étiquette FairFrom dit combien de fois le hasard avait décidé avant les dés équitables ; cette feuille permet de 1 à { $most }.
fair-secret-hidden = Le secret de ces dés est montré quand la partie est finie : vérifie la feuille à ce moment-là.
fair-commitment = Le secret ne correspond pas à l’engagement : ce n’est pas celui qui a été promis avant le premier lancer.
fair-tag-begins = L’étiquette FairBegins dit yes, ou elle n’y est pas.
fair-wrong-beginner = La place { $said } a commencé, mais les dés ont dû choisir { $due }.
fair-wrong-dice = { $turn }, lancer { $roll } : la feuille dit [{ $said }], mais les dés ont dû montrer [{ $due }].
fair-wrong-mounds = { $turn } : la feuille dit que les termitières [{ $said }] ont été retournées, mais ce devait être [{ $due }].

## Beaucoup de parties

arena-seed = La graine doit être un nombre entier de 0 à { $most }.
arena-games = Le nombre de parties doit être compris entre 1 et { $most }.
arena-width = La largeur doit être plus grande que 0 et plus petite que 1 : 0.02 veut dire deux sur cent.
arena-workers = Il faut au moins 1 ouvrier.
arena-no-player = Nommez les joueurs.
arena-too-many-players = { $players } joueurs ne tiennent pas sur { $seats } places.
arena-player-twice = Dans un tournoi, chaque joueur est nommé une seule fois.
arena-tournament-players = Ce tournoi demande de { $least } à { $most } joueurs.
arena-move = Le joueur « { $player } » a joué un coup impossible. { $reason }
arena-player = Le joueur « { $player } » a échoué : { $reason }
arena-fewer = Le fichier contient déjà { $games } parties : demandez-en au moins autant.
arena-file-exists = { $file } existe déjà. Choisissez un autre nom, ou continuez-le : --resume.
arena-file-in-use = { $file } est utilisé par une autre série de parties. Attendez qu’elle se termine, ou choisissez un autre fichier.
arena-file-damaged = { $file }, ligne { $line } : abîmé, ou pas un fichier de résultats. Rien n’a été changé.
arena-resume-alone = Ce qui est repris a déjà ses joueurs, ses règles et sa graine : enlevez ces options.
arena-other-command = Ces résultats viennent d’une autre commande : { $command }
arena-worker-lost = Un ouvrier a été perdu, puis d’autres. Toutes les parties terminées sont gardées.
arena-no-dask = Une grappe demande Dask, qui n’est pas installé : { $install }
arena-no-cluster = Il n’y a pas de grappe à l’adresse { $address }.
arena-no-workers = La grappe à l’adresse { $address } n’a pas d’ouvriers.
arena-cluster-version = Les ouvriers de la grappe ont Wormery { $found }, ce programme est { $own } : prenez partout la même version.
arena-no-matplotlib = Un rapport demande Matplotlib, qui n’est pas installé : { $install }

## Solvers

solver-two-seats = Une partie ne peut être résolue en entier qu’à deux, au début d’un tour.
solver-too-large = Cette partie est trop grande pour être résolue en entier : elle compte plus de { $most } situations.
solver-no-end = Les chances de cette partie ne se sont pas stabilisées en { $most } passes.
solver-dice = Prenez de 1 à { $dice } dés, et au plus { $points } points par dé manquant.
solver-out-of-reach = Le pickomino { $tile } est hors d’atteinte : un tour rapporte au plus { $most } points. Prenez plus de dés ou de points, ou retirez ce pickomino.
solver-mounds-first = Une manche ne peut être résolue qu’une fois ses termitières révélées.
solver-between-rounds = Les chances ne s’estiment ainsi qu’entre deux manches. Demandez plutôt les chances de cette position.
weights-broken = Les poids de { $file } sont inutilisables : { $reason }. Réinstallez Wormery, ou recréez ce fichier avec le programme de training/.

## Dés équitables, liés à leur table

fair-tag-version = L’étiquette Fair nomme une version des dés que ce programme ne connaît pas ; la plus récente qu’il connaît est { $newest }.
fair-other-game = Ces dés ont été promis pour une autre partie, ou pour une autre table.
fair-commitment-bound = Le secret ne correspond pas à l’engagement. Ce n’est pas celui qui a été promis, ou pas pour cette partie : l’engagement lie aussi la table, le jeu, ses options, les places, qui commence et ce qui a été joué avant.
fair-unfinished = La partie n’est pas finie dans cette feuille, et ce qui manque a pu être coupé. Vérifie la feuille entière.
fair-nothing-covered = Aucun dé de cette feuille n’est un dé équitable : il n’y a donc rien à vérifier.

### What is said when something given to a game is not as it must be.
### Each says what is wrong and, where it is not plain, what to do.

## Games and set-up

game-unknown = Le jeu « { $game } » n’existe pas. Les jeux sont : { $games }.
game-broken = Impossible de charger le jeu « { $game } » : { $reason }
game-part-missing = Le jeu « { $game } » n’a pas de partie « { $part } ».
seats-range =
    { $seats ->
        [one] { $seats } place, ça ne va pas : ce jeu se joue de { $least } à { $most }.
       *[other] { $seats } places, ça ne va pas : ce jeu se joue de { $least } à { $most }.
    }
begins-range = La place { $begins } ne peut pas commencer : les places se comptent à partir de 0, et il y en a { $seats }.
option-unknown = L’option « { $option } » n’existe pas. Les options sont : { $options }.
option-twice = L’option « { $option } » est donnée deux fois.
name-like-a-bot = « { $name } » ressemble à un bot. Choisis un autre nom.
option-value = « { $value } » n’est pas une valeur de l’option { $option }. Les choix sont : { $values }.

## Moves

unknown-move = « { $move } » n’est pas un coup de ce jeu.
game-over = La partie est finie : il n’y a plus rien à jouer.
player-unknown = Le joueur « { $player } » n’existe pas. Les joueurs sont : { $players }.
player-name-taken = Deux joueurs s’appellent ici « { $player } ». Donne au tien un nom à lui.
player-not-here = Le joueur « { $player } » ne joue pas à « { $game } ». Pour ce jeu, il y a : { $players }.
player-broken = Impossible de charger le joueur « { $player } » : { $reason }.
player-whole-turns-only = Les joueurs de Wormery ne connaissent que le jeu entier. Retire : { $options }.
undo-impossible = Il n’y a rien à annuler : les dés lancés restent.

## Regenwormen

rw-roll-first = Lance d’abord les dés.
rw-choose-first = Mets d’abord de côté un symbole de ce lancer.
rw-keep-needs-roll = Un symbole par lancer : relance avant d’en mettre un autre de côté.
rw-symbol-absent =
    { $symbol ->
        [W] Tu n’as pas lancé de ver.
       *[other] Tu n’as pas lancé de { $symbol }.
    }
rw-symbol-used =
    { $symbol ->
        [W] Tu as déjà mis des vers de côté pendant ce tour.
       *[other] Tu as déjà mis des { $symbol } de côté pendant ce tour.
    }
rw-no-roll-left = Tu ne peux plus relancer : il ne reste plus de dés ou plus de symboles. Prends un pickomino.
rw-claim-must-be-taken = Tu ne peux pas renoncer tant qu’il y a un pickomino que tu peux prendre.
rw-no-worm = Sans un ver parmi les dés mis de côté, tu ne peux pas prendre de pickomino.
rw-tile-too-high = Le pickomino { $tile } est trop élevé pour { $total } points.
rw-exact-tile-only = Avec { $total } points, tu dois prendre le pickomino { $total }.
rw-highest-lower-only = Parmi les pickominos plus petits, tu ne peux prendre que le plus élevé, pas le { $tile }.
rw-tile-own = Tu as déjà le pickomino { $tile }.
rw-steal-exact = Pour voler le pickomino { $tile }, il te faut exactement { $tile } points, et tu en as { $total }.
rw-tile-covered = Le pickomino { $tile } est sous un autre, bien à l’abri.
rw-tile-out = Le pickomino { $tile } est hors jeu.
rw-dice-impossible =
    { $dice ->
        [one] « { $text } » est impossible : tu lances un seul dé. Tape ce qu’il montre : de 1 à 5, ou W pour un ver.
       *[other] « { $text } » est impossible : tu lances { $dice } dés. Tape ce qu’ils montrent : de 1 à 5, et W pour un ver.
    }
rw-dice-dead = Avec « { $text } », rien de nouveau à mettre de côté : le tour serait fini.

## It Happens..

ih-roll-first = Lance d’abord un dé.
ih-place-now = Le dé est lancé : pose-le maintenant.
ih-no-third-colour = Il n’y a de troisième couleur que dans une partie à deux.
ih-no-die-left = Tu n’as plus de dé de cette couleur pour cette manche.
ih-colour-stuck = Les dés de cette couleur ne peuvent plus être posés : ses colonnes sont pleines.
ih-column-full = Ta colonne sur la termitière { $mound } est pleine.
ih-no-worm = Tu n’as pas de jeton « ver » à rendre.
ih-no-worm-for-third = Les jetons « ver » ne peuvent pas servir à la troisième couleur.
ih-skip-before-roll = Dans cette partie, tu ne peux passer ton tour qu’avant de lancer.
ih-die-impossible = « { $text } » est impossible : tu lances un seul dé. Tape ce qu’il montre, de 1 à 6.
ih-mounds-impossible = « { $text } » est impossible : donne trois des termitières encore face cachée ({ $mounds }), par exemple 1.4.9.

## Mound sets

mounds-unreadable = Impossible de lire la série de termitières { $file } : { $reason }.
mounds-too-long = { $file } : plus de { $most } octets ; ce n’est pas une série de termitières.
mounds-not-utf8 = { $file }, ligne { $line } : ce n’est pas du texte UTF-8. Enregistre le fichier en UTF-8.
mounds-toml = { $file }, ligne { $line } : ce n’est pas du TOML valide : { $reason }.
mounds-name = { $file }, ligne { $line } : il faut un nom à la série, par exemple name = "mes-termitieres".
mounds-key = { $file }, ligne { $line } : clé inconnue « { $key } ».
mounds-key-missing = { $file }, ligne { $line } : il manque « { $key } » à cette termitière.
mounds-count = { $file }, ligne { $line } : une série compte 12 termitières, celle-ci en compte { $count }.
mounds-number = { $file }, ligne { $line } : { $key } vaut { $value } ; il faut un nombre entier de { $least } à { $most }.
mounds-queen = { $file }, ligne { $line } : la reine ({ $queen }) doit valoir plus que le général ({ $general }).
mounds-drawing = { $file }, ligne { $line } : « fields » doit être un dessin entre guillemets triples.
mounds-rows = { $file }, ligne { $line } : une termitière se dessine sur 1 à 3 lignes, celle-ci sur { $count }.
mounds-columns = { $file }, ligne { $line } : une ligne a 5 colonnes, celle-ci en a { $count }.
mounds-no-field = { $file }, ligne { $line } : chaque colonne a besoin d’une case dans la ligne du bas.
mounds-hole = { $file }, ligne { $line } : « { $word } » flotte en l’air : il n’y a pas de case en dessous.
mounds-find = { $file }, ligne { $line } : « { $word } » n’est pas quelque chose qu’on trouve sur une termitière. Les choix sont : { $finds }.
mounds-unsound = Ce n’est pas une série de termitières : il en faut 12, chacune avec 5 colonnes de 1 à 3 cases et une reine qui vaut plus que son général.
mounds-word = « { $text } » n’est ni le nom d’une série de termitières, ni douze termitières.

## Positions on one line

position-one-line = Une position tient sur une ligne de { $most } caractères au plus.
position-short = Colonne { $column } : la position s’arrête avant « { $field } ».
position-long = Colonne { $column } : « { $text } » est en trop.
position-field = Colonne { $column } : « { $text } » ne peut pas être le champ « { $field } » d’une position.
position-field-why = Colonne { $column } : « { $text } » ne peut pas être le champ « { $field } » d’une position : { $reason }

## Game records

record-too-long = Ligne { $line } : plus de { $most } caractères ; ce n’est pas un enregistrement.
record-steps = Ligne { $line } : plus de { $most } étapes ; un serveur n’accepte pas de partie plus longue.
record-not-utf8 = Ligne { $line }, colonne { $column } : ce n’est pas du texte UTF-8.
record-tag-name = « { $tag } » ne peut pas être le nom d’une étiquette : utilise des lettres et des chiffres.
record-tag-own = L’étiquette { $tag } est écrite par l’enregistrement lui-même.
record-tag-value = L’étiquette { $tag } doit tenir sur une ligne de { $most } caractères imprimables au plus.
record-tag-malformed = Ligne { $line }, colonne { $column } : « { $text } » n’est pas une étiquette comme [Game "regenwormen"].
record-tag-twice = Ligne { $line }, colonne { $column } : l’étiquette { $tag } est ici pour la deuxième fois.
record-tag-missing = Ligne { $line }, colonne { $column } : l’étiquette { $tag } manque.
record-tag = Ligne { $line }, colonne { $column } : { $reason }
record-format = Ligne { $line }, colonne { $column } : les enregistrements au format { $format } ne peuvent pas être lus ; ce programme lit le format 1.
record-rules = Ligne { $line }, colonne { $column } : partie jouée avec la version { $version } des règles, que ce programme n’a pas.
record-number = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un nombre de places.
record-seat = Ligne { $line }, colonne { $column } : « { $text } » n’est pas une place ; les places sont A, B, C et ainsi de suite.
record-comment = Un commentaire a au plus { $most } caractères imprimables, sans accolades.
record-space = Ligne { $line }, colonne { $column } : il manque une espace avant « { $text } ».
record-heading = Ligne { $line }, colonne { $column } : ici, il faut « { $expected } », pas « { $text } ».
record-cut = Ligne { $line }, colonne { $column } : l’enregistrement s’interrompt au milieu d’une ligne.
record-outcome-expected = Ligne { $line }, colonne { $column } : ici, il faut des dés entre crochets, pas « { $text } ».
record-move-expected = Ligne { $line }, colonne { $column } : « { $text } » ne commence pas par un coup.
record-step = Ligne { $line }, colonne { $column } : { $reason }
record-after-end = Ligne { $line }, colonne { $column } : la partie est déjà finie avant « { $text } ».
record-result = Ligne { $line }, colonne { $column } : le résultat dit « { $given } », les coups disent « { $found } ».

## Dés équitables

fair-unsaid = L’enregistrement ne dit pas d’où viennent ses dés. Seuls des dés équitables, ceux d’un serveur de tables, peuvent être vérifiés.
fair-other-dice = Ce ne sont pas des dés équitables : l’étiquette Dice dit « { $dice } ». Seuls des dés équitables, ceux d’un serveur de tables, peuvent être vérifiés.
fair-seed = Une graine est une ligne de { $most } caractères imprimables au plus, ou vide.
fair-tag = L’étiquette { $tag } n’est pas correcte : { $reason }
fair-tag-missing = L’étiquette { $tag } manque, et les dés équitables en ont besoin.
fair-tag-hex = L’étiquette { $tag } doit avoir { $digits } chiffres hexadécimaux, de 0 à 9 et de a à f.
fair-tag-seat = L’étiquette { $tag } n’est celle d’aucune place : il y a { $seats } places.
fair-tag-from = L’étiquette FairFrom compte les lancers et tirages d’avant les dés équitables ; dans cet enregistrement, de 1 à { $most }.
fair-secret-hidden = Le secret de ces dés est montré quand la partie est finie : vérifie-les à ce moment-là.
fair-commitment = Le secret ne correspond pas à l’engagement : ce n’est pas celui qui a été promis avant le premier lancer.
fair-tag-begins = L’étiquette FairBegins ne peut être que yes, ou manquer.
fair-wrong-beginner = La place { $said } a commencé, mais les dés auraient dû choisir { $due }.
fair-wrong-dice = { $turn }, lancer { $roll } : l’enregistrement dit [{ $said }], mais il faudrait [{ $due }].
fair-wrong-mounds = { $turn } : l’enregistrement dit que les termitières [{ $said }] ont été retournées, mais il faudrait [{ $due }].

## Beaucoup de parties

arena-seed = La graine doit être un nombre entier de 0 à { $most }.
arena-games = Le nombre de parties doit être compris entre 1 et { $most }.
arena-width = La largeur doit être plus grande que 0 et plus petite que 1 : 0.02 veut dire deux points de pourcentage.
arena-workers = Il faut au moins 1 worker.
arena-no-player = Nomme les joueurs.
arena-too-many-players = { $players } joueurs ne tiennent pas sur { $seats } places.
arena-player-twice = Ne nomme chaque joueur d’un tournoi qu’une seule fois.
arena-tournament-players = Un tournoi se joue de { $least } à { $most } joueurs.
arena-move = Le joueur « { $player } » a joué un coup interdit. { $reason }
arena-player = Le joueur « { $player } » a planté : { $reason }
arena-fewer = Le fichier contient déjà { $games } parties : demandes-en au moins autant.
arena-file-exists = { $file } existe déjà. Choisis un autre nom, ou continue-le : --resume.
arena-file-in-use = { $file } est utilisé par une autre série de parties. Attends qu’elle se termine, ou choisis un autre fichier.
arena-file-damaged = { $file }, ligne { $line } : abîmé, ou pas un fichier de résultats. Rien n’a été changé.
arena-resume-alone = Ce qui est repris a déjà ses joueurs, ses règles et sa graine : retire ces options.
arena-other-command = Ces résultats viennent d’une autre commande : { $command }
arena-worker-lost = Trop de workers ont été perdus. Toutes les parties terminées sont enregistrées.
arena-no-dask = Un cluster demande Dask, qui n’est pas installé : { $install }
arena-no-cluster = Aucun cluster trouvé à l’adresse { $address }.
arena-no-workers = Le cluster à l’adresse { $address } n’a pas de workers.
arena-cluster-version = Les workers du cluster ont Wormery { $found }, ce programme est { $own } : prends partout la même version.
arena-no-matplotlib = Un rapport demande Matplotlib, qui n’est pas installé : { $install }

## Solvers

solver-two-seats = Une partie ne peut être résolue en entier qu’à deux, au début d’un tour.
solver-too-large = Cette partie est trop grande pour être résolue en entier : elle compte plus de { $most } situations.
solver-no-end = La solution n’a pas convergé en { $most } itérations.
solver-dice = Prends de 1 à { $dice } dés, et au plus { $points } points par dé manquant.
solver-out-of-reach = Le pickomino { $tile } est hors d’atteinte : un tour rapporte au plus { $most } points. Prends plus de dés ou de points, ou retire ce pickomino.
solver-mounds-first = Une manche ne peut être résolue qu’une fois ses termitières retournées.
solver-between-rounds = Cette estimation ne marche qu’entre deux manches. Demande plutôt les chances de cette position.
weights-broken = Les poids de { $file } sont inutilisables : { $reason }. Réinstalle Wormery, ou recrée ce fichier avec le programme de training/.
tables-differ = La table { $number } vient d’un autre jeu, ou n’a pas les mêmes places ou options que la première. Évalue ensemble des tables de même sorte.
tables-begin = À la table { $number }, un tour est en cours. Évalue-la seule ; ensemble, on n’évalue que des tables où un tour ou une manche commence.

## Dés équitables, liés à leur table

fair-tag-version = L’étiquette Fair nomme une version des dés que ce programme ne connaît pas ; la plus récente qu’il connaît est { $newest }.
fair-other-game = Ces dés ont été promis pour une autre partie, ou pour une autre table.
fair-commitment-bound = Le secret ne correspond pas à l’engagement. Ce n’est pas celui qui a été promis, ou pas pour cette partie : l’engagement vaut aussi pour la table, le jeu, ses options, les places, qui commence et ce qui a été joué avant.
fair-unfinished = La partie de cet enregistrement n’est pas finie ; la suite a pu être coupée. Vérifie l’enregistrement entier.
fair-nothing-covered = Cet enregistrement ne contient pas de dés équitables : il n’y a rien à vérifier.
shared-seed = Une graine pour des dés partagés tient sur une ligne de 1 à { $most } caractères visibles.
shared-given = Ces dés viennent d’une autre partie, pas d’une graine. Compare plutôt les deux parties : wormery compare UNE.worm AUTRE.worm
daily-key = La clé des tables du jour compte de 1 à { $most } lettres, chiffres ou signes, sans espace.

## The coach

coach-nothing-to-choose = Il n’y a rien à choisir ici.
coach-not-your-turn = Ce n’est pas à cette place de choisir : l’entraîneur ne conseille que celui qui choisit.

### Ce que seul le terminal dit. Touches et options sont les mêmes dans toutes les langues.

## Une commande illisible

usage-no-such-flag = L’option { $flag } n’existe pas.
usage-missing = { $name } manque.
usage-value = { $name } n’est pas valable.
usage-needs-value = { $flag } demande une valeur : { $what }.
usage-takes-no-value = { $flag } ne prend pas de valeur.
usage-no-such-command = La commande « { $command } » n’existe pas.
usage-did-you-mean = Voulais-tu dire « { $command } » ?
usage-commands = Il y a : { $commands }.
usage-words = « { $words } » est de trop ici.
usage-help = Aide : { $command }
possible-int-from = un nombre entier à partir de { $least }
possible-int-range = un nombre entier de { $least } à { $most }
possible-float-from = un nombre à partir de { $least }
possible-float-range = un nombre de { $least } à { $most }
language-unknown = « { $given } » n’est pas une de nos langues. Il y a : { $languages }.

## Mise en place

ask-game = Quel jeu ?
ask-seats = Combien de joueurs, de { $least } à { $most } ?
ask-name = Qui est le joueur { $letter } ? Un nom, ou un bot : { $bots }.
ask-default = (Entrée : { $default })
ask-help = Tape ta réponse, puis Entrée ; Entrée seule choisit ce qui est entre parenthèses. q quitte.
begins-letter = « { $letter } » ne peut pas commencer. Les places sont : { $letters }.
seed-and-real-dice = Une graine fixe les dés, ils ne peuvent donc pas être réels aussi : retire --seed ou --dice real.
file-exists = { $file } existe déjà. Choisis un autre nom, ou reprends cette partie : --resume.
resume-alone = Une partie reprise a déjà son jeu, ses places et ses dés : retire ces options.
resume-stdin = Une partie qui continue est enregistrée dans son fichier : donne le fichier lui-même, pas « - ».
file-stdout = La partie est enregistrée après chaque coup : donne un fichier, pas « - ».

## Fichiers

file-unreadable = Impossible d’ouvrir { $file } : { $reason }.
file-damaged = { $file } n’est pas un enregistrement valable. { $reason }
file-not-saved = Impossible d’enregistrer { $file } : { $reason }.

## Ce qui se passe mal hors du jeu

output-failed = Impossible d’écrire le résultat : { $reason }.
system-failed = { $file } : { $reason }.
stdin-empty = Rien n’est arrivé par l’entrée standard.
unforeseen = Il s’est passé quelque chose que Wormery n’avait pas prévu : { $what }. Merci de le signaler à ses auteurs, avec la commande tapée et ce qu’elle affiche avec { $debug }.

## Jouer

play-saved-in = La partie est enregistrée dans { $file } après chaque coup.
play-resumed = On reprend la partie de { $file }.
whose-turn = à { $name } de jouer
turn-title = { $game } · { whose-turn }
ask-move = À toi de jouer, { $name } :
ask-hint =
    { $one ->
        [yes] Entrée le joue · h conseil · ? aide · u annuler · c commentaire · q quitter
       *[no] h conseil · ? aide · u annuler · c commentaire · q quitter
    }
choose-one = Il y a plusieurs coups : choisis-en un avec sa touche.
undo-not-yours = Le dernier coup n’était pas le tien : tu ne peux annuler que ton propre dernier coup.
undone = { $name } annule son coup : { $move }.
comment-empty = Écris le commentaire après le c, par exemple : c quel lancer !
commented = Noté dans l’enregistrement.
help-keys =
    Tape la touche qui précède un coup, puis Entrée. Les noms anglais des coups,
    comme « { $move } », marchent aussi. À part les coups, il y a :
    ?       cette aide
    h       un conseil : le coup que choisirait le calcul, et ce qu’il vaut
    u       annuler ton dernier coup ; les dés lancés restent
    c texte écrire un commentaire dans l’enregistrement
    q       quitter ; la partie est enregistrée, tu peux la reprendre
help-rules = Les règles, avec les numéros des messages, sont dans { $page } du projet Wormery.
left-before-start = Aucune partie n’a été commencée.
left-saved =
    { $steps ->
        [one] La partie est enregistrée, { $steps } étape jusqu’ici.
       *[other] La partie est enregistrée, { $steps } étapes jusqu’ici.
    }
left-resume = Pour continuer : { $command }
over-title = { $game } · la fin
over-already = Cette partie est finie.
over-record = Enregistrement de la partie : { $file }
final-player = Joueur

## Pickomino

rw-stack-empty = aucun pickomino
rw-stack-height =
    { $tiles ->
        [one] { $tiles } pickomino
       *[other] { $tiles } pickominos
    }
rw-stack-covered = dessous : { $tiles }
rw-aside =
    { $worm ->
        [yes] De côté : { $total }, avec un ver
       *[no] De côté : { $total }, pas encore de ver
    }
rw-rolled =
    { $dice ->
        [one] Lancé : { $dice } dé
       *[other] Lancés : { $dice } dés
    }
rw-move-roll =
    { $dice ->
        [one] lancer le dernier dé
       *[other] lancer { $dice } dés
    }
rw-move-keep = mettre de côté { rw-symbol }, { $count } ×
rw-move-take = prendre le { $tile } de la brochette ({ rw-worms })
rw-move-steal = voler le { $tile } à { $name } ({ rw-worms })
rw-move-give-up = renoncer : le tour est perdu
rw-ask-dice =
    { $dice ->
        [one] Qu’as-tu lancé ? Tape 1 à 5, ou W pour un ver ; p. ex. { $example }
       *[other] Qu’as-tu lancé avec les { $dice } dés ? Tape-les tous, W pour un ver ; p. ex. { $example }
    }
rw-final-tiles = Vers (pickomino)
rw-final-worms = Vers

## It Happens..

ih-round =
    { $you ->
        [yes] Manche { $round } sur { $rounds } · commencée par toi
       *[no] Manche { $round } sur { $rounds } · commencée par { $name }
    }
ih-after-rounds = Après { $rounds } manches
ih-mound-title = { $place } · Termitière { $mound }
ih-queen = Reine { $points }
ih-general = Général { $points }
ih-worm-number = Case ver { $number }
ih-supply = Réserve : { rw-worms } · termitières face cachée : { $mounds }
ih-die-of =
    { $colour ->
        [third] La troisième couleur ({ $letter }) lance :
        [you] Tu lances ({ $letter }) :
       *[own] { $name } ({ $letter }) lance :
    }
ih-column-dice = Dés
ih-column-worms = Vers
ih-column-objects = Objets
ih-column-points = Points
ih-face-down =
    { $tiles ->
        [one] { $tiles } caché
       *[other] { $tiles } cachés
    }
ih-move-roll =
    { $dice ->
        [one] lancer ton dernier dé
       *[other] lancer un de tes { $dice } dés
    }
ih-move-roll-third = lancer un dé de la troisième couleur, { $letter } (il en reste { $dice })
ih-move-skip = passer le tour contre 1 ver (tu en as { $worms })
ih-move-reroll = relancer contre 1 ver (tu en as { $worms })
ih-move-place =
    { $find ->
        [nothing] poser sur la termitière { $mound } : somme { $sum }
       *[other] poser sur la termitière { $mound } : somme { $sum }, trouve { ih-found }
    }
ih-ask-die = Que montre le dé { ih-colour } ({ $letter }) ? Tape 1 à 6.
ih-ask-mounds = Quelles trois termitières retourne-t-on ? Face cachée : { $mounds }. Tape p. ex. { $example } ; avec Entrée, le programme tire.
ih-final-pairs = 5 par paire
ih-final-kinds = Le plus d’objets différents
ih-final-worms = Vers
ih-final-queens = Reines
ih-final-generals = Généraux
ih-final-total = Total

## Revoir et vérifier

replay-title =
    { $over ->
        [yes] { $game } · { $step } sur { $steps }
       *[no] { $game } · { $step } sur { $steps } · { whose-turn }
    }
replay-hint = Entrée ou → suite · b ou ← retour · un nombre et Entrée : y aller · e fin · q quitter
replay-no-stop = « { $text } » n’est pas une étape : tape un nombre de 0 à { $last }.
check-fine =
    { $turns ->
        [one] en règle : { $file } : { $game }, { $seats } places, { $turns } tour. { $result }
       *[other] en règle : { $file } : { $game }, { $seats } places, { $turns } tours. { $result }
    }
check-unfinished = Pas encore finie.
verify-fine =
    { $reveals ->
        [0] équitable : { $file } : les { $rolls } lancers ({ $dice } dés) sont tous corrects.
       *[other] équitable : { $file } : les { $rolls } lancers ({ $dice } dés) et les { $reveals } révélations sont tous corrects.
    }
verify-failed = non confirmé : { $file } : { $reason }
verify-from = Les { $first } premiers lancers et tirages datent d’avant les dés équitables et ne peuvent pas être vérifiés.
verify-commitment = Engagement : { $commitment }
verify-seed = Graine de { $letter } : « { $seed } »
verify-no-seed = Graine de { $letter } : aucune
verify-compare = Compare la table, l’engagement et ta propre graine avec ce que tu as noté avant le premier lancer.
verify-unseeded = Personne n’a donné de graine : le serveur a pu choisir ces dés.

## Vérifier à quoi les dés équitables sont liés

verify-whole = Tous les lancers et tirages sont vérifiés, depuis le premier.
verify-table = Table : { $table }
verify-old = Ce sont d’anciens dés équitables (version 1) : leur engagement ne valait pas pour une table, un jeu, des options et des places précis.
verify-drawn = Les dés ont aussi désigné qui commence : { $letter }.
verify-not-drawn = Ce ne sont pas les dés qui ont désigné qui commence.

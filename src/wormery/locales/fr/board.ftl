### Les plateaux : ce qu’on y lit, le nom des pièces et ce qui est demandé.

board-seats = Autour de la table
board-turn-of =
    { $you ->
        [yes] C’est à toi
       *[no] À { $name } de jouer
    }
board-you = toi
board-you-name = Toi
board-stand-in = un bot joue
board-failing = un autre bot remplace
board-away = pas là
board-winner = Victoire
board-go-on = Continuer
board-in-words = En texte
board-final = Le résultat
board-final-player = Qui
board-die =
    { $face ->
        [W] ver
       *[other] { $face }
    }
board-real-title =
    { $dice ->
        [one] Qu’as-tu lancé ? Touche la face.
       *[other] Qu’as-tu lancé avec les { $dice } dés ? Touche-les un par un.
    }
board-real-back = En retirer un
board-real-draw = Tirer pour moi
board-real-done = Terminé

## Regenwormen

board-rw-row = La brochette
board-rw-tile = Pickomino { $tile }, { rw-worms }
board-rw-tile-open = Pickomino { $tile }, { rw-worms }, visible
board-rw-tile-out = Pickomino { $tile }, retourné, hors jeu
board-rw-tile-gone = Le pickomino { $tile } n’est pas dans la brochette
board-rw-stack-empty = Aucun pickomino
board-rw-stack-top = Au sommet : pickomino { $tile }, { rw-worms }
board-rw-stack-height =
    { $tiles ->
        [one] { $tiles } pickomino dans la pile
       *[other] { $tiles } pickominos dans la pile
    }
board-rw-stack-under = Dessous : { $tiles }
board-rw-steal = À voler !
board-rw-begin = À toi : lance les dés !
board-rw-choose = Que mets-tu de côté ?
board-rw-on-or-take = Relancer ou prendre ?
board-rw-take = Prends un pickomino.
board-rw-on-or-give-up = Pas encore de pickomino : relancer ou renoncer ?
board-rw-give-up = Pas de pickomino pour ce total.
board-rw-failed =
    { $why ->
        [dead] Raté !
        [no-worm] Pas de ver, pas de pickomino !
       *[no-claim] Pas de pickomino pour ce total !
    }
board-rw-dice-of =
    { $you ->
        [yes] Tes dés
       *[no] Dés : { $name }
    }
board-rw-aside =
    { $worm ->
        [yes] De côté : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }, total { $total }, avec un ver
       *[no] De côté : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }, total { $total }, pas encore de ver
    }
board-rw-with-worm = ver
board-rw-no-worm-yet = pas encore de ver
board-rw-rolled =
    { $dice ->
        [one] Lancé : { $dice } dé
       *[other] Lancés : { $dice } dés
    }
board-rw-then = fait { $total }
board-rw-group =
    { $barred ->
        [yes] { $count } × { board-die }, déjà pris ce tour-ci
       *[no] { $count } × { board-die }
    }
board-rw-barred = déjà pris
board-rw-or-another = Ou touche un autre pickomino éclairé.
board-rw-in-hand =
    { $dice ->
        [one] { $dice } dé à lancer
       *[other] { $dice } dés à lancer
    }

## It Happens..

board-ih-round = Manche { $round } sur 4
board-ih-face-down =
    { $mounds ->
        [0] plus de termitière face cachée
        [one] { $mounds } termitière face cachée
       *[other] { $mounds } termitières face cachée
    }
board-ih-supply = { $worms } en réserve
board-ih-mounds = Les termitières de cette manche
board-ih-mound = Termitière { $mound }
board-ih-queen = Reine, { $points } points
board-ih-general = Général, { $points } points
board-ih-worm-number = Case « ver » { $number }
board-ih-die =
    { $nobody ->
        [yes] Troisième couleur, à personne, dé { $colour } : { $face }
       *[no] Le dé { $colour } : { $face }
    }
board-ih-column = Colonne { $column }{ $owner } : { $fields }
board-ih-owner = , { $name } ({ $letter }), somme { $sum }
board-ih-field-die = dé { $die }
board-ih-field-empty = vide
board-ih-sum = Somme { $sum }
board-ih-hand =
    { $you ->
        [yes] Ton dé
       *[no] Dé : { $name }
    }
board-ih-roll = À toi : lance un dé !
board-ih-roll-either = À toi : lance un de tes dés, ou un dé de la troisième couleur.
board-ih-place = Où poses-tu le dé ?
board-ih-reveal = Quelles termitières retourner ?
board-ih-revealing = On retourne trois termitières.
board-ih-reroll = Relancer
board-ih-skip = Passer
board-ih-purse = tu en as { $worms }
board-ih-nobody = n’est à personne
board-ih-starter = commence la manche
board-ih-dice =
    { $third ->
        [0] Dés restants : { $dice }
       *[other] Dés restants : { $dice }, et { $third } de la troisième couleur
    }
board-ih-no-dice = plus de dés
board-ih-score = Points jusqu’ici
board-ih-object =
    { $count ->
        [one] { ih-find }
       *[other] { ih-find }, { $count } ×
    }
board-ih-points-down =
    { $tiles ->
        [one] { $tiles } jeton de points face cachée
       *[other] { $tiles } jetons de points face cachée
    }
board-ih-pairs = paires : { $points }
board-ih-most-kinds = le plus d’objets différents : { $points }
board-ih-scoring = La manche { $round } est finie
board-ih-scoring-all = Tout montrer
board-ih-part =
    { $part ->
        [pairs] Paires
        [most_kinds] Le plus d’objets différents
        [worms] Vers
        [queens] Reines
       *[generals] Généraux
    }
board-ih-total = Total
board-ih-how = 5 par sorte d’objet que tu as plus d’une fois, 10 pour le plus d’objets différents, 1 par ver, et tes jetons de points.

## The row: compact seats, giving up, moments
board-rw-seat-more = { $name } : en savoir plus
board-rw-seat-bot = Un bot
board-rw-seat-person = Une personne
board-rw-take-tile = Prendre le { $tile }
board-rw-steal-tile = Voler le { $tile }
board-rw-give-up-tile = Renoncer ? Tu rends le { $tile }.
board-rw-give-up-nothing = Renoncer ? Tu n’as pas de pickomino à rendre.
board-rw-give-up-yes = Renoncer
board-rw-give-up-no = Non, continuer
board-rw-moment =
    { $kind ->
        [steal] Volé !
        [last] Le dernier pickomino !
        [big] Quatre vers !
        [worm] Enfin un ver !
       *[exact] Pile { $tile } !
    }

# The mounds of It Happens..
board-ih-luck =
    { $luck ->
        [by-one] D’un seul point !
       *[exact] Pile !
    }
board-ih-roll-own = Le tien

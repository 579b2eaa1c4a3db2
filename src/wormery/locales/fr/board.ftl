### Les plateaux : ce qu’on y lit, le nom des pièces et ce qui est demandé.

board-seats = Autour de la table
board-turn-of = C’est à { $name } de jouer
board-you = toi
board-stand-in = un bot joue à sa place
board-away = absent
board-winner = Gagne
board-go-on = Continuer
board-in-words = En toutes lettres
board-final = Le résultat
board-final-player = Qui
board-die =
    { $face ->
        [W] ver
       *[other] { $face }
    }
board-real-title =
    { $dice ->
        [one] Que montre le dé ? Touche la face.
       *[other] Que montrent les { $dice } dés ? Touche-les un par un.
    }
board-real-back = En retirer un
board-real-draw = Tirer pour moi
board-real-done = C’est ça

## Regenwormen

board-rw-row = La rangée sur le gril
board-rw-tile = Domino { $tile }, { rw-worms }
board-rw-tile-open = Domino { $tile }, { rw-worms }, visible
board-rw-tile-out = Domino { $tile }, retourné, hors jeu
board-rw-tile-gone = Le domino { $tile } n’est pas dans la rangée
board-rw-stack-empty = Aucun domino
board-rw-stack-top = Au sommet : domino { $tile }, { rw-worms }
board-rw-stack-height =
    { $tiles ->
        [one] { $tiles } domino dans la pile
       *[other] { $tiles } dominos dans la pile
    }
board-rw-stack-under = Dessous { $tiles }
board-rw-steal = À voler !
board-rw-begin = À toi : lance les dés !
board-rw-choose = Quel symbole mets-tu de côté ?
board-rw-on-or-take = Relancer, ou prendre un domino ?
board-rw-take = Prends un domino.
board-rw-on-or-give-up = Pas encore de domino pour ce total. Relancer, ou renoncer ?
board-rw-give-up = Pas de domino pour ce total.
board-rw-dice-of = Les dés de { $name }
board-rw-aside =
    { $worm ->
        [yes] De côté : { $dice } dés, total { $total }, avec un ver
       *[no] De côté : { $dice } dés, total { $total }, pas encore de ver
    }
board-rw-with-worm = ver
board-rw-no-worm-yet = pas encore de ver
board-rw-rolled =
    { $dice ->
        [one] Lancé : { $dice } dé
       *[other] Lancés : { $dice } dés
    }
board-rw-then = ce qui fait { $total } en tout
board-rw-group =
    { $barred ->
        [yes] { $count } × { board-die }, déjà mis de côté ce tour-ci
       *[no] { $count } × { board-die }
    }
board-rw-barred = déjà de côté
board-rw-or-another = Ou touche un autre domino éclairé.
board-rw-in-hand =
    { $dice ->
        [one] { $dice } dé à lancer
       *[other] { $dice } dés à lancer
    }
board-rw-ended-take = { $name } a pris le { $tile }.
board-rw-ended-steal = { $name } a volé le { $tile } à { $victim } !
board-rw-ended-dead = { $name } a lancé { $dice } : rien à garder.
board-rw-ended-nothing = { $name } n’a pas eu de domino.
board-rw-ended-back = Le { $tile } est revenu dans la rangée.
board-rw-ended-turned = Le { $tile } est retourné.

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
board-ih-worm-number = Case ver { $number }
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
board-ih-hand = Le dé de { $name }
board-ih-roll = À toi : lance un dé !
board-ih-roll-either = À toi : lance un de tes dés, ou un dé de la troisième couleur.
board-ih-place = Pose le dé sur une case éclairée.
board-ih-reveal = Quelles trois termitières sont retournées ?
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
board-ih-most-kinds = plus d’objets différents : { $points }
board-ih-scoring = La manche { $round } est finie
board-ih-scoring-all = Tout montrer
board-ih-part =
    { $part ->
        [pairs] Paires
        [most_kinds] Plus d’objets différents
        [worms] Vers
        [queens] Reines
       *[generals] Généraux
    }
board-ih-total = Total
board-ih-how = 5 par sorte d’objet possédée plus d’une fois, 10 pour le plus d’objets différents, 1 par ver, et les jetons de points.

# The mounds of It Happens..
board-ih-luck =
    { $luck ->
        [by-one] D’un seul point !
       *[exact] Pile !
    }
board-ih-roll-own = Le tien

### Ce que dit le serveur de tables quand il refuse, et quand il démarre et s’arrête.

## Tables and seats

table-unknown = La table { $code } n’existe pas. Vérifie le code, ou redemande le lien.
table-unreadable = La table { $code } est illisible : son journal est endommagé. Tu n’y es pour rien ; préviens qui gère ce serveur.
seat-unknown = Cette table n’a pas de place { $seat }.
seat-taken = La place { $seat } est prise. Choisis-en une autre, ou regarde.
seat-not-yours = La place { $seat } n’est pas la tienne.
seats-open = Encore libres : { $seats }. Attends quelqu’un, ou donne ces places à des robots.
host-only = Seule la personne qui a ouvert cette table peut le faire.
text-plain = Un nom ou une graine tient sur une ligne, en caractères visibles.
record-over = Cette partie est finie : on peut la regarder, pas la continuer.
record-seats =
    { $given ->
        [one] La partie enregistrée se joue à { $seats }, et la table a { $given } place.
       *[other] La partie enregistrée se joue à { $seats }, et la table a { $given } places.
    }

## The game

game-not-started = La partie n’a pas encore commencé.
game-started = La partie a déjà commencé.
game-not-over = On peut proposer une autre partie quand celle-ci est finie.
game-too-long = Cette partie est arrivée à { $most } étapes, et aucune ne peut être plus longue. Elle reste visible ici ; commences-en une autre.
not-your-turn = C’est le tour de la place { $seat }.
step-stale = La partie a avancé entre-temps : elle en est à l’étape { $steps }, et ceci visait l’étape { $step }. Regarde à nouveau et choisis.
move-awaits-dice = D’abord les dés : tape ce qu’ils montrent.
dice-by-server = À cette table, c’est le serveur qui lance les dés.
dice-not-awaited = Il n’y a pas de dés à taper maintenant.
undo-unfair = Impossible de revenir là-dessus : des dés sont tombés depuis, ou ce n’était pas ton coup.

## Messages and limits

address-unknown = Il n’y a rien à cette adresse.
page-too-old = Cette page est plus ancienne que le serveur. Recharge-la.
message-malformed = Le message est illisible : { $reason }
message-too-long = Le message est trop long : { $most } octets au plus.
origin-wrong = Cette demande vient d’une page qui n’appartient pas à ce serveur.
metrics-local = Les chiffres ne sont montrés qu’aux programmes de la machine du serveur.
transfer-unknown = Ce code n’est pas valable, ou ne l’est plus. Crée-en un autre sur ton autre appareil.
too-many-requests =
    { $seconds ->
        [one] Trop à la fois. Réessaie dans { $seconds } seconde.
       *[other] Trop à la fois. Réessaie dans { $seconds } secondes.
    }
too-many-sockets = Trop de connexions depuis ton adresse. Ferme quelques pages de ce serveur.
too-many-listeners = Cette table a autant de spectateurs qu’elle peut en accueillir.
database-away =
    { $seconds ->
        [one] Le serveur ne peut pas joindre sa base de données pour l’instant. Réessaie dans { $seconds } seconde ; rien ne se fera deux fois.
       *[other] Le serveur ne peut pas joindre sa base de données pour l’instant. Réessaie dans { $seconds } secondes ; rien ne se fera deux fois.
    }
server-failed = Le serveur a commis une erreur. Rien n’a changé ; réessaie.

## The command

serve-ready = Wormery est sur { $url } – Ctrl-C l’arrête. Les parties sont dans { $database }.
serve-open = Toute personne qui peut joindre cette machine peut jouer.
serve-port-taken = L’adresse { $host }:{ $port } est inutilisable : { $reason }. Choisis-en une autre avec --port.
serve-database = La base de données est inutilisable : { $reason }
serve-database-in-use = Un autre serveur utilise déjà le fichier { $file }. Arrête-le, ou choisis-en un autre avec --database.
serve-stopped = Arrêté. Chaque coup confirmé est gardé.

## Looking through a database

log-empty = Son journal est vide.
log-hole = L’événement { $number } manque.
log-damaged = L’événement { $number } est endommagé.
log-impossible = L’événement { $number } ne peut pas avoir eu lieu : { $reason }
server-unreadable = La table { $code } est illisible. { $reason }
server-checked =
    { $unreadable ->
        [0] Tables : { $tables }. Toutes sont lisibles.
       *[other] Tables : { $tables }. Illisibles : { $unreadable }.
    }
server-would-lose =
    { $lost ->
        [one] Réparer la table { $code } fait perdre son dernier événement et en garde { $kept }.
       *[other] Réparer la table { $code } fait perdre ses { $lost } derniers événements et en garde { $kept }.
    }
server-yes = oui
server-ask-repair = Supprimer ces événements pour de bon ? Tape « { $yes } » :
server-mended = La table { $code } est de nouveau lisible.

# Where on a site the server is

serve-base-path = Une adresse ne peut pas commencer par « { $path } ». Donne à --base-path quelque chose comme /worms, avec seulement des lettres, des chiffres et - . _ ~.

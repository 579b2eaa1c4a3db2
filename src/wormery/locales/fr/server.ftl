### Ce que dit le serveur de tables quand il refuse, et quand il démarre et s’arrête.

## Tables and seats

table-unknown = La table { $code } n’existe pas. Vérifie le code, ou redemande le lien.
table-unreadable = La table { $code } est illisible : son journal est endommagé. Tu n’y es pour rien ; préviens les responsables de ce serveur.
seat-unknown = Cette table n’a pas de place { $seat }.
seat-taken = La place { $seat } est prise. Choisis-en une autre, ou regarde.
seat-not-yours = La place { $seat } n’est pas la tienne.
seats-open = Encore libres : { $seats }. Attends quelqu’un, ou donne ces places à des bots.
host-only = Seul l’hôte de cette table peut le faire.
text-plain = Un nom ou une graine tient sur une ligne, en caractères visibles.
rating-no-name = Un nom a besoin d’au moins une lettre ou un chiffre.
rating-name-taken = Quelqu’un s’appelle déjà « { $name } » ici. Ajoute quelque chose, ou choisis un autre nom.
record-over = Cette partie est finie : tu peux la regarder, mais pas la continuer.
record-seats =
    { $given ->
        [one] La partie enregistrée se joue à { $seats }, mais la table a { $given } place.
       *[other] La partie enregistrée se joue à { $seats }, mais la table a { $given } places.
    }

## The game

game-not-started = La partie n’a pas encore commencé.
game-started = La partie a déjà commencé.
game-not-over = Tu pourras rejouer quand cette partie sera finie.
game-too-long = Cette partie a atteint { $most } étapes, la limite. Tu peux encore la revoir ici ; commences-en une autre.
not-your-turn = C’est à la place { $seat } de jouer.
step-stale = La partie a avancé entre-temps : elle en est à l’étape { $steps }, et ceci visait l’étape { $step }. Regarde à nouveau et choisis.
move-awaits-dice = D’abord les dés : tape ce qu’ils montrent.
dice-by-server = À cette table, c’est le serveur qui lance les dés.
dice-not-awaited = Pas de dés à taper pour l’instant.
undo-unfair = Impossible d’annuler : des dés ont été lancés depuis, ou ce n’était pas ton coup.

## Messages and limits

address-unknown = Il n’y a rien ici.
page-too-old = Cette page est plus ancienne que le serveur. Recharge-la.
message-malformed = Le message est illisible : { $reason }
message-too-long = Le message est trop long : { $most } octets au plus.
origin-wrong = Cette demande vient d’une page qui n’appartient pas à ce serveur.
metrics-local = Les mesures ne sont montrées qu’aux programmes de la machine du serveur, ou avec son jeton.
transfer-unknown = Ce code est faux ou a expiré. Crée-en un autre sur ton autre appareil.
too-many-requests =
    { $seconds ->
        [one] Trop à la fois. Réessaie dans { $seconds } seconde.
       *[other] Trop à la fois. Réessaie dans { $seconds } secondes.
    }
too-many-sockets = Trop de connexions depuis ton adresse. Ferme quelques onglets de cette page.
too-many-listeners = Cette table ne peut pas accueillir plus de spectateurs.
database-away =
    { $seconds ->
        [one] Le serveur ne peut pas joindre sa base de données pour l’instant. Réessaie dans { $seconds } seconde ; rien ne se fera deux fois.
       *[other] Le serveur ne peut pas joindre sa base de données pour l’instant. Réessaie dans { $seconds } secondes ; rien ne se fera deux fois.
    }
server-failed = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessaie.

## The command

serve-ready = Wormery tourne sur { $url } – Ctrl-C l’arrête. Les parties sont dans { $database }.
serve-open = Toute personne qui peut joindre cette machine peut jouer.
serve-port-taken = L’adresse { $host }:{ $port } est inutilisable : { $reason }. Choisis-en une autre avec --port.
serve-database = La base de données est inutilisable : { $reason }
serve-database-in-use = Un autre serveur utilise déjà le fichier { $file }. Arrête-le, ou choisis-en un autre avec --database.
serve-stopped = Arrêté. Chaque coup confirmé est enregistré.

## Looking through a database

log-empty = Son journal est vide.
log-hole = L’événement { $number } manque.
log-damaged = L’événement { $number } est endommagé.
log-impossible = L’événement { $number } ne peut pas avoir eu lieu : { $reason }
server-unreadable = La table { $code } est illisible. { $reason }
server-checked =
    { $unreadable ->
        [0] Tables : { $tables }. Toutes sont lisibles.
       *[other] Tables : { $tables }. Illisibles : { $unreadable }.
    }
server-would-lose =
    { $lost ->
        [one] Réparer la table { $code } fait perdre son dernier événement et en garde { $kept }.
       *[other] Réparer la table { $code } fait perdre ses { $lost } derniers événements et en garde { $kept }.
    }
server-yes = oui
server-ask-repair = Couper ces événements définitivement ? Tape « { $yes } » :
server-mended = La table { $code } est de nouveau lisible.

## Graines

seed-too-early = Une graine se donne une fois l’engagement vu : retire-la du plan, et envoie-la en prenant place ou au départ.
seed-without-commitment = Une graine s’accompagne de l’engagement de la table : lis-le d’abord, puis donne ta graine en le citant.
## Copies of a database, and its revisions

database-newer = Elle appartient à une version plus récente de Wormery : elle est à la révision { $found }, et ce programme n’en connaît aucune après { $newest }. Mets Wormery à jour, ou ramène la base en arrière avec le programme plus récent : wormery server migrate --to { $newest }
copy-unknown-kind = Une base de données est un fichier, ou une adresse qui commence par postgresql://.
copy-nothing-there = Il n’y a pas de tables de Wormery dans { $database }.
copy-same = C’est deux fois la même base de données. Nommes-en une autre.
copy-exists = { $file } existe déjà. Choisis un autre nom, ou écrase-le avec --force.
copy-not-empty = { $database } n’est pas vide (tables : { $tables }, événements : { $events }). Choisis une base vide, ou écrase celle-ci avec --force.
copy-nodes-alive =
    { $nodes ->
        [one] { $nodes } serveur utilise { $database }, ou l’utilisait il y a quelques secondes. Arrête-le et réessaie.
       *[other] { $nodes } serveurs utilisent { $database }, ou l’utilisaient il y a quelques secondes. Arrête-les et réessaie.
    }
copy-ask-replace = Tout ce qui est dans { $database } sera écrasé (tables : { $tables }, événements : { $events }).
copy-type-yes = Continuer ? Tape « { $yes } » :
copy-failed = Cela n’a pas marché : { $reason }. Rien n’a changé.
copy-damaged = { $file } est endommagé : { $reason }. Rien n’a changé ; prends une autre sauvegarde.
copy-unsealed = { $file } a changé depuis qu’il a été écrit, dans { $names } : il est endommagé, ou un serveur l’a utilisé. Rien n’a changé ; prends une autre sauvegarde.
copy-differs = Ce qui a été écrit n’est pas ce qui a été lu, dans { $names }. La copie a été jetée et rien n’a changé. Vérifie le disque et réessaie.
copy-under-way = Copie
copy-row = { $name } : { $rows } · { $before } = { $after }
copy-kept = Ce qui était là avant est gardé dans { $file }.
backup-done = La sauvegarde est dans { $file } (tables : { $tables }, événements : { $events }, octets : { $bytes }). Elle a été relue : chaque ligne est la même. Garde-la secrète.
backup-removed = Une sauvegarde plus ancienne a été supprimée : { $file }
backup-keep = Garde au moins une sauvegarde.
backup-no-folder = { $file } n’est pas un dossier, et --keep en demande un.
restore-without-seal = Ce fichier ne dit pas ce qu’il doit contenir, comme le font nos sauvegardes. Il a été restauré tel quel.
restore-done = { $database } est restaurée. Chaque ligne a été relue et est la même.
move-done = Tout est maintenant dans { $target } ; chaque ligne a été relue et est la même. Lance le serveur avec cette base désormais. { $source } est restée telle quelle : ne l’utilise plus.
migrate-unknown = Il n’y a pas de révision « { $given } ». Il y a : { $known }.
migrate-nothing = { $database } est déjà à la révision { $revision }.
migrate-loses = De retour à la révision { $revision }, la base n’a pas de place pour ce que des versions plus récentes ont ajouté. Cela sera perdu.
migrate-done = { $database } est maintenant à la révision { $revision }.
## Settings

serve-file = Le fichier { $file } est inutilisable : { $reason }. Choisis-en un autre avec --database.
setting-unknown = { $where } : ce réglage n’existe pas. Il y a : { $known }
setting-value = { $where } : « { $given } » n’est pas possible. Possible : { $possible }
setting-file = Le fichier { $file } est illisible : { $reason }
setting-twice = { $one } et { $other } disent la même chose. N’en donne qu’un.
setting-default = par défaut
possible-host = une adresse de cette machine, ou son nom
possible-port = un nombre entier de 0 à 65535
possible-database = un fichier, ou une URL qui commence par postgresql:// ou sqlite://
possible-path = des lettres, des chiffres et . _ ~ - entre des barres obliques, comme /worms
possible-key = de 1 à { $most } lettres, chiffres ou signes, sans espace
possible-origin = le début d’une adresse, comme https://example.org
possible-network = une adresse ou un réseau, comme 10.0.0.5 ou 172.16.0.0/12
possible-player-file = le fichier TOML d’un joueur, par exemple ./thumb.toml
possible-player = le nom d’un joueur
possible-days = un nombre de jours supérieur à 0
possible-days-or-ever = un nombre de jours supérieur à 0, ou forever (pour toujours)
possible-seconds = un nombre de secondes supérieur à 0
possible-token = de 16 à 512 caractères visibles sans espaces
possible-file = le chemin d’un fichier
possible-limit = un nombre supérieur à 0, entier là où l’on compte
headers-too-long = La requête a trop d’en-têtes, ou ils sont trop longs.
request-too-slow = La requête est arrivée trop lentement. Réessaie.
request-broken = Le serveur ne comprend pas cette requête.
table-log-full = On a tant changé à cette table que seule la partie peut continuer. Ouvre une nouvelle table.
## Hôtes d’une table

seat-nobody = Personne d’autre n’est assis à la place { $seat }.
seat-of-host = La place { $seat } est celle de l’hôte. Libère-la plutôt.
table-locked = L’hôte a verrouillé cette table : personne d’autre ne peut s’y asseoir.
table-not-watched = L’hôte a verrouillé cette table : seuls ceux qui y sont assis la voient.
asked-already = Tu as déjà demandé. On attend l’hôte.
too-many-asking = Trop de personnes demandent déjà une place ici. Réessaie plus tard.
asking-unknown = C’est déjà réglé.
no-seat-open = Il n’y a plus de place libre.
you-were-removed = L’hôte t’a retiré de cette table, tu ne peux donc pas t’y asseoir. Tu peux regarder, ou jouer ailleurs.
you-were-declined = L’hôte a dit non, tu ne peux donc pas t’asseoir ici. Tu peux regarder, ou jouer ailleurs.

## Responsables du serveur

table-closed =
    { $said ->
        [no] Les responsables de ce serveur ont fermé cette table. On peut seulement la regarder.
       *[yes] Les responsables de ce serveur ont fermé cette table : { $reason }. On peut seulement la regarder.
    }
banned =
    { $said ->
        [no] Tu es exclu de ce serveur.
       *[yes] Tu es exclu de ce serveur : { $reason }
    }
banned-until =
    { $said ->
        [no] Tu es exclu de ce serveur jusqu’au { $until }.
       *[yes] Tu es exclu de ce serveur jusqu’au { $until } : { $reason }
    }
signed-out = Un autre de tes appareils a déconnecté celui-ci. Recharge la page pour jouer sous une nouvelle identité.
token-wrong = Ce n’est pas le jeton des responsables.
ban-unknown = Il n’y a pas d’exclusion { $number }.
ban-network = { $network } n’est ni une adresse ni un réseau d’adresses. Écris par exemple 192.0.2.7 ou 2001:db8::/64.
ban-whom = Dis qui exclure : un réseau d’adresses, ou une table avec une place.
message-language = { $given } n’est pas une de nos langues.
operator-no-answer = { $url } ne répond pas : { $reason }
operator-no-token = Il manque le jeton des responsables. Donne-le avec --token, ou dans WORMERY_OPERATOR_TOKEN.
operator-node =
    { $alive ->
        [yes] Nœud { $node }, version { $version } : charge { $load }, { $memory } Mo, tables en mémoire { $tables }, sockets { $sockets }, bots en attente { $waiting }
       *[no] Nœud { $node }, version { $version } : disparu depuis { $seen }
    }
operator-unreadable = Illisibles sur ce nœud : { $codes }
operator-tables = Tables : { $counts }
operator-people = Appareils connus : { $devices }. Connectés en ce moment : { $connected }. Exclusions : { $bans }.
operator-message = Message du jour : { $text }
operator-line = { $code }  { $game }  { $state }  créée { $created }  dernière activité { $touched }  événements { $events }  personnes { $people }
operator-names = Places : { $names }
operator-more = La suite avec --before { $before }
operator-none = Rien trouvé.
operator-closed = La table { $code } est fermée.
operator-ask-purge = Supprimer définitivement la table { $code } et tous ses événements ? Tape « { $yes } » :
operator-purged = La table { $code } est supprimée.
operator-banned = L’exclusion { $number } est en vigueur.
operator-ban = Exclusion { $number } : { $whom }, jusqu’à { $until }. { $reason }
operator-ban-device = un appareil
operator-for-ever = nouvel ordre
operator-unbanned = L’exclusion { $number } est levée.
operator-said = Le message est en place.
operator-unsaid = Le message est retiré.

## you
highlights-not-yet = Les temps forts d’une partie sont là quand elle est finie.

## Around the tables
listing-off = Ce serveur n’a pas de liste de tables ouvertes. Partage plutôt le lien.
listing-ask = Une table où il faut d’abord demander ne peut pas être dans la liste. Ouvres-en une où le lien suffit pour s’asseoir.
listing-locked = Cette table est verrouillée : elle ne peut pas être dans la liste. Déverrouille-la d’abord.

## People at a table: reactions
reaction-unknown = La réaction « { $reaction } » n’existe pas. Il y a : { $reactions }.
too-many-reactions =
    { $seconds ->
        [one] Ça fait déjà beaucoup de réactions. Souffle un peu : encore une seconde.
       *[other] Ça fait déjà beaucoup de réactions. Souffle un peu : encore { $seconds } secondes.
    }

# Son et notifications
push-off = Ce serveur n’envoie pas de notifications push.
push-address = Ce n’est pas l’adresse d’un service de notification.
setting-player-file = { $where } : { $reason }
setting-push-contact = push_key demande aussi push_contact : une adresse comme mailto:toi@example.org, où les services de notification peuvent te joindre.
setting-push-needs = Les notifications push ont besoin de quelques bibliothèques de plus. Installe-les avec : pip install wormery[push]
possible-push-key = une clé comme l’affiche « wormery server push-key »
possible-contact = mailto: avec une adresse e-mail, ou une adresse en https://

## The review
review-not-yet = On analyse une partie quand elle est finie. Celle-ci est encore en cours.
review-failed = L’analyse de cette partie a échoué, et c’est notre faute. Réessaie.
instead-no-choice = À l’étape { $step }, personne n’avait de coup à choisir.
record-shorter = Cet enregistrement compte { $steps } étapes : impossible de reprendre plus loin.

## Hints

hint-off = À cette table, l’entraîneur n’aide pas.
hint-given = Tu as déjà eu le conseil pour ce choix.
drill-unknown = Cette question n’existe plus. Passe à la suivante.
numbers-none = Pas encore d’image : termine d’abord une partie de ce jeu.
puzzle-none = Il n’y a pas d’énigme ici pour ce jour-là.
drills-not-played = Tu n’as pas joué cette partie : elle ne contient aucun de tes choix.
try-no-choice = Les dés roulent encore. Essaie une position où quelqu’un a un choix à faire.
lesson-none = Il n’y a pas de leçon pour « { $game } ». Les règles expliquent comment y jouer.

daily-over = Cette journée est finie : la table d’aujourd’hui a d’autres dés.
daily-no-game = Il n’y a pas de table du jour pour « { $game } ».
daily-no-day = « { $day } » n’est pas un jour. Écris-le ainsi : 2026-11-18.
daily-not-yet = Joue d’abord la table du jour : tu verras les résultats des autres quand ta partie sera finie.
challenge-unknown = Ce défi n’existe pas, ou il a été retiré. Vérifie le lien.
challenge-not-over = Seule une partie finie peut devenir un défi.
challenge-not-your-seat = Un défi reprend les dés de ta propre place, et celle-ci n’était pas la tienne.
challenge-own = C’est ton propre défi. Envoie le lien à quelqu’un d’autre.
challenge-not-yet = Joue d’abord le défi : tu verras les résultats des autres quand ta partie sera finie.
challenge-no-try = Il n’y a pas de partie à comparer.
contest-champion = Le grand maître
contest-you = Toi
contest-somebody = Quelqu’un

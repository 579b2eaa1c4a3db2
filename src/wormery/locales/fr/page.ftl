### Ce que dit la page autour des plateaux. Plateaux et règles ont leurs propres fichiers.

## Everywhere

page-name = Wormery
page-title = { $title } · Wormery
page-home = Accueil
page-rules = Règles
page-rules-title = Règles : { $game }
page-settings = Réglages
page-skip = Aller au contenu
page-close = Fermer
page-copied = Copié.
page-wait = Un instant…
page-no-answer = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
page-try-again = Réessayer
page-reload = Recharger
page-failed = Une erreur s’est produite sur cette page. Recharge-la et réessaie.
page-broken-title = Une erreur s’est produite
page-broken = Cette partie de la page n’a pas pu s’afficher. Recharger suffit en général.
page-rule-link = Règle { $rule }
page-not-found = Il n’y a rien ici
page-not-found-what = Le lien est peut-être incomplet. Tu retrouveras tout depuis l’accueil.

## Home

page-tagline = Deux jeux de dés et de vers, entre amis ou contre des bots.
page-rw-line = Lance, mets de côté, tente ta chance : chipe les vers les plus gras dans la brochette, ou chez tes voisins.
page-ih-line = Pose des dés sur des termitières, trouve de drôles d’objets, gagne reines et généraux.
page-play-now = Jouer
page-play-now-what = Contre des bots, tout de suite
page-new-table = Nouvelle table
page-join = Rejoindre une table
page-open-record = Ouvrir une partie enregistrée
page-no-tables = Pas encore de table. Tu retrouveras ici les parties que tu commences.
page-learn = Apprendre à jouer
page-new-here = C’est ta première fois ici ?
page-new-here-what = Apprends un jeu en cinq minutes, en jouant.
page-new-here-no = Non, merci
page-table-state =
    { $state ->
        [open] attend des joueurs
        [playing] en cours
       *[over] terminée
    }
page-table-when =
    { $day ->
        [today] aujourd’hui, { $time }
        [yesterday] hier, { $time }
       *[earlier] il y a { $days } jours
    }
page-older-tables = Voir les parties plus anciennes
page-mounds-note = Les termitières d’It Happens.. sont de notre création.
page-credits = Pickomino (aussi appelé Heckmeck am Bratwurmeck et Regenwormen) est de Reiner Knizia, It Happens.. de Stefan Feld. Cette page n’a aucun lien avec les auteurs ni les éditeurs.

# What is new every day
page-today = Aujourd’hui
page-today-what = Les mêmes dés pour le monde entier, et une énigme pour chaque jeu.
page-today-table = Table du jour
page-today-puzzle = Énigme du jour
page-today-numbers = Tes chiffres
page-today-ratings = Classement
page-today-new = pas encore jouée
page-today-going = partie en cours

## Joining

page-join-how = Tape le code qu’on t’a donné, ou colle le lien. Un QR code se scanne avec l’appareil photo de ton téléphone.
page-join-code = Code ou lien
page-join-go = Aller à la table
page-join-bad = Un code a six lettres et chiffres, comme { $example }.

## Opening a record

page-record-how = Un enregistrement est un petit fichier texte qui contient toute une partie. Choisis le fichier ou colle son texte.
page-record-file = Choisir un fichier
page-record-text = Texte de l’enregistrement
page-record-watch = Regarder
page-record-go-on = Continuer depuis la fin
page-record-empty = Choisis d’abord un fichier ou colle un enregistrement.

## A new table

page-new-title = Nouvelle table : { $game }
page-who-plays = Qui joue ?
page-seat = Place { $letter }
page-seat-me = Moi
page-seat-here = Quelqu’un sur cet écran
page-seat-link = Un ami, par lien
page-seat-bot = Un bot
page-seat-kind = Qui est à la place { $letter } ?
page-seat-open = Place libre
page-your-name = Ton nom
page-name-of = Nom à la place { $letter }
page-name-placeholder = facultatif
page-name-yours = Ton nom (facultatif)
page-level-of = Niveau du bot à la place { $letter }
page-level =
    { $level ->
        [random] Tête en l’air
        [beginner] Débutant
        [casual] Occasionnel
        [skilled] Aguerri
        [expert] Maître
        [champion] Grand maître
       *[other] { $level }
    }
page-rw-character =
    { $level ->
        [random] Joue au hasard, sans réfléchir.
        [beginner] Juge souvent mal les probabilités.
        [casual] Compte les vers, se trompe parfois.
        [skilled] Compte les vers, se trompe rarement.
        [expert] Surveille la brochette et les piles.
        [champion] Connaît les chances de chacun.
       *[other] Un programme ajouté par les responsables de ce serveur.
    }
page-ih-character =
    { $level ->
        [random] Joue au hasard, sans réfléchir.
        [beginner] Joue d’instinct, souvent à côté.
        [casual] Sans erreur, mais oublie les autres.
        [skilled] Anticipe, mais se trompe parfois.
        [expert] Joue toute la manche dans sa tête.
        [champion] Connaît les chances de chacun.
       *[other] Un programme ajouté par les responsables de ce serveur.
    }
page-strength = En duel, il gagne { $percent } % de ses parties contre « { $other } ».
page-strength-least = Le plus faible de tous.
page-add-seat = Ajouter une place
page-remove-seat = Retirer la place { $letter }
page-seat-range = De { $least } à { $most } joueurs.
page-third-colour-note = À deux, une troisième couleur, neutre, joue aussi.
page-option-lower = Prendre un pickomino plus petit
page-option-lower-what = Si tu ne peux pas avoir le pickomino exact, tu peux en prendre un plus petit dans la brochette.
page-option-lower-value =
    { $value ->
        [any] n’importe lequel
       *[highest] seulement le plus élevé
    }
page-option-short = Partie courte
page-option-short-what = Un pickomino rendu est retourné même si c’est lui le plus élevé. Pour une partie plus courte, ou à cinq et plus.
page-option-skip = Passer son tour
page-option-skip-what = Passer coûte un ver ; tu gardes le dé.
page-option-skip-value =
    { $value ->
        [any] avant ou après le lancer
       *[before-roll] seulement avant le lancer
    }
page-option-open-points = Jetons de points visibles
page-option-open-points-what = Reines et généraux restent visibles, pour que tout le monde puisse compter.
page-option-third-worms = Vers de la troisième couleur
page-option-third-worms-what = Combien de vers la couleur neutre a au départ, à deux.
page-option-mounds = Termitières
page-option-mounds-what = Les nôtres, ou colle les tiennes.
page-option-mounds-ours = nos douze termitières
page-option-mounds-own = mon propre jeu
page-option-mounds-text = Douze termitières en notation
page-option-mounds-make = Créer tes propres termitières
page-begins = Qui commence ?
page-begins-what = À une vraie table, c’est le plus jeune ou le plus affamé.
page-begins-chance = les dés décident
page-dice = Dés
page-dice-server = Le serveur lance
page-dice-server-what = Personne ne peut tricher, et après la partie chacun peut vérifier tous les lancers.
page-dice-real = De vrais dés sur la table
page-dice-real-what = Tu lances, la page compte : touche ce que tu as lancé.
page-pace = Rythme des bots
page-pace-value =
    { $pace ->
        [at-once] immédiat
        [quick] rapide
        [slow] lent
       *[normal] normal
    }
page-grace = Si quelqu’un s’absente
page-grace-what = Un bot peut le remplacer, pour que personne n’attende.
page-grace-value =
    { $grace ->
        [never] attendre
        [short] un bot joue après 20 secondes
        [long] un bot joue après 5 minutes
       *[normal] un bot joue après une minute
    }
page-stand-in = Le remplaçant
page-more-settings = Dés, rythme et règles
page-make-table = Ouvrir la table
page-start-now = Commencer la partie

## The lobby

page-lobby = Table { $code }
page-lobby-invite = Inviter des amis
page-lobby-invite-what = Envoie le lien ou le code à tes amis, ou fais-leur scanner le QR code.
page-lobby-code = Code
page-lobby-link = Lien
page-copy-link = Copier le lien
page-share-link = Partager le lien
page-qr = QR code avec le lien vers cette table
page-sit-here = S’asseoir ici
page-sit-how = Tu regardes. Prends une place libre pour jouer.
page-your-seat = ta place
page-leave-seat = Libérer la place
page-fill-bot = Laisser jouer un bot
page-waiting-host = On attend que l’hôte lance la partie.
page-waiting-seats = La partie peut commencer dès que toutes les places sont prises.
page-ready = Tout le monde est là.
page-start = Commencer la partie
page-fair-dice = Dés équitables
page-fair-dice-what = Le serveur a déjà fixé ses dés : c’est l’engagement. Ta graine s’y mélange. Cet appareil note les deux et les compare quand tu vérifies les dés après la partie. Pour pouvoir vérifier toi-même, copie-les.
page-commitment = Engagement
page-seed = Ta graine
page-new-seed = Une autre
page-seed-set = Utiliser cette graine
page-join-here = Viens jouer à { $game } !

## At the table

page-turn-yours = { $name }, c’est à toi
page-turn-yours-alone = C’est à toi
page-turn-of = À { $name } de jouer
page-turn-bot = { $name } réfléchit
page-turn-away = { $name } n’est pas là pour le moment
page-turn-away-bot = { $name } n’est pas là ; un bot joue
page-dice-yours = Lance tes dés et touche ce que tu as lancé
page-reveal-yours = Retourne trois termitières et touche leurs numéros
page-dice-of = { $name } lance de vrais dés
page-watching = Tu regardes
page-just-now = À l’instant
page-nothing-yet = La partie commence.
page-what-now = Tes coups
page-log = Ce qui s’est passé
page-undo = Annuler
page-leave = Quitter la table
page-share-table = Inviter à regarder
page-adjust = Rythme et absences
page-adjust-save = Enregistrer
page-hand-over = Passe l’écran à { $name }, s’il te plaît
page-hand-over-done = Je suis { $name }
page-hand-over-quietly = Ne plus demander à cette table
page-lost = La connexion est coupée. Elle se rétablira toute seule ; rien n’est perdu.
page-lost-sending = La connexion est coupée. Ton coup est enregistré et partira dès qu’elle revient.
page-connecting = Connexion…
page-plain-board = Du texte plutôt que des images
page-drawn-board = Des images plutôt que du texte
page-problem-close = Masquer ce message
page-table-missing = Cette table n’existe pas
page-lost-later = La page continue d’essayer.
page-too-many = Trop de demandes à la fois pour le serveur.
page-too-slow = Ta connexion est trop lente pour suivre cette table.
page-turned-away = Impossible d’ouvrir cette table
page-turned-away-why = Le serveur a refusé la connexion sans donner de raison.
page-seat-away = pas là
page-seat-stand-in = un bot joue
page-resign-seat = Ta place se libère, et quelqu’un d’autre peut la prendre.
page-scores = Places

## In words instead of pictures

page-type-count = { $count } sur { $of }

## The end

page-over = La partie est finie
page-over-won = { $name } : { $score }
page-rematch = Rejouer
page-rematch-wait = On attend : { $names }
page-rematch-offered = { $name } aimerait rejouer.
page-rematch-go = Vers la partie suivante
page-download = Télécharger la partie
page-replay = Revoir la partie
page-verify = Vérifier les dés
page-verifying = On vérifie chaque lancer…
page-verify-fine =
    { $reveals ->
        [0] Équitable : les { $rolls } lancers ({ $dice } dés) sont tous corrects.
       *[other] Équitable : les { $rolls } lancers ({ $dice } dés) et les { $reveals } révélations sont tous corrects.
    }
page-verify-commitment = Le secret ne correspond pas à l’engagement. Ces dés ne sont pas ceux qui étaient promis pour cette partie à cette table.
page-verify-wrong = Le lancer { $event } n’est pas correct : l’enregistrement dit { $said }, mais il faudrait { $due }.
page-verify-real = Ces dés ont été lancés à la main ; il n’y a rien à vérifier.
page-verify-unknown = Cette page ne sait pas comment ce jeu tire ses dés ; elle ne peut donc pas les vérifier.
page-verify-hidden = Le secret est montré quand la partie est finie.
page-verify-compare = Cet appareil n’a rien noté avant le premier lancer. Compare la table, l’engagement et ta graine avec ta propre note.
page-verify-unseeded = Personne n’a donné de graine : le serveur a pu choisir ces dés.
page-verify-from = Les { $count } premiers lancers datent d’avant les dés équitables et ne peuvent pas être vérifiés.
page-verify-seed = Graine ({ $name }) : { $seed }
page-verify-no-seed = Graine ({ $name }) : aucune
page-verify-secret = Secret

## The replay

page-replay-title = { $game }, étape { $step } sur { $steps }
page-replay-step = Moment de la partie
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-first = Au début
page-replay-back = Une étape en arrière
page-replay-next = Une étape en avant
page-replay-last = À la fin
page-replay-link = Copier le lien vers ce moment
page-replay-table = Vers la table
page-replay-none = Cette partie n’a pas encore commencé.

## Settings

page-language = Langue
page-language-auto = Comme le navigateur ({ $language })
page-theme = Apparence
page-theme-value =
    { $theme ->
        [light] clair
        [dark] sombre
       *[auto] comme l’appareil
    }
page-sound = Son
page-sound-what = De petits sons pour les dés, les pickominos et ton tour.
page-motion = Animations
page-motion-value =
    { $motion ->
        [full] avec animations
        [less] sans animation
       *[auto] comme l’appareil
    }
page-own-pace = Rythme du jeu
page-patterns = Des motifs en plus des couleurs
page-patterns-what = Ajoute un motif à la couleur de chaque joueur.
page-plain = Du texte plutôt que des images
page-plain-what = La table en texte et en boutons, pour les lecteurs d’écran et les appareils lents.
page-nickname = Ton nom à table
page-nickname-what = Rempli pour toi aux nouvelles tables. Ni compte, ni mot de passe.
page-save = Enregistrer
page-saved = Enregistré.
page-move-device = Jouer sur un autre appareil
page-move-device-what = Tes places sont liées à ce navigateur. Avec un code à usage unique, tu joues aussi sur un autre appareil.
page-move-make = Créer un code
page-move-code =
    { $minutes ->
        [one] Tape ce code sur l’autre appareil dans la minute ({ $minutes }) :
       *[other] Tape ce code sur l’autre appareil dans les { $minutes } minutes :
    }
page-move-use = J’ai un code de mon autre appareil
page-move-go = Utiliser le code
page-move-done = C’est fait : tu peux jouer ici aussi.
page-kept-here = Ces réglages ne sont enregistrés que dans ce navigateur.
page-notices = Avec quoi cette page est faite, et sous quelles licences

## Fair dice, noted and compared

page-fair-copy = Copier comme note
page-fair-unnoted = Cet appareil n’a donné aucune graine à cette table : il n’aura donc rien à comparer.
page-lobby-starts = La partie commence toute seule dès que la graine de chacun pour les nouveaux dés est là.
page-verify-unfinished = La partie de cet enregistrement n’est pas finie ; la suite a pu être coupée.
page-verify-nothing = Cet enregistrement ne contient pas de dés équitables : il n’y a rien à vérifier.
page-verify-tag = Les dés ne peuvent pas être vérifiés : l’étiquette { $tag } manque ou n’est pas correcte.
page-verify-beginner = La place { $said } a commencé, mais les dés auraient dû choisir { $due }.
page-verify-old = Ce sont d’anciens dés équitables (version 1) : leur engagement ne valait pas pour une table, un jeu, des options et des places précis.
page-verify-whole = Tous les lancers et tirages sont vérifiés, depuis le premier.
page-verify-drawn = Les dés ont aussi désigné qui commence : { $name }.
page-verify-not-drawn = Ce ne sont pas les dés qui ont désigné qui commence.
page-verify-table = Table : { $table }
page-verify-noted = La table, l’engagement et tes graines sont bien ceux que cet appareil a notés avant le premier lancer.
page-verify-last = Tes graines sont venues en dernier : personne n’a pu choisir la sienne en fonction d’elles.
page-verify-otherwise = Ce n’est pas ce que cet appareil a noté avant le premier lancer. Ne te fie pas à ces dés.
page-verify-note = Engagement noté : { $commitment }
page-fair-changed = L’engagement de cette table n’est pas celui que cet appareil avait noté. Ne te fie pas à ses dés : ouvre ta propre table.
## Hôtes

page-host = Hôte
page-host-title = Tu es l’hôte de cette table
page-host-free = Retirer
page-host-free-ask = Retirer { $name } de la table ?
page-host-free-what = { $name } perd sa place et ne peut plus s’asseoir ici, sauf si tu l’acceptes de nouveau. Pendant une partie, un bot joue à sa place jusqu’à ce que quelqu’un la prenne.
page-host-hand = Nommer hôte
page-host-hand-ask = Nommer { $name } hôte ?
page-host-hand-what = À partir de là, c’est { $name } qui décide qui s’assoit ici, et plus toi. Tu gardes ta place.
page-host-nobody = Personne d’autre n’est assis à cette table.
page-host-lock = Les nouveaux venus
page-host-lock-value =
    { $lock ->
        [all] ne peuvent ni s’asseoir ni regarder
        [seats] peuvent seulement regarder
       *[open] peuvent s’asseoir et regarder
    }
page-host-asks = { $name } voudrait la place { $letter }.
page-host-asks-nameless = Quelqu’un voudrait la place { $letter }.
page-host-admit = Laisser entrer
page-host-decline = Refuser
page-host-absent = Écartés
page-host-someone = Quelqu’un
page-host-readmit = Laisser revenir
page-host-you = Tu es maintenant l’hôte de cette table.
page-standing =
    { $standing ->
        [asked] Tu as demandé une place. On attend l’hôte.
        [declined] L’hôte a dit non. Tu peux regarder.
       *[removed] L’hôte t’a retiré de cette table. Tu peux regarder.
    }
page-table-lock =
    { $lock ->
        [all] L’hôte a verrouillé cette table : personne d’autre ne peut s’asseoir ni regarder.
       *[seats] L’hôte a verrouillé les places : personne d’autre ne peut s’asseoir.
    }
page-sit-ask = Demander cette place
page-closed-table =
    { $said ->
        [yes] Les responsables de ce serveur ont fermé cette table : { $reason }
       *[no] Les responsables de ce serveur ont fermé cette table.
    }
page-closed-what = On ne peut plus jouer ici, mais tu peux encore revoir ce qui a été joué.
page-admission = Places libres
page-admission-link = Quiconque a le lien peut s’asseoir
page-admission-ask = Avec le lien, on demande, et tu laisses entrer

## Partir pour de bon

page-sign-out = Déconnecter les autres appareils
page-sign-out-what = Un appareil perdu, ou auquel tu ne fais plus confiance ? Tous les autres appareils perdent aussitôt tes places, et les anciens codes ne marchent plus. Cet appareil reste.
page-sign-out-done = Tous les autres appareils sont déconnectés.
page-forget = Me supprimer
page-forget-what = T’enlève de tout sur ce serveur : ton nom, tes appareils, ton nom à chaque table. Tes places dans les parties en cours se libèrent. Les parties finies restent pour les autres, sans ton nom. Leurs dés restent vérifiables ; pour cela, tes graines sont gardées.
page-forget-ask = C’est irréversible, et personne ne peut te rendre tes places.
page-forget-go = Me supprimer définitivement
page-forget-done = C’est fait. Ton nom a disparu de ce serveur.
page-message = De la part des responsables de ce serveur
page-preparing = Les bots et l’entraîneur s’échauffent encore, une seule fois : { $done } sur { $of }. Tu peux déjà jouer.

## Responsables du serveur

page-operator = Gestion
page-operator-what = Pour les responsables de ce serveur. Le jeton est gardé jusqu’à la fermeture de cet onglet.
page-operator-token = Jeton
page-operator-enter = Afficher
page-operator-leave = Oublier le jeton
page-operator-nodes = Nœuds
page-operator-node =
    { $alive ->
        [yes] En marche
       *[no] Arrêté
    }
page-operator-head =
    { $what ->
        [node] Nœud
        [version] Version
        [load] Charge
        [memory] Mémoire
        [tables] Tables
        [sockets] Sockets
        [bots] Bots en attente
        [unreadable] Illisibles
        [code] Code
        [game] Jeu
        [state] État
        [touched] Dernière activité
        [events] Événements
        [people] Personnes
       *[names] Noms
    }
page-operator-connected = Personnes aux tables en ce moment : { $connected }. Appareils connus : { $devices }.
page-operator-search = Chercher
page-operator-any = tous
page-operator-names = Montrer les noms
page-operator-more = La suite
page-operator-none = Rien trouvé.
page-operator-close = Fermer
page-operator-purge = Supprimer
page-operator-sure = Table { $code }
page-operator-purge-what = La table et tous ses événements sont supprimés définitivement.
page-operator-close-what = Les personnes à la table apprennent pourquoi. Ensuite, on ne peut plus que regarder.
page-operator-reason = Raison
page-operator-bans = Exclusions
page-operator-ban = Exclure
page-operator-unban = Lever
page-operator-whom = Adresses (192.0.2.0/24), ou une place (KR7TWQ:B)
page-operator-hours = Heures ; vide : sans fin
page-operator-until = jusqu’à { $until }
page-operator-device = Un appareil
page-operator-message = Message du jour
page-operator-message-what = Une ligne pour tous ; vide pour aucun message.
page-operator-log = Ce qui a été fait

## The frame around a board
page-menu = Menu
page-faster = Plus vite
page-faster-quick = Rythme rapide à partir de maintenant. Tu peux le changer dans les réglages.
page-keys = Raccourcis clavier
page-keys-what = Au lieu d’un bouton, tu peux appuyer sur sa touche.
page-keys-show = Afficher ces raccourcis
## you : la fin d’une partie
page-end-you = Tu gagnes !
page-end-you-too = Toi et { $names }, vous partagez la victoire !
page-end-one = { $name } gagne !
page-end-some = { $names } se partagent la victoire !
page-end-close =
    { $margin ->
        [0] C’était serré : égalité jusqu’au bout !
       *[other] C’était serré : il ne te manquait que { $margin } !
    }
page-end-lost = Bien joué. La prochaine est pour toi !
page-end-highlights = Temps forts

## Around the tables
page-play-who = Jouer contre deux bots
page-play-level = Quel niveau pour les bots ?
page-play-against = Contre deux bots : { $level }
page-play-change = changer
page-play-go = Jouer
page-name-what = Les autres te verront sous ce nom. Tu peux laisser vide.
page-open-tables = Tables ouvertes
page-open-none = Personne n’attend pour l’instant. Ouvre une table et mets-la dans la liste : le prochain qui passe pourra te rejoindre.
page-open-seats =
    { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }
page-open-fills = Commence avec des bots dans { $time }
page-open-join = Rejoindre
page-open-more = Voir plus de tables
page-listed = Tout le monde peut rejoindre cette table
page-listed-what = Elle figure sur la page d’accueil tant que tu es là et qu’une place est libre.
page-waiting-title = En attendant
page-fill-after = Donner les places libres à des bots
page-fill-after-what = Une fois le temps écoulé, des bots prennent les places libres et la partie commence.
page-fill-after-value =
    { $wait ->
        [never] jamais
        [short] après 30 secondes
        [normal] après 1 minute
       *[long] après 2 minutes
    }
page-fill-level = Niveau de ces bots
page-fills-in = Des bots prennent les places libres et la partie commence dans { $time }
page-fills-stop = Attendre encore
page-your-games = Tes parties
page-all-games = Toutes tes parties
page-games-going = En cours
page-games-played = Terminées
page-games-search = Chercher
page-games-search-what = Un nom, un jeu ou une date : « Anna », « novembre »
page-games-none = Pas encore de partie terminée. Tes résultats s’afficheront ici.
page-games-not-found = Aucune partie trouvée.
page-games-more = Voir plus de parties
page-games-elsewhere = Ces parties sur un autre appareil aussi ? Avec un code à usage unique :
page-game-against = Contre { $names }
page-game-place =
    { $place ->
        [1] Gagné
       *[other] { $place }e sur { $seats }
    }
page-game-replay = Revoir

## People at a table: reactions, watchers, the clock, stand-ins
page-react = Réagir
page-reaction =
    { $reaction ->
        [cheer] Hourra !
        [laugh] Ha ha !
        [ouch] Aïe !
        [wow] Waouh !
        [phew] Ouf !
       *[hurry] Allez !
    }
page-reaction-of = { $name } : { $reaction }
page-reactions-shown = Afficher les réactions
page-reactions-shown-what = Les petits dessins qu’on s’envoie à la table. Ce choix ne vaut que pour cet appareil.
page-watchers =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
page-watchers-named = Dont : { $names }
page-clock = Temps par tour
page-clock-what = Quand il est écoulé, un bot joue ce tour. La place reste à toi.
page-clock-value =
    { $clock ->
        [half] 30 secondes
        [one] 1 minute
        [two] 2 minutes
        [five] 5 minutes
       *[off] sans limite
    }
page-clock-left = Temps restant pour { $name } : { $time }
page-clock-soon =
    { $seconds ->
        [one] Plus qu’une seconde pour ton tour.
       *[other] Plus que { $seconds } secondes pour ton tour.
    }
page-clock-up = Temps écoulé : un bot joue ce tour pour { $name }.
page-clock-up-yours = Temps écoulé : un bot joue ce tour pour toi. La place reste à toi.
page-away-soon = Un bot joue pour { $name } dans { $time }
page-away-since = { $name } n’est pas là depuis { $time }.
page-away-played = { $name } n’est pas là depuis { $time } : un bot ({ $level }) joue.
page-away-return = { $name } retrouve sa place dès que la table est rouverte sur son appareil.
page-away-is-it-you = C’est toi ? Ouvre la table sur l’appareil où tu jouais, ou associe cet appareil-ci avec un code.
page-away-code = Obtenir un code
page-returned = Pendant ton absence
page-returned-what =
    { $moment ->
        [yes] Pendant cette courte absence, un bot a joué pour toi. La place est de nouveau à toi.
       *[no] De { $since } à { $until }, un bot a joué pour toi. La place est de nouveau à toi.
    }

# Son et notifications
page-attention = Son et notifications
page-volume = Volume
page-volume-test = Essayer
page-vibration = Vibrations
page-vibration-what = Ton téléphone vibre quand tu lances les dés, quand un lancer échoue et quand c’est ton tour. Jamais quand les animations sont désactivées.
page-notify = Préviens-moi quand c’est mon tour
page-notify-what = Une notification quand cette page est en arrière-plan.
page-notify-push = Une notification quand cette page est en arrière-plan ou fermée.
page-notify-blocked = Ton navigateur bloque les notifications de ce site. Tu peux les autoriser dans ses réglages.
page-notify-ask = Tu fais autre chose en attendant ? On peut te prévenir quand c’est ton tour.
page-notify-yes = Préviens-moi
page-notify-no = Non merci
page-title-turn = ● À toi de jouer – { $title } · Wormery
page-offline = Tu es hors ligne
page-offline-what = Le serveur est injoignable : pas de tables pour l’instant. La page revient d’elle-même dès que la connexion est rétablie.
page-offline-rules = Lire les règles

## S’entraîner

page-drills = S’entraîner
page-drills-from = Retravailler mes erreurs

## The review

page-review = Ai-je bien joué ?
page-play-on = Reprendre d’ici

## Hints

page-hint = Conseil
page-hint-best = Le mieux : { $move }
page-hint-win =
    { $exact ->
        [yes] exactement { $chance } % de chances de gagner
       *[no] environ { $chance } % de chances de gagner, ± { $error } %
    }
page-hint-used = { $name } a demandé un conseil.
page-hints =
    { $hints ->
        [one] { $hints } conseil
       *[other] { $hints } conseils
    }
page-coach = L’entraîneur aide
page-coach-what = Des conseils, et les chances à côté des choix, pour tout le monde à la table. L’enregistrement compte les conseils.
page-coach-here = À cette table, l’entraîneur aide tout le monde : des conseils, et les chances à côté des choix.
page-odds = Les chances à côté des choix
page-odds-what = De petits chiffres aux tables avec entraîneur : le risque de perdre le tour, ou les chances de gagner. Ce choix ne vaut que pour cet appareil.

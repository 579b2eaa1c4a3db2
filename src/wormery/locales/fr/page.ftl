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
page-wait = Un instant …
page-no-answer = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
page-try-again = Réessayer
page-reload = Recharger
page-failed = Une erreur s’est produite sur cette page. Recharge-la et réessaie.
page-broken-title = Une erreur s’est produite
page-broken = Cette partie de la page n’a pas pu s’afficher. Recharger suffit en général.
page-rule-link = Règle { $rule }
page-not-found = Il n’y a rien à cette adresse
page-not-found-what = Le lien est peut-être incomplet. Tout commence à la page d’accueil.

## Home

page-tagline = Deux jeux de dés et de vers, entre amis ou contre des robots.
page-rw-line = Lance, mets de côté, ose : attrape les vers les plus gras sur le gril, ou chez ton voisin.
page-ih-line = Pose des dés dans des termitières, trouve de drôles d’objets, gagne reines et généraux.
page-play-now = Jouer tout de suite
page-play-now-what = Contre des robots, sans attendre
page-new-table = Nouvelle table
page-join = Rejoindre une table
page-open-record = Ouvrir une feuille de partie
page-your-tables = Tes tables
page-no-tables = Pas encore de table. Commence une partie, et tu la retrouveras ici.
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
page-older-tables = Montrer les tables plus anciennes
page-mounds-note = Les termitières de It Happens.. sont de notre propre dessin.
page-credits = { rw-name } (Heckmeck am Bratwurmeck, Regenwormen) est de Reiner Knizia, It Happens.. de Stefan Feld. Cette page n’a aucun lien avec les auteurs ni les éditeurs.

## Joining

page-join-how = Tape le code qu’on t’a donné, ou colle le lien. Un code QR s’ouvre avec l’appareil photo du téléphone.
page-join-code = Code ou lien
page-join-go = Aller à la table
page-join-bad = Un code a six lettres et chiffres, comme { $example }.

## Opening a record

page-record-how = Une feuille de partie est un petit fichier texte qui contient toute une partie. Choisis le fichier, ou colle son texte.
page-record-file = Choisir un fichier
page-record-text = Texte de la feuille
page-record-watch = Regarder
page-record-go-on = Continuer à partir de la fin
page-record-empty = Choisis d’abord un fichier ou colle une feuille de partie.

## A new table

page-new-title = Nouvelle table : { $game }
page-who-plays = Qui joue ?
page-seat = Place { $letter }
page-seat-me = Moi
page-seat-here = Quelqu’un à cet écran
page-seat-link = Un ami, par un lien
page-seat-bot = Un robot
page-seat-kind = Qui est à la place { $letter } ?
page-seat-open = Place libre
page-your-name = Ton nom
page-name-of = Nom à la place { $letter }
page-name-placeholder = facultatif
page-level-of = Niveau du robot à la place { $letter }
page-level =
    { $level ->
        [random] Tête en l’air
        [beginner] Débutant
        [casual] Occasionnel
        [skilled] Aguerri
       *[expert] Maître
    }
page-rw-character =
    { $level ->
        [random] Joue n’importe quel coup permis, sans réfléchir.
        [beginner] Connaît les chances, mais les juge très mal.
        [casual] Compte bien les vers et se trompe de temps en temps.
        [skilled] Compte les vers et se trompe rarement.
       *[expert] Joue pour gagner : pèse chaque domino, chaque pile et qui joue ensuite.
    }
page-ih-character =
    { $level ->
        [random] Joue n’importe quel coup permis, sans réfléchir.
        [beginner] Suit des règles simples et juge souvent mal une place.
        [casual] Suit des règles simples, sans erreur, et ne regarde jamais les autres.
        [skilled] Finit la manche plusieurs fois de tête, et se trompe un peu.
       *[expert] Finit la manche cent fois de tête avant chaque dé.
    }
page-strength = En duel, il gagne { $percent } % de ses parties contre « { $other } ».
page-strength-least = Le plus faible de tous.
page-add-seat = Ajouter une place
page-remove-seat = Retirer la place { $letter }
page-seat-range = On joue de { $least } à { $most }.
page-third-colour-note = À deux, une troisième couleur qui n’est à personne joue aussi.
page-option-lower = Quel domino plus bas on peut prendre
page-option-lower-what = Si le domino exact n’est pas disponible, un plus bas de la rangée convient.
page-option-lower-value =
    { $value ->
        [any] n’importe lequel
       *[highest] seulement le plus élevé
    }
page-option-short = Partie courte
page-option-short-what = Un domino rendu est retourné aussi s’il est le plus élevé. Pour une partie plus courte, ou à cinq et plus.
page-option-skip = Quand on peut passer son tour
page-option-skip-what = Passer coûte un ver ; le dé te reste.
page-option-skip-value =
    { $value ->
        [any] avant ou après le lancer
       *[before-roll] seulement avant le lancer
    }
page-option-open-points = Tuiles de points visibles
page-option-open-points-what = Reines et généraux restent visibles, pour que tous puissent compter.
page-option-third-worms = Vers de la troisième couleur
page-option-third-worms-what = Avec combien de vers commence la couleur de personne dans une partie à deux.
page-option-mounds = Termitières
page-option-mounds-what = Les nôtres, ou un jeu à toi dans la notation du projet.
page-option-mounds-ours = nos douze termitières
page-option-mounds-own = mon propre jeu
page-option-mounds-text = Douze termitières en notation
page-begins = Qui commence
page-begins-what = À une vraie table, c’est le plus jeune ou le plus affamé.
page-begins-chance = les dés décident
page-dice = Dés
page-dice-server = Le serveur lance
page-dice-server-what = Personne ne peut les choisir, et après la partie chacun peut recalculer chaque dé.
page-dice-real = De vrais dés sur votre table
page-dice-real-what = Vous lancez, la page tient les comptes : touchez ce qui est tombé.
page-pace = Rythme des robots
page-pace-value =
    { $pace ->
        [at-once] immédiat
        [quick] rapide
        [slow] lent
       *[normal] normal
    }
page-grace = Si quelqu’un est parti
page-grace-what = Pour que les autres n’attendent pas, un robot peut jouer jusqu’à son retour.
page-grace-value =
    { $grace ->
        [never] l’attendre
        [short] un robot joue après 20 secondes
        [long] un robot joue après 5 minutes
       *[normal] un robot joue après une minute
    }
page-stand-in = Qui remplace
page-more-settings = Dés, rythme et règles
page-make-table = Mettre la table
page-start-now = Commencer la partie

## The lobby

page-lobby = Table { $code }
page-lobby-invite = Inviter des amis
page-lobby-invite-what = Donne-leur le lien ou le code, ou fais-leur viser l’image avec un appareil photo.
page-lobby-code = Code
page-lobby-link = Lien
page-copy-link = Copier le lien
page-share-link = Partager le lien
page-qr = Code QR avec le lien vers cette table
page-sit-here = S’asseoir ici
page-sit-how = Tu regardes. Prends une place libre pour jouer.
page-your-seat = ta place
page-leave-seat = Rendre la place
page-fill-bot = Laisser jouer un robot
page-waiting-host = La partie commence quand la personne qui a ouvert la table la lance.
page-waiting-seats = La partie peut commencer quand toutes les places sont prises.
page-ready = Tout le monde est là.
page-start = Commencer la partie
page-fair-dice = Dés équitables
page-fair-dice-what = Le serveur a déjà choisi son secret, et l’engagement le lie à cette partie, à cette table. Ta propre graine entre aussi dans les dés. Cet appareil garde les deux et les compare quand tu vérifies les dés après la partie ; pour ta propre note, copie-les.
page-commitment = Engagement
page-seed = Ta graine
page-new-seed = Une autre
page-seed-set = Utiliser cette graine
page-join-here = Viens jouer à { $game } !

## At the table

page-turn-yours = { $name }, c’est à toi
page-turn-yours-alone = C’est à toi
page-turn-of = C’est au tour de { $name }
page-turn-bot = { $name } réfléchit
page-turn-away = { $name } est absent pour le moment
page-turn-away-bot = { $name } est absent ; un robot joue
page-dice-yours = Lance tes dés et touche ce qu’ils montrent
page-dice-of = { $name } lance de vrais dés
page-watching = Tu regardes
page-just-now = À l’instant
page-nothing-yet = La partie commence.
page-what-now = Tes coups
page-log = Ce qui s’est passé
page-undo = Reprendre
page-leave = Quitter la table
page-share-table = Inviter à regarder
page-adjust = Rythme et absences
page-adjust-save = Enregistrer
page-hand-over = Passe l’écran à { $name }
page-hand-over-done = Je suis { $name }
page-hand-over-quietly = Ne plus demander à cette table
page-lost = La connexion est coupée. Elle revient toute seule ; rien n’est perdu.
page-lost-sending = La connexion est coupée. Ton coup est gardé et part dès son retour.
page-connecting = Connexion …
page-plain-board = Des mots au lieu d’images
page-drawn-board = Des images au lieu de mots
page-problem-close = Masquer ce message
page-table-missing = Cette table n’existe pas
page-lost-later = La page réessaiera d’elle-même.
page-too-many = Trop de demandes à la fois pour le serveur.
page-too-slow = Ta connexion est trop lente pour suivre cette table.
page-turned-away = Impossible d’ouvrir cette table
page-turned-away-why = Le serveur a refusé la connexion sans donner de raison.
page-seat-away = absent
page-seat-stand-in = un robot joue
page-resign-seat = Ta place devient libre, et d’autres peuvent la prendre.
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
page-download = Télécharger la feuille de partie
page-replay = Revoir la partie
page-verify = Vérifier les dés
page-verifying = Chaque dé est recalculé …
page-verify-fine =
    { $reveals ->
        [0] Équitable : les { $rolls } lancers, soit { $dice } dés, sont bien ceux qu’exigent le secret et les graines.
       *[other] Équitable : les { $rolls } lancers, soit { $dice } dés, et les { $reveals } révélations sont bien ceux qu’exigent le secret et les graines.
    }
page-verify-commitment = Le secret ne correspond pas à l’engagement. Ces dés ne sont pas ceux qui étaient promis pour cette partie à cette table.
page-verify-wrong = Le lancer { $event } ne convient pas : la feuille dit { $said }, mais ce devait être { $due }.
page-verify-real = Ces dés ont été lancés à la main ; il n’y a rien à recalculer.
page-verify-unknown = Cette page ne sait pas d’où ce jeu tire ses dés ; elle ne peut donc pas les recalculer.
page-verify-hidden = Le secret est montré quand la partie est finie.
page-verify-compare = Cet appareil n’a rien noté avant le premier lancer. Compare la table, l’engagement et ta graine avec ta propre note.
page-verify-unseeded = Aucune place n’a donné de graine : rien ne protège ces dés d’un choix du serveur.
page-verify-from = Les { $count } premiers lancers, d’avant les dés équitables, ne sont pas couverts.
page-verify-seed = Graine de { $name } : { $seed }
page-verify-no-seed = Graine de { $name } : aucune
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
page-theme = Clair et sombre
page-theme-value =
    { $theme ->
        [light] clair
        [dark] sombre
       *[auto] comme l’appareil
    }
page-sound = Son
page-sound-what = De petits sons pour les dés, les dominos et ton tour.
page-motion = Mouvement
page-motion-value =
    { $motion ->
        [full] laisser bouger
        [less] rester calme
       *[auto] comme l’appareil
    }
page-own-pace = Rythme sur le plateau
page-patterns = Des motifs avec les couleurs
page-patterns-what = Les couleurs des joueurs se distinguent aussi par un motif.
page-plain = Des mots au lieu d’images
page-plain-what = La table en texte et en boutons, pour les lecteurs d’écran et les appareils lents.
page-nickname = Ton nom à table
page-nickname-what = Les nouvelles tables le proposent. Il n’y a ni compte ni mot de passe.
page-save = Enregistrer
page-saved = Enregistré.
page-move-device = Jouer sur un autre appareil
page-move-device-what = Tes places appartiennent à ce navigateur. Un code à usage unique les emporte vers un autre ; les deux peuvent alors jouer.
page-move-make = Créer un code
page-move-code =
    { $minutes ->
        [one] Tape ce code sur l’autre appareil dans la minute ({ $minutes }) :
       *[other] Tape ce code sur l’autre appareil dans les { $minutes } minutes :
    }
page-move-use = J’ai un code de mon autre appareil
page-move-go = Prendre le relais
page-move-done = C’est fait : cet appareil est maintenant le même que l’autre.
page-kept-here = Tout cela n’est gardé que dans ce navigateur.

## Fair dice, noted and compared

page-fair-copy = Copier pour une note
page-fair-unnoted = Cet appareil n’a donné aucune graine à cette table : il n’aura donc rien à comparer.
page-lobby-starts = La partie commence d’elle-même dès que la graine de chacun pour les nouveaux dés est là.
page-verify-unfinished = La partie n’est pas finie dans cette feuille, et ce qui manque a pu être coupé.
page-verify-nothing = Aucun dé de cette feuille n’est un dé équitable : il n’y a donc rien à vérifier.
page-verify-tag = La feuille ne peut pas être vérifiée : l’étiquette { $tag } manque ou n’est pas comme il se doit.
page-verify-beginner = La place { $said } a commencé, mais les dés ont dû choisir { $due }.
page-verify-old = Les dés sont de l’ancienne sorte, version 1 : leur engagement ne liait ni la table, ni le jeu, ni les options, ni les places.
page-verify-whole = Tout ce que le hasard a apporté est couvert, depuis le début.
page-verify-drawn = Les dés ont aussi désigné qui commence : { $name }.
page-verify-not-drawn = Ce ne sont pas les dés qui ont désigné qui commence.
page-verify-table = Table : { $table }
page-verify-noted = La table, l’engagement et tes graines sont bien ceux que cet appareil a notés avant le premier lancer.
page-verify-last = Tes graines sont venues en dernier : personne n’a pu choisir la sienne d’après les tiennes.
page-verify-otherwise = Ce n’est pas ce que cet appareil a noté avant le premier lancer. Ne te fie pas à ces dés.
page-verify-note = Engagement noté : { $commitment }
page-fair-changed = L’engagement de cette table n’est pas celui que cet appareil avait noté. Ne te fie pas à ses dés : ouvre toi-même une table.
## Hôtes

page-host = Hôte
page-host-title = Tu es l’hôte de cette table
page-host-free = Faire quitter
page-host-free-ask = Faire quitter la table à { $name } ?
page-host-free-what = { $name } perd sa place et ne peut plus s’asseoir ici, sauf si tu l’acceptes de nouveau. Pendant une partie, un bot joue pour cette place jusqu’à ce que quelqu’un la prenne.
page-host-hand = Nommer hôte
page-host-hand-ask = Nommer { $name } hôte ?
page-host-hand-what = Dès lors, { $name } décide qui s’assoit ici, et plus toi. Tu gardes ta place.
page-host-nobody = Personne d’autre n’est assis à cette table.
page-host-lock = Les nouveaux venus
page-host-lock-value =
    { $lock ->
        [all] ne peuvent ni s’asseoir ni regarder
        [seats] peuvent seulement regarder
       *[open] peuvent s’asseoir et regarder
    }
page-host-asks = { $name } aimerait avoir la place { $letter }.
page-host-asks-nameless = Quelqu’un aimerait avoir la place { $letter }.
page-host-admit = Laisser entrer
page-host-decline = Refuser
page-host-absent = Écartés
page-host-someone = Quelqu’un
page-host-readmit = Laisser revenir
page-host-you = Tu es maintenant l’hôte de cette table.
page-standing =
    { $standing ->
        [asked] Tu as demandé une place. L’hôte va répondre.
        [declined] L’hôte a refusé. Tu peux regarder.
       *[removed] L’hôte t’a fait quitter cette table. Tu peux regarder.
    }
page-table-lock =
    { $lock ->
        [all] L’hôte a verrouillé cette table : personne d’autre ne peut s’asseoir ni regarder.
       *[seats] L’hôte a verrouillé les places : personne d’autre ne peut s’asseoir.
    }
page-sit-ask = Demander cette place
page-closed-table =
    { $said ->
        [yes] Les responsables de ce serveur ont fermé cette table : { $reason }
       *[no] Les responsables de ce serveur ont fermé cette table.
    }
page-closed-what = Personne ne peut plus jouer ici ; ce qui a été joué peut encore être regardé.
page-admission = Places libres
page-admission-link = Qui a le lien s’assoit
page-admission-ask = Qui a le lien demande, et tu laisses entrer

## Partir pour de bon

page-sign-out = Déconnecter les autres appareils
page-sign-out-what = Si tu n’as plus confiance en un appareil où tu as joué : tous les autres perdent aussitôt tes places, et les codes déjà créés ne valent plus rien. Cet appareil reste.
page-sign-out-done = Tous les autres appareils sont déconnectés.
page-forget = Supprime-moi
page-forget-what = T’enlève de tout sur ce serveur : ton surnom, tes appareils, ton nom à chaque table. Les places des parties en cours sont rendues. Les parties jouées restent pour les autres, sans ton nom, et leurs dés restent vérifiables ; pour cela, les mots que tu as donnés pour les dés sont gardés.
page-forget-ask = C’est irréversible, et personne ne peut te rendre tes places.
page-forget-go = Supprime-moi pour de bon
page-forget-done = C’est fait. Plus rien ici ne te nomme.
page-message = De la part des responsables de ce serveur

## Responsables du serveur

page-operator = Gestion
page-operator-what = Pour les responsables de ce serveur. Le jeton est gardé jusqu’à la fermeture de cet onglet.
page-operator-token = Jeton
page-operator-enter = Afficher
page-operator-leave = Oublier le jeton
page-operator-nodes = Nœuds
page-operator-node =
    { $alive ->
        [yes] En vie
       *[no] Disparu
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
        [touched] Touchée
        [events] Événements
        [people] Personnes
       *[names] Noms
    }
page-operator-connected = Personnes aux tables en ce moment : { $connected }. Appareils connus : { $devices }.
page-operator-search = Chercher
page-operator-any = tous
page-operator-names = Montrer les noms
page-operator-more = La suite
page-operator-none = Rien trouvé.
page-operator-close = Fermer
page-operator-purge = Supprimer
page-operator-sure = Table { $code }
page-operator-purge-what = La table disparaît avec tous ses événements, pour toujours.
page-operator-close-what = Ceux qui y sont apprennent pourquoi, et on ne peut plus que la regarder.
page-operator-reason = Raison
page-operator-bans = Exclusions
page-operator-ban = Exclure
page-operator-unban = Lever
page-operator-whom = Adresses (192.0.2.0/24), ou une place (KR7TWQ:B)
page-operator-hours = Heures ; vide pour toujours
page-operator-until = jusqu’à { $until }
page-operator-device = Un appareil
page-operator-message = Message du jour
page-operator-message-what = Une ligne pour tous ; vide pour aucun message.
page-operator-log = Ce qui a été fait

# Son et notifications
page-attention = Son et notifications
page-volume = Volume
page-volume-test = Essayer
page-vibration = Vibrations
page-vibration-what = Ton téléphone vibre quand tu lances les dés, quand un lancer échoue et quand c’est ton tour. Jamais sans animations.
page-notify = Préviens-moi quand c’est mon tour
page-notify-what = Une notification quand cette page est en arrière-plan.
page-notify-push = Une notification quand cette page est en arrière-plan ou fermée.
page-notify-blocked = Ton navigateur bloque les notifications de ce site. Tu peux les autoriser dans ses réglages.
page-notify-ask = Tu fais autre chose en attendant ? Nous pouvons te prévenir quand c’est ton tour.
page-notify-yes = Préviens-moi
page-notify-no = Non merci
page-title-turn = ● À toi de jouer – { $title } · Wormery
page-offline = Tu es hors ligne
page-offline-what = Le serveur est injoignable : pas de tables pour l’instant. La page revient d’elle-même dès que la connexion est rétablie.
page-offline-rules = Lire les règles

### Les pages d’aide : des phrases sans choix, pour s’afficher aussitôt.

help-app = Deux jeux de dés autour des vers, à jouer au clavier, seul ou entre amis.
help-play = Jouer une partie. Ce que les options ne disent pas est demandé.
help-replay = Parcourir une partie enregistrée, pas à pas.
help-check = Vérifier que des parties enregistrées suivent les règles.
help-verify = Recalculer les dés de parties enregistrées : étaient-ils équitables ?
help-usage = Usage :
help-commands = Commandes
help-arguments = À indiquer
help-options = Options
help-choices = Règles au choix avec --option
metavar-command = COMMANDE
metavar-options = [OPTIONS]
metavar-game = [JEU]
metavar-number = N
metavar-letter = LETTRE
metavar-name = NOM
metavar-option = NOM=VALEUR
metavar-dice = random|real
metavar-text = TEXTE
metavar-files = FICHIER...
metavar-language = en|nl|de|fr|zh-Hant
metavar-file = FICHIER
help-language = La langue à parler.
help-version = Dire quelle version est installée.
help-help = Montrer cette page.
help-plain = Des mots seulement : ni couleurs, ni cadres, ni écran effacé.
help-game = regenwormen ou it-happens.
help-seats = Combien de joueurs.
help-player = Qui joue, dans l’ordre, une fois par place : un nom, ou bot:beginner, bot:casual, bot:skilled, bot:expert.
help-begins = La place qui commence : A, B, …
help-option = Une règle au choix, voir plus bas.
help-dice = random : le programme lance les dés. real : vous les lancez sur la table et tapez ce qu’ils montrent.
help-seed = Un texte qui fixe tous les dés, pour rejouer la même partie.
help-file = Où garder l’enregistrement de la partie.
help-resume = Reprendre la partie de ce fichier.
help-replay-file = L’enregistrement d’une partie.
help-all = Tout afficher d’un coup.
help-check-files = Les enregistrements de parties.

## Les règles au choix

option-lower = Quel domino inférieur on peut prendre : n’importe lequel, ou seulement le plus élevé (RW-7).
option-short = Partie courte : un domino rendu est retourné lui aussi s’il est le plus élevé (RW-12).
option-skip = Quand on peut passer son tour contre un ver : à tout moment, ou seulement avant le lancer (IH-7).
option-open-points = Les jetons de points restent visibles pour tous (IH-9).
option-third-colour-worms = Le nombre de vers de la troisième couleur au début d’une partie à deux (IH-12).
option-mounds = Vos propres termitières : le chemin du fichier (IH-D).

## Beaucoup de parties

help-match = Faire jouer à des programmes beaucoup de parties les uns contre les autres.
help-tournament = Chacun contre chacun, avec un classement.
help-simulate = Jouer beaucoup de parties et montrer comment elles se passent.
help-match-players = Les joueurs, par leur nom ; le dernier prend toutes les places qui restent.
help-tournament-players = Les joueurs, par leur nom.
help-arena-game = regenwormen ou it-happens.
help-arena-player = Un joueur, par son nom ; le dernier prend toutes les places qui restent.
help-games = Combien de parties, à chaque table dans un tournoi.
help-until = Jouer jusqu’à ce que l’intervalle autour de la part du meneur soit plus étroit que ceci ; 0.02 veut dire deux sur cent.
help-arena-seed = Un nombre qui fixe tous les dés : la même graine donne les mêmes résultats.
help-workers = Combien de processus jouent ; sinon autant qu’il y a de cœurs.
help-cluster = Jouer sur la grappe Dask à cette adresse.
help-json = Imprimer un seul document JSON.
help-arena-file = Où garder les résultats.
help-arena-resume = Continuer les résultats de ce fichier.
help-report = Écrire un rapport avec des graphiques : un seul fichier HTML.
metavar-players-or-none = [JOUEUR...]
metavar-which-game = JEU
metavar-width = LARGEUR
metavar-address = ADRESSE

## Chances

help-odds = Montrer les chances dans une position : ce que vaut chaque coup, et comment le tour peut finir.
help-odds-position = La position sur une ligne, entre guillemets ; docs/notation.md dit comment l’écrire.
help-plot = Dessiner les chiffres dans ce fichier : .png, .svg ou .pdf.
metavar-position = POSITION

## The table server

help-serve = Ouvrir sur cette machine des tables pour des amis et des robots.
help-serve-host = L’adresse à écouter ; 0.0.0.0 pour toute personne qui peut joindre cette machine.
help-serve-port = Le port à écouter ; 0 en choisit un libre.
help-serve-database = Un fichier, ou l’URL d’une base PostgreSQL que plusieurs serveurs peuvent partager.
help-serve-origin = Une autre adresse d’où la page peut venir, par exemple https://example.org.
help-serve-https = Un proxy devant parle HTTPS : les cookies ne passent que par lui.
help-serve-proxy = L’adresse ou le réseau d’un proxy devant, qui dit qui demande.
help-serve-archive = Au bout de combien de jours une table que personne ne touche est rangée.
help-serve-limits = Aucune limite à ce qu’une adresse peut demander. Seulement pour mesurer.
help-serve-log = Ce qui est consigné : debug, info, warning ou error.
help-serve-browser = Ouvrir la page dans un navigateur.
help-server = Prendre soin de la base de données d’un serveur.
help-server-check = Lire chaque table d’une base de données, et dire lesquelles sont illisibles et pourquoi.
help-server-repair = Supprimer les événements à partir desquels une table est illisible. Ce qui serait perdu est dit d’abord.
help-server-yes = Réparer sans demander.
metavar-database = FICHIER|URL
metavar-level = NIVEAU
metavar-days = JOURS
help-backup = Écrire une sauvegarde d’une base de données dans un seul fichier, pendant que le serveur tourne.
help-backup-file = Le fichier à écrire, ou un dossier où il reçoit un nom d’après l’heure.
help-backup-keep = Garder ce nombre de sauvegardes dans le dossier, et supprimer les plus anciennes.
help-backup-force = Remplacer le fichier s’il existe.
help-restore = Refaire une base de données à partir d’une sauvegarde.
help-restore-file = La sauvegarde.
help-move = Copier une base de données de SQLite vers PostgreSQL ou l’inverse, et comparer chaque ligne.
help-move-to = La base de données où tout doit aller.
help-migrate = Mettre une base de données à jour, ou la ramener à une révision plus ancienne.
help-migrate-to = La révision, par son numéro ou son nom ; la plus récente si tu ne dis rien.
help-migrate-force = Continuer même si des serveurs viennent d’utiliser la base PostgreSQL.
help-copy-force = Remplacer ce qui est dans la base, et ne pas chercher de serveurs sur PostgreSQL.
help-copy-yes = Ne pas demander.
metavar-revision = RÉVISION

## Settings of the server

help-serve-base-path = Le chemin sous lequel se trouve le serveur, comme /worms, s’il partage une adresse.
help-serve-players = Un joueur d’un autre paquet que les tables peuvent utiliser, par son nom.
help-serve-thinking = Après combien de secondes un de nos bots joue à la place d’un joueur d’un autre paquet.
help-serve-keep-finished = Après combien de jours une table terminée est effacée.
help-serve-keep-abandoned = Après combien de jours une table dont personne n’a fini la partie est effacée.
help-serve-log-format = La forme des lignes du journal : json ou plain (texte simple).
help-serve-metrics-token = Qui montre ce jeton peut lire /metrics de partout ; sans jeton, seuls les programmes de cette machine.
help-serve-operator-token = Le jeton pour ce que seul un exploitant peut faire.
help-serve-token-file = Un fichier qui contient ce jeton, pour qu’aucune liste de processus ne le montre.
help-serve-profile = Ce qu’une adresse et un appareil peuvent demander : home, club, site ou none.
help-serve-limit = Une limite par son nom, comme sockets_per_address=500 ; toutes sont dans docs/settings.md.
help-serve-config = Un fichier de réglages, en TOML. Les variables (WORMERY_…) et les options l’emportent.
help-serve-show = Affiche les réglages en vigueur et d’où vient chacun, puis s’arrête.
metavar-path = CHEMIN
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = NOM=N
metavar-seconds = SECONDES
help-operator-url = Où tourne le serveur.
help-operator-token = Le jeton des responsables ; ou dans WORMERY_OPERATOR_TOKEN.
help-operator-status = Dit comment vont les nœuds d’un serveur en marche, et combien il y a de tout.
help-operator-tables = Trouve des tables sur un serveur en marche.
help-operator-code = Le début de leur code.
help-operator-game = Leur jeu.
help-operator-state = open, playing, over, rematch ou closed.
help-operator-older = Créées il y a plus de tant d’heures.
help-operator-untouched = Rien ne s’y est passé depuis tant d’heures.
help-operator-before = La page suivante, comme l’indique la précédente.
help-operator-names = Montre aussi les noms de ceux qui y sont assis.
help-operator-close = Ferme une table : ceux qui y sont apprennent pourquoi, et on ne peut plus que la regarder.
help-operator-reason = Pourquoi, pour ceux que cela concerne.
help-operator-purge = Supprime une table avec tous ses événements.
help-operator-yes = Supprime sans demander.
help-operator-ban = Exclut un réseau d’adresses, ou l’appareil d’une place ; sans l’un ni l’autre, montre les exclusions.
help-operator-whom = 192.0.2.0/24, ou une table et une place comme KR7TWQ:B.
help-operator-hours = Pour tant d’heures ; sinon pour toujours.
help-operator-unban = Lève une exclusion.
help-operator-message = Montre à tous un message du jour, ou le retire.
help-operator-text = Un texte pour toutes les langues.
help-operator-in = Un texte pour une langue, comme nl=… ; plusieurs fois si besoin.
help-operator-clear = Retire le message.
metavar-table = TABLE
metavar-whom = [QUI]
metavar-hours = HEURES
metavar-text-or-none = [TEXTE]

# Son et notifications
help-serve-push-key = La clé avec laquelle le serveur prévient les joueurs que c’est leur tour quand leur page est fermée ; « wormery server push-key » en crée une.
help-serve-push-key-file = Un fichier qui contient cette clé, pour qu’aucune liste de processus ne la montre.
help-serve-push-contact = Qui les services de notification peuvent contacter au sujet de ce serveur, par exemple mailto:toi@example.org.
help-server-push-key = Crée une clé pour les notifications push et l’affiche.

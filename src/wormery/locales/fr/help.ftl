### Les pages d’aide : des phrases sans choix, pour s’afficher aussitôt.

help-app = Deux jeux de dés et de vers, au clavier, seul ou entre amis.
help-play = Jouer une partie. Ce que tu ne précises pas par des options t’est demandé.
help-replay = Revoir une partie enregistrée, étape par étape.
help-review = Analyser une partie enregistrée : chance, choix et tournants.
help-learn = Apprendre un jeu en cinq minutes, sur son propre plateau.
help-drill = S’entraîner : des choix tirés de parties de champions, et les plus coûteux des tiennes.
help-daily = Jouer la table du jour : les mêmes dés et les mêmes bots pour tout le monde. Un seul essai compte.
help-compare = Comparer deux parties avec les mêmes dés, tour par tour.
help-check = Vérifier que des parties enregistrées suivent les règles.
help-verify = Vérifier les dés de parties enregistrées : étaient-ils équitables ?
help-usage = Usage :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-default = par défaut :
help-choices = Règles à choisir avec --option
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
help-language = La langue.
help-version = Afficher la version.
help-help = Afficher cette aide.
help-plain = Du texte seulement : ni couleurs, ni cadres, sans effacer l’écran.
help-game = regenwormen ou it-happens.
help-seats = Le nombre de joueurs.
help-player = Un joueur, dans l’ordre des places ; à donner une fois par place : un nom, ou bot:beginner, bot:casual, bot:skilled, bot:expert, bot:champion ; ou un programme, par exec: et sa commande ou par son fichier TOML.
help-level = Le niveau des bots que tu ne nommes pas : beginner, casual, skilled, expert ou champion.
help-begins = La place qui commence : A, B, …
help-option = Une règle à choisir, voir plus bas.
help-dice = random : le programme lance les dés. real : tu les lances sur la table et tu tapes ce que tu as lancé.
help-seed = Un texte qui fixe tous les dés, pour rejouer la même partie.
help-file = Où enregistrer la partie.
help-resume = Reprendre la partie de ce fichier.
help-replay-file = Une partie enregistrée.
help-all = Tout afficher d’un coup.
help-html = Écrire l’analyse dans ce fichier : une page HTML avec un graphique.
help-deep = Réfléchir plus longtemps à chaque coup.
help-learn-again = Recommencer à la première étape.
help-learn-step = Commencer à cette étape.
help-drill-game = regenwormen ou it-happens, les deux par défaut.
help-drill-theme = Seulement les questions sur ce thème, par exemple endgame.
help-drill-count = Combien de questions.
help-drill-record = Ajouter d’abord les choix coûteux de cette partie enregistrée.
help-drill-today = Seulement l’énigme du jour : la même question pour tout le monde.
help-daily-game = regenwormen ou it-happens ; sans cela, tu vois les deux.
help-daily-day = Un autre jour, par exemple 2026-11-18.
help-daily-key = La clé publique dont découlent les dés. Les serveurs qui ont la même clé ont les mêmes dés.
help-daily-again = La jouer encore une fois, pour le plaisir : ça ne compte pas.
help-compare-one = L’enregistrement d’une partie.
help-compare-other = Un autre enregistrement du même jeu.
help-compare-seats = Les places à comparer, par exemple A B : une par enregistrement.
metavar-day = JOUR
metavar-one = UNE
metavar-other = AUTRE
metavar-letters = LETTRE LETTRE
help-check-files = Des parties enregistrées.
help-completion = Afficher un script qui permet à ton shell de compléter commandes, options et valeurs.
help-completion-install = Enregistre-le là où ton shell le cherche, puis ouvre un nouveau shell (pour zsh, un dossier de $fpath) :
help-completion-shell = bash, zsh ou fish.
metavar-shell = SHELL

## Les règles au choix

option-lower = Quel pickomino plus petit tu peux prendre dans la brochette : n’importe lequel, ou seulement le plus élevé (RW-7).
option-short = Partie courte : un pickomino rendu est retourné même si c’est lui le plus élevé (RW-12).
option-skip = Quand tu peux passer ton tour contre un ver : à tout moment, ou seulement avant le lancer (IH-7).
option-open-points = Les jetons de points restent visibles pour tous (IH-9).
option-third-colour-worms = Le nombre de vers de la troisième couleur au début d’une partie à deux (IH-12).
option-mounds = Tes propres termitières : le chemin du fichier (IH-D).

## Beaucoup de parties

help-match = Faire jouer des bots les uns contre les autres, beaucoup de parties.
help-tournament = Chacun contre chacun, avec un classement.
help-simulate = Jouer beaucoup de parties et montrer comment elles se passent.
help-match-players = Les joueurs, par leur nom (un programme par exec: et sa commande, ou par son fichier TOML) ; le dernier prend les places qui restent.
help-tournament-players = Les joueurs, par leur nom ; un programme par exec: et sa commande, ou par son fichier TOML.
help-arena-game = regenwormen ou it-happens.
help-arena-player = Un joueur, par son nom ; le dernier prend les places qui restent.
help-games = Combien de parties ; dans un tournoi, par table.
help-until = Jouer jusqu’à connaître la part de victoires du meneur à cette largeur près ; 0.02 veut dire deux points de pourcentage.
help-arena-seed = Un nombre qui fixe tous les dés : la même graine donne les mêmes résultats.
help-workers = Combien de processus jouent ; par défaut, un par cœur.
help-cluster = Jouer sur le cluster Dask à cette adresse.
help-json = Afficher un seul document JSON.
help-arena-file = Où enregistrer les résultats.
help-arena-resume = Continuer les résultats de ce fichier.
help-report = Écrire un rapport avec des graphiques : un seul fichier HTML.
metavar-players-or-none = [JOUEUR...]
metavar-which-game = JEU
metavar-width = LARGEUR
metavar-address = ADRESSE

## Chances

help-odds = Montrer les chances dans une position : ce que vaut chaque coup, et comment le tour peut finir.
help-odds-position = La position sur une ligne, entre guillemets ; docs/notation.md explique la notation.
help-plot = Dessiner les chiffres dans ce fichier : .png, .svg ou .pdf.
metavar-position = POSITION

## The table server

help-setup = Tout compiler d’avance, pour qu’aucun premier démarrage ne soit lent.
help-serve = Ouvrir sur cette machine des tables pour des amis et des bots.
help-serve-host = L’adresse à écouter ; 0.0.0.0 pour toute personne qui peut joindre cette machine.
help-serve-port = Le port à écouter ; 0 en choisit un libre.
help-serve-database = Un fichier, ou l’URL d’une base PostgreSQL que plusieurs serveurs peuvent partager.
help-serve-origin = Une autre adresse d’où la page peut venir, par exemple https://example.org.
help-serve-https = Un proxy devant s’occupe de HTTPS : les cookies ne passent qu’en HTTPS.
help-serve-proxy = Faire confiance aux adresses que transmet ce proxy (une adresse ou un réseau).
help-serve-archive = Archiver une table après ce nombre de jours sans activité.
help-serve-limits = Aucune limite par adresse. Seulement pour mesurer.
help-serve-log = Ce qui est consigné : debug, info, warning ou error.
help-serve-browser = Ouvrir la page dans un navigateur.
help-server = Gérer la base de données d’un serveur.
help-server-check = Lire chaque table d’une base de données, et signaler celles qui sont illisibles et pourquoi.
help-server-repair = Couper les événements qui rendent une table illisible. Tu apprends d’abord ce qui serait perdu.
help-server-yes = Réparer sans demander.
metavar-database = FICHIER|URL
metavar-level = NIVEAU
metavar-days = JOURS
help-backup = Écrire une sauvegarde d’une base de données dans un seul fichier, pendant que le serveur tourne.
help-backup-file = Le fichier à écrire, ou un dossier, où les sauvegardes portent l’heure dans leur nom.
help-backup-keep = Garder ce nombre de sauvegardes dans le dossier, et supprimer les plus anciennes.
help-backup-force = Écraser le fichier s’il existe.
help-restore = Restaurer une base de données à partir d’une sauvegarde.
help-restore-file = La sauvegarde.
help-move = Copier une base de données de SQLite vers PostgreSQL ou l’inverse, et comparer chaque ligne.
help-move-to = La base de données où tout doit aller.
help-migrate = Mettre une base de données à jour, ou la ramener à une révision plus ancienne.
help-migrate-to = La révision, par son numéro ou son nom.
help-migrate-force = Continuer même si des serveurs viennent d’utiliser la base PostgreSQL.
help-copy-force = Écraser ce qui est dans la base, sans vérifier si des serveurs tournent sur PostgreSQL.
help-copy-yes = Ne pas demander.
metavar-revision = RÉVISION

## Settings of the server

help-serve-base-path = Le chemin sous lequel se trouve le serveur, comme /worms, s’il partage un hôte.
help-serve-players = Un joueur d’un autre paquet que les tables peuvent utiliser, par son nom.
help-serve-player-files = Un programme que les tables peuvent utiliser comme joueur : son fichier TOML (docs/player-protocol.md).
help-serve-thinking = Après ce nombre de secondes, un de nos bots joue à la place d’un joueur d’un autre paquet ou d’un programme.
help-serve-keep-finished = Supprimer les tables terminées après ce nombre de jours.
help-serve-keep-abandoned = Supprimer les tables à la partie inachevée après ce nombre de jours.
help-serve-log-format = Le format des lignes du journal : json ou plain.
help-serve-metrics-token = Un jeton qui permet de lire /metrics de partout ; sans jeton, seuls les programmes de cette machine le peuvent.
help-serve-operator-token = Le jeton des responsables.
help-serve-token-file = Un fichier qui contient ce jeton, pour qu’il n’apparaisse dans aucune liste de processus.
help-serve-profile = Combien de requêtes par adresse et par appareil : home, club, site ou none.
help-serve-limit = Une limite par son nom, comme sockets_per_address=500 ; toutes sont dans docs/settings.md.
help-serve-config = Un fichier de réglages en TOML. Les variables d’environnement (WORMERY_…) et les options l’emportent.
help-serve-show = Affiche les réglages en vigueur et d’où vient chacun, puis s’arrête.
metavar-path = CHEMIN
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = NOM=N
metavar-seconds = SECONDES
help-operator-url = L’adresse du serveur.
help-operator-token = Le jeton des responsables.
help-operator-status = Montre comment vont les nœuds d’un serveur en marche, avec des totaux.
help-operator-tables = Trouve des tables sur un serveur en marche.
help-operator-code = Les tables dont le code commence ainsi.
help-operator-game = Les tables de ce jeu.
help-operator-state = Les tables dans cet état : open, playing, over, rematch ou closed.
help-operator-older = Les tables créées il y a plus de ce nombre d’heures.
help-operator-untouched = Les tables sans activité depuis ce nombre d’heures.
help-operator-before = La page suivante ; la précédente indique la valeur.
help-operator-names = Montre aussi les noms des joueurs.
help-operator-close = Ferme une table : les personnes présentes apprennent pourquoi, et on ne peut plus que la regarder.
help-operator-reason = La raison, pour les personnes concernées.
help-operator-purge = Supprime une table avec tous ses événements.
help-operator-yes = Supprime sans demander.
help-operator-ban = Exclut un réseau d’adresses, ou l’appareil d’une place ; sans l’un ni l’autre, montre les exclusions.
help-operator-whom = 192.0.2.0/24, ou une table et une place comme KR7TWQ:B.
help-operator-hours = Pour ce nombre d’heures ; sinon jusqu’à nouvel ordre.
help-operator-unban = Lève une exclusion.
help-operator-message = Montre à tous un message du jour, ou le retire.
help-operator-text = Un texte pour toutes les langues.
help-operator-in = Un texte pour une langue, comme nl=… ; plusieurs fois si besoin.
help-operator-clear = Retire le message.
metavar-table = TABLE
metavar-whom = [QUI]
metavar-hours = HEURES
metavar-text-or-none = [TEXTE]

## Around the tables
help-serve-open-tables = On peut proposer une table à tous dans la liste des tables ouvertes.
help-serve-daily-key = La clé publique dont découlent, avec le jour, les dés des tables du jour : des serveurs qui ont la même clé ont les mêmes dés.

# Son et notifications
help-serve-push-key = La clé avec laquelle le serveur prévient les joueurs que c’est leur tour quand leur page est fermée ; « wormery server push-key » en crée une.
help-serve-push-key-file = Un fichier qui contient cette clé, pour qu’aucune liste de processus ne la montre.
help-serve-push-contact = Qui les services de notification peuvent contacter au sujet de ce serveur, par exemple mailto:toi@example.org.
help-server-push-key = Crée une clé pour les notifications push et l’affiche.

### Les pages d’aide : des phrases sans choix, pour s’afficher aussitôt.

help-app = Deux jeux de dés autour des vers, à jouer au clavier, seul ou entre amis.
help-play = Jouer une partie. Ce que les options ne disent pas est demandé.
help-replay = Parcourir une partie enregistrée, pas à pas.
help-check = Vérifier que des parties enregistrées suivent les règles.
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
help-player = Qui joue, dans l’ordre, une fois par place : un nom, bot:simple ou bot:random.
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

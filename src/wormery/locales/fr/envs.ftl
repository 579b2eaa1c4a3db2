### Ce que disent les environnements de recherche.

learning = après { $moves } coups : { $share } de parties gagnées
env-over = La partie est finie. Pour commencer la suivante : reset().
env-opponent = « { $opponent } » ne peut pas être un adversaire. Donnez le nom d’un joueur, un Player, ou une fonction d’une observation et de son masque.
env-position-game = Cet environnement joue à { $game }, et la position est une position de { $other }.
env-position-table = La position « { $position } » n’a pas les mêmes places ou options que cet environnement. Une partie y commence ainsi : « { $own } ».
env-position-over = La partie est finie dans cette position. Prenez-en une plus tôt dans la partie.
env-position-ended = À partir de cette position, la partie était finie avant que l’apprenant ait un choix. Prenez-en une plus tôt dans la partie.
env-positions = Il y a { $tables } tables et { $positions } positions. Donnez une position pour toutes, ou une pour chaque table.

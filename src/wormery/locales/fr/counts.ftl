### What is counted over all of somebody’s games: titles beside a number.

rw-count-turns = Tours
rw-count-tiles = Tours avec un pickomino
rw-count-failed = Tours sans pickomino
rw-count-dead = Lancers nuls
rw-count-steals = Vols réussis
rw-count-robbed = Pickominos qu’on t’a volés

ih-count-placed = Dés posés
ih-count-finds = Trouvailles
ih-count-queens = Reines
ih-count-generals = Généraux
ih-count-exact = Cases « ver » touchées
ih-count-spent = Vers dépensés
ih-count-stuck = Tours passés, faute de place

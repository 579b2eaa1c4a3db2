### What is counted over all of somebody’s games: titles beside a number.

rw-count-turns = Züge
rw-count-tiles = Züge mit Portion
rw-count-failed = Züge ohne Portion
rw-count-dead = Fehlwürfe
rw-count-steals = Portionen geklaut
rw-count-robbed = Dir geklaute Portionen

ih-count-placed = Würfel gelegt
ih-count-finds = Fundsachen
ih-count-queens = Königinnen
ih-count-generals = Generäle
ih-count-exact = Wurmzahlen getroffen
ih-count-spent = Würmer bezahlt
ih-count-stuck = Übersprungen, kein Platz mehr

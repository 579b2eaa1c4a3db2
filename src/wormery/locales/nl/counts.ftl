### What is counted over all of somebody’s games: titles beside a number.

rw-count-turns = Beurten
rw-count-tiles = Beurten met een tegel
rw-count-failed = Beurten zonder tegel
rw-count-dead = Worpen zonder keus
rw-count-steals = Tegels veroverd
rw-count-robbed = Tegels van jou veroverd

ih-count-placed = Dobbelstenen gelegd
ih-count-finds = Vondsten
ih-count-queens = Koninginnen
ih-count-generals = Generaals
ih-count-exact = Wormvelden geraakt
ih-count-spent = Wormen betaald
ih-count-stuck = Overgeslagen, geen plek meer

### What is counted over all of somebody’s games: titles beside a number.

rw-count-turns = Turns
rw-count-tiles = Turns with a tile
rw-count-failed = Turns without a tile
rw-count-dead = Dead rolls
rw-count-steals = Steals made
rw-count-robbed = Tiles stolen from you

ih-count-placed = Dice placed
ih-count-finds = Finds
ih-count-queens = Queens
ih-count-generals = Generals
ih-count-exact = Worm numbers hit
ih-count-spent = Worms paid
ih-count-stuck = Passed over, out of room

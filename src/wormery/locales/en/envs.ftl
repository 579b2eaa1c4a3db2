### What the environments for research say.

learning = after { $moves } moves: { $share } won
env-over = The game is over. Begin the next one: reset().

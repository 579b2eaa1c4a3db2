### What the environments for research say.

learning = after { $moves } moves: { $share } won
env-over = The game is over. Call reset() to start the next one.

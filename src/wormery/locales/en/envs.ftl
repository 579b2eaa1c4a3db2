### What the environments for research say.

learning = after { $moves } moves: { $share } won
env-over = The game is over. Call reset() to start the next one.
env-opponent = “{ $opponent }” can’t be an opponent. Use the name of a player, a Player, or a function of an observation and its mask.
env-position-game = This environment plays { $game }, and the position is one of { $other }.
env-position-table = The position “{ $position }” has other seats or options than this environment. A game starts here as “{ $own }”.
env-position-over = The game is over in this position. Take an earlier one.
env-position-ended = From this position the game was over before the learner had a choice. Take an earlier one.
env-positions = There are { $tables } tables and { $positions } positions. Give one position for all, or one for each table.

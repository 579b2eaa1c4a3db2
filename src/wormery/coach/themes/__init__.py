"""What a choice of a game is about, so that one can practise just that: a module a game."""

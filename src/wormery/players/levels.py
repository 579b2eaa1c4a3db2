"""The levels of strength, from the weakest. A game without players of its own has the first."""

RANDOM, BEGINNER, CASUAL, SKILLED, EXPERT, CHAMPION = range(6)

LEVELS = ("random", "beginner", "casual", "skilled", "expert", "champion")

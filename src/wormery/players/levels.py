"""The levels of strength, from the weakest. A game without players of its own has the first."""

RANDOM, BEGINNER, CASUAL, SKILLED, EXPERT, CHAMPION = range(6)

# The champion still learns: it gets its name here once it is stronger than the expert.
LEVELS = ("random", "beginner", "casual", "skilled", "expert")

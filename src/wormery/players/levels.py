"""The levels of strength that both games have, from the weakest."""

RANDOM, BEGINNER, CASUAL, SKILLED, EXPERT = range(5)
LEVELS = ("random", "beginner", "casual", "skilled", "expert")

"""Numbers that the compiled rules of all games share."""

# Who acts, where it is no seat.
CHANCE = -1
OVER = -2

# What begins with a position.
NOTHING, A_TURN, A_ROUND = range(3)

# A standing is several counts in one number, the one that is compared first highest. Each
# count has so many bits.
DIGIT = 10

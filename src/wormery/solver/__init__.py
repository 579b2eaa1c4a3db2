"""Exact answers: turns, ends of rounds, small games solved whole, and exact counts.

Each game has a package of its own here, `wormery.solver.regenwormen` and
`wormery.solver.ithappens`, because a turn of each asks other things. What all games have is the
exact count of what can happen:

>>> from itertools import islice
>>> from wormery import games, solver
>>> start = games.load("regenwormen").start(seats=2)
>>> [level.lines for level in islice(solver.levels(start), 2)]
[1, 1287]

One estimate lives here too. A round of It Happens.. can be searched to its last die, but what
its end is worth is exact only after the last round; before it, the search needs some value to
search for (`ithappens/estimate.py`). Whatever else is estimated is in `evaluation`.
"""

from wormery.solver.counting import Counted, Level, counted, levels

__all__ = ["Counted", "Level", "counted", "levels"]

"""Exact answers: turns, ends of rounds, small games solved whole, and exact counts.

One estimate lives here too. A round of It Happens.. can be searched to its last die, but what
its end is worth is exact only after the last round; before it, the search needs some value to
search for (`ithappens/estimate.py`). Whatever else is estimated is in `evaluation`.
"""

"""How a turn of It Happens.. can end; mounds are given by their numbers, 1 to 12."""

from __future__ import annotations

from wormery.games import ends


class Place(ends.End, frozen=True):
    """With a die on a mound."""

    kind = "place"
    sentence_id = "odds-end-place"

    mound: int
    die: int


class Skip(ends.End, frozen=True):
    """With a worm spent, and no die placed."""

    kind = "skip"
    sentence_id = "odds-end-skip"


End = Place | Skip

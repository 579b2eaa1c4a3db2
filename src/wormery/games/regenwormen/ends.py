"""How a turn of Regenwormen can end; tiles are given by their numbers, 21 to 36."""

from __future__ import annotations

from wormery.games import ends


class Take(ends.End, frozen=True):
    """With a tile from the row."""

    kind = "take"
    sentence_id = "odds-end-take"

    tile: int


class Steal(ends.End, frozen=True):
    """With a tile from another stack."""

    kind = "steal"
    sentence_id = "odds-end-steal"

    tile: int


class Fail(ends.End, frozen=True):
    """With nothing."""

    kind = "fail"
    sentence_id = "odds-end-fail"


End = Take | Steal | Fail

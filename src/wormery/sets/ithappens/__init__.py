"""Mounds of one's own: read as drafts, checked by the reader of files, and measured."""

from wormery.games.ithappens.mounds import DEFAULT as OURS
from wormery.sets.ithappens.balance import measure
from wormery.sets.ithappens.checking import check

__all__ = ["OURS", "check", "measure"]

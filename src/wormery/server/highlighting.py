"""What was best in a finished game, for whoever asks."""

from __future__ import annotations

from functools import lru_cache

from wormery.games import OVER
from wormery.highlights import Highlight, highlights_of
from wormery.record import Sheet
from wormery.server.answers import HighlightNow
from wormery.server.errors import RefusedError
from wormery.server.seeing import spoken_to, story_of
from wormery.server.table import Table

REMEMBERED = 32  # games that ended just now, and that all who played ask about


def highlights(table: Table, device: str, language: str) -> list[HighlightNow]:
    """Goes through the whole game the first time, so a thread had better do this."""
    sheet = table.sheet
    if sheet is None or sheet.position.actor != OVER:
        raise RefusedError("highlights-not-yet")
    story = story_of(table, language, spoken_to(table.seats_of(device)))
    found = []
    for one in _highlights(sheet):
        title, figure, what = story.best(one)
        who = story.names(one.seats)
        found.append(HighlightNow(one.kind, one.seats, title, figure, what, who))
    return found


@lru_cache(maxsize=REMEMBERED)
def _highlights(sheet: Sheet) -> tuple[Highlight, ...]:
    """A sheet whose game is over never changes."""
    steps = [sheet.step_at(place).facts for place in range(len(sheet))]
    return highlights_of(sheet.game, steps)

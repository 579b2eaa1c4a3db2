"""The fields of a position's one-line text, read from left to right."""

from __future__ import annotations

import re

from wormery.games.errors import NotationError, WormeryError

MOST_CHARACTERS = 2000
LONGEST_SHOWN = 40


class Fields:
    """The space-separated fields of a one-line text.

    Every complaint names the column where the field starts.
    """

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS or "\n" in text:
            raise NotationError("position-one-line", line=1, column=1, most=MOST_CHARACTERS)
        self._fields = [(match[0], match.start() + 1) for match in re.finditer(r"\S+", text)]
        self._next = 0
        self.column = 1
        self._end = len(text) + 1

    def take(self, what: str) -> str:
        """The next field; `what` names it in the complaint if the text ends here."""
        if self._next == len(self._fields):
            raise NotationError("position-short", line=1, column=self._end, field=what)
        field, self.column = self._fields[self._next]
        self._next += 1
        self.what = what
        return field

    def end(self) -> None:
        if self._next < len(self._fields):
            field, column = self._fields[self._next]
            raise NotationError("position-long", line=1, column=column, text=field)

    def wrong(self, text: str, reason: WormeryError | None = None) -> NotationError:
        """The complaint that the field just taken is not what it must be, and why."""
        shown = text[:LONGEST_SHOWN]
        if reason is None:
            return NotationError(
                "position-field", line=1, column=self.column, field=self.what, text=shown
            )
        return NotationError(
            "position-field-why",
            line=1,
            column=self.column,
            field=self.what,
            text=shown,
            reason=reason,
        )

"""When a question comes back: a wrong answer tomorrow, right ones after longer and longer.

>>> card = answered(None, right=True, today=100)
>>> card
Card(in_a_row=1, due=101)
>>> answered(card, right=True, today=101)
Card(in_a_row=2, due=104)
>>> answered(card, right=False, today=101)
Card(in_a_row=0, due=102)
"""

from __future__ import annotations

from typing import NamedTuple

DAYS = (1, 3, 7, 16, 35)  # by how often it was right before, without a mistake in between


class Card(NamedTuple):
    """How a question stands with one who learns; days are counted from any day."""

    in_a_row: int  # right answers since the last mistake
    due: int


def answered(card: Card | None, right: bool, today: int) -> Card:
    """How it stands after an answer; None if it was never asked before.

    Who answers again before it is due learns nothing from a right answer.
    """
    if not right:
        return Card(0, today + DAYS[0])
    if card is not None and card.due > today:
        return card
    before = 0 if card is None else card.in_a_row
    return Card(before + 1, today + DAYS[min(before, len(DAYS) - 1)])

"""What the coach found, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.coach.reasons import Reason
from wormery.telling.seats import Seat
from wormery.telling.words import Say


def tell_reason(say: Say, seats: Sequence[Seat], reason: Reason) -> str:
    """One reason as a sentence; those it names may be the one who reads it.

    >>> from wormery import coach, games, telling
    >>> position = games.parse("regenwormen 2 - A 21 -/- :1135WWWW")
    >>> say = telling.Say("en")
    >>> seats = [telling.Seat("A", "Anna", None), telling.Seat("B", "Bo", None)]
    >>> for reason in coach.advise(position).reasons:
    ...     print(tell_reason(say, seats, reason))
    You have no worm yet, and without one there is no tile.
    The turn fails 0.1% of the time if you keep the worms, and 24% with the fives.
    """
    who = {name: seats[seat].name for name, seat in reason.seats.items()}
    parts = {
        name: say.list(tell_reason(say, seats, one) for one in several)
        for name, several in reason.parts.items()
    }
    return say(reason.sentence, **reason.values, **who, **parts)

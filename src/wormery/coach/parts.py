"""What the coach knows of one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, cast

from wormery.games import AnyGame, Move, Position, part_of

if TYPE_CHECKING:
    from wormery.coach.advising import Advice
    from wormery.coach.reasons import Reason
    from wormery.telling.words import Say


class Coach(Protocol):
    """What this floor wants of a game: the module `coach.<game>`, or an entry point."""

    @property
    def GIVEN_AWAY(self) -> Mapping[int, Sequence[float]]:  # noqa: N802
        """By seats: what each level gives away on average in a decision, weakest first."""

    def obvious(self, position: Position, /) -> Move:
        """What a player would do who does not look beyond the turn."""

    def reasons(
        self, position: Position, advice: Advice, chosen: Move | None, /
    ) -> Iterable[Reason]:
        """Why the best move is the best, beside the one that was `chosen` or the next best."""

    def other(self, say: Say, /) -> str:
        """What someone is called who can win without a seat; only asked if there is one."""


def coach_of(game: AnyGame) -> Coach | None:
    """The game's own part; None if it has none, and then nobody is told any reasons."""
    return cast("Coach | None", part_of(game, "coach"))

"""A game of Pig in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.games import Fact, Result
from wormery.games.facts import GameOver, Rolled
from wormery.games.views import Roll
from wormery.telling.seats import Seat, together
from wormery.telling.words import Say
from wormery_pig.game import Held, Hold, Lost, PigView


def tell(say: Say, seats: Sequence[Seat], facts: Sequence[Fact]) -> list[str]:
    told: list[str] = []
    for fact in facts:
        match fact:
            case Rolled(seat, dice):
                told.append(say("pig-told-roll", **seats[seat].who, die=dice))
            case Lost(seat, points):
                told.append(say("pig-told-lost", **seats[seat].who, points=points))
            case Held(seat, points, total):
                who = seats[seat].who
                told.append(say("pig-told-hold", **who, points=points, total=total))
            case GameOver():
                told.append(say("pig-told-over"))
    return told


def label(say: Say, seats: Sequence[Seat], choice: Roll | Hold) -> str:
    if isinstance(choice, Hold):
        return say("pig-hold", points=choice.points, total=choice.total)
    return say("pig-roll")


def won(say: Say, seats: Sequence[Seat], result: Result) -> str:
    winners = together(say, [seats[seat] for seat in result.winners])
    return say("pig-won", **winners, points=result.scores[result.winners[0]])


def table(say: Say, seats: Sequence[Seat], view: PigView) -> list[str]:
    kept = [
        say("pig-kept", name=seat.name, points=points, goal=view.goal)
        for seat, points in zip(seats, view.kept, strict=True)
    ]
    turn = say("pig-turn", name=seats[view.turn].name, points=view.points)
    return kept if view.result else [*kept, turn]


def question(say: Say, seats: Sequence[Seat], view: PigView) -> str:
    return say("pig-ask-die")

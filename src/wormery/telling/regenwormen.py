"""A game of Regenwormen in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.games import Fact, Result
from wormery.games.facts import GameOver, Rolled
from wormery.games.regenwormen.facts import Failed, GaveBack, Kept, Stole, Took, Turned
from wormery.games.regenwormen.view import GiveUp, Keep, RegenwormenView, Stack, Take
from wormery.games.views import Roll
from wormery.telling.seats import Seat
from wormery.telling.words import Say

WORM = "W"


def symbol_of(face: str) -> int | str:
    """What a die shows, as sentences choose their words by it: a number or W."""
    return int(face) if face.isdecimal() else face


def spaced(dice: str) -> str:
    return " ".join(dice)


def tell(say: Say, seats: Sequence[Seat], facts: Sequence[Fact]) -> list[str]:
    told: list[str] = []
    rolled = ""
    for fact in facts:
        match fact:
            case Rolled():
                rolled = spaced(fact.dice)
            case Kept(seat, symbol, dice):
                name = seats[seat].name
                symbol_name = symbol_of(symbol)
                told.append(
                    say("rw-told-keep", name=name, dice=spaced(dice), symbol=symbol_name)
                )
            case Took(seat, tile, worms):
                told.append(say("rw-told-take", name=seats[seat].name, tile=tile, worms=worms))
            case Stole(seat, tile, worms, victim):
                told.append(
                    say(
                        "rw-told-steal",
                        name=seats[seat].name,
                        tile=tile,
                        victim=seats[victim].name,
                        worms=worms,
                    )
                )
            case Failed():
                told += _failed(say, seats[fact.seat].name, fact, rolled)
            case GaveBack(seat, tile, stays):
                told.append(say("rw-told-back", name=seats[seat].name, tile=tile))
                if stays:
                    told.append(say("rw-told-stays", tile=tile))
            case Turned(tile):
                told.append(say("rw-told-turned", tile=tile))
            case GameOver():
                told.append(say("rw-told-over"))
    return told


def _failed(say: Say, name: str, fact: Failed, rolled: str) -> list[str]:
    """Why a turn brings nothing; what becomes of the tiles are facts of their own."""
    if fact.why == "dead":
        told = [say("rw-told-dead", name=name, dice=rolled)]
    elif fact.why == "no-worm":
        told = [say("rw-told-no-worm", name=name, total=fact.total)]
    else:
        told = [say("rw-told-no-claim", name=name, total=fact.total)]
    return told if fact.tile else [*told, say("rw-told-nothing-back", name=name)]


def label(say: Say, seats: Sequence[Seat], choice: Roll | Keep | Take | GiveUp) -> str:
    match choice:
        case Roll():
            return say("rw-move-roll", dice=choice.dice)
        case Keep():
            return say("rw-move-keep", symbol=symbol_of(choice.symbol), count=choice.dice)
        case Take(victim=None):
            return say("rw-move-take", tile=choice.tile, worms=choice.worms)
        case Take(victim=int(victim)):
            name = seats[victim].name
            return say("rw-move-steal", tile=choice.tile, worms=choice.worms, name=name)
    return say("rw-move-give-up")


def won(say: Say, seats: Sequence[Seat], result: Result) -> str:
    names = say.list(seats[seat].name for seat in result.winners)
    worms = result.scores[result.winners[0]]
    return say("rw-won", reason=result.reason, names=names, worms=worms)


def table(say: Say, seats: Sequence[Seat], view: RegenwormenView) -> list[str]:
    lines = [say("rw-row", tiles=_tiles(say, view.row)) if view.row else say("rw-row-empty")]
    if view.out:
        lines.append(say("rw-out", tiles=_tiles(say, view.out)))
    for seat, stack in zip(seats, view.stacks, strict=True):
        lines.append(_stack(say, seat.name, stack))
    if view.aside:
        dice, worm = _dice(say, view.aside), "yes" if view.worm else "no"
        lines.append(say("rw-aside-dice", dice=dice, total=view.total, worm=worm))
    if view.rolled:
        lines.append(say("rw-rolled-dice", dice=_dice(say, view.rolled)))
    return lines


def _tiles(say: Say, tiles: Sequence[int]) -> str:
    return say.row(map(str, tiles))


def _dice(say: Say, dice: str) -> str:
    return " ".join(say("rw-die-worm") if face == WORM else face for face in dice)


def _stack(say: Say, name: str, stack: Stack) -> str:
    if stack.top is None:
        return say("rw-stack-none", name=name)
    if stack.tiles is None or stack.worms is None:
        return say("rw-stack-top", name=name, top=stack.top, height=stack.height)
    tiles = _tiles(say, stack.tiles)
    return say("rw-stack-own", name=name, tiles=tiles, worms=stack.worms)


def question(say: Say, seats: Sequence[Seat], view: RegenwormenView) -> str:
    return say("rw-ask-dice", dice=view.left, example="12355WW4"[: view.left])

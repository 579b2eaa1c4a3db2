"""A game of Regenwormen in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.games import Fact, Result
from wormery.games.facts import GameOver, Rolled
from wormery.games.regenwormen.facts import Failed, GaveBack, Kept, Stole, Took, Turned
from wormery.games.regenwormen.view import GiveUp, Keep, RegenwormenView, Stack, Take
from wormery.games.views import Roll
from wormery.highlights import Highlight
from wormery.telling.best import Best, luck
from wormery.telling.seats import Seat, together
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
                kept = {"dice": spaced(dice), "symbol": symbol_of(symbol)}
                told.append(say("rw-told-keep", **seats[seat].who, **kept))
            case Took(seat, tile, worms):
                told.append(say("rw-told-take", **seats[seat].who, tile=tile, worms=worms))
            case Stole():
                told.append(_stolen(say, seats[fact.seat], seats[fact.victim], fact))
            case Failed():
                told += _failed(say, seats[fact.seat], fact, rolled)
            case GaveBack(seat, tile, stays):
                told.append(say("rw-told-back", **seats[seat].who, tile=tile))
                if stays:
                    told.append(say("rw-told-stays", tile=tile))
            case Turned(tile):
                told.append(say("rw-told-turned", tile=tile))
            case GameOver():
                told.append(say("rw-told-over"))
    return told


def _stolen(say: Say, thief: Seat, victim: Seat, fact: Stole) -> str:
    who = thief.who | ({"you": "victim"} if victim.you else {})
    return say("rw-told-steal", **who, victim=victim.name, tile=fact.tile, worms=fact.worms)


def _failed(say: Say, seat: Seat, fact: Failed, rolled: str) -> list[str]:
    """Why a turn brings nothing; what becomes of the tiles are facts of their own."""
    who = seat.who
    if fact.why == "dead":
        told = [say("rw-told-dead", **who, dice=rolled)]
    elif fact.why == "no-worm":
        told = [say("rw-told-no-worm", **who, total=fact.total)]
    else:
        told = [say("rw-told-no-claim", **who, total=fact.total)]
    return told if fact.tile else [*told, say("rw-told-nothing-back", **who)]


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
    winners = together(say, [seats[seat] for seat in result.winners])
    worms = result.scores[result.winners[0]]
    return say("rw-won", reason=result.reason, **winners, worms=worms)


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


def best(say: Say, highlight: Highlight) -> Best:
    number, dice = highlight.number, spaced(highlight.dice)
    match highlight.kind:
        case "roll":
            return Best(say("rw-best-roll"), say("rw-best-roll-points", points=number), dice)
        case "steals":
            return Best(say("rw-best-steals"), str(number))
        case "streak":
            return Best(say("rw-best-streak"), str(number), say("rw-best-streak-what"))
    return luck(say, number, say("rw-best-luck-what", dice=dice, rolled=highlight.of))

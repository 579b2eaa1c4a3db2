"""What happened in a game of Regenwormen, told from the positions before and after."""

from __future__ import annotations

from wormery.games import CHANCE, OVER, Move, Position
from wormery.games.regenwormen.dice import SYMBOL_TEXT
from wormery.games.regenwormen.position import RegenwormenPosition
from wormery.games.regenwormen.rules import POINTS
from wormery.telling.seats import Seat
from wormery.telling.words import Say


def worms_on(tile: int) -> int:
    return 1 + (tile - 21) // 4


def symbol_of(face: str) -> int | str:
    """What a die shows, as sentences choose their words by it: a number or W."""
    return int(face) if face.isdecimal() else face


def spaced(dice: str) -> str:
    return " ".join(dice)


def tell(
    say: Say,
    seats: tuple[Seat, ...],
    before: RegenwormenPosition,
    step: str,
    after: RegenwormenPosition,
) -> list[str]:
    """The sentences for one step; a roll is told with the choice made from it."""
    name = seats[before.turn].name
    told: list[str] = []
    if before.actor == CHANCE:
        if after.begins or after.actor == OVER:
            dice = spaced(before.name_of(step))
            told += [
                say("rw-told-dead", name=name, dice=dice),
                *_failed(say, name, before, after),
            ]
    elif step.startswith("keep"):
        symbol = step[-1]
        told.append(
            say("rw-told-keep", name=name, dice=spaced(before.rolled), symbol=symbol_of(symbol))
        )
        if after.begins or after.actor == OVER:
            count = before.rolled.count(symbol)
            total = before.total + count * POINTS[SYMBOL_TEXT.index(symbol)]
            worm = "W" in before.aside + symbol
            told += [_stopped(say, name, total, worm), *_failed(say, name, before, after)]
    elif step.startswith("take"):
        told.append(_taken(say, seats, before, int(step.split()[1])))
    elif step == "give up":
        worm = "W" in before.aside
        told += [_stopped(say, name, before.total, worm), *_failed(say, name, before, after)]
    if after.actor == OVER:
        told.append(say("rw-told-over"))
    return told


def _taken(say: Say, seats: tuple[Seat, ...], before: RegenwormenPosition, tile: int) -> str:
    name, worms = seats[before.turn].name, worms_on(tile)
    for owner, stack in enumerate(before.stacks):
        if stack and stack[-1] == tile:
            victim = seats[owner].name
            return say("rw-told-steal", name=name, tile=tile, victim=victim, worms=worms)
    return say("rw-told-take", name=name, tile=tile, worms=worms)


def _stopped(say: Say, name: str, total: int, worm: bool) -> str:
    """Why a turn that stopped brings nothing."""
    if not worm:
        return say("rw-told-no-worm", name=name, total=total)
    return say("rw-told-no-claim", name=name, total=total)


def _failed(
    say: Say, name: str, before: RegenwormenPosition, after: RegenwormenPosition
) -> list[str]:
    """What a failed turn does to the tiles (RW-9)."""
    stack = before.stacks[before.turn]
    if not stack:
        return [say("rw-told-nothing-back", name=name)]
    back = say("rw-told-back", name=name, tile=stack[-1])
    turned = set(after.out) - set(before.out)
    if not turned:
        return [back, say("rw-told-stays", tile=stack[-1])]
    return [back, *(say("rw-told-turned", tile=tile) for tile in sorted(turned))]


def move_name(say: Say, seats: tuple[Seat, ...], here: RegenwormenPosition, move: Move) -> str:
    """What a legal move does here, in words."""
    word, _, what = move.text.partition(" ")
    if word == "roll":
        return say("rw-move-roll", dice=here.left)
    if word == "keep":
        return say("rw-move-keep", symbol=symbol_of(what), count=here.rolled.count(what))
    if word == "take":
        tile = int(what)
        worms = worms_on(tile)
        for owner, stack in enumerate(here.stacks):
            if stack and stack[-1] == tile:
                name = seats[owner].name
                return say("rw-move-steal", tile=tile, worms=worms, name=name)
        return say("rw-move-take", tile=tile, worms=worms)
    return say("rw-move-give-up")


def won(say: Say, seats: tuple[Seat, ...], position: Position) -> str:
    """Who won a finished game, and what decided it."""
    outcome = position.outcome
    assert outcome is not None
    names = say.list(seats[seat].name for seat in outcome.winners)
    worms = outcome.scores[outcome.winners[0]]
    return say("rw-won", reason=outcome.reason, names=names, worms=worms)

"""What happened in a game of It Happens.., told from the positions before and after."""

from __future__ import annotations

from dataclasses import replace

from wormery.games import CHANCE, OVER
from wormery.games.ithappens.position import ItHappensPosition
from wormery.games.ithappens.view import Mound
from wormery.terminal.seats import Seat
from wormery.terminal.words import Say

EMPTY = "."
WORM = "worm"
THIRD = 2  # the colour that belongs to nobody in a game for two


def name_of(say: Say, seats: tuple[Seat, ...], colour: int) -> str:
    """Who has a colour; with two players the third belongs to nobody."""
    return seats[colour].name if colour < len(seats) else say("ih-third-colour")


def target(mound: Mound, colour: int) -> tuple[int, int] | None:
    """The column and field where a die of the colour must go on a mound (IH-5)."""
    owners = [column.colour for column in mound.columns]
    wanted = colour if colour in owners else None
    if wanted not in owners:
        return None
    column = owners.index(wanted)
    for field, place in enumerate(mound.columns[column].fields):
        if place.die is None:
            return column, field
    return None


def with_die(mound: Mound, colour: int, die: int) -> Mound:
    """The mound with one more die on it."""
    found = target(mound, colour)
    assert found is not None
    at, field = found
    column = mound.columns[at]
    fields = list(column.fields)
    fields[field] = replace(fields[field], die=die)
    columns = list(mound.columns)
    columns[at] = replace(column, colour=colour, fields=tuple(fields))
    return replace(mound, columns=tuple(columns))


def tell(
    say: Say,
    seats: tuple[Seat, ...],
    before: ItHappensPosition,
    step: str,
    after: ItHappensPosition,
) -> list[str]:
    """The sentences for one step; a roll is told with what is done with the die."""
    name = seats[before.turn].name
    if before.actor == CHANCE:
        if before.begins == "round":
            mounds = say.list(map(str, after.shown))
            return [say("ih-told-round", round=after.round, mounds=mounds, name=name)]
        return []
    if step == "reroll":
        return [say("ih-told-reroll", name=name, die=before.die or 0)]
    if step == "skip":
        if before.die:
            told = [say("ih-told-skip-after-roll", name=name, die=before.die)]
        else:
            told = [say("ih-told-skip", name=name)]
        return told + _passed_over(say, seats, before, after)
    if step.startswith("place"):
        return _placed(say, seats, before, int(step.split()[1]) - 1, after)
    return []


def _placed(
    say: Say,
    seats: tuple[Seat, ...],
    before: ItHappensPosition,
    place: int,
    after: ItHappensPosition,
) -> list[str]:
    assert before.colour is not None
    assert before.die is not None
    mound, colour = before.mounds[place], before.colour
    whose = "own" if colour == before.turn else "third"
    told = [
        say(
            "ih-told-place",
            name=seats[before.turn].name,
            die=before.die,
            mound=mound.number,
            colour=whose,
        )
    ]
    found = target(mound, colour)
    assert found is not None
    find = mound.columns[found[0]].fields[found[1]].find
    taken = find != EMPTY and _in_supply(before, find) > 0
    if taken:
        finder = name_of(say, seats, colour)
        told.append(say("ih-told-find", name=finder, find=find))
    elif find != EMPTY:
        told.append(say("ih-told-none-left", find=find))
    if after.begins == "round" or after.actor == OVER:
        mounds = list(before.mounds)
        mounds[place] = with_die(mound, colour, before.die)
        supply = before.worms_in_supply - (taken and find == WORM)
        told += _scored(say, seats, before.round, tuple(mounds), supply)
        if after.actor == OVER:
            told.append(say("ih-told-over"))
        return told
    return told + _passed_over(say, seats, before, after)


def _in_supply(position: ItHappensPosition, find: str) -> int:
    if find == WORM:
        return position.worms_in_supply
    return 4 - sum(holding.objects[find] for holding in position.holdings)


def _passed_over(
    say: Say, seats: tuple[Seat, ...], before: ItHappensPosition, after: ItHappensPosition
) -> list[str]:
    """Who could place no die and was passed over (IH-8); not told of whoever has none left."""
    told = []
    seat = (before.turn + 1) % before.seats
    while seat != after.turn and seat != before.turn:
        holding = after.holdings[seat]
        if holding.dice or holding.third_dice:
            told.append(say("ih-told-stuck", name=seats[seat].name))
        seat = (seat + 1) % before.seats
    return told


def _scored(
    say: Say,
    seats: tuple[Seat, ...],
    round_number: int,
    mounds: tuple[Mound, ...],
    supply: int,
) -> list[str]:
    """How each mound is scored at the end of a round (IH-9)."""
    told = [say("ih-told-round-over", round=round_number)]
    for mound in mounds:
        sums = sums_of(mound)
        if not sums:
            told.append(say("ih-told-nobody", mound=mound.number))
            continue
        # Sorting keeps columns further left first among equal sums.
        ranked = sorted(sums, key=lambda colour: -sums[colour])
        each = [
            say("ih-sum", name=name_of(say, seats, colour), sum=sums[colour]) for colour in sums
        ]
        told.append(say("ih-told-sums", mound=mound.number, sums=say.list(each)))
        for rank, points, sentence_id in (
            (0, mound.queen, "ih-told-queen"),
            (1, mound.general, "ih-told-general"),
        ):
            if rank < len(ranked):
                winner = ranked[rank]
                tied = rank + 1 < len(ranked) and sums[ranked[rank + 1]] == sums[winner]
                told.append(
                    say(
                        sentence_id,
                        name=name_of(say, seats, winner),
                        points=points,
                        sum=sums[winner],
                        tie="yes" if tied else "no",
                    )
                )
        for colour in sums:
            if sums[colour] == mound.worm_number:
                name = name_of(say, seats, colour)
                if supply:
                    told.append(say("ih-told-worm", name=name, sum=mound.worm_number))
                else:
                    told.append(say("ih-told-no-worm", name=name, sum=mound.worm_number))
                supply -= supply > 0
    return told


def sums_of(mound: Mound) -> dict[int, int]:
    """The sum of each colour's dice on a mound, by column from the left."""
    return {
        column.colour: sum(field.die or 0 for field in column.fields)
        for column in mound.columns
        if column.colour is not None
    }

"""What happened in a game of It Happens.., told from the positions before and after."""

from __future__ import annotations

from wormery.games import CHANCE, LETTERS, OVER, Move, Position
from wormery.games.ithappens.position import ItHappensPosition
from wormery.games.ithappens.view import Mound, standings, target, with_die
from wormery.telling.seats import Seat
from wormery.telling.words import Say

EMPTY = "."
WORM = "worm"
THIRD = 2  # the colour that belongs to nobody in a game for two


def name_of(say: Say, seats: tuple[Seat, ...], colour: int) -> str:
    """Who has a colour; with two players the third belongs to nobody."""
    return seats[colour].name if colour < len(seats) else say("ih-third-colour")


def subject(say: Say, seats: tuple[Seat, ...], colour: int, place: str = "start") -> str:
    """The same in a sentence, at its start or within it: the third colour has its article."""
    if colour < len(seats):
        return seats[colour].name
    return say("ih-the-third-colour", place=place)


def die_of(say: Say, seats: tuple[Seat, ...], colour: int) -> str:
    """The heading over a die that was rolled."""
    return say(
        "ih-die-of",
        colour="own" if colour < len(seats) else "third",
        name=name_of(say, seats, colour),
        letter=LETTERS[colour],
    )


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
    found = target(mound, colour, before.die)
    assert found is not None
    find = mound.columns[found.column].fields[found.field].find
    taken = find != EMPTY and _in_supply(before, find) > 0
    if taken:
        finder = subject(say, seats, colour)
        told.append(say("ih-told-find", name=finder, find=find))
    elif find != EMPTY:
        told.append(say("ih-told-none-left", find=find))
    if after.begins == "round" or after.actor == OVER:
        mounds = list(before.mounds)
        mounds[place] = with_die(mound, found.column, found.field, colour, before.die)
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
        stand = standings(mound)
        if not stand:
            told.append(say("ih-told-nobody", mound=mound.number))
            continue
        each = [
            say("ih-sum", name=subject(say, seats, one.colour, "within"), sum=one.sum)
            for one in stand
        ]
        told.append(say("ih-told-sums", mound=mound.number, sums=say.list(each)))
        prizes = (
            ("ih-told-queen", mound.queen, [one for one in stand if one.queen]),
            ("ih-told-general", mound.general, [one for one in stand if one.general]),
        )
        passed = {one.colour for one in stand}
        for sentence_id, points, winners in prizes:
            for winner in winners:
                passed.discard(winner.colour)
                tied = any(one.sum == winner.sum for one in stand if one.colour in passed)
                told.append(
                    say(
                        sentence_id,
                        name=subject(say, seats, winner.colour),
                        points=points,
                        sum=winner.sum,
                        tie="yes" if tied else "no",
                    )
                )
        for one in stand:
            if one.worm:
                name = subject(say, seats, one.colour)
                if supply:
                    told.append(say("ih-told-worm", name=name, sum=one.sum))
                else:
                    told.append(say("ih-told-no-worm", name=name, sum=one.sum))
                supply -= supply > 0
    return told


def move_name(say: Say, seats: tuple[Seat, ...], here: ItHappensPosition, move: Move) -> str:
    """What a legal move does here, in words."""
    holding = here.holdings[here.turn]
    if move.text == "roll":
        return say("ih-move-roll", dice=holding.dice)
    if move.text == "roll third":
        return say("ih-move-roll-third", dice=holding.third_dice, letter=LETTERS[THIRD])
    if move.text == "skip":
        return say("ih-move-skip", worms=holding.worms)
    if move.text == "reroll":
        return say("ih-move-reroll", worms=holding.worms)
    return _place_name(say, here, int(move.text.split()[1]) - 1)


def _place_name(say: Say, here: ItHappensPosition, place: int) -> str:
    mound = here.mounds[place]
    assert here.colour is not None
    assert here.die is not None
    found = target(mound, here.colour, here.die)
    assert found is not None
    find = mound.columns[found.column].fields[found.field].find
    find = "nothing" if find == EMPTY else find
    return say("ih-move-place", mound=mound.number, sum=found.sum, find=find)


def won(say: Say, seats: tuple[Seat, ...], position: Position) -> str:
    """Who won a finished game, and what decided it."""
    outcome = position.outcome
    assert outcome is not None
    names = say.list(
        subject(say, seats, colour, "within" if number else "start")
        for number, colour in enumerate(outcome.winners)
    )
    points = outcome.scores[outcome.winners[0]]
    return say("ih-won", reason=outcome.reason, names=names, points=points)

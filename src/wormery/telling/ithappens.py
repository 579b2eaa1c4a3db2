"""A game of It Happens.. in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from wormery.games import LETTERS, OVER, Fact, Result
from wormery.games.facts import GameOver
from wormery.games.ithappens.facts import (
    Found,
    MoundScored,
    NoneLeft,
    Placed,
    Rerolled,
    Revealed,
    RoundOver,
    Skipped,
    Stuck,
)
from wormery.games.ithappens.mounds import NOTHING
from wormery.games.ithappens.rules import ROUNDS
from wormery.games.ithappens.view import (
    AnyChoice,
    Column,
    Holding,
    ItHappensView,
    Mound,
    Place,
    Reroll,
    RollThird,
    Skip,
    Standing,
)
from wormery.highlights import Highlight
from wormery.telling.best import Best, luck
from wormery.telling.seats import Seat, together
from wormery.telling.words import Say

NONE = "–"


def name_of(say: Say, seats: Sequence[Seat], colour: int) -> str:
    """Who has a colour; with two players the third belongs to nobody."""
    return seats[colour].name if colour < len(seats) else say("ih-third-colour")


def party(say: Say, seats: Sequence[Seat], colour: int, place: str = "start") -> Seat:
    """The same in a sentence, at its start or within it: the third colour has its article."""
    if colour < len(seats):
        return seats[colour]
    return Seat(LETTERS[colour], say("ih-the-third-colour", place=place), None)


def die_of(say: Say, seats: Sequence[Seat], colour: int) -> str:
    """The heading over a die that was rolled."""
    whose = "third"
    if colour < len(seats):
        whose = "you" if seats[colour].you else "own"
    return say(
        "ih-die-of",
        colour=whose,
        name=name_of(say, seats, colour),
        letter=LETTERS[colour],
    )


def tell(say: Say, seats: Sequence[Seat], facts: Sequence[Fact]) -> list[str]:
    told: list[str] = []
    for fact in facts:
        match fact:
            case Revealed(seat, number, mounds):
                shown = say.list(map(str, mounds))
                told.append(say("ih-told-round", **seats[seat].who, round=number, mounds=shown))
            case Rerolled(seat, die):
                told.append(say("ih-told-reroll", **seats[seat].who, die=die))
            case Skipped(seat, None):
                told.append(say("ih-told-skip", **seats[seat].who))
            case Skipped(seat, int(die)):
                told.append(say("ih-told-skip-after-roll", **seats[seat].who, die=die))
            case Placed(seat, colour, die):
                whose = "own" if colour == seat else "third"
                told.append(
                    say(
                        "ih-told-place",
                        **seats[seat].who,
                        die=die,
                        mound=fact.mound,
                        colour=whose,
                    )
                )
            case Found(colour, find):
                told.append(say("ih-told-find", **party(say, seats, colour).who, find=find))
            case NoneLeft(_, find):
                told.append(say("ih-told-none-left", find=find))
            case Stuck(seat):
                told.append(say("ih-told-stuck", **seats[seat].who))
            case RoundOver(number):
                told.append(say("ih-told-round-over", round=number))
            case MoundScored():
                told += _scored(say, seats, fact)
            case GameOver():
                told.append(say("ih-told-over"))
    return told


def _scored(say: Say, seats: Sequence[Seat], fact: MoundScored) -> list[str]:
    """How a mound was scored at the end of a round (IH-9)."""
    mound, standings = fact.mound, fact.standings
    if not standings:
        return [say("ih-told-nobody", mound=mound.number)]
    sums = [
        say("ih-sum", **party(say, seats, one.colour, "within").who, sum=one.sum)
        for one in standings
    ]
    told = [say("ih-told-sums", mound=mound.number, sums=say.list(sums))]
    for one in standings:
        if one.queen:
            told.append(_prize(say, seats, "ih-told-queen", mound.queen, one, fact.queen_tied))
    for one in standings:
        if one.general:
            tied = fact.general_tied
            told.append(_prize(say, seats, "ih-told-general", mound.general, one, tied))
    for one in standings:
        if one.worm:
            sentence = "ih-told-no-worm" if one.colour in fact.wormless else "ih-told-worm"
            told.append(say(sentence, **party(say, seats, one.colour).who, sum=one.sum))
    return told


def _prize(
    say: Say, seats: Sequence[Seat], sentence: str, points: int, one: Standing, tied: bool
) -> str:
    who, tie = party(say, seats, one.colour).who, "yes" if tied else "no"
    return say(sentence, **who, points=points, sum=one.sum, tie=tie)


def label(say: Say, seats: Sequence[Seat], choice: AnyChoice) -> str:
    match choice:
        case RollThird():
            letter = LETTERS[choice.colour]
            return say("ih-move-roll-third", dice=choice.dice, letter=letter)
        case Skip():
            return say("ih-move-skip", worms=choice.worms)
        case Reroll():
            return say("ih-move-reroll", worms=choice.worms)
        case Place():
            find = "nothing" if choice.find == NOTHING else choice.find
            return say("ih-move-place", mound=choice.mound, sum=choice.sum, find=find)
    return say("ih-move-roll", dice=choice.dice)


def won(say: Say, seats: Sequence[Seat], result: Result) -> str:
    winners = [
        party(say, seats, colour, "within" if number else "start")
        for number, colour in enumerate(result.winners)
    ]
    points = result.scores[result.winners[0]]
    return say("ih-won", reason=result.reason, **together(say, winners), points=points)


def table(say: Say, seats: Sequence[Seat], view: ItHappensView) -> list[str]:
    lines = [_round(say, seats, view)]
    for mound in view.mounds:
        lines += _mound(say, seats, mound)
    for colour in range(len(view.holdings)):
        lines.append(holding_text(say, name_of(say, seats, colour), view, colour))
    lines.append(supply_text(say, view))
    if view.die is not None and view.colour is not None:
        lines.append(f"{die_of(say, seats, view.colour)} {view.die}")
    return lines


def _round(say: Say, seats: Sequence[Seat], view: ItHappensView) -> str:
    if view.actor == OVER:
        return say("ih-after-rounds", rounds=ROUNDS)
    return say("ih-round-of", **seats[view.starter].who, round=view.round, rounds=ROUNDS)


def supply_text(say: Say, view: ItHappensView) -> str:
    return say("ih-supply", worms=view.worms_in_supply, mounds=view.face_down)


def _mound(say: Say, seats: Sequence[Seat], mound: Mound) -> list[str]:
    lines = [
        say(
            "ih-mound-worth",
            number=mound.number,
            queen=mound.queen,
            general=mound.general,
            worm=mound.worm_number,
        )
    ]
    for number, column in enumerate(mound.columns, start=1):
        fields = say.row(_fields(say, column))
        if column.colour is None:
            lines.append(say("ih-column-free", column=number, fields=fields))
        else:
            name = name_of(say, seats, column.colour)
            lines.append(say("ih-column-taken", column=number, name=name, fields=fields))
    return lines


def _fields(say: Say, column: Column) -> list[str]:
    dice = [say("ih-field-die", die=die) for die in column.dice]
    return dice + [
        say("ih-field", find="nothing" if find == NOTHING else find)
        for find in column.finds[len(dice) :]
    ]


def holding_text(say: Say, name: str, view: ItHappensView, colour: int) -> str:
    holding = view.holdings[colour]
    objects = [
        f"{say('ih-find', find=find)} × {count}" for find, count in holding.objects.items()
    ]
    points = str(holding.point_tiles)
    if holding.point_tiles and (known := points_text(holding)):
        points = f"{points} ({known})"
    return say(
        "ih-holding",
        name=name,
        dice=dice_text(view, colour),
        worms=holding.worms,
        points=points,
        objects=say.row(objects) if objects else say("ih-no-objects"),
    )


def dice_text(view: ItHappensView, colour: int) -> str:
    """The dice left: a colour's own, and those of the third colour that a player keeps.

    When the game is over the dice are back with their owners, and nobody needs them.
    """
    if colour == view.third or view.actor == OVER:
        return NONE
    holding = view.holdings[colour]
    if view.third is None or not holding.third_dice:
        return str(holding.dice)
    return f"{holding.dice} + {holding.third_dice} {LETTERS[view.third]}"


def points_text(holding: Holding) -> str | None:
    """What the point tiles are worth, to those who may know."""
    if holding.queen_points is None or holding.general_points is None:
        return None
    points = sorted((*holding.queen_points, *holding.general_points), reverse=True)
    return " + ".join(map(str, points)) or NONE


def question(say: Say, seats: Sequence[Seat], view: ItHappensView) -> str:
    lots = view.lots
    if lots is not None and not lots.back:
        example = lots.between.join(lots.pieces[: lots.count])
        return say("ih-ask-mounds", mounds=" ".join(lots.pieces), example=example)
    letter = LETTERS[view.turn if view.colour is None else view.colour]
    return say("ih-ask-die", letter=letter)


def best(say: Say, highlight: Highlight) -> Best:
    number, when = highlight.number, highlight.when
    match highlight.kind:
        case "sum":
            return Best(say("ih-best-sum"), str(number), say("ih-best-sum-what", mound=when))
        case "queens":
            return Best(say("ih-best-queens"), str(number))
        case "finds":
            what = say("ih-best-finds-what", round=when)
            return Best(say("ih-best-finds"), str(number), what)
        case "exact":
            return Best(say("ih-best-exact"), str(number))
    total = sum(map(int, highlight.dice))
    what = say("ih-best-luck-what", sum=total, rolled=highlight.of, round=when)
    return luck(say, number, what)

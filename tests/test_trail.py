"""Trails and sheets: copies that share their steps stay independent."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import random_step

from wormery import games, record
from wormery.games import OVER
from wormery.record import GameRecord, Sheet, Trail
from wormery.record.shared import spots_in

steps = st.lists(
    st.tuples(st.sampled_from(["add", "take off", "copy"]), st.integers(0, 5), st.integers()),
    max_size=60,
)


@given(steps)
def test_trails_are_lists_that_share(steps: list[tuple[str, int, int]]) -> None:
    trails: list[Trail[int]] = [Trail()]
    lists: list[list[int]] = [[]]
    for what, which, value in steps:
        trail, plain = trails[which % len(trails)], lists[which % len(lists)]
        if what == "add":
            trail.append(value)
            plain.append(value)
        elif what == "copy":
            trails.append(trail.copy())
            lists.append(plain.copy())
        elif plain:
            assert trail.pop() == plain.pop()
    for trail, plain in zip(trails, lists, strict=True):
        assert list(trail) == plain == [trail[place] for place in range(len(trail))]
        assert trail.last == (plain[-1] if plain else None)


@given(st.sampled_from(sorted(games.GAMES)), st.integers(0, 2**32), steps)
def test_a_sheet_counts_as_one_without_undone_steps(
    name: str, seed: int, changes: list[tuple[str, int, int]]
) -> None:
    """Moves and typed dice are added and undone on several copies of a sheet."""
    game, random = games.load(name), Random(seed)
    sheets = [Sheet(game.start(seats=2), 0)]
    written = [GameRecord.start(game, seats=2)]
    for what, which, repeat in changes:
        number = which % len(sheets)
        sheet = sheets[number]
        if what == "add":
            for _ in range(repeat % 5):
                if sheet.position.actor != OVER:
                    step = sheet.position.step(random_step(sheet.position, random))
                    sheet.add(step)
                    written[number] = written[number].add(step.text)
        elif what == "copy":
            sheets.append(sheet.copy())
            written.append(written[number])
        elif len(sheet):
            sheet.undo()
            left = written[number].steps[:-1]
            written[number] = GameRecord(written[number].positions[:-1], 0, left)
    for sheet, plain in zip(sheets, written, strict=True):
        assert sheet.position == plain.position
        assert sheet.write({}) == record.write(plain)
        assert sheet.chances == len(record.chance_steps(plain))
        assert sheet.spots().next(sheet.position) == spots_in(plain.positions)[-1]

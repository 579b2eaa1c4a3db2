"""A program of somebody who uses the library: everyday things, with strict types only.

`tests/test_surface.py` has it checked by mypy, and runs it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import assert_type

import wormery
from wormery import arena, coach, evaluation, games, players, record, solver, telling
from wormery.games import ithappens, regenwormen
from wormery.solver import regenwormen as turns


class Cautious(players.Player):
    name = "cautious"

    def choose(self, position: games.Position, random: Random) -> games.Move:
        takes = [move for move in position.moves if move.kind == "take"]
        return takes[0] if takes else random.choice(position.moves)


def look_around() -> None:
    game = wormery.games.load("it-happens")
    assert_type(game, games.Game[games.Position, games.View])
    position = game.start(seats=3, begins=1, skip="before-roll")
    assert_type(position, games.Position)
    assert_type(position.after("1.2.3").moves, tuple[games.Move, ...])
    assert_type(games.view(position, 1), games.View)
    assert position.options["skip"] == "before-roll"
    assert game.parse(position.text) == games.parse(position.text) == position
    for other in games.GAMES.values():
        assert_type(other.name, str)


def look_closely() -> None:
    position = regenwormen.GAME.start(seats=2).after("roll").after("1135WWWW")
    assert_type(position, regenwormen.RegenwormenPosition)
    assert_type(position.row, tuple[int, ...])
    for choice in position.choices:
        if isinstance(choice, regenwormen.Keep):
            assert_type(choice.points, int)
    step = position.step("keep W")
    assert_type(step.after, regenwormen.RegenwormenPosition)
    for fact in step.facts:
        match fact:
            case regenwormen.Kept(seat=seat, symbol=symbol):
                assert_type((seat, symbol), tuple[int, str])
    table = ithappens.GAME.start(seats=2).after("1.2.3")
    assert_type(table.mounds[0].queen, int)
    try:
        position.after("take 21")
    except games.IllegalMoveError as error:
        assert_type(error.in_language("nl"), str)


def analyse() -> None:
    position = regenwormen.GAME.start(seats=2)
    turn = turns.solve(position, turns.Worth.in_worms(position))
    assert_type(turn.best, games.Move | None)
    assert_type(turns.chance_of(position, lambda total: total >= 30), float)
    assert_type(next(solver.levels(position)).positions, int)
    odds = evaluation.odds_of(position)
    assert_type(odds.ranked, list[tuple[games.Move, float]])
    found = evaluation.evaluate(position, evaluation.QUICK)
    assert_type(found.chances, tuple[float, ...])
    advice = coach.advise(games.parse("regenwormen 2 - A 21 -/- :1135WWWW"))
    say = telling.Say("fr")
    seats = [telling.Seat("A", "Anna", None), telling.Seat("B", "Bo", None)]
    reasons = [coach.tell_reason(say, seats, reason) for reason in advice.reasons]
    assert_type(reasons, list[str])


def play_many(folder: Path) -> None:
    game = arena.play("regenwormen", [Cautious(), "casual"], seed=4)
    assert_type(game, record.GameRecord)
    record.save(game, folder / "game.worm")
    again = record.load(folder / "game.worm")
    assert record.read(record.write(again)) == game
    assert_type(again.positions[3].scores, tuple[int, ...])
    say = telling.Say("en")
    story = telling.Story(say, again.game, telling.seats_of(again, say))
    assert_type(story.told(again.facts(2)), list[str])
    review = coach.review(again, evaluation.QUICK)
    assert_type(review.accounts[0].own_luck, float)
    results = arena.match("regenwormen", [Cautious(), "random"], games=10)
    assert_type(results.tables[0].players[0].share.low, float)
    ladder = arena.tournament("it-happens", ["random", "beginner"], games=10)
    assert_type(ladder.ranking[0].player, str)
    course = arena.simulate(ithappens.GAME, ["random"], seats=3, games=10)
    assert_type(course.tables[0].decisions.mean, float)
    batch = arena.play_games(regenwormen.GAME, seats=2, number=10)
    assert batch.scores.shape == (10, 2)


def main() -> None:
    look_around()
    look_closely()
    analyse()
    with tempfile.TemporaryDirectory() as folder:
        play_many(Path(folder))


if __name__ == "__main__":
    main()

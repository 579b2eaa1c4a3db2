"""The same seeds bring the same dice as ever: batches, environments, seeds and fair dice.

tests/kept/dice.json was written by an earlier version. It may grow; what is in it stays.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wormery import games, record
from wormery.arena.batch import play_games
from wormery.envs.pettingzoo import raw_env
from wormery.games import CHANCE, OVER, AnyGame, Position

KEPT = json.loads((Path(__file__).parent / "kept" / "dice.json").read_text(encoding="utf-8"))

TABLES = [(game.name, seats) for game in games.GAMES.values() for seats in game.seats]
OUTCOMES = 60  # that were kept of each walk
STEPS = 60  # of each table

Outcome = Callable[[Position, int], str]


def rows(kind: str) -> list[Any]:
    return [
        pytest.param(row, id="-".join(str(row[key]) for key in ("game", "seats")))
        for row in KEPT[kind]
    ]


def walk(game: AnyGame, seats: int, outcome: Outcome) -> list[str]:
    """What chance brings if the last legal move is made, or "roll" where one may give up."""
    position = game.start(seats=seats)
    fell: list[str] = []
    while position.actor != OVER and len(fell) < OUTCOMES:
        if position.actor == CHANCE:
            fell.append(outcome(position, len(fell)))
            position = position.after(fell[-1])
        else:
            gives_up = "give up" in [move.text for move in position.moves]
            position = position.after("roll" if gives_up else position.moves[-1])
    return fell


@pytest.mark.parametrize("kind", ["batches", "tables", "seeds", "fair"])
def test_every_table_was_kept(kind: str) -> None:
    kept = {(row["game"], row["seats"]) for row in KEPT[kind]}
    assert kept == {table for table in TABLES if table[0] in {game for game, _ in kept}}
    assert len(kept) == 10


@pytest.mark.parametrize("row", rows("batches"))
def test_batches(row: dict[str, Any]) -> None:
    number, names = len(row["scores"]), [row["players"]] * row["seats"]
    batch = play_games(games.load(row["game"]), row["seats"], number, row["seed"], names)
    assert batch.scores.tolist() == row["scores"]
    assert batch.decisions.tolist() == row["decisions"]


@pytest.mark.parametrize("row", rows("tables"))
def test_environments(row: dict[str, Any]) -> None:
    env, random = raw_env(row["game"], row["seats"]), Random(1)
    env.reset(seed=row["seed"])
    for _ in range(STEPS):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        mask = env.observe(agent)["action_mask"].tolist()
        env.step(random.choice([move for move, legal in enumerate(mask) if legal]))
    assert env.table.position.text == row["position"]


@pytest.mark.parametrize("row", rows("seeds"))
def test_seeds_of_records(row: dict[str, Any]) -> None:
    def outcome(position: Position, number: int) -> str:
        return record.draw(position, row["seed"], number).text

    assert walk(games.load(row["game"]), row["seats"], outcome) == row["fell"]


@pytest.mark.parametrize("row", rows("fair"))
def test_fair_dice(row: dict[str, Any]) -> None:
    seeds = tuple(f"seed {seat}" for seat in range(row["seats"]))
    dice = record.FairDice(bytes(range(32)), seeds)
    assert walk(games.load(row["game"]), row["seats"], dice.outcome) == row["fell"]
    assert dice.beginner(row["seats"]) == row["begins"]

"""Plays a block of deals: the unit of work, on this machine or any other.

Deal n of a table has the same dice wherever and in whatever block it is played, and in each
of its games the players sit one seat further around the table.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wormery.arena import batch
from wormery.arena.batch import Counts
from wormery.arena.plan import Plan, PlanError
from wormery.arena.tally import Tally, count_games
from wormery.games import CHANCE, OVER, Result
from wormery.games.errors import WormeryError
from wormery.players import Player
from wormery.players.external import PlayerError
from wormery.record import draw


@dataclass(frozen=True, slots=True)
class Block:
    """Deals `first` to `last - 1` of a table."""

    table: int
    first: int
    last: int

    @property
    def deals(self) -> int:
        return self.last - self.first


def play_block(plan: Plan, block: Block) -> tuple[Tally, float]:
    """What came out, and how many seconds it took."""
    begun = time.perf_counter()
    play = _play_compiled if plan.is_compiled(block.table) else _play_positions
    names = plan.tables[block.table]
    begins = np.arange(block.first, block.last) % plan.seats
    won, scores, reasons, counts = play(plan, block)
    tally = count_games(names, begins, won, scores, counts)
    tally.reasons = reasons
    return tally, time.perf_counter() - begun


# Who won, the scores, what decided how often, and the lengths; see `count_games`.
Played = tuple[NDArray[np.bool_], Counts, Counter[str], Counts]


def seated(names: tuple[str, ...], turned: int) -> tuple[str, ...]:
    """Who sits where once everybody has moved on by so many seats."""
    return names[turned:] + names[:turned]


def _play_compiled(plan: Plan, block: Block) -> Played:
    names = plan.tables[block.table]
    won, scores, counts = [], [], []
    reasons: Counter[str] = Counter()
    for turned in range(plan.turns_around(block.table)):
        played = batch.play_games(
            plan.rules,
            plan.seats,
            block.deals,
            seed=plan.seed_of(block.table),
            players=seated(names, turned),
            threads=1,
            first=block.first,
            **plan.chosen,
        )
        winners, why = played.judge()
        won.append(winners)
        for reason, times in zip(plan.rules.rules.Reason, np.bincount(why), strict=False):
            if times:
                reasons[reason.value] += int(times)
        scores.append(played.scores)
        counts.append(np.stack([played.decisions, played.choices], axis=1))
    return np.stack(won), np.stack(scores), reasons, np.stack(counts)


def _play_positions(plan: Plan, block: Block) -> Played:
    names = plan.tables[block.table]
    loaded = {name: plan.player(name) for name in names}
    won, scores, counts = [], [], []
    reasons: Counter[str] = Counter()
    for turned in range(plan.turns_around(block.table)):
        sitting = [loaded[name] for name in seated(names, turned)]
        for deal in range(block.first, block.last):
            result, decisions, choices = play_deal(plan, block.table, deal, sitting)
            won.append([party in result.winners for party in range(len(result.scores))])
            scores.append(result.scores)
            counts.append((decisions, choices))
            reasons[result.reason] += 1

    def shaped(found: list[Any], kind: Any) -> NDArray[Any]:
        return np.array(found, dtype=kind).reshape(-1, block.deals, len(found[0]))

    return shaped(won, np.bool_), shaped(scores, np.int64), reasons, shaped(counts, np.int64)


def play_deal(
    plan: Plan, table: int, deal: int, sitting: list[Player]
) -> tuple[Result, int, int]:
    """One game, move by move: how it ended, its decisions, and those that had a choice.

    Each throw of each turn has dice of its own, so they fall alike in all games of a deal
    however long the turns before took.
    """
    seed = f"{plan.seed_of(table)} {deal}"
    chances = [Random(f"wormery player {seed} {seat}") for seat in range(plan.seats)]
    position = plan.rules.start(seats=plan.seats, begins=deal % plan.seats, **plan.chosen)
    decisions = choices = turns = throws = 0
    while position.actor != OVER:
        if position.begins is not None:
            turns, throws = turns + 1, 0
        if position.actor == CHANCE:
            position = position.after(draw(position, f"{seed} {turns}", throws))
            throws += 1
            continue
        player = sitting[position.actor]
        decisions += 1
        choices += len(position.moves) > 1
        try:
            position = position.after(player.choose(position, chances[position.actor]))
        except PlayerError:
            raise  # it says all
        except WormeryError as error:
            raise PlanError("arena-move", player=player.name, reason=error) from error
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise PlanError("arena-player", player=player.name, reason=reason) from error
    assert position.result is not None
    return position.result, decisions, choices

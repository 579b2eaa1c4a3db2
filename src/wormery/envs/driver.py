"""Tables that are driven by the compiled rules: one source, bound to each game.

A table moves, lets chance act, lets opponents play, and writes what a seat sees into a row of
numbers. Functions that are given cells are for one table and called from Python; those for
many tables are given arrays with a place for each.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wormery.envs.rewards import RANK, WIN
from wormery.envs.streams import GAMES, SEED
from wormery.games.compiling import Cell, Record, once_bound
from wormery.games.moments import CHANCE, OVER
from wormery.games.randomness import Stream, begin_stream, below, next_bits, one_of
from wormery.players.levels import RANDOM

# Of the game that this is bound to.
rules: Any = None
choose: Any = None
forget: Any = None
observe: Any = None
share_of_win: Any = None
place: Any = None
margin: Any = None

ILLEGAL = -1  # what a move gives that is refused; else the seat that acts, or OVER

GUEST = -1  # the level of a seat whose player is not compiled: Python asks for its moves

ILLEGAL_REWARD = -1.0  # what an illegal move is worth; the table stays as it is


def _records(fields: list[tuple[str, str]]) -> np.dtype[Any]:
    return np.dtype((np.record, np.dtype(fields)))


# What an environment of many tables goes by, in a record: compiled code takes no keywords.
TERMS = _records(
    [
        ("begins", "i8"),  # the seat that begins every game, or -1: then chance says
        ("rewards", "i8"),
        ("all_random", "?"),  # the other seats
        ("most_steps", "i8"),  # of an episode
        ("most_illegal", "i8"),  # moves in a row
    ]
)

# How far each of its tables is in its episode.
EPISODE = _records([("over", "?"), ("cut", "?"), ("steps", "i8"), ("illegal", "i8")])

BEGIN, GO_ON = 1, 2  # what is to be done at a table: the next game, or on from its position


@once_bound
def settle(setup: Record, state: Record, stream: Stream) -> None:
    """Let chance act, until a seat does or the game is over."""
    while rules.actor(state) == CHANCE:
        rules.fall(setup, state, rules.sample(setup, state, next_bits(stream)))


@once_bound
def begin_game(setup: Record, state: Record, stream: Stream, begins: int) -> None:
    """The next game of a seed; with -1 chance says which seat begins."""
    next_dice(stream)
    if begins < 0:
        begins = below(next_bits(stream), setup.seats)
    rules.start(setup, state, begins)
    settle(setup, state, stream)


@once_bound
def next_dice(stream: Stream) -> None:
    """The dice of the next game of a seed."""
    begin_stream(stream, stream[SEED], stream[GAMES])
    stream[GAMES] += np.uint64(1)


@once_bound
def try_move(setup: Record, state: Record, stream: Stream, move: int) -> bool:
    """Make a move and let chance act after it; False, and nothing done, if it is illegal."""
    if not 0 <= move < rules.MOVES or not rules.legal(setup, state) >> move & 1:
        return False
    rules.play(setup, state, move)
    settle(setup, state, stream)
    return True


@once_bound
def others_play(
    setup: Record, state: Record, stream: Stream, levels: Record, scratch: Any
) -> int:
    """Our players of other seats move, until somebody else acts or the game is over."""
    forget(scratch)
    actor = rules.actor(state)
    while actor > 0 and levels[actor] != GUEST:
        if levels[actor] == RANDOM:
            move = one_of(rules.legal(setup, state), next_bits(stream))
        else:
            move = choose(setup, state, levels[actor], stream, scratch)
        rules.play(setup, state, move)
        settle(setup, state, stream)
        actor = rules.actor(state)
    return actor


@once_bound
def others_play_randomly(setup: Record, state: Record, stream: Stream) -> int:
    """The same where all others are random, as quick as can be."""
    while rules.actor(state) > 0:
        rules.play(setup, state, one_of(rules.legal(setup, state), next_bits(stream)))
        settle(setup, state, stream)
    return rules.actor(state)


@once_bound
def worth(setup: Record, state: Record, seat: int, kind: int) -> float:
    """What the end of a game is worth to a seat."""
    if kind == WIN:
        return share_of_win(setup, state, seat)
    if kind == RANK:
        return place(setup, state, seat)
    return float(margin(setup, state, seat))


@once_bound
def see(setup: Record, state: Record, seat: int, reveal: bool, numbers: Record) -> None:
    """Write what a seat sees.

    When the game is over every move is in the mask: none does anything any more, and what
    learners make of a mask without moves is an error.
    """
    observe(setup, state, seat, reveal, numbers)
    if rules.actor(state) == OVER:
        numbers[len(numbers) - rules.MOVES :] = 1


# One table: a record with `setup`, `state` and `stream` in it, for one array is handed over
# far faster than three. With [:] a stream is one like all others, and nothing compiled twice.


@once_bound
def begin(table: Cell, begins: int) -> int:
    """Begin a game; the seat that acts."""
    begin_game(table[0].setup, table[0].state, table[0].stream[:], begins)
    return rules.actor(table[0].state)


@once_bound
def go_on(table: Cell) -> int:
    """Go on from the position on the table, with the next dice; the seat that acts."""
    next_dice(table[0].stream[:])
    settle(table[0].setup, table[0].state, table[0].stream[:])
    return rules.actor(table[0].state)


@once_bound
def move(table: Cell, chosen: int) -> int:
    """Make a move; the seat that acts then, ILLEGAL, or OVER."""
    if not try_move(table[0].setup, table[0].state, table[0].stream[:], chosen):
        return ILLEGAL
    return rules.actor(table[0].state)


@once_bound
def step(table: Cell, chosen: int, random: bool, numbers: Record) -> int:
    """The same for seat 0, with what it sees, unless others act first.

    If these are `random`, they act at once.
    """
    setup, state, stream = table[0].setup, table[0].state, table[0].stream[:]
    legal = try_move(setup, state, stream, chosen)
    if legal and random and rules.actor(state) > 0:
        others_play_randomly(setup, state, stream)
    actor = rules.actor(state)
    if actor > 0:
        return actor
    see(setup, state, 0, False, numbers)
    return actor if legal else ILLEGAL


@once_bound
def others(table: Cell, levels: Record, scratch: Any, numbers: Record) -> int:
    """The other seats play, and seat 0 looks; who acts then, which may be a guest."""
    setup, state = table[0].setup, table[0].state
    actor = others_play(setup, state, table[0].stream[:], levels, scratch)
    see(setup, state, 0, False, numbers)
    return actor


@once_bound
def look(setup: Cell, state: Cell, seat: int, reveal: bool, numbers: Record) -> None:
    see(setup[0], state[0], seat, reveal, numbers)


@once_bound
def reward(setup: Cell, state: Cell, seat: int, kind: int) -> float:
    return worth(setup[0], state[0], seat, kind)


# Many tables at which one seat learns


@once_bound
def begin_all(
    setup: Cell,
    states: Record,
    streams: Record,
    terms: Cell,
    episodes: Record,
    todo: Record,
    levels: Record,
    scratch: Any,
    actors: Record,
    numbers: Record,
) -> None:
    """Begin an episode where there is something to do, and let seat 0 look there."""
    for table in range(len(states)):
        if todo[table]:
            state, stream = states[table], streams[table]
            open_episode(setup[0], state, stream, terms[0], episodes[table], todo[table])
            actors[table] = others_play(setup[0], state, stream, levels, scratch)
            see(setup[0], state, 0, False, numbers[table])


@once_bound
def open_episode(
    setup: Record, state: Record, stream: Stream, terms: Record, episode: Record, todo: int
) -> None:
    episode.over = False
    episode.cut = False
    episode.steps = 0
    episode.illegal = 0
    if todo == GO_ON:
        next_dice(stream)
        settle(setup, state, stream)
    else:
        begin_game(setup, state, stream, terms.begins)


@once_bound
def step_all(
    setup: Cell,
    states: Record,
    streams: Record,
    terms: Cell,
    episodes: Record,
    moves: Record,
    levels: Record,
    scratch: Any,
    actors: Record,
    numbers: Record,
    rewards: Record,
) -> None:
    """Seat 0 moves at all tables, then the others do; an episode that had ended begins anew.

    `actors` is told who acts then: a guest, for whom Python has to ask, or seat 0, or OVER.
    """
    all_random = terms[0].all_random
    for table in range(len(states)):
        state, stream, episode = states[table], streams[table], episodes[table]
        rewards[table] = 0.0
        if episode.over or episode.cut:
            open_episode(setup[0], state, stream, terms[0], episode, BEGIN)
            actor = others_play(setup[0], state, stream, levels, scratch)
        elif not count_step(setup[0], state, stream, episode, moves[table]):
            rewards[table] = ILLEGAL_REWARD
            actor = 0
        elif rules.actor(state) <= 0:
            actor = rules.actor(state)
        elif all_random:
            actor = others_play_randomly(setup[0], state, stream)
        else:
            actor = others_play(setup[0], state, stream, levels, scratch)
        actors[table] = actor
        if actor <= 0:
            rewards[table] += close_step(setup[0], state, terms[0], episode)
            see(setup[0], state, 0, False, numbers[table])


@once_bound
def count_step(
    setup: Record, state: Record, stream: Stream, episode: Record, move: int
) -> bool:
    """Try a move, as a step of an episode."""
    episode.steps += 1
    if try_move(setup, state, stream, move):
        episode.illegal = 0
        return True
    episode.illegal += 1
    return False


@once_bound
def close_step(setup: Record, state: Record, terms: Record, episode: Record) -> float:
    """Note whether the episode has ended; what the end is worth to seat 0."""
    episode.cut = episode.steps >= terms.most_steps
    if rules.actor(state) != OVER:
        episode.over = episode.illegal >= terms.most_illegal
        return 0.0
    episode.over = True
    return worth(setup, state, 0, terms.rewards)


@once_bound
def look_at(
    setup: Cell, states: Record, tables: Record, seats: Record, numbers: Record
) -> None:
    """What a seat at each of some tables sees."""
    for row in range(len(tables)):
        see(setup[0], states[tables[row]], seats[row], False, numbers[row])


@once_bound
def guests_move(
    setup: Cell,
    states: Record,
    streams: Record,
    terms: Cell,
    episodes: Record,
    tables: Record,
    moves: Record,
    levels: Record,
    scratch: Any,
    actors: Record,
    numbers: Record,
    rewards: Record,
) -> int:
    """A guest moves at some of the tables, then others do; -1, or the row that was illegal."""
    for row in range(len(tables)):
        table = tables[row]
        state, stream = states[table], streams[table]
        if not try_move(setup[0], state, stream, moves[row]):
            return row
        actors[table] = others_play(setup[0], state, stream, levels, scratch)
        if actors[table] <= 0:
            rewards[table] += close_step(setup[0], state, terms[0], episodes[table])
            see(setup[0], state, 0, False, numbers[table])
    return -1


# Many tables at which every seat learns


@once_bound
def begin_seats(
    setup: Cell,
    states: Record,
    streams: Record,
    terms: Cell,
    episodes: Record,
    todo: Record,
    actors: Record,
    numbers: Record,
) -> None:
    """Begin an episode where there is something to do; who acts there looks."""
    for table in range(len(states)):
        if todo[table]:
            state, stream = states[table], streams[table]
            open_episode(setup[0], state, stream, terms[0], episodes[table], todo[table])
            actors[table] = rules.actor(state)
            see(setup[0], state, max(actors[table], 0), False, numbers[table])


@once_bound
def step_seats(
    setup: Cell,
    states: Record,
    streams: Record,
    terms: Cell,
    episodes: Record,
    moves: Record,
    actors: Record,
    numbers: Record,
    rewards: Record,
) -> None:
    """At each table the seat moves that acts there, and who acts then looks.

    At the end of a game that is who moved last.
    """
    for table in range(len(states)):
        state, episode = states[table], episodes[table]
        rewards[table] = 0.0
        if episode.over or episode.cut:
            open_episode(setup[0], state, streams[table], terms[0], episode, BEGIN)
        elif not count_step(setup[0], state, streams[table], episode, moves[table]):
            rewards[table, actors[table]] = ILLEGAL_REWARD
        if rules.actor(state) == OVER:
            episode.over = True
            for seat in range(setup[0].seats):
                rewards[table, seat] = worth(setup[0], state, seat, terms[0].rewards)
        else:
            actors[table] = rules.actor(state)
            episode.over = episode.illegal >= terms[0].most_illegal
        episode.cut = episode.steps >= terms[0].most_steps
        see(setup[0], state, actors[table], False, numbers[table])

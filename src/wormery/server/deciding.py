"""What a command leads to at a table, and what a seat may do there.

`decide` gives the event of a command, or refuses it. Whether a seat may undo or type dice is
answered by the very rules that decide those commands, so the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import TypeAlias, assert_never

from wormery.games import CHANCE, LETTERS, OVER, Position, Step, load, need_part_of
from wormery.games.errors import OptionError
from wormery.players import levels_of, player
from wormery.players.levels import LEVELS
from wormery.record import FairDice, SharedDice, Sheet
from wormery.server.errors import NotYoursError, RefusedError, UnfitError
from wormery.server.frames import May
from wormery.server.hosting import chair_at, check_host, decide_for_host, seated, shut
from wormery.server.messages import (
    Adjust,
    Adjusted,
    Admit,
    AnyCommand,
    Asked,
    AskHint,
    Claim,
    Claimed,
    Decline,
    Fell,
    Fill,
    FillAfter,
    Filled,
    Free,
    HandOver,
    Hinted,
    Leave,
    Left,
    Listed,
    ListTable,
    Lock,
    MakeMove,
    Moved,
    Mover,
    Offered,
    OfferRematch,
    Readmit,
    Start,
    Started,
    TypeDice,
    Undo,
    Undone,
    Waits,
)
from wormery.server.promise import check_quoted
from wormery.server.table import LONGEST_GAME, Decision, Table
from wormery.telling.bots import name_bots
from wormery.telling.seats import check_name

RANDOM = LEVELS[0]  # plays any game: it needs to know nothing of it

# The players from outside that may play here, by name, each with the games that it plays.
Outside: TypeAlias = Mapping[str, Collection[str]]
NOBODY: Outside = MappingProxyType({})


def decide(
    table: Table, command: AnyCommand | AskHint, device: str, players: Outside = NOBODY
) -> Decision:
    """The event that a command of a device leads to; `RefusedError` if to none.

    `players` are those from outside that may play here, each with its games.
    """
    _raise(shut(table))
    match command:
        case Claim():
            return Decision(_claim(table, command, device))
        case Leave(seat=seat):
            check_own(table, seat, device)
            return Decision(Left(seat))
        case Fill(seat=seat, level=level):
            _check_before_start(table, device)
            if chair_at(table, seat).kind == "person":
                raise RefusedError("seat-taken", seat=LETTERS[seat])
            check_bot(table.plan.game, level, players)
            return Decision(filled(table, seat, level))
        case ListTable(listed=listed):
            _check_before_start(table, device)
            _raise(_no_listing(table) if listed else None)
            return Decision(Listed(listed))
        case FillAfter(seconds=seconds, level=level):
            _check_before_start(table, device)
            check_bot(table.plan.game, level, players)
            return Decision(Waits(seconds, level))
        case Adjust():
            check_host(table, device)
            check_player(command.stand_in, players)
            return Decision(Adjusted(command.pace, command.grace, command.stand_in))
        case Start():
            _check_before_start(table, device)
            return start(table, _seeds_at_start(table, command, device))
        case MakeMove():
            _check_step(table, command, device)
            return decide_move(table, command.seat, command.move, "person")
        case TypeDice():
            position = _check_step(table, command, device)
            _raise(_no_dice(table, command.seat))
            _check_length(table)
            step = position.step(command.dice)
            return Decision(Fell(command.seat, step.text), (step,))
        case Undo():
            _check_step(table, command, device)
            if not _may_undo(table, command.seat):
                raise RefusedError("undo-unfair")
            return Decision(Undone(command.seat))
        case AskHint(seat=seat):
            _check_step(table, command, device)
            _raise(_no_hint(table, seat))
            if table.steps in table.hinted:
                raise RefusedError("hint-given")
            return Decision(Hinted(seat))
        case OfferRematch(seat=seat):
            check_own(table, seat, device)
            if table.state != "over" or table.watch_only:
                raise RefusedError("game-not-over")
            return Decision(Offered(seat))
        case Free() | Readmit() | HandOver() | Lock() | Admit() | Decline():
            return Decision(decide_for_host(table, command, device))
        case _:
            assert_never(command)


def may(table: Table, seat: int | None) -> May | None:
    """What a seat may do now besides moving; None for nothing, as for those who watch."""
    if seat is None or table.state != "playing" or shut(table) is not None:
        return None
    undo, dice = _may_undo(table, seat), _may_type(table, seat)
    hint = _no_hint(table, seat) is None
    return May(undo=undo, dice=dice, hint=hint) if undo or dice or hint else None


def chooses(table: Table, device: str) -> int:
    """The seat of a device that is about to choose, where the coach helps those who do."""
    _raise(shut(table))
    _raise(_not_in_play(table))
    assert table.position is not None
    seat = table.position.actor
    if seat == CHANCE:
        raise RefusedError("coach-nothing-to-choose")
    check_own(table, seat, device)
    _raise(_no_coach(table))
    return seat


def decide_move(table: Table, seat: int, move: str, by: Mover) -> Decision:
    """A move of the seat whose turn it is, with the server's dice that follow from it."""
    assert table.sheet is not None
    position = table.sheet.position
    if position.actor == CHANCE:
        raise RefusedError("move-awaits-dice")
    if position.actor != seat:
        raise RefusedError("not-your-turn", seat=LETTERS[position.turn])
    _check_length(table)
    step = position.step(move)
    fallen = _fall(table.dice or table.shared, table.sheet, step)
    steps = (step, *fallen)
    over = steps[-1].after.actor == OVER and table.dice is not None
    secret = table.secret.hex() if over else None
    return Decision(Moved(seat, step.text, tuple(f.text for f in fallen), by, secret), steps)


def _fall(
    dice: FairDice | SharedDice | None, sheet: Sheet, made: Step[Position] | None = None
) -> tuple[Step[Position], ...]:
    """What the server's dice bring next, if they roll here: after this move, if one is made."""
    steps: list[Step[Position]] = []
    position = sheet.position if made is None else made.after
    if position.actor != CHANCE or dice is None:
        return ()
    spots = None
    if isinstance(dice, SharedDice):
        spots = sheet.spots()
        if made is not None:
            spots.next(sheet.position)
    while position.actor == CHANCE:
        if isinstance(dice, FairDice):
            fell = dice.outcome(position, sheet.chances + len(steps))
        else:
            assert spots is not None
            spot = spots.next(position)
            assert spot is not None
            fell = dice.outcome(position, spot)
        steps.append(position.step(fell))
        position = steps[-1].after
    return tuple(steps)


def start(table: Table, seeds: tuple[str, ...]) -> Decision:
    """The first event of the game, with the dice that follow from the seeds."""
    waiting = [LETTERS[seat] for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if waiting:
        raise RefusedError("seats-open", seats=", ".join(waiting))
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "bot"]
    chairs = zip(table.chairs, LETTERS, strict=False)
    called = [chair.name or ("" if chair.kind == "bot" else letter) for chair, letter in chairs]
    names = name_bots(called, bots, table.code)
    dice = table.shared or table.fair_dice(seeds)
    begins = table.plan.begins
    if table.uploaded is not None:
        begins = table.uploaded.begins
    elif begins is None:
        begins = dice.beginner(len(table.chairs))
    sheet = table.first_sheet(begins)
    rolled = None if table.plan.dice == "real" else dice
    fallen = _fall(rolled, sheet)
    started = Started(begins, names, seeds, tuple(step.text for step in fallen))
    return Decision(started, fallen, sheet)


def _seeds_at_start(table: Table, command: Start, device: str) -> tuple[str, ...]:
    """The seeds of all seats; the host's own may come with the start, after all others."""
    own = {given.seat: given.seed for given in command.seeds}
    check_quoted(table.commitment, tuple(own.values()), command.commitment)
    for seat, seed in own.items():
        check_own(table, seat, device)
        check_plain(seed)
    return tuple(own.get(seat) or seed for seat, seed in enumerate(table.seeds))


def _claim(table: Table, command: Claim, device: str) -> Claimed | Asked:
    if table.state == "over":
        raise RefusedError("game-over")
    chair = chair_at(table, command.seat)
    if chair.kind == "bot" or (chair.kind == "person" and chair.device != device):
        raise RefusedError("seat-taken", seat=LETTERS[command.seat])
    check_plain(command.seed)
    check_person(command.name)
    seed = chair.seed
    if table.state == "open" and command.seed:
        check_quoted(table.commitment, (command.seed,), command.commitment)
        seed = command.seed
    claimed = Claimed(command.seat, command.name or chair.name, seed)
    return seated(table, claimed, device)


def filled(table: Table, seat: int, level: str) -> Filled:
    """A bot for an open seat, called as nobody else is."""
    names = ["" if at == seat else chair.name for at, chair in enumerate(table.chairs)]
    return Filled(seat, level, name_bots(names, [seat], table.code)[seat])


# What may not be: a refusal, or None


def _no_listing(table: Table) -> RefusedError | None:
    """A table where one has to ask, or that is locked, is not for anyone."""
    if table.plan.admission == "ask":
        return RefusedError("listing-ask")
    return RefusedError("listing-locked") if table.lock != "open" else None


def _may_undo(table: Table, seat: int) -> bool:
    """One's own last move, before anybody has learnt anything from it; typed dice always."""
    mark = table.marks.last
    if mark is None:
        return False
    return table.plan.dice == "real" or (mark.by == "person" and mark.seat == seat)


def _may_type(table: Table, seat: int) -> bool:
    return table.plan.dice == "real" and _no_dice(table, seat) is None


def _no_dice(table: Table, seat: int) -> RefusedError | None:
    """Players type the dice of their own turn; a round's mounds or a bot's dice, anyone may."""
    if table.plan.dice != "real":
        return RefusedError("dice-by-server")
    position = table.position
    if position is None or position.actor != CHANCE:
        return RefusedError("dice-not-awaited")
    own = position.begins != "round" and table.chairs[position.turn].kind == "person"
    if own and seat != position.turn:
        return RefusedError("not-your-turn", seat=LETTERS[position.turn])
    return None


def _no_hint(table: Table, seat: int) -> RefusedError | None:
    """A hint is for whoever has something to choose."""
    position = table.position
    if position is None or position.actor != seat:
        return RefusedError("coach-not-your-turn")
    if len(position.moves) < 2:
        return RefusedError("coach-nothing-to-choose")
    return _no_coach(table)


def _no_coach(table: Table) -> RefusedError | None:
    return None if table.coached else RefusedError("hint-off")


def _not_in_play(table: Table) -> RefusedError | None:
    if table.state == "open":
        return RefusedError("game-not-started")
    return RefusedError("game-over") if table.state == "over" else None


def _raise(refusal: RefusedError | None) -> None:
    if refusal is not None:
        raise refusal


def _check_length(table: Table) -> None:
    if table.full:
        raise RefusedError("game-too-long", most=LONGEST_GAME)


# Whose it is


def check_own(table: Table, seat: int, device: str) -> None:
    chair = chair_at(table, seat)
    if chair.kind != "person" or chair.device != device:
        raise NotYoursError("seat-not-yours", seat=LETTERS[seat])


def _check_before_start(table: Table, device: str) -> None:
    check_host(table, device)
    if table.state != "open":
        raise RefusedError("game-started")


def _check_step(
    table: Table, command: MakeMove | TypeDice | Undo | AskHint, device: str
) -> Position:
    """The position a command is about, if it is still the one its sender has seen."""
    check_own(table, command.seat, device)
    _raise(_not_in_play(table))
    if command.step != table.steps:
        raise RefusedError("step-stale", step=command.step, steps=table.steps)
    assert table.position is not None
    return table.position


# What may be given


def check_player(name: str, players: Outside) -> None:
    """Raise a named error for one that is neither ours nor one of these."""
    if name not in player.PLAYERS and name not in players:
        known = ", ".join([*player.PLAYERS, *players])
        raise OptionError("player-unknown", player=name, players=known)


def outside_for(game: str, players: Outside) -> tuple[str, ...]:
    """Those that play a game."""
    return tuple(name for name, games in players.items() if game in games)


def check_bot(game: str, level: str, players: Outside) -> None:
    """Raise a named error for a bot that cannot play this game."""
    check_player(level, players)
    if game not in players.get(level, (game,)):
        known = ", ".join([*levels_of(load(game)), *outside_for(game, players)])
        raise OptionError("player-not-here", player=level, game=game, players=known)
    if level in player.PLAYERS and level != RANDOM:
        need_part_of(load(game), "players")


def check_person(name: str) -> None:
    check_plain(name)
    check_name(name)


def check_plain(text: str) -> None:
    """Names and seeds are one line of visible characters."""
    if not text.isprintable():
        raise UnfitError("text-plain")

"""Games with the same dice: the daily table, and challenges.

A try is a table like any other, but for its dice: they belong to a place in the game, so that
whoever sits there meets the same. Its bots do the same in the same position. Nothing of
anybody's game is told before one's own is over.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

from msgspec import Struct, structs

from wormery import record
from wormery.coach.comparing import ComparisonDocument, comparison_of
from wormery.coach.daily import YOU, DailyTable, has_daily
from wormery.games import GAMES, LETTERS, OVER, AnyGame, load
from wormery.record import GameRecord
from wormery.server.asking import Asking
from wormery.server.deciding import check_bot, start
from wormery.server.errors import NotFoundError, RefusedError
from wormery.server.hub import Hub
from wormery.server.identity import CODE_LETTERS
from wormery.server.messages import Contest, Fallen, SeatPlan, TablePlan
from wormery.server.plans import Draft, with_names
from wormery.server.preparing import Preparing
from wormery.server.store import Store
from wormery.server.store.contests import Challenge, Contests, Try
from wormery.server.store.lists import SeatEnded
from wormery.server.store.ratings import Ratings
from wormery.server.table import Table
from wormery.telling.bots import bot_tag
from wormery.telling.words import Say

CODE_LENGTH = 8
PACE = 700  # milliseconds before a step of a bot
IN_PLACE_OF_PEOPLE = "expert"  # plays where somebody sat in the game that is a challenge
MOST, WITHIN = 40, 10.0  # questions of one device, in so many seconds
REMEMBERED = 16  # games of the champion


class ContestSeat(Struct, frozen=True):
    name: str
    level: str | None  # of a bot


class OwnTry(Struct, frozen=True):
    """One's own game with these dice."""

    code: str
    over: bool
    won: bool = False
    place: int | None = None
    scores: tuple[int, ...] = ()


class DailyGame(Struct, frozen=True):
    game: str
    title: str
    seed: str  # from which anyone can compute the dice
    seats: tuple[ContestSeat, ...]
    mine: OwnTry | None
    played: int  # on this server, to the end


class DailyNow(Struct, frozen=True):
    """The tables of a day."""

    day: str
    key: str
    ends: int  # when the day does, in milliseconds since 1970
    games: tuple[DailyGame, ...]


class ResultLine(Struct, frozen=True):
    """How somebody did."""

    place: int  # at the table
    won: bool
    score: int
    scores: tuple[int, ...]
    name: str  # empty for one who has no name on this server
    mine: bool
    number: int = 0  # of the try, in the order in which they ended; 0 for what comes first


class DailyResults(Struct, frozen=True):
    """How everyone did with the dice of a day; `rank` is one's own place among them."""

    day: str
    game: str
    title: str
    count: int
    rank: int | None
    mine: ResultLine | None
    code: str | None  # of one's own table
    champion: ResultLine
    lines: tuple[ResultLine, ...]  # the best first


class ChallengeMade(Struct, frozen=True):
    code: str


class ChallengeNow(Struct, frozen=True):
    """A challenge: whoever has the link can play with the same dice."""

    code: str
    game: str
    title: str
    by: str  # who had these dice first
    mine: bool  # whether that is the one who asks
    seat: int
    seats: tuple[ContestSeat, ...]
    table: str | None  # where the one who asks plays, or has played
    over: bool  # whether that game is over; then there are lines
    tries: int
    first: ResultLine | None
    lines: tuple[ResultLine, ...]


class ContestTables:
    """The daily tables and challenges of a node; what takes thought is found in a thread."""

    def __init__(self, hub: Hub, store: Store, key: str, preparing: Preparing) -> None:
        self.hub = hub
        self.preparing = preparing
        self.kept = Contests(store)
        self.ratings = Ratings(store.database)
        self.key = key
        self.asking = Asking("contests", MOST, WITHIN)

    def today(self) -> date:
        return datetime.fromtimestamp(self.hub.now() / 1000, UTC).date()

    def table_of(self, day: date, name: str) -> DailyTable:
        if name not in GAMES or not has_daily(load(name)):
            raise NotFoundError("daily-no-game", game=name[:40])
        return DailyTable(day, load(name), self.key)

    # The daily table

    async def daily(self, device: str, day: date, language: str) -> DailyNow:
        name = contest_of(day)
        mine = await self.kept.tries_of(device, name)
        counts = await self.kept.counts(name)
        say = Say(language)
        games = tuple(
            self._daily_game(day, game, mine.get(game.name), counts.get(game.name, 0), say)
            for game in GAMES.values()
            if has_daily(game)
        )
        midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
        ends = 1000 * int(midnight.timestamp())
        return DailyNow(day.isoformat(), self.key, ends, games)

    def _daily_game(
        self, day: date, game: AnyGame, mine: Try | None, played: int, say: Say
    ) -> DailyGame:
        table = DailyTable(day, game, self.key)
        return DailyGame(
            game=game.name,
            title=say.game(game),
            seed=table.seed,
            seats=_seats_of(daily_plan(table, "").seats),
            mine=None if mine is None else own_try(mine),
            played=played,
        )

    def daily_draft(self, device: str, nickname: str, day: date, game: str) -> Draft:
        """The one table at which somebody plays the game of a day."""
        if day != self.today():
            raise RefusedError("daily-over")
        table = self.table_of(day, game)
        contest = Contest(contest_of(day), table.seed)
        return _begun(device, self.hub.now(), daily_plan(table, nickname), contest)

    async def daily_results(
        self, device: str, day: date, game: str, language: str
    ) -> DailyResults:
        """How everyone did; while the day lasts, for those who have played."""
        table = self.table_of(day, game)
        mine = await self._own_daily(device, day, game)
        lines = await self._lines(await self.kept.finished(contest_of(day), game), device)
        lines.sort(key=_better)
        own = next((line for line in lines if line.mine), None)
        await self.preparing.wait(table.game, "players")
        champion = await self.asking.find(lambda: _champions(table))
        return DailyResults(
            day=day.isoformat(),
            game=game,
            title=Say(language).game(table.game),
            count=len(lines),
            rank=None if own is None else 1 + sum(_better(one) < _better(own) for one in lines),
            mine=own,
            code=None if mine is None else mine.code,
            champion=_line_of(champion, YOU, Say(language)("contest-champion")),
            lines=tuple(lines),
        )

    async def daily_comparison(
        self, device: str, day: date, game: str, language: str
    ) -> ComparisonDocument:
        """One's own game and that of the champion, with the same dice."""
        table = self.table_of(day, game)
        mine = await self._own_daily(device, day, game)
        if mine is None or mine.body is None:
            raise RefusedError("daily-not-yet")
        own = (await self.hub.find(mine.code)).table
        say = Say(language)

        def compare() -> ComparisonDocument:
            names = (say("contest-you"), say("contest-champion"))
            return comparison_of(
                record_of(own), _champions(table), (YOU, YOU), say, names, you=0
            )

        return await self.asking.find(compare)

    async def _own_daily(self, device: str, day: date, game: str) -> Try | None:
        """One's own try; while the day lasts, nothing is told before it is over."""
        mine = (await self.kept.tries_of(device, contest_of(day))).get(game)
        if day > self.today():
            raise RefusedError("daily-not-yet")
        if day == self.today() and (mine is None or mine.body is None):
            raise RefusedError("daily-not-yet")
        return mine

    # Challenges

    async def challenge(self, table: Table, seat: int, device: str) -> ChallengeMade:
        """Let others play with the dice of a finished game; the same again is the same."""
        if table.watch_only or table.position is None or table.position.actor != OVER:
            raise RefusedError("challenge-not-over")
        if seat not in table.seats_of(device):
            raise RefusedError("challenge-not-your-seat")
        while True:
            there = await self.kept.challenge_of(table.id, seat, device)
            if there is not None:
                return ChallengeMade(there.code)
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if await self.kept.add_challenge(code, table.id, seat, device, self.hub.now()):
                return ChallengeMade(code)

    async def found(self, code: str) -> tuple[Challenge, Table]:
        """A challenge, and the game that it comes from."""
        challenge = await self.kept.challenge(code)
        if challenge is None:
            raise NotFoundError("challenge-unknown")
        return challenge, (await self.hub.find(challenge.table)).table

    async def challenge_draft(self, code: str, device: str, nickname: str) -> Draft:
        """The one table at which somebody takes up a challenge."""
        challenge, table = await self.found(code)
        if challenge.device == device:
            raise RefusedError("challenge-own")
        seat = SeatPlan("here", nickname)
        return await self.asking.find(lambda: self._taken_up(challenge, table, device, seat))

    def _taken_up(
        self, challenge: Challenge, table: Table, device: str, own: SeatPlan
    ) -> Draft:
        plan = challenge_plan(challenge, table, own)
        for seat in plan.seats:
            if seat.kind == "bot":
                check_bot(plan.game, seat.level, self.hub.players)
        name = f"challenge {challenge.code}"
        if table.shared is not None and not table.shared.given:
            contest = Contest(name, table.shared.seed)
        else:
            fell = record.dice_of(record_of(table))
            given = tuple(Fallen(*spot, text) for spot, text in fell.items())
            contest = Contest(name, name, given)
        return _begun(device, self.hub.now(), plan, contest)

    async def challenge_now(self, code: str, device: str, language: str) -> ChallengeNow:
        challenge, table = await self.found(code)
        name = f"challenge {code}"
        mine = (await self.kept.tries_of(device, name)).get(challenge.game)
        tries = await self.kept.finished(name, challenge.game)
        own = challenge.device == device
        over = own or (mine is not None and mine.body is not None)
        say = Say(language)
        by = _called(table, challenge.seat)
        first = _line_of(record_of(table), challenge.seat, by, mine=own) if over else None
        seats = _seats_of(challenge_plan(challenge, table, SeatPlan("here")).seats)
        return ChallengeNow(
            code=code,
            game=challenge.game,
            title=say.game(load(challenge.game)),
            by=by,
            mine=own,
            seat=challenge.seat,
            seats=seats,
            table=challenge.table if own else None if mine is None else mine.code,
            over=over,
            tries=len(tries),
            first=first,
            lines=tuple(await self._lines(tries, device, among_friends=True)) if over else (),
        )

    async def challenge_comparison(
        self, code: str, device: str, against: int, language: str
    ) -> ComparisonDocument:
        """One's own game beside another with the same dice; 0 is the one that came first."""
        challenge, table = await self.found(code)
        tries = await self.kept.finished(f"challenge {code}", challenge.game)
        own = next((one for one in tries if one.device == device), None)
        if challenge.device != device and own is None:
            raise RefusedError("challenge-not-yet")
        if against > len(tries) or (own is None and against == 0):
            raise NotFoundError("challenge-no-try")
        seat, say = challenge.seat, Say(language)
        mine = table if own is None else (await self.hub.find(own.code)).table
        if against == 0:
            other, called = table, _called(table, seat) or say("contest-somebody")
        else:
            one = tries[against - 1]
            other = (await self.hub.find(one.code)).table
            names = await self.ratings.names_of([one.device])
            called = names.get(one.device) or _nickname(one) or say("contest-somebody")

        def compare() -> ComparisonDocument:
            calls = (say("contest-you"), called)
            return comparison_of(record_of(mine), record_of(other), (seat, seat), say, calls, 0)

        return await self.asking.find(compare)

    async def _lines(
        self, tries: list[Try], device: str, among_friends: bool = False
    ) -> list[ResultLine]:
        """How each try ended; named are those who have a name on this server.

        Friends, who have the link from each other, are called as they were at their table.
        """
        names = {one.device: _nickname(one) for one in tries} if among_friends else {}
        names |= await self.ratings.names_of([one.device for one in tries])
        return [_line(one, device, names, n) for n, one in enumerate(tries, start=1)]


def contest_of(day: date) -> str:
    return f"daily {day.isoformat()}"


def daily_plan(table: DailyTable, nickname: str) -> TablePlan:
    """The plan of a daily table, with the same bots by the same names for everyone."""
    bots = (SeatPlan("bot", level=level) for level in table.bots)
    plan = TablePlan(
        table.game.name,
        (SeatPlan("here", nickname), *bots),
        pace=PACE,
        grace=None,
        coach=False,
    )
    nameless = structs.replace(plan, seats=(SeatPlan("here"), *plan.seats[1:]))
    return structs.replace(
        plan, seats=(plan.seats[0], *with_names(nameless, table.seed).seats[1:])
    )


def challenge_plan(challenge: Challenge, table: Table, own: SeatPlan) -> TablePlan:
    """The same table, with the one who was challenged where the challenger sat.

    Bots are who they were; in place of other people there are bots too.
    """
    seats = []
    for seat, chair in enumerate(table.chairs):
        if seat == challenge.seat:
            seats.append(own)
        elif chair.kind == "bot":
            seats.append(SeatPlan("bot", chair.name, chair.level))
        else:
            seats.append(SeatPlan("bot", level=IN_PLACE_OF_PEOPLE))
    plan = TablePlan(
        table.plan.game,
        tuple(seats),
        options=table.plan.options,
        begins=table.begins,
        pace=PACE,
        grace=None,
        coach=False,
    )
    return with_names(plan, challenge.code)


def _begun(device: str, now: int, plan: TablePlan, contest: Contest) -> Draft:
    """A table at which the game has begun: nobody is waited for."""
    draft = Draft(device, now)
    draft.open(plan, contest=contest)
    draft.add(device, start(draft.table, ("",) * len(plan.seats)))
    return draft


def record_of(table: Table) -> GameRecord:
    """The game of a table, with what its seats are called."""
    text = table.write_record()
    assert text is not None
    return record.read(text)


@lru_cache(maxsize=REMEMBERED)
def _champions(table: DailyTable) -> GameRecord:
    """What the champion does with the dice of a day."""
    game = table.played_by()
    bots = daily_plan(table, "").seats[1:]
    tags = {LETTERS[n]: bot_tag(bot.level, bot.name) for n, bot in enumerate(bots, start=1)}
    return GameRecord(game.positions, game.begins, game.steps, {**game.tags, **tags})


# Lines


def own_try(mine: Try) -> OwnTry:
    ended = mine.ended
    if ended is None:
        return OwnTry(mine.code, over=False)
    seat = ended[mine.seat]
    scores = tuple(one.score for one in ended)
    return OwnTry(mine.code, True, seat.place == 1, seat.place, scores)


def _line(one: Try, device: str, names: dict[str, str], number: int) -> ResultLine:
    ended = one.ended
    assert ended is not None
    name, mine = names.get(one.device, ""), one.device == device
    return _told(ended, one.seat, name, mine, number)


def _told(
    ended: tuple[SeatEnded, ...], seat: int, name: str, mine: bool, number: int
) -> ResultLine:
    place = ended[seat].place
    scores = tuple(one.score for one in ended)
    return ResultLine(place, place == 1, scores[seat], scores, name, mine, number)


def _line_of(game: GameRecord, seat: int, name: str, mine: bool = False) -> ResultLine:
    result = game.position.result
    assert result is not None
    scores = result.scores[: game.position.seats]
    won = seat in result.winners
    others = (at for at in range(len(scores)) if at != seat)
    ahead = sum(at in result.winners or scores[at] > scores[seat] for at in others)
    return ResultLine(1 if won else 1 + ahead, won, scores[seat], scores, name, mine)


def _better(line: ResultLine) -> tuple[int, int]:
    """Winning comes first, then one's own points."""
    return (line.place, -line.score)


def _called(table: Table, seat: int) -> str:
    """What somebody called themselves at a table; empty if nothing."""
    return _own_name(table.chairs[seat].name, seat)


def _nickname(one: Try) -> str:
    return "" if one.ended is None else _own_name(one.ended[one.seat].name, one.seat)


def _own_name(name: str, seat: int) -> str:
    return "" if name == LETTERS[seat] else name


def _seats_of(seats: Iterable[SeatPlan]) -> tuple[ContestSeat, ...]:
    return tuple(
        ContestSeat(seat.name, seat.level if seat.kind == "bot" else None) for seat in seats
    )

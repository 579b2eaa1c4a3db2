"""What all the games that somebody has played to their end come to.

A game counts once, whoever sat at the device; a seat counts for itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Sequence

from wormery.coach.levels import word_for
from wormery.games import GAMES, LETTERS, AnyGame
from wormery.highlights.counts import added_up, best_of, titles_of
from wormery.players.levels import LEVELS
from wormery.server.counting import looked_at
from wormery.server.drilling import today_at
from wormery.server.numbers import (
    BestLine,
    CountLine,
    GameNumbers,
    GamePoint,
    GroupLine,
    NumbersNow,
)
from wormery.server.played import Played, days_run, mean, played_of, wins_run
from wormery.server.store.digests import LOOKED_AT, MOST, Game, SeatDigest
from wormery.telling.seats import seat as seat_called
from wormery.telling.story import Story
from wormery.telling.words import Say

OTHERS = ""  # no bot at the table


def numbers(games: Sequence[Game], today: int, east: int, say: Say) -> NumbersNow:
    """The numbers of these games, the latest of which comes first."""
    played = played_of(games)
    counted = [one for one in games if not one.waits]
    looked = looked_at(list(games))
    latest = {one.table_id for one in looked}
    return NumbersNow(
        since=0,
        working=False,
        most=MOST,
        games=len(games),
        counted=len(counted),
        most_looked_at=LOOKED_AT,
        looking_at=len(looked),
        looked_at=sum(one.account is not None for one in looked),
        left_out=len(counted) - len(played),
        days_in_a_row=days_run({today_at(one.game.ended, east) for one in played}, today),
        by_game=tuple(
            _game(game, [one for one in played if one.game.game == game.name], latest, say)
            for game in GAMES.values()
        ),
    )


def _game(
    game: AnyGame, games: Sequence[Played], latest: Container[int], say: Say
) -> GameNumbers:
    own = [(one, seat) for one in games for seat in one.game.own]
    best = max(own, key=lambda at: at[0].game.seats[at[1]].score, default=None)
    longest = max(games, key=lambda one: one.digest.steps, default=None)
    looked = [
        one for one in reversed(games) if one.own_accounts and one.game.table_id in latest
    ]
    return GameNumbers(
        name=game.name,
        title=say.game(game),
        games=len(games),
        wins=sum(one.won for one in games),
        fair=sum((one.fair for one in games), 0.0),
        place=mean([one.game.seats[seat].place for one, seat in own]),
        fair_place=mean([(one.digest.parties + 1) / 2 for one, _ in own]),
        seats=_groups(games, lambda one: str(len(one.game.seats)), int),
        levels=_groups(games, lambda one: one.strongest, _level),
        wins_in_a_row=wins_run(one.won for one in reversed(games)),
        best_score=best[0].game.seats[best[1]].score if best else 0,
        best_score_code=best[0].game.code if best else "",
        longest=longest.digest.steps if longest else 0,
        longest_code=longest.game.code if longest else "",
        stood_in=sum(one.digest.seats[seat].stood_in for one, seat in own),
        counts=_counts(game, [one.digest.seats[seat] for one, seat in own], say),
        bests=_bests(game, own, say),
        points=tuple(map(_point, looked)),
        word=_word(game, looked),
    )


def _level(level: str) -> int:
    """People only, then levels that are not ours, then ours from the weakest."""
    if level == OTHERS:
        return -2
    return LEVELS.index(level) if level in LEVELS else -1


def _groups(
    games: Sequence[Played], group_of: Callable[[Played], str], order: Callable[[str], int]
) -> tuple[GroupLine, ...]:
    groups: dict[str, list[Played]] = {}
    for one in games:
        groups.setdefault(group_of(one), []).append(one)
    return tuple(
        GroupLine(
            group=group,
            games=len(some),
            wins=sum(one.won for one in some),
            fair=sum((one.fair for one in some), 0.0),
        )
        for group, some in sorted(groups.items(), key=lambda each: (order(each[0]), each[0]))
    )


def _counts(game: AnyGame, own: Sequence[SeatDigest], say: Say) -> tuple[CountLine, ...]:
    total = added_up([one.counts for one in own])
    titles = titles_of(game)
    return tuple(
        CountLine(
            name=name,
            title=say(count.title),
            number=total[name],
            of=total[count.of] if count.of else None,
            of_title=say(titles[count.of].title) if count.of else "",
        )
        for name, count in titles.items()
    )


def _bests(game: AnyGame, own: Sequence[tuple[Played, int]], say: Say) -> tuple[BestLine, ...]:
    # Of equals the latest.
    every = [(one, best) for one, seat in own for best in one.digest.seats[seat].bests]
    if not every:
        return ()
    seats = tuple(seat_called(letter, letter, say) for letter in LETTERS)
    story = Story(say, game, seats)
    lines = []
    for kind, at in best_of([best for _, best in every]).items():
        one, highlight = every[at]
        title, figure, what = story.best(highlight)
        lines.append(BestLine(kind, title, figure, what, one.game.code))
    return tuple(sorted(lines, key=lambda line: line.name))


def _point(one: Played) -> GamePoint:
    """With several seats at one device: luck on average, choices together."""
    accounts = one.own_accounts
    return GamePoint(
        code=one.game.code,
        ended=one.game.ended,
        won=one.won,
        luck=mean([each.own_luck + each.others_luck for each in accounts]),
        given_away=sum(each.given_away for each in accounts),
        decisions=sum(each.decisions for each in accounts),
    )


def _word(game: AnyGame, looked: Sequence[Played]) -> str | None:
    """Levels give away more or less with the number of seats: the usual one is measured by."""
    if not looked:
        return None
    ((seats, _),) = Counter(len(one.game.seats) for one in looked).most_common(1)
    accounts = [
        each for one in looked if len(one.game.seats) == seats for each in one.own_accounts
    ]
    decisions = sum(each.decisions for each in accounts)
    given_away = sum(each.given_away for each in accounts)
    return word_for(game, seats, decisions, given_away / max(1, decisions))

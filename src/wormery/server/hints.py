"""What the coach says while a game is played: hints, and the odds beside the choices.

A hint is noted before it is given: it is an event of the table, which all hear of and the
record counts. Odds are noted nowhere: anyone could work them out, and nothing marks the best.
Both are for the one who is about to choose, and are found in a thread beside the loop.
"""

from __future__ import annotations

from functools import lru_cache

from wormery.coach import Advice, advise, tell_reason
from wormery.coach.beside import Beside, odds_beside
from wormery.coach.documents import move_lines
from wormery.games import Position, load
from wormery.server.answers import HintNow, OddsLine, OddsNow
from wormery.server.asking import Asking
from wormery.server.deciding import chooses
from wormery.server.errors import RefusedError, ServerError
from wormery.server.hub import Hub
from wormery.server.messages import AskHint
from wormery.server.preparing import Preparing
from wormery.server.seeing import spoken_to, story_of
from wormery.server.table import Table
from wormery.telling.words import Say

MOST, WITHIN = 40, 10.0  # questions of one device, in so many seconds
GIVEN = "hint-given"  # the refusal of a hint that is noted already
REMEMBERED = 512  # positions that were asked about just now


class Hints:
    """Answers those who choose at a table with a coach."""

    def __init__(self, hub: Hub, preparing: Preparing) -> None:
        self.hub = hub
        self.preparing = preparing
        self.asking = Asking("coach", MOST, WITHIN)

    async def hint(self, code: str, asked: AskHint, device: str, language: str) -> HintNow:
        """Note a hint, and give it; asked for again, the same is given and nothing noted."""
        self.asking.spend(device)
        try:
            await self.hub.execute(code, asked, device)
        except RefusedError as refusal:
            if refusal.sentence_id != GIVEN:
                raise
        table = (await self.hub.find(code)).table
        chooses(table, device)
        if asked.step != table.steps or asked.step not in table.hinted:
            raise RefusedError("step-stale", step=asked.step, steps=table.steps)
        await self.preparing.wait(load(table.plan.game), "coach")
        return await self.asking.find(lambda: _hint(table, device, language))

    async def odds(self, code: str, device: str, language: str) -> OddsNow:
        """The figures beside the choices of a device; none once it has chosen."""
        self.asking.spend(device)
        table = (await self.hub.find(code)).table
        try:
            chooses(table, device)
        except ServerError:
            if table.coached and table.seats_of(device):
                return OddsNow(table.steps, ())  # it has moved since it asked
            raise
        await self.preparing.wait(load(table.plan.game), "coach")
        return await self.asking.find(lambda: _odds(table, language))


def _hint(table: Table, device: str, language: str) -> HintNow:
    position = table.position
    assert position is not None
    story = story_of(table, language, spoken_to(table.seats_of(device)))
    found = _advice(position)
    return HintNow(
        step=table.steps,
        best=found.best.text,
        moves=move_lines(position, found.options, story),
        exact=found.exact,
        error=found.error,
        reasons=tuple(tell_reason(story.say, story.seats, one) for one in found.reasons),
    )


def _odds(table: Table, language: str) -> OddsNow:
    assert table.position is not None
    say = Say(language)
    return OddsNow(table.steps, tuple(_line(say, one) for one in _beside(table.position)))


def _line(say: Say, one: Beside) -> OddsLine:
    exact = "yes" if one.exact else "no"
    words, figure = (
        say(sentence, chance=one.chance, least=one.least, exact=exact)
        for sentence in (one.sentence, one.short)
    )
    return OddsLine(one.move.text, one.kind, words, figure)


@lru_cache(maxsize=REMEMBERED)
def _advice(position: Position) -> Advice:
    return advise(position)


@lru_cache(maxsize=REMEMBERED)
def _beside(position: Position) -> tuple[Beside, ...]:
    return odds_beside(position)

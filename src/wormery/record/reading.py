"""Reading a game record. Every move is replayed by the rules, so damage does not pass."""

from __future__ import annotations

import re

from wormery.games import CHANCE, LETTERS, OVER, AnyGame, Position, load
from wormery.games.errors import (
    Filling,
    GameOverError,
    IllegalMoveError,
    ImpossibleOutcomeError,
    MoundSetError,
    NotationError,
    OptionError,
    UnknownGameError,
)
from wormery.record.record import (
    FORMAT,
    OWN_TAGS,
    GameRecord,
    Headings,
    check_comment,
    check_tag,
)

LONGEST_TEXT = 1_000_000

TAG = re.compile(r'\[([A-Za-z0-9]+) "((?:[^"\\\n]|\\["\\])*)"\]')
SPACE = re.compile(r"\s+")
COMMENT = re.compile(r"\{([^{}]*)\}")
HEADING = re.compile(r"(\d{1,6}\. [A-G]|Round \d{1,6})(?=\s)")
OUTCOME = re.compile(r"\[([^\[\]\n]{1,40})\]")


def read(text: str, most_steps: int | None = None) -> GameRecord:
    """The record of a text; a `NotationError` names line and column of the first damage.

    With `most_steps` a longer game is refused as soon as it is seen to be longer.
    """
    if len(text) > LONGEST_TEXT:
        raise NotationError("record-too-long", line=1, column=1, most=LONGEST_TEXT)
    return _Reader(text.replace("\r\n", "\n"), most_steps).read()


class _Reader:
    def __init__(self, text: str, most_steps: int | None) -> None:
        self.text = text
        self.most_steps = most_steps
        self.at = 0

    def wrong(
        self, sentence_id: str, at: int | None = None, **values: Filling
    ) -> NotationError:
        """The complaint about a place in the text, or about where the reader stands."""
        at = self.at if at is None else at
        line = self.text.count("\n", 0, at) + 1
        column = at - self.text.rfind("\n", 0, at)
        return NotationError(sentence_id, None, line=line, column=column, **values)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        if match := pattern.match(self.text, self.at):
            self.at = match.end()
        return match

    def rest_of_line(self) -> str:
        return self.text[self.at :].partition("\n")[0][:40]

    def read(self) -> GameRecord:
        record, result, result_at = self.head()
        record = self.body(record)
        if record.result != result:
            raise self.wrong("record-result", result_at, given=result, found=record.result)
        return record

    # The head: tags, each on a line of its own.

    def head(self) -> tuple[GameRecord, str, int]:
        tags: dict[str, str] = {}
        places: dict[str, int] = {}
        self.take(SPACE)
        while match := self.take(TAG):
            name, value, place = match[1], re.sub(r"\\(.)", r"\1", match[2]), match.start()
            if name in tags:
                raise self.wrong("record-tag-twice", place, tag=name)
            if name not in OWN_TAGS:
                try:
                    check_tag(name, value)
                except OptionError as error:
                    raise self.wrong("record-tag", place, reason=error) from error
            tags[name], places[name] = value, place
            self.take(SPACE)
        if self.text.startswith("[", self.at):
            raise self.wrong("record-tag-malformed", text=self.rest_of_line())
        for name in OWN_TAGS:
            if name not in tags:
                raise self.wrong("record-tag-missing", tag=name)
        record = self.start(tags, places)
        return record, tags["Result"], places["Result"]

    def start(self, tags: dict[str, str], places: dict[str, int]) -> GameRecord:
        if tags["Wormery"] != str(FORMAT):
            raise self.wrong("record-format", places["Wormery"], format=tags["Wormery"][:40])
        try:
            game = load(tags["Game"])
        except UnknownGameError as error:
            raise self.wrong("record-tag", places["Game"], reason=error) from error
        if tags["Rules"] != str(game.version):
            raise self.wrong("record-rules", places["Rules"], version=tags["Rules"][:40])
        if not re.fullmatch("[0-9]", tags["Seats"]):
            raise self.wrong("record-number", places["Seats"], text=tags["Seats"][:40])
        if len(tags["Begins"]) != 1 or tags["Begins"] not in LETTERS:
            raise self.wrong("record-seat", places["Begins"], text=tags["Begins"][:40])
        free = {name: value for name, value in tags.items() if name not in OWN_TAGS}
        try:
            options = game.read_options(tags["Options"])
        except (OptionError, MoundSetError) as error:
            raise self.wrong("record-tag", places["Options"], reason=error) from error
        try:
            return GameRecord.start(
                game, int(tags["Seats"]), LETTERS.index(tags["Begins"]), free, **options
            )
        except OptionError as error:
            raise self.wrong("record-tag", places["Seats"], reason=error) from error

    # The body: turns and rounds, with what was done and what chance brought.

    def body(self, record: GameRecord) -> GameRecord:
        builder = _Builder(record)
        moves = _pattern_of_moves(record.game)
        headings = Headings()
        while self.at < len(self.text):
            if match := self.take(COMMENT):
                try:
                    check_comment(match[1])
                except OptionError as error:
                    raise self.wrong("record-tag", match.start(), reason=error) from error
                builder.comment(match[1])
            else:
                position = builder.position
                if position.actor == OVER:
                    raise self.wrong("record-after-end", text=self.rest_of_line())
                heading = None if builder.headed else headings.next(position)
                if heading is None:
                    self.step(builder, moves)
                else:
                    self.heading(heading)
                    builder.headed = True
            if self.at < len(self.text) and self.take(SPACE) is None:
                raise self.wrong("record-space", text=self.rest_of_line())
        if builder.headed:
            raise self.wrong("record-cut")
        return builder.record()

    def heading(self, expected: str) -> None:
        at = self.at
        match = self.take(HEADING)
        if match is None or match[0] != expected:
            raise self.wrong(
                "record-heading", at, expected=expected, text=self.text[at : at + 20]
            )

    def step(self, builder: _Builder, moves: re.Pattern[str]) -> None:
        at = self.at
        if len(builder.steps) == self.most_steps:
            raise self.wrong("record-steps", at, most=self.most_steps)
        chance = builder.position.actor == CHANCE
        match = self.take(OUTCOME if chance else moves)
        if match is None:
            sentence_id = "record-outcome-expected" if chance else "record-move-expected"
            raise self.wrong(sentence_id, text=self.rest_of_line())
        try:
            builder.add(match[1])
        except (IllegalMoveError, ImpossibleOutcomeError, GameOverError) as error:
            raise self.wrong("record-step", at, reason=error) from error


class _Builder:
    """Collects the steps of a long game without copying them anew for each."""

    def __init__(self, start: GameRecord) -> None:
        self.begun = start
        self.positions = list(start.positions)
        self.steps: list[str] = []
        self.comments: dict[int, list[str]] = {}
        self.headed = False

    @property
    def position(self) -> Position:
        return self.positions[-1]

    def add(self, step: str) -> None:
        position = self.position.after(step)
        self.steps.append(self.position.name_of(step))
        self.positions.append(position)
        self.headed = False

    def comment(self, text: str) -> None:
        self.comments.setdefault(len(self.steps), []).append(text)

    def record(self) -> GameRecord:
        return GameRecord(
            tuple(self.positions),
            self.begun.begins,
            tuple(self.steps),
            self.begun.tags,
            {number: tuple(texts) for number, texts in self.comments.items()},
        )


def _pattern_of_moves(game: AnyGame) -> re.Pattern[str]:
    names = sorted((move.text for move in game.moves), key=len, reverse=True)
    return re.compile(rf"({'|'.join(map(re.escape, names))})(?=\s|$)")

"""`wormery daily`: the table of the day at this keyboard. One try counts, and it is kept."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path

from platformdirs import user_data_path

from wormery.coach.comparing import comparison_of
from wormery.coach.daily import CHAMPION, KEY, YOU, DailyTable, has_daily
from wormery.games import GAMES, LETTERS, OVER, AnyGame, load
from wormery.games.errors import OptionError
from wormery.record import GameRecord
from wormery.telling.bots import BOT, bot_tag
from wormery.telling.words import Say
from wormery.terminal.comparing import show_summary
from wormery.terminal.complaining import FINE, INTERRUPTED
from wormery.terminal.files import open_record, quoted, save_record
from wormery.terminal.odds import WIDEST
from wormery.terminal.playing import Sitting
from wormery.terminal.review_text import Shown
from wormery.terminal.screen import Screen
from wormery.terminal.setup import Wishes, ask_until, path_of, with_names

KEY_VARIABLE = "WORMERY_DAILY_KEY"


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line."""

    game: str | None = None
    day: str | None = None
    key: str | None = None
    again: bool = False
    plain: bool = False


def play_daily(asked: Asked, say: Say) -> int:
    screen = Screen(say, asked.plain)
    try:
        days = Days(asked, screen, say)
        if asked.game is None and not screen.asks:
            days.list()
            return FINE
        return days.play(days.chosen())
    except (EOFError, KeyboardInterrupt) as leaving:
        screen.line()
        screen.line(say("left-before-start"))
        return FINE if isinstance(leaving, EOFError) else INTERRUPTED


def day_of(text: str | None) -> date:
    """The day that was asked for; else today, in UTC: all over the world it is the same."""
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise OptionError("day-no-such-day", day=text[:20]) from error


class Days:
    """The tables of one day, and how one's own games at them stand."""

    def __init__(self, asked: Asked, screen: Screen, say: Say) -> None:
        self.asked = asked
        self.screen = screen
        self.say = say
        self.day = day_of(asked.day)
        self.key = asked.key or os.environ.get(KEY_VARIABLE) or KEY
        self.tables = {
            game.name: DailyTable(self.day, game, self.key)
            for game in GAMES.values()
            if has_daily(game)
        }

    def file(self, table: DailyTable) -> Path:
        """Where the game that counts is kept; another key has other games."""
        other = hashlib.sha256(self.key.encode()).hexdigest()[:8]
        suffix = "" if self.key == KEY else f"-{other}"
        folder = user_data_path("wormery") / "daily"
        return folder / f"{self.day.isoformat()}-{table.game.name}{suffix}.worm"

    def kept(self, table: DailyTable) -> GameRecord | None:
        """The game that counts, as far as it has come."""
        path = self.file(table)
        if not path.exists():
            return None
        found = open_record(path)
        if found.tags.get("Shared") != table.seed:
            wrong = OptionError("day-other-dice", seed=table.seed)
            raise OptionError("file-damaged", file=quoted(path), reason=wrong)
        return found

    def command(self, table: DailyTable, *more: str) -> str:
        """The command line that leads to this table again."""
        words = ["wormery", "daily", table.game.name]
        words += ["--day", self.asked.day] if self.asked.day else []
        words += ["--key", self.asked.key] if self.asked.key else []
        return shlex.join([*words, *more])

    # Which of them

    def chosen(self) -> DailyTable:
        game = self.ask() if self.asked.game is None else load(self.asked.game)
        if game.name not in self.tables:
            raise OptionError("day-no-table", game=self.say.game(game))
        return self.tables[game.name]

    def ask(self) -> AnyGame:
        """Which of them, by its number or its name; each with how far one has come."""
        tables = list(self.tables.values())

        def read(text: str) -> AnyGame:
            if text.isdecimal() and 1 <= int(text) <= len(tables):
                return tables[int(text) - 1].game
            return load(text.casefold()) if text else tables[0].game

        self.screen.title(self.say("day-title", day=self.day.isoformat()))
        rows = [(str(number), self.line(table)) for number, table in enumerate(tables, 1)]
        self.screen.choices(rows)
        default = self.say("ask-default", default=self.say.game(tables[0].game))
        return ask_until(self.screen, f"{self.say('ask-game')} {default}", read)

    def list(self) -> None:
        self.screen.title(self.say("day-title", day=self.day.isoformat()))
        for table in self.tables.values():
            self.screen.line(self.line(table))
            self.screen.line(f"  {self.say('day-start', command=self.command(table))}")

    def line(self, table: DailyTable) -> str:
        return f"{self.say.game(table.game)} · {self.state(table)}"

    def state(self, table: DailyTable) -> str:
        found = self.kept(table)
        if found is None:
            return self.say("day-not-yet")
        if found.position.actor != OVER:
            return self.say("day-going", steps=len(found.steps))
        return self.say("day-played", scores="–".join(map(str, found.position.scores)))

    # Playing

    def play(self, table: DailyTable) -> int:
        if self.asked.again:
            return self.sit(table, begun(table, self.say), path_of(Wishes(), table.game))
        found = self.kept(table)
        if found is not None and found.position.actor == OVER:
            self.show_done(table, found)
            return FINE
        return self.sit(table, found or begun(table, self.say), self.file(table))

    def sit(self, table: DailyTable, game: GameRecord, path: Path) -> int:
        sitting = DailySitting(self, table, game, path)
        sitting.tell([self.say("day-intro", day=self.day.isoformat())])
        if self.asked.again:
            sitting.tell([self.say("day-fun")])
        return sitting.play()

    def show_done(self, table: DailyTable, found: GameRecord) -> None:
        self.screen.line(self.say("day-done", day=self.day.isoformat()))
        self.compare(table, found, self.file(table))
        self.screen.line(self.say("day-again", command=self.command(table, "--again")))

    def compare(self, table: DailyTable, mine: GameRecord, path: Path) -> None:
        """One's own game beside the champion's with the same dice."""
        champion = self.champion(table)
        names = self.say("told-you"), self.say("contest-champion")
        found = comparison_of(mine, champion, (YOU, YOU), self.say, names, you=0)
        width = min(shutil.get_terminal_size().columns, WIDEST)
        self.screen.line()
        show_summary(found, self.say, Shown(self.screen, width))
        command = shlex.join(["wormery", "compare", str(path), str(self.champion_file(table))])
        self.screen.line()
        self.screen.line(self.say("compare-command", command=command))

    def champion(self, table: DailyTable) -> GameRecord:
        """What the champion did with these dice; played anew, and kept to be looked at."""
        tags = tags_of(table, bot_tag(CHAMPION, self.say("contest-champion")))
        played = table.played_by(CHAMPION)
        found = replace(played, tags={**tags, **played.tags})
        save_record(found, self.champion_file(table))
        return found

    def champion_file(self, table: DailyTable) -> Path:
        path = self.file(table)
        return path.with_name(f"{path.stem}-{CHAMPION}.worm")


def begun(table: DailyTable, say: Say) -> GameRecord:
    """The game before its first step, with everyone's name."""
    start = table.start
    tags = tags_of(table, say("player-name", letter=LETTERS[YOU]))
    return replace(start, tags={**tags, **start.tags})


def tags_of(table: DailyTable, name: str) -> dict[str, str]:
    players = (name, *(f"{BOT}{level}" for level in table.bots))
    names = with_names(dict(zip(LETTERS, players, strict=False)))
    return {**names, "Date": table.day.isoformat()}


class DailySitting(Sitting):
    """A game as any other at this keyboard; at its end it is compared."""

    def __init__(self, days: Days, table: DailyTable, game: GameRecord, path: Path) -> None:
        super().__init__(game, path, days.screen, days.say)
        self.days = days
        self.table = table

    @property
    def resuming(self) -> str:
        return super().resuming if self.days.asked.again else self.days.command(self.table)

    def after_the_end(self) -> None:
        self.days.compare(self.table, self.record, self.path)

"""What a new game needs: taken from the flags, or asked."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from platformdirs import user_data_path

from wormery.games import GAMES, LETTERS, AnyGame, load, part_of
from wormery.games.errors import OptionError, WormeryError
from wormery.players import PLAYERS
from wormery.players import load as load_player
from wormery.record import GameRecord
from wormery.record.record import check_tag
from wormery.telling.bots import BOT, bot_tag, name_bots, read_bot
from wormery.telling.seats import check_name
from wormery.telling.words import Say
from wormery.terminal.face import HELP, LEAVE
from wormery.terminal.files import is_standard, quoted
from wormery.terminal.programs import Programs, program_in
from wormery.terminal.screen import Screen

DICE = ("random", "real")
DEFAULT_SEATS = 2
DEFAULT_BOT = f"{BOT}casual"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    game: str | None = None
    seats: int | None = None
    players: list[str] | None = None
    begins: str | None = None
    options: list[str] | None = None
    dice: str | None = None
    seed: str | None = None
    file: Path | None = None
    resume: Path | None = None
    level: str | None = None  # of the bots that nobody has named
    programs: Programs = field(default_factory=dict)  # that were named among the players

    @property
    def for_new_game(self) -> bool:
        """Whether something was asked for that only a new game can have."""
        asked = (self.game, self.seats, self.players, self.begins, self.options, self.dice)
        return any(one is not None and one != [] for one in (*asked, self.seed, self.file))


def new_game(wishes: Wishes, screen: Screen, say: Say) -> tuple[GameRecord, Path]:
    """A record with no step yet, and where it is kept."""
    game = game_of(wishes, screen, say)
    seats = seats_of(wishes, game, screen, say)
    begins = begins_of(wishes, seats)
    options = options_of(wishes.options or [], game)
    dice = dice_of(wishes)
    path = path_of(wishes, game)
    game.check_setup(seats, begins, options)  # before the names: who types them for nothing?
    tags = names_of(wishes, game, seats, screen, say)
    tags["Date"] = datetime.now().date().isoformat()
    tags["Dice"] = dice
    if wishes.seed is not None:
        tags["Seed"] = wishes.seed
    return GameRecord.start(game, seats, begins, tags, **options), path


def ask_until(screen: Screen, question: str, read: Callable[[str], T]) -> T:
    """Ask, and ask again after an answer that will not do; the reason is said.

    The keys that leave and help in a game do so before it, too: nobody is called that.
    """
    screen.line(question)
    while True:
        typed = unicodedata.normalize("NFKC", screen.ask()).strip()
        if typed == LEAVE:
            raise EOFError
        if typed == HELP:
            screen.line(question)
            screen.line(screen.say("ask-help"))
            continue
        try:
            return read(typed)
        except WormeryError as error:
            screen.wrong(error.in_language(screen.say.language))


def game_of(wishes: Wishes, screen: Screen, say: Say) -> AnyGame:
    games = list(GAMES.values())

    def read(text: str) -> AnyGame:
        word = text.casefold()
        for number, game in enumerate(games, 1):
            if word in (str(number), say.game(game).casefold()):
                return game
        return load(word) if word else games[0]

    if wishes.game is not None or not screen.asks:
        return read(wishes.game or "")
    screen.line(say("ask-game"))
    screen.choices([(str(number), say.game(game)) for number, game in enumerate(games, 1)])
    return ask_until(screen, say("ask-default", default=say.game(games[0])), read)


def seats_of(wishes: Wishes, game: AnyGame, screen: Screen, say: Say) -> int:
    least, most = game.seats[0], game.seats[-1]
    named = len(wishes.players or [])
    default = max(DEFAULT_SEATS, named)

    def read(text: str) -> int:
        if not text:
            return default
        if not text.isdecimal() or int(text) not in game.seats or int(text) < named:
            raise OptionError("seats-range", seats=text[:10], least=least, most=most)
        return int(text)

    if wishes.seats is not None:
        return read(str(wishes.seats))
    if named or not screen.asks:
        return read(str(default))
    question = say("ask-seats", least=least, most=most)
    return ask_until(screen, f"{question} {say('ask-default', default=str(default))}", read)


def names_of(
    wishes: Wishes, game: AnyGame, seats: int, screen: Screen, say: Say
) -> dict[str, str]:
    """The names of the seats; who comes alone plays against casual bots, if there are any."""
    tags: dict[str, str] = {}
    given = wishes.players or []
    has_bots = part_of(game, "players") is not None
    bot = tag_of(f"{BOT}{wishes.level}", wishes.programs) if wishes.level else DEFAULT_BOT
    for number in range(seats):
        letter = LETTERS[number]
        default = bot if number and has_bots else say("player-name", letter=letter)

        def read(text: str, letter: str = letter, default: str = default) -> str:
            tag = tag_of(text or default, wishes.programs)
            check_tag(letter, tag)
            return tag

        if number < len(given):
            tags[letter] = read(given[number])
        elif given or not screen.asks:
            tags[letter] = read("")
        else:
            bots = ", ".join(f"{BOT}{name}" for name in PLAYERS)
            question = say("ask-name", letter=letter, bots=bots)
            shown = say("ask-default", default=default)
            tags[letter] = ask_until(screen, f"{question} {shown}", read)
    return with_names(tags)


def with_names(tags: dict[str, str]) -> dict[str, str]:
    """The tags of the seats, with a name for every bot that was given none."""
    bots = {place: bot for place, tag in enumerate(tags.values()) if (bot := read_bot(tag))}
    given = (
        bots[place][1] if place in bots else tag for place, tag in enumerate(tags.values())
    )
    names = name_bots(given, bots)
    return {
        letter: bot_tag(bots[place][0], names[place]) if place in bots else tag
        for place, (letter, tag) in enumerate(tags.items())
    }


def begins_of(wishes: Wishes, seats: int) -> int:
    letter = (wishes.begins or LETTERS[0]).upper()
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        letters = " ".join(LETTERS[:seats])
        raise OptionError("begins-letter", letter=letter[:10], letters=letters)
    return LETTERS.index(letter)


def options_of(words: list[str], game: AnyGame) -> dict[str, Any]:
    options = {}
    for word in words:
        name, _, value = word.partition("=")
        name = name.strip().replace("-", "_")
        option = game.option(name)
        # What is free may be a file, which only `check` goes and reads.
        read = option.check if option.free else option.read
        options[name] = read(value.strip())
    return options


def dice_of(wishes: Wishes) -> str:
    dice = wishes.dice or DICE[0]
    if dice not in DICE:
        raise OptionError("option-value", option="--dice", value=dice, values=", ".join(DICE))
    if wishes.seed is None:
        return dice
    if dice == "real":
        raise OptionError("seed-and-real-dice")
    return "seed"


def path_of(wishes: Wishes, game: AnyGame) -> Path:
    if wishes.file is not None:
        if is_standard(wishes.file):
            raise OptionError("file-stdout")
        if wishes.file.exists():
            raise OptionError("file-exists", file=quoted(wishes.file))
        return wishes.file
    folder = user_data_path("wormery") / "games"
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{stem}.worm", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.worm"
    return path


def tag_of(answer: str, programs: Programs) -> str:
    """The tag that names a seat, from what a person typed; a bot must exist."""
    answer = " ".join(answer.split())
    if (program := program_in(answer, programs)) is not None:
        return program
    if answer.casefold() == BOT.rstrip(":"):
        raise OptionError("player-unknown", player=answer, players=", ".join(PLAYERS))
    if answer.startswith(BOT):
        load_player(answer.removeprefix(BOT).partition(" ")[0])
    else:
        check_name(answer)
    return answer

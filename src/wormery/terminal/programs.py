"""Players at a keyboard that are programs: named by a file or a command, kept by their name."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wormery import players
from wormery.games.errors import OptionError
from wormery.players import Player
from wormery.players.external import Answer, ExternalPlayer, Program, ProgramError, is_program
from wormery.players.external.program import EXEC
from wormery.telling.bots import BOT

Programs = dict[str, Program]  # by their names


def program_in(answer: str, programs: Programs) -> str | None:
    """A bot's tag for a program that was named, which is known by its name from here on.

    None if it names no program. A command line may have spaces, so no bot's name follows it.
    """
    asked = answer.removeprefix(BOT)
    given, _, name = (asked, "", "") if asked.startswith(EXEC) else asked.partition(" ")
    if not is_program(given):
        return None
    program = Program.read(given)
    if programs.setdefault(program.name, program) != program:
        raise ProgramError("outside-name-twice", given=given, player=program.name)
    return f"{BOT}{program.name} {name}".strip()


def named_again(given: Iterable[str]) -> Programs:
    """The programs of a game that is resumed: a record has no more than their names."""
    programs: Programs = {}
    for answer in given:
        if program_in(answer, programs) is None:
            raise OptionError("resume-alone")
    return programs


def player_of(name: str, programs: Programs, told: Callable[[Answer], None]) -> Player:
    """Who plays under that name here; a record names a program, and cannot start it."""
    program = programs.get(name)
    if program is None:
        try:
            return players.load(name)
        except OptionError as error:
            if error.sentence_id != "player-unknown":
                raise
            raise OptionError("outside-not-named", player=name) from error
    return ExternalPlayer(program, told if program.remarks else None)

"""The standard files, made so that no terminal and no full disk leads to a traceback."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
import unicodedata
from typing import IO, TextIO

ERRORS = "wormery"
# What a terminal without Unicode shows instead; lines of boxes stay as wide as they are.
PLAINER = str.maketrans(
    {
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’‚", "'"),
        **dict.fromkeys("–—─━╌", "-"),
        **dict.fromkeys("│┃", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╶╴╷╵┏┓┗┛", "+"),
        **dict.fromkeys("●•", "o"),
        **dict.fromkeys("·", "-"),
        **dict.fromkeys("█▉▊▋▌▍", "#"),
        **dict.fromkeys("░▒▓", ":"),
        **dict.fromkeys("▎▏", " "),
        **dict.fromkeys("\u00a0\u202f\u2009", " "),
        "…": "...",
        "×": "x",
        "÷": "/",
        "−": "-",
        "▸": ">",
        "→": ">",
        "←": "<",
        "≈": "~",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
    }
)


class OutputError(Exception):
    """What is said reaches nobody: the disk is full, or the reader has gone."""


class Output(io.TextIOWrapper):
    """Standard output whose faults are not taken for those of a file that is being saved."""

    def __init__(self, file: io.TextIOWrapper) -> None:
        lines = file.line_buffering or file.isatty()
        super().__init__(file.buffer, file.encoding, ERRORS, line_buffering=lines)
        self._before = file  # which would close the file when it is forgotten

    def write(self, text: str, /) -> int:
        try:
            return super().write(text)
        except OSError as error:
            raise OutputError from error

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            raise OutputError from error


def prepare() -> None:
    """Replace what is missing, and let nothing be too much for the encoding of a terminal."""
    codecs.register_error(ERRORS, replaced)
    # A shell may have closed them (`>&-`), and then Python has none.
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors=ERRORS)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout = Output(sys.stdout)


def _nothing(mode: str) -> TextIO:
    found: IO[str] = open(os.devnull, mode, encoding="utf-8")  # noqa: SIM115  (to the end)
    assert isinstance(found, io.TextIOWrapper)
    return found


def give_up_output() -> None:
    """Say no more: Python would try to flush what is left when it ends, and complain."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def replaced(error: UnicodeError) -> tuple[str, int]:
    """What comes nearest to characters that cannot be encoded: “é” as e, a box as dashes."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    plainer = unicodedata.normalize("NFKD", text.translate(PLAINER))
    kept = (one for one in plainer if not unicodedata.combining(one))
    return "".join(one if one.isascii() else "?" for one in kept), error.end


def can_show(text: str) -> bool:
    """Whether most letters of a text can be shown, with or without their accents."""
    letters = [one for one in text if one.isalpha()]
    encoding = sys.stdout.encoding or "ascii"
    shown = "".join(letters).encode(encoding, ERRORS).decode(encoding)
    return shown.count("?") * 2 <= len(letters)

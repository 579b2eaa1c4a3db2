"""One key at a time, where the terminal can do that; else a line and Enter."""

from __future__ import annotations

import os
import sys

ARROWS = {"\x1b[C": "next", "\x1bOC": "next", "\x1b[D": "back", "\x1bOD": "back"}
AT_ONCE = {"\r": "", "\n": "", " ": ""}


def read_key(letters: str = "beq") -> str:
    """One of the letters, a whole number ended by Enter, "next", "back", or "" for Enter."""
    try:
        import termios
        import tty
    except ImportError:  # not a Unix terminal
        return input("> ").strip().casefold()
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        tty.setcbreak(keyboard)
        return _read_key(keyboard, letters)
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def _read_key(keyboard: int, letters: str) -> str:
    number = ""
    while True:
        key = os.read(keyboard, 8).decode("utf-8", "ignore")
        if key in ("", "\x04"):
            raise EOFError
        if key in ARROWS:
            return ARROWS[key]
        for character in key.casefold():
            if character.isdecimal():
                number += character
                sys.stdout.write(character)
                sys.stdout.flush()
            elif character in "\r\n" and number:
                return number
            elif character in letters:
                return character
            elif character in AT_ONCE:
                return AT_ONCE[character]

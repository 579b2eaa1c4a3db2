"""Damages records and positions at random and looks at what the readers say.

    python tests/fuzz_record.py SECONDS

What breaks a promise is written to tests/corpus/, which the tests read every time. The
promises are in `check_record` and `check_position`.
"""

from __future__ import annotations

import hashlib
import re
import sys
import time
from pathlib import Path
from random import Random

from wormery import games, record
from wormery.games import CHANCE, OVER, Position
from wormery.games.errors import NotationError, UnknownGameError
from wormery.record.record import GameRecord

HERE = Path(__file__).parent
CORPUS = HERE / "corpus"
GOLDEN = HERE / "golden"

HEAD = re.compile(r'\s*(?:\[[A-Za-z0-9]+ "(?:[^"\\\n]|\\["\\])*"\]\s*)*')
TAG = re.compile(r'\[([A-Za-z0-9]+) "((?:[^"\\\n]|\\["\\])*)"\]')
COMMENT = re.compile(r"\{([^{}]*)\}")
STRANGE = '[]{}"\\|/:.,=-?#+WwABCDEFG0123456789 \n\t\r\0\u00a0\u2028\ufeff①٣９éß🪱\ud800'

# What the readers promise


def meaning(text: str) -> tuple[list[tuple[str, str]], list[str], list[str]]:
    """What a record says: tags, comments, and the rest without space or the order of dice."""
    text = text.replace("\r\n", "\n")
    head = HEAD.match(text)
    assert head is not None
    tags = sorted(tag for tag in TAG.findall(head[0]) if tag[0] != "Options")
    body = text[head.end() :]
    return tags, COMMENT.findall(body), _steps(COMMENT.sub(" ", body))


def _steps(body: str) -> list[str]:
    words = re.sub(r"\[[^\]]*\]", lambda found: _outcome(found[0][1:-1]), body)
    return words.split()


def _outcome(text: str) -> str:
    words = [word for word in re.split(r"[.,\s]+", text.upper()) if word]
    mounds = len(words) > 1 and all(word.isdecimal() for word in words)
    # Dice may have gaps between them too, but there they mean nothing.
    return f"[{sorted(map(int, words)) if mounds else sorted(''.join(words))}]".replace(" ", "")


def check_refusal(error: NotationError, text: str) -> None:
    """The error names a place that the text has, and can be said."""
    lines = text.split("\n")
    assert isinstance(error.line, int)
    assert isinstance(error.column, int)
    assert 1 <= error.line <= len(lines)
    assert 1 <= error.column <= len(lines[error.line - 1]) + 1
    assert str(error)


def check_record(text: str) -> GameRecord | None:
    """A text is refused with its line and column, or read for what it says, and no other."""
    try:
        read = record.read(text)
    except NotationError as error:
        check_refusal(error, text)
        return None
    canonical = record.write(read)
    assert record.read(canonical) == read
    assert record.write(record.read(canonical)) == canonical
    assert meaning(text) == meaning(canonical)
    return read


def sorted_words(text: str) -> list[str]:
    """The fields of a position with dice and options in order, defaults left out."""
    name, seats, options, *fields = text.split()
    game = games.load(name)
    chosen = game.check_setup(int(seats), 0, game.read_options(options))
    last = ":".join("".join(sorted(dice)) for dice in fields.pop().upper().split(":"))
    return [name, seats, game.write_options(chosen), *fields, last]


def check_position(text: str, random: Random) -> Position | None:
    """A text is refused with its column, or is a position that plays on.

    Its own text is what was given, but for the order of dice and options.
    """
    try:
        position = games.parse(text)
    except NotationError as error:
        check_refusal(error, text)
        return None
    except UnknownGameError:
        return None
    assert games.parse(position.text) == position
    assert sorted_words(position.text) == sorted_words(text)
    later = position
    for _ in range(30):
        if later.actor == OVER:
            assert later.result is not None
            break
        assert later.outcomes if later.actor == CHANCE else later.moves
        if later.actor == CHANCE:
            later = later.after(random.choice(later.outcomes))
        else:
            later = later.after(random.choice(later.moves))
    assert games.parse(later.text) == later
    return position


# Damage


def mutate(text: str, random: Random) -> str:
    """The text with one to three small changes."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        text = random.choice(CHANGES)(text, random)
    return text


def _span(text: str, random: Random) -> tuple[int, int]:
    start = random.randrange(len(text) + 1)
    return start, min(len(text), start + random.choice((1, 1, 1, 2, 5, 20)))


def delete(text: str, random: Random) -> str:
    start, end = _span(text, random)
    return text[:start] + text[end:]


def double(text: str, random: Random) -> str:
    start, end = _span(text, random)
    return text[:end] + text[start:end] + text[end:]


def insert(text: str, random: Random) -> str:
    start, _ = _span(text, random)
    return text[:start] + random.choice(STRANGE) + text[start:]


def replace(text: str, random: Random) -> str:
    start, _ = _span(text, random)
    return text[:start] + random.choice(STRANGE) + text[start + 1 :]


def change_number(text: str, random: Random) -> str:
    found = list(re.finditer(r"\d", text))
    if not found:
        return text
    at = random.choice(found).start()
    return text[:at] + random.choice("0123456789") + text[at + 1 :]


def move_piece(text: str, random: Random) -> str:
    start, end = _span(text, random)
    piece, rest = text[start:end], text[:start] + text[end:]
    at = random.randrange(len(rest) + 1)
    return rest[:at] + piece + rest[at:]


def swap_words(text: str, random: Random) -> str:
    words = re.split(r"([\s/|:.,]+)", text)
    one, two = random.randrange(len(words)), random.randrange(len(words))
    words[one], words[two] = words[two], words[one]
    return "".join(words)


def copy_word(text: str, random: Random) -> str:
    words = re.split(r"([\s/|:.,]+)", text)
    words[random.randrange(len(words))] = random.choice(words)
    return "".join(words)


def change_lines(text: str, random: Random) -> str:
    lines = text.split("\n")
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    what = random.randrange(3)
    if what == 0:
        lines[one], lines[two] = lines[two], lines[one]
    elif what == 1:
        del lines[one]
    else:
        lines.insert(one, lines[two])
    return "\n".join(lines)


def cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text) + 1)]


CHANGES = (
    delete,
    double,
    insert,
    replace,
    change_number,
    change_number,
    move_piece,
    swap_words,
    copy_word,
    change_lines,
    cut,
)


def short(text: str, random: Random) -> str:
    """A record cut after some of its turns, still whole: damage in it is soon reached."""
    lines = text.split("\n")
    head = lines.index("") + 1
    kept = lines[: head + random.randrange(1, 12)]
    return re.sub(r'\[Result "[^"]*"\]', '[Result "*"]', "\n".join(kept)) + "\n"


def main(seconds: float) -> int:
    random = Random()
    texts = [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*.worm"))]
    positions = [
        position.text
        for text in texts
        for position in random.sample(record.read(text).positions, 40)
    ]
    end, tried, accepted, found = time.monotonic() + seconds, 0, 0, 0
    while time.monotonic() < end:
        tried += 1
        is_record = random.random() < 0.4
        if is_record:
            text = mutate(short(random.choice(texts), random), random)
        else:
            text = mutate(random.choice(positions), random)
        try:
            read = check_record(text) if is_record else check_position(text, random)
            accepted += read is not None
        except Exception as error:
            found += 1
            kind = "record" if is_record else "position"
            name = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:8]
            (CORPUS / f"{kind}-{name}.txt").write_bytes(text.encode("utf-8", "surrogatepass"))
            print(f"{kind}-{name}: {type(error).__name__}: {error}")
    print(f"{tried} texts, {accepted} of them accepted, {found} broke a promise")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(float(sys.argv[1])))

"""A game record as text. docs/notation.md is the specification."""

from wormery.games import CHANCE, LETTERS
from wormery.record.record import FORMAT, GameRecord


def write(record: GameRecord) -> str:
    """The record as a text that `read` turns into the same record."""
    return f"{_head(record)}\n{_body(record)}"


def _head(record: GameRecord) -> str:
    start = record.positions[0]
    tags = {
        "Wormery": str(FORMAT),
        "Game": record.game.name,
        "Rules": str(record.game.version),
        "Seats": str(start.seats),
        "Begins": LETTERS[record.begins],
        "Options": record.game.write_options(start.options),
        **record.tags,
        "Result": record.result,
    }
    return "".join(f'[{name} "{_quote(value)}"]\n' for name, value in tags.items())


def _quote(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _body(record: GameRecord) -> str:
    lines: list[list[str]] = []
    for number, heading in enumerate(record.headings()):
        if heading is not None:
            lines.append([heading])
        # A comment stands after the step it is about, so before what begins next.
        where = lines[-2] if heading is not None and len(lines) > 1 else lines[-1]
        where += _comments(record, number)
        step, by_chance = record.steps[number], record.positions[number].actor == CHANCE
        lines[-1].append(f"[{step}]" if by_chance else step)
    if last := _comments(record, len(record.steps)):
        lines = [*lines[:-1], lines[-1] + last] if lines else [last]
    return "".join(" ".join(line) + "\n" for line in lines)


def _comments(record: GameRecord, number: int) -> list[str]:
    return [f"{{{text}}}" for text in record.comments.get(number, ())]

"""`wormery odds`: the chances in a position; and the hints of a game."""

from __future__ import annotations

import json
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from wormery.evaluation import Odds, odds_of
from wormery.games import LETTERS, OVER, Position, need_part_of, parse
from wormery.games.ends import End
from wormery.games.errors import OptionError
from wormery.telling.seats import Seat
from wormery.telling.words import Say
from wormery.terminal.blocks import fit, short
from wormery.terminal.complaining import FINE
from wormery.terminal.face import Face, face_of
from wormery.terminal.files import is_standard, quoted, reason_of, standard_input
from wormery.terminal.help import cells
from wormery.terminal.screen import Screen

LONGEST_LINE = 10_000
KINDS = (".png", ".svg", ".pdf")
WIDEST = 96
EIGHTHS = " ▏▎▍▌▋▊▉"


def show_odds(text: str, say: Say, as_json: bool, plot: Path | None) -> int:
    if plot is not None:
        check_plot(plot)
    position = parse(typed(text))
    odds = None if position.actor == OVER else odds_of(position)
    if as_json:
        print(json.dumps(document(position, odds)))
    else:
        show(position, odds, say)
    if plot is not None and odds is not None:
        draw(plot, position, odds, say)
        if not as_json:
            print(say("odds-plot-in", file=quoted(plot)))
    return FINE


def typed(text: str) -> str:
    """The position of the command line, or the first line that is piped in."""
    if not is_standard(text):
        return text
    return standard_input().readline(LONGEST_LINE).decode(errors="replace").strip()


# As a document


def document(position: Position, odds: Odds | None) -> dict[str, Any]:
    """The figures with names that stay; for a finished game there are none."""
    odds = odds or Odds(0.0, True)
    return {
        "position": position.text,
        "game": position.game.name,
        "exact": odds.exact,
        "value": odds.value if position.actor != OVER else None,
        "moves": [
            {"move": move.text, "value": value, "best": move == odds.best}
            for move, value in odds.ranked
        ],
        "ends": [{"end": str(end), "chance": chance} for end, chance in odds.ends.items()],
        "totals": [
            {"total": each.total, "at_least": each.at_least, "exactly": each.exactly}
            for each in odds.totals
        ],
    }


# In words


def face_at(position: Position, say: Say) -> Face[Any]:
    """The game as seen by players who have no names."""
    letters = LETTERS[: position.seats]
    seats = [Seat(letter, say("player-name", letter=letter), None) for letter in letters]
    return face_of(position.game, say, seats)


def show(position: Position, odds: Odds | None, say: Say) -> None:
    screen, face = Screen(say), face_at(position, say)
    game = say(position.game.sentence_id)
    if odds is None:
        screen.title(say("over-title", game=game))
        screen.line(say("over-already"))
        screen.line(face.won(position))
        return
    screen.title(say("odds-title", game=game, name=face.name(position.turn)))
    screen.line(position.text)
    screen.line()
    width = min(shutil.get_terminal_size().columns, WIDEST)
    screen.line(heading(odds, say))
    if odds.moves:
        screen.lines(bars(move_rows(position, odds, face, say), width))
        screen.line(say("odds-best"))
    if odds.ends:
        screen.line()
        screen.line(say("odds-ends"))
        screen.lines(bars(end_rows(odds, say), width))
    if odds.totals:
        screen.line()
        screen.line(totals_heading(odds, say))
        screen.lines(totals(odds, say, width))


def heading(odds: Odds, say: Say) -> str:
    """What the values are; where there is nothing to choose, with the one value there is."""
    sentence_id = odds.wording.moves if odds.moves else odds.wording.mean
    return say(sentence_id, value=amount(odds, odds.value, say), exact=exactness(odds))


def totals_heading(odds: Odds, say: Say) -> str:
    return say(odds.wording.totals) if odds.wording.totals else say("odds-total")


def amount(odds: Odds, value: float, say: Say) -> str:
    """What a move is worth: worms, a chance to win, or what else the game counts."""
    return say(odds.wording.figure, value=value)


def exactness(odds: Odds) -> str:
    return "yes" if odds.exact else "no"


Row = tuple[str, str, float]  # what it is, its figure in words, and how long its bar is


def move_rows(position: Position, odds: Odds, face: Face[Any], say: Say) -> list[Row]:
    rows = []
    for move, value in odds.ranked:
        mark = "▸" if move == odds.best else " "
        name = f"{mark} {face.move_name(position, move)}"
        rows.append((name, amount(odds, value, say), value))
    return rows


def end_rows(odds: Odds, say: Say) -> list[Row]:
    return [
        (f"  {end_name(end, say)}", say("odds-percent", value=chance), chance)
        for end, chance in odds.ends.items()
    ]


def end_name(end: End, say: Say) -> str:
    return say(end.sentence_id, **asdict(end))


def bars(rows: list[Row], width: int) -> list[str]:
    """Rows with bars that fill what is left of the width; a loss is drawn in a lighter one."""
    names = min(max(cells(row[0]) for row in rows), max(width // 2, 12))
    figures = max(cells(row[1]) for row in rows)
    longest = max(width - names - figures - 5, 4)
    most = max(abs(row[2]) for row in rows) or 1.0
    lines = []
    for name, figure, value in rows:
        line = f"{fit(name, names)}  {right(figure, figures)}  {bar(value / most, longest)}"
        lines.append(line.rstrip())
    return lines


def bar(part: float, longest: int) -> str:
    """A bar of block characters, to an eighth of a cell.

    >>> bar(0.5, 4), bar(0.28125, 4), bar(-0.5, 4)
    ('██', '█▏', '░░')
    """
    if part < 0:
        return "░" * round(-part * longest)
    whole, eighths = divmod(round(part * longest * 8), 8)
    return ("█" * whole + EIGHTHS[eighths]).rstrip()


def right(text: str, width: int) -> str:
    return " " * (width - cells(text)) + text


def totals(odds: Odds, say: Say, width: int) -> list[str]:
    """Two columns of figures, each with bars: at least so many, and exactly so many."""
    first = max(cells(say("odds-total")), 4)
    half = (width - first - 6) // 2
    headings = [short(say(name), half) for name in ("odds-at-least", "odds-exactly")]
    lines = [f"  {fit(say('odds-total'), first)}  {fit(headings[0], half)}  {headings[1]}"]
    for each in odds.totals:
        parts = []
        for chance in (each.at_least, each.exactly):
            figure = right(say("odds-percent", value=chance), 9)
            parts.append(fit(f"{figure} {bar(chance, max(half - 11, 4))}", half))
        lines.append(f"  {each.total:<{first}}  {parts[0]}  {parts[1]}".rstrip())
    return lines


# A hint in a game


def hint(position: Position, face: Face[Any], say: Say) -> list[str]:
    """The best move, what the next best gives away, and why; where a game only brings odds,
    what they say.
    """
    if not position.moves:
        raise OptionError("odds-no-choice")
    if not hasattr(need_part_of(position.game, "evaluation"), "evaluate"):
        return [hint_of_odds(position, face, say)]
    from wormery.coach import advise, tell_reason

    advice = advise(position)
    best, *others = advice.options
    text = say(
        "hint-best",
        move=face.move_name(position, best.move),
        value=say("hint-percent", value=best.chance),
        exact="yes" if advice.exact else "no",
        error=say("hint-percent", value=advice.error),
    )
    if others:
        move, cost = face.move_name(position, others[0].move), others[0].cost
        text = f"{text} {say('hint-cost', move=move, value=say('hint-percent', value=cost))}"
    return [text, *(tell_reason(say, face.seats, reason) for reason in advice.reasons)]


def hint_of_odds(position: Position, face: Face[Any], say: Say) -> str:
    """The best move and the next best one, in a sentence or two."""
    odds = odds_of(position, totals=False)
    (best, worth), *others = odds.ranked
    move, value = face.move_name(position, best), amount(odds, worth, say)
    text = say(odds.wording.hint, move=move, value=value, exact=exactness(odds))
    if others:
        move, value = face.move_name(position, others[0][0]), amount(odds, others[0][1], say)
        text = f"{text} {say('hint-next', move=move, value=value)}"
    return text


# As a picture


def check_plot(path: Path) -> None:
    """Whether a plot can be drawn at all, before anything is computed."""
    if path.suffix.casefold() not in KINDS:
        raise OptionError("odds-plot-kind", kinds=", ".join(KINDS), file=quoted(path))
    if find_spec("matplotlib") is None:
        raise OptionError("odds-no-matplotlib")


def draw(path: Path, position: Position, odds: Odds, say: Say) -> None:
    from wormery.terminal.odds_plot import plot

    face = face_at(position, say)
    groups = []
    if odds.moves:
        groups.append((heading(odds, say), move_rows(position, odds, face, say)))
    if odds.ends:
        groups.append((say("odds-ends"), end_rows(odds, say)))
    if not groups:
        value = amount(odds, odds.value, say)
        groups.append((heading(odds, say), [("", value, odds.value)]))
    curves = {
        say("odds-at-least"): [(each.total, each.at_least) for each in odds.totals],
        say("odds-exactly"): [(each.total, each.exactly) for each in odds.totals],
    }
    chances = (totals_heading(odds, say), curves) if odds.totals else None
    try:
        plot(path, position.text, groups, chances)
    except OSError as error:
        reason = reason_of(error)
        raise OptionError("file-not-saved", file=quoted(path), reason=reason) from error

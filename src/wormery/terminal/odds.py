"""`wormery odds`: the chances in a position; and the hints of a game."""

from __future__ import annotations

import json
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wormery.games import LETTERS, OVER, Position, parse
from wormery.games.errors import OptionError, WormeryError
from wormery.games.ithappens import ItHappensPosition
from wormery.solver.odds import End, Odds, odds_of
from wormery.telling.seats import Seat
from wormery.telling.words import Say
from wormery.terminal.blocks import fit, short
from wormery.terminal.face import Face, face_of
from wormery.terminal.files import reason_of
from wormery.terminal.help import cells
from wormery.terminal.screen import Screen

FINE, BAD_USAGE = 0, 2
KINDS = (".png", ".svg", ".pdf")
WIDEST = 96
SAMPLES = 120  # how often a round of It Happens.. is played on to value a position
EIGHTHS = " ▏▎▍▌▋▊▉"


def show_odds(text: str, say: Say, as_json: bool, plot: Path | None) -> int:
    try:
        if plot is not None:
            check_plot(plot)
        position = parse(text)
        odds = None if position.actor == OVER else odds_of(position, played_on)
        if as_json:
            print(json.dumps(document(position, odds)))
        else:
            show(position, odds, say)
        if plot is not None and odds is not None:
            draw(plot, position, odds, say)
            if not as_json:
                print(say("odds-plot-in", file=str(plot)))
    except WormeryError as error:
        print(error.in_language(say.language), file=sys.stderr)
        return BAD_USAGE
    return FINE


def played_on(position: ItHappensPosition, seat: int) -> float:
    """A seat's chance to win from the middle of a round, as the expert sees it.

    The round is played on many times by rules of thumb, always with the same dice.
    """
    import numpy as np

    from wormery.players import ithappens_search as search
    from wormery.games.randomness import GOLDEN, mix

    scratch, setup, state = search.new_scratch(), position.setup, position.state
    total = 0.0
    for sample in range(1, SAMPLES + 1):
        scratch.states[0] = state
        with np.errstate(over="ignore"):
            key = np.uint64(mix(np.uint64(sample) * GOLDEN))
        search.play_on(setup, scratch.states[0], seat, key, scratch)
        total += float(scratch.values[seat])
    return total / SAMPLES


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
        "ends": [
            {"end": " ".join(map(str, end)), "chance": chance}
            for end, chance in odds.ends.items()
        ],
        "totals": [
            {"total": each.total, "at_least": each.at_least, "exactly": each.exactly}
            for each in odds.totals
        ],
    }


# In words


def face_at(position: Position, say: Say) -> Face:
    """The game as seen by players who have no names."""
    letters = LETTERS[: position.seats]
    seats = [Seat(letter, say("player-name", letter=letter), None) for letter in letters]
    return face_of(position.game, say, seats)


def show(position: Position, odds: Odds | None, say: Say) -> None:
    screen, face = Screen(say), face_at(position, say)
    game = say.game(position.game.name)
    if odds is None:
        screen.title(say("over-title", game=game))
        screen.line(say("over-already"))
        screen.line(face.won(position))
        return
    screen.title(say("odds-title", game=game, name=face.name(position.turn)))
    screen.line(position.text)
    screen.line()
    width = min(shutil.get_terminal_size().columns, WIDEST)
    screen.line(heading(position, odds, say))
    if odds.moves:
        screen.lines(bars(move_rows(position, odds, face, say), width))
        screen.line(say("odds-best"))
    if odds.ends:
        screen.line()
        screen.line(say("odds-ends"))
        screen.lines(bars(end_rows(odds, say), width))
    if odds.totals:
        screen.line()
        screen.line(say("odds-totals"))
        screen.lines(totals(odds, say, width))


def heading(position: Position, odds: Odds, say: Say) -> str:
    worms, exact = in_worms(position), "yes" if odds.exact else "no"
    if odds.moves:
        return say("odds-worms") if worms else say("odds-win", exact=exact)
    value = amount(position, odds.value, say)
    if worms:
        return say("odds-worms-mean", value=value)
    return say("odds-win-mean", value=value, exact=exact)


def in_worms(position: Position) -> bool:
    return position.game.name == "regenwormen"


def amount(position: Position, value: float, say: Say) -> str:
    """What a move is worth: worms, or a chance to win."""
    if in_worms(position):
        return say("arena-decimal", value=value)
    return say("odds-percent", value=value)


Row = tuple[str, str, float]  # what it is, its figure in words, and how long its bar is


def move_rows(position: Position, odds: Odds, face: Face, say: Say) -> list[Row]:
    rows = []
    for move, value in odds.ranked:
        mark = "▸" if move == odds.best else " "
        name = f"{mark} {face.move_name(position, move)}"
        rows.append((name, amount(position, value, say), value))
    return rows


def end_rows(odds: Odds, say: Say) -> list[Row]:
    return [
        (f"  {end_name(end, say)}", say("odds-percent", value=chance), chance)
        for end, chance in odds.ends.items()
    ]


def end_name(end: End, say: Say) -> str:
    if end[0] == "take":
        return say("odds-end-take", tile=end[1])
    if end[0] == "steal":
        return say("odds-end-steal", tile=end[1])
    if end[0] == "place":
        return say("odds-end-place", mound=end[1], die=end[2])
    return say("odds-end-skip") if end[0] == "skip" else say("odds-end-fail")


def bars(rows: list[Row], width: int) -> list[str]:
    """Rows with bars that fill what is left of the width; a loss is drawn in a lighter one."""
    names = min(max(cells(row[0]) for row in rows), max(width // 2, 12))
    figures = max(cells(row[1]) for row in rows)
    scratch = max(width - names - figures - 5, 4)
    most = max(abs(row[2]) for row in rows) or 1.0
    lines = []
    for name, figure, value in rows:
        line = f"{fit(name, names)}  {right(figure, figures)}  {bar(value / most, scratch)}"
        lines.append(line.rstrip())
    return lines


def bar(part: float, scratch: int) -> str:
    """A bar of block characters, to an eighth of a cell.

    >>> bar(0.5, 4), bar(0.28125, 4), bar(-0.5, 4)
    ('██', '█▏', '░░')
    """
    if part < 0:
        return "░" * round(-part * scratch)
    whole, eighths = divmod(round(part * room * 8), 8)
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


def hint(position: Position, face: Face, say: Say) -> str:
    """The best move and the next best one, in a sentence or two."""
    if not position.moves:
        raise OptionError("odds-no-choice")
    odds = odds_of(position, played_on, totals=False)
    (best, worth), *others = odds.ranked
    move, value = face.move_name(position, best), amount(position, worth, say)
    if in_worms(position):
        text = say("hint-worms", move=move, value=value)
    else:
        text = say("hint-win", move=move, value=value, exact="yes" if odds.exact else "no")
    if others:
        move = face.move_name(position, others[0][0])
        value = amount(position, others[0][1], say)
        text = f"{text} {say('hint-next', move=move, value=value)}"
    return text


# As a picture


def check_plot(path: Path) -> None:
    """Before anything is reckoned: whether a plot can be drawn at all."""
    if path.suffix.casefold() not in KINDS:
        raise OptionError("odds-plot-kind", kinds=", ".join(KINDS), file=str(path))
    if find_spec("matplotlib") is None:
        raise OptionError("odds-no-matplotlib")


def draw(path: Path, position: Position, odds: Odds, say: Say) -> None:
    from wormery.terminal.odds_plot import plot

    face = face_at(position, say)
    groups = []
    if odds.moves:
        groups.append((heading(position, odds, say), move_rows(position, odds, face, say)))
    if odds.ends:
        groups.append((say("odds-ends"), end_rows(odds, say)))
    if not groups:
        value = amount(position, odds.value, say)
        groups.append((heading(position, odds, say), [("", value, odds.value)]))
    curves = {
        say("odds-at-least"): [(each.total, each.at_least) for each in odds.totals],
        say("odds-exactly"): [(each.total, each.exactly) for each in odds.totals],
    }
    chances = (say("odds-totals"), curves) if odds.totals else None
    try:
        plot(path, position.text, groups, chances)
    except OSError as error:
        reason = reason_of(error)
        raise OptionError("file-not-saved", file=str(path), reason=reason) from error

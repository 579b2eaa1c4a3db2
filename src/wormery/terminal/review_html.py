"""A review as one HTML file: no scripts, nothing from elsewhere, light or dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from wormery.terminal.review_words import Point, ReviewWords

DASHES = ("", "7 4", "2 4", "10 3 2 3", "4 2", "1 3", "12 4")
WIDE, HIGH = 1000, 100  # of the graph, in its own measure
RESULTS = 2  # rows at the end of the account


def page(words: ReviewWords) -> str:
    """The whole file."""
    title = words.title
    parts = [f"<h1>{escape(title)}</h1>"]
    if words.document.moments:
        parts += _parts(words)
    else:
        parts.append(_paragraph(words.say("review-nothing")))
    style = (resources.files(__package__) / "review.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _parts(words: ReviewWords) -> list[str]:
    say, turning = words.say, words.turning()
    best = words.best()
    rolls = [roll for roll in (words.luckiest(), words.unluckiest()) if roll is not None]
    costliest = words.costliest()
    parts = [
        f'<p class="won">{escape(words.result)}</p>',
        _heading(say("review-chances")),
        _graph(words, turning),
        _note(words.certainty),
        *_section(say("review-turning"), turning, numbered=True),
        *_section(say("review-rolls"), rolls),
        *_section(say("review-best"), [best] if best is not None else []),
        *_section(say("review-costly"), costliest),
    ]
    if not costliest:
        parts += [_heading(say("review-costly")), _paragraph(say("review-no-costly"))]
    parts += [
        _heading(say("review-account")),
        _account(words),
        _note(say("review-account-note")),
        _heading(say("review-plays")),
        *(_paragraph(words.play(seat)) for seat in words.document.seats),
        _heading(say("review-whole-game")),
        _course(words),
    ]
    return parts


# The graph


def _graph(words: ReviewWords, turning: Sequence[Point]) -> str:
    """Everyone's chance over the whole game; turns and turning points lead to their words."""
    document = words.document
    last = len(document.chances) - 1

    def x(step: int) -> float:
        return step / last

    scale = "".join(
        f'<span style="top:{100 - tenths * 10}%">{escape(words.percent(tenths / 10))}</span>'
        for tenths in (0, 5, 10)
    )
    grid = "".join(f'<line x1="0" x2="{WIDE}" y1="{y}" y2="{y}"/>' for y in (0, 50, HIGH))
    lines = "".join(
        f'<path d="{_path([each[party] for each in document.chances])}" {_stroke(party)}/>'
        for party in range(len(document.parties))
    )
    turns = words.turns()
    ends = [*(turn.step for turn in turns[1:]), last]
    links = "".join(
        f'<a href="#turn-{turn.step}" tabindex="-1"><title>{escape(turn.title)}</title><rect '
        f'x="{x(turn.step) * WIDE:.1f}" y="0" width="{(x(end) - x(turn.step)) * WIDE:.1f}" '
        f'height="{HIGH}" fill-opacity="0"/></a>'
        for turn, end in zip(turns, ends, strict=True)
    )
    dots = "".join(
        f'<a class="dot" href="#step-{point.step}" title="{escape(point.heading)}" '
        f'style="left:{x(point.step + 1):.2%};top:{1 - point.chance:.2%};'
        f'color:var(--p{point.party})">{number}</a>'
        for number, point in enumerate(turning, 1)
    )
    label = escape(words.say("review-chances"))
    return (
        f'<div class="graph">{scale}<svg viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{label}" preserveAspectRatio="none">{grid}{links}{lines}</svg>'
        f"{dots}</div>" + _key(document.parties)
    )


def _path(chances: Sequence[float]) -> str:
    last = len(chances) - 1
    places = (
        f"{step / last * WIDE:.1f},{(1 - chance) * HIGH:.2f}"
        for step, chance in enumerate(chances)
    )
    return "M" + " ".join(places)


def _stroke(party: int) -> str:
    return (
        f'style="stroke:var(--p{party % len(DASHES)})" '
        f'stroke-dasharray="{DASHES[party % len(DASHES)]}" pointer-events="none"'
    )


def _key(names: Sequence[str]) -> str:
    rows = "".join(
        f'<li><svg viewBox="0 0 32 10" aria-hidden="true"><path d="M0,5 32,5" fill="none" '
        f'stroke-width="3" {_stroke(party)}/></svg>{escape(name)}</li>'
        for party, name in enumerate(names)
    )
    return f'<ul class="key">{rows}</ul>'


# In words


def _section(title: str, points: Sequence[Point], numbered: bool = False) -> list[str]:
    parts = [_heading(title)] if points else []
    for number, point in enumerate(points, 1):
        name = f' id="step-{point.step}"' if numbered else ""
        heading = f"{number}. {point.heading}" if numbered else point.heading
        parts.append(f"<h3{name}>{escape(heading)}</h3>")
        parts += map(_paragraph, point.lines)
    return parts


def _account(words: ReviewWords) -> str:
    names = [seat.name for seat in words.document.seats]
    account = words.account()
    rows = []
    for number, (label, figures) in enumerate(account):
        kind = ' class="sum"' if number >= len(account) - RESULTS else ""
        cells = "".join(f"<td>{escape(figure)}</td>" for figure in figures)
        rows.append(f'<tr{kind}><th scope="row">{escape(label)}</th>{cells}</tr>')
    return _table("", ["", *names], rows)


def _course(words: ReviewWords) -> str:
    """The graph as a table of words: each turn, what happened in it, and what that left."""
    rows = []
    for turn in words.turns():
        told = "<br>".join(map(escape, turn.told))
        cells = "".join(f"<td>{escape(words.percent(chance))}</td>" for chance in turn.chances)
        rows.append(
            f'<tr id="turn-{turn.step}"><th scope="row">{escape(turn.title)}</th>'
            f"<td>{told}</td>{cells}</tr>"
        )
    return _table("course", ["", words.say("review-happened"), *words.document.parties], rows)


def _table(name: str, head: Sequence[str], rows: Sequence[str]) -> str:
    heads = "".join(
        f'<th scope="col">{escape(text)}</th>' if text else "<td></td>" for text in head
    )
    kind = f' class="{name}"' if name else ""
    return (
        f'<div class="scroll"><table{kind}><thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'

"""The rules that the page shows: complete in every language, and true to the real rules."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.helpers import RULE_NUMBER, happens, mounds, names, play, worms
from tests.test_rule_numbers import HEADINGS, PARTS, rules_in_code

import wormery
from wormery import games
from wormery.games import OVER
from wormery.games.finding import is_ours
from wormery.games.ithappens import OBJECTS
from wormery.games.ithappens.mounds import FIND_NAMES, LETTERS
from wormery.games.ithappens.view import Column, Mound, Place
from wormery.locales import LANGUAGES

LOCALES = Path(wormery.__file__).parent / "locales"
PAGE = Path(__file__).parents[1] / "web" / "src" / "rules"
OTHERS = [language for language in LANGUAGES if language != "en"]
COLOURS = "ABCDE"


@cache
def texts(language: str) -> dict[str, str]:
    """Every text of the rules as a reader sees it; those with variables as they are written."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in ("games.ftl", "rules.ftl"):
        source = (LOCALES / language / file).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            values = {"letter": "A", "number": 1, "column": 1, "field": 1, "colour": "X"}
            values |= {"queen": 1, "general": 1, "worm": 1, "dice": "X", "rule": "X"}
            values |= {"what": "X", "things": "X"}
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None, entry.id.name
            text, errors = bundle.format_pattern(pattern, values)
            assert errors == [], entry.id.name
            found[entry.id.name] = str(text)
    return found


def in_folders(file: str) -> dict[str, Any]:
    """A file that the rules of each game have, by game."""
    return {
        name: json.loads((PAGE / name / file).read_text(encoding="utf-8"))
        for name, game in games.GAMES.items()
        if is_ours(game)
    }


@cache
def contents() -> dict[str, Any]:
    return in_folders("contents.json")


@cache
def figures() -> dict[str, Any]:
    """The figures of all games, and the finds on the mound that is drawn."""
    found: dict[str, Any] = {"figures": {}}
    for one in in_folders("figures.json").values():
        found |= {**one, "figures": found["figures"] | one["figures"]}
    return found


def rules() -> list[dict[str, Any]]:
    """All rules of both games, and their parts after them."""
    found = []
    for game in contents().values():
        for rule in game["rules"]:
            found += [rule, *rule.get("parts", [])]
    return found


def options() -> list[str]:
    return [option for rule in rules() for option in rule.get("options", [])]


# Every rule has its place and its texts


def test_the_page_has_an_anchor_for_every_rule() -> None:
    """The numbers of docs/rules.md, each once, those of a game in their order."""
    anchors = [rule["number"] for rule in rules()]
    assert len(anchors) == len(set(anchors))
    assert set(anchors) == {*HEADINGS, *PARTS}
    assert [anchor for anchor in anchors if anchor in HEADINGS] == HEADINGS


def test_every_refusal_leads_to_an_anchor() -> None:
    """A rule number that an error carries is an anchor on the page."""
    named = set().union(*rules_in_code().values())
    assert {"RW-7", "IH-5", "IH-D"} <= named  # the errors do name rules
    assert named <= {rule["number"] for rule in rules()}


def test_every_option_of_the_games_is_explained() -> None:
    known = [name.replace("_", "-") for game in games.GAMES.values() for name in game.options]
    assert sorted(options()) == sorted(known)


def expected() -> set[str]:
    """The ids that the contents ask for."""
    found = set()
    for rule in rules():
        parts = ["title", "text"] + ["reading"] * rule.get("reading", False)
        found |= {f"rules-{rule['number'].lower()}-{part}" for part in parts}
        found |= {f"rules-example-{name}" for name in rule.get("figures", [])}
    for option in options():
        found |= {f"rules-option-{option}-title", f"rules-option-{option}-text"}
    for word in (word for game in contents().values() for word in game["words"]):
        found |= {f"rules-word-{word}", f"rules-word-{word}-means"}
    for game in ("rw", "ih"):
        found |= {f"rules-{game}-intro", *(f"rules-{game}-quick-{n}" for n in range(1, 7))}
    return found - {"rules-example-rw-1", "rules-example-ih-1"}  # pictures of the material


def test_the_texts_are_those_that_the_page_shows() -> None:
    """None is missing, and none is left over."""
    sources = "".join(
        file.read_text(encoding="utf-8")
        for file in sorted(PAGE.rglob("*"))
        if file.suffix in (".svelte", ".ts")
    )
    named = set(re.findall(r"[\"`'](rules-[a-z-]+[a-z])[\"']", sources))
    assert set(texts("en")) == expected() | named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_in_every_language(language: str) -> None:
    """Each number of docs/rules.md has a title and a text, and none is empty."""
    found = texts(language)
    for number in [*HEADINGS, *PARTS]:
        for part in ("title", "text"):
            assert found[f"rules-{number.lower()}-{part}"].strip(), number
    assert found.keys() == texts("en").keys()
    assert all(text.strip() for text in found.values())


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_text_was_left_in_another_language(one: str, other: str) -> None:
    """Single words may be alike; sentences are not."""
    for name, text in texts(one).items():
        if len(text) > 24 and not name.startswith("rules-draw-"):
            assert text != texts(other)[name], name


# The texts say the same


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_point_at_the_same_rules(language: str) -> None:
    for name, text in texts(language).items():
        english = texts("en")[name]
        named = re.findall(RULE_NUMBER, text)
        assert sorted(named) == sorted(re.findall(RULE_NUMBER, english)), name
        assert set(named) <= {*HEADINGS, *PARTS}, name


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_form(language: str) -> None:
    """The same paragraphs and items, as much stress, and the same names of values."""
    for name, text in texts(language).items():
        english = texts("en")[name]
        for mark in (r"\n\s*\n", r"^- ", r"^\d\. "):
            count = len(re.findall(mark, text, re.MULTILINE))
            assert count == len(re.findall(mark, english, re.MULTILINE)), (name, mark)
        assert re.findall(r"`[^`]+`", text) == re.findall(r"`[^`]+`", english), name
        assert text.count("*") == english.count("*"), name
        assert text.count("*") % 2 == 0, name


@pytest.mark.parametrize("language", OTHERS)
def test_the_facts_of_the_examples_are_in_every_caption(language: str) -> None:
    """Numbers of two digits are never spelt out, and are the same everywhere."""
    for name, text in texts(language).items():
        if name.startswith("rules-example-"):
            english = set(re.findall(r"\d\d", texts("en")[name]))
            assert set(re.findall(r"\d\d", text)) == english, name


# Each language has its own way of writing


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", r"[\"']"),
        ("nl", r"[\"']"),
        ("de", r"[\"'”»«]"),
        ("fr", r"[\"']|(?<![\u00a0\u202f])[:;!?»]|«(?!\u202f)"),
        ("zh-Hant", r"[\"'“”,;:!?()]|[\u4e00-\u9fff]\."),
    ],
)
def test_quotes_and_marks_are_those_of_the_language(language: str, wrong: str) -> None:
    for name, text in texts(language).items():
        assert not re.search(wrong, text), name


# What is drawn happens so by the real rules


def drawn(kind: str) -> list[str]:
    return [name for name, figure in figures()["figures"].items() if figure["kind"] == kind]


def stack(tiles: list[int]) -> str:
    return ".".join(map(str, tiles)) or "-"


def row(tiles: list[int]) -> str:
    """The row as positions write it: 22-24,27."""
    runs: list[list[int]] = []
    for tile in tiles:
        if runs and runs[-1][-1] == tile - 1:
            runs[-1].append(tile)
        else:
            runs.append([tile])
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def test_every_figure_has_its_place() -> None:
    placed = [name for rule in rules() for name in rule.get("figures", [])]
    assert sorted(placed) == sorted(figures()["figures"])


@pytest.mark.parametrize("name", drawn("turn"))
def test_a_turn_that_is_drawn_can_be_played(name: str) -> None:
    """RW-4, RW-5, RW-7: the rolls are possible, and the tiles lit are those to be taken."""
    figure = figures()["figures"][name]
    stacks = f"{stack(figure.get('yours', []))}/{stack(figure.get('other', []))}"
    tiles = row(figure["row"]) if "row" in figure else "21-36"
    position = worms(f"2 - A {tiles} {stacks} {figure.get('aside', '-')}")
    for roll in figure.get("rolls", []):
        position = play(position, "roll", roll["dice"])
        if roll["keep"]:
            position = position.after(f"keep {roll['keep']}")
            for language in LANGUAGES:
                caption = texts(language)[f"rules-example-{name}"]
                assert position.total == 0 or str(position.total) in caption
        else:
            assert position.turn == 1  # a dead roll: the turn has passed
    if "takes" in figure:
        takes = [text for text in names(position) if text.startswith("take")]
        assert takes == [f"take {tile}" for tile in figure["takes"]]


@pytest.mark.parametrize("name", drawn("failed"))
def test_a_failed_turn_that_is_drawn_ends_so(name: str) -> None:
    """RW-9, RW-12: what goes back, and what is turned."""
    figure = figures()["figures"][name]
    before, after = figure["before"], figure["after"]
    short = "short=yes" if figure.get("short") else "-"
    start = worms(f"2 {short} A {row(before['row'])} {stack(before['yours'])}/- WWWW")
    position = start.after("give up")
    assert list(position.row) == after["row"]
    assert list(position.stacks[0]) == after["yours"]
    assert set(position.out) - set(start.out) == set(after.get("out", []))


@pytest.mark.parametrize("name", drawn("stack"))
def test_a_tile_that_is_taken_lies_on_the_stack(name: str) -> None:
    """RW-10, figure 5."""
    figure = figures()["figures"][name]
    before, after = figure["before"], figure["after"]
    position = worms(f"2 - A {row(before['row'])} {stack(before['yours'])}/- {figure['aside']}")
    position = position.after(f"take {after['yours'][-1]}")
    assert (list(position.row), list(position.stacks[0])) == (after["row"], after["yours"])


@pytest.mark.parametrize("name", drawn("end"))
def test_the_tie_that_is_drawn_goes_to_the_highest_tile(name: str) -> None:
    """RW-11, our example."""
    figure = figures()["figures"][name]
    position = worms(f"2 - A - {stack(figure['yours'])}/{stack(figure['other'])} -")
    assert position.actor == OVER
    assert position.scores == (4, 4)
    assert position.result.winners == (1,)


def mound_of(figure: dict[str, Any]) -> Mound:
    columns = []
    for held, finds in zip(figure["columns"], figures()["finds"], strict=True):
        dice = tuple(int(die) for die in held[1:])
        columns.append(Column(COLOURS.index(held[0]) if held else None, tuple(finds), dice))
    return Mound(1, figure["queen"], figure["general"], figure["worm_number"], tuple(columns))


@pytest.mark.parametrize("name", drawn("mound"))
def test_a_mound_that_is_drawn_is_possible(name: str) -> None:
    """IH-1, IH-5: every die has a field, every find is known, and a colour one column."""
    figure = figures()["figures"][name]
    mound = mound_of(figure)
    assert mound.queen > mound.general
    for held, column in zip(figure["columns"], mound.columns, strict=True):
        assert 1 <= len(column.finds) <= 3
        assert len(held) <= 1 + len(column.finds)
        assert set(column.finds) <= {".", "worm", *OBJECTS}
    colours = [held[0] for held in figure["columns"] if held]
    assert len(colours) == len(set(colours))


def test_the_field_that_is_lit_is_the_one_to_fill() -> None:
    """IH-5c, the rulebook's example."""
    figure = figures()["figures"]["ih-placing"]
    mound = mound_of(figure)
    finds = "/".join(
        "".join(LETTERS[FIND_NAMES.index(find)] for find in column.finds)
        for column in mound.columns
    )
    word = f"{mound.queen}-{mound.general}-{mound.worm_number}:{finds}"
    held = "/".join(filter(None, figure["columns"]))
    letter, colours = figure["die"][0], "/".join(["2:00000000:-:-"] * len(COLOURS))
    position = happens(
        f"{len(COLOURS)} 1 A {letter} - 1:{held}|2:-|3:- - {colours} {figure['die']}",
        mounds(word),
    )
    (found,) = (one for one in position.choices if isinstance(one, Place) and one.place == 0)
    lit = figure["target"]
    assert (found.column, found.field) == (lit["column"], lit["field"])


@pytest.mark.parametrize("name", ["ih-scoring", "ih-tie"])
def test_a_mound_that_is_drawn_is_scored_so(name: str) -> None:
    """IH-9: queen and general by sum, then from the left; a worm for the worm number."""
    figure = figures()["figures"][name]
    sums = {held[0]: sum(map(int, held[1:])) for held in figure["columns"] if held}
    ranked = sorted(sums, key=lambda letter: -sums[letter])  # stable: the left comes first
    for letter, total in sums.items():
        result = figure["results"][letter]
        assert result["sum"] == total
        assert result.get("queen", False) == (letter == ranked[0])
        assert result.get("general", False) == (letter == ranked[1])
        assert result.get("worm", False) == (total == figure["worm_number"])


def test_the_final_score_that_is_drawn_adds_up() -> None:
    """IH-10, the rulebook's example: 34 points, and 44 with the most kinds."""
    figure = figures()["figures"]["ih-final"]
    counts = figure["objects"].values()
    points = 5 * sum(count > 1 for count in counts) + figure["worms"]
    points += sum(figure["queens"]) + sum(figure["generals"])
    assert (points, points + 10) == (figure["total"], figure["with_most_kinds"]) == (34, 44)
    assert set(figure["objects"]) <= set(OBJECTS)

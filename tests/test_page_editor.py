"""Mounds of one's own on the page: typed in by touch and by keys, saved, shared and played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser import Screen, axe_complaints, broken_words
from tests.proof import some

from wormery import record
from wormery.games.ithappens.mounds import (
    DEFAULT,
    FIND_NAMES,
    LETTERS,
    NOTHING,
    MoundSet,
    load_set,
    read_set,
)
from wormery.locales import LANGUAGES, sentence
from wormery.sets.ithappens.drafts import DraftMound, draft_of_set, file_of, word_of

PHONE = {"width": 390, "height": 664}
SMALL = {"width": 320, "height": 568}
THEMES = ("light", "dark")
WIDER = "document.documentElement.scrollWidth > innerWidth"
OURS = draft_of_set(load_set(DEFAULT))
# As somebody would type in a box of their own: ours, the last one first, and a worm more.
MINE = (*OURS[::-1][:-1], DraftMound(9, 3, 12, OURS[0].columns))
TALLEST = 3
EMPTY = "--:////"
TYPED = some(range(len(MINE)), 0, 11)  # by hand; the other mounds are there already
# Puts a set there as this browser keeps it.
KEEP = """word => {
  localStorage["wormery-set-it-happens"] = JSON.stringify({ name: "mine", word, at: null });
}"""
# A button whose words do not fit, or a sentence that is cut.
CUT = """() => [...document.querySelectorAll(".sets button, .sets p, .sets th, .sets label")]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map(one => one.className + " " + one.textContent.trim())"""


# A note goes after some seconds, so all of them are kept.
NOTE_DOWN = """() => {
  window.noted = [];
  const note = document.querySelector(".note");
  new MutationObserver(() => noted.push(note.innerText)).observe(note, { childList: true });
}"""


def taps_of(mound: DraftMound) -> Iterator[str]:
    """What one taps to type a mound in: what lies there, or that the column is done."""
    yield from (str(number) for number in mound.numbers)
    for column in mound.columns:
        yield from column
        if len(column) < TALLEST:
            yield "done"


def begin(screen: Screen) -> Page:
    page = screen.go("/mounds")
    page.locator("[data-empty]").click()
    page.locator("[data-pad]").wait_for()
    return page


def keys_are_named(page: Page) -> None:
    """A letter is the same find for the page and for the reader."""
    was = page.locator("[data-mound]").get_attribute("data-mound")
    page.locator("[data-field='1.1']").tap()
    for letter, find in zip(LETTERS, FIND_NAMES, strict=True):
        name = "nothing" if find == NOTHING else sentence("en", "ih-find", find=find)
        expect(page.locator(f"[data-put='{letter}']")).to_have_accessible_name(name)
    page.locator(f"[data-tab='{was}']").tap()


def saved(page: Page) -> MoundSet:
    with page.expect_download() as download:
        page.locator("[data-save]:enabled").click()
    path = Path(download.value.path())
    return read_set(path.read_text(encoding="utf-8"), download.value.suggested_filename)


def word_in(page: Page) -> str:
    """What this browser keeps of the set."""
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage['wormery-set-it-happens'])")
    return str(kept["word"])


def test_a_box_is_typed_in_by_touch(screens: Any) -> None:
    """IH-1: the set that the server refused before is saved as a file that the reader reads."""
    screen: Screen = screens(viewport=PHONE, has_touch=True, accept_downloads=True)
    page = screen.go("/mounds")
    begun = [EMPTY if at in TYPED else mound.word for at, mound in enumerate(MINE)]
    page.evaluate(KEEP, "|".join(begun))
    page.reload()
    page.evaluate(NOTE_DOWN)
    for at in TYPED:
        number, mound = at + 1, MINE[at]
        if at - 1 not in TYPED and at > 0:
            page.locator(f"[data-tab='{number}']").tap()
        expect(page.locator("[data-mound]")).to_have_attribute("data-mound", str(number))
        for tap in taps_of(mound):
            page.locator("[data-next]" if tap == "done" else f"[data-put='{tap}']").tap()
        if number == 1:
            keys_are_named(page)
            expect(page.locator("[data-tab='1']")).to_have_attribute("data-state", "done")
            expect(page.locator("[data-play]")).to_be_disabled()
            assert page.evaluate("scrollY") == 0, "nothing has to be scrolled to"
    assert sum(len(list(taps_of(mound))) for mound in MINE) / len(MINE) < 20
    assert word_in(page) == word_of(MINE)
    page.wait_for_function("() => noted.includes('All twelve mounds are right.')")
    page.get_by_label("Name of the set").fill("Anna’s box")
    there = page.get_by_role("region", name="The set")
    expect(there.get_by_text("All twelve mounds are right.")).to_be_visible()
    mine = saved(page)
    assert (mine.name, draft_of_set(mine)) == ("Anna’s box", MINE)


def test_mounds_are_typed_in_by_keys(screens: Any) -> None:
    """Digits, letters, Enter, arrows; undone and done again; kept when the page is loaded."""
    screen: Screen = screens()
    page = begin(screen)
    mound = MINE[1]
    for tap in taps_of(mound):
        page.keyboard.press("Enter" if tap == "done" else tap[0])
        for digit in tap[1:] if tap != "done" else "":
            page.keyboard.press(digit)
        if tap == "1":  # a worm number may go on: the next thing says that it does not
            page.keyboard.press("Enter")
    assert word_in(page).split("|")[0] == mound.word
    expect(page.locator("[data-mound]")).to_have_attribute("data-mound", "2")
    for key in "92":
        page.keyboard.press(key)
    page.keyboard.press("1")
    page.keyboard.press("2")
    assert word_in(page).split("|")[1] == "9-2-12:////"
    page.keyboard.press("Backspace")
    assert word_in(page).split("|")[1] == "9-2-:////"
    page.keyboard.press("Control+z")
    assert word_in(page).split("|")[1] == "9-2-12:////"
    page.keyboard.press("Control+Shift+z")
    assert word_in(page).split("|")[1] == "9-2-:////"
    page.keyboard.press("Control+z")
    page.keyboard.press("PageUp")
    expect(page.locator("[data-mound]")).to_have_attribute("data-mound", "1")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "8"):
        page.keyboard.press(key)
    assert word_in(page).split("|")[0] == mound.word.replace(f"-{mound.worm_number}:", "-8:")
    page.reload()
    expect(page.locator("[data-mound]")).to_have_attribute("data-mound", "1")
    expect(page.locator("[data-tab='1']")).to_have_attribute("data-state", "done")
    expect(page.locator("[data-tab='2']")).to_have_attribute("data-state", "begun")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_what_is_not_allowed_is_said_at_its_place(screens: Any) -> None:
    """IH-D: with the rule behind it, and until it is put right nothing is made of the set."""
    screen: Screen = screens(viewport=PHONE, has_touch=True)
    page = screen.go("/mounds")
    page.locator("[data-ours]").tap()
    expect(page.locator("[data-play]")).to_be_enabled()
    page.locator("[data-number='general']").tap()
    page.locator("[data-put='9']").tap()
    fault = page.locator("[data-fault='general']")
    expect(fault).to_contain_text("The queen has to be worth more than her general.")
    expect(page.locator("[data-number='general']")).to_have_class(re.compile("wrong"))
    expect(page.locator("[data-number='general']")).to_have_accessible_description(
        re.compile("worth more")
    )
    expect(page.locator("[data-tab='1']")).to_have_attribute("data-state", "wrong")
    for what in ("play", "save", "copy", "try"):
        expect(page.locator(f"[data-{what}]")).to_be_disabled()
    assert not axe_complaints(page, "light")
    expect(fault.get_by_role("link")).to_have_attribute("href", "/rules/it-happens#IH-D")
    page.locator("[data-tab='5']").tap()
    expect(fault).to_have_count(0)
    page.locator("[data-gap]").tap()
    expect(page.locator("[data-mound]")).to_have_attribute("data-mound", "1")
    expect(page.locator("[data-mound]")).to_have_attribute("data-place", "1")
    page.locator("[data-undo]").tap()
    expect(page.locator("[data-play]")).to_be_enabled()
    # A worm number that no column is high enough for, and a column that is gone.
    page.locator("[data-tab='12']").tap()
    page.locator("[data-number='worm_number']").tap()
    page.locator("[data-put='18']").tap()
    expect(page.locator("[data-tab='12']")).to_have_attribute("data-state", "done")
    page.locator("[data-field='2.1']").tap()
    page.locator("[data-back]").tap()
    page.locator("[data-field='3.1']").tap()
    expect(page.locator("[data-fault='columns']")).to_have_text("Column 2 has no field yet.")


def test_a_link_has_the_whole_set(screens: Any, tmp_path: Path) -> None:
    """For a device that has never been here; one's own set is not lost by opening another."""
    screen: Screen = screens(permissions=["clipboard-read", "clipboard-write"])
    page = screen.go("/mounds")
    file = tmp_path / "mine.toml"
    file.write_text(file_of("Anna & Bo’s #1", MINE), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-play]")).to_be_enabled()
    page.locator("[data-link]").click()
    link: str = page.evaluate("navigator.clipboard.readText()")
    page.locator("[data-copy]").click()
    assert page.evaluate("navigator.clipboard.readText()") == word_of(MINE)
    other: Screen = screens(viewport=PHONE)
    there = other.go(link.removeprefix(other.url))
    expect(there.locator("[data-play]")).to_be_enabled()
    assert there.url.endswith("/mounds")
    assert word_in(there) == word_of(MINE)
    expect(there.get_by_label("Name of the set")).to_have_value("Anna & Bo’s #1")
    # Another one, as text: only after one has said so.
    there.goto(other.url + "/mounds#set=" + word_of(OURS).replace("|", ",") + "&name=ours")
    there.get_by_role("button", name="Keep mine").click()
    assert word_in(there) == word_of(MINE)
    there.locator("[data-anew]").click()
    there.locator("[data-discard]").click()
    there.get_by_label("Or paste a set as text").fill(word_of(OURS))
    there.get_by_role("button", name="Read it").click()
    expect(there.locator("[data-play]")).to_be_enabled()
    assert word_in(there) == word_of(OURS)


def test_what_is_no_set_is_refused(screens: Any, tmp_path: Path) -> None:
    screen: Screen = screens()
    page = screen.go("/mounds#set=%E0%A4%A&name=x")
    expect(page.get_by_role("alert")).to_contain_text("neither the name of a mound set")
    for text, said in (
        ("hello = ", "The text, line 1: not valid TOML"),
        ('name = "x"\ncolour = 3', "colour"),
    ):
        page.get_by_label("Or paste a set as text").fill(text)
        page.get_by_role("button", name="Read it").click()
        expect(page.get_by_role("alert")).to_contain_text(said)
    file = tmp_path / "box.toml"
    file.write_text(file_of("x", MINE).replace("queen = 9", "queen = 9.5"), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("box.toml, line")
    expect(page.locator("[data-empty]")).to_be_visible()


def test_a_set_is_tried_out_and_played(screens: Any) -> None:
    screen: Screen = screens(viewport=PHONE, has_touch=True)
    page = screen.go("/mounds#set=" + word_of(MINE).replace("|", ",") + "&name=mine")
    page.locator("[data-try]:enabled").tap()
    table = page.locator("[data-balance]")
    expect(table).to_be_visible()
    stuck = table.locator("[data-figure='stuck']")
    expect(stuck).to_contain_text("Games in which someone gets stuck")
    expect(stuck).to_contain_text(re.compile(r"\d+%.± \d+"))
    expect(table.locator("[data-figure^='wins']")).to_have_count(4)
    page.locator("input[value='2']").check()
    expect(page.locator("[data-balance='2'] [data-figure^='wins']")).to_have_count(2)
    assert not axe_complaints(page, "light")
    page.locator("[data-play]").tap()
    page.wait_for_url("**/new/it-happens?*")
    expect(page.locator("textarea")).to_have_value(word_of(MINE))
    page.locator("button[type=submit]").tap()
    page.wait_for_url("**/table/*")
    page.locator("section .board").wait_for()
    text = page.request.get(f"{screen.url}/api/tables/{screen.code}/record").text()
    options: Any = record.read(text).position.options
    assert draft_of_set(options["mounds"]) == MINE
    screen.go("/mounds")
    assert word_in(page) == word_of(MINE), "it is still here to be changed"


def test_the_way_there(screens: Any) -> None:
    """From where mounds are chosen for a new table, and from the rules."""
    screen: Screen = screens(viewport=PHONE)
    page = screen.go("/new/it-happens")
    page.locator("details.more summary").click()
    page.get_by_role("link", name="Make your own mounds").click()
    page.wait_for_url("**/mounds")
    page = screen.go("/rules/it-happens#IH-D")
    page.get_by_role("link", name="Make your own mounds").click()
    page.wait_for_url("**/mounds")
    expect(page.locator("h1")).to_have_text("Your own mounds")


def test_it_fits_a_small_phone_in_every_language(screens: Any) -> None:
    screen: Screen = screens(viewport=SMALL)
    page = screen.go("/mounds")

    def looks_right(*themes: str) -> None:
        for language in LANGUAGES:
            screen.speak(language)
            assert not page.evaluate(WIDER), language
            assert page.evaluate(CUT) == [], language
            assert broken_words(page) == [], language
        for theme in themes:
            screen.choose(theme=theme)
            assert not axe_complaints(page, "light")

    looks_right(*some(THEMES, "dark"))
    mound = MINE[0]
    draft = word_of((replace(mound, queen=2, general=9), *MINE[1:]))
    page.goto(screen.url + "/mounds#set=" + draft.replace("|", ",") + "&name=x")
    page.locator("[data-tab='1'][data-state='wrong']").wait_for()
    for place in ("[data-number='worm_number']", "[data-field='3.2']", "[data-number='queen']"):
        page.locator(place).click()
        looks_right()
        for language in LANGUAGES:
            screen.speak(language)
            pad = page.locator("[data-pad]").bounding_box()
            assert pad
            assert pad["y"] + pad["height"] + page.evaluate("scrollY") <= SMALL["height"] + 75
    page.locator(f"[data-put='{mound.queen}']").click()
    looks_right(*some(THEMES, "light"))
    page.locator("[data-number='general']").click()
    page.locator(f"[data-put='{mound.general}']").click()
    page.locator("[data-try]:enabled").click()
    page.locator("[data-balance]").wait_for()
    looks_right(*some(THEMES, "dark"))
    assert set(LETTERS) == set("".join("".join(one.columns) for one in OURS))

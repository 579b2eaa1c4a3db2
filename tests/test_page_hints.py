"""The coach at the table: hints by touch and by key, odds beside the choices, and for whom."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import Screen, axe_complaints, from_menu, new_table
from tests.proof import some
from tests.screens import Tables, golden, kinds, steals, until
from tests.test_page_screen import BOX, FAULTS, PHONE, SMALLEST, a_turn_fits

from wormery import coach
from wormery.coach.beside import odds_beside
from wormery.games import CHANCE
from wormery.locales import LANGUAGES
from wormery.telling.words import Say

WORMS, MOUNDS = golden("regenwormen-four"), golden("it-happens-four-open")
ROLLED = until(WORMS, lambda p: "keep" in kinds(p) and len(p.moves) > 2 and len(p.aside) > 1)
STEAL = until(WORMS, lambda p: "roll" in kinds(p) and steals(p))
DIE = until(MOUNDS, lambda p: bool(getattr(p, "die", 0)) and len(p.moves) > 2 and p.round == 2)
PHONES = {"viewport": {"width": 390, "height": 664}, "has_touch": True}

# What a hint lies over, of all that can be chosen with a finger.
COVERED = """() => {
  const hint = document.querySelector("[data-hinted]").getBoundingClientRect();
  const free = new Set(), all = new Set();
  for (const one of document.querySelectorAll("section.board [data-move]:enabled")) {
    all.add(one.dataset.move);
    if (one.getBoundingClientRect().top >= hint.bottom - 1) free.add(one.dataset.move);
  }
  return [...all].filter(move => !free.has(move));
}"""


def table(screen: Screen, game: Any, *people: int, **plan: Any) -> Page:
    make = Tables(screen.context, screen.url)
    page = screen.go(make.going_on(game, set(people) if people else None, **plan))
    page.locator("[data-menu]").wait_for()
    return page


def shown(page: Page) -> dict[str, set[str]]:
    """The odds beside each move, in words."""
    found: dict[str, set[str]] = {}
    for one in page.locator("section.board [data-odds]").all():
        move = one.evaluate(
            "one => (one.closest('[data-move]') ??"
            " one.closest('[data-mound]').querySelector('[data-move]')).dataset.move"
        )
        found.setdefault(move, set()).add(one.locator(".said").text_content() or "")
    return found


@pytest.mark.parametrize("game", [ROLLED, STEAL, DIE], ids=["rolled", "steal", "die"])
def test_odds_lie_beside_the_choices_and_a_tap_gives_a_hint(visitors: Any, game: Any) -> None:
    screen: Screen = visitors(**PHONES)
    page = table(screen, game)
    page.locator("[data-odds]").first.wait_for()
    say = Say("en")
    due: dict[str, set[str]] = {}
    for one in odds_beside(game.position):
        exact = "yes" if one.exact else "no"
        words = say(one.sentence, chance=one.chance, least=one.least, exact=exact)
        due.setdefault(one.move.text, set()).add(words)
    assert shown(page) == due
    before = page.evaluate(BOX)
    assert page.evaluate(FAULTS, False) == []

    page.locator("[data-hint]").tap()
    advice = coach.advise(game.position)
    hint = page.locator("[data-hinted]")
    expect(hint).to_have_attribute("data-hinted", advice.best.text)
    expect(page.locator("[role=status]", has=hint)).to_have_count(1)
    percent = round(100 * advice.options[0].chance)
    expect(hint).to_contain_text(f"{percent}% to win")
    marked = page.locator("section.board [data-best]").first
    assert advice.best.text in marked.evaluate(
        "one => (one.closest('[data-move]') ?? one.closest('[data-mound]')).outerHTML"
    )
    assert page.evaluate(COVERED) == []
    assert page.evaluate(BOX) == before
    assert page.evaluate(FAULTS, True) == []
    for theme in some(("light", "dark"), "dark" if game is STEAL else "light"):
        screen.choose(theme=theme)
        assert axe_complaints(page, "light") == []

    # It goes with the move, and the odds too.
    screen.wait_for_the_next_tap()
    page.locator(f"section.board [data-move='{advice.best.text}']:enabled").last.tap()
    expect(hint).to_have_count(0)
    expect(page.locator("[data-best]")).to_have_count(0)


def test_a_key_asks_for_a_hint_and_puts_it_away(visitors: Any) -> None:
    screen: Screen = visitors()
    page = table(screen, ROLLED)
    button, hint = page.locator("[data-hint]"), page.locator("[data-hinted]")
    expect(button).to_be_enabled()
    page.keyboard.press("?")
    expect(page.locator("[data-keys]")).to_contain_text("Hint")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(hint).to_be_visible()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(hint).to_have_count(0)
    page.keyboard.press("h")
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    # However often it is looked at, it is one hint, and whose it was is said beside the log.
    expect(page.locator("[data-hints]")).to_have_text("· 1 hint")
    page.locator("[data-move^='keep']").first.press("Enter")
    expect(page.locator("[data-move^='keep']")).to_have_count(0)
    expect(button).to_be_enabled()
    page.keyboard.press("h")
    expect(page.locator("[data-hints]")).to_have_text("· 2 hints")


def test_odds_can_be_switched_off_on_this_device(visitors: Any) -> None:
    screen: Screen = visitors()
    page = table(screen, ROLLED)
    page.locator("[data-odds]").first.wait_for()
    screen.choose(odds=False)
    expect(page.locator("[data-odds]")).to_have_count(0)
    screen.go("/settings")
    toggle = page.get_by_role("checkbox", name="Odds beside the choices")
    expect(toggle).not_to_be_checked()
    toggle.check()
    assert page.evaluate("JSON.parse(localStorage.wormery).odds") is True


def test_between_people_the_host_switches_the_coach_on_and_all_can_see_it(
    visitors: Any,
) -> None:
    host, guest, watcher = visitors(), visitors(), visitors()
    page: Page = host.go("/new/regenwormen")
    page.locator("details.more summary").click()
    toggle = page.get_by_role("checkbox", name="The coach helps")
    expect(toggle).to_be_checked()  # alone with bots
    page.locator("ol.seats li").nth(1).locator("select").first.select_option("link")
    expect(toggle).not_to_be_checked()
    toggle.check()
    page.locator("details.more summary").click()
    new_table(page, ["me", "link"])
    expect(page.locator("[data-coach]")).to_contain_text("helps everyone")
    guest.go(f"/table/{host.code}")
    expect(guest.page.locator("[data-coach]")).to_contain_text("helps everyone")
    guest.page.locator("[data-sit]").click()
    watcher.go(f"/table/{host.code}")
    page.locator("[data-start]").click()
    for screen in (host, guest):
        screen.page.locator("[data-hint]").wait_for()
    watcher.page.locator("section.board").wait_for()
    expect(watcher.page.locator("[data-hint], [data-odds]")).to_have_count(0)

    # Whoever's turn it is rolls, and takes a hint; the other hears that, and no more.
    first, other = (host, guest) if host.page.locator(".mine").count() else (guest, host)
    first.page.locator("[data-move='roll']").click()
    first.page.locator("[data-hint]:enabled").click()
    first.page.locator("[data-hinted]").wait_for()
    expect(other.page.get_by_text("took a hint")).to_be_visible()
    expect(other.page.locator("[data-hints]")).to_have_text("· 1 hint")
    expect(other.page.locator("[data-hinted], [data-odds], [data-best]")).to_have_count(0)
    expect(other.page.locator("[data-hint]")).to_be_disabled()


def test_without_the_option_people_play_without_a_coach(visitors: Any) -> None:
    screen: Screen = visitors()
    page = table(screen, STEAL, *range(STEAL.position.seats))
    page.locator("section.board [data-move], [data-hand-over]").first.wait_for()
    screen.settle()
    expect(page.locator("[data-hint], [data-odds]")).to_have_count(0)


def test_the_coach_helps_beside_real_dice(visitors: Any) -> None:
    screen: Screen = visitors(**PHONES)
    falls: Any = until(WORMS, lambda p: p.actor == CHANCE and len(p.aside) == 1)
    page = table(screen, falls, dice="real")
    page.locator(".real").wait_for()
    expect(page.locator("[data-hint]")).to_be_disabled()
    assert page.evaluate(FAULTS, False) == []
    free = [face for face in "12345W" if face not in falls.position.aside]
    keys = page.locator(".real .key")
    for place in range(falls.position.left):
        keys.nth("12345W".index(free[place % 2])).tap()
    page.locator(".real .go").tap()
    page.locator("[data-odds]").first.wait_for()
    page.locator("[data-hint]").tap()
    page.locator("[data-hinted]").wait_for()


def test_a_table_in_words_has_hints_and_odds_too(visitors: Any) -> None:
    screen: Screen = visitors()
    page = table(screen, STEAL)
    page.locator("[data-odds]").first.wait_for()
    from_menu(page, "plain")
    expect(page.locator(".plain [data-odds]").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".plain [data-best]")).to_have_count(1)


@pytest.mark.parametrize("game", [STEAL, DIE], ids=["steal", "die"])
def test_a_hint_fits_the_smallest_screen_in_every_language(visitors: Any, game: Any) -> None:
    screen: Screen = visitors()
    page = table(screen, game)
    page.locator("[data-hint]:enabled").click()
    page.locator("[data-hinted]").wait_for()
    found = []
    for language in LANGUAGES:
        screen.speak(language, still=20)
        page.locator("[data-hint]:enabled").wait_for()
        if not page.locator("[data-hinted]").count():
            page.locator("[data-hint]").click()
            page.locator("[data-hinted]").wait_for()
        for width, height in (PHONE, SMALLEST):
            page.set_viewport_size({"width": width, "height": height})
            faults = page.evaluate(FAULTS, True)
            found += [f"{language} {width}: {fault}" for fault in faults]
            wide = page.locator("[data-hinted]").evaluate(
                "one => one.scrollWidth - one.clientWidth"
            )
            found += [f"{language} {width}: cut"] if wide > 0 else []
    assert found == []


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("regenwormen-four", ["take", "keep", "roll", "give up"]),
        ("it-happens-two", ["place", "roll"]),
    ],
)
def test_a_whole_turn_fits_one_screen_with_a_coach(
    visitors: Any, name: str, moves: list[str]
) -> None:
    languages = some(("de", "fr"), "de" if name == "it-happens-two" else "fr")
    a_turn_fits(visitors(), name, moves, languages, coach=True)

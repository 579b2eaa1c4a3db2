"""Programs as bots on the page, in a real browser: offered by name, played for if they fail."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser import Screen, broken_words
from tests.outsiders import THUMB, program
from tests.screens import Tables
from tests.tables import serving

PHONE = {"width": 360, "height": 640}


def test_a_program_is_a_bot_like_others_until_it_fails(
    browser: Browser, tmp_path: Path
) -> None:
    """It is offered by its name; its seat says that another bot fills in."""
    hangs = program(tmp_path, "hangs", go="time.sleep(60)", settings="seconds = 0.2")
    files = ("--player-files", str(THUMB), "--player-files", str(hangs))
    with serving(tmp_path / "tables.db", *files) as server:
        screen = Screen(browser, server.url, settings={"level": None}, viewport=PHONE)
        page = screen.go("/")
        page.locator("[data-play='regenwormen']").click()
        dialog = page.locator("dialog[open]")
        expect(dialog.get_by_role("radio", name="thumb")).to_be_visible()
        expect(dialog).to_contain_text("A program that whoever runs this server has added.")
        expect(dialog.get_by_role("radio", name="hangs")).to_be_visible()
        tables = Tables(screen.context, server.url)
        seats = [{"kind": "here", "name": "Robin"}, {"kind": "bot", "level": "hangs"}]
        wishes = {"game": "regenwormen", "seats": seats, "begins": 1, "pace": 300}
        code = tables.ask("post", "/api/tables", id="table", plan=wishes)["code"]
        tables.say(code, "start")
        screen.go(f"/table/{code}")
        expect(page.locator("[data-turn], main").first).to_contain_text("Your turn")
        page.get_by_role("button", name="more about this seat").nth(1).click()
        said = page.locator("[data-failing]").first
        expect(said).to_have_text("another bot fills in", timeout=60_000)
        assert not broken_words(page, "body")
        screen.close()

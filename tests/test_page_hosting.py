"""The page of a host and of those who are let in or removed; deletion; operators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import Screen, axe_complaints, from_menu, new_table
from tests.proof import some
from tests.tables import TableServer, serving

TOKEN = "a-token-for-operators"
PHONE = {"width": 390, "height": 780}
WIDE = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    file = tmp_path_factory.mktemp("hosted") / "tables.db"
    with serving(file, "--no-limits", "--operator-token", TOKEN) as found:
        yield found


def look(screen: Screen) -> None:
    """Nothing is cut, nothing is out of reach, and it can be looked at."""
    screen.settle()
    assert axe_complaints(screen.page, "light") == []
    wide = screen.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, "nothing reaches out of the screen"


def button(screen: Screen, name: str, **more: Any) -> Any:
    return screen.page.get_by_role("button", name=name, **more)


def test_a_guest_is_let_in_removed_and_readmitted(
    browser: Browser, server: TableServer
) -> None:
    host = Screen(browser, server.url, viewport=PHONE)
    page = host.go("/new/regenwormen")
    new_table(page, ["me", "link"], admission="ask")
    host.settle()
    guest = Screen(browser, server.url, viewport=PHONE)
    guest.go(f"/table/{host.code}")
    guest.page.get_by_label("Your name").fill("Bo")
    button(guest, "Ask for this seat").click()
    expect(guest.page.locator("[data-standing=asked]")).to_be_visible()
    expect(host.page.locator("[data-asks]")).to_contain_text("Bo would like seat B.")
    look(host)
    button(host, "Let in").click()
    expect(guest.page.get_by_text("your seat", exact=True)).to_be_visible()
    look(host)

    button(host, "Start").click()
    from_menu(host.page, "host")
    look(host)
    host.page.locator("[data-other='1']").get_by_role("button", name="Remove").click()
    host.page.locator("[data-act]").click()
    expect(guest.page.locator("[data-standing=removed]")).to_contain_text("removed you")
    look(guest)
    host.page.locator("label", has_text="may only watch").click()
    button(host, "Let back in").click()
    expect(guest.page.locator("[data-standing]")).to_have_count(0)
    expect(guest.page.get_by_text("The host has locked the seats")).to_be_visible()
    for screen in (host, guest):
        screen.close()


def test_a_person_deletes_themselves(browser: Browser, server: TableServer) -> None:
    screen = Screen(browser, server.url)
    page = screen.go("/settings")
    page.locator("input[autocomplete=nickname]").fill("Bobadilla")
    button(screen, "Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    (before,) = screen.context.cookies()
    page.locator("[data-sign-out]").click()
    expect(page.get_by_text("All other devices are signed out.")).to_be_visible()
    (signed,) = screen.context.cookies()
    assert signed["value"].startswith(before["value"].partition(".")[0])
    assert signed["value"] != before["value"]
    look(screen)
    page.locator("[data-forget]").click()
    look(screen)
    page.locator("[data-forget-go]").click()
    expect(page.get_by_text("Your name is gone from this server.")).to_be_visible()
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("")
    (after,) = screen.context.cookies()
    assert after["value"].partition(".")[0] != before["value"].partition(".")[0]
    page.reload()
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("")
    screen.close()


@pytest.mark.parametrize("viewport", some([PHONE, WIDE], PHONE))
def test_operators(browser: Browser, operated: TableServer, viewport: dict[str, int]) -> None:
    anna = Screen(browser, operated.url)
    new_table(anna.go("/new/regenwormen"), ["me", "link"])
    screen = Screen(browser, operated.url, viewport=viewport)
    screen.expected = ("401",)
    page = screen.go("/operator")
    page.get_by_label("Token").fill("wrong")
    button(screen, "Show").click()
    expect(page.get_by_role("alert")).to_contain_text("isn’t the operators’ token")
    page.get_by_label("Token").fill(TOKEN)
    button(screen, "Show").click()
    row = page.locator(f"[data-table='{anna.code}']")
    expect(row).to_contain_text("open")
    look(screen)
    row.get_by_role("button", name="Close").click()
    page.get_by_label("Reason").last.fill("We close at ten.")
    page.locator("[data-act]").click()
    expect(anna.page.locator("[data-closed]")).to_contain_text("We close at ten.")
    look(anna)
    expect(row).to_contain_text("closed")
    row.get_by_role("button", name="Delete").click()
    page.locator("[data-act]").click()
    expect(row).to_have_count(0)
    expect(anna.page.get_by_text(f"There is no table {anna.code}")).to_be_visible()
    page.get_by_label("Message of the day").fill(f"Hello at {viewport['width']}")
    button(screen, "Save").click()
    expect(page.locator("details li").first).to_contain_text("message")
    page = screen.go("/operator")
    expect(page.get_by_label("Message of the day")).to_have_value(
        f"Hello at {viewport['width']}"
    )
    # Everyone sees the message, until they close it.
    anna.go("/")
    notice = anna.page.locator("[data-message]")
    expect(notice).to_contain_text(f"Hello at {viewport['width']}")
    look(anna)
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    anna.page.reload()
    anna.settle()
    expect(notice).to_have_count(0)
    for one in (screen, anna):
        one.close()

"""A shared link: what chats show of it, in whose language, and how the page shares."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser import Screen, axe_complaints
from tests.coaching import ended
from tests.screens import Tables, golden
from tests.tables import Person, Play, TableServer, serving

from wormery.locales import LANGUAGES, sentence
from wormery.server import page
from wormery.server.identity import COOKIE

PHONE = {"width": 390, "height": 664}
WON = "regenwormen-three-short"
HOSTILE = '"/><script>alert(1)</script>'


class Head(HTMLParser):
    """The title and the tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.title = ""
        self.scripts = 0
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self._inside = tag
        self.scripts += tag == "script"
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            assert name not in self.tags, f"{name} twice"
            self.tags[name] = found.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self._inside == "title":
            self.title += data
            self._inside = ""


def head(url: str, **headers: str) -> Head:
    """What one without our cookie is told, as a chat's crawler is."""
    answer = httpx.get(url, headers=headers, trust_env=False)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert "script" not in answer.headers["content-security-policy"]  # none but our own
    return Head(answer.text)


def finished(url: str) -> str:
    async def play() -> str:
        anna = await Person(url).arrive()
        code, _ = await ended(anna, golden(WON))
        await anna.close()
        return code

    return asyncio.run(play())


def invited(url: str, name: str) -> str:
    async def invite() -> str:
        anna = await Person(url).arrive()
        code = await anna.open("it-happens", {"kind": "here", "name": name}, {"kind": "link"})
        await anna.close()
        return code

    return asyncio.run(invite())


# What a chat shows


@cache
def game_over(url: str) -> str:
    """A table whose game has ended, one for each server."""
    return finished(url)


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_are_in_the_senders_language(server: TableServer, language: str) -> None:
    """Not in the language that the crawler asks for."""
    code = game_over(server.url)
    for kind in ("table", "replay", "review"):
        found = head(
            f"{server.url}/{kind}/{code}?language={language}&seat=1&step=3",
            **{"Accept-Language": "pl"},
        )
        tags = found.tags
        assert sentence(language, "rw-name") in tags["og:description"]
        assert "Anna" in tags["og:description"]
        assert found.title == f"{tags['og:title']} · Wormery"
        assert tags["og:locale"].partition("_")[0] == language.partition("-")[0]
        assert tags["og:url"] == f"{server.url}/{kind}/{code}?language={language}&seat=1"
        assert tags["twitter:card"] == "summary_large_image"
        image = urlsplit(tags["og:image"])
        assert f"{image.scheme}://{image.netloc}" == server.url
        assert image.path == f"/api/cards/{kind}/{code}.png"
        asked = parse_qs(image.query)
        assert (asked["language"], asked["seat"]) == ([language], ["1"])
        if language == "en":  # pictures in all languages: test_server_cards
            shown = httpx.get(tags["og:image"], trust_env=False)
            assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
    told = head(f"{server.url}/?language={language}").tags
    assert told["og:description"] == sentence(language, "card-site")
    assert told["og:image"] == f"{server.url}/social.png"


def test_without_a_language_the_browsers_is_taken(server: TableServer) -> None:
    code = invited(server.url, "Anna")
    told = head(f"{server.url}/table/{code.lower()}", **{"Accept-Language": "fr-BE,en;q=0.5"})
    assert told.tags["og:title"] == sentence("fr", "card-invite", name="Anna")
    assert told.tags["og:locale"] == "fr_FR"


def test_names_stay_within_their_tags(server: TableServer) -> None:
    """A name is text, in the title as in every tag; and so is what is asked."""
    code = invited(server.url, HOSTILE)
    plain = head(f"{server.url}/").scripts
    for address in (f"/table/{code}", f"/table/{code}?language={HOSTILE}&seat={HOSTILE}"):
        found = head(server.url + address)
        assert HOSTILE in found.tags["og:title"]
        assert found.scripts == plain


def test_addresses_are_those_that_people_use(server: TableServer, tmp_path: Path) -> None:
    """Behind a proxy that speaks HTTPS, and below a prefix; no other host gets in."""
    strange = {"Host": 'x"onload="y'}
    refused = httpx.get(f"{server.url}/", headers=strange, trust_env=False)
    assert refused.status_code == 400
    flags = ("--base-path", "/worms", "--proxy", "127.0.0.1")
    with serving(tmp_path / "below.db", *flags) as below:
        base = f"{below.url}/worms"
        code = finished(base)
        proxied = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        found = head(f"{base}/table/{code}", Host="worms.example", **proxied).tags
        address = "https://worms.example/worms"
        assert found["og:image"].startswith(f"{address}/api/cards/table/{code}.png?")
        assert found["og:url"] == f"{address}/table/{code}"
        found = head(f"{base}/table/{code}").tags
        assert found["og:image"].startswith(f"{base}/api/cards/table/{code}.png?")
        assert httpx.get(found["og:image"], trust_env=False).status_code == 200
        assert head(f"{base}/").tags["og:image"] == f"{base}/social.png"


def test_whoever_has_a_cookie_gets_the_page_as_it_was(server: TableServer) -> None:
    """And so does everyone at all other addresses: nothing is looked up for them."""
    built = (page.FOLDER / page.INDEX).read_bytes().replace(b'="./', b'="/')
    code = invited(server.url, "Anna")
    with httpx.Client(base_url=server.url, trust_env=False) as anna:
        anna.get("/api/me")
        for path in (f"/table/{code}", "/", "/rules/regenwormen"):
            answer = anna.get(path)
            assert answer.content == built
            assert answer.headers["vary"] == "Accept-Encoding"
    assert httpx.get(f"{server.url}/rules/regenwormen", trust_env=False).content == built
    for unknown in (
        "/table/ZZZZZZ",
        "/table/x",
        "/replay/../x",
        "/daily/none",
        "/challenge/%22",
    ):
        told = head(server.url + unknown).tags
        assert "og:image" in told
        assert told["og:title"] == "Wormery"


# The page


def test_a_finished_game_is_shared_from_its_table(screens: Any) -> None:
    """In Anna's Dutch for whoever sees the link; the page of Bo stays in his own language."""
    anna: Screen = screens(
        viewport=PHONE,
        settings={"language": "nl"},
        permissions=["clipboard-read", "clipboard-write"],
    )
    anna.go("/")
    shown = anna.go(Tables(anna.context, anna.url).finished(golden(WON)))
    code = anna.code
    shown.locator("[data-share-card]").click()
    picture = shown.locator("dialog[open] img")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", 1200)
    assert shown.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert axe_complaints(shown, "light", "dialog[open]") == []
    with shown.expect_download() as saved:
        shown.locator("[data-save]").click()
    assert saved.value.suggested_filename == "wormery.png"
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    shown.locator("dialog[open] [data-copy]").click()
    link = shown.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{anna.url}/table/{code}\?(seat=\d&)?language=nl", link)

    bo: Screen = screens()
    with bo.page.expect_response(link) as first:
        bo.page.goto(link)
    told = Head(first.value.text()).tags
    assert told["og:locale"] == "nl_NL"
    assert sentence("nl", "rw-name") in told["og:description"]
    bo.page.locator("#result").wait_for()
    assert bo.page.evaluate("document.documentElement.lang") == "en"


def daily(url: str) -> tuple[str, str]:
    """The cookie of somebody who has played today's table to its end, and its code."""

    async def play() -> tuple[str, str]:
        anna = await Person(url).arrive()
        await anna.client.put("/api/me", json={"nickname": "Anna"})
        code = (await anna.client.post("/api/daily/regenwormen")).json()["code"]
        await anna.do(code, "adjust", pace=0, grace=None, stand_in="casual")
        await Play(anna, code, 0, lambda: url).run()
        await anna.close()
        return anna.client.cookies[COOKIE], code

    with ThreadPoolExecutor(1) as thread:  # a browser has this one
        return thread.submit(asyncio.run, play()).result()


def test_a_daily_result_is_shared_as_one(screens: Any) -> None:
    """The link leads to the dice of the day, the picture says how Anna did with them."""
    anna: Screen = screens(viewport=PHONE, settings={"language": "fr"})
    cookie, code = daily(anna.url)
    anna.context.add_cookies([{"name": COOKIE, "value": cookie, "url": anna.url}])
    shown = anna.go(f"/table/{code}")
    shown.locator("[data-share-card]").click()
    expect(shown.locator("dialog[open] img")).to_have_js_property("naturalWidth", 1200)
    link = shown.locator("dialog[open] code").inner_text()
    assert urlsplit(link).path.startswith("/daily/regenwormen/")
    told = head(link).tags
    assert f"/api/cards/daily/{code}.png" in told["og:image"]
    assert "Anna" in told["og:title"]
    assert sentence("fr", "card-daily-what") in told["og:description"]


# Chromium without a desktop shares nothing; this one notes what it is given.
SHARES = """
navigator.canShare = data => (data.files ?? []).every(({ type }) => type === "image/png");
navigator.share = async data => {
  window.shared = data;
  document.documentElement.dataset.shared = data.files?.length ?? 0;
};
"""


def test_a_review_is_shared_with_its_picture(screens: Any) -> None:
    """Where a device can share files, the picture itself goes along."""
    anna: Screen = screens(settings={"language": "de"})
    anna.context.add_init_script(SHARES)
    anna.go("/")
    address = Tables(anna.context, anna.url).finished(golden(WON))
    code = address.rsplit("/", 1)[-1]
    shown = anna.go(f"/review/{code}")
    with shown.expect_response(f"**/api/cards/review/{code}.png?*") as fetched:
        shown.locator("[data-share-card]").click()
    assert fetched.value.ok
    picture = shown.locator("dialog[open] img")
    expect(picture).to_have_js_property("naturalWidth", 1200)
    shown.locator("[data-share]").click()
    expect(shown.locator("html")).to_have_attribute("data-shared", "1")
    assert shown.evaluate("window.shared.files[0].name") == "wormery.png"
    assert shown.evaluate("window.shared.files[0].size") > 20_000
    link = shown.evaluate("window.shared.text")
    assert link.startswith(f"{anna.url}/review/{code}?")
    assert link.endswith("language=de")
    # The review was worked out for Anna, so it is in the picture.
    told = head(link).tags
    assert sentence("de", "card-review") in told["og:description"]

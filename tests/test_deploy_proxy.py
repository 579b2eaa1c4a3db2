"""The recipes of deploy/ at work: HTTPS, sockets and two nodes below a path of a site."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.browser import Screen, new_table, press_something
from tests.browser import running as running_browser
from tests.postgres import Postgres
from tests.proxies import Proxy, caddy, nginx
from tests.tables import Person, Play, TableServer, sensible, serving, wait_for

from wormery import record

BASE = "/worms"


@pytest.fixture(scope="module")
def nodes(postgres: Postgres) -> Iterator[list[TableServer]]:
    """Two nodes on one database, told of the proxy as the recipes say."""
    flags = ("--proxy", "127.0.0.1", "--https", "--base-path", BASE)
    url = postgres.fresh_database().url
    with serving(url, *flags) as one, serving(url, *flags) as two:
        yield [one, two]


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest,
    nodes: list[TableServer],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Proxy]:
    start: Callable[..., contextlib.AbstractContextManager[Proxy]] = request.param
    folder = tmp_path_factory.mktemp("proxy")
    for node in nodes:
        if node.process is None or node.process.poll() is not None:
            node.start()  # the test with the other proxy has stopped it
    with start(folder, [node.port for node in nodes], BASE) as running:
        yield running


@pytest.mark.parametrize("proxy", [nginx], ids=["nginx"], indirect=True)
def test_a_browser_plays_through_it(proxy: Proxy) -> None:
    # Not the one for a whole file: while it is open, no other loop can run.
    with running_browser() as browser:
        play_a_little(browser, proxy)


def play_a_little(browser: Browser, proxy: Proxy) -> None:
    screen = Screen(browser, proxy.url, ignore_https_errors=True, settings={"plain": True})
    page = screen.go("/")
    page.locator(f"a[href='{BASE}/new/regenwormen']").click()
    page.locator("ol.seats > li").first.wait_for()
    new_table(page, ["me", "bot"], pace="at-once")
    lines = page.locator("aside ol li")
    for _ in range(200):
        if lines.count() > 3:
            break
        if not press_something(screen):
            page.wait_for_timeout(30)
    first = lines.first.inner_text()
    with page.expect_response("**/history*") as told:
        page.reload()
    assert told.value.ok, told.value.text()
    expect(lines.first).to_have_text(first)
    assert page.url == f"{proxy.url}/table/{screen.code}"
    (cookie,) = screen.context.cookies()
    assert (cookie["secure"], cookie["path"]) == (True, BASE)
    screen.close()


def test_addresses_through_it(proxy: Proxy) -> None:
    with httpx.Client(verify=proxy.trust, trust_env=False) as client:
        assert client.get(f"{proxy.url}/metrics").status_code == 404
        page = client.get(f"{proxy.url}/table/ABC234")
        assert f'src="{BASE}/assets/' in page.text
        assert page.headers["Strict-Transport-Security"]
        root = proxy.url.removesuffix(BASE)
        assert "wormery" not in client.get(f"{root}/api/me").headers.get("Set-Cookie", "")


def calm(view: dict[str, Any], die: random.Random) -> str:
    """Moves at a rate that the server allows."""
    time.sleep(0.01)
    return sensible(view, die)


def test_nobody_notices_that_a_node_stops(proxy: Proxy, nodes: list[TableServer]) -> None:
    """Two people play a whole game; the node of one of them is stopped in the middle."""

    async def play() -> None:
        anna, bo = (Person(proxy.url, name, trust=proxy.trust) for name in ("Anna", "Bo"))
        for person in (anna, bo):
            await person.arrive()
        seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}]
        code = await anna.open("it-happens", *seats, begins=0)
        await bo.do(code, "claim", seat=1, name="Bo")
        await anna.do(code, "start")
        opened: list[str] = []

        def another() -> str:
            opened.append(proxy.url)
            return proxy.url

        plays = [Play(anna, code, 0, another, calm), Play(bo, code, 1, another, calm)]
        running = asyncio.gather(*(play.run() for play in plays))
        await wait_for(lambda: all(len(play.frames) > 5 for play in plays))
        assert await asyncio.to_thread(nodes[0].stop) == 0
        await asyncio.wait_for(running, 30)
        assert len(opened) > len(plays), "nobody was at the node that stopped"
        assert not any(play.refusals for play in plays)
        record.verify(record.read(await anna.record(code)))
        for person in (anna, bo):
            await person.close()

    asyncio.run(play())
    _each_person_is_counted(proxy)


def _each_person_is_counted(proxy: Proxy) -> None:
    """With one node there is one count: who asks too much is refused, and nobody else."""

    def person(address: str) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=proxy.trust, local_address=address)
        return httpx.Client(transport=transport, base_url=proxy.url)

    with person("127.0.0.2") as greedy, person("127.0.0.3") as modest:
        asked = (greedy.get("/api/games").status_code for _ in range(200))
        assert next(status for status in asked if status != 200) == 429
        # On a busy machine a request may be slow, and one more be allowed by then.
        forged = [{"X-Forwarded-For": f"127.0.1.{number}"} for number in range(50)]
        asked = (greedy.get("/api/games", headers=each).status_code for each in forged)
        assert 429 in asked
        assert modest.get("/api/games").status_code == 200

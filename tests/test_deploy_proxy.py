"""The recipes of deploy/ for proxies: HTTPS, sockets and two nodes below a path of a site.

A proof runs them with real proxies; `make test` sends a node what nginx would send it.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from playwright.sync_api import expect
from tests.browser import Screen, new_table, press_something
from tests.page_time import wait_until
from tests.postgres import Postgres
from tests.proxies import DEPLOY, Proxy, caddy, nginx
from tests.tables import Person, Play, TableServer, hear, sensible, serving, wait_for

from wormery import record
from wormery.server.frames import PROTOCOL

BASE = "/worms"


# The headers of a request, as the recipe of nginx passes it on

SITE = "worms.example.org"


def passed_on(address: str) -> dict[str, str]:
    """The headers that a request of this address has when it arrives at a node."""
    recipe = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", recipe))
    # Only a socket asks for these.
    assert headers.pop("Upgrade") == "$http_upgrade"
    assert headers.pop("Connection") == "$wormery_connection"
    values = {"$http_host": SITE, "$remote_addr": address, "$scheme": "https"}
    return {name: values[value] for name, value in headers.items()}


def test_a_node_behind_a_proxy(tmp_path: Path) -> None:
    """Below a path of a site with HTTPS; each address is counted by itself."""

    async def socket(node: TableServer, code: str, headers: dict[str, str]) -> Any:
        found = websockets.connect(
            f"ws://{SITE}{BASE}/api/tables/{code}/socket?protocol={PROTOCOL}",
            host="127.0.0.1",
            port=node.port,
            additional_headers={**headers, "Origin": f"https://{SITE}"},
            proxy=None,
        )
        async with found as listening:
            return await hear(listening)

    headers = passed_on("203.0.113.7")
    flags = ("--proxy", "127.0.0.1", "--https", "--base-path", BASE)
    with (
        serving(tmp_path / "tables.db", *flags) as node,
        httpx.Client(base_url=node.url, headers=headers, trust_env=False) as client,
    ):
        page = client.get(f"{BASE}/table/ABC234")
        assert f'src="{BASE}/assets/' in page.text
        assert page.headers["Strict-Transport-Security"]
        cookie, *attributes = client.get(f"{BASE}/api/me").headers["Set-Cookie"].split("; ")
        assert {"Secure", f"Path={BASE}"} <= set(attributes)
        plan = {"game": "regenwormen", "seats": [{"kind": "here"}, {"kind": "bot"}]}
        own = {"Cookie": cookie, "Origin": f"https://{SITE}"}
        made = client.post(
            f"{BASE}/api/tables", json={"id": "table", "plan": plan}, headers=own
        )
        assert made.status_code == 201, made.text
        del headers["Host"]
        code = made.json()["code"]
        welcome = asyncio.run(socket(node, code, {**headers, "Cookie": cookie}))
        assert welcome["own"]["host"]
        greedy, modest = (
            httpx.Client(base_url=f"{node.url}{BASE}", headers=passed_on(address))
            for address in ("203.0.113.8", "203.0.113.9")
        )
        with greedy, modest:
            each_person_is_counted(greedy, modest)


def test_what_a_client_says_of_itself_does_not_count() -> None:
    """nginx replaces its headers, as Caddy does by itself; figures are for nobody outside."""
    recipe = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert "$proxy_add_x_forwarded_for" not in recipe
    assert re.search(r"location ~ /metrics\$ \{\s*return 404;", recipe)
    recipe = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "trusted_proxies" not in recipe
    assert "header_up" not in recipe
    assert re.search(r"@figures path \*/metrics\s*respond @figures 404", recipe)


def test_a_node_says_whether_it_is_ready(server: TableServer) -> None:
    recipe = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (path,) = re.findall(r"health_uri (\S+)", recipe)
    assert httpx.get(f"{server.url}{path}", trust_env=False).status_code == 200


# Real proxies


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


@pytest.mark.proof
@pytest.mark.parametrize("proxy", [nginx], ids=["nginx"], indirect=True)
def test_a_browser_plays_through_it(proxy: Proxy, screens: Any) -> None:
    settings = {"plain": True}
    screen: Screen = screens(url=proxy.url, ignore_https_errors=True, settings=settings)
    page = screen.go("/")
    page.locator(f"a[href='{BASE}/new/regenwormen']").click()
    page.locator("ol.seats > li").first.wait_for()
    new_table(page, ["me", "bot"], pace="at-once")
    lines = page.locator("aside ol li")
    wait_until(page, lambda: lines.count() > 3 or (press_something(screen) and False))
    first = lines.first.inner_text()
    with page.expect_response("**/history*") as told:
        page.reload()
    assert told.value.ok, told.value.text()
    expect(lines.first).to_have_text(first)
    assert page.url == f"{proxy.url}/table/{screen.code}"
    (cookie,) = screen.context.cookies()
    assert (cookie["secure"], cookie["path"]) == (True, BASE)


@pytest.mark.proof
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


@pytest.mark.proof
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

    def person(address: str) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=proxy.trust, local_address=address)
        return httpx.Client(transport=transport, base_url=proxy.url)

    asyncio.run(play())
    with person("127.0.0.2") as greedy, person("127.0.0.3") as modest:
        each_person_is_counted(greedy, modest)  # one node is left, and so one count
        forged = [{"X-Forwarded-For": f"127.0.1.{number}"} for number in range(200)]
        asked = (greedy.get("/api/games", headers=each).status_code for each in forged)
        assert 429 in asked


def each_person_is_counted(greedy: httpx.Client, modest: httpx.Client) -> None:
    """A person who asks too much is refused, and nobody else."""
    asked = (greedy.get("/api/games").status_code for _ in range(1000))
    assert next(status for status in asked if status != 200) == 429
    assert modest.get("/api/games").status_code == 200

"""People whose page is closed are told of their turn, by a real push over HTTP."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import http_ece
import pytest
import sqlalchemy as sql
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.steered import pass_time
from tests.steered import run as run_steered
from tests.tables import Person, serving

from wormery.server.configuring import SettingError, configure
from wormery.server.deleting import forget
from wormery.server.errors import UnfitError
from wormery.server.hub import Hub
from wormery.server.messages import Away, Back, MakeMove, SeatPlan, Start, TablePlan
from wormery.server.plans import Draft
from wormery.server.push_keys import CURVE, Signer, decode, encode, new_key
from wormery.server.push_places import Places
from wormery.server.pushing import AWAY, Pushing
from wormery.server.store import Store
from wormery.server.store.operators import Operators
from wormery.server.store.pushes import MOST, Address, Pushes
from wormery.server.store.removing import Removing
from wormery.server.store.schema import pushes
from wormery.server.table import Decision
from wormery.server.tasks import Tasks
from wormery.telling.words import Say
from wormery.terminal.server_push import print_push_key

ANNA, BO = "a" * 32, "b" * 32
KEY = new_key()
CONTACT = "mailto:someone@example.org"


@dataclass
class Service:
    """A push service with one browser behind it."""

    url: str = ""
    status: int = 201
    pushed: list[tuple[str, bytes]] = field(default_factory=list)
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(CURVE)
    )
    secret: bytes = bytes(range(16))

    def address(self, path: str = "/push/1", language: str = "nl") -> Address:
        public = self.key.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Address(self.url + path, encode(point), encode(self.secret), language)

    def read(self, body: bytes) -> dict[str, str]:
        """As the browser does."""
        opened = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        told: dict[str, str] = json.loads(opened)
        return told


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            made.pushed.append((self.headers["Authorization"], body))
            assert self.headers["Content-Encoding"] == "aes128gcm"
            assert int(self.headers["TTL"]) > 0
            self.send_response(made.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        made.url = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield made
        server.shutdown()
        thread.join()


Test = Callable[[str, Hub, Pushes], Awaitable[None]]


@asynccontextmanager
async def node(path: Path) -> AsyncIterator[Pushing]:
    """One that pushes to this machine."""
    store = Store(f"sqlite:///{path}")
    await store.open()
    hub = Hub(store, Tasks())
    pushing = Pushing(hub, Pushes(store), Signer(KEY, CONTACT), Places(inside=True))
    yield pushing
    await hub.tasks.stop()
    await pushing.stop()
    await store.close()


def run(path: Path, test: Test, here: int = 1) -> None:
    """Anna's turn at a table; so many seats are hers."""

    async def with_node() -> None:
        async with node(path) as pushing:
            hub = pushing.hub
            await test(await begin(hub), hub, pushing.records)

    async def begin(hub: Hub) -> str:
        draft = Draft(ANNA, hub.now())
        bot = SeatPlan("bot", level="casual")
        seats = (SeatPlan("here", "Anna"), bot if here == 1 else SeatPlan("here", "Bo"))
        draft.open(TablePlan("regenwormen", seats, begins=0, grace=None))
        code = (await hub.create(draft, "table")).code
        await hub.execute(code, Start("start"), ANNA)
        return code

    run_steered(with_node())


async def passed(seconds: float, *hubs: Hub) -> None:
    """Let time pass, and wait until all that was due in it has been sent."""
    await pass_time(seconds)
    for hub in hubs:
        await asyncio.gather(*hub.tasks._running)


async def say(hub: Hub, code: str, event: Away | Back) -> None:
    live = await hub.find(code)
    async with live.lock:
        await hub.append(live, Decision(event))


async def kept(records: Pushes) -> list[str]:
    query = sql.select(pushes.c.endpoint).order_by(pushes.c.endpoint)
    return await records.database.read(
        lambda connection: list(connection.execute(query).scalars())
    )


def test_who_is_away_is_told_once_a_turn(tmp_path: Path, service: Service) -> None:
    async def test(code: str, hub: Hub, records: Pushes) -> None:
        await records.add(ANNA, service.address(), hub.now())
        await passed(3 * AWAY, hub)
        assert service.pushed == [], "Anna is at the table"
        await say(hub, code, Away(0))
        await passed(AWAY, hub)
        assert len(service.pushed) == 1
        # Coming and going does not make it another turn.
        await say(hub, code, Back(0))
        await say(hub, code, Away(0))
        await passed(4 * AWAY, hub)
        [(authorization, body)] = service.pushed
        assert service.read(body) == {
            "title": f"Jij bent aan de beurt aan tafel {code}",
            "body": "Regenwormen",
            "path": f"table/{code}",
            "tag": f"turn-{code}",
        }
        check_signature(authorization, service.url)

    run(tmp_path / "tables.db", test)


def test_the_next_turn_is_told_again(tmp_path: Path, service: Service) -> None:
    async def test(code: str, hub: Hub, records: Pushes) -> None:
        await records.add(ANNA, service.address(), hub.now())
        await say(hub, code, Away(0))
        await passed(AWAY, hub)
        assert len(service.pushed) == 1
        live = await hub.find(code)
        for number in itertools.count():
            position = live.table.position
            assert position is not None
            if position.actor == 1:
                break
            moves = sorted(position.moves, key=lambda move: move.kind == "roll")
            move = MakeMove(f"move-{number}", 0, moves[0].text, live.table.steps)
            await hub.execute(code, move, ANNA)
        await say(hub, code, Away(1))
        await passed(AWAY, hub)
        assert len(service.pushed) == 2

    run(tmp_path / "tables.db", test, here=2)


def check_signature(authorization: str, audience: str) -> None:
    """As a push service does."""
    token, key = (
        part.split("=", 1)[1] for part in authorization.removeprefix("vapid ").split(", ")
    )
    assert key == Signer(KEY, CONTACT).public
    told, _, signature = token.rpartition(".")
    halves = decode(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    numbers = [int.from_bytes(half, "big") for half in (halves[:32], halves[32:])]
    public.verify(encode_dss_signature(*numbers), told.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(decode(told.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (audience, CONTACT)


def test_several_nodes_tell_once(tmp_path: Path, service: Service) -> None:
    async def test(code: str, hub: Hub, records: Pushes) -> None:
        await records.add(ANNA, service.address(), hub.now())
        async with node(database) as second, node(database) as third:
            await say(hub, code, Away(0))
            for other in (second, third):
                known = (await other.hub.find(code)).table.chairs[0]
                assert known.away_since is not None, "each node knows that Anna is away"
            await passed(5 * AWAY, hub, second.hub, third.hub)
        assert len(service.pushed) == 1

    database = tmp_path / "tables.db"
    run(database, test)


def test_who_comes_back_in_time_is_not_told(tmp_path: Path, service: Service) -> None:
    async def test(code: str, hub: Hub, records: Pushes) -> None:
        await records.add(ANNA, service.address(), hub.now())
        await say(hub, code, Away(0))
        await pass_time(AWAY / 2)
        await say(hub, code, Back(0))
        await passed(4 * AWAY, hub)
        assert service.pushed == []

    run(tmp_path / "tables.db", test)


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (500, 1), (302, 1)])
def test_an_address_that_is_gone_is_forgotten(
    tmp_path: Path, service: Service, status: int, left: int
) -> None:
    service.status = status

    async def test(code: str, hub: Hub, records: Pushes) -> None:
        await records.add(ANNA, service.address(), hub.now())
        await say(hub, code, Away(0))
        await passed(2 * AWAY, hub)
        assert len(await kept(records)) == left
        assert len(service.pushed) == 1

    run(tmp_path / "tables.db", test)


def test_addresses_go_with_their_device(tmp_path: Path, service: Service) -> None:
    async def test(code: str, hub: Hub, records: Pushes) -> None:
        for number in range(MOST + 3):
            await records.add(ANNA, service.address(f"/push/{number}"), hub.now() + number)
        await records.add(BO, service.address("/bo"), hub.now())
        own = [f"{service.url}/push/{number}" for number in range(3, MOST + 3)]
        assert await kept(records) == [f"{service.url}/bo", *own], "the newest are kept"
        await records.remove(own[0], BO)
        assert len(await kept(records)) == MOST + 1, "nobody unsubscribes someone else"
        await records.remove(own[0], ANNA)
        assert len(await kept(records)) == MOST
        operators = Operators(hub.store)
        await forget(hub, Removing(operators), ANNA)
        assert await kept(records) == [f"{service.url}/bo"]
        await operators.sign_out(BO, b"hash", hub.now())
        assert await kept(records) == []

    run(tmp_path / "tables.db", test)


GOOD = "https://push.example.org/send/abc"
WRONG = [
    "http://push.example.org/send/abc",
    "https://localhost/send",
    "https://127.0.0.1/send",
    "https://[::1]/send",
    "https://169.254.169.254/latest/meta-data",
    "https://push.example.org:8443/send",
    "https://user:word@push.example.org/send",
    "https://push.example.org/a b",
    "https://push.example.org/\n",
    "ftp://push.example.org/",
    "https://" + "a" * 2000 + ".org/",
    "https:///nowhere",
    "https://push.example.org:x/",
]


def test_addresses_inside_are_refused(service: Service) -> None:
    address = service.address()
    Places().check(GOOD, address.p256dh, address.auth)
    for endpoint in WRONG:
        with pytest.raises(UnfitError):
            Places().check(endpoint, address.p256dh, address.auth)
    for p256dh, auth in ((encode(b"4" * 65), address.auth), (address.p256dh, "short")):
        with pytest.raises(UnfitError):
            Places().check(GOOD, p256dh, auth)


@pytest.mark.parametrize(
    "number", ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "fd00::1"]
)
def test_a_name_that_leads_inside_is_not_called(
    number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is innocent when it is given; where it leads is seen when it is called."""

    async def look_up() -> None:
        async def found(*_: object, **__: object) -> list[tuple[object, ...]]:
            return [(0, 0, 0, "", (number, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found, raising=False)
        with pytest.raises(UnfitError):
            await Places().find(GOOD)

    asyncio.run(look_up())


def test_browsers_subscribe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], service: Service
) -> None:
    assert print_push_key(Say("en")) == 0
    key = capsys.readouterr().out.strip()
    file = tmp_path / "push.key"
    file.write_text(key + "\n", encoding="utf-8")
    with pytest.raises(SettingError, match="push_contact"):
        configure({"push_key_file": str(file)}, {}, str)
    address = service.address()._replace(endpoint=GOOD)._asdict()

    async def subscribe(url: str) -> None:
        anna = await Person(url, "Anna").arrive()
        public = Signer(key, CONTACT).public
        assert await anna.get("/api/me/push") == {"key": public}
        for _ in range(2):
            answer = await anna.client.post("/api/me/push", json=address)
            assert (answer.status_code, answer.json()) == (201, {"key": public})
        wrong = {**address, "endpoint": "https://10.0.0.1/"}
        answer = await anna.client.post("/api/me/push", json=wrong)
        assert (answer.status_code, answer.json()["name"]) == (422, "push-address")
        for expected in (1, 0):
            assert len(await stored()) == expected
            answer = await anna.client.request(
                "DELETE", "/api/me/push", json={"endpoint": GOOD}
            )
            assert answer.status_code == 200
        await anna.close()

    async def stored() -> list[str]:
        store = Store(f"sqlite:///{database}")
        await store.open()
        found = await kept(Pushes(store))
        await store.close()
        return found

    database = tmp_path / "tables.db"
    flags = ("--push-key-file", str(file), "--push-contact", CONTACT)
    with serving(database, *flags) as server:
        asyncio.run(subscribe(server.url))

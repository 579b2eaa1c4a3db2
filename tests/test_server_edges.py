"""Malformed requests: each gets an answer or a closed connection, and none is a failure."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.nodes import Node, running
from tests.proof import times
from tests.tables import TableServer, serving

from wormery.server.protocol import PROXY_KEEP_ALIVE

DEEP = 90_000

ROUTES = (
    "GET /",
    "GET /assets/x.js",
    "GET /health",
    "GET /ready",
    "GET /metrics",
    "GET /api/openapi.json",
    "GET /api/me",
    "PUT /api/me",
    "POST /api/me/transfer",
    "POST /api/me/transfer/use",
    "GET /api/games",
    "POST /api/tables",
    "GET /api/tables",
    "GET /api/tables/QQQQQQ",
    "GET /api/tables/QQQQQQ/events",
    "POST /api/tables/QQQQQQ/commands",
    "GET /api/tables/QQQQQQ/record",
    "GET /api/tables/QQQQQQ/history",
    "GET /api/tables/QQQQQQ/highlights",
    "POST /api/records",
)
UPGRADE = (
    b"Upgrade: websocket",
    b"Connection: Upgrade",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server that waits no longer than a moment for the rest of a body."""
    limits = ("--limit=body_seconds=0.05", "--limit=body_bytes_per_second=1000000000")
    file = tmp_path_factory.mktemp("edges") / "tables.db"
    with serving(file, "--no-limits", *limits) as running:
        yield running
    assert not [line for line in running.log if '"trace"' in line or "Traceback" in line]


def ask(server: TableServer, data: bytes) -> int | None:
    """Return the status of the answer, or None if the server closed the connection."""
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.settimeout(60)
        try:
            raw.sendall(data)
            answer = raw.recv(4096)
        except ConnectionError:
            return None
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else None


def request(line: bytes, *headers: bytes, body: bytes = b"") -> bytes:
    head = [line + b" HTTP/1.1", b"Host: x", b"Connection: close", *headers]
    if body:
        head.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join(head) + b"\r\n\r\n" + body


# What is put into the places of a request that a client chooses.
NASTY = (
    b"%00",
    b"%ff%fe",
    b"%ed%a0%80",
    b"%zz%",
    b"/../..",
    b"//",
    b"\\",
    b"a" * 300,
    b"a" * 5000,
    b"%C3%28" * 100,
    b";a=b",
    b"\xff\xe9",
)
path_ends = st.sampled_from((b"", *NASTY))
numbers = st.sampled_from((b"9" * 5000, b"-1", b"1e999", b"NaN", b"0x10", b"\xd9\xa1", b"%00"))
queries = st.one_of(
    st.just(b""),
    st.builds(lambda n: b"?after=" + n + b"&first=" + n + b"&protocol=" + n, numbers),
    st.just(b"?" + b"&".join(b"a%d=1" % n for n in range(500))),
    st.just(b"?language=%ff%fe&language=%ed%a0%80&words=maybe&archived=%"),
    st.just(b"?protocol=2&after=%"),
)
values = st.one_of(
    st.binary(max_size=40).map(lambda b: b.translate(None, b"\r\n\0")),
    st.sampled_from(
        (
            b"http://[::1",
            b"http://[",
            b"https://\xff\xfe",
            b"wormery=\xff.\xff; =; ;;",
            b"wormery=" + b"a" * 9000,
            b'wormery="\\";',
            b"Bearer \xff",
            b",;;;,q=",
            b"application/json; charset=zzz",
            b"multipart/form-data",
            b"multipart/form-data; boundary=\xff",
            b"application/x-www-form-urlencoded",
            b"application/msgpack",
            b"text/plain",
            b"-1",
            b"99999999999999999999999999",
            b"chunked, chunked",
            b"for=\x80",
        )
    ),
)
names = st.sampled_from(
    (
        b"Origin",
        b"Cookie",
        b"Accept-Language",
        b"Accept-Encoding",
        b"Authorization",
        b"Content-Type",
        b"X-Forwarded-For",
        b"Sec-Fetch-Site",
        b"Host",
        b"Expect",
        b"Upgrade",
        b"Content-Length",
        b"Transfer-Encoding",
        b"X!#$",
    )
)
headers = st.lists(st.builds(lambda n, v: n + b": " + v, names, values), max_size=3)
bodies = st.one_of(
    st.just(b""),
    st.binary(max_size=60),
    st.sampled_from(
        (
            b"[" * DEEP,
            b'{"id":"x","other":' + b"[" * DEEP + b"]" * DEEP + b"}",
            b'{"id":"x","record":' + b'{"a":' * DEEP,
            b'{"kind":"move","id":"x","seat":' + b"9" * 5000 + b"}",
            b'{"nickname":"\\ud800"}',
            b'{"nickname":"\\u0000"}',
            b'{"code":"\\ud800\xff"}',
            b'{"id":"x","record":"[Wormery \\"1\\"]\\u0000"}',
            b'{"id":"x","plan":{"game":"\\u0000","seats":[]}}',
            b"null",
            b"1e999",
        )
    ),
)
methods = st.sampled_from((b"GET", b"POST", b"PUT", b"DELETE", b"HEAD", b"OPTIONS", b"PATCH"))


@given(st.sampled_from(ROUTES), path_ends, queries, headers, bodies)
@settings(max_examples=times(60, 300))
@example("POST /api/tables", b"", b"", [b"Origin: http://[::1"], b"")
@example("PUT /api/me", b"", b"", [b"Content-Type: application/json"], b'{"a":' * DEEP)
@example("GET /", b"%00", b"", [], b"")
def test_no_request_is_a_failure_of_the_server(
    server: TableServer, route: str, end: bytes, query: bytes, more: list[bytes], body: bytes
) -> None:
    kind = b"Content-Type: application/json"
    given_kind = any(one.startswith(b"Content-Type") for one in more)
    extra = more if given_kind else [*more, kind]
    status = ask(server, request(route.encode() + end + query, *extra, body=body))
    assert status is None or status < 500


@given(path_ends, queries, headers)
@settings(max_examples=times(30, 150))
@example(b"", b"?" + b"&".join(b"a%d=1" % n for n in range(500)), [])
@example(b"", b"", [b"Origin: http://["])
@example(b"", b"", [b"X: " + b"a" * 9000])
def test_no_handshake_is_a_failure_of_the_server(
    server: TableServer, end: bytes, query: bytes, more: list[bytes]
) -> None:
    line = b"GET /api/tables/QQQQQQ/socket" + end + query
    status = ask(server, request(line, *UPGRADE, *more).replace(b"Connection: close\r\n", b""))
    assert status is None or status < 500


@given(methods, st.sampled_from(ROUTES))
@settings(max_examples=times(20, 40))
def test_no_method_is_a_failure_of_the_server(
    server: TableServer, method: bytes, route: str
) -> None:
    status = ask(server, request(method + b" " + route.split()[1].encode()))
    assert status is not None
    assert status < 500


@pytest.mark.parametrize(
    "data",
    [
        request(b"GET /health").replace(b"close", b"keep-alive") + b"\x00\xffgarbage\r\n\r\n",
        request(b"POST /api/tables", b"Transfer-Encoding: chunked") + b"zz\r\n",
        request(b"POST /api/tables", b"Content-Length: 3", b"Transfer-Encoding: chunked"),
        request(b"OPTIONS *"),
        request(b"CONNECT a:1"),
        request(b"GET foo"),
        request(b"GET /socket", *UPGRADE, b"X: " + b"a" * 9000),
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
)
def test_what_is_no_request_is_answered_too(server: TableServer, data: bytes) -> None:
    status = ask(server, data)
    assert status is not None
    assert status < 500


def test_a_proxy_keeps_its_connections_longer_than_others(tmp_path: Path) -> None:
    """So the proxy closes first, when none of its requests is on the way."""
    ask = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
    server = Node(f"sqlite:///{tmp_path}/tables.db", proxy=["127.0.0.2"])
    with running(server):
        lines = [
            socket.create_connection(("127.0.0.1", server.port), source_address=(own, 0))
            for own in ("127.0.0.1", "127.0.0.2")
        ]
        with lines[0] as direct, lines[1] as proxy:
            for line in lines:
                line.settimeout(60)
                assert answered(line, ask)
            server.pass_time(PROXY_KEEP_ALIVE / 2)
            assert direct.recv(4096) == b"", "closed"
            assert answered(proxy, ask)
            server.pass_time(PROXY_KEEP_ALIVE + 1)
            assert proxy.recv(4096) == b"", "closed too"


def answered(line: socket.socket, request: bytes) -> bool:
    """Send a request; return whether all of its answer comes."""
    line.sendall(request)
    told = b""
    while not told.endswith(b'{"status":"ok"}'):
        more = line.recv(4096)
        if not more:
            return False
        told += more
    return told.startswith(b"HTTP/1.1 200")

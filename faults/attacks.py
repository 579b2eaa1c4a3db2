"""What someone who means harm would send: made from the API's own description, then mutated."""

from __future__ import annotations

import json
import random
import string
import struct
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urlencode

NASTY: tuple[Any, ...] = (
    *(None, True, -1, 0, 7, 2**31, 2**63, -(2**63), 10**40, 1e308, 0.5),
    *("", " ", "\x00", "\ud800", "x" * 5000, "é" * 300, "../../etc/passwd", "%00", "💥" * 40),
    *("\u202e", "a\nb", "NaN", "-0", "1e999", [], {}, [[[[]]]], {"kind": "move"}, ["x"] * 300),
)
DEEP = b"[" * 6000
ODD_BYTES = (
    b"\x00",
    b"\xff",
    b"\r\n",
    b"\n",
    b" ",
    b":",
    b"%",
    b"%ff",
    b"\xc3\x28",
    b"{",
    b'"',
)
FRAME_MASK = b"\x01\x02\x03\x04"
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


class Attacker:
    """Chooses what comes next. `known` has values that exist, so that some of it gets deep."""

    def __init__(
        self, document: dict[str, Any], known: dict[str, list[Any]], chance: random.Random
    ) -> None:
        self.document = document
        self.known = known
        self.chance = chance
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
            if method in ("get", "put", "post", "delete", "patch")
        ]
        command = "/api/tables/{code}/commands"
        body = document["paths"][command]["post"]["requestBody"]
        self.command_schema = next(iter(body["content"].values()))["schema"]

    # HTTP

    def request(self) -> bytes:
        """A request to one of the addresses, sound in its form, whatever it says."""
        method, path, operation = self.chance.choice(self.operations)
        query = {}
        for parameter in operation.get("parameters", ()):
            name = parameter["name"]
            value = self.maybe_mutated(self.known_or(name, parameter.get("schema", {})))
            if parameter["in"] == "path":
                path = path.replace(
                    f"{{{name}}}", quote(_text(value), safe="", errors="surrogatepass")
                )
            elif parameter["in"] == "query" and self.chance.random() < 0.7:
                query[name] = _text(value)
        if query:
            path += "?" + urlencode(query, errors="surrogatepass")
        body, kind = b"", "application/json"
        content = operation.get("requestBody", {}).get("content", {})
        if content:
            kind = next(iter(content))
            body = self.body(content[kind]["schema"])
        if self.chance.random() < 0.05:
            kind = self.chance.choice(("text/plain", "multipart/form-data", "", "a" * 300))
        if self.chance.random() < 0.05:
            method = self.chance.choice(
                ("GET", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "X")
            )
        return self.framed(method, path, body, kind)

    def framed(self, method: str, path: str, body: bytes, kind: str) -> bytes:
        head = f"{method} {path[:20_000]} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        for name, value in self.headers():
            head += f"{name}: {value}\r\n"
        return head.encode("utf-8", "surrogatepass") + b"\r\n" + body

    def headers(self) -> list[tuple[str, str]]:
        """Those of someone known, now and then a damaged one."""
        given = [("Cookie", f"wormery={self.chance.choice(self.known['cookie'])}")]
        if self.chance.random() < 0.15:
            odd = (
                *("http://[::1", "null", "http://127.0.0.1:99999", "://", "x" * 2000, "é"),
                *(
                    "wormery=",
                    "wormery=a.b",
                    "en;q=x,,;",
                    "zh-Hant",
                    "gzip, ; q=9",
                    "bytes=9-1",
                ),
            )
            names = (
                *("Origin", "Cookie", "Accept-Language", "Accept-Encoding", "Range"),
                *("X-Forwarded-For", "Sec-Fetch-Site", "If-None-Match", "Accept", "Expect"),
            )
            given.append((self.chance.choice(names), self.chance.choice(odd)))
        return given

    def body(self, schema: dict[str, Any]) -> bytes:
        if self.chance.random() < 0.03:
            return self.chance.choice((DEEP, b"", b"\xef\xbb\xbf{}", b"null", b'{"a":' * 3000))
        value = self.maybe_mutated(self.value(schema))
        body = json.dumps(value).encode()
        return self.damaged(body) if self.chance.random() < 0.1 else body

    def torn_request(self) -> bytes:
        """A request whose bytes are not what they should be."""
        parts = [self.damaged(self.request()) for _ in range(self.chance.choice((1, 1, 3)))]
        if self.chance.random() < 0.3:
            parts = [
                self.chance.choice((CHUNKED, TWO_LENGTHS, MANY_HEADERS, LONG_PATH, NO_HTTP))
            ]
        return b"".join(parts)

    # Sockets

    def handshake(self, sound: bool) -> bytes:
        code = self.chance.choice(self.known["code"])
        path = f"/api/tables/{code}/socket?protocol={self.known['protocol'][0]}"
        extra = ""
        if not sound:
            path += self.chance.choice(
                (
                    *("&after=-1", "&after=99999999999", "&after=x", "&language=" + "x" * 500),
                    *("&a=b" * 500, "&%ff=%ff", "&words=true&tell=false", "&after=1&after=2"),
                    *("&language=%00", "#x", "", "&after=" + "9" * 400, "&" * 3000),
                )
            )
            path = path.replace(code, self.chance.choice((code, "QQQQQQ", "q", "", "%00", "é")))
            extra = self.chance.choice(
                (
                    *("", "Origin: http://[::1\r\n", "Sec-WebSocket-Version: 8\r\n"),
                    *(
                        "Sec-WebSocket-Extensions: permessage-deflate; x=\r\n",
                        "Upgrade: h2c\r\n",
                    ),
                    *(
                        "Sec-WebSocket-Protocol: a, b\r\n",
                        "Content-Length: 5\r\n",
                        "Cookie: =;;\r\n",
                    ),
                )
            )
        cookie = self.chance.choice(self.known["cookie"])
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: wormery={cookie}\r\n"
            f"{extra}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        return head if sound or self.chance.random() < 0.7 else self.damaged(head)

    def command(self) -> bytes:
        """A frame with a command, sound or not."""
        payload = self.body(self.command_schema)[:8000]
        return frame(self.chance.choice((TEXT, TEXT, TEXT, BINARY)), payload)

    def torn_frame(self) -> bytes:
        """A frame that no client would send; most of them end a connection."""
        chance = self.chance
        return chance.choice(TORN_FRAMES)(chance)

    # Values

    def known_or(self, name: str, schema: dict[str, Any]) -> Any:
        known = self.known.get(name)
        return (
            self.chance.choice(known)
            if known and self.chance.random() < 0.8
            else self.value(schema)
        )

    def value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """Something that the description allows."""
        schema = self.resolved(schema)
        if depth > 8:
            return None
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.value(self.chance.choice(schema[several]), depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self.an_object(schema, depth)
            case "array":
                least = schema.get("minItems", 0)
                count = self.chance.randint(least, min(schema.get("maxItems", 3), least + 3))
                items = schema.get("items", {})
                return [self.value(items, depth + 1) for _ in range(count)]
            case "integer" | "number":
                low = int(schema.get("minimum", 0))
                return self.chance.randint(low, min(int(schema.get("maximum", 100)), low + 100))
            case "boolean":
                return self.chance.random() < 0.5
            case "null":
                return None
        return self.a_text(schema)

    def an_object(self, schema: dict[str, Any], depth: int) -> dict[str, Any]:
        needed = schema.get("required", ())
        return {
            name: self.known_or(name, self.resolved(part))
            if name in self.known
            else self.value(part, depth + 1)
            for name, part in schema.get("properties", {}).items()
            if name in needed or self.chance.random() < 0.5
        }

    def a_text(self, schema: dict[str, Any]) -> str:
        least = schema.get("minLength", 1)
        length = self.chance.randint(least, min(schema.get("maxLength", 12), least + 12))
        return "".join(self.chance.choice(string.ascii_letters) for _ in range(length))

    def resolved(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            found: Any = self.document
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            schema = found
        return schema

    # Mutations

    def maybe_mutated(self, value: Any) -> Any:
        return self.mutated(value) if self.chance.random() < 0.5 else value

    def mutated(self, value: Any) -> Any:
        """The value with one thing in it replaced, dropped or added."""
        if isinstance(value, dict) and value and self.chance.random() < 0.8:
            name = self.chance.choice(list(value))
            changed = dict(value)
            match self.chance.randrange(4):
                case 0:
                    del changed[name]
                case 1:
                    changed[self.a_text({})] = self.chance.choice(NASTY)
                case _:
                    changed[name] = self.mutated(value[name])
            return changed
        if isinstance(value, list) and value and self.chance.random() < 0.8:
            place = self.chance.randrange(len(value))
            return [*value[:place], self.mutated(value[place]), *value[place + 1 :]]
        return self.chance.choice(NASTY)

    def damaged(self, data: bytes) -> bytes:
        """The bytes with some changed, left out, doubled or added."""
        for _ in range(self.chance.choice((1, 1, 2, 6))):
            place = self.chance.randrange(len(data) + 1)
            match self.chance.randrange(4):
                case 0:
                    data = data[:place] + self.chance.choice(ODD_BYTES) + data[place:]
                case 1:
                    data = data[:place] + data[place + self.chance.randint(1, 20) :]
                case 2:
                    data = data[:place] + self.chance.randbytes(2) + data[place + 2 :]
                case _:
                    data = data[:place] + data[max(0, place - 30) :]
        return data


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Transfer-Encoding: chunked\r\n\r\n5\r\n{"id"\r\nZZ\r\n\r\n'
)
TWO_LENGTHS = (
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 30\r\n\r\n{}{"
)
MANY_HEADERS = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: b\r\n" * 1500 + b"\r\n"
LONG_PATH = b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"
NO_HTTP = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200)


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    final: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """A frame of a socket; `length` is what it says of itself, if that is not true."""
    said = len(payload) if length is None else length
    head = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
    mask = 0x80 if masked else 0
    if said < 126:
        head += bytes([mask | said])
    elif said < 2**16:
        head += bytes([mask | 126]) + struct.pack("!H", said)
    else:
        head += bytes([mask | 127]) + struct.pack("!Q", said)
    if not masked:
        return head + payload
    hidden = bytes(byte ^ FRAME_MASK[place % 4] for place, byte in enumerate(payload))
    return head + FRAME_MASK + hidden


TORN_FRAMES: tuple[Callable[[random.Random], bytes], ...] = (
    lambda chance: frame(chance.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"x"),
    lambda chance: frame(TEXT, b"{}", reserved=chance.randint(1, 7)),
    lambda chance: frame(TEXT, b"{}", masked=False),
    lambda chance: frame(TEXT, b"x", length=chance.choice((2**63 - 1, 2**40, 9000, 2**64 - 1))),
    lambda chance: frame(TEXT, b"\xff\xfe\xc3"),
    lambda chance: frame(TEXT, b"x" * 9000),
    lambda chance: frame(0, b"continued"),
    lambda chance: frame(TEXT, b'{"ki', final=False) + frame(TEXT, b'nd":'),
    lambda chance: frame(TEXT, b"\xc3", final=False) + frame(0, b"\x28"),
    lambda chance: frame(TEXT, b"", final=False) + frame(0, b"a", final=False) * 500,
    lambda chance: frame(PING, b"x" * 126),
    lambda chance: frame(PING, b"x", final=False),
    lambda chance: frame(PING, b"x" * 125) * 40,
    lambda chance: frame(CLOSE, b"\x03"),
    lambda chance: frame(CLOSE, struct.pack("!H", chance.choice((0, 999, 1005, 1006, 5000)))),
    lambda chance: frame(CLOSE, b"\x03\xe8\xff\xff"),
    lambda chance: chance.randbytes(chance.randint(1, 200)),
    lambda chance: frame(TEXT, DEEP),
)

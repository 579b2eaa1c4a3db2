"""`wormery server status`, `tables`, `close` and so on: a running server, asked over HTTP.

That works for a file of SQLite, which the server holds, and for PostgreSQL alike.
"""

from __future__ import annotations

import json
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from wormery.games import LETTERS
from wormery.telling.words import Say

FAILED = 1
PATIENCE = 30.0
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class RefusedError(Exception):
    """What the server says, in its own words."""


class Operator:
    def __init__(self, url: str, token: str | None, say: Say) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.say = say

    # What is shown

    def status(self) -> int:
        return self._try(self._status)

    def _status(self) -> None:
        found = self._ask("GET", "/status")
        for node in found["nodes"]:
            told = node["figures"]
            self._print(
                "operator-node",
                alive="yes" if node["alive"] else "no",
                node=node["node"],
                version=told["version"],
                load=str(told["load"]),
                memory=str(told["memory"] // 2**20),
                tables=str(told["tables"]),
                sockets=str(told["sockets"]),
                waiting=str(told["bots_waiting"]),
                seen=_time(node["seen"]),
            )
            if told["unreadable"]:
                self._print("operator-unreadable", codes=", ".join(told["unreadable"]))
        counts = ", ".join(f"{state} {number}" for state, number in found["tables"].items())
        self._print("operator-tables", counts=counts or "0")
        people = {name: str(found[name]) for name in ("devices", "connected", "bans")}
        self._print("operator-people", **people)
        for language, text in found["message"].items():
            shown = f"[{language}] {text}" if language else text
            self._print("operator-message", text=shown)

    def tables(self, wanted: Mapping[str, Any]) -> int:
        return self._try(lambda: self._tables(wanted))

    def _tables(self, wanted: Mapping[str, Any]) -> None:
        given = {name: value for name, value in wanted.items() if value not in (None, "")}
        found = self._ask("GET", "/tables", query=given)
        for table in found["tables"]:
            self._print(
                "operator-line",
                code=table["code"],
                game=table["game"],
                state=table["state"],
                created=_time(table["created"]),
                touched=_time(table["last_at"]),
                events=str(table["events"]),
                people=str(table["people"]),
            )
            if table["names"] is not None:
                self._print("operator-names", names=", ".join(table["names"]))
        if not found["tables"]:
            self._print("operator-none")
        if found["next"] is not None:
            self._print("operator-more", before=str(found["next"]))

    def bans(self) -> int:
        return self._try(self._bans)

    def _bans(self) -> None:
        found = self._ask("GET", "/bans")
        for ban in found:
            until = ban["until"]
            self._print(
                "operator-ban",
                number=str(ban["id"]),
                whom=ban["network"] or self.say("operator-ban-device"),
                until=self.say("operator-for-ever") if until is None else _time(until),
                reason=ban["reason"],
            )
        if not found:
            self._print("operator-none")

    # What is done

    def close(self, code: str, reason: str) -> int:
        def close() -> None:
            self._ask("POST", f"/tables/{_path(code)}/close", {"reason": reason})
            self._print("operator-closed", code=code)

        return self._try(close)

    def purge(self, code: str, yes: bool) -> int:
        if not yes and not self._agreed(code):
            return FAILED

        def purge() -> None:
            self._ask("DELETE", f"/tables/{_path(code)}")
            self._print("operator-purged", code=code)

        return self._try(purge)

    def ban(self, whom: str, hours: float | None, reason: str) -> int:
        wanted: dict[str, Any] = {"reason": reason, "hours": hours}
        code, colon, letter = whom.upper().partition(":")
        if colon and len(code) == 6 and letter in LETTERS:
            wanted |= {"code": code, "seat": LETTERS.index(letter)}
        else:
            wanted["network"] = whom

        def ban() -> None:
            made = self._ask("POST", "/bans", wanted)
            self._print("operator-banned", number=str(made["id"]))

        return self._try(ban)

    def unban(self, number: int) -> int:
        def unban() -> None:
            self._ask("DELETE", f"/bans/{number}")
            self._print("operator-unbanned", number=str(number))

        return self._try(unban)

    def message(self, texts: Mapping[str, str], clear: bool) -> int:
        if not texts and not clear:
            return self.status()

        def message() -> None:
            self._ask("PUT", "/message", {"texts": {} if clear else dict(texts)})
            self._print("operator-unsaid" if clear else "operator-said")

        return self._try(message)

    # How

    def _print(self, sentence: str, **values: str) -> None:
        print(self.say(sentence, **values), flush=True)

    def _agreed(self, code: str) -> bool:
        yes = self.say("server-yes")
        try:
            answer = input(self.say("operator-ask-purge", code=code, yes=yes) + " ")
        except EOFError:
            print()
            return False
        return answer.strip().casefold() in (yes.casefold(), "yes")

    def _try(self, work: Callable[[], None]) -> int:
        try:
            work()
        except RefusedError as refusal:
            print(refusal, file=sys.stderr)
            return FAILED
        return 0

    def _ask(
        self,
        method: str,
        path: str,
        body: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
    ) -> Any:
        if self.token is None:
            raise RefusedError(self.say("operator-no-token"))
        headers = {
            "Authorization": f"Bearer {self.token}",
            "Accept-Language": self.say.language,
            "Content-Type": "application/json",
        }
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(
                "?".join(
                    (f"{self.url}/api/operator{path}", urllib.parse.urlencode(query or {}))
                ),
                data,
                headers,
                method=method,
            )
            with self._opener().open(request, timeout=PATIENCE) as answer:
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise RefusedError(self._sentence(error)) from error
        except (OSError, ValueError) as error:
            reason = str(getattr(error, "reason", error))
            raise RefusedError(
                self.say("operator-no-answer", url=self.url, reason=reason)
            ) from error

    def _opener(self) -> urllib.request.OpenerDirector:
        """No proxy lies between us and our own machine."""
        if urllib.parse.urlsplit(self.url).hostname in LOOPBACK:
            return urllib.request.build_opener(urllib.request.ProxyHandler({}))
        return urllib.request.build_opener()

    def _sentence(self, error: urllib.error.HTTPError) -> str:
        try:
            return str(json.loads(error.read())["sentence"])
        except (ValueError, KeyError, TypeError):
            return self.say("operator-no-answer", url=self.url, reason=str(error.code))


def _path(code: str) -> str:
    return urllib.parse.quote(code.upper(), safe="")


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")

"""A bot that joins a table over the server's HTTP API and plays to the end; no packages needed.

    python examples/bot_over_http.py http://127.0.0.1:8470 CODE "Robin the bot"

Open a table with a free seat, start it when the bot sits down. The whole API is described at
/api/openapi.json of every server; a bot with more to do would use its socket and not ask again
and again.
"""

import json
import secrets
import sys
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

EVERY = 0.3  # seconds: a server hears ten requests a second from one device


class Api:
    """The server, as one device sees it: its cookie is who we are."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self.opener = urllib.request.build_opener(cookies)
        self.ask("/api/me")

    def ask(self, path: str, told: dict[str, Any] | None = None) -> Any:
        body = None if told is None else json.dumps(told).encode()
        request = urllib.request.Request(
            self.url + path, body, {"Content-Type": "application/json"}
        )
        try:
            with self.opener.open(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            raise SystemExit(json.load(refusal)["sentence"]) from refusal

    def command(self, code: str, kind: str, **values: Any) -> None:
        """The id is new for every command: sent twice, it would still be done once."""
        told = {"id": secrets.token_hex(8), "kind": kind, **values}
        self.ask(f"/api/tables/{code}/commands", told)


def sit_down(api: Api, code: str, name: str) -> int:
    """Take the first free seat, with a seed of our own for the dice."""
    table = api.ask(f"/api/tables/{code}")["table"]
    free = [seat for seat, one in enumerate(table["seats"]) if one["kind"] == "open"]
    if not free:
        raise SystemExit("There is no free seat.")
    promised, seed = table["commitment"], secrets.token_hex(8)
    api.command(code, "claim", seat=free[0], name=name, seed=seed, commitment=promised)
    return free[0]


def choose(moves: list[dict[str, Any]]) -> str:
    """A rule of thumb for any game: the last move that is listed, mostly the boldest."""
    return str(moves[-1]["move"])


def play(api: Api, code: str, seat: int) -> None:
    while True:
        now = api.ask(f"/api/tables/{code}")
        if now["table"]["state"] == "over":
            break
        mine = [view["view"] for view in now["views"] if view["seat"] == seat]
        if mine and mine[0]["actor"] == seat:
            move, step = choose(mine[0]["moves"]), now["table"]["steps"]
            api.command(code, "move", seat=seat, move=move, step=step)
        else:
            time.sleep(EVERY)
    result = now["views"][0]["view"]["result"]
    print("We won." if seat in result["winners"] else "We lost.", *result["scores"])


if __name__ == "__main__":
    server = Api(sys.argv[1])
    play(server, sys.argv[2], sit_down(server, sys.argv[2], sys.argv[3]))

"""Every screen of the page, at moments of golden games that are the same each time."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import BrowserContext, Page, WebSocketRoute
from tests.browser import Screen, from_menu, wait_for_cookies

from wormery import record
from wormery.games import CHANCE, OVER
from wormery.locales import sentence

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Anna", "Bo", "Chidi", "Dewi")
BOTS = ("Pomme", "Momo", "Ziggy", "Lotta")  # the widest of their names
SLOW = 10_000  # milliseconds before a bot's step: longer than anyone looks

Moment = Callable[[Any], bool]


@dataclass(frozen=True)
class Place:
    """A screen: its name, its address, and what is pressed there to see it."""

    name: str
    path: str
    reach: Callable[[Page], None] = lambda page: None
    game: str | None = None  # whose board is to be seen on it
    part: str = ""  # what of a long page is meant


def golden(name: str) -> record.GameRecord:
    return record.read((GOLDEN / f"{name}.worm").read_text(encoding="utf-8"))


def until(game: record.GameRecord, moment: Moment) -> record.GameRecord:
    """A game up to the first position that is meant."""
    kept = next(at for at, position in enumerate(game.positions) if moment(position))
    return replace(
        game,
        positions=game.positions[: kept + 1],
        steps=game.steps[:kept],
        tags={name: text for name, text in game.tags.items() if name in ("Event", "Title")},
        comments={},
    )


def kinds(position: Any) -> set[str]:
    return {move.kind for move in position.moves}


def ends(game: record.GameRecord, round_over: int) -> Moment:
    """Before the move with which a round of It Happens.. ends, or the game."""
    last = next(
        at
        for at, after in enumerate(game.positions[1:])
        if game.positions[at].round == round_over  # type: ignore[attr-defined]
        and (after.actor == OVER or after.round > round_over)  # type: ignore[attr-defined]
    )
    return lambda position: position is game.positions[last]


class Tables:
    """Makes tables on a server for whoever a browser belongs to."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.numbers = itertools.count(1)
        # A page that is open introduces itself. Both at once would be two devices.
        for page in context.pages:
            if page.url.startswith(url):
                wait_for_cookies(page)
        self.ask("get", "/api/me")

    def ask(self, method: str, path: str, **body: Any) -> Any:
        request = getattr(self.context.request, method)
        answer = request(self.url + path, **({"data": body} if body else {}))
        assert answer.ok, answer.text()
        return answer.json()

    def say(self, code: str, kind: str, **values: Any) -> None:
        command = {"id": f"screen-{next(self.numbers)}", "kind": kind, **values}
        self.ask("post", f"/api/tables/{code}/commands", **command)

    def going_on(
        self, game: record.GameRecord, people: set[int] | None = None, **plan: Any
    ) -> str:
        """The address of a table where a game goes on; whoever acts is at this screen."""
        position = game.position
        actor = position.turn if position.actor == CHANCE else position.actor
        people = {actor} if people is None else people
        seats = [
            {"kind": "here", "name": NAMES[seat]}
            if seat in people
            else {"kind": "bot", "name": BOTS[seat % len(BOTS)]}
            for seat in range(position.seats)
        ]
        wishes = {"game": game.game.name, "seats": seats, "pace": SLOW, **plan}
        made = self.ask(
            "post",
            "/api/tables",
            id=f"screen-{next(self.numbers)}",
            plan=wishes,
            record=record.write(game),
        )
        self.say(made["code"], "start")
        return f"/table/{made['code']}"

    def finished(self, game: record.GameRecord) -> str:
        """The address of a table whose game has ended, with its last move made here."""
        before = until(game, lambda position: position is game.positions[-2])
        path = self.going_on(before)
        moved = {"seat": before.position.actor, "move": game.steps[-1]}
        self.say(path.rpartition("/")[2], "move", step=len(before.steps), **moved)
        return path

    def waiting(self, game: str, **wishes: Any) -> str:
        """The address of a table where someone is still missing."""
        seats = [{"kind": "here", "name": NAMES[0]}, {"kind": "link"}, {"kind": "bot"}]
        plan = {"game": game, "seats": seats, **wishes}
        made = self.ask("post", "/api/tables", id=f"screen-{next(self.numbers)}", plan=plan)
        return f"/table/{made['code']}"

    def replay(self, game: record.GameRecord) -> str:
        made = self.ask(
            "post",
            "/api/records",
            id=f"screen-{next(self.numbers)}",
            record=record.write(game),
        )
        return f"/replay/{made['code']}"


def options(page: Page) -> None:
    page.locator("details.more summary").click()


def levels(page: Page) -> None:
    page.locator("[data-change]").first.click()
    page.locator("dialog[open] [data-settle]").wait_for()


def board(page: Page) -> None:
    """The board is there; its last pieces come within some frames."""
    page.locator("section .board .seats").wait_for()


def review(page: Page) -> None:
    page.get_by_role("slider").wait_for()
    board(page)


def lesson(page: Page) -> None:
    """One that was begun before, so that it can be begun anew."""
    page.locator("[data-ahead]").click()
    page.reload()
    page.locator("[data-restart]").wait_for()
    board(page)


def learnt(page: Page) -> None:
    while not page.locator("[data-finished]").count():
        page.locator("[data-ahead]").click()


def trying(page: Page) -> None:
    page.locator("[data-try]").first.click()
    page.locator("dialog[open] section .seats").wait_for()


def play_on(page: Page) -> None:
    review(page)
    page.locator("[data-ask-play-on]").click()
    page.locator("dialog[open] .bot").wait_for()


def tables(page: Page) -> None:
    for kind in (".open", ".tables"):
        page.locator(f"{kind} li").first.wait_for()


def games(page: Page) -> None:
    page.locator("[data-game]").first.wait_for()


def hand_over(page: Page) -> None:
    """Take the screen, if it is to be handed over."""
    page.locator(".whose").wait_for()
    if page.locator("[data-hand-over]").count():
        page.locator("[data-hand-over]").click()


def last_move(page: Page) -> None:
    hand_over(page)
    page.locator("section .board [data-move]:enabled").first.click()


def scoring(page: Page) -> None:
    last_move(page)
    page.locator("dialog[open] .prize").last.wait_for()


def over(page: Page) -> None:
    last_move(page)
    page.locator("dialog[open] .press.go, [data-rematch]").first.wait_for()
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .press.go").click()
    page.locator(".final").wait_for()


def share(page: Page) -> None:
    from_menu(page, "share")


def menu(page: Page) -> None:
    page.locator("[data-menu]").click()


def lost(page: Page) -> None:
    """The connection breaks, and does not come back."""
    first: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        if first:
            socket.close()
        else:
            first.append(socket)
            socket.connect_to_server()

    page.route_web_socket("**/socket?*", connect)
    page.reload()
    page.locator("section .board [data-move]").first.wait_for()
    first[0].close()
    page.locator(".lost").wait_for()


def turned_away(page: Page) -> None:
    """The server turns everyone away, permanently."""

    def refuse(socket: WebSocketRoute) -> None:
        # Its address says in which language it is asked.
        language = parse_qs(urlsplit(socket.url).query)["language"][0]
        name = "origin-wrong"
        problem = {"name": name, "sentence": sentence(language, name)}
        socket.send(json.dumps({"type": "refused", "problem": problem}))
        socket.close(code=4403)

    page.route_web_socket("**/socket?*", refuse)
    page.reload()
    page.locator("main .refusal").wait_for()


def every_place(screen: Screen) -> Iterator[Place]:
    """The screens, each made when it is its turn."""
    worms, happens = golden("regenwormen-three-fair"), golden("it-happens-three-shipped-mounds")
    two = golden("it-happens-two-fair")
    yield Place("home", "/")
    for game in ("regenwormen", "it-happens"):
        yield Place(f"new-{game}", f"/new/{game}")
        yield Place(f"new-{game}-options", f"/new/{game}", options)
    for name in ("join", "record", "settings", "games"):
        yield Place(name, f"/{name}")
    for game in ("regenwormen", "it-happens"):
        yield Place(f"rules-{game}", f"/rules/{game}")
    yield Place("learn", "/learn")
    for game in ("regenwormen", "it-happens"):
        yield Place(f"learn-{game}", f"/learn/{game}", lesson)
        yield Place(f"try-{game}", f"/rules/{game}", trying)
    yield Place("learnt", "/learn/regenwormen", learnt)
    yield Place("levels", "/", levels)
    make = Tables(screen.context, screen.url)
    yield Place("lobby", make.waiting("regenwormen"))

    def table(name: str, path: str, game: str, reach: Callable[[Page], None] = board) -> Place:
        return Place(name, path, reach, game)

    rw, ih = "regenwormen", "it-happens"
    rolled = until(worms, lambda p: len(p.aside) > 1 and len(p.rolled) > 4 and len(p.row) < 14)
    yield table("regenwormen-rolled", make.going_on(rolled), rw)
    yield table("regenwormen-steal", make.going_on(stealing(worms)), rw)
    yield table("regenwormen-bot", make.going_on(rolled, {(rolled.position.turn + 1) % 3}), rw)
    real = until(worms, lambda p: p.actor == CHANCE and len(p.aside) > 2)
    yield table("regenwormen-real", make.going_on(real, {0, 1, 2}, dice="real"), rw, hand_over)
    passed = until(worms, lambda p: p.actor == 1 and len(p.row) < 16)
    yield table("regenwormen-hand-over", make.going_on(passed, {0, 1, 2}), rw)
    end = until(worms, lambda p: p is worms.positions[-2])
    yield table("regenwormen-over", make.going_on(end), rw, over)

    die = holding_a_die(happens)
    yield table("it-happens-die", make.going_on(die), ih)
    either = until(two, lambda p: "roll third" in kinds(p) and p.round == 2)
    yield table("it-happens-two", make.going_on(either), ih)
    revealed = until(happens, lambda p: p.actor == CHANCE and p.round == 2)
    yield table("it-happens-real", make.going_on(revealed, {0, 1, 2}, dice="real"), ih)
    scored = until(happens, ends(happens, 2))
    yield table("it-happens-scoring", make.going_on(scored, {0, 1, 2}), ih, scoring)
    end = until(happens, lambda p: p is happens.positions[-2])
    yield table("it-happens-over", make.going_on(end), ih, over)

    yield Place("menu", make.going_on(die), menu, ih)
    yield Place("share", make.going_on(die), share, ih)
    yield Place("replay", make.replay(worms) + "?step=60", board, rw)
    seen = make.replay(worms).replace("/replay/", "/review/") + "?step=206"
    yield Place("review", seen, review, rw)
    yield Place("play-on", seen, play_on, rw)
    yield Place("unknown-table", "/table/ZZZZZZ")
    yield Place("unknown-page", "/nothing/here")
    for played in (worms, happens):
        make.finished(played)
    yield Place("games-played", "/games", games, part="section:has(#played)")
    host = screen.context.new_page()  # a table is listed while its host is there
    host.goto(screen.url + make.waiting(rw, listed=True))
    yield Place("tables", "/", tables, part="section.open")
    host.close()
    yield Place("lost", make.going_on(rolled), lost, rw)
    yield Place("turned-away", make.waiting("regenwormen"), turned_away)


def stealing(worms: record.GameRecord) -> record.GameRecord:
    return until(worms, lambda p: "roll" in kinds(p) and steals(p))


def holding_a_die(happens: record.GameRecord) -> record.GameRecord:
    return until(
        happens, lambda p: bool(p.die) and p.round == 2 and p.holdings[p.turn].dice < 4
    )


def steals(position: Any) -> bool:
    tops = {stack[-1] for stack in position.stacks if stack}
    return any(move.kind == "take" and move.about in tops for move in position.moves)

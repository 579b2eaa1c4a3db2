"""The head of the page for those who do not open it: what a chat shows of a link.

Whoever comes with a cookie of ours sees the page itself, and gets it as it is. All others get
it with a title, a sentence and a picture of what is at that address, in the language that the
link names: that of whoever has sent it.
"""

from __future__ import annotations

import asyncio
import hashlib
from html import escape
from typing import Any
from urllib.parse import quote, urlencode

from litestar import Request, Response
from litestar.datastructures import State

from wormery.drawing.card import NAME
from wormery.games.errors import WormeryError
from wormery.server.allowance import UNKNOWN
from wormery.server.cards import Shared
from wormery.server.node import Server, server_of
from wormery.server.page import page_about
from wormery.server.requests import hosts_of, is_host, language_for
from wormery.server.sharing import Wanted, shared, wanted_at
from wormery.telling.words import Say

PATIENCE = 0.8  # seconds; whoever opens the page should not wait for what only others read
TERRITORIES = {"en": "GB", "nl": "NL", "de": "DE", "fr": "FR", "zh-Hant": "TW"}
MEANT = ("language", "seat", "table")
LONGEST = 300  # letters of what is said: names are short, but there may be seven


async def page_for_others(
    request: Request[Any, Any, State], path: str
) -> Response[bytes] | None:
    """The page with a head that says what is at its address, for one we do not know."""
    server = server_of(request.app.state)
    if server.allowance.visitor(request.scope).device is not None:
        return None
    language = language_for(request, request.query_params.get("language") or "")
    wanted = wanted_at(path, request.query_params, language)
    if wanted is None and path.strip("/"):
        return None
    told = None if wanted is None else await _told(server, request.scope, wanted)
    base = server.settings.base_path
    here = origin_of(request.scope, server.settings.https) + base
    asked = {key: request.query_params[key] for key in MEANT if key in request.query_params}
    head = head_of(here, _address(path, asked), language, wanted, told)
    return page_about(head, "gzip" in request.headers.get("accept-encoding", ""), base)


async def _told(server: Server, scope: Any, wanted: Wanted) -> Shared | None:
    """What is there, if that can be said soon; codes are not to be guessed here either."""
    try:
        server.allowance.check_guesses(scope)
        async with asyncio.timeout(PATIENCE):
            return await shared(server, wanted)
    except TimeoutError:
        return None
    except WormeryError as error:
        if error.sentence_id == UNKNOWN:
            server.allowance.spend_guess(scope)
        return None


def origin_of(scope: Any, https: bool) -> str:
    """The site as the one who asks calls it; proxies of ours have said how they were asked."""
    hosts = hosts_of(scope)
    if len(hosts) != 1 or not is_host(hosts[0]):
        return ""
    return f"{'https' if https else scope['scheme']}://{hosts[0]}"


def head_of(
    here: str,
    address: str,
    language: str,
    wanted: Wanted | None,
    told: Shared | None,
) -> str:
    """Title and tags; `here` is where we are on the web."""
    title, about = (told.title, told.about) if told else (NAME, Say(language)("card-site"))
    image = f"{here}/social.png"
    if wanted is not None and told is not None:
        asked = {"language": language, "v": _version(told)}
        if wanted.seat is not None:
            asked["seat"] = str(wanted.seat)
        image = f"{here}/api/cards/{wanted.kind}/{wanted.name}.png?{urlencode(asked)}"
    tags = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": title,
        "og:description": _short(about),
        "og:url": here + address,
        "og:locale": _locale(language),
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
    }
    shown = title if title == NAME else f"{title} · {NAME}"
    lines = [
        f"<title>{escape(shown)}</title>",
        f'<meta name="description" content="{escape(_short(about))}" />',
        *(f'<meta property="{key}" content="{escape(text)}" />' for key, text in tags.items()),
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    return "\n    ".join(lines)


def _address(path: str, asked: dict[str, str]) -> str:
    """Where this is on our site, with what of the question tells anything."""
    found = f"/{quote(path.strip('/'))}"
    return f"{found}?{urlencode(asked)}" if asked else found


def _version(told: Shared) -> str:
    """Another picture has another address: chats keep what they have fetched."""
    return hashlib.sha256(repr(told.card).encode()).hexdigest()[:8]


def _short(words: str) -> str:
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"


def _locale(language: str) -> str:
    return f"{language.partition('-')[0]}_{TERRITORIES[language]}"

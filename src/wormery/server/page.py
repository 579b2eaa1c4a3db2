"""The page: files that were built from `web/` and lie beside this module."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache, lru_cache
from importlib import resources

import msgspec
from litestar import Response

from wormery.server.errors import NotFoundError

FOLDER = resources.files("wormery.server") / "static"
BUILD = "build.json"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # files with their hash in the name
EACH_TIME = "no-cache"
# What the page says of itself, in the order in which it stands there.
TITLE = b"<title>Wormery</title>"
SAYS = re.compile(rb'<meta (?:name="description"|property="og:[a-z:]+") [^>]*>\s*')


@cache
def build() -> str:
    """The id of the page that was built; empty if none was."""
    found = _read(BUILD)
    return "" if found is None else msgspec.json.decode(found[0], type=Build).build


class Build(msgspec.Struct):
    """What the build writes down about itself."""

    build: str


@lru_cache(maxsize=256)
def _squeezed(path: str, base: str) -> bytes:
    """A file of the page, compressed once."""
    found = _read_for(path, base)
    assert found is not None
    return gzip.compress(found[0], compresslevel=9, mtime=0)


def _read_for(path: str, base: str) -> tuple[bytes, str] | None:
    """A file as it is sent: the page itself says where on a site it is."""
    found = _read(path)
    if found is None or path.strip("/") != INDEX:
        return found
    content, kind = found
    return content.replace(b'="./', f'="{base}/'.encode()), kind


@lru_cache(maxsize=256)
def _read(path: str) -> tuple[bytes, str] | None:
    parts = path.strip("/").split("/")
    if any(part in ("", ".", "..") or "\\" in part for part in parts):
        return None
    file = FOLDER.joinpath(*parts)
    try:
        if not file.is_file():
            return None
        content = file.read_bytes()
    except (OSError, ValueError):  # a name that is too long, or that no file can have
        return None
    kind = mimetypes.guess_type(parts[-1])[0] or "application/octet-stream"
    return content, kind


def file_content(path: str) -> bytes | None:
    """What is in a file of the page."""
    found = _read(path)
    return None if found is None else found[0]


@lru_cache(maxsize=8)
def _around_the_head(base: str) -> tuple[bytes, bytes] | None:
    """The page before and after what it says of itself to those who do not open it."""
    found = _read_for(INDEX, base)
    if found is None:
        return None
    before, title, after = SAYS.sub(b"", found[0]).partition(TITLE)
    return (before, after) if title else None


def page_about(head: str, accepts_gzip: bool, base: str) -> Response[bytes] | None:
    """The page with a head of its own; nothing where there is no page."""
    around = _around_the_head(base)
    if around is None:
        return None
    content = head.encode().join(around)
    headers = {"Cache-Control": EACH_TIME, "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    if accepts_gzip:
        content = gzip.compress(content, compresslevel=6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type="text/html", headers=headers)


def file_of_the_page(path: str, accepts_gzip: bool, base: str = "") -> Response[bytes]:
    """A file of the page; any other address that looks like no file is the page itself."""
    found = _read_for(path, base) if path.strip("/") else None
    # A link at the end of a sentence often takes the full stop along.
    name = path.rpartition("/")[2].rstrip(".")
    if found is None and "." not in name and not path.startswith("/api"):
        path = INDEX
        found = _read_for(path, base)
    if found is None:
        raise NotFoundError("address-unknown")
    content, kind = found
    headers = {"Cache-Control": FOREVER if path.startswith("/assets/") else EACH_TIME}
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
    if text:
        headers["Vary"] = "Accept-Encoding"
        if accepts_gzip:
            content = _squeezed(path, base)
            headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=kind, headers=headers)

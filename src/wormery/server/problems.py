"""Errors as they are sent: the same for a socket and for HTTP."""

from wormery.games.errors import WormeryError
from wormery.locales import match_language
from wormery.server.errors import ServerError, UnfitError
from wormery.server.frames import Problem


def problem_of(error: WormeryError, language: str) -> Problem:
    values = {
        name: value.in_language(language) if isinstance(value, WormeryError) else value
        for name, value in error.values.items()
    }
    return Problem(error.sentence_id, error.without_rule(language), error.rule, values)


def status_of(error: WormeryError) -> int:
    """Errors of the games themselves are about something well formed that cannot be."""
    return error.status if isinstance(error, ServerError) else UnfitError.status


def language_of(asked: str | None, accepts: str | None) -> str:
    """The language someone asked for, or the first we have that their browser accepts."""
    wishes = [
        asked or "",
        *(part.partition(";")[0] for part in (accepts or "")[:200].split(",")),
    ]
    for wish in wishes:
        if language := match_language(wish.strip()):
            return language
    return "en"

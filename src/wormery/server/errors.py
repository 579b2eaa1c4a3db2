"""What the server refuses, each with a sentence of its own and an HTTP status."""

from typing import ClassVar

from wormery.games.errors import WormeryError


def because(reason: str) -> dict[str, str]:
    """A reason as sentences take it: some people give none."""
    return {"said": "yes" if reason else "no", "reason": reason}


class ServerError(WormeryError):
    """Something asked of the server cannot be; nothing was changed."""

    status: ClassVar[int] = 400


class UnfitError(ServerError):
    """Well formed, but it cannot be."""

    status = 422


class RefusedError(ServerError):
    """The table does not allow that now."""

    status = 409


class NotYoursError(ServerError):
    """Someone else's to do."""

    status = 403


class BannedError(NotYoursError):
    """Those who run the server do not want this address or device here."""


class NotFoundError(ServerError):
    """There is no such table."""

    status = 404


class LimitError(ServerError):
    """More than one may ask for; later it is allowed again."""

    status = 429


class TooLongError(ServerError):
    """The head of a request is longer than any of ours."""

    status = 431


class TooSlowError(ServerError):
    """A request that comes in so slowly that it only keeps others waiting."""

    status = 408


class DatabaseAwayError(ServerError):
    """The database does not answer; whether the last write was committed is not known."""

    status = 503


class LogError(ServerError):
    """A table's log cannot be read on from one of its events."""

    status = 409


class UnreadableError(ServerError):
    """The table is there, but its log cannot be read; all others are served."""

    status = 409

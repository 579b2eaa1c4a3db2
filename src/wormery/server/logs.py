"""Logs as lines of JSON: an event, its level and time, and the values that belong to it."""

import json
import logging
from datetime import UTC, datetime
from typing import Any

OWN = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(
                timespec="milliseconds"
            ),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class PlainLines(JsonLines):
    """The same for a person who reads along."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = json.loads(super().format(record))
        trace = line.pop("trace", None)
        head = " ".join(str(line.pop(name)) for name in ("time", "level", "logger", "event"))
        values = (f"{name}={value}" for name, value in line.items())
        text = " ".join((head, *values)).replace("\n", " ")
        return text if trace is None else f"{text}\n{trace}"


def log_lines(level: str, form: str) -> None:
    """Send all logs to standard error, one line for each: `json` or `plain`."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # These would show what passes through them: codes, cookies, secrets.
    for noisy in ("alembic", "asyncio", "httptools", "sqlalchemy", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    # It traces every connection that a visit was called back from; "database away" says it all.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)

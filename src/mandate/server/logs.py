"""Structured logs: one JSON object a line, on standard error, without cookies, links or addresses."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "color_message", "taskName"}


class Lines(logging.Formatter):
    """A record as one line of JSON; what was given as `extra` becomes keys of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: str(value) for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    wanted: int = getattr(logging, level.upper())
    # Of what others wrote only warnings: what they tell besides holds statements with keys and names in them.
    logging.basicConfig(level=max(logging.WARNING, wanted), handlers=[handler], force=True)
    logging.getLogger("mandate").setLevel(wanted)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of every visitor who cannot speak HTTP

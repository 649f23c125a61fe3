"""Structured logs: one JSON object a line, on standard error, without cookies, links or addresses."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

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
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        try:
            return msgspec.json.encode(line, enc_hook=str).decode()
        except (TypeError, ValueError):  # text that is not Unicode, or keys that are not text
            return json.dumps({name: str(value) for name, value in line.items()})


def log_to_stderr(level: str, *, to: TextIO | None = None) -> None:
    """Everything that is logged in this process; `to` where the stream is another one by now."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(Lines())
    wanted: int = getattr(logging, level.upper())
    # Of what others wrote only warnings: what they tell besides holds statements with keys and names in them.
    logging.basicConfig(level=max(logging.WARNING, wanted), handlers=[handler], force=True)
    logging.getLogger("mandate").setLevel(wanted)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of every visitor who cannot speak HTTP

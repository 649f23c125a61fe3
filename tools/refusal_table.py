"""The table of the server's refusals in docs/wire.md.

python -m tools.refusal_table            # says whether it is out of date
python -m tools.refusal_table --write    # renews it
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from mandate.core.errors import Malformed, Refused
from mandate.lang import LANGUAGES, say
from mandate.server.http.refusals import status_of
from mandate.table.codes import ServerCode
from tools.renewing import between, renew

PAGE = Path(__file__).parents[1] / "docs" / "wire.md"
AT_THE_TERMINAL = (
    ServerCode.NOT_INSTALLED,
    ServerCode.FILE_IN_USE,
    ServerCode.CANNOT_STORE,
    ServerCode.PORT_TAKEN,
    ServerCode.NO_BACKUP,
    ServerCode.BACKUP_TARGET,
    ServerCode.BUS_AWAY,
    ServerCode.BUS_UNUSED,
    ServerCode.NO_BUS_DRIVER,
    ServerCode.SAME_NAME,
    ServerCode.NO_WORKERS_AT_ALL,
    ServerCode.WORKERS_OFF,
    ServerCode.NO_WORKER_KEY,
    ServerCode.WORKER_KEY,
    ServerCode.WORKER_VERSION,
    ServerCode.WORKER_NAME,
    ServerCode.WORKER_LACKS,
    ServerCode.WORKER_TURNED_AWAY,
)
UNREADABLE = (ServerCode.BAD_MESSAGE, ServerCode.UNKNOWN_LANGUAGE)
BEGIN, END = "<!-- refusals -->", "<!-- end of refusals -->"


def table_of_refusals() -> str:
    """Every refusal of the server's own, as the page shows it."""
    rows = ["| Code | HTTP | Sentence |", "| --- | --- | --- |"]
    for code in ServerCode:
        if code in AT_THE_TERMINAL:
            continue
        kind = Malformed if code in UNREADABLE else Refused
        facts = dict.fromkeys(
            (
                *("reason", "most", "name", "seat", "line", "file", "host", "port", "language", "seconds"),
                *("until", "left", "year", "days"),
            ),
            "…",
        )
        facts["known"] = ", ".join(LANGUAGES)
        sentence = say("en", f"problem-{code.value}", {"why": "", **facts, "seats": 2, "players": 3})
        rows.append(f"| `{code.value}` | {status_of(kind(code))} | {sentence} |")
    return "\n".join(rows)


def renewed() -> str:
    """The page with the table as it should be."""
    return between(PAGE.read_text("utf-8"), BEGIN, END, table_of_refusals())


def main(arguments: Sequence[str]) -> int:
    return renew(PAGE, renewed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`mandate moderate` in a database: the queue, decisions with reasons, and refusals in one line."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.people.conduct import ChatLine, NewReport
from mandate.server.store.guests import Guest
from mandate.server.store.store import Store

NOW = 1_794_787_200_000


async def _prepared(address: str) -> str:
    store = Store(address)
    await store.open()
    try:
        for guest in (Guest("a", "Ann"), Guest("b", "Ben")):
            await store.guests.add(guest, NOW)
        log = [ChatLine(number=3, at=NOW, name="Ben", text="\x1b[31mrude", reported=True)]
        new = NewReport(table="t", seat=1, line=3, reason="insult", text="see the chat")
        return await store.safety.report(new, "a", "b", "Ben", log, NOW)
    finally:
        await store.close()


def test_a_report_is_read_decided_and_closed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"sqlite:///{tmp_path / 't.db'}"
    report = asyncio.run(_prepared(address))

    def moderate(*words: str) -> tuple[int, str, str]:
        code = main(["--lang", "en", "moderate", *words, "--database", address])
        return code, *capsys.readouterr()

    code, listed, _ = moderate("list")
    assert code == 0
    assert f"{report}  " in listed
    assert "Ben: Insult or harassment (reported by Ann) see the chat" in listed
    assert "\x1b" not in moderate("show", report)[1]
    assert "> Ben: " in moderate("show", report)[1]
    for words, complaint in (
        (("suspend", report), "Please give a reason"),
        (("suspend", "missing", "--reason", "x"), "no such report"),
        (("rename", report, "--reason", "x", "--name", "Adm1n"), "reserved"),
        (("mute", report, "--reason", "x", "--days", "0"), "days"),
        (("warn",), "REPORT"),
        (("list", "--at", "http://127.0.0.1:9"), "MANDATE_MODERATOR_KEY"),
    ):
        code, out, refused = moderate(*words)
        assert (code, out) == (2, "")
        assert complaint in refused
        assert refused.count("\n") == 1
    assert moderate("suspend", report, "--reason", "rude", "--days", "3")[0] == 0
    assert moderate("list")[1] == "No reports.\n"
    [decided] = json.loads(moderate("history", "--json")[1])
    assert (decided["kind"], decided["moderator"], decided["name"]) == ("suspend", "operator", "Ben")
    assert decided["until"] - decided["at"] == 3 * 86_400_000
    assert "operator: suspend Ben until" in moderate("history")[1]
    assert moderate("lift", report)[0] == 0
    assert json.loads(moderate("history", "--json")[1])[1]["lifted"] is not None

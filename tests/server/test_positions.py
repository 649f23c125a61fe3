"""Positions that someone made up, over the wire: read, checked, advised on and played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandate.core.errors import Refused
from mandate.core.record import Record
from mandate.server.http.refusals import status_of
from mandate.table import positions
from mandate.table.codes import ServerCode
from tests.server.test_study import SMALL, ask

GOOD = "qin1 2 Rrr/Y2/B2 c1=1 * RRYYBB,?????? * 0 * -"


def made_up(position: str, game: str = "qin") -> tuple[str, dict[str, Any]]:
    return "/position", {"game": game, "position": position}


def test_a_position_is_read_and_what_is_wrong_is_reported(tmp_path: Path) -> None:
    answers = ask(
        tmp_path,
        made_up(GOOD),
        made_up(GOOD.replace("c1=1", "-")),
        made_up("chess"),
        ("/position?lang=de", made_up(GOOD.replace("c1=1", "-"))[1]),
        made_up("anything", "great-wall"),
        made_up("anything", "chess"),
        made_up("q" * 5000),
    )
    assert [status for status, _ in answers] == [200, 200, 200, 200, 400, 400, 400]
    good, ownerless, unreadable, german, without, unknown, long = [answer for _, answer in answers]
    assert (good["flaws"], good["position"]) == (
        [],
        "qin1 2 Rrr/Y2/B2 a1=1 24,23 RRYYBB,?????? 17,16,16,16 0 1 -",
    )
    assert good["told"]["supplies"] == [24, 23]
    assert set(good["setup"]) == {"options", "position"}
    [flaw] = ownerless["flaws"]
    assert (flaw["code"], flaw["clause"], flaw["part"]) == ("qin-draft-owner", "qin.found", "owners")
    assert flaw["places"] == ["a1", "b1", "c1"]
    assert "needs an owner" in flaw["sentence"]
    assert (ownerless["position"], ownerless["setup"]) == (None, None)
    assert [(each["code"], each["malformed"]) for each in unreadable["flaws"]] == [("qin-position", True)]
    assert not flaw["malformed"]
    assert "braucht einen Besitzer" in german["flaws"][0]["sentence"]
    assert (without["code"], unknown["code"]) == ("no-drafts", "unknown-game")
    assert long["code"] == "bad-message"


def test_a_made_up_position_is_analysed(tmp_path: Path) -> None:
    [(_, read)] = ask(tmp_path, made_up(GOOD))
    record = {"game": "qin", "rules": "1", "setup": read["setup"]}
    over = {**record, "choices": [{"seat": 0, "choice": "resign"}]}
    lone = {"game": "great-wall", "rules": "5", "setup": {"options": {}}}
    answers = ask(
        tmp_path,
        ("/advice", {"record": record}),
        ("/advice", {"record": over}),
        ("/advice", {"record": lone}),
    )
    (status, advice), (refused, why), (bad, _) = answers
    assert status == 200
    assert advice["measure"] == "chance"
    assert advice["suggestions"]
    assert all(0 <= each["value"] <= 1 for each in advice["suggestions"])
    assert (refused, why["code"]) == (409, "game-over")
    assert bad == 400


def test_a_game_without_an_adviser_is_refused_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not as one whose advice comes too late: trying again would not help."""
    monkeypatch.setattr(positions, "adviser", lambda _: None)
    record = msgspec.convert({**SMALL, "choices": []}, Record)
    with pytest.raises(Refused) as refused:
        positions.advised(positions.Advising(record=record), lambda *_: None)
    assert (refused.value.code, status_of(refused.value)) == (ServerCode.NO_ADVISER, 409)

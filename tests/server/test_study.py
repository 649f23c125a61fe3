"""Studying games that nobody plays: replays, trials and maps, with nothing that reaches into this machine."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from mandate import qin
from mandate.arena.review import review_of
from mandate.core.game import Seat
from mandate.players import find
from mandate.server.study import MOST_CHOICES, SIMULATIONS
from tests.server.serving import PATIENCE, serving

SMALL: dict[str, Any] = {
    "game": "qin",
    "rules": "1",
    "setup": {
        "options": {"players": 2, "board": {"name": "small", "rows": ["R..", "Y..", "B.."]}},
        "position": "qin1 2 R2/Y2/B2 - 24,24 RRYYBB,?????? 17,17,16,16 0 0 -",
    },
}


def ask(tmp_path: Path, *questions: tuple[str, dict[str, Any]]) -> list[tuple[int, Any]]:
    """The answers to some requests, each with its status."""

    async def run() -> list[tuple[int, Any]]:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            answers = [await browser.post(f"/api/study{path}", json=body) for path, body in questions]
            return [(answer.status_code, answer.json()) for answer in answers]

    return asyncio.run(run())


def test_a_record_is_replayed_position_by_position(tmp_path: Path) -> None:
    match = qin.new(players=3, board="lion", seed=4)
    player = find("greedy", seed=4)
    views = [match.view(Seat(1)).to_json()]
    while match.decision is not None:
        match.play(player.choose(match.view(match.decision.seat), match.decision))
        views.append(match.view(Seat(1)).to_json())
    record = msgspec.to_builtins(match.record)
    [(status, frames)] = ask(tmp_path, ("", {"record": record, "seat": 1}))
    assert status == 200
    assert [frame["choice"] for frame in frames[1:]] == [entry["choice"] for entry in record["choices"]]
    assert frames[-1]["view"] == msgspec.to_builtins(views[-1])
    assert frames[0]["view"]["first_hand"] == list(match.view(Seat(1)).to_json()["first_hand"])
    drawn = [
        e["tile"] for frame in frames for e in frame["events"] if e["event"] == "drew" and e["seat"] != 1
    ]
    assert set(drawn) == {None}


def test_a_choice_is_tried_out_or_refused_with_its_clause(tmp_path: Path) -> None:
    fits, refused, tied = ask(
        tmp_path,
        ("/preview", {"record": SMALL, "seat": 0, "choice": "RR:b1c1"}),
        ("/preview?lang=de", {"record": SMALL, "seat": 0, "choice": "RR:a1b1"}),
        ("/preview", {"record": SMALL, "seat": 1, "choice": "RR:b1c1"}),
    )
    assert [event["event"] for event in fits[1]["events"]] == ["placed", "founded"]
    assert (refused[0], refused[1]["clause"]) == (409, "qin.place.start")
    assert "Startfeld" in refused[1]["sentence"]
    assert (tied[0], tied[1]["code"]) == (409, "not-asked")


def test_a_game_is_reviewed_as_the_terminal_reviews_it(tmp_path: Path) -> None:
    match = qin.new(seed=2)
    for _ in range(3):
        match.play(match.options[0])
    match.resign()
    [(status, told), refused] = ask(
        tmp_path,
        ("/review", {"record": msgspec.to_builtins(match.record)}),
        ("/review", {"record": {"game": "great-wall", "rules": "1", "setup": {"options": {}}}}),
    )
    assert status == 200
    assert told == msgspec.to_builtins(review_of(match.record, SIMULATIONS).to_json())
    assert [move["ply"] for move in told["moves"]] == [1, 2, 3]
    assert (refused[0], refused[1]["code"]) == (400, "no-review")


def test_a_map_is_checked(tmp_path: Path) -> None:
    good, bad = ask(
        tmp_path,
        ("/options", {"game": "qin", "options": {"board": {"name": "mine", "rows": ["RYB", "...", "..."]}}}),
        ("/options", {"game": "qin", "options": {"board": {"name": "mine", "rows": ["RY.", "...", "..."]}}}),
    )
    assert good == (
        200,
        {
            "players": 2,
            "board": {"name": "mine", "rows": ["RYB", "...", "..."]},
            "first": 0,
            "fair_start": False,
        },
    )
    assert (bad[0], bad[1]["code"], bad[1]["clause"]) == (400, "qin-map-no-start", "qin.board.start")


@pytest.mark.parametrize("path", ["", "/preview"])
def test_no_option_reads_a_file_of_this_machine(tmp_path: Path, path: str) -> None:
    (tmp_path / "map.txt").write_text("RYB\n...\n...\n", "utf-8")
    setup = {**SMALL["setup"], "options": {"players": 2, "board": str(tmp_path / "map.txt")}}
    body = {"record": {**SMALL, "setup": setup}, **({"seat": 0, "choice": "pass"} if path else {})}
    options = {"game": "qin", "options": {"board": str(tmp_path / "map.txt")}}
    for status, answer in ask(tmp_path, (path, body), ("/options", options)):
        assert (status, answer["code"]) == (400, "qin-map-unknown")


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    match = qin.new(seed=1)
    match.play(match.options[0])
    wrong: list[tuple[dict[str, Any], str]] = [
        ({**SMALL, "game": "chess"}, "unknown-game"),
        ({**SMALL, "rules": "0"}, "frozen-record"),
        ({**SMALL, "setup": {}}, "bad-record"),
        ({**SMALL, "setup": {"options": {}}}, "qin-deal"),
        ({**SMALL, "choices": [{"seat": 0, "choice": "pass"}] * (MOST_CHOICES + 1)}, "bad-record"),
        ({**SMALL, "choices": [{"seat": 0, "choice": "RR:a1b1"}]}, "bad-choice"),
        (msgspec.to_builtins(match.record_for(Seat(0))), "redacted-record"),
        ({"game": "qin"}, "bad-message"),
    ]
    answers = ask(tmp_path, *(("", {"record": record}) for record, _ in wrong))
    assert [answer["code"] for _, answer in answers] == [code for _, code in wrong]
    assert {status for status, _ in answers} <= {400, 409}


def test_there_are_only_the_eyes_of_the_table(tmp_path: Path) -> None:
    (status, answer), negative = ask(
        tmp_path, ("", {"record": SMALL, "seat": 2}), ("", {"record": SMALL, "seat": -1})
    )
    assert (status, answer["code"]) == (409, "no-such-seat")
    assert negative[0] == 400

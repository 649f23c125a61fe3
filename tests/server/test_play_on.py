"""Tables that go on from a position of a record: opened, played, read again, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from mandate import games
from mandate.core.branch import going_on
from mandate.core.errors import Code, Problem
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.table import commands, fold, log, seat_view
from mandate.table.acts.beginning import open_table
from tests.server.serving import PATIENCE, serving
from tests.table import whole_updates
from tests.table.scenes import ANN, Scene, plan


def finished(players: int = 2) -> Record:
    rules, chance = games.find("qin"), Chance(5)
    match: Match[Any] = Match.begin(rules, rules.start({"players": players}, chance))
    while match.decision is not None:
        match.play(chance.choose(match.options))
    return match.record


def scene(*seats: str, after: int, **more: Any) -> Scene:
    """A table that continues from a position of a finished game."""
    start = going_on(games.find("qin"), finished(len(seats)), after, Chance(2), takebacks=True)
    settings = {"options": start.setup["options"], "takebacks": True, **more}
    return Scene.at(open_table(plan(*seats, **settings), ANN, 1_000_000, start=start).table)


def test_a_table_continues_and_is_read_again_from_its_log() -> None:
    at = scene("me", "greedy", after=12)
    assert at.status == "playing"
    assert at.table.match is not None
    assert len(at.table.match.record.choices) == 12
    for _ in range(3):
        at.play(Chance(1))
    again = fold.read(at.table.name, [log.decode(line) for line in at.stored])
    assert again.frozen is None
    assert again.match is not None
    assert again.match.record == at.table.match.record
    shown = seat_view.info(again, seat_view.Onlooker(ANN, at.now))
    assert (shown.begun_after, shown.commitment) == (12, None)


def test_nothing_from_before_the_table_is_taken_back() -> None:
    at = scene("me", "me", after=12)
    assert [at.table.step(seat) for seat in (0, 1)] == ["nothing", "nothing"]
    assert [at.table.takeback(seat) for seat in (0, 1)] == [[], []]
    mover = next(iter(at.table.pending))
    with pytest.raises(Problem) as refused:
        at.do(ANN, commands.Offer(what="takeback", seat=1 - mover))
    assert refused.value.code is Code.NOTHING_TO_TAKE_BACK
    at.play(Chance(1))
    at.do(ANN, commands.Offer(what="takeback", seat=mover))
    assert at.table.match is not None
    assert len(at.table.match.record.in_force()) == 12


def test_its_record_tells_each_seat_only_its_own_and_a_rematch_is_a_game_of_its_own() -> None:
    at = scene("me", "greedy", after=40)
    shown = seat_view.record(at.table, 0, {})
    assert shown is not None
    assert shown.begun_after == 40
    assert {*shown.setup["tiles"].split()[6:]} == {"??"}
    at.play_out(Chance(3))
    whole = seat_view.record(at.table, 0, {})
    assert whole is not None
    assert (whole.begun_after, whole.commitment) == (40, None)
    act = at.do(ANN, commands.Offer(what="rematch"))
    [following] = act.opened
    assert following.start is not None
    assert (following.start.begun_after, len(following.start.choices)) == (msgspec.UNSET, 0)
    assert following.start.commitment is not None


def test_the_door_opens_such_tables_and_refuses_the_rest(tmp_path: Path) -> None:
    record = finished()
    sent = msgspec.to_builtins(record)
    seats = [{"kind": "me"}, {"kind": "bot", "name": "greedy"}]
    damaged = msgspec.to_builtins(record)
    damaged["choices"][3]["choice"] = "RR:a1b1"
    file = msgspec.to_builtins(record)
    file["setup"]["options"]["board"] = "/etc/passwd"
    too_long = {**sent, "choices": [{"seat": 0, "choice": "pass"}] * 1001}
    refusals = [
        ({"record": sent, "after": len(record.choices), "seats": seats}, 409, "game-over"),
        ({"record": sent, "after": 900, "seats": seats}, 400, "bad-option"),
        ({"record": sent, "after": 4, "seats": [{"kind": "open"}, {"kind": "me"}]}, 400, "bad-message"),
        ({"record": sent, "after": 4, "seats": seats[1:] * 2}, 409, "no-person"),
        ({"record": sent, "after": 4, "seats": seats * 2}, 409, "wrong-seats"),
        ({"record": damaged, "after": 9, "seats": seats}, 400, "bad-choice"),
        ({"record": file, "after": 9, "seats": seats}, 400, "qin-map-unknown"),
        ({"record": too_long, "after": 9, "seats": seats}, 400, "bad-record"),
        ({"record": {**sent, "seen_by": 0}, "after": 9, "seats": seats}, 400, "redacted-record"),
    ]

    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            for asked, status, code in refusals:
                answer = await browser.post("/api/study/play-on", json=asked)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
            asked = {"record": sent, "after": 30, "seats": seats}
            table = (await browser.post("/api/study/play-on", json=asked)).json()
            assert (table["status"], table["begun_after"], table["host"]) == ("playing", 30, True)
            reply = (await browser.get(f"/api/tables/{table['id']}")).json()
            view = reply["sights"][0]["view"]
            *_, (_, state, _) = replayed_to(record, 30)
            assert view["supply"] == state.supply or view["ply"] > 30  # the computer player may have moved
            assert [seat["kind"] for seat in reply["table"]["seats"]] == ["person", "bot"]

    asyncio.run(run())


def replayed_to(record: Record, choices: int) -> list[Any]:
    from mandate.core.replay import replay

    shorter = record.copy()
    del shorter.choices[choices:]
    return list(replay(games.find("qin"), shorter))


def test_every_seat_of_such_a_table_sees_what_it_saw_then() -> None:
    at = scene("me", "me", "me", after=21)
    assert at.table.match is not None
    *_, (_, state, _) = replayed_to(at.table.match.record, 21)
    for seat in range(3):
        assert whole_updates.sight(at.table, seat, 0).view == state.view(Seat(seat)).to_json()

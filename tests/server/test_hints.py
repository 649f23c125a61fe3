"""Hints: who may have them, who hears of them, and what is left of them after a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandate import games
from mandate.core.errors import Code, Problem
from mandate.core.game import Decision, Seat, View
from mandate.core.rng import Chance
from mandate.players.advice import Advice, Suggestion, advise
from mandate.server.http.middleware.rate_limit import Limits
from mandate.server.workers.bots import Bots
from mandate.server.workers.queue import Asker
from mandate.table import commands, fold, items, log, seat_view
from mandate.table import seat_view as sight
from mandate.table.acts import playing
from mandate.table.acts.act import Act
from mandate.table.codes import ServerCode
from mandate.table.next_game import rematch
from mandate.table.plan import Plan
from mandate.table.seat_view import Onlooker
from tests.server.serving import Serving, serving
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, Scene, fingerprint, plan


def hint(scene: Scene, guest: str, seat: int, ask: int) -> Act:
    return scene.act(lambda act: playing.hint(act, guest, seat, ask))


def refused(scene: Scene, guest: str, seat: int, ask: int) -> object:
    with pytest.raises(Problem) as caught:
        hint(scene, guest, seat, ask)
    return caught.value.code


def test_marks_of_a_guided_game_are_not_counted_as_hints() -> None:
    scene = Scene(plan("me", "greedy", guided=True, options={"players": 2, "first": 0}))
    lines = len(scene.table.lines)
    hint(scene, ANN, 0, 1)
    shown = sight.info(scene.table, Onlooker(None, 0))
    assert (shown.guided, shown.seats[0].hints, len(scene.table.lines)) == (True, 0, lines)
    scene.act(lambda act: playing.resign(act, ANN, 0))
    assert not rematch(scene.table).plan.guided


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "open"), ("me", "me", "greedy")])
def test_only_one_person_among_computer_players_is_guided(seats: tuple[str, ...]) -> None:
    assert not sight.info(Scene(plan(*seats, guided=True)).table, Onlooker(None, 0)).guided


# --- which tables give them -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "given"),
    [
        (plan("me", "greedy"), True),
        (plan("me", "greedy", "greedy"), True),
        (plan("me", game="great-wall"), True),
        (plan("me", "open"), False),
        (plan("me", "me"), False),
        (plan("me", "open", "greedy"), False),
        (plan("me", "open", hints=True), True),
        (plan("me", "greedy", hints=False), False),
    ],
)
def test_hints_are_given_to_who_plays_alone_and_where_they_were_requested(what: Plan, given: bool) -> None:
    scene = Scene(what)
    assert seat_view.info(scene.table, Onlooker(None, 0)).hints is given
    for line in scene.table.lines:
        if isinstance(line, log.Started):
            assert line.hints is given  # written down: the table stays as it was begun


def test_where_the_plan_left_it_out_it_is_settled_by_who_plays_when_the_game_begins() -> None:
    scene = Scene(plan("me", "greedy", "greedy", waits=True))

    def hints_on() -> bool:
        return seat_view.info(scene.table, Onlooker(None, 0)).hints

    assert hints_on()
    scene.do(ANN, commands.Free(seat=1))
    assert not hints_on()
    scene.do(BEN, commands.Sit())
    scene.do(ANN, commands.Start())
    assert not hints_on()
    assert refused(scene, ANN, 0, 1) == ServerCode.NO_HINTS
    scene.do(BEN, commands.Leave(seat=1))
    scene.do(ANN, commands.Offer(what="bot", seat=1, bot="greedy"))
    assert scene.table.chairs[1].bot == "greedy"
    assert not hints_on()  # who plays on alone plays on as it was begun
    assert scene.read_again().gives_hints is False
    filled = Scene(plan("me", "open"))
    filled.do(ANN, commands.Fill(seat=1, bot="greedy"))
    assert filled.table.gives_hints
    assert filled.read_again().gives_hints


def test_hints_that_were_requested_stay_no_matter_who_sits_down() -> None:
    for given in (True, False):
        scene = Scene(plan("me", "greedy", waits=True, hints=given))
        scene.do(ANN, commands.Free(seat=1))
        scene.do(BEN, commands.Sit())
        scene.do(ANN, commands.Start())
        assert scene.table.gives_hints is given


def test_a_log_of_before_says_in_its_plan_whether_hints_are_given() -> None:
    scene = Scene(plan("me", "greedy", hints=True))
    stored = [log.decode(line) for line in scene.stored]
    older = [msgspec.structs.replace(x, hints=None) if isinstance(x, log.Started) else x for x in stored]
    assert fold.read(scene.table.name, older).gives_hints


def test_everybody_sees_when_who_sits_there_changes_whether_hints_are_given(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann") as ann:
            table = await ann.open("me", "greedy", waits=True)
            assert table["hints"] is True
            async with ann.at(table) as line:
                await line.until(lambda: bool(line.updates))
                await ann.do(table, "free", seat=1)
                await line.until(lambda: len(line.updates) > 1)
                assert line.last["terms"]["hints"] is False

    asyncio.run(run())


def test_who_may_not_have_a_hint() -> None:
    silent = Scene(plan("me", "greedy", hints=False))
    assert refused(silent, ANN, 0, 1) == ServerCode.NO_HINTS
    waiting = Scene(plan("me", "open", hints=True))
    assert refused(waiting, ANN, 0, 1) == ServerCode.NOT_STARTED
    scene = Scene(plan("me", "open", hints=True))
    scene.do(BEN, commands.Sit())
    assert refused(scene, BEN, 0, 1) == ServerCode.NOT_YOUR_SEAT
    assert refused(scene, BEN, 1, 1) == Code.NOT_ASKED
    assert refused(scene, ANN, 5, 1) == Code.NO_SUCH_SEAT
    scene.play(Chance("one"))
    assert refused(scene, ANN, 0, 1) == Code.LATE
    scene.do(ANN, commands.Resign(seat=0))
    assert refused(scene, BEN, 1, 1) == Code.GAME_OVER


# --- what others see of them -------------------------------------------------------------------------------


def test_everybody_sees_how_many_hints_a_seat_has_taken_and_not_what_they_were() -> None:
    scene = Scene(plan("me", "open", hints=True))
    scene.do(BEN, commands.Sit())
    for _ in range(2):  # the second time it is the same one
        hint(scene, ANN, 0, 1)
    scene.play(Chance("go on"))
    hint(scene, BEN, 1, 1)
    scene.play(Chance("go on"))
    hint(scene, ANN, 0, 2)
    for guest in (ANN, BEN, None):
        update = whole_updates.update(scene.table, Onlooker(guest, 0), 0)
        assert [seat.hints for seat in update.table.seats] == [2, 1]
        taken = [item.seat for item in update.sights[0].news if isinstance(item, items.WasHinted)]
        assert taken == [0, 1, 0]
    shown = seat_view.record(scene.table, None, {})
    assert shown is not None
    assert shown.hints == [2, 1]
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)
    assert scene.read_again().hinted == scene.table.hinted


def test_a_record_without_hints_says_nothing_of_them() -> None:
    shown = seat_view.record(Scene(plan("me", "greedy")).table, 0, {})
    assert shown is not None
    assert "hints" not in msgspec.json.decode(shown.dumps())


def test_a_hint_follows_from_what_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything hidden is dealt again, and the advice stays the same."""
    monkeypatch.setattr("mandate.games.qin.players.advice.SIMULATIONS", 60)
    for game in games.names():
        chance = Chance(f"{game}/hint")
        scene = Scene(plan("me", "open", "open", game=game, hints=True))
        scene.do(BEN, commands.Sit())
        scene.do("cem", commands.Sit())
        for _ in range(12):
            scene.play(chance)
        match = scene.table.match
        assert match is not None
        seat = next(iter(match.pending))
        view = match.view(seat)
        hints = set()
        for _ in range(4):
            other = match.game.resample(view, chance).view(seat)
            assert other.decision is not None
            hints.add(msgspec.json.encode(advise(game, other, other.decision)))
        assert len(hints) == 1
        advice = msgspec.json.decode(hints.pop(), type=Advice)
        assert {one.choice for one in advice.suggestions} <= set(match.pending[seat].options)


def test_hints_are_thought_of_in_a_process_of_their_own() -> None:
    async def run() -> None:
        bots = Bots(workers=1, limit=60)
        try:
            for game in games.names():
                match = Scene(plan("me", "greedy" if game == "qin" else "rules", game=game)).table.match
                assert match is not None
                view = match.view(Seat(0))
                assert view.decision is not None
                assert await bots.advise(game, view, view.decision) == advise(game, view, view.decision)
                assert await bots.advise("chess", view, view.decision) is None
        finally:
            await bots.close()

    asyncio.run(run())


# --- over the wire ----------------------------------------------------------------------------------------


class Adviser:
    """Gives the first option, once it is let."""

    def __init__(self, server: Serving, *, lets: bool = True) -> None:
        self.asked = 0
        self.let = asyncio.Event()
        if lets:
            self.let.set()
        server.context.bots.advise = self.advise  # type: ignore[assignment, method-assign]

    async def advise(self, game: str, view: View, decision: Decision, asker: Asker) -> Advice | None:
        del game, view, asker
        self.asked += 1
        await self.let.wait()
        return Advice("search", "chance", [Suggestion(decision.options[0], 0.5)], 10)


def test_a_hint_is_sent_to_who_asks_counted_for_all_and_survives_a_restart(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest() as ann, server.guest("Ben") as ben:
            adviser = Adviser(server)
            table = await ann.open("me", "open", hints=True)
            await ben.do(table, "sit")
            async with ann.at(table) as mine, ann.at(table) as tab, ben.at(table) as other:
                await mine.until(lambda: mine.status == "playing" and bool(mine.updates))
                answer = await mine.do("hint", seat=0, ask=1)
                option = mine.sight()["view"]["decision"]["options"][0]
                assert answer == {
                    "is": "hint", "ref": answer["ref"], "seat": 0, "ask": 1,
                    "advice": {"by": "search", "measure": "chance", "simulations": 10,
                               "suggestions": [{"choice": option, "value": 0.5}]},
                }  # fmt: skip
                again = await ann.do(table, "hint", seat=0, ask=1)
                assert again.json()["advice"] == answer["advice"]
                assert adviser.asked == 1
                shown_at = (await server.context.tables.find(table["id"])).table.number
                for line in (mine, tab, other):
                    await line.caught_up(shown_at)
                    assert line.last["table"]["seats"][0]["hints"] == 1
                assert [item["what"] for item in other.news()][-1] == "hinted"
                assert tab.loose == other.loose == []
                assert (await other.do("hint", seat=1, ask=1))["code"] == "not-asked"
        async with serving(database) as server, ann.at(table, address=server.address) as line:
            await line.until(lambda: bool(line.updates))
            assert [seat["hints"] for seat in line.last["table"]["seats"]] == [1, 0]

    asyncio.run(run())


def test_a_hint_that_comes_too_late_is_dropped_and_keeps_no_one_waiting(tmp_path: Any) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            adviser = Adviser(server, lets=False)
            table = await ann.open("me", "greedy")
            async with ann.at(table) as line:
                await line.until(lambda: bool(line.updates))
                wanted = asyncio.create_task(line.do("hint", seat=0, ask=1))
                while not adviser.asked:
                    await asyncio.sleep(0.01)
                option = line.sight()["view"]["decision"]["options"][0]
                assert (await line.do("play", seat=0, ask=1, choice=option))["is"] == "done"
                adviser.let.set()
                assert (await wanted)["code"] == "late"
                live = await server.context.tables.find(table["id"])
                assert not any(isinstance(written, log.Hinted) for written in live.table.lines)

    asyncio.run(run())


def test_too_many_hints_and_none_in_time(tmp_path: Any) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            adviser = Adviser(server)
            server.context.hints._limits = Limits(1e-9, 1)
            first, second = await ann.open("me", "greedy"), await ann.open("me", "greedy")
            assert (await ann.do(first, "hint", seat=0, ask=1)).status_code == 200
            assert (await ann.do(second, "hint", seat=0, ask=1)).json()["code"] == "too-fast"
            assert (await ann.do(first, "hint", seat=0, ask=1)).status_code == 200  # the same one again
            server.context.hints._limits = Limits(1e-9, 1)

            async def silent(game: str, view: View, decision: Decision, asker: Asker) -> None:
                del game, view, decision, asker

            server.context.bots.advise = silent  # type: ignore[assignment, method-assign]
            answer = await ann.do(second, "hint", seat=0, ask=1)
            assert (answer.status_code, answer.json()["code"]) == (503, "no-advice")
            assert adviser.asked == 1
            live = await server.context.tables.find(second["id"])
            assert live.table.hints(0) == 0

    asyncio.run(run())

"""Planning marks: what players who win or lose together point out to each other."""

import asyncio
from pathlib import Path

import pytest

from mandate.core.errors import Code
from mandate.core.rng import Chance
from mandate.table import commands, items, log, seat_view
from mandate.table.codes import ServerCode
from mandate.table.fold import MAX_MARKS
from mandate.table.log_limits import MAX_LINES
from mandate.table.plan import Plan
from mandate.table.seat_view import Onlooker
from tests.server.serving import serving
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, Scene, fingerprint, plan
from tests.table.test_acts import refused

TEMPLE, LEFT = "location:tem", "section:L"


def together(*seats: str) -> Scene:
    return Scene(plan(*seats, game="great-wall", options={"players": len(seats), "coop": True}))


def seen(scene: Scene, guest: str | None) -> list[tuple[int, str]]:
    now = seat_view.now(scene.table, Onlooker(guest, scene.now))
    return [(mark.seat, mark.thing) for mark in now.marks]


def year_of(scene: Scene) -> int:
    assert scene.table.match is not None
    return scene.table.match.state.chapter


def test_everybody_sees_a_mark_and_only_its_own_seat_takes_it_away() -> None:
    scene = together("me", "open", "rules")
    refused(ServerCode.NOT_STARTED, scene.do, ANN, commands.Mark(seat=0, thing=TEMPLE))
    scene.do(BEN, commands.Sit())
    scene.do(ANN, commands.Mark(seat=0, thing=TEMPLE))
    scene.do(BEN, commands.Mark(seat=1, thing=TEMPLE))
    scene.do(BEN, commands.Mark(seat=1, thing=LEFT))
    for guest in (ANN, BEN, None):
        assert seen(scene, guest) == [(0, TEMPLE), (1, TEMPLE), (1, LEFT)]
    refused(ServerCode.NOT_YOUR_SEAT, scene.do, ANN, commands.Mark(seat=1, thing=TEMPLE, on=False))
    scene.do(BEN, commands.Mark(seat=1, thing=TEMPLE, on=False))
    assert seen(scene, None) == [(0, TEMPLE), (1, LEFT)]
    last = whole_updates.later(scene.table, None, scene.table.number - 1)[-1]
    assert isinstance(last, items.WasMarked)
    assert (last.seat, last.thing, last.on) == (1, TEMPLE, False)
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)
    assert scene.read_again().marks == scene.table.marks


def test_what_is_marked_already_adds_no_line() -> None:
    scene = together("me", "rules")
    scene.do(ANN, commands.Mark(seat=0, thing=TEMPLE))
    before = scene.table.number
    scene.do(ANN, commands.Mark(seat=0, thing=TEMPLE))
    scene.do(ANN, commands.Mark(seat=0, thing=LEFT, on=False))
    assert scene.table.number == before


def test_marks_are_few_and_a_log_takes_so_many() -> None:
    scene = together("me", "rules")
    places = ["lum", "qua", "gol", "tem", "bar", "tea", "bui"]
    for place in places:
        scene.do(ANN, commands.Mark(seat=0, thing=f"location:{place}"))
    assert [thing for _, thing in seen(scene, ANN)] == [f"location:{p}" for p in places[-MAX_MARKS:]]
    line = log.Marked(at=1, seat=0, thing=TEMPLE)
    scene.table.lines += [line] * MAX_LINES[log.Marked]
    refused(ServerCode.TABLE_FULL, scene.do, ANN, commands.Mark(seat=0, thing="location:lum"))


@pytest.mark.parametrize(
    "thing", ["location:xxx", "section:X", "card:A99", "card:H4-hello", "resource:W", "tem", "card:", ":"]
)
def test_what_does_not_lie_there_is_refused(thing: str) -> None:
    scene = together("me", "rules")
    refused(ServerCode.NO_SUCH_THING, scene.do, ANN, commands.Mark(seat=0, thing=thing))


@pytest.mark.parametrize(
    "other", [plan("me", "greedy"), plan("me", "rules", game="great-wall", options={"players": 2})]
)
def test_rivals_mark_nothing_for_each_other(other: Plan) -> None:
    scene = Scene(other)
    refused(ServerCode.MARKS_OFF, scene.do, ANN, commands.Mark(seat=0, thing=TEMPLE))


def test_marks_go_at_the_end_of_the_year_and_with_their_seat() -> None:
    scene = together("me", "me")
    chance = Chance("marks")
    while year_of(scene) == 0:
        scene.play(chance)
    scene.do(ANN, commands.Mark(seat=0, thing=TEMPLE))
    while year_of(scene) == 1:
        assert seen(scene, ANN) == [(0, TEMPLE)]
        scene.play(chance)
    assert seen(scene, ANN) == []
    scene.do(ANN, commands.Mark(seat=0, thing=TEMPLE))
    scene.do(ANN, commands.Mark(seat=1, thing=LEFT))
    scene.do(ANN, commands.Resign(seat=0))
    assert seen(scene, ANN) == [(1, LEFT)]
    scene.do(ANN, commands.Resign(seat=1))
    refused(Code.GAME_OVER, scene.do, ANN, commands.Mark(seat=1, thing=TEMPLE))


def test_a_mark_goes_over_the_wire_to_all_who_look(tmp_path: Path) -> None:
    asyncio.run(_over_the_wire(f"sqlite:///{tmp_path / 'tables.db'}"))


async def _over_the_wire(database: str) -> None:
    async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
        table = await ann.open("me", "me", game="great-wall", options={"coop": True})
        async with ann.at(table) as here, ben.at(table) as there:
            await asyncio.gather(here.caught_up(1), there.caught_up(1))
            answer = await here.do("mark", seat=0, thing=TEMPLE)
            assert answer["is"] == "done"
            await there.caught_up(answer["number"])
            assert there.last["table"]["marks"] == [{"seat": 0, "thing": TEMPLE}]
            assert there.news()[-1]["name"] == {"id": "gw-place", "facts": {"place": "tem"}}
            assert (await there.do("mark", seat=0, thing=LEFT))["code"] == ServerCode.NOT_YOUR_SEAT
    async with (
        serving(database) as again,
        again.guest("Cem") as cem,
        cem.at(table) as later,
    ):  # from the store
        await later.caught_up(answer["number"])
        assert later.last["table"]["marks"] == [{"seat": 0, "thing": TEMPLE}]

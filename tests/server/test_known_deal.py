"""A deal that someone chose: no one else ever sits down at such a table, by whatever way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mandate import games
from mandate.core.branch import going_on
from mandate.core.errors import Problem
from mandate.core.rng import Chance
from mandate.table import commands, log
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import open_table
from mandate.table.codes import ServerCode
from mandate.table.plan import Me, Open
from tests.server.serving import serving
from tests.server.test_bot_socket import door
from tests.server.test_play_on import finished
from tests.table.scenes import ANN, BEN, Scene, fingerprint, plan
from tests.table.test_acts import refused

CHOSEN: dict[str, Any] = {"seed": "lesson", "waits": True}
WAYS_IN: tuple[commands.AnyCommand, ...] = (
    commands.Sit(),
    commands.Sit(seat=0),
    commands.Sit(seat=1),
    commands.Leave(seat=0),
    commands.Leave(seat=1),
    commands.Fill(seat=0, bot="random"),
    commands.Fill(seat=1, bot="random"),
    commands.Free(seat=0),
    commands.Free(seat=1),
    commands.Start(),
    commands.Resign(seat=0),
    commands.Resign(seat=1),
    commands.Offer(what="bot", seat=0, bot="random"),
    commands.Offer(what="bot", seat=1, bot="random"),
    commands.Offer(what="remove", seat=1),
    commands.Offer(what="rematch"),
    commands.Offer(what="series", games=2),
    commands.Answer(offer=3, yes=True),
)


def of_an_earlier_release(*seats: str) -> Scene:
    """A table that waits with a chosen deal and a free seat, as one could once be brought about."""
    wanted = plan(*seats, **CHOSEN)
    closed = [Me() if isinstance(seat, Open) else seat for seat in wanted.seats]
    scene = Scene(msgspec.structs.replace(wanted, seats=closed))
    for seat, kind in enumerate(wanted.seats):
        if isinstance(kind, Open):
            left = log.Left(at=scene.now, seat=seat)
            scene.act(lambda act: act.add(left))  # noqa: B023  # called at once
    return scene


def test_the_seat_of_a_computer_player_does_not_become_free() -> None:
    scene = Scene(plan("me", "greedy", listed=True, **CHOSEN))
    refused(ServerCode.KNOWN_DEAL, scene.do, ANN, commands.Free(seat=1))
    refused(ServerCode.KNOWN_DEAL, scene.do, ANN, commands.Free(seat=0))
    refused(ServerCode.KNOWN_DEAL, scene.do, BEN, commands.Sit())
    scene.do(ANN, commands.Start())
    assert scene.table.start is not None
    assert scene.table.start.seed == "lesson"


def test_anyone_who_gets_up_before_the_game_clears_the_table_away() -> None:
    scene = Scene(plan("me", "me", **CHOSEN))
    scene.do(ANN, commands.Leave(seat=1))
    assert scene.status == "closed"
    refused(ServerCode.TABLE_CLOSED, scene.do, BEN, commands.Sit())
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


def test_a_free_seat_from_an_earlier_release_is_for_the_host_or_a_computer_player() -> None:
    scene = of_an_earlier_release("me", "open")
    refused(ServerCode.KNOWN_DEAL, scene.do, BEN, commands.Sit())
    refused(ServerCode.KNOWN_DEAL, scene.do, BEN, commands.Sit(seat=1))
    scene.do(ANN, commands.Sit(seat=1))
    filled = of_an_earlier_release("me", "open")
    filled.do(ANN, commands.Fill(seat=1, bot="greedy"))
    for ready in (scene, filled):
        ready.do(ANN, commands.Start())
        assert ready.status == "playing"


def test_where_someone_sat_down_in_an_earlier_release_the_game_does_not_begin() -> None:
    scene = of_an_earlier_release("me", "open")
    scene.act(lambda act: act.add(log.Sat(at=act.now, seat=1, guest=BEN)))
    refused(ServerCode.KNOWN_DEAL, scene.do, ANN, commands.Start())
    scene.do(ANN, commands.Leave(seat=0))  # which does not make him the host of a known deal either
    assert scene.status == "closed"


@pytest.mark.parametrize("offer", [commands.Offer(what="rematch"), commands.Offer(what="series", games=2)])
def test_the_next_game_is_dealt_again_and_others_may_sit_down_there(offer: commands.Offer) -> None:
    scene = Scene(plan("me", "me", seed="lesson"))
    scene.do(ANN, commands.Leave(seat=1))  # which is free in the next game
    scene.do(ANN, commands.Resign(seat=0))
    (table,) = scene.do(ANN, offer).opened
    following = Scene.at(table)
    assert (following.status, following.table.deal_is_known) == ("open", False)
    following.do(BEN, commands.Sit())
    assert following.table.start is not None
    assert following.table.start.commitment is not None


def test_the_next_game_of_a_series_does_not_keep_the_deal() -> None:
    scene = Scene(plan("me", "greedy", seed="lesson", series=2))
    act = scene.do(ANN, commands.Resign(seat=0))
    (table,) = act.opened
    assert (table.opened.plan.seed, table.deal_is_known) == (None, False)
    assert table.start is not None
    assert table.start.commitment is not None


def test_a_table_that_continues_from_a_record_lets_no_one_sit_down() -> None:
    start = going_on(games.find("qin"), finished(2), 12, Chance(2), takebacks=True)
    scene = Scene.at(open_table(plan("me", "greedy", waits=True), ANN, 0, start=start).table)
    for command in (commands.Sit(), commands.Sit(seat=0), commands.Sit(seat=1)):
        refused(ServerCode.ALREADY_STARTED, scene.do, BEN, command)
    refused(ServerCode.ALREADY_STARTED, scene.do, ANN, commands.Free(seat=1))
    scene.do(ANN, commands.Leave(seat=0))  # the seat is abandoned, and still hers
    refused(ServerCode.ALREADY_STARTED, scene.do, BEN, commands.Sit(seat=0))


def test_no_way_through_the_commands_leads_others_to_a_known_deal() -> None:
    """Both do anything, in any order, at such tables and those that follow them."""
    for seats in (("me", "greedy"), ("me", "me")):
        for number in range(60):
            chance = Chance(f"{seats}/{number}")
            more: dict[str, Any] = {"waits": bool(number % 2), "series": 1 + number % 3}
            scenes = [Scene(plan(*seats, seed="lesson", **more))]
            for _ in range(60):
                scene, guest = chance.choose(scenes), chance.choose((ANN, ANN, BEN))
                try:
                    act: Act = scene.do(guest, chance.choose(WAYS_IN))
                except Problem:
                    continue
                scenes += [Scene.at(table) for table in act.opened]
            for scene in scenes:
                assert not (scene.table.deal_is_known and scene.table.seats_of(BEN)), seats


def test_no_door_leads_others_to_a_known_deal(tmp_path: Path) -> None:
    """Over the wire: the lobby, an invitation, and the socket for programs."""

    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
        ):
            for seats in (("me", "greedy"), ("me", "me")):
                for listed in (True, False):
                    table = await ann.open(*seats, seed="exploit", waits=True, listed=listed)
                    for answer in (await ann.do(table, "free", seat=1), await ben.do(table, "sit", seat=1)):
                        assert (answer.status_code, answer.json()["code"]) == (409, "known-deal")
                    async with door(ben, table) as socket:
                        with pytest.raises(ConnectionClosed) as closed:
                            await socket.recv()
                        assert closed.value.rcvd is not None
                        assert (closed.value.rcvd.code, closed.value.rcvd.reason[:10]) == (4000, "known-deal")
                    assert (await ann.do(table, "start")).status_code == 200

    asyncio.run(run())

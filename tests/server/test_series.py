"""Several games in a row: agreed on in advance or afterwards, counted as the game counts them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from mandate.core.errors import Code, Problem
from mandate.core.record import SeriesGame, loads
from mandate.core.replay import verify
from mandate.core.rng import Chance
from mandate.games import find as find_game
from mandate.games.qin.rules import board as boards
from mandate.server.live.caretaker import LOOK_AGAIN_MS, Caretaker
from mandate.table import commands, seat_view, wire
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import go_on_by_itself
from mandate.table.acts.playing import time_out
from mandate.table.codes import ServerCode
from mandate.table.fold import BETWEEN_GAMES_MS
from mandate.table.listing import card, summary
from mandate.table.opening import complete
from mandate.table.plan import Plan, Round
from mandate.table.seat_view import Onlooker
from mandate.table.table import Table
from tests.server.forked import Forked
from tests.server.serving import PATIENCE, Person, serving
from tests.table.scenes import ANN, BEN, Scene, clocked, fingerprint, plan

TINY = {"name": "tiny", "rows": ["R..", ".Y.", "..B"]}
FULL = {"name": "full", "rows": ["RV~", "VY~", "~~B"]}  # nothing can be placed here


def series_info(table: Table, now: int = 0) -> wire.SeriesInfo:
    series = seat_view.info(table, Onlooker(None, now)).series
    assert series is not None
    return series


def two(**more: Any) -> Scene:
    scene = Scene(plan("me", "open", **more))
    scene.do(BEN, commands.Sit())
    return scene


def following(act: Act) -> Scene:
    (table,) = act.opened
    return Scene.at(table)


def board(table: Table) -> str:
    return str(table.opened.plan.options["board"]["name"])


# --- what is agreed on ------------------------------------------------------------------------------------


def boards_of(table: Table) -> list[str]:
    """The boards of a series, as the table of each game will have them."""
    made = [complete(table.opened.plan, number + 1) for number in range(len(table.opened.plan.games))]
    return [each.options["board"]["name"] for each in made]


def test_a_series_by_number_is_played_on_the_boards_in_turn_from_the_chosen_one() -> None:
    scene = two(series=3, options={"board": "lion"})
    assert boards_of(scene.table) == ["lion", "bird", "lion"]
    assert board(scene.table) == "lion"
    own = two(series=2, options={"board": TINY})
    assert boards_of(own.table) == ["tiny", "tiny"]


def test_a_series_may_say_what_differs_in_each_game() -> None:
    scene = two(series=[{"board": "bird"}, {"board": TINY, "fair_start": True}])
    games = scene.table.opened.plan.games
    assert [game["fair_start"] for game in games] == [False, True]
    assert boards_of(scene.table) == ["bird", "tiny"]


def test_what_all_games_of_a_series_share_is_stored_once() -> None:
    large = {"name": "large", "rows": ["R" + "." * 25, "." * 26, "Y.B" + "." * 23, *(["." * 26] * 23)]}
    for options in ({"board": large}, {"board": "bird"}, {}):
        scene = two(series=99, options=options)
        assert len(scene.stored[0]) < 5_000
        assert len(following(scene.do(ANN, commands.Resign(seat=0))).stored[0]) < 5_000


def test_a_series_of_many_maps_is_refused_before_any_is_looked_at() -> None:
    maps = [{"board": {"name": str(n), "rows": ["." * 26] * 26}} for n in range(70)]
    with pytest.raises(Problem) as caught:
        two(series=maps)
    assert caught.value.code == ServerCode.TOO_LARGE


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (plan("me", "open", series=[{}, {"board": "moon"}]), "qin-map-unknown"),
        (plan("me", "open", series=[{}, {"players": 3}]), ServerCode.WRONG_SEATS),
        (plan("me", "open", series=[{"colour": 1}]), Code.UNKNOWN_OPTION),
    ],
)
def test_what_is_wrong_with_a_later_game_is_reported_before_the_first(what: Plan, code: object) -> None:
    with pytest.raises(Problem) as caught:
        Scene(what)
    assert caught.value.code == code


def test_a_table_without_a_series_says_nothing_of_one() -> None:
    scene = two()
    assert scene.table.opened.plan.games == []
    assert seat_view.info(scene.table, Onlooker(ANN, 0)).series is None
    assert summary("t", card(scene.table), 0, ANN, {}).series is None


# --- one game after another -------------------------------------------------------------------------------


def test_the_next_game_follows_by_itself_everybody_one_seat_on_with_what_they_have() -> None:
    scene = two(series=2, takebacks=True, options={"first": "random"})
    first = scene.table.opened.plan.options["first"]
    assert first in (0, 1)  # drawn once, so that the start moves on by one seat
    assert series_info(scene.table) == wire.SeriesInfo(1, 2, points=[0.0, 0.0], fewest=True)
    chance = Chance("series")
    while scene.status == "playing":
        act = scene.play(chance)
    scores = scene.table.outcome.scores if scene.table.outcome else ()
    assert series_info(scene.table).points == list(scores)
    assert series_info(scene.table).winners is None
    second = following(act)
    assert scene.table.next_table
    assert scene.table.next_table.table == second.table.name
    assert [chair.guest for chair in second.table.chairs] == [BEN, ANN]
    assert (second.status, board(second.table)) == ("playing", "lion")
    assert second.table.opened.plan.options["first"] == first
    assert second.table.opened.plan.takebacks
    assert series_info(second.table) == wire.SeriesInfo(2, 2, points=list(scores[::-1]), fewest=True)
    second.do(ANN, commands.Resign(seat=1))
    ending = series_info(second.table)
    assert ending.points == [scores[1] + 0, scores[0] + 24]
    best = min(ending.points)
    assert ending.winners == [seat for seat in (0, 1) if ending.points[seat] == best]
    assert second.table.next_table is None
    assert summary("t", card(second.table), 0, ANN, {}).series == wire.Leg(2, 2)
    for each in (scene, second):
        assert fingerprint(each.read_again()) == fingerprint(each.table)
        assert series_info(each.read_again()) == series_info(each.table)


def test_a_series_of_the_great_wall_counts_games_won() -> None:
    scene = two(game="great-wall", series=2)
    second = following(scene.do(ANN, commands.Resign(seat=0)))
    assert series_info(second.table) == wire.SeriesInfo(
        2, 2, points=[1.0, 0.0], fewest=False
    )  # Ben sits first now
    second.do(BEN, commands.Resign(seat=0))
    assert series_info(second.table).winners == [0, 1]


def test_an_act_opens_one_game_and_those_that_are_over_at_once_are_followed_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No map of today is such a one; but what rules allow must never let one act fill a disk."""
    monkeypatch.setattr(boards, "check_placements", lambda *_: None)
    monkeypatch.setattr(boards, "from_rows", boards.Board)
    scene = Scene(plan("me", "greedy", series=[{"board": "bird"}, *[{"board": FULL}] * 5, {"board": "lion"}]))
    act = scene.do(ANN, commands.Resign(seat=0))
    caretaker = Caretaker.__new__(Caretaker)
    for _ in range(5):
        (table,) = act.opened
        assert (table.status, board(table), table.next_table) == ("over", "full", None)
        assert caretaker.wakes(table) == table.lines[-1].at + LOOK_AGAIN_MS
        act = Scene.at(table).act(go_on_by_itself)
        assert caretaker.wakes(act.table) is None
    (last,) = act.opened
    assert (last.status, board(last), series_info(last).game) == ("playing", "lion", 7)


# --- those who leave --------------------------------------------------------------------------------------


def test_who_is_away_stays_away_in_the_next_game_and_can_be_replaced_there() -> None:
    scene = Scene(plan("me", "open", "greedy", series=2))
    scene.do(BEN, commands.Sit())
    scene.do(BEN, commands.Leave(seat=1))
    scene.do(ANN, commands.Offer(what="remove", seat=1))
    second = following(scene.do(ANN, commands.Resign(seat=0)))
    assert [(chair.guest or chair.bot, chair.away) for chair in second.table.chairs] == [
        (BEN, True), ("greedy", False), (ANN, False),
    ]  # fmt: skip
    second.do(ANN, commands.Offer(what="bot", seat=0, bot="greedy"))
    assert second.table.chairs[0].bot == "greedy"


def test_a_series_breaks_off_where_no_one_is_left() -> None:
    scene = Scene(plan("me", "greedy", series=2, pace=clocked("move", 60)))
    scene.do(ANN, commands.Leave(seat=0))
    act = scene.act(time_out, after=61_000)
    assert scene.status == "over"
    assert act.opened == []
    assert series_info(scene.table).winners is None


def test_between_two_games_no_clock_runs_for_a_while() -> None:
    scene = two(series=2, pace=clocked("game", 30))
    second = following(scene.do(ANN, commands.Resign(seat=0)))
    assert series_info(second.table, second.now).rest == BETWEEN_GAMES_MS
    second.play(Chance("early"), after=20_000)
    assert second.table.clock.left == [30_000, 30_000]
    assert series_info(second.table, second.now).rest == BETWEEN_GAMES_MS - 20_000
    second.play(Chance("later"), after=50_000)
    assert second.table.clock.left == [30_000, 20_000]
    assert series_info(second.table, second.now).rest == 0


# --- agreed on afterwards ---------------------------------------------------------------------------------


def test_a_series_is_offered_after_a_game_which_does_not_count() -> None:
    scene = two()
    for offer in (commands.Offer(what="series", games=2), commands.Offer(what="series")):
        with pytest.raises(Problem):
            scene.do(ANN, offer)
    scene.do(ANN, commands.Resign(seat=0))
    scene.do(ANN, commands.Offer(what="series", games=2))
    assert scene.table.offers[scene.table.number].games == 2
    first = following(scene.do(BEN, commands.Answer(offer=scene.table.number, yes=True)))
    assert series_info(first.table) == wire.SeriesInfo(1, 2, points=[0.0, 0.0], fewest=True)
    assert first.table.opened.round == Round(before=scene.table.name)
    second = following(first.do(BEN, commands.Resign(seat=0)))
    second.do(BEN, commands.Resign(seat=1))
    second.do(ANN, commands.Offer(what="rematch"))
    single = following(second.do(BEN, commands.Answer(offer=second.table.number, yes=True)))
    assert seat_view.info(single.table, Onlooker(ANN, 0)).series is None
    assert single.table.opened.round == Round(before=second.table.name)


# --- in the record ----------------------------------------------------------------------------------------


def test_the_record_says_which_game_of_a_series_it_is_and_what_everybody_had_before() -> None:
    scene = two(series=2)
    for seat in (0, None):  # as one who plays may know it, and as who watches
        shown = seat_view.record(scene.table, seat, {})
        assert shown
        assert shown.series == SeriesGame(game=0, of=2, points=[0.0, 0.0])
    second = following(scene.do(ANN, commands.Resign(seat=0)))
    second.do(ANN, commands.Resign(seat=1))
    for each, game, points in ((scene, 0, [0.0, 0.0]), (second, 1, [0.0, 24.0])):
        whole = seat_view.record(each.table, None, {})
        assert whole
        assert whole.series == SeriesGame(game=game, of=2, points=points)
        verify(find_game("qin"), loads(whole.dumps()))


def test_the_record_of_a_game_by_itself_names_no_series() -> None:
    shown = seat_view.record(two().table, 0, {})
    assert shown
    assert shown.series is None


# --- over the wire ----------------------------------------------------------------------------------------


def test_a_series_over_the_wire_survives_a_restart(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest() as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "open", series=2)
            assert (await ann.http.post("/api/tables", json={
                "game": "qin", "seats": [{"kind": "me"}, {"kind": "open"}], "series": 100,
            })).json()["code"] == "bad-message"  # fmt: skip
            await ben.do(table, "sit")
            await ann.do(table, "resign", seat=0)
            over = (await ben.http.get(f"/api/tables/{table['id']}")).json()["table"]
            assert over["series"]["points"] == [24.0, 0.0]
            record = (await ben.http.get(f"/api/tables/{table['id']}/record")).json()
            assert record["series"] == {"game": 0, "of": 2, "points": [0.0, 0.0]}
            after = {"id": over["next"]["table"], "link": over["next"]["link"]}
        async with serving(database) as server:
            ann.http.base_url = ben.http.base_url = server.address
            async with ann.at(after, address=server.address) as line:
                await line.until(lambda: bool(line.updates))
                info = line.last["table"]
                assert (info["series"]["game"], info["series"]["points"]) == (2, [0.0, 24.0])
                assert (await line.do("resign", seat=1))["is"] == "done"
                await line.until(lambda: line.status == "over")
                assert line.last["table"]["series"]["winners"] == [0]

    asyncio.run(run())


def test_lists_tell_which_game_of_a_series_a_table_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            await ann.open("me", "greedy", series=3)
            (mine,) = (await ann.http.get("/api/me/tables")).json()
            assert mine["series"] == {"game": 1, "of": 3}

    asyncio.run(run())


def test_neither_a_hint_nor_the_next_game_is_lost_by_kill_9(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"

    async def first(address: str) -> tuple[str, str]:
        async with Person.coming_in(address, "Ann") as ann:
            table = await ann.open("me", "greedy", series=2, options={"first": 0})
            hint = await ann.do(table, "hint", seat=0, ask=1)
            assert hint.json()["advice"]["suggestions"], hint.text
            assert (await ann.do(table, "resign", seat=0)).status_code == 200
            return ann.token, str(table["id"])

    async def second(address: str, token: str, table: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE) as http:
            over = (await http.get(f"/api/tables/{table}")).json()["table"]
            assert [seat["hints"] for seat in over["seats"]] == [1, 0]
            after = (await http.get(f"/api/tables/{over['next']['table']}")).json()["table"]
            assert (after["status"], after["series"]["game"]) == ("playing", 2)
            assert after["series"]["points"] == [0.0, 24.0]
            listed = (await http.get("/api/me/tables")).json()
            assert {each["id"] for each in listed} == {table, over["next"]["table"]}

    with Forked(database) as process:
        known = asyncio.run(first(process.address))
        process.kill()
    with Forked(database) as process:
        asyncio.run(second(process.address, *known))

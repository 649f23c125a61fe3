"""A place at a table, without a terminal around it: what comes over the wire, and what is made of it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandate.cli.kit.plan import PlannedTable
from mandate.cli.kit.remote import RemoteTable
from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote.address import Address, read_address
from mandate.cli.remote.clocks import read_clock
from mandate.cli.remote.guest import Guest
from mandate.cli.remote.place import Place
from mandate.cli.remote.refusals import WireRefusal
from mandate.cli.remote.waiting import no_game
from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.notation import DONE, PASS
from mandate.games.great_wall.terminal.drawing import DRAWING as GREAT_WALL
from mandate.games.qin.terminal.desk import Desk
from mandate.games.qin.terminal.drawing import DRAWING
from mandate.games.qin.terminal.lines import QinLines
from mandate.games.qin.terminal.mode import Mode
from mandate.table import commands, items
from tests.cli.remote.terminals import Server
from tests.games.qin.terminal.tables import shown

TABLE, SECRET = "A" * 22, "b-_1" * 5 + "cd"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield read_address(server.address)


def sit_down(address: Address, *names: str, watchers: int = 0, **plan: object) -> list[Place]:
    """A table of Qin with these people, and some who watch."""
    guests = [Guest(address, "en") for _ in range(len(names) + watchers)]
    for guest, name in zip(guests, [*names, *["Wim"] * watchers], strict=True):
        guest.come_in(name)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(names) - 1)]
    info = guests[0].open({"game": "qin", "options": {"players": len(names)}, "seats": seats, **plan})
    for guest in guests[1 : len(names)]:
        guest.do(info.id, info.link, commands.Sit())
    return [Place(guest, info.id, info.link) for guest in guests]


def leave(places: list[Place]) -> None:
    for place in places:
        place.guest.leave()


def test_what_came_before_anybody_listened_wakes_those_who_do(address: Address) -> None:
    """Someone sits down while we are still getting ready to wait for it."""
    ann = Guest(address, "en")
    ann.come_in("Ann")
    ben = Guest(address, "en")
    ben.come_in("Ben")
    info = ann.open({"game": "qin", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]})
    place = Place(ann, info.id, info.link)
    came, woken = threading.Event(), []
    place.on_news(came.set)
    ben.do(info.id, info.link, commands.Sit())
    assert came.wait(60)
    place.on_news(lambda: woken.append(place.info.status))
    assert woken[:1] == ["open"]
    place.wait_until(
        lambda: place.info.status == "playing"
    )  # perhaps only that Ann herself is here came first
    leave([place])


def test_only_the_own_view_comes_over_the_wire(address: Address) -> None:
    places = sit_down(address, "Ann", "Ben", watchers=1)
    chance = Chance("leak")
    players = places[:2]
    while True:
        for place in places:
            place.wait_until(lambda place=place: place.number >= max(p.number for p in places))  # type: ignore[misc]
            eye = place.seat
            assert list(place.sights) == [eye]
            view = place.sights[eye].view
            assert view is not None
            assert view["seat"] == eye
            hands = view["position"].split()[5].split(",")
            assert all(set(hand) <= {"?", "-"} for seat, hand in enumerate(hands) if seat != eye)
            assert "history" not in view
        if places[0].info.status == "over":
            break
        asked = next(place for place in players if place.sights[place.seat].ask is not None)
        assert asked.seat is not None
        options = asked.sights[asked.seat].view["decision"]["options"]  # type: ignore[index]
        asked.play(asked.seat, chance.choose(options))
    for place in places:
        eye = place.seat
        events = [e for i in place.own_news[eye] if isinstance(i, items.WasChosen) for e in i.events]
        drawn = [event for event in events if event["event"] == "drew"]
        assert drawn
        assert {event["seat"] for event in drawn if event["tile"] is not None} == {eye} - {None}
    leave(places)


def mode(desk: Desk) -> Mode:
    return desk.mode


def test_the_full_screen_plays_tries_and_hears(address: Address) -> None:
    places = sit_down(address, "Ann", "Ben", takebacks=True)
    ann, ben = (Desk(RemoteTable(DRAWING, place, "en")) for place in places)
    assert (ann.mode, ben.mode) == (Mode.CHOOSE, Mode.WAIT)
    assert "Ben" in "\n".join(shown(ann))

    ann.typed = f"{ann.view.hand[0]}:a1a2"
    ann.enter()
    assert ann.clause == "qin.place.adjoin"
    choice = sorted(ann.options)[0]
    ann.typed = choice
    ann.enter()
    assert ann.trial is not None
    ann.enter()
    assert mode(ann) is Mode.WAIT
    places[1].wait_until(lambda: places[1].number >= places[0].number)
    ben.typed = "luck"
    ben.hear()
    assert mode(ben) is Mode.CHOOSE
    assert ben.typed == "luck"  # what someone types is not taken from them

    ben.typed = "say good one"
    ben.enter()
    places[0].wait_until(lambda: places[0].number >= places[1].number)
    ann.hear()
    assert ann.story[-1] == "Ben: good one"

    ann.typed = "undo"
    ann.enter()
    places[1].wait_until(lambda: bool(places[1].info.offers))
    ben.hear()
    ben.typed = "accept"
    ben.enter()
    places[0].wait_until(lambda: places[0].sights[0].ask is not None)
    ann.hear()
    assert mode(ann) is Mode.CHOOSE
    assert choice in ann.options

    ben.typed = "resign"
    ben.enter()
    assert mode(ben) is Mode.RESIGN
    ben.yes()
    assert mode(ben) is Mode.OVER
    ben.enter()
    assert "Waiting for the other players" in ben.note
    places[0].wait_until(lambda: places[0].info.status == "over" and bool(places[0].info.offers))
    ann.hear()
    ann.enter()
    assert ann.table is not ben.table
    assert mode(ann) is Mode.WAIT  # everybody sits one seat further
    places[1].wait_until(lambda: places[1].info.next is not None)
    ben.hear()
    assert mode(ben) is Mode.CHOOSE
    leave(places)


def test_a_reply_that_is_heard_with_the_own_placement_shows_the_board_again(address: Address) -> None:
    ann, ben = places = sit_down(address, "Ann", "Ben")
    play = ann.play

    def play_and_be_answered(seat: int, choice: str) -> None:
        play(seat, choice)
        ben.wait_until(lambda: ben.sights[1].ask is not None)
        ben.play(1, ben.sights[1].view["decision"]["options"][0])  # type: ignore[index]
        ann.wait_until(lambda: ann.number >= ben.number)

    ann.play = play_and_be_answered  # type: ignore[method-assign, assignment]
    table, written = RemoteTable(DRAWING, ann, "en"), list[str]()
    assert table.view.decision is not None
    typed = iter([f"{table.view.decision.options[0]}!"])

    def read() -> str:
        for line in typed:
            return line
        raise EOFError

    QinLines(table, read, written.append, on_screen=False).run()
    heard = [line for line in written if "▶ 1 Ann" in line or " places " in line]
    assert [line.split()[1] for line in heard] == ["1", "places", "places", "1"], written
    leave(places)


def test_the_others_hear_that_a_player_is_away(address: Address) -> None:
    places = sit_down(address, "Ann", "Ben", "Cem")
    ben = Desk(RemoteTable(DRAWING, places[1], "en"))
    heard: list[str] = []
    cem = QinLines(RemoteTable(DRAWING, places[2], "en"), input, heard.append, on_screen=False)
    places[0].guest.leave()
    for place in places[1:]:
        place.wait_until(lambda place=place: place.info.seats[0].abandoned is not None)  # type: ignore[misc]
    ben.hear()
    cem.table.hear()
    cem.tell_news(None)
    for said in ("\n".join(shown(ben)), "\n".join(heard)):
        assert said.count("Ann is away.") == 1
    ben.hear()
    assert sum("Ann is away." in said for said in ben.story) == 1
    leave(places[1:])


def test_two_people_share_a_screen_behind_a_curtain(address: Address) -> None:
    guest = Guest(address, "en")
    guest.come_in("Ann")
    info = guest.open({"game": "qin", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]})
    desk = Desk(RemoteTable(DRAWING, Place(guest, info.id, info.link), "en"))
    for turn in range(4):
        assert mode(desk) is Mode.CURTAIN
        assert desk.view.hand == []
        assert desk.view.decision is None
        desk.lift_curtain()
        assert desk.table.seat == turn % 2
        desk.typed = sorted(desk.options)[0]
        desk.enter()
        desk.enter()
    guest.leave()


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"frozen": "other rules"}, "remote-trouble-frozen"),
        ({"status": "closed"}, "remote-trouble-closed"),
        ({"status": "over", "outcome": {"winners": [], "reason": "shame"}}, "remote-trouble-over"),
    ],
)
def test_a_table_where_nothing_can_be_played(address: Address, facts: dict[str, Any], message: str) -> None:
    places = sit_down(address, "Ann", "Ben")
    heard = no_game(msgspec.structs.replace(places[0].info, **facts), "en")
    assert heard.message == message
    assert "\n" not in heard.tell("de")
    leave(places)


def test_a_question_is_answered_once(address: Address) -> None:
    places = sit_down(address, "Ann", "Ben")
    ann = places[0]
    again = Place(ann.guest, ann.table, ann.link)  # a second window of the same person
    view = ann.sights[0].view
    assert view is not None
    ann.play(0, view["decision"]["options"][0])
    with pytest.raises(WireRefusal) as refused:
        again.play(0, view["decision"]["options"][1])
    assert refused.value.code == "late"
    again.wait_until(lambda: again.number == ann.number)
    assert again.sights[0].view == ann.sights[0].view
    leave(places)


def test_warnings_and_plans_come_over_the_wire(address: Address, tmp_path: Path) -> None:
    guest, ann = Guest(address, "en"), Seat(0)
    guest.come_in("Ann")
    info = guest.open({"game": "great-wall", "options": {"players": 1}, "seats": [{"kind": "me"}]})
    table = RemoteTable(GREAT_WALL, Place(guest, info.id, info.link, GREAT_WALL.show), "en")
    while (asked := table.decision(ann)) and asked.kind != FrameKind.CLERKS:
        table.play(ann, asked.options[0])
    assert asked is not None
    sentence = [table.words.tell(caution.told) for caution in table.foresee(ann, DONE).cautions]
    assert any("could go out" in warning for warning in sentence), sentence
    plan, before = PlannedTable(table, ann), table.place.number
    plan.play(ann, asked.options[0])
    assert plan.news(ann)
    assert plan.question(ann) != table.question(ann)
    assert table.place.number == before, "something was played"
    table.play(ann, DONE)
    while (asked := table.decision(ann)) and asked.kind != FrameKind.FALL_ORDER:
        table.play(ann, asked.options[0])
    plan = PlannedTable(table, ann)  # behind it the server passes a Tactic window by itself
    while plan.asked() and len(plan.chain) < 4:
        planned = plan.decision(ann)
        assert planned is not None
        plan.play(ann, planned.options[0])
    choices, before = [choice for choice, _ in plan.chain], table.place.number
    assert len(choices) > 1
    table.play_all(ann, plan.chain)
    record = json.loads(table.save_at(str(tmp_path / "game.json")).read_text())
    mine = [each["choice"] for each in record["choices"] if each["seat"] == ann]
    assert [choice for choice in mine if choice != PASS][-len(choices) :] == choices
    leave([table.place])


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("http://h:1", Address("http://h:1")),
        ("h:1/", Address("http://h:1")),
        (f"https://h/{TABLE}?link={SECRET}", Address("https://h", TABLE, SECRET)),
        (f"https://h/{TABLE}/{SECRET}", Address("https://h", TABLE, SECRET)),
        (f"https://h/#/table/{TABLE}/{SECRET}", Address("https://h", TABLE, SECRET)),
        (f"https://h/#/table/{TABLE}?link={SECRET}", Address("https://h", TABLE, SECRET)),
        (f"https://h/api/tables/{TABLE}", Address("https://h", TABLE)),
    ],
)
def test_links_in_all_their_forms(text: str, meant: Address) -> None:
    assert read_address(text) == meant
    assert read_address(str(meant)) == meant


@pytest.mark.parametrize(
    "text", ["", "ftp://h/x", "http://", "http://h:x/", "http://u:p@h/", "http://h/ y", "h/x"]
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(Trouble):
        read_address(text)


def test_another_kind_of_server(tmp_path: Path) -> None:
    """Someone answers, but it is no table."""
    import http.server

    handler = http.server.SimpleHTTPRequestHandler
    with http.server.HTTPServer(("127.0.0.1", 0), handler) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        guest = Guest(read_address(f"127.0.0.1:{other.server_port}"), "en")
        try:
            with pytest.raises(Trouble) as failed:
                guest.come_in("Ann")
        finally:
            other.shutdown()
    assert failed.value.message == "remote-trouble-stranger"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "pace"),
    [("10+5", {"per": "game", "seconds": 600, "increment": 5}), ("2m", {"per": "move", "seconds": 120}),
     ("12h", {"per": "move", "seconds": 43_200}), ("3d", {"per": "move", "seconds": 3 * 86_400})],
)  # fmt: skip
def test_a_clock_is_written_as_people_write_it(text: str, pace: dict[str, Any]) -> None:
    assert read_clock(text) == pace
    for wrong in ("", "5", f"{text} ", f"-{text}", "5+", "3w"):
        with pytest.raises(Malformed, match=r"10\+5"):
            read_clock(wrong)

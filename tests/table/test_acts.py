"""What people may do at a table, and what they may not."""

from typing import Any

import pytest

from mandate.core.errors import Code, Problem
from mandate.core.rng import Chance
from mandate.table import commands, log
from mandate.table.codes import ServerCode
from tests.table.scenes import ANN, BEN, CEM, Scene, plan


def refused(code: object, do: Any, *arguments: Any, **more: Any) -> None:
    with pytest.raises(Problem) as caught:
        do(*arguments, **more)
    assert caught.value.code == code


# --- opening and sitting down ---------------------------------------------------------------------------


def test_a_table_without_open_seats_begins_at_once() -> None:
    assert Scene(plan("me", "greedy")).table.status == "playing"


def test_a_table_begins_with_the_last_one_who_sits_down() -> None:
    scene = Scene(plan("me", "open", "open"))
    scene.do(BEN, commands.Sit(seat=2))
    assert scene.status == "open"
    scene.do(CEM, commands.Sit())
    assert scene.status == "playing"
    assert [chair.guest for chair in scene.table.chairs] == [ANN, CEM, BEN]


def test_a_table_that_waits_is_started_by_its_host() -> None:
    scene = Scene(plan("me", "open", waits=True))
    refused(ServerCode.SEATS_OPEN, scene.do, ANN, commands.Start())
    scene.do(BEN, commands.Sit())
    assert scene.status == "open"
    refused(ServerCode.NOT_HOST, scene.do, BEN, commands.Start())
    scene.do(ANN, commands.Start())
    assert scene.status == "playing"
    refused(ServerCode.ALREADY_STARTED, scene.do, ANN, commands.Start())


def test_seats_that_cannot_be_taken() -> None:
    scene = Scene(plan("me", "greedy", "open", waits=True))
    refused(ServerCode.SEAT_TAKEN, scene.do, BEN, commands.Sit(seat=0))
    refused(ServerCode.SEAT_TAKEN, scene.do, BEN, commands.Sit(seat=1))
    refused(Code.NO_SUCH_SEAT, scene.do, BEN, commands.Sit(seat=9))
    scene.do(BEN, commands.Sit())
    refused(ServerCode.NO_OPEN_SEAT, scene.do, CEM, commands.Sit())
    scene.do(ANN, commands.Start())
    refused(ServerCode.ALREADY_STARTED, scene.do, CEM, commands.Sit())


def test_who_leaves_before_the_game_makes_room_and_the_next_one_is_host() -> None:
    scene = Scene(plan("me", "open", "open"))
    scene.do(BEN, commands.Sit())
    scene.do(ANN, commands.Leave(seat=0))
    assert scene.table.host == BEN
    assert scene.table.chairs[0].open
    scene.do(BEN, commands.Leave(seat=1))
    assert scene.status == "closed"
    refused(ServerCode.TABLE_CLOSED, scene.do, CEM, commands.Sit())


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (plan("me", "open", game="go"), Code.UNKNOWN_GAME),
        (plan("me", "missing"), Code.UNKNOWN_PLAYER),
        (plan("me", "search:9"), Code.UNKNOWN_PLAYER),
        (plan("me", "level:99"), Code.UNKNOWN_PLAYER),
        (plan("me", "me", options={"players": 3}), ServerCode.WRONG_SEATS),
        (plan("me", "me", options={"colour": "red"}), Code.UNKNOWN_OPTION),
        (plan("me"), Code.BAD_OPTION),
    ],
)
def test_tables_that_cannot_be(wanted: Any, code: object) -> None:
    refused(code, Scene, wanted)


def test_no_option_reaches_into_the_servers_files(tmp_path: Any) -> None:
    board = tmp_path / "board.txt"
    board.write_text("R..\n.Y.\n..B\n")
    with pytest.raises(Problem) as caught:
        Scene(plan("me", "me", options={"board": str(board)}))
    assert caught.value.code.value == "qin-map-unknown"
    scene = Scene(plan("me", "me", options={"board": board.read_text()}))  # written out it is fine
    assert scene.table.opened.plan.options["board"]["rows"] == ["R..", ".Y.", "..B"]


def test_no_name_of_a_player_starts_a_program_or_imports_one(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "made"
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "a_stranger.py").write_text(f"open({str(made)!r}, 'w')\ndef choose(view, decision): ...\n")
    refused(Code.UNKNOWN_PLAYER, Scene, plan("me", f"bot:touch {made}"))
    refused(Code.UNKNOWN_PLAYER, Scene, plan("me", "agent:a_stranger:choose"))
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    scene.do(BEN, commands.Leave(seat=1))
    for name in (f"bot:touch {made}", "agent:a_stranger:choose"):
        refused(Code.UNKNOWN_PLAYER, scene.do, ANN, commands.Offer(what="bot", seat=1, bot=name))
    assert not made.exists()


def test_a_level_is_known_by_its_number_too() -> None:
    assert Scene(plan("me", "level:1")).table.chairs[1].bot == "wanderer"


# --- in the game ----------------------------------------------------------------------------------------


def test_no_one_acts_for_another_seat() -> None:
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    choice = scene.table.pending[0].options[0]
    refused(ServerCode.NOT_YOUR_SEAT, scene.do, BEN, commands.Play(seat=0, ask=1, choice=choice))
    refused(ServerCode.NOT_YOUR_SEAT, scene.do, CEM, commands.Play(seat=0, ask=1, choice=choice))
    refused(ServerCode.NOT_YOUR_SEAT, scene.do, BEN, commands.Resign(seat=0))
    refused(ServerCode.NOT_YOUR_SEAT, scene.do, BEN, commands.Leave(seat=0))
    refused(ServerCode.NOT_YOUR_SEAT, scene.do, CEM, commands.StepBack(seat=0))
    refused(Code.NO_SUCH_SEAT, scene.do, BEN, commands.Play(seat=7, ask=1, choice=choice))


def test_no_one_acts_for_a_computer_player() -> None:
    scene = Scene(plan("greedy", "me"))
    choice = scene.table.pending[0].options[0]
    refused(ServerCode.NOT_YOUR_SEAT, scene.do, ANN, commands.Play(seat=0, ask=1, choice=choice))


def test_resigning() -> None:
    scene = Scene(plan("me", "open"))
    refused(ServerCode.NOT_STARTED, scene.do, ANN, commands.Resign(seat=0))
    scene.do(BEN, commands.Sit())
    scene.do(BEN, commands.Resign(seat=1))
    assert scene.status == "over"
    refused(Code.GAME_OVER, scene.do, ANN, commands.Resign(seat=0))


def test_stepping_back_within_the_own_chain() -> None:
    scene = Scene(plan("me", "me", "me", game="great-wall"))
    chance = Chance("step back")
    for _ in range(60):
        before = dict(scene.table.pending)
        act = scene.play(chance)
        chosen = act.lines[0]
        assert isinstance(chosen, log.Chose)
        events = scene.table.results[-1].events
        if len(chosen.lines) == 1 and not any(e.reveals or e.chance() is not None for e in events):
            ask = scene.table.ask(chosen.seat)
            scene.do(ANN, commands.StepBack(seat=chosen.seat))
            assert scene.table.pending == before
            assert scene.table.ask(chosen.seat) != ask
            return
    raise AssertionError("no chain in sixty choices")


def test_chat_is_for_those_who_sit_there_and_can_be_switched_off() -> None:
    scene = Scene(plan("me", "greedy"))
    scene.do(ANN, commands.Say(text="hello"))
    refused(ServerCode.NOT_SEATED, scene.do, BEN, commands.Say(text="hello"))
    quiet = Scene(plan("me", "greedy", chat=False))
    refused(ServerCode.CHAT_OFF, quiet.do, ANN, commands.Say(text="hello"))


# --- with consent ---------------------------------------------------------------------------------------


def begun(**more: Any) -> Scene:
    scene = Scene(plan("me", "open", **more))
    scene.do(BEN, commands.Sit())
    scene.play(Chance("begun"))
    return scene


def test_a_takeback_needs_the_others_consent() -> None:
    scene = begun(takebacks=True)
    digest = scene.table.match.state.digest() if scene.table.match else ""
    scene.do(ANN, commands.Offer(what="takeback", seat=0))
    number = scene.table.number
    assert list(scene.table.offers) == [number]
    refused(ServerCode.OFFER_OPEN, scene.do, ANN, commands.Offer(what="takeback", seat=0))
    refused(ServerCode.OWN_OFFER, scene.do, ANN, commands.Answer(offer=number, yes=True))
    refused(ServerCode.NOT_SEATED, scene.do, CEM, commands.Answer(offer=number, yes=True))
    assert scene.table.match
    assert scene.table.match.state.digest() == digest
    scene.do(BEN, commands.Answer(offer=number, yes=True))
    assert list(scene.table.pending) == [0]
    assert scene.table.offers == {}
    assert scene.table.record
    assert scene.table.record.choices[-1].choice == "takeback"


def test_a_takeback_is_declined_withdrawn_or_overtaken() -> None:
    scene = begun(takebacks=True)
    for guest in (BEN, ANN):  # no from the other declines it, from oneself withdraws it
        scene.do(ANN, commands.Offer(what="takeback", seat=0))
        scene.do(guest, commands.Answer(offer=scene.table.number, yes=False))
        assert scene.table.offers == {}
    scene.do(ANN, commands.Offer(what="takeback", seat=0))
    offer = scene.table.number
    scene.play(Chance("overtaken"))
    refused(ServerCode.NO_SUCH_OFFER, scene.do, BEN, commands.Answer(offer=offer, yes=True))


def test_a_takeback_only_where_the_table_allows_it_and_something_was_chosen() -> None:
    refused(Code.NO_TAKEBACK, begun().do, ANN, commands.Offer(what="takeback", seat=0))
    scene = begun(takebacks=True)
    refused(Code.NOTHING_TO_TAKE_BACK, scene.do, BEN, commands.Offer(what="takeback", seat=1))
    refused(ServerCode.NOT_YOUR_SEAT, scene.do, BEN, commands.Offer(what="takeback", seat=0))
    refused(Code.NO_SUCH_SEAT, scene.do, BEN, commands.Offer(what="takeback"))


def test_a_rematch_moves_everybody_one_seat_on_and_keeps_the_score() -> None:
    scene = Scene(plan("me", "greedy", "open", takebacks=True))
    scene.do(BEN, commands.Sit())
    refused(ServerCode.NOT_OVER, scene.do, ANN, commands.Offer(what="rematch"))
    scene.get_under_way(Chance("rematch"))
    scene.do(ANN, commands.Resign(seat=0))
    scene.do(BEN, commands.Resign(seat=2))
    scene.do(ANN, commands.Offer(what="rematch"))
    act = scene.do(BEN, commands.Answer(offer=scene.table.number, yes=True))
    (following,) = act.opened
    assert [chair.guest or chair.bot for chair in following.chairs] == ["greedy", BEN, ANN]
    assert following.status == "playing"
    assert following.opened.round.number == 2
    assert following.opened.round.wins == [1.0, 0.0, 0.0]
    assert following.opened.plan.takebacks
    assert scene.table.next_table
    assert scene.table.next_table.link == following.opened.link != scene.table.opened.link
    refused(ServerCode.NO_SUCH_OFFER, scene.do, ANN, commands.Offer(what="rematch"))


def test_a_computer_player_takes_over_an_abandoned_seat_if_the_others_agree() -> None:
    scene = Scene(plan("me", "open", "open"))
    scene.do(BEN, commands.Sit())
    scene.do(CEM, commands.Sit())
    refused(ServerCode.NOT_ABANDONED, scene.do, ANN, commands.Offer(what="bot", seat=2, bot="greedy"))
    scene.do(CEM, commands.Leave(seat=2))
    refused(Code.UNKNOWN_PLAYER, scene.do, ANN, commands.Offer(what="bot", seat=2, bot="missing"))
    refused(ServerCode.NOT_SEATED, scene.do, CEM, commands.Offer(what="bot", seat=2, bot="greedy"))
    scene.do(ANN, commands.Offer(what="bot", seat=2, bot="greedy"))
    assert scene.table.chairs[2].away
    scene.do(BEN, commands.Answer(offer=scene.table.number, yes=True))
    assert scene.table.chairs[2].bot == "greedy"
    assert scene.table.seats_of(CEM) == []


def test_an_abandoned_seat_is_removed_if_the_others_agree() -> None:
    scene = begun()
    scene.get_under_way(Chance("removed"))
    scene.do(BEN, commands.Leave(seat=1))
    scene.do(ANN, commands.Offer(what="remove", seat=1))  # no one else is left to ask
    assert scene.status == "over"
    last = scene.table.lines[-1]
    assert isinstance(last, log.Resigned)
    assert last.why == "removed"

"""Players who walk away on their turn: what the others may do then, and how the player comes back."""

from typing import Any

import pytest

from mandate.core.errors import Problem
from mandate.core.rng import Chance
from mandate.table import commands, log, seat_view
from mandate.table.absence import Absences, until_abandoned
from mandate.table.codes import ServerCode
from mandate.table.seat_view import Onlooker
from tests.table.scenes import ANN, AWAY, BEN, CEM, Scene, clocked, fingerprint, plan

GUESTS = (ANN, BEN, CEM)


def refused(code: object, scene: Scene, guest: str, command: commands.AnyCommand, *, after: int = 0) -> None:
    with pytest.raises(Problem) as caught:
        scene.do(guest, command, after=after)
    assert caught.value.code == code


def playing(players: int, *, under_way: bool = True, **more: Any) -> Scene:
    scene = Scene(plan("me", *["open"] * (players - 1), **more))
    for guest in GUESTS[1:players]:
        scene.do(guest, commands.Sit())
    if under_way:
        scene.get_under_way(Chance("away"))
    return scene


def asked_and_others(scene: Scene) -> tuple[int, str, list[str]]:
    (seat,) = scene.table.pending
    guest = GUESTS[seat]
    return seat, guest, [each for each in scene.table.people if each != guest]


def remove(seat: int) -> commands.Offer:
    return commands.Offer(what="remove", seat=seat)


def replace(seat: int) -> commands.Offer:
    return commands.Offer(what="bot", seat=seat, bot="greedy")


@pytest.mark.parametrize("pace", [clocked("none", 1), clocked("game", 900, 10)])
def test_with_two_the_win_is_claimed_when_the_other_has_been_away_for_minutes(pace: Any) -> None:
    scene = playing(2, pace=pace)
    seat, gone, (other,) = asked_and_others(scene)
    scene.go_away(gone)
    refused(ServerCode.NOT_ABANDONED, scene, other, remove(seat), after=AWAY - 1)
    scene.do(other, remove(seat), after=1)
    assert scene.status == "over"
    assert scene.table.outcome is not None
    assert scene.table.outcome.winners == (1 - seat,)
    assert scene.table.out == {seat: "removed"}


def test_no_one_who_is_present_loses_a_seat_however_long_they_think() -> None:
    scene = playing(2)
    seat, slow, (other,) = asked_and_others(scene)
    refused(ServerCode.NOT_ABANDONED, scene, other, remove(seat), after=100 * AWAY)
    scene.go_away(slow)
    scene.now += AWAY - 1
    scene.come_back(slow)
    scene.go_away(slow)  # the wait begins again
    refused(ServerCode.NOT_ABANDONED, scene, other, replace(seat), after=AWAY - 1)


def test_only_the_time_on_ones_own_turn_counts() -> None:
    scene = playing(2)
    seat, mover, (other,) = asked_and_others(scene)
    scene.go_away(other)
    scene.now += 10 * AWAY
    refused(ServerCode.NOT_ABANDONED, scene, mover, remove(1 - seat))
    scene.play(Chance("at last"), after=0)
    refused(ServerCode.NOT_ABANDONED, scene, mover, remove(1 - seat), after=AWAY - 1)
    scene.do(mover, remove(1 - seat), after=1)
    assert scene.status == "over"


def test_with_days_for_each_move_the_clock_decides() -> None:
    scene = playing(2, pace=clocked("move", 3 * 86_400))
    seat, gone, (other,) = asked_and_others(scene)
    scene.go_away(gone)
    refused(ServerCode.NOT_ABANDONED, scene, other, remove(seat), after=2 * 86_400_000)


def test_with_three_those_who_are_here_must_agree() -> None:
    scene = playing(3)
    seat, gone, (one, two) = asked_and_others(scene)
    scene.go_away(gone)
    scene.do(one, remove(seat), after=AWAY)
    assert scene.status == "playing"
    assert scene.table.out == {}
    scene.do(two, commands.Answer(offer=scene.table.number, yes=True))
    assert scene.table.out == {seat: "removed"}
    assert scene.status == "playing"


def test_another_player_who_is_away_too_is_not_waited_for() -> None:
    scene = playing(3)
    seat, gone, (one, two) = asked_and_others(scene)
    scene.go_away(gone, two)
    scene.do(one, replace(seat), after=AWAY)
    assert scene.table.chairs[seat].bot == "greedy"


def test_a_player_who_is_back_before_the_others_have_agreed_keeps_the_seat() -> None:
    scene = playing(3)
    seat, gone, (one, two) = asked_and_others(scene)
    scene.go_away(gone)
    scene.do(one, remove(seat), after=AWAY)
    offer = scene.table.number
    scene.come_back(gone)
    refused(ServerCode.NOT_ABANDONED, scene, two, commands.Answer(offer=offer, yes=True))
    scene.play(Chance("back"))
    assert scene.table.offers == {}


def test_a_player_who_comes_back_takes_the_seat_from_the_computer_player() -> None:
    scene = playing(2, pace=clocked("game", 900))
    seat, gone, (other,) = asked_and_others(scene)
    clock = scene.table.clock.left[seat]
    scene.go_away(gone)
    scene.do(other, replace(seat), after=AWAY)
    assert scene.table.seats_of(gone) == []
    shown = seat_view.now(scene.table, Onlooker(gone, scene.now))
    assert [info.yours for info in shown.seats] == [each == seat for each in range(2)]
    assert seat_view.eyes(scene.table, gone) == [None]  # a spectator's eyes as long as the computer plays
    refused(ServerCode.ALREADY_STARTED, scene, CEM, commands.Sit(seat=seat))
    refused(ServerCode.SEAT_TAKEN, scene, gone, commands.Sit(seat=1 - seat))
    scene.do(gone, commands.Sit(seat=seat), after=5_000)
    assert scene.table.chairs[seat].guest == gone
    assert scene.table.clock.left[seat] == clock  # neither the absence nor the computer's time is charged
    ask = scene.table.ask(seat)
    assert ask is not None
    choice = scene.table.pending[seat].options[0]
    scene.do(gone, commands.Play(seat=seat, ask=ask, choice=choice))
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


def test_a_game_that_is_not_under_way_is_canceled_by_those_who_are_here() -> None:
    scene = playing(3, under_way=False)
    scene.do(ANN, commands.Offer(what="cancel"))
    assert scene.status == "playing"
    scene.go_away(CEM)
    scene.do(BEN, commands.Answer(offer=scene.table.number, yes=True))
    last = scene.table.lines[-1]
    assert isinstance(last, log.Canceled)
    assert (last.seat, last.why) == (0, "agreed")
    assert scene.table.outcome is not None
    assert scene.table.outcome.winners == ()
    refused(ServerCode.UNDER_WAY, playing(2), ANN, commands.Offer(what="cancel"))


def test_an_offer_to_cancel_lapses_once_the_game_is_under_way() -> None:
    scene = playing(3, under_way=False)
    scene.do(ANN, commands.Offer(what="cancel"))
    scene.get_under_way(Chance("on"))
    assert scene.table.offers == {}


def test_a_removed_seat_before_the_second_move_cancels_the_game() -> None:
    scene = playing(2, under_way=False)
    seat, gone, (other,) = asked_and_others(scene)
    scene.go_away(gone)
    scene.do(other, remove(seat), after=AWAY)
    assert scene.table.canceled


def test_a_process_that_knows_nothing_of_before_counts_from_its_own_start() -> None:
    """A restart begins the wait again, and what a server was away for never counts."""
    scene = playing(2)
    seat, gone, _ = asked_and_others(scene)
    restarted = scene.now + 50 * AWAY
    absences = Absences(restarted)
    for later, left in ((0, AWAY), (AWAY - 1, 1), (AWAY, 0)):
        now = restarted + later
        remaining = until_abandoned(scene.table, absences, lambda since, now=now: now - since, AWAY)  # type: ignore[misc]
        assert remaining[seat] == left
    absences.glanced(gone, restarted + AWAY)  # a program that only asks from time to time is here, too
    remaining = until_abandoned(scene.table, absences, lambda since: restarted + AWAY - since, AWAY)
    assert remaining[seat] == AWAY

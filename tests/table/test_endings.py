"""How games end when seats leave them: who left and why, and games that end before they are under way."""

import pytest

from mandate.core.rng import Chance
from mandate.table import commands, log, seat_view
from mandate.table.acts.playing import time_out
from mandate.table.listing import card, summary
from mandate.table.next_game import rematch
from mandate.table.seat_view import Onlooker
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, CEM, Scene, clocked, fingerprint, plan

GAMES = {"qin": ("me", "open"), "great-wall": ("me", "open")}


def seated(*seats: str, moves: int = 2, **more: object) -> Scene:
    """Ann, Ben and Cem have sat down, and some choices were made."""
    scene = Scene(plan(*seats, **more))  # type: ignore[arg-type]
    for guest in (BEN, CEM)[: seats.count("open")]:
        scene.do(guest, commands.Sit())
    chance = Chance("endings")
    while len(scene.table.standing.choosers()) < moves:
        scene.play(chance)
    return scene


def test_who_resigns_with_two_players_loses_and_the_table_says_why() -> None:
    scene = seated("me", "open")
    scene.do(BEN, commands.Resign(seat=1))
    shown = seat_view.now(scene.table, Onlooker(ANN, scene.now))
    assert shown.ending is not None
    assert (shown.ending.seat, shown.ending.why, shown.ending.canceled) == (1, "resigned", False)
    assert [seat.out for seat in shown.seats] == [None, "resigned"]
    assert shown.outcome == {"winners": [0], "reason": "resigned"}
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)
    assert scene.read_again().ending == scene.table.ending


def test_each_seat_of_three_says_why_it_left() -> None:
    scene = seated("me", "open", "open", moves=3, pace=clocked("move", 60))
    late = scene.table.on_the_clock[0]
    chance = Chance("slow")
    scene.act(time_out, after=61_000)
    shown = seat_view.now(scene.table, Onlooker(ANN, scene.now))
    assert shown.ending is None
    assert shown.seats[late].out == "time"
    gives_up = next(seat for seat in range(3) if seat != late)
    scene.play(chance)
    scene.do((ANN, BEN, CEM)[gives_up], commands.Resign(seat=gives_up))
    shown = seat_view.now(scene.table, Onlooker(None, scene.now))
    assert shown.ending is not None
    assert (shown.ending.seat, shown.ending.why) == (gives_up, "resigned")
    assert {seat.out for seat in shown.seats} == {None, "time", "resigned"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1])
def test_a_game_that_ends_before_two_seats_have_chosen_is_canceled(game: str, moves: int) -> None:
    scene = seated(*GAMES[game], game=game, moves=moves)
    scene.do(BEN, commands.Resign(seat=1))
    table = scene.table
    assert (table.status, table.canceled) == ("over", True)
    for guest in (ANN, BEN, None):
        update = whole_updates.update(table, Onlooker(guest, scene.now), 0)
        assert update.table.outcome == {"winners": [], "reason": "canceled"}
        assert update.table.ending is not None
        assert (update.table.ending.seat, update.table.ending.why) == (1, "resigned")
        assert update.table.ending.canceled
        last = update.sights[0].news[-1]
        assert getattr(last, "why", None) == "resigned"
        assert update.sights[0].view is not None
        assert update.sights[0].view["outcome"] == {"winners": [], "reason": "canceled"}
    listed = summary("t", card(table), 0, ANN, {})
    assert (listed.winners, listed.canceled) == ([], True)
    record = seat_view.record(table, 0, {})
    assert record is not None
    assert record.canceled is True
    assert fingerprint(scene.read_again()) == fingerprint(table)
    assert scene.read_again().canceled


def test_time_that_runs_out_before_the_second_move_cancels_too() -> None:
    scene = seated("me", "open", moves=1, pace=clocked("move", 60))
    scene.act(time_out, after=61_000)
    line = scene.table.lines[-1]
    assert isinstance(line, log.Canceled)
    assert (line.seat, line.why) == (1, "time")


def test_after_a_canceled_game_a_rematch_counts_no_win() -> None:
    scene = seated("me", "open", moves=0)
    scene.do(ANN, commands.Resign(seat=0))
    assert rematch(scene.table).round.wins == [0.0, 0.0]


def test_a_game_of_a_series_counts_from_its_start() -> None:
    """Otherwise the player who leads could cancel the rest of the series game by game."""
    scene = seated("me", "open", moves=0, series=2)
    scene.do(ANN, commands.Resign(seat=0))
    assert not scene.table.canceled
    assert scene.table.points == [24.0, 0.0]


def test_with_three_who_leaves_at_once_is_out_and_the_others_play_on() -> None:
    scene = seated("me", "open", "open", moves=0)
    scene.do(CEM, commands.Resign(seat=2))
    assert scene.status == "playing"
    assert scene.table.out == {2: "resigned"}
    scene.do(BEN, commands.Resign(seat=1))
    assert scene.table.canceled

"""A table is what its log says: read again it is the same, and what is tried on a copy changes nothing."""

import msgspec
import pytest

from mandate.core.errors import Code, Problem, Refused
from mandate.core.rng import Chance
from mandate.table import commands, fold, log
from mandate.table.acts.playing import time_out
from mandate.table.codes import ServerCode
from tests.table.scenes import ANN, BEN, Scene, clocked, fingerprint, plan

GAMES = [("qin", ["me", "open"]), ("qin", ["me", "greedy", "open"]), ("great-wall", ["me", "rules", "open"])]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_log_read_again_gives_the_same_table(game: str, seats: list[str]) -> None:
    scene = Scene(plan(*seats, game=game, takebacks=True, pace=clocked("move", 60)))
    scene.do(BEN, commands.Sit())
    chance = Chance("read again")
    for _ in range(25):
        scene.play(chance)
    scene.do(ANN, commands.Say(text="well played"))
    if (mover := next(iter(scene.table.pending), None)) is not None:
        others = ANN if scene.table.chairs[mover].guest == BEN else BEN
        scene.do(others, commands.Resign(seat=scene.table.seats_of(others)[0]))
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


def test_what_is_refused_by_the_rules_leaves_the_table_as_it_was() -> None:
    scene = Scene(plan("me", "me"))
    before, stored = fingerprint(scene.table), list(scene.stored)
    with pytest.raises(Problem):
        scene.do(ANN, commands.Play(seat=0, ask=1, choice="RR:a1a2"))
    assert fingerprint(scene.table) == before
    assert scene.stored == stored


def test_a_fork_is_independent() -> None:
    scene = Scene(plan("me", "me", takebacks=True))
    original = scene.table
    before = fingerprint(original.fork())
    scene.play_out(Chance("fork"))
    assert fingerprint(original) == before


# --- the number of the question -------------------------------------------------------------------------


def test_an_answer_needs_the_number_of_the_question_that_the_seat_has_now() -> None:
    scene = Scene(plan("me", "me"))
    choice = scene.table.pending[0].options[0]
    for ask in (0, 2, 99):
        with pytest.raises(Refused) as caught:
            scene.do(ANN, commands.Play(seat=0, ask=ask, choice=choice))
        assert caught.value.code == Code.LATE
    scene.do(ANN, commands.Play(seat=0, ask=1, choice=choice))
    with pytest.raises(Refused) as caught:  # the same message again
        scene.do(ANN, commands.Play(seat=0, ask=1, choice=choice))
    assert caught.value.code == Code.LATE


def test_a_seat_that_is_not_asked_is_reported_so() -> None:
    scene = Scene(plan("me", "me"))
    with pytest.raises(Refused) as caught:
        scene.do(ANN, commands.Play(seat=1, ask=1, choice="pass"))
    assert caught.value.code == Code.NOT_ASKED


def test_an_answer_from_before_a_takeback_never_passes_for_one_after_it() -> None:
    scene = Scene(plan("me", "greedy", takebacks=True))
    chance = Chance("takeback")
    choice = scene.table.pending[0].options[0]
    scene.do(ANN, commands.Play(seat=0, ask=1, choice=choice))
    scene.play(chance)
    scene.do(ANN, commands.Offer(what="takeback", seat=0))
    assert scene.table.pending[0].number == 0  # the game asks for the same decision
    assert scene.table.ask(0) == 3  # under a number that was never used
    for ask in (1, 2):
        with pytest.raises(Refused) as caught:
            scene.do(ANN, commands.Play(seat=0, ask=ask, choice=choice))
        assert caught.value.code == Code.LATE
    scene.do(ANN, commands.Play(seat=0, ask=3, choice=choice))
    assert scene.table.ask(1) == 2


def test_another_seats_choice_never_makes_mine_late() -> None:
    """Command cards are chosen in secret at the same time."""
    scene = Scene(plan("me", "me", "me", game="great-wall"))
    chance = Chance("simultaneous")
    while len(scene.table.pending) < 3:
        scene.play(chance)
    asks = {seat: scene.table.ask(seat) for seat in scene.table.pending}
    for seat in (2, 0):
        choice = scene.table.pending[seat].options[0]
        scene.do(ANN, commands.Play(seat=seat, ask=asks[seat] or 0, choice=choice))
        assert scene.table.ask(1) == asks[1]
    scene.do(ANN, commands.Play(seat=1, ask=asks[1] or 0, choice=scene.table.pending[1].options[0]))


def test_after_a_takeback_every_open_question_is_asked_again() -> None:
    """What others see may have changed with it: anyone who was about to answer looks again."""
    scene = Scene(plan("me", "me", "me", game="great-wall", takebacks=True))
    chance = Chance("asked again")
    while len(scene.table.pending) < 3:
        scene.play(chance)
    asks = {seat: scene.table.ask(seat) or 0 for seat in scene.table.pending}
    choice = scene.table.pending[2].options[0]
    scene.do(ANN, commands.Play(seat=2, ask=asks[2], choice=choice))
    scene.do(ANN, commands.Offer(what="takeback", seat=2))
    assert {seat: scene.table.ask(seat) for seat in scene.table.pending} == {
        seat: ask + 1 for seat, ask in asks.items()
    }


# --- rules that this release does not play --------------------------------------------------------------


def _altered(scene: Scene, **changes: object) -> list[log.AnyLine]:
    lines = [log.decode(line) for line in scene.stored]
    for number, line in enumerate(lines):
        if isinstance(line, log.Started):
            record = msgspec.structs.replace(line.record, **changes)
            lines[number] = msgspec.structs.replace(line, record=record)
    return lines


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"rules": "0"}, Code.FROZEN_RECORD), ({"game": "go"}, Code.UNKNOWN_GAME)],
)
def test_a_game_under_unknown_rules_is_frozen_and_kept(changes: dict[str, str], code: Code) -> None:
    scene = Scene(plan("me", "me"))
    chance = Chance("frozen")
    for _ in range(5):
        scene.play(chance)
    table = fold.read("t", _altered(scene, **changes))
    assert table.frozen is not None
    assert table.frozen.code == code
    assert table.status == "playing"
    assert table.pending == {}
    assert table.record is not None
    assert scene.table.record is not None
    assert table.record.choices == scene.table.record.choices


def test_a_log_that_does_not_follow_from_the_rules_is_frozen() -> None:
    scene = Scene(plan("me", "me"))
    chance = Chance("differs")
    for _ in range(3):
        scene.play(chance)
    lines = [log.decode(line) for line in scene.stored]
    chosen = lines[-1]
    assert isinstance(chosen, log.Chose)
    wrong = msgspec.structs.replace(
        chosen.lines[0], chance=["YY" if chosen.lines[0].chance != ["YY"] else "RR"]
    )
    lines[-1] = msgspec.structs.replace(chosen, lines=[wrong])
    table = fold.read("t", lines)
    assert table.frozen is not None
    assert table.frozen.code == ServerCode.LOG_DIFFERS
    assert table.number == len(lines)


# --- clocks ---------------------------------------------------------------------------------------------


def test_only_the_seat_that_is_asked_is_charged() -> None:
    scene = Scene(plan("me", "open", pace=clocked("game", 100, increment=5)))
    scene.do(BEN, commands.Sit())
    chance = Chance("clock")
    scene.play(chance, after=7000)
    assert scene.table.clock.left == [98_000, 100_000]
    scene.do(BEN, commands.Say(text="hm"), after=2000)  # talking takes no one's time off
    scene.play(chance, after=1000)
    assert scene.table.clock.left == [98_000, 102_000]


def test_a_clock_per_move_starts_afresh_with_each_move() -> None:
    scene = Scene(plan("me", "me", pace=clocked("move", 10)))
    chance = Chance("clock")
    scene.play(chance, after=9000)
    assert scene.table.clock.left == [10_000, 10_000]
    assert scene.table.clock.deadline([1]) == scene.now + 10_000


def test_who_runs_out_of_time_leaves_the_game() -> None:
    scene = Scene(plan("me", "open", pace=clocked("move", 10)))
    scene.do(BEN, commands.Sit())
    scene.get_under_way(Chance("slow"))
    scene.act(time_out, after=9_999)
    assert scene.status == "playing"
    scene.now -= 9_999
    scene.act(time_out, after=10_000)
    assert scene.status == "over"
    last = scene.table.lines[-1]
    assert isinstance(last, log.Resigned)
    assert (last.seat, last.why) == (0, "time")
    assert scene.table.outcome is not None
    assert scene.table.outcome.winners == (1,)


def test_with_three_players_the_game_continues_without_the_one_who_was_too_slow() -> None:
    scene = Scene(plan("me", "greedy", "open", pace=clocked("move", 10)))
    scene.do(BEN, commands.Sit())
    scene.act(time_out, after=20_000)
    assert scene.status == "playing"
    assert list(scene.table.pending) == [1]
    scene.act(time_out, after=20_000)  # computer players are not on the clock
    assert scene.status == "playing"

"""Quiet hours, vacations and the question before a slow game is lost: clocks stay a function of the log."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mandate.core.errors import Refused
from mandate.core.rng import Chance
from mandate.table import commands, log
from mandate.table.acts.act import Act
from mandate.table.acts.playing import time_out
from mandate.table.acts.resting import rest
from mandate.table.fold import WARNED_MS
from mandate.table.outages import DAY_MS, MINUTE_MS, NO_OUTAGES, Outages, runs_out, spent
from mandate.table.outages import rest as rest_of
from mandate.table.plan import DAY_S, Pace
from mandate.table.rests import MAX_QUIET_MINUTES, QuietHours, Rests
from mandate.table.table import Table
from tests.table.scenes import ANN, BEN, Scene, fingerprint, plan

SLOW = Pace(per="move", seconds=DAY_S)
ZONES = (
    "UTC",
    "Europe/Paris",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "Asia/Kathmandu",
)
CHANGES = [datetime(2026, month, 26, tzinfo=UTC) for month in (2, 3, 9, 10)]  # near those of summer time
HOUR = 60 * MINUTE_MS

nights = st.tuples(st.integers(0, 1439), st.integers(1, MAX_QUIET_MINUTES), st.sampled_from(ZONES)).map(
    lambda night: QuietHours((night[0], (night[0] + night[1]) % 1440), night[2])
)
MOMENTS = st.tuples(st.sampled_from(CHANGES), st.integers(0, 14 * 1440)).map(
    lambda moment: round((moment[0] + timedelta(minutes=moment[1])).timestamp() * 1000)
)


def is_night(quiet: QuietHours, moment: int) -> bool:
    """By a clock on the wall."""
    local = datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(quiet.zone))
    since = (local.hour * 60 + local.minute - quiet.hours[0]) % 1440
    return since < (quiet.hours[1] - quiet.hours[0]) % 1440


@settings(deadline=None, max_examples=25)
@given(nights, MOMENTS)
def test_a_night_is_what_the_clock_on_the_wall_says(quiet: QuietHours, moment: int) -> None:
    spans = list(quiet.spans(moment, moment + 2 * DAY_MS))
    for minute in range(0, 2 * 1440, 29):
        at = moment + minute * MINUTE_MS
        inside = any(began <= at < ended for began, ended in spans)
        if inside != is_night(quiet, at):  # an hour that the change of time skips or repeats
            nearby = [ZoneInfo(quiet.zone).utcoffset(datetime.fromtimestamp((at + d * HOUR) / 1000)) for d in
                      (-14, 14)]  # fmt: skip
            assert nearby[0] != nearby[1]


@settings(deadline=None, max_examples=25)
@given(
    st.none() | nights,
    st.none() | st.tuples(MOMENTS, st.integers(1, 10)),
    MOMENTS,
    st.integers(0, 3 * 1440),
    st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 600)), max_size=3),
)
def test_a_clock_runs_out_after_its_time_without_rests_and_outages(
    quiet: QuietHours | None,
    vacation: tuple[int, int] | None,
    since: int,
    minutes: int,
    outages: list[tuple[int, int]],
) -> None:
    away = None if vacation is None else (vacation[0], vacation[0] + vacation[1] * DAY_MS)
    own = Rests(quiet, away)
    down = Outages([(since + a * MINUTE_MS, since + (a + b) * MINUTE_MS) for a, b in outages])
    left = minutes * MINUTE_MS + 1
    out = runs_out(SLOW, down, since, left, own)
    assert spent(SLOW, down, since, out, own) == left
    assert spent(SLOW, down, since, out - 1, own) == left - 1
    assert spent(SLOW, down, since, out, own) <= spent(SLOW, down, since, out)
    resting = rest_of(SLOW, since, since, own)
    assert spent(SLOW, NO_OUTAGES, since, since + resting, own) == 0
    assert spent(SLOW, NO_OUTAGES, since, since + resting + 1, own) == 1


def test_strict_tables_fast_ones_and_those_with_hours_of_their_own_keep_their_clocks() -> None:
    quiet = QuietHours((0, 600), "UTC")
    own = Rests(quiet, (0, 20 * DAY_MS))
    assert spent(SLOW, NO_OUTAGES, 0, DAY_MS, own) == 0
    strict = msgspec.structs.replace(SLOW, lenient=False)
    for pace in (strict, Pace(per="move", seconds=600), Pace(per="game", seconds=10 * DAY_S)):
        assert spent(pace, NO_OUTAGES, 0, DAY_MS, own) == DAY_MS
    night = Pace(per="move", seconds=DAY_S, hours=(600, 1200))
    assert spent(night, NO_OUTAGES, 0, DAY_MS, Rests(quiet)) == 600 * MINUTE_MS


def test_hours_that_are_too_long_and_unknown_zones_are_refused() -> None:
    for hours, zone in (((0, 601), "UTC"), ((5, 5), "UTC"), ((0, 60), "Europe/Nowhere"), ((0, 60), "../UTC")):
        with pytest.raises(ValueError, match=r"quiet hours|no time zone"):
            QuietHours(hours, zone)


# --- at a table -----------------------------------------------------------------------------------------


class Slow(Scene):
    """A slow table whose players may rest."""

    def act(self, do: Any, *, after: int = 1000) -> Act:
        """As a server acts: times are up before anything else happens."""
        self.now += after
        clock, table = self.table.clock, self.table
        each = {
            seat: spent(
                clock.pace, NO_OUTAGES, clock.since, self.now, table.rests_of(table.chairs[seat].guest)
            )
            for seat in table.on_the_clock
        }
        act = Act(table.fork(), self.now, each, here=frozenset(self.table.people))
        time_out(act)
        if not act.lines:
            do(act)
        self._store(act)
        return act


def slow(**more: Any) -> Slow:
    scene = Slow(plan("me", "open", hints=False, pace=msgspec.structs.replace(SLOW, **more)))
    scene.do(BEN, commands.Sit())
    chance = Chance("rests")
    scene.get_under_way(chance)
    while 0 not in scene.table.pending:
        scene.play(chance)
    return scene


def nothing(_: Act) -> None:
    """Only look whether time is up."""


def left(table: Table, seat: int = 0) -> int:
    return table.clock.left[seat]


def test_a_vacation_stops_one_clock_and_is_seen_by_all() -> None:
    scene = slow()
    away = Rests(vacation=(scene.now, scene.now + 5 * DAY_MS))
    scene.act(lambda act: rest(act, ANN, away), after=HOUR)
    assert left(scene.table) == DAY_MS - HOUR
    line = scene.table.lines[-1]
    assert isinstance(line, log.Vacationed)
    assert (line.by, line.until) == (0, away.vacation[1] if away.vacation else 0)
    number = scene.table.stored
    scene.act(lambda act: rest(act, ANN, away))
    assert scene.table.stored == number  # it is known
    scene.play(Chance("later"), after=3 * DAY_MS)  # she plays although she is away
    assert scene.table.pending.keys() == {1}
    scene.act(nothing, after=DAY_MS - 1)
    assert scene.status == "playing"
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


def test_coming_back_starts_the_clock_and_keeps_what_was_rested() -> None:
    scene = slow()
    scene.act(lambda act: rest(act, ANN, Rests(vacation=(act.now, act.now + 9 * DAY_MS))), after=0)
    before = left(scene.table)
    scene.act(lambda act: rest(act, ANN, Rests()), after=4 * DAY_MS)
    assert left(scene.table) == before
    scene.act(nothing, after=before)
    assert isinstance(scene.table.lines[-1], log.Warned)


def test_who_runs_out_of_time_is_asked_once_and_loses_then() -> None:
    scene = slow()
    before = left(scene.table)
    scene.act(nothing, after=before)
    assert isinstance(scene.table.lines[-1], log.Warned)
    assert (scene.status, left(scene.table)) == ("playing", WARNED_MS)
    scene.act(nothing, after=WARNED_MS)
    assert (scene.status, scene.table.out) == ("over", {0: "time"})
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)
    strict = slow(lenient=False)
    strict.act(nothing, after=left(strict.table))
    assert strict.table.out == {0: "time"}


def test_quiet_hours_are_between_a_player_and_the_server() -> None:
    scene = slow()
    minute = scene.now // MINUTE_MS % 1440
    quiet = QuietHours((minute, (minute + 480) % 1440), "UTC")
    public, stored = scene.table.number, scene.table.stored
    scene.act(lambda act: rest(act, ANN, Rests(quiet)), after=0)
    assert (scene.table.number, scene.table.stored) == (public, stored + 1)
    before = left(scene.table)
    scene.play(Chance("night"), after=6 * HOUR)
    assert left(scene.table) == DAY_MS
    assert before - 6 * HOUR < left(scene.read_again())
    assert scene.table.clock == scene.read_again().clock


def test_no_line_is_written_where_it_would_say_nothing() -> None:
    scene = slow()
    number = scene.table.stored
    scene.act(lambda act: rest(act, "stranger", Rests(vacation=(0, 10 * scene.now))))
    scene.act(lambda act: rest(act, ANN, Rests(vacation=(0, 1))))  # long over
    assert scene.table.stored == number
    for _ in range(200):
        scene.act(lambda act: rest(act, ANN, Rests(vacation=(act.now, act.now + DAY_MS))))
    with pytest.raises(Refused):
        scene.act(lambda act: rest(act, ANN, Rests()))

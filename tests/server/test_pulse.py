"""The time of the context, and every way in which it can stand still."""

import logging

import pytest

from mandate.server.live.pulse import (
    AGREES,
    DIFFERS,
    GAP_MS,
    PUT_FORWARD,
    RETURN_MS,
    SAME,
    SETTLED_MS,
    SILENT_MS,
    SLOWED,
    Pulse,
)
from mandate.table.outages import Outages


class Machine:
    """A machine with a clock on the wall and steady time."""

    def __init__(self) -> None:
        self.wall = 1_000_000
        self.steady = 5_000
        self.asleep = 0
        self.outages: list[tuple[int, int]] = []
        self.pulse = self.started()

    def started(self) -> Pulse:
        pulse = Pulse(wall=lambda: self.wall, steady=lambda: self.steady, asleep=lambda: self.asleep)
        pulse.outage = lambda began, ended: self.outages.append((began, ended))
        return pulse

    def run(self, ms: int) -> None:
        """As always: time passes, it is looked at, and the store answers."""
        for _ in range(ms // 500):
            self.idle(500)
            self.pulse.heard(None)

    def idle(self, ms: int) -> None:
        """Time passes, and it is looked at; no one writes."""
        self.stand(ms)
        self.pulse.now()

    def stand(self, ms: int) -> None:
        """Time passes, and no one looks."""
        self.wall += ms
        self.steady += ms

    def trouble(self) -> str | None:
        return self.pulse.trouble

    def charged(self, since: int) -> int:
        now = self.pulse.now()
        return Outages(self.outages).elapsed(since, self.pulse.charged_until(now))


def test_while_all_is_well_time_is_time() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(60_000)
    assert machine.outages == []
    assert machine.charged(began) == 60_000
    assert machine.trouble() is None


def test_a_process_that_stood_still_charges_no_one_also_where_the_first_look_is_someones_command() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.stand(600_000)
    assert machine.charged(began) == 10_000
    machine.run(RETURN_MS + 5_000)  # a moment to come back, then clocks run again
    assert machine.charged(began) == 15_000
    machine.stand(GAP_MS)  # busy for a while is not standing still
    assert machine.charged(began) == 15_000 + GAP_MS


def test_a_machine_that_slept_charges_no_one() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.wall += 3_600_000  # steady time does not move
    machine.asleep += 3_600_000
    machine.stand(1)  # awake again
    assert machine.charged(began) == 10_000
    assert machine.pulse.now() == machine.wall
    machine.run(RETURN_MS + 5_000)
    assert machine.charged(began) == 15_000


def test_a_clock_put_forward_for_a_while_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """Eleven days, for eight seconds: no time has passed, and server time does not stay ahead."""
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.wall += 1_000_000_000
    machine.run(8_000)
    assert machine.pulse.now() == began + 18_000
    machine.wall -= 1_000_000_000
    machine.run(2_000)
    assert machine.pulse.now() == machine.wall == began + 20_000
    assert machine.charged(began) == 20_000  # people could move all the time
    assert machine.outages == []
    assert [record.getMessage() for record in caplog.records] == [PUT_FORWARD, AGREES]


def test_a_later_time_that_stays_is_followed_and_charged_to_no_one() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.wall += 3_600_000
    machine.run(SETTLED_MS - 500)
    assert machine.pulse.now() < machine.wall - 3_000_000
    machine.run(1_000)
    assert machine.pulse.now() == machine.wall
    machine.run(RETURN_MS + 5_000)
    assert machine.charged(began) == 10_000 + SETTLED_MS - 500 + 5_000 + 500
    assert len(machine.outages) == 1


def test_small_corrections_of_the_clock_are_followed_at_once() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.wall += 400
    assert machine.pulse.now() == machine.wall - 400  # read once in a millisecond
    machine.stand(1)
    assert machine.pulse.now() == machine.wall
    machine.wall -= 400
    machine.run(SLOWED * 500)
    assert machine.pulse.now() == machine.wall
    assert machine.charged(began) == 10_001 + SLOWED * 500
    assert machine.outages == []


@pytest.mark.parametrize("step", [7, 500])
def test_server_time_that_is_ahead_comes_back_slowly_and_never_runs_backwards(step: int) -> None:
    """The clock was put back: server time is ahead and loses a tenth, however often it is looked at."""
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.wall -= 6_000
    last = machine.pulse.now()
    assert last == began + 10_000
    for _ in range(6_000 * SLOWED // step + SLOWED):
        machine.idle(step)
        machine.pulse.heard(None)
        assert last <= machine.pulse.now() <= last + step
        last = machine.pulse.now()
    assert machine.pulse.now() == machine.wall
    assert machine.outages == []


def test_time_that_was_ahead_comes_back_after_a_restart_too() -> None:
    machine = Machine()
    last = machine.pulse.now() + 6_000
    machine.pulse = machine.started()
    machine.pulse.not_before(last)
    assert machine.pulse.now() == last
    machine.run(6_000 * SLOWED)
    assert machine.pulse.now() == machine.wall
    assert machine.outages == []


def test_processes_that_share_a_database_go_by_its_clock() -> None:
    """Whatever the clocks of their machines say, at the start and later."""
    one, other = Machine(), Machine()
    other.wall += 86_400_000
    shared = one.wall
    for machine in (one, other):
        machine.pulse.agree(shared)
    assert one.pulse.now() == other.pulse.now() == shared
    for _ in range(3 * SETTLED_MS // 500):
        for machine in (one, other):
            machine.run(500)
        shared += 500
        other.wall += 1_000  # a clock that runs three times too fast
        other.pulse.agree(shared)
        one.pulse.agree(shared)
    assert one.pulse.now() == shared
    assert abs(other.pulse.now() - shared) < 1_000
    assert one.outages == other.outages == []


def test_a_machine_whose_clock_is_wrong_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    for wrong in (100, -3_500, -3_400, 0, 0):  # milliseconds
        machine.pulse.agree(machine.wall - wrong)
    assert [record.getMessage() for record in caplog.records] == [DIFFERS, SAME]


def test_a_store_that_takes_nothing_stops_the_clocks_from_its_last_answer_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.idle(500)
    with caplog.at_level(logging.WARNING):
        for _ in range(100):
            machine.pulse.heard("full")
            machine.idle(500)
        assert machine.trouble() == "full"
        assert machine.charged(began) == 10_000
        machine.run(RETURN_MS + 2_500)
    assert machine.charged(began) == 12_000
    assert machine.trouble() is None
    messages = [record.getMessage() for record in caplog.records]
    assert messages == ["nothing can be stored: the disk is full", "the store takes everything again"]


def test_a_store_that_does_not_answer_at_all_is_noticed_without_its_saying_so() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    for _ in range(60):
        machine.idle(500)
    assert machine.trouble() == "silent"
    assert machine.charged(began) == 10_000
    machine.run(RETURN_MS + 500)
    assert machine.charged(began) == 10_000
    for _ in range(2):
        machine.idle(SILENT_MS // 2)  # an answer that takes a while is no outage
    assert machine.charged(began) == 10_000 + SILENT_MS

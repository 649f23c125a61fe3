"""The time of the house, and every way in which it can stand still."""

import logging

import pytest

from mandate.server.outages import Outages
from mandate.server.pulse import GAP, MOMENT, SILENT, Pulse


class Machine:
    """A machine with a clock on the wall and steady time."""

    def __init__(self) -> None:
        self.wall = 1_000_000
        self.steady = 5_000
        self.outages: list[tuple[int, int]] = []
        self.pulse = Pulse(wall=lambda: self.wall, steady=lambda: self.steady)
        self.pulse.outage = lambda began, ended: self.outages.append((began, ended))

    def run(self, ms: int) -> None:
        """As always: time passes, it is looked at, and the store answers."""
        for _ in range(ms // 500):
            self.idle(500)
            self.pulse.heard(None)

    def idle(self, ms: int) -> None:
        """Time passes, and it is looked at; nobody writes."""
        self.stand(ms)
        self.pulse.now()

    def stand(self, ms: int) -> None:
        """Time passes, and nobody looks."""
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


def test_a_process_that_stood_still_charges_nobody_also_where_the_first_look_is_somebodys_command() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.stand(600_000)
    assert machine.charged(began) == 10_000
    machine.run(MOMENT + 5_000)  # a moment to come back, then clocks run again
    assert machine.charged(began) == 15_000
    machine.stand(GAP)  # busy for a while is not standing still
    assert machine.charged(began) == 15_000 + GAP


def test_a_machine_that_slept_and_a_clock_put_forward_charge_nobody() -> None:
    for jump in (3_600_000, 700):
        machine = Machine()
        began = machine.pulse.now()
        machine.run(10_000)
        machine.wall += jump  # steady time does not move
        assert machine.charged(began) == 10_000
        machine.run(MOMENT + 5_000)
        assert machine.charged(began) == 15_000


def test_a_clock_put_back_does_not_stop_the_clocks_and_putting_it_right_charges_nobody() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    machine.wall -= 3_600_000
    machine.run(10_000)
    assert machine.outages == []
    assert machine.charged(began) == 20_000
    machine.wall += 3_600_000
    machine.run(10_000)
    assert machine.outages == []
    assert machine.charged(began) == 30_000
    assert machine.pulse.now() == machine.wall
    machine.wall += 5_000  # and what goes beyond that is put forward
    assert machine.charged(began) == 30_000


def test_a_clock_put_back_while_no_server_ran_does_not_stop_them_either() -> None:
    machine = Machine()
    last = machine.pulse.now() + 3_600_000
    machine.pulse.not_before(last)
    began = machine.pulse.now()
    assert began == last
    machine.run(10_000)
    assert machine.charged(began) == 10_000
    assert machine.outages == []


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
        machine.run(MOMENT + 2_500)
    assert machine.charged(began) == 12_000
    assert machine.trouble() is None
    told = [record.getMessage() for record in caplog.records]
    assert told == ["nothing can be stored: the disk is full", "the store takes everything again"]


def test_a_store_that_does_not_answer_at_all_is_noticed_without_its_saying_so() -> None:
    machine = Machine()
    began = machine.pulse.now()
    machine.run(10_000)
    for _ in range(60):
        machine.idle(500)
    assert machine.trouble() == "silent"
    assert machine.charged(began) == 10_000
    machine.run(MOMENT + 500)
    assert machine.charged(began) == 10_000
    for _ in range(2):
        machine.idle(SILENT // 2)  # an answer that takes a while is no outage
    assert machine.charged(began) == 10_000 + SILENT

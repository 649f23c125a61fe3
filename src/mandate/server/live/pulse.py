"""The server's time, and when it stood still. No database, no sockets.

Clocks run by the time given here. Between two looks it follows the machine's steady clock, which is never
set, so that setting the system clock is not taken for time that has passed. It comes back to the system clock
slowly: it runs slower while it is ahead, and steps to a later time only once that has stayed for a while.
Where several machines share a database, the database's clock counts instead of the system's (`agree`).

It notices by itself whenever no player could move: a process that was stopped or too busy, a machine that
slept, a store that did not answer. Each of these is an outage, until a moment after its end, for people have
to come back and try again. So is a step to a later time.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

GAP = 2_000  # milliseconds between two looks at the time, after which this process stood still
SKEW = 500  # milliseconds by which the system clock may differ without having been set
SETTLED = 60_000  # milliseconds that a later time of the system clock must stay before it is believed
SLOWED = 10  # where the server's time is ahead, it loses one part in so many of what passes
SILENT = 3_000  # milliseconds without an answer of the store, after which nobody can move
MOMENT = 3_000  # milliseconds that people have to come back, before clocks run again

STOOD_STILL = "this process stood still: nobody's time is charged for it"
SLEPT = "this machine slept: nobody's time is charged for it"
PUT_FORWARD = "the system clock was put forward: the server keeps its own time for now"
BELIEVED = "the server follows the system clock to a later time: nobody's time is charged for it"
PUT_BACK = "the system clock is behind the server's time, which runs slower until they agree"
AGREES = "the system clock and the server's time agree again"

logger = logging.getLogger(__name__)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Time that nobody puts forward or back. It stands still while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


def asleep_ms() -> int:
    """How long the machine has slept since it was started; 0 where the system does not tell."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return 0 if boot is None else (time.clock_gettime_ns(boot) - time.monotonic_ns()) // 1_000_000


def _nobody(*_: int) -> None:
    """Is told where nobody else wants to be."""


class Pulse:
    """Tells the time. Must be asked often: a long while without asking is an outage."""

    def __init__(
        self,
        *,
        wall: Callable[[], int] = now_ms,
        steady: Callable[[], int] = steady_ms,
        asleep: Callable[[], int] = asleep_ms,
    ) -> None:
        self._wall, self._steady, self._asleep = wall, steady, asleep
        self._correction = 0  # milliseconds from the system clock to the one that all processes share
        self._steady_then, self._asleep_then = steady(), asleep()
        self._now = wall()
        self._given = False  # whether anyone has been given the time
        self._later: tuple[int, int] | None = None  # by how much the clock is later, and since when (steady)
        self._ahead = False  # whether the server's time is ahead by more than a little
        self._unslowed = 0  # milliseconds that passed while we were ahead and have not been counted
        self._answered = self._now  # when the store last took something
        self.ailing: str | None = None  # why the store does not take anything, since then
        self.outage: Callable[[int, int], None] = _nobody  # is told when each began and ended

    def now(self) -> int:
        """The time; what stood still since it was last asked for is noted first."""
        self._given = True
        steady, slept = self._steady(), self._asleep() - self._asleep_then
        passed = steady - self._steady_then
        self._steady_then = steady
        if slept < SKEW:
            slept = 0
        self._asleep_then += slept
        before = self._now
        self._now += passed + slept
        stepped = self._follow(self._wall() + self._correction, passed)
        if passed > GAP or slept or stepped:
            why = STOOD_STILL if passed > GAP else SLEPT if slept else BELIEVED
            logger.warning(why, extra={"ms": self._now - before})
            self.outage(before, self._now + MOMENT)
            if before - self._answered <= SILENT:  # it did not stand still because of the store
                self._answered = self._now
        return self._now

    def _follow(self, wall: int, passed: int) -> bool:
        """Come nearer to the system clock; whether that was a step to a later time."""
        behind = wall - self._now
        if abs(behind) < SKEW and (self._later is not None or self._ahead):
            logger.warning(AGREES)
            self._later, self._ahead = None, False
        if behind < 0:
            self._slow_down(-behind, passed)
            return False
        self._unslowed, self._ahead = 0, False
        if behind < SKEW:
            self._now = wall
            return False
        if self._later is None or abs(behind - self._later[0]) >= SKEW:
            logger.warning(PUT_FORWARD, extra={"ms": behind})
            self._later = behind, self._steady_then
        if self._steady_then - self._later[1] < SETTLED:
            return False
        self._now, self._later = wall, None
        return True

    def _slow_down(self, ahead: int, passed: int) -> None:
        self._later = None
        if ahead >= SKEW and not self._ahead:
            logger.warning(PUT_BACK, extra={"ms": ahead})
            self._ahead = True
        self._unslowed += passed
        lost = min(ahead, self._unslowed // SLOWED)
        self._unslowed -= lost * SLOWED
        self._now -= lost

    def agree(self, moment: int) -> None:
        """The clock that all processes share says so just now."""
        self._correction = moment - self._wall()
        if not self._given:
            self._now = self._answered = moment

    def not_before(self, moment: int) -> None:
        """It was that late already when the store was last written to: the clock was put back since."""
        self._now = max(self._now, moment)
        self._answered = max(self._answered, self._now)

    # --- the store ----------------------------------------------------------------------------------------

    def heard(self, ailment: str | None) -> None:
        """The store has taken something, or says why not."""
        now = self.now()
        if ailment is not None:
            if ailment != self.ailing:
                why = AILMENTS.get(ailment, ailment)
                logger.error("nothing can be stored: %s", why, extra={"why": ailment})
            self.ailing = ailment
            return
        if self.ailing is not None or now - self._answered > SILENT:
            logger.warning("the store takes everything again", extra={"ms": now - self._answered})
            self.outage(self._answered, now + MOMENT)
        self.ailing, self._answered = None, now

    @property
    def silence(self) -> int:
        """Milliseconds since the store last took something."""
        return self.now() - self._answered

    @property
    def trouble(self) -> str | None:
        """Why nobody can move now, if so."""
        return self.ailing or ("silent" if self.silence > SILENT else None)

    def charged_until(self, now: int) -> int:
        """Until when clocks have run: they stand while the store takes nothing."""
        return self._answered if self.ailing is not None or now - self._answered > SILENT else now


AILMENTS = {
    "full": "the disk is full",
    "locked": "another program has locked the database",
    "malformed": "this is no database",
    "corrupt": "the database is damaged",
    "read-only": "the database may only be read",
    "later": "a later release has changed the database",
    "unopenable": "the database cannot be opened",
    "moved": "the database's file was deleted or replaced",
    "disk": "the disk does not take what is written",
    "away": "the database does not answer",
}

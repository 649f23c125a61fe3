"""The server's time and its outages. No database, no sockets.

Clocks run on the time given here. Between two readings it follows the machine's monotonic clock, so setting
the system clock does not count as time passing. It returns to the system clock slowly: it runs slower while
it is ahead, and steps to a later time only once that time has persisted for a while. When several machines
share a database, the database's clock replaces the system's (`agree`).

It detects every period in which no player could move: a stopped or overloaded process, a sleeping machine, a
store that did not answer. Each is an outage that ends a moment later, since people have to come back and try
again. A step to a later time is an outage too.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

GAP_MS = 2_000  # between two readings of the time, after which this process stood still
SKEW_MS = 500  # by which the system clock may differ without having been set
SETTLED_MS = 60_000  # that a later system time must persist before it is believed
SLOWED = 10  # while ahead, the server's time loses one part in so many of what passes
CLOCK_MS = 2_000  # by which a machine's clock differs from the database's before the log says so
SILENT_MS = 3_000  # without an answer from the store, after which moving is impossible
RETURN_MS = 3_000  # that people have to come back before clocks run again

STOOD_STILL = "this process stood still: no player's time is charged for it"
SLEPT = "this machine slept: no player's time is charged for it"
PUT_FORWARD = "the system clock was put forward: the server keeps its own time for now"
BELIEVED = "the server follows the system clock to a later time: no player's time is charged for it"
PUT_BACK = "the system clock is behind the server's time, which runs slower until they agree"
AGREES = "the system clock and the server's time agree again"

DIFFERS = "this machine's clock differs from the database's, which the server follows: set it (NTP)"
SAME = "this machine's clock and the database's agree again"

logger = logging.getLogger(__name__)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Monotonic time. It stands still while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


def asleep_ms() -> int:
    """How long the machine has slept since it started; 0 where the system does not report it."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return 0 if boot is None else (time.clock_gettime_ns(boot) - time.monotonic_ns()) // 1_000_000


def _ignore(*_: int) -> None:
    """Ignore an outage: the default callback."""


class Pulse:
    """Tells the time. It must be read often: a long gap between readings is an outage."""

    def __init__(
        self,
        *,
        wall: Callable[[], int] = now_ms,
        steady: Callable[[], int] = steady_ms,
        asleep: Callable[[], int] = asleep_ms,
    ) -> None:
        self._wall, self._steady, self._asleep = wall, steady, asleep
        self._correction = 0  # milliseconds from the system clock to the one all processes share
        self._differs = False  # whether that is seconds
        self._steady_then, self._asleep_then = steady(), asleep()
        self._now = wall()
        self._given = False  # whether anyone has been given the time
        self._later: tuple[int, int] | None = None  # how far the clock is ahead, and since when (steady)
        self._ahead = False  # whether the server's time is ahead by more than a little
        self._unslowed = 0  # milliseconds passed while ahead and not yet counted
        self._answered = self._now  # when the store last accepted a write
        self.ailing: str | None = None  # why the store has refused writes since then
        self.outage: Callable[[int, int], None] = _ignore  # receives the start and end of each

    @property
    def correction(self) -> int:
        """Milliseconds from the system clock to the one all processes share."""
        return self._correction

    def now(self) -> int:
        """The time; any outage since the last reading is noted first."""
        self._given = True
        steady = self._steady()
        if steady == self._steady_then:  # read in this millisecond already
            return self._now
        slept = self._asleep() - self._asleep_then
        passed = steady - self._steady_then
        self._steady_then = steady
        if slept < SKEW_MS:
            slept = 0
        self._asleep_then += slept
        before = self._now
        self._now += passed + slept
        stepped = self._follow(self._wall() + self._correction, passed)
        if passed > GAP_MS or slept or stepped:
            why = STOOD_STILL if passed > GAP_MS else SLEPT if slept else BELIEVED
            logger.warning(why, extra={"ms": self._now - before})
            self.outage(before, self._now + RETURN_MS)
            if before - self._answered <= SILENT_MS:  # the store was not the cause
                self._answered = self._now
        return self._now

    def _follow(self, wall: int, passed: int) -> bool:
        """Approach the system clock; whether that was a step to a later time."""
        behind = wall - self._now
        if abs(behind) < SKEW_MS and (self._later is not None or self._ahead):
            logger.warning(AGREES)
            self._later, self._ahead = None, False
        if behind < 0:
            self._slow_down(-behind, passed)
            return False
        self._unslowed, self._ahead = 0, False
        if behind < SKEW_MS:
            self._now = wall
            return False
        if self._later is None or abs(behind - self._later[0]) >= SKEW_MS:
            logger.warning(PUT_FORWARD, extra={"ms": behind})
            self._later = behind, self._steady_then
        if self._steady_then - self._later[1] < SETTLED_MS:
            return False
        self._now, self._later = wall, None
        return True

    def _slow_down(self, ahead: int, passed: int) -> None:
        self._later = None
        if ahead >= SKEW_MS and not self._ahead:
            logger.warning(PUT_BACK, extra={"ms": ahead})
            self._ahead = True
        self._unslowed += passed
        lost = min(ahead, self._unslowed // SLOWED)
        self._unslowed -= lost * SLOWED
        self._now -= lost

    def agree(self, moment: int) -> None:
        """Adopt the current time of the clock all processes share."""
        self._correction = moment - self._wall()
        differs = abs(self._correction) >= CLOCK_MS
        if differs != self._differs:
            self._differs = differs
            logger.warning(DIFFERS if differs else SAME, extra={"ms": self._correction})
        if not self._given:
            self._now = self._answered = moment
            self._steady_then = self._steady()

    def not_before(self, moment: int) -> None:
        """Do not fall behind the store's last write, even if the clock was put back since."""
        self._now = max(self._now, moment)
        self._answered = max(self._answered, self._now)

    # --- the store ----------------------------------------------------------------------------------------

    def heard(self, ailment: str | None) -> None:
        """Note that the store accepted a write, or why it did not."""
        now = self.now()
        if ailment is not None:
            if ailment != self.ailing:
                why = AILMENTS.get(ailment, ailment)
                logger.error("nothing can be stored: %s", why, extra={"why": ailment})
            self.ailing = ailment
            return
        if self.ailing is not None or now - self._answered > SILENT_MS:
            logger.warning("the store takes everything again", extra={"ms": now - self._answered})
            self.outage(self._answered, now + RETURN_MS)
        self.ailing, self._answered = None, now

    @property
    def silence(self) -> int:
        """Milliseconds since the store last accepted a write."""
        return self.now() - self._answered

    @property
    def trouble(self) -> str | None:
        """Why moving is impossible now, if it is."""
        return self.ailing or ("silent" if self.silence > SILENT_MS else None)

    def charged_until(self, now: int) -> int:
        """Until when clocks have run: they stop while the store accepts no writes."""
        return self._answered if self.ailing is not None or now - self._answered > SILENT_MS else now


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

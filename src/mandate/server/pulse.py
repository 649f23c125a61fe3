"""The time of this house, and when it stood still. No database, no sockets.

Clocks run by the time told here. It is the machine's, except that it never runs back: where somebody puts the
machine's clock back, it goes on as before. It notices by itself whenever nobody could move, and says so: a
process that was stopped or too busy, a machine that slept, a clock that was put forward, a store that did not
answer. Each of these is an outage, until a moment after its end, for people have to come back and try again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

GAP = 2_000  # milliseconds between two looks at the time, after which this process stood still
SKEW = 500  # milliseconds by which a clock must differ from steady time to have been put forward or back
SILENT = 3_000  # milliseconds without an answer of the store, after which nobody can move
MOMENT = 3_000  # milliseconds that people have to come back, before clocks run again

STOOD_STILL = "this process stood still: nobody's time is charged for it"
PUT_FORWARD = "the clock was put forward, or this machine slept: nobody's time is charged for it"

logger = logging.getLogger(__name__)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Time that nobody puts forward or back. It stands still while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


def _nobody(*_: int) -> None:
    """Is told where nobody else wants to be."""


class Pulse:
    """Tells the time. Must be asked often: a long while without asking is an outage."""

    def __init__(self, *, wall: Callable[[], int] = now_ms, steady: Callable[[], int] = steady_ms) -> None:
        self._wall, self._steady = wall, steady
        self._last = wall(), steady()
        self._ahead = 0  # milliseconds of our time before the machine's, which was put back
        self._now = self._last[0]
        self._answered = self._now  # when the store last took something
        self.ailing: str | None = None  # why the store does not take anything, since then
        self.outage: Callable[[int, int], None] = _nobody  # is told when each began and ended

    def now(self) -> int:
        """The time; what stood still since it was last asked for is noted first."""
        wall, steady = self._wall(), self._steady()
        passed = steady - self._last[1]
        jump = wall - self._last[0] - passed
        self._last = wall, steady
        if abs(jump) >= SKEW:
            caught_up = min(self._ahead, jump)  # put back: below nothing, so that we are ahead by that much
            self._ahead -= caught_up
            jump -= caught_up
        before, self._now = self._now, max(self._now, wall + self._ahead)
        if passed > GAP or jump >= SKEW:
            logger.warning(STOOD_STILL if passed > GAP else PUT_FORWARD, extra={"ms": self._now - before})
            self.outage(before, self._now + MOMENT)
            if before - self._answered <= SILENT:  # it did not stand still because of the store
                self._answered = self._now
        return self._now

    def not_before(self, moment: int) -> None:
        """It was that late already when the store was last written to: the clock was put back since."""
        self._ahead = max(self._ahead, moment - self._last[0])
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

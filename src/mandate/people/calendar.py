"""A person's nights and vacations, which slow games respect. Pure.

Everyone has the same days of vacation a year. A day that has begun counts whole, so that a clock cannot be
stopped for moments; coming back early returns the others.
"""

from __future__ import annotations

import msgspec

from mandate.core.errors import Malformed, Refused
from mandate.people.fold import DAY_MS
from mandate.table.codes import ServerCode
from mandate.table.commands import Number
from mandate.table.rests import QuietHours, Rests

DAYS_A_YEAR = 28  # of vacation
YEAR_MS = 365 * DAY_MS
LONGER_DAY_MS = 3_600_000  # by which a day can be longer than others
MAX_AHEAD_MS = 90 * DAY_MS  # how long before it begins a vacation can be announced


class Calendar(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person has arranged: quiet hours, and the vacations of a year. The last one may not be over."""

    quiet: QuietHours | None = None
    vacations: list[tuple[int, int]] = []

    def open(self, now: int) -> tuple[int, int] | None:
        """The vacation that is not over."""
        last = self.vacations[-1] if self.vacations else None
        return last if last is not None and last[1] > now else None

    def rests(self, now: int) -> Rests:
        """When slow games let this person rest."""
        return Rests(self.quiet, self.open(now))

    def days_left(self, now: int) -> int:
        """How many days of vacation are left of this year's."""
        return DAYS_A_YEAR - sum(days_of(each) for each in self.vacations if each[1] > now - YEAR_MS)

    def announce(self, since: int, until: int, now: int) -> Calendar:
        """Be away from then to then; this replaces a vacation that is not over."""
        away = max(since, now), until
        if away[0] >= until:
            raise Malformed(ServerCode.BAD_MESSAGE, reason="until")
        if since > now + MAX_AHEAD_MS:
            raise Refused(ServerCode.VACATION_TOO_FAR, days=MAX_AHEAD_MS // DAY_MS)
        kept = self.back(now)
        if days_of(away) > (left := kept.days_left(now)):
            raise Refused(ServerCode.NO_VACATION_LEFT, left=left, year=DAYS_A_YEAR)
        vacations = [each for each in kept.vacations if each[1] > now - YEAR_MS]
        return msgspec.structs.replace(kept, vacations=[*vacations, away])

    def back(self, now: int) -> Calendar:
        """Be there again; a vacation that has not begun is called off."""
        if (away := self.open(now)) is None:
            return self
        taken = [] if away[0] >= now else [(away[0], now)]
        return msgspec.structs.replace(self, vacations=[*self.vacations[:-1], *taken])


def days_of(vacation: tuple[int, int]) -> int:
    """The days that it takes: at least one, and one of 25 hours is not two."""
    return max(1, -(-(vacation[1] - vacation[0] - LONGER_DAY_MS) // DAY_MS))


class Vacation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A vacation to be announced, in milliseconds since 1970; a `since` that is over means now."""

    since: Number = 0
    until: Number


class CalendarInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has arranged: `vacation` from when to when, and how many days of the year's are left."""

    quiet: QuietHours | None
    vacation: tuple[int, int] | None
    left: int
    year: int = DAYS_A_YEAR


def calendar_info(calendar: Calendar, now: int) -> CalendarInfo:
    return CalendarInfo(quiet=calendar.quiet, vacation=calendar.open(now), left=calendar.days_left(now))

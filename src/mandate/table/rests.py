"""When a player's own clock rests in a slow game: at night where they live, and while they are away. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated

import msgspec

from mandate.table.plan import DAY_MINUTES, Minute, Pace

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo

MAX_QUIET_MINUTES = 10 * 60  # of a day
LONGEST_ZONE = 60
SECOND_MS = 1000


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's nights: from when to when, in minutes after midnight in a time zone (`Europe/Paris`)."""

    hours: tuple[Minute, Minute]
    zone: Annotated[str, msgspec.Meta(max_length=LONGEST_ZONE)]

    def __post_init__(self) -> None:
        if not 0 < self.minutes <= MAX_QUIET_MINUTES:
            raise ValueError(f"quiet hours are {MAX_QUIET_MINUTES // 60} hours a day at most")
        _zone(self.zone)

    @property
    def minutes(self) -> int:
        """How long a night is."""
        return (self.hours[1] - self.hours[0]) % DAY_MINUTES

    def spans(self, since: int, until: int) -> Iterator[tuple[int, int]]:
        """The nights that touch the time from `since` to `until`, in milliseconds since 1970.

        They follow the clock on the wall: one may be an hour shorter or longer.
        """
        zone, first = _zone(self.zone), datetime.fromtimestamp(since / SECOND_MS, UTC)
        midnight = first.astimezone(zone).replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
        day = midnight - timedelta(days=1)
        while True:
            began = day + timedelta(minutes=self.hours[0])
            ended = began + timedelta(minutes=self.minutes)
            span = _moment(began, zone), _moment(ended, zone)
            if span[0] >= until:
                return
            if span[0] < span[1] and span[1] > since:
                yield span
            day += timedelta(days=1)


class Rests(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a player rests: `vacation` from when to when, in milliseconds since 1970."""

    quiet: QuietHours | None = None
    vacation: tuple[int, int] | None = None

    def __bool__(self) -> bool:
        return self.quiet is not None or self.vacation is not None

    def spans(self, pace: Pace, since: int, until: int) -> Iterator[tuple[int, int]]:
        """The times in which the player's clock rests at a pace that takes account of it.

        At a table with hours of its own the players have agreed on their nights.
        """
        if not pace.lenient or not pace.slow:
            return
        if self.vacation is not None:
            yield self.vacation
        if self.quiet is not None and pace.hours is None:
            yield from self.quiet.spans(since, until)

    def resting(self, now: int) -> int:
        """Milliseconds for which the player still rests, at whatever table; 0 if not now."""
        until = now
        while (ended := self._rest_at(until)) > until:  # a night may follow on a vacation
            until = ended
        return until - now

    def _rest_at(self, now: int) -> int:
        ends = [] if self.quiet is None else [ended for _, ended in self.quiet.spans(now, now + 1)]
        if self.vacation is not None and self.vacation[0] <= now:
            ends.append(self.vacation[1])
        return max(ends, default=now)


NO_RESTS = Rests()


@lru_cache(maxsize=64)
def _zone(name: str) -> ZoneInfo:
    """The time zone of that name. Raises ValueError if it is unknown."""
    from zoneinfo import ZoneInfo  # reads the machine's time zones: only where someone has quiet hours

    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError) as error:  # a key error is an unknown name
        raise ValueError(f"no time zone {name!r}") from error


def _moment(wall: datetime, zone: ZoneInfo) -> int:
    return round(wall.replace(tzinfo=zone).timestamp() * SECOND_MS)

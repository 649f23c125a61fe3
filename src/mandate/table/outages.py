"""Times at which clocks rest, as no server runs or players sleep, and elapsed time without them. Pure."""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Iterator

from mandate.table.plan import DAY_MINUTES, Pace
from mandate.table.rests import MAX_QUIET_MINUTES, NO_RESTS, Rests

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS
LEAST_MINUTES_A_DAY = DAY_MINUTES - MAX_QUIET_MINUTES - 60  # a night may be an hour longer


class Outages:
    """Spans of milliseconds, joined where they overlap."""

    def __init__(self, spans: Iterable[tuple[int, int]] = ()) -> None:
        self.spans: list[tuple[int, int]] = []
        for began, ended in sorted(spans):
            if self.spans and began <= self.spans[-1][1]:
                self.spans[-1] = (self.spans[-1][0], max(self.spans[-1][1], ended))
            else:
                self.spans.append((began, ended))

    def and_also(self, spans: Iterable[tuple[int, int]]) -> Outages:
        return Outages([*self.spans, *spans])

    def elapsed(self, since: int, now: int) -> int:
        """Milliseconds from `since` to `now` in which a server was running."""
        passed = max(0, now - since)
        at = bisect.bisect_left(self.spans, since, key=lambda span: span[1])
        for began, ended in self.spans[at:]:
            passed -= max(0, min(ended, now) - max(began, since))
        return passed

    def put_off(self, since: int, left: int) -> int:
        """The moment at which `left` milliseconds of running time will have passed since `since`."""
        at = bisect.bisect_left(self.spans, since, key=lambda span: span[1])
        moment = since + left
        for began, ended in self.spans[at:]:
            if began >= moment:
                break
            moment += ended - max(began, since)
        return moment


NO_OUTAGES = Outages()


def spent(pace: Pace, outages: Outages, since: int, now: int, own: Rests = NO_RESTS) -> int:
    """Milliseconds from `since` to `now` in which a clock at this pace runs; `own`: when its player rests."""
    return _and_rests(pace, outages, since, now, own).elapsed(since, now)


def runs_out(pace: Pace, outages: Outages, since: int, left: int, own: Rests = NO_RESTS) -> int:
    """When a clock at this pace, running from `since`, has run for `left` milliseconds."""
    minutes = pace.minutes_a_day if own.quiet is None else min(pace.minutes_a_day, LEAST_MINUTES_A_DAY)
    days = left // (minutes * MINUTE_MS) + 2
    away = 0 if own.vacation is None else max(0, own.vacation[1] - max(since, own.vacation[0]))
    last = outages.put_off(since, days * DAY_MS + away)
    return _and_rests(pace, outages, since, last, own).put_off(since, left)


def rest(pace: Pace, since: int, now: int, own: Rests = NO_RESTS) -> int:
    """Milliseconds until a clock at this pace, which runs from `since` at the earliest, begins to run."""
    begin = max(since, now)
    return runs_out(pace, NO_OUTAGES, begin, 1, own) - 1 - now


def _and_rests(pace: Pace, outages: Outages, since: int, until: int, own: Rests) -> Outages:
    if pace.hours is None and not own:
        return outages
    return outages.and_also([*_nights(pace, since, until), *own.spans(pace, since, until)])


def _nights(pace: Pace, since: int, until: int) -> Iterator[tuple[int, int]]:
    """The times between the hours of a day that touch the span from `since` to `until`."""
    if pace.hours is None:
        return
    length = DAY_MS - pace.minutes_a_day * MINUTE_MS
    began = since // DAY_MS * DAY_MS - DAY_MS + pace.hours[1] * MINUTE_MS
    while began < until:
        if began + length > since:
            yield began, began + length
        began += DAY_MS

"""Times at which clocks rest, as no server runs or players sleep, and elapsed time without them. Pure."""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Iterator

from mandate.table.plan import Pace

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS


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


def spent(pace: Pace, outages: Outages, since: int, now: int) -> int:
    """Milliseconds from `since` to `now` in which clocks at this pace run."""
    return _and_nights(pace, outages, since, now).elapsed(since, now)


def runs_out(pace: Pace, outages: Outages, since: int, left: int) -> int:
    """When clocks at this pace, running from `since`, have run for `left` milliseconds."""
    days = left // (pace.minutes_a_day * MINUTE_MS) + 2
    last = outages.put_off(since, days * DAY_MS)
    return _and_nights(pace, outages, since, last).put_off(since, left)


def rest(pace: Pace, since: int, now: int) -> int:
    """Milliseconds until clocks at this pace, which run from `since` at the earliest, begin to run."""
    begin = max(since, now)
    return next((ended for began, ended in _nights(pace, begin, begin + 1) if began <= begin), begin) - now


def _and_nights(pace: Pace, outages: Outages, since: int, until: int) -> Outages:
    return outages if pace.hours is None else outages.and_also(_nights(pace, since, until))


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

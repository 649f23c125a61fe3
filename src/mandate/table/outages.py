"""Times at which no server was running, and elapsed time excluding them. Pure."""

from __future__ import annotations

import bisect
from collections.abc import Iterable


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

"""What has been written of a table, and from what."""

from __future__ import annotations

import marshal
from array import array
from typing import Any


class Written:
    """Numbers from one place of an array on, and what each part of them was made from."""

    __slots__ = ("base", "made_from", "numbers")

    def __init__(self, numbers: array[float], base: int) -> None:
        self.numbers, self.base = numbers, base
        self.made_from: dict[str, Any] = {}

    def changed(self, name: str, now: Any) -> bool:
        """Whether a part is made from something else than before. Kept is a copy: lists of a game change."""
        if self.made_from.get(name) == now:
            return False
        self.made_from[name] = marshal.loads(marshal.dumps(now))
        return True

    def put(self, at: int, row: list[float]) -> None:
        at += self.base
        self.numbers[at : at + len(row)] = array("f", row)

    def point(self, name: str, at: int, place: int) -> None:
        """One place behind `at` is 1 and all others 0; with -1 all are."""
        before: int = self.made_from.get(name, -1)
        if before != place:
            if before >= 0:
                self.numbers[self.base + at + before] = 0.0
            if place >= 0:
                self.numbers[self.base + at + place] = 1.0
            self.made_from[name] = place

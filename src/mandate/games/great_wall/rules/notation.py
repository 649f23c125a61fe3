"""Tokens: how choices are written.

Cards go by their ids (`C1`, `T07`, with `+` boosted; `A12`, with `/s` as Supporting Advisor), Locations by
three letters, `lum-tem` moves a Clerk, `tem` one from the pool; Soldiers are Sp, Ar, Ho, Sections L, M, R,
spots `L1b2`; resources W, S, G, C; players `seat1`. `done` and `pass` end what is optional.
"""

from __future__ import annotations

import re

AUTO = "auto"
DONE = "done"
PASS = "pass"
TAKE, DECLINE = "take", "decline"
BOOST = "+"
SUPPORT = "/s"

_SHAPE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_+:/>-]{0,23}")
_ROUTE = re.compile(r"(?:([a-z]{3})-)?([a-z]{3})")
_SPOT = re.compile(r"(Sp|Ho):([LMR])([123])((?:[ab][1-6]){1,2})")


def is_token(written: str) -> bool:
    """Whether it is written like a choice of this game at all."""
    return _SHAPE.fullmatch(written) is not None


def read_route(token: str) -> tuple[str, str] | None:
    """From where a Clerk goes (empty: from the pool) and where to."""
    match = _ROUTE.fullmatch(token)
    return None if match is None else (match[1] or "", match[2])


def read_attack(token: str) -> tuple[str, str, int] | None:
    """The Soldier that Attacks a Horde, the Section, and the row."""
    match = _SPOT.fullmatch(token)
    return None if match is None else (match[1], match[2], int(match[3]))

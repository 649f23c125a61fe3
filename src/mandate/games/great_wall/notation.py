"""Tokens: how choices are written, and why one is not allowed.

Cards go by their ids (`C1`, `T07`, with `+` boosted; `A12`, with `/s` as Supporting Advisor), Locations by
three letters, `lum-tem` moves a Clerk, `tem` one from the pool; Soldiers are Sp, Ar, Ho, Sections L, M, R,
spots `L1b2`; resources W, S, G, C; players `seat1`. `done` and `pass` end what is optional.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.errors import Problem as Trouble
from mandate.games.great_wall.automatic.reed import has_clerk
from mandate.games.great_wall.clauses import Problem
from mandate.games.great_wall.clerks import is_full
from mandate.games.great_wall.goods import DECLINE, chi
from mandate.games.great_wall.numbers import CARDS, CODE_AT, SECTION
from mandate.games.great_wall.tactics import BOOST, boost_price

if TYPE_CHECKING:
    from mandate.core.flow import Frame
    from mandate.games.great_wall.state import GreatWallState

_SHAPE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_+:/>-]{0,23}")
_CLERK = re.compile(r"(?:([a-z]{3})-)?([a-z]{3})")
_SPOT = re.compile(r"(Sp|Ho):([LMR])([123])((?:[ab][1-6]){1,2})")


def why_not(s: GreatWallState, token: str) -> Trouble:
    """Why the seat that is asked may not choose this; the first reason in the rules' order."""
    if not _SHAPE.fullmatch(token):
        return Malformed(Problem.TOKEN, token=token)
    frame = s.stack[-1]
    reason = None
    if frame.kind == "clerks":
        reason = _why_not_clerk(s, frame, token)
    elif frame.kind == "fall.choose" and token in CARDS.commands:
        reason = Refused(Problem.NO_CARD, clause="gw.fall.choose", card=token)
    elif frame.kind == "fall.order" and token.isdigit() and 1 <= int(token) <= len(s.track):
        reason = Refused(Problem.SPOT_TAKEN, clause="gw.fall.order", spot=int(token))
    elif frame.kind == "tactic" and token.removesuffix(BOOST) in CARDS.tactics:
        reason = _why_not_tactic(s, frame, token)
    elif frame.kind in ("attack", "muster", "reed.attack"):
        reason = _why_not_attack(s, token)
    elif frame.kind == "reed.move":
        reason = _why_not_reed(s, token)
    return reason or Refused(Code.NOT_OFFERED, clause=_clause_of(frame, token), choice=token)


# The clause behind each kind of question: what is offered there is what it allows.
_CLAUSES = {
    "setup.choose": "gw.setup.choose",
    "reclaim": "gw.summer.reclaim",
    "penance": "gw.summer.shame",
    "fall.choose": "gw.fall.choose",
    "fall.order": "gw.fall.order",
    "clerks": "gw.fall.clerks",
    "copy": "gw.fall.betrayal",
    "advanced": "gw.fall.advanced",
    "activation": "gw.fall.activate",
    "upgrade": "gw.production.upgrade",
    "donate": "gw.production.donate",
    "recruit": "gw.recruit",
    "saving": "gw.recruit",
    "muster": "gw.recruit",
    "attack": "gw.attack.zone",
    "wound": "gw.attack.archer",
    "build": "gw.build.wall",
    "house": "gw.build.pay",
    "pay": "gw.build.pay",
    "march": "gw.logistics",
    "convoy": "gw.logistics",
    "tea": "gw.tea",
    "hire": "gw.embassy",
    "refresh": "gw.spring.advisors",
    "limit": "gw.tactic.draw",
    "tactic": "gw.tactic.window",
    "victim": "gw.kill",
    "save": "gw.kill.save",
    "shame": "gw.shame.place",
    "reed.move": "gw.reed.clerks",
    "reed.attack": "gw.reed.locations",
    "reed.build": "gw.reed.locations",
    "reed.discard": "gw.reed.locations",
    "reed.swap": "gw.reed.marsh",
    "take": "gw.decline",
    "atone": "gw.coop.shame",
    "recall": "gw.coop.reclaim",
    "arrange": "gw.coop.order",
    "propose": "gw.coop.request",
    "consent": "gw.coop.request",
    "sacrifice": "gw.coop.sacrifice",
    "whom": "gw.coop.give",
    "give": "gw.coop.give",
    "ordeal": "gw.coop.event",
    "forget": "gw.coop.event",
    "retreat": "gw.coop.event",
    "homeward": "gw.coop.event",
    "deploy": "gw.coop.event",
    "levy": "gw.coop.event",
    "keep": "gw.winter.assault",
}


def _clause_of(frame: Frame, token: str) -> str:
    if frame.kind in ("attack", "muster") and token.startswith("Ar"):
        return "gw.attack.archer"
    if frame.kind == "gain" and token == DECLINE:
        return "gw.decline"
    if frame.kind == "build" and token.startswith("barricade"):
        return "gw.build.barricade"
    return _CLAUSES.get(frame.kind, "gw.fall.boxes")  # all others resolve what a card or an ability says


def _why_not_clerk(s: GreatWallState, frame: Frame, token: str) -> Refused | None:
    match = _CLERK.fullmatch(token)
    if match is None:
        return None
    start, end = match.groups()
    if end not in CODE_AT or (start or end) not in CODE_AT:
        return None
    if start and is_full(s, CODE_AT[start]):
        return Refused(Problem.LOCKED, clause="gw.fall.locked", place=start)
    if is_full(s, CODE_AT[end]):
        return Refused(Problem.FULL, clause="gw.fall.full", place=end)
    if frame.data["diff"] and frame.data["went"] >> CODE_AT[end] & 1:
        return Refused(Problem.SAME_PLACE, clause="gw.fall.different", place=end)
    if start == end:
        return None
    clause = "gw.fall.once" if start and s.at[CODE_AT[start] * s.clans + frame.seat] else "gw.fall.clerks"
    return Refused(Problem.NO_CLERK, clause=clause, place=start or "pool")


def _why_not_reed(s: GreatWallState, token: str) -> Refused | None:
    match = _CLERK.fullmatch(token)
    if match is None:
        return None
    start, end = match.groups()
    if start not in CODE_AT or end not in CODE_AT:
        return None
    if not has_clerk(s, CODE_AT[start]):
        return Refused(Problem.NO_CLERK, clause="gw.reed.clerks", place=start)
    if is_full(s, CODE_AT[start]):
        return Refused(Problem.LOCKED, clause="gw.fall.locked", place=start)
    if is_full(s, CODE_AT[end]):
        return Refused(Problem.FULL, clause="gw.fall.full", place=end)
    if has_clerk(s, CODE_AT[end]):
        return Refused(Problem.REED_THERE, clause="gw.reed.clerks", place=end)
    return Refused(Problem.NO_CLERK, clause="gw.fall.once", place=start)


def _why_not_tactic(s: GreatWallState, frame: Frame, token: str) -> Refused:
    name = token.removesuffix(BOOST)
    if name not in s.tactics[frame.seat]:
        return Refused(Problem.NO_CARD, clause="gw.tactic.window", card=name)
    if CARDS.tactics[name].window != frame.data["window"]:
        return Refused(
            Problem.WINDOW, clause="gw.tactic.window", card=name, window=CARDS.tactics[name].window.value
        )
    if token != name and chi(s, frame.seat) < boost_price(s, frame.seat, name):
        price = boost_price(s, frame.seat, name)
        return Refused(Problem.BOOST, clause="gw.tactic.boost", card=name, price=price)
    return Refused(Problem.NO_EFFECT, clause="gw.tactic.effect", card=token)


def _why_not_attack(s: GreatWallState, token: str) -> Refused | None:
    match = _SPOT.fullmatch(token)
    if match is None:
        return None
    kind, section, row, _ = match.groups()
    if kind == "Sp" and row != "1":
        return Refused(Problem.NOT_CLOSEST, clause="gw.attack.spearman", spot=token)
    if int(row) <= len(s.rows[SECTION[section]]):
        clause = "gw.attack.spearman" if kind == "Sp" else "gw.attack.horseman"
        return Refused(Problem.COVERED, clause=clause, spot=token)
    return None

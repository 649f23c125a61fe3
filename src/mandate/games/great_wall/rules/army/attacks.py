"""One Soldier Attacks: what a Horde takes for it, the spots it covers, and what they give."""

from __future__ import annotations

from typing import Any

from mandate.core.flow import Frame, Kinds, Steps
from mandate.games.great_wall.cards.grammar import REWARDS
from mandate.games.great_wall.cards.numbers import HORSEMEN_OF, RESOURCE, SECTION, SPEARMAN_OF
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.spots import CELL_AT
from mandate.games.great_wall.rules.army.wounds import shoot
from mandate.games.great_wall.rules.causes import Cause, Why, of_horde
from mandate.games.great_wall.rules.city.goods import gain, gain_mixed, honor, pay_mixed
from mandate.games.great_wall.rules.effects.tactics import draw
from mandate.games.great_wall.rules.events.places import Moved
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState

NO_HORDE = -1
EVENT: dict[str, Any] = {"attackers_melee": 0, "attackers_Ho": 0, "archers_placed": 0, "shots": 0, "where": 0}


def event(s: GreatWallState) -> dict[str, Any]:
    """A new Attack event; in co-op with the Hordes whose toll was paid in it."""
    return {**EVENT, "tolled": ()} if s.coop else EVENT


def event_frame(s: GreatWallState) -> Frame:
    """The current Attack event."""
    for frame in reversed(s.stack):
        if "attackers_melee" in frame.data:
            return frame
    raise AssertionError("no Attack event is under way")


def toll(s: GreatWallState, token: str) -> tuple[int, int]:
    """The Horde that an Attack puts a Soldier on, and its toll in each Attack event; or NO_HORDE."""
    kind, _, where = token.partition(":")
    if kind not in ("Sp", "Ho"):
        return NO_HORDE, 0
    horde = s.rows[SECTION[where[0]]][int(where[1]) - 1]
    return horde, s.box.toll[s.kind_of[horde]]


def payable(s: GreatWallState, seat: Clan, tokens: list[str], tolled: tuple[int, ...]) -> list[str]:
    """The Attacks whose toll is paid already or can be."""
    if not s.coop:
        return tokens
    means = sum(s.res[seat])
    return [token for token in tokens if toll_due(s, token, tolled) <= means]


def toll_due(s: GreatWallState, token: str, tolled: tuple[int, ...]) -> int:
    horde, price = toll(s, token)
    return 0 if horde in tolled else price


def strike(s: GreatWallState, seat: Clan, token: str) -> None:
    """Attack; if a Horde takes a toll, it is paid first."""
    if s.coop:
        facts = event_frame(s).data
        if price := toll_due(s, token, facts["tolled"]):
            horde = toll(s, token)[0]
            facts["tolled"] += (horde,)
            s.push(FrameKind.STRIKE, seat, token=token)
            pay_mixed(s, seat, price, kinds=4, cause=of_horde(Why.HORDE, s, horde))
            return
    attack_with(s, seat, token)


def _strike(s: GreatWallState, frame: Frame) -> None:
    data: frames.Strike = frame.data
    attack_with(s, frame.seat, data["token"])


def attack_with(s: GreatWallState, seat: Clan, token: str) -> None:
    """Place the Soldier (already taken from where it was) and gain what its spots give."""
    kind, _, where = token.partition(":")
    section = SECTION[where[0]]
    facts = event_frame(s).data
    facts["where"] |= 1 << section
    s.emit(Moved, seat, kind, "", where)
    if kind == "Ar":
        facts["archers_placed"] += 1
        s.fire[section][seat] += 1
        shoot(s, seat, section)
        return
    horde = s.rows[section][int(where[1]) - 1]
    facts["attackers_melee"] += 1
    code = SPEARMAN_OF[seat]
    cells = [CELL_AT[where[i : i + 2]] for i in range(2, len(where), 2)]
    if kind == "Ho":
        facts["attackers_Ho"] += 1
        one, other = HORSEMEN_OF[seat]
        code = other if any(one in cells for cells in s.cover) else one
    for cell in reversed(cells):
        s.put_on(horde, cell, code)
        s.wounds[seat] += 1
        reward(s, seat, s.box.reward[s.kind_of[horde]][cell], of_horde(Why.REWARD, s, horde))


def reward(s: GreatWallState, seat: Clan, code: str | None, cause: Cause) -> None:
    assert code is not None
    verb, args = REWARDS[code]
    n = int(args["n"])
    if verb == "honor":
        honor(s, seat, n, cause)
    elif verb == "draw_tactic":
        draw(s, seat, n, cause)
    elif args["what"] in RESOURCE:
        gain(s, seat, RESOURCE[str(args["what"])], n, cause=cause)
    else:
        gain_mixed(s, seat, str(args["what"]), n, cause=cause)


KINDS: Kinds[GreatWallState] = {FrameKind.STRIKE: Steps((("go", _strike),))}

"""What a choice in The Great Wall is expected to bring, in words: what its seat would have in the end."""

from __future__ import annotations

from collections.abc import Sequence

from mandate.core.game import Seat
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.players.value import honor_now
from mandate.games.great_wall.rules.army.killing import army_on
from mandate.games.great_wall.rules.army.losses import fielded
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.lang.text import Joined, Text, joined, text

# what is counted, and roughly the Honor that one of it is worth: the weightiest differences are reported
RIVAL = {
    "honor": 1.0, **dict.fromkeys(RESOURCES, 1.2), "tactics": 1.6, "soldiers": 2.0, "shame": 3.0,
    "overseers": 3.0, "clerks": 4.0, "advisors": 3.0,
}  # fmt: skip
TOGETHER = {
    "requests": 20.0, "tokens": 2.0, "walls": 4.0, "hordes": 2.0, **dict.fromkeys(RESOURCES, 1.2),
    "soldiers": 2.0,
}  # fmt: skip
MAX_DIFFERENCES = 3
MIN_DIFFERENCE = 0.3  # smaller differences are not reported


def holdings(s: GreatWallState, seat: Seat) -> list[float]:
    """What a seat has, in the order of what is counted at its table."""
    goods = s.res[seat]
    on_hordes = sum(sum(army_on(s, horde, seat)) for section in s.sections for horde in s.rows[section])
    soldiers = sum(fielded(s, seat).values()) + on_hordes
    if s.coop:
        hordes = sum(len(s.rows[section]) for section in s.sections)
        return [len(s.fulfilled), s.shame_pool, sum(s.walls), hordes, *goods, soldiers]
    shame = sum(s.shamed[seat]) + sum(s.horde_shame[horde] for horde in s.claimed[seat])
    levels = sum(level[seat] for level in s.level)
    clerks = s.clerk_pool[seat] + sum(clerks[seat] for clerks in s.at)
    honor = honor_now(s, seat) if s.outcome is None else s.honor[seat]
    advisors = len(s.advisors[seat]) + len(s.supporting[seat])
    return [honor, *goods, len(s.tactics[seat]), soldiers, shame, levels, clerks, advisors]


def weightiest(differences: Sequence[float], *, together: bool) -> Joined | None:
    """The differences that matter most, as a list; None if there are hardly any."""
    weights = TOGETHER if together else RIVAL
    weighty = [
        (what, round(much, 1))
        for what, much in zip(weights, differences, strict=True)
        if abs(much) >= MIN_DIFFERENCE
    ]
    weighty.sort(key=lambda one: -weights[one[0]] * abs(one[1]))
    if not weighty:
        return None
    return joined(_one(what, much) for what, much in weighty[:MAX_DIFFERENCES])


def _one(what: str, much: float) -> Text:
    n = int(abs(much)) if much.is_integer() else abs(much)  # one Clerk, but 1.5 Clerks
    thing = text("gw-resource", what=what) if what in RESOURCES else text("gw-outlook-what", what=what, n=n)
    return text("gw-outlook-one", sign="+" if much > 0 else "−", n=n, what=thing)

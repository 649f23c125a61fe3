"""What only one seat sees, written into an observation."""

from __future__ import annotations

from typing import Any, Final

from mandate.core.game import Seat
from mandate.games.great_wall.cards.numbers import CODE_AT, MADE_AT
from mandate.games.great_wall.cards.numbers import SECTION as SECTION_OF
from mandate.games.great_wall.cards.vocabulary import SOLDIERS
from mandate.games.great_wall.envs.layouts import ASKED, COMING, OWN, OWN_BEGIN, OWN_OF_CLANS, TYPES, WINDOWS
from mandate.games.great_wall.envs.sight import Sight
from mandate.games.great_wall.envs.tokens import ADVISORS, COMMANDS, GENERALS, TACTICS
from mandate.games.great_wall.envs.write_clans import cards_in
from mandate.games.great_wall.envs.written import Written
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop.mine import prices

O: Final = {name: OWN_BEGIN[OWN.name] + at for name, at in OWN.at.items()}  # noqa: E741  # of the own things
_NUMBER_OF_KIND: Final = {kind: number for number, kind in enumerate(ASKED)}
_NUMBER_OF_WINDOW: Final = {str(window): number for number, window in enumerate(WINDOWS)}


def write_seen(sight: Sight, out: Written) -> None:
    """What this seat is asked, and the faces that it has seen."""
    s, kind = sight.s, sight.kind
    out.point("kind", OWN_BEGIN["kind"], _NUMBER_OF_KIND[kind] if kind is not None else -1)
    out.numbers[out.base + OWN_BEGIN["left"]] = sight.left / 10 if sight.left < 10 else 1.0
    asked = kind == FrameKind.TACTIC and sight.top is not None
    window = _NUMBER_OF_WINDOW[sight.top.data["window"]] if asked and sight.top is not None else -1
    out.point("window", OWN_BEGIN["window"], window)
    out.point("seat", OWN_BEGIN["seat"], sight.me)
    faces, topped, kinds, marks = sight.faces, s.topped, s.kind_of, s.mark_of
    coming_next = [
        (kinds[horde] if faces >> horde & 1 else -1, marks[horde] if (faces | topped) >> horde & 1 else -1)
        for horde in s.horde_deck[: -COMING - 1 : -1]
    ]
    if out.changed("next_hordes", coming_next):
        row = [0.0] * (COMING * (TYPES + 3))
        for i, (horde_type, mark) in enumerate(coming_next):
            begin = i * (TYPES + 3)
            if horde_type >= 0:
                row[begin + horde_type] = 1.0
            if mark >= 0:
                row[begin + TYPES + mark] = 1.0
        out.put(OWN_BEGIN["next_hordes"], row)
    known = [[*sight.supporting(clan)] for clan in s.lineup.all_clans] if any(s.supporting) else []
    if out.changed(OWN_OF_CLANS, known):
        row = []
        for cards in known or [[]] * s.clans:
            row += cards_in(ADVISORS, len(ADVISORS), cards)
        out.put(OWN_BEGIN[OWN_OF_CLANS], row)


def write_own(sight: Sight, out: Written) -> None:
    """Goods, hand, the cards that were dealt, the secret choice, and prices."""
    if not sight.own:
        return
    s, seat = sight.s, sight.me
    chosen = sight.secret.get(str(seat)) if sight.secret is not None else None
    if out.changed("goods", s.res[seat]):
        out.put(O["goods"], [min(n / 10, 2.0) for n in s.res[seat]])
    if out.changed("tactics", s.tactics[seat]):
        out.put(O["tactics"], [n / 4 for n in cards_in(TACTICS, len(TACTICS), s.tactics[seat])])
    if out.changed("dealt", (sight.generals, sight.advisors)):
        row = cards_in(GENERALS, len(GENERALS), sight.generals)
        out.put(O["generals"], row + cards_in(ADVISORS, len(ADVISORS), sight.advisors))
    if out.changed("chosen", chosen):
        cards, row = chosen.split("+") if chosen else (), []
        for known in (COMMANDS, GENERALS, ADVISORS):
            row += cards_in(known, len(known), cards)
        out.put(O["chosen"], row)
    made_from = _priced(sight)
    if out.changed("prices", made_from):
        if made_from not in _KNOWN_PRICES:
            if len(_KNOWN_PRICES) >= _MOST_KNOWN:
                _KNOWN_PRICES.clear()
            _KNOWN_PRICES[made_from] = _prices(s, seat)
        out.put(O["soldiers"], _KNOWN_PRICES[made_from])


_MOST_KNOWN: Final = 10_000  # some megabytes
_KNOWN_PRICES: dict[Any, list[float]] = {}  # by all that they follow from

# frames that hold a discount, or Soldiers that are chosen and not paid
_PRICED: Final = (
    FrameKind.BUILDING, FrameKind.HIRE, FrameKind.UPGRADE, FrameKind.RECRUITING, FrameKind.PENANCE,
    FrameKind.SAVE,
)  # fmt: skip


def _priced(sight: Sight) -> tuple[Any, ...]:
    """All that prices follow from."""
    s, seat, frames = sight.s, sight.me, sight.frames
    under_way: tuple[Any, ...] = ()
    if not frames.keys().isdisjoint(_PRICED):
        under_way = tuple(
            (str(frame.kind), frame.step, tuple(frame.data.items()))
            for frame in s.stack
            if frame.seat == seat and frame.kind in _PRICED
        )
    return (
        under_way, s.coop, s.lineup.defense, s.sections, s.general[seat], tuple(s.advisors[seat]),
        len(s.supporting[seat]), tuple(s.events), *s.walls, *(level[seat] for level in s.level),
    )  # fmt: skip


def _prices(s: GreatWallState, seat: Seat) -> list[float]:
    now = prices(s, seat)
    row: list[float] = []
    for name in SOLDIERS:
        price = now.soldiers[name]  # type: ignore[index]  # the same three names
        cost = price.cost
        row += (cost.W / 10, cost.S / 10, cost.G / 10, cost.C / 10, price.off / 10)
    walls, upgrades = [0.0] * 3, [0.0] * MADE_AT
    for wall in now.walls:
        walls[SECTION_OF[wall.section]] = wall.price / 10
    for one in now.upgrades:
        upgrades[CODE_AT[one.place]] = one.price / 10
    usual = (now.barricade, now.advisor, now.clerk, now.save, now.shame, now.donation)
    return [*row, *walls, *upgrades, *(price / 10 for price in usual)]

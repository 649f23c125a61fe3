"""The names of everything on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mandate.games.great_wall.cards.box import Box
from mandate.games.great_wall.cards.grammar import REWARDS
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.cards.vocabulary import LOCATIONS, RESOURCES
from mandate.lang.text import Fact, Joined, Named, Text, joined, text

_CODE_OF = dict(zip(LOCATIONS, CODES, strict=True))


def player(clan: int) -> Named:
    """Who plays a Clan; behind the seats come those that no person plays."""
    return Named(clan)


def players(clans: Iterable[int]) -> Joined:
    return joined(Named(clan) for clan in clans)


def resource(what: str) -> Text:
    return text("gw-resource", what=what)


def amount(n: Fact, what: str) -> Text:
    return text("gw-amount", n=n, what=resource(what))


def cost(price: Mapping[str, int]) -> Joined:
    return joined(amount(n, what) for what, n in price.items() if n)


def goods(counts: Sequence[int]) -> Joined:
    return joined(amount(n, what) for what, n in zip(RESOURCES, counts, strict=False) if n)


def soldier(kind: str) -> Text:
    return text("gw-soldier", soldier=kind)


def a_soldier(kind: str) -> Text:
    return text("gw-soldier-one", soldier=kind)


def soldiers(kind: str) -> Text:
    return text("gw-soldiers", soldier=kind)


def section(code: str) -> Text:
    return text("gw-section", section=code)


def place(code: str) -> Text:
    """A Location, by its code or its id."""
    return text("gw-place", place=_CODE_OF.get(code, code))


def phase(name: str) -> Text:
    return text("gw-phase", phase=name)


def step(name: str, of: str = "") -> Text:
    """A step of a phase; `of` is the Section of an Assault."""
    return text("gw-step", step=name, section=section(of) if of else "")


def window(name: str, *, anyone: bool = False) -> Text:
    """When a Tactic card is played; `anyone`: not only for something of one's own."""
    return text("gw-window-anyone" if anyone else "gw-window", window=name)


def card(box: Box, id: str) -> Fact:
    """The name printed on a card; proper names stay as they are in every language."""
    name = box.names.get(id) or box.names.get(id.partition("-")[0])
    return name if name else text("gw-hidden-card")


def horde(box: Box, id: str) -> Text:
    """A Horde card apart from others of its type: by the Section that its back points to."""
    return text("gw-horde-marked", horde=card(box, id), section=section(id.partition("-")[2]))


def cards(box: Box, ids: Iterable[str]) -> Joined:
    return joined(card(box, id) for id in ids)


def row(spot: str) -> Text:
    """`L1` or the beginning of `L1a3`."""
    return text("gw-row", section=section(spot[0]), row=int(spot[1]))


def spot(code: str) -> Text:
    """`L1a3`, or the two spots of a Horseman: `L1a3b3`."""
    return text("gw-spot", section=section(code[0]), row=int(code[1]), cell="+".join(pairs(code)))


def reward(code: str) -> Text:
    verb, args = REWARDS[code]
    what: Fact = {"honor": "honor", "draw_tactic": "tactic"}.get(verb) or resource(str(args["what"]))
    return text("gw-reward", reward=what, n=int(args["n"]))


def rewards(box: Box, horde: str, code: str) -> Joined:
    """What the spots of `L1a3b3` on this Horde card give."""
    printed = box.reward[box.type_of[horde]]
    printed_rewards = [printed["ab".index(cell[0]) * 6 + int(cell[1]) - 1] for cell in pairs(code)]
    return joined(reward(one) for one in printed_rewards if one)


def pairs(code: str) -> list[str]:
    """The cells of `L1a3b3`: a3, b3."""
    return [code[i : i + 2] for i in range(2, len(code), 2)]

"""The names of everything on the table."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mandate.games.great_wall.cards.grammar import REWARDS
from mandate.games.great_wall.cards.numbers import CARDS, CODES, JIUSHAO, REED, REWARD, TYPE_OF
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


def card(id: str) -> Fact:
    """The name printed on a card; proper names stay as they are in every language."""
    name = _printed().get(id) or _printed().get(id.partition("-")[0])
    return name if name else text("gw-hidden-card")


def horde(id: str) -> Text:
    """A Horde card apart from others of its type: by the Section that its back points to."""
    return text("gw-horde-marked", horde=card(id), section=section(id.partition("-")[2]))


def cards(ids: Iterable[str]) -> Joined:
    return joined(card(id) for id in ids)


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


def rewards(horde: str, code: str) -> Joined:
    """What the spots of `L1a3b3` on this Horde card give."""
    printed = REWARD[TYPE_OF[horde]]
    printed_rewards = [printed["ab".index(cell[0]) * 6 + int(cell[1]) - 1] for cell in pairs(code)]
    return joined(reward(one) for one in printed_rewards if one)


def pairs(code: str) -> list[str]:
    """The cells of `L1a3b3`: a3, b3."""
    return [code[i : i + 2] for i in range(2, len(code), 2)]


@functools.cache
def _printed() -> dict[str, str]:
    kinds: tuple[Mapping[str, Any], ...] = (
        CARDS.commands, CARDS.generals, CARDS.advisors, CARDS.tactics, CARDS.artifacts, CARDS.horde_types,
        CARDS.requests, CARDS.events,
        REED.generals, JIUSHAO.commands, {REED.command.id: REED.command, JIUSHAO.id: JIUSHAO},
    )  # fmt: skip
    return {name: entry.name for kind in kinds for name, entry in kind.items()}

"""What tests of rules need beside the stage of the stories: refusals, deals to order, pieces on the board."""

from __future__ import annotations

from typing import Any

import pytest

from mandate.core.errors import Problem
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.numbers import CELL_NAMES, PLACE, SECTION
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.stories.staging import Table


def dealt(players: int = 3, **tops: list[str]) -> GreatWallState:
    """A game before the first choice; `hordes`, `generals`, `advisors` and `tactics` begin as given."""
    setup: dict[str, Any] = GREAT_WALL.start({"players": players}, Chance("a deal")).setup()
    for deck, top in tops.items():
        rest = [card for card in setup[deck] if card not in top]
        setup[deck] = (top + rest)[: len(setup[deck])]
    return GREAT_WALL.begin(setup)


def refusal(t: Table, choice: str) -> str:
    """The code and the clause with which a choice such as `0 W` is refused; nothing has changed then."""
    seat, _, token = choice.partition(" ")
    before = t.s.digest()
    with pytest.raises(Problem) as caught:
        t.s.apply(Seat(int(seat)), token)
    assert t.s.digest() == before, "a refused choice changed something"
    assert str(caught.value), "a refusal has words"
    return f"{caught.value.code} {caught.value.clause}"


def asked(t: Table) -> list[int]:
    """The seats that must decide now."""
    return sorted(t.s.asked)


def at(t: Table, place: str) -> list[int]:
    """Clerks at a Location, by seat."""
    return t.s.at[PLACE[place]][:]


def level(t: Table, seat: int, place: str) -> int:
    """The level of an Overseer, 0 without one."""
    return t.s.level[PLACE[place]][seat]


def firing(t: Table, section: str) -> list[int]:
    """Archers on the Firing spots of a Section, by seat."""
    return t.s.fire[SECTION[section]][:]


def wounds_on(t: Table, card: str) -> list[str]:
    """The cells of a Horde with a Wound marker."""
    found = t.s.cover[t.horde(card)][:]
    return [CELL_NAMES[cell] for cell, covered in enumerate(found) if covered == 1]


def claim(t: Table, seat: int, card: str, shame: int = 0) -> None:
    """A Horde card that a seat has claimed, with so many Shame tokens."""
    horde = t.horde(card)
    t.s.horde_deck.remove(horde)
    t.s.claimed[seat].append(horde)
    t.s.horde_shame[horde] = shame
    t.s.shame_pool -= shame


def shamed(t: Table, seat: int) -> list[int]:
    """Soldiers with a Shame token: Spearmen, Archers, Horsemen."""
    return t.s.shamed[seat][:]


def tell(t: Table, kind: str) -> list[Any]:
    """The events of one kind that the choices of the story brought."""
    return [event for event in t.events if event.kind == kind]


def winter(t: Table) -> None:
    t.begin("winter")


def shame_all(t: Table) -> None:
    """Every token goes under a Spearman, and no one saves anybody."""
    while asked(t):
        seat = asked(t)[0]
        options = t.offers(seat)
        t.play(f"{seat} {options[0] if t.question == 'shame' else options[-1]}")

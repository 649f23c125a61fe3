"""The seasons are reported step by step, as in the rulebook; an Assault with its parts, a tie as one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from mandate.core.game import Event
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.vocabulary import Section
from mandate.games.great_wall.rules.army.assault import assaulted, defense, power
from mandate.games.great_wall.rules.clauses import CLAUSES
from mandate.games.great_wall.rules.events.course import Began, Ended, Stepped
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.year.scoring import end
from mandate.games.great_wall.rules.year.steps import CLAUSE
from mandate.lang import LANGUAGES, say
from tests.games.great_wall.driving import choose, clans
from tests.games.great_wall.modes import OTHERS
from tests.games.great_wall.stories.staging import Table

ORDER = list(CLAUSE)
MODES: dict[str, dict[str, Any]] = {"three": {"players": 3}, **OTHERS}


def shown_in(mode: str) -> Iterator[list[Event]]:
    """What each choice of a game brought."""
    chance = Chance(f"steps {mode}")
    state = GREAT_WALL.start(MODES[mode], chance)
    while state.asked:
        yield state.apply(*choose(state, chance, eager=True))


@pytest.mark.parametrize("mode", MODES)
def test_steps_come_in_the_order_of_the_rulebook(mode: str) -> None:
    phase, before, met = "", -1, set()
    for events in shown_in(mode):
        for event in events:
            match event:
                case Began(what="spring" | "summer" | "fall" | "winter"):
                    phase, before = event.what, -1
                case Stepped(phase="end"):
                    assert phase == "winter"
                case Stepped():
                    here = ORDER.index((event.phase, event.step))
                    assert (event.phase, event.of != "") == (phase, event.step == "assault")
                    assert here > before or event.step == "assault"
                    assert event.clause == CLAUSE[event.phase, event.step]
                    met.add(event.step)
                    before = here
        assert not any(isinstance(one, Stepped) and isinstance(two, Stepped) for one, two in pairwise(events))
    assert {"choose", "assault", "hordes", "income"} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_clause_and_a_name(language: str) -> None:
    names = {say(language, "gw-step", {"step": step, "section": ""}) for _, step in CLAUSE}
    assert len(names) == len(CLAUSE)
    assert set(CLAUSE.values()) <= CLAUSES.keys()


@pytest.mark.clause("gw.winter.assault")
@pytest.mark.parametrize(
    ("level", "barricades", "turned"),
    [
        (0, 0, ("H6-L",)),  # without the larger Horde it would have held
        (0, 2, ("H1-L", "H6-L")),  # without either of them
        (0, 3, ("wall", "barricades")),
        (3, 0, ("wall",)),
        (3, 3, ("wall",)),
    ],
)
def test_what_turned_an_assault(level: int, barricades: int, turned: tuple[str, ...]) -> None:
    t = Table()
    t.s.walls[0], t.s.barricades[0] = level, barricades
    t.hordes("L", "H1-L", "H6-L")
    left = Section(0)
    event = assaulted(t.s, left, power(t.s, left), defense(t.s, left))
    assert (event.hordes, event.power) == (("H1-L", "H6-L"), sum(event.powers))
    assert event.defense == event.wall + event.barricades * event.each
    assert event.turned == turned


@pytest.mark.clause("gw.end.score")
def test_the_end_tells_whom_tea_order_alone_put_behind() -> None:
    t = Table()
    t.s.tea = clans(2, 0, 1)
    t.s.honor = [40, 40, 7]
    t.s.emitted = []
    end(t.s, "time")
    ended = t.s.emitted[-1]
    assert isinstance(ended, Ended)
    assert (t.honor(0), ended.winners, ended.tied) == (t.honor(1), (0,), (1,))

"""Attack Order: from a Rest Zone that is chosen, all that can Attack must."""

from __future__ import annotations

import pytest

from tests.games.great_wall.rule_tables import asked, refusal
from tests.games.great_wall.stories.staging import Table


def attack_order(t: Table) -> None:
    t.commands("C5", "C1", "C1")
    t.turn(0)
    t.play("0 done", "1 done", "2 done")


@pytest.mark.clause("gw.attack.zone")
def test_every_soldier_of_a_chosen_rest_zone_that_can_attack_must() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.rest(0, "L", Sp=2)
    attack_order(t)
    assert t.offers(0)[-1] == "done"
    t.play("0 Sp:L1a2")
    assert refusal(t, "0 done").startswith("not-offered")
    t.play("0 Sp:L1b2")
    assert (t.covered("H1-L"), asked(t)) == (2, [])


@pytest.mark.clause("gw.attack.zone")
def test_soldiers_of_a_chosen_zone_that_cannot_attack_stay() -> None:
    t = Table()
    t.hordes("L", "H5-L")
    t.rest(0, "L", Sp=1, Ho=1)
    attack_order(t)
    t.play("0 Sp:L1a1")
    assert (t.resting(0, "L"), asked(t)) == ([0, 0, 1], [])


@pytest.mark.clause("gw.attack.zone")
def test_a_zone_that_was_not_chosen_may_stay_at_rest() -> None:
    t = Table()
    t.hordes("L", "H1-L")
    t.hordes("M", "H1-M")
    t.rest(0, "L", Sp=1)
    t.rest(0, "M", Sp=2)
    attack_order(t)
    t.play("0 Sp:L1a2", "0 done")
    assert t.resting(0, "M") == [2, 0, 0]


@pytest.mark.clause("gw.attack.zone")
def test_a_zone_without_any_legal_attack_cannot_be_chosen() -> None:
    t = Table()
    t.rest(0, "L", Sp=2, Ho=1)
    attack_order(t)
    assert asked(t) == []

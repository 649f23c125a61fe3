"""A seat changes hands at a server: what each person can get out of it depends on nothing hidden from them.

As in test_secrecy_over_the_wire.py, beside a server where everything that one has not seen is dealt again.
"""

import asyncio
from pathlib import Path

import pytest

from mandate.core.rng import Chance
from mandate.table import commands
from mandate.table.table import Table
from tests.server.test_secrecy_over_the_wire import Scenery, _named, compared, steady_deals
from tests.table.scenes import ANN, BEN, CEM, Scene, plan
from tests.table.twins import dealt_again

__all__ = ["steady_deals"]
LEVEL = {"qin": "greedy", "great-wall": "rules"}


def handed_over(game: str, chance: Chance) -> tuple[Table, Table]:
    """Cem left a seat to a level, and Ben asks for it; and the table once Ben has it."""
    scene = Scene(plan("me", "open", game=game, handover=True, listed=True))
    scene.do(CEM, commands.Sit())
    for _ in range(40 if game == "great-wall" else 8):
        scene.play(chance)
    scene.do(CEM, commands.Leave(seat=1))
    scene.do(ANN, commands.Offer(what="bot", seat=1, bot=LEVEL[game]))
    while 1 in scene.table.pending:  # a level that is asked would play at the server
        scene.play(chance)
    scene.watching = {BEN}
    scene.do(BEN, commands.Join(seat=1))
    asked = scene.table
    scene.do(ANN, commands.Answer(offer=asked.number, yes=True))
    while 1 not in scene.table.pending:
        scene.play(chance)
    return asked, scene.table


@pytest.mark.parametrize("game", LEVEL)
def test_a_handover_shows_no_more_than_each_may_know(game: str, tmp_path: Path) -> None:
    chance = Chance(f"handed over/{game}")
    asked, joined = handed_over(game, chance)
    looks = [(asked, BEN, None), (joined, BEN, 1), (joined, CEM, None), (joined, ANN, 0)]
    sceneries = []
    for number, (table, guest, seat) in enumerate(looks):
        name = f"{number}-{guest}"
        twin = dealt_again(table, seat, chance)
        sceneries.append(Scenery(guest, seat, _named(table, name), _named(twin, name)))
    number, different = asyncio.run(compared(sceneries, tmp_path))
    assert not different
    assert number > 15 * len(looks)

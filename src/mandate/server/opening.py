"""From what was asked for to a table: a plan is checked, and what it leaves open is filled in."""

from __future__ import annotations

import msgspec

from mandate import games
from mandate.core.errors import Refused
from mandate.core.game import Game, Json
from mandate.core.rng import Chance
from mandate.players.advice import adviser
from mandate.server.bots import seatable
from mandate.server.codes import Trouble
from mandate.server.plan import Bot, Plan


def complete(plan: Plan, number: int) -> Plan:
    """The plan of a table, for game `number` of its series if it is one."""
    game = games.find(plan.game)
    series = _series(game, plan)
    options = series[number - 1] if series else game.configure_remote(plan.options)
    for each in (options, *series):
        if each.get("players", len(plan.seats)) != len(plan.seats):
            raise Refused(Trouble.WRONG_SEATS, seats=len(plan.seats), players=each["players"])
    return msgspec.structs.replace(
        plan,
        options=options,
        series=series,
        seats=[Bot(seatable(seat.name, plan.game)) if isinstance(seat, Bot) else seat for seat in plan.seats],
        hints=plan.gives_hints and adviser(plan.game) is not None,
    )


def _series(game: Game, plan: Plan) -> list[Json]:
    """The options of each game of the series: a bad map is told before the first one, not after it."""
    wanted = plan.series
    if not isinstance(wanted, list):
        wanted = game.series(plan.options, wanted) if wanted > 1 else []
    if not wanted:
        return []
    lots = game.draw_lots(game.configure_remote(plan.options), Chance())
    return [game.configure_remote({**lots, **differs}) for differs in wanted]

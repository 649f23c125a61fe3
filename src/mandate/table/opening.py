"""From a request to a table: check a plan and fill in what it leaves open."""

from __future__ import annotations

from typing import Any

import msgspec

from mandate import games, players
from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Game, Json
from mandate.core.rng import Chance
from mandate.players.advice import adviser
from mandate.table.codes import ServerCode
from mandate.table.plan import Bot, Open, Plan
from mandate.table.rated import check_rated

LARGEST_PLAN = 8 * 1024  # bytes: a few maps, and 99 games by their differences; a game may allow more


def check(plan: Plan) -> None:
    """Refuse a table without a person, a deal known to some players only, and a plan that is too large.

    A series stores the plan with each of its tables.
    """
    if all(isinstance(seat, Bot) for seat in plan.seats):
        raise Refused(ServerCode.NO_PERSON)
    if plan.seed is not None and any(isinstance(seat, Open) for seat in plan.seats):
        raise Refused(ServerCode.KNOWN_DEAL)
    if plan.rated:
        check_rated(plan)
    most = LARGEST_PLAN + games.find(plan.game).largest_options
    if len(msgspec.json.encode(plan)) > most:
        raise Refused(ServerCode.TOO_LARGE, most=most)


def all_options(plan: Plan) -> list[Json]:
    """The options of the plan, and of each game of its series that names some of its own."""
    differing = plan.series if isinstance(plan.series, list) else []
    return [plan.options, *({**plan.options, **differs} for differs in differing if differs)]


def complete(plan: Plan, number: int) -> Plan:
    """The completed plan of a table, for game `number` of its series if it has one."""
    game = games.find(plan.game)
    options, series = _series(game, plan, number)
    return msgspec.structs.replace(
        plan,
        options=options,
        series=series,
        seats=[Bot(seatable(seat.name, plan.game)) if isinstance(seat, Bot) else seat for seat in plan.seats],
        hints=plan.hints if adviser(plan.game) is not None and not plan.rated else False,
        guided=plan.guided and sum(not isinstance(seat, Bot) for seat in plan.seats) == 1,
    )


def _series(game: Game, plan: Plan, number: int) -> tuple[Json, list[Json]]:
    """The options of this game, and what differs in each game of the series.

    All games are checked, so that a bad map is refused before the first game. What all games share is stored
    once, in the options; what differs in any game is listed for every game.
    """
    wanted = plan.series
    if not isinstance(wanted, list):
        wanted = game.series(plan.options, wanted) if wanted > 1 else []
    options = game.configure_remote(plan.options)
    if not wanted:
        return _seated(game, options, plan), []
    lots = game.draw_lots(options, Chance())
    each = [_seated(game, game.configure_remote({**lots, **differs}), plan) for differs in wanted]
    named = [name for name in lots if any(whole[name] != each[0][name] for whole in each)]
    series = [
        {name: _shorter(differs.get(name, lots[name]), whole[name]) for name in named}
        for differs, whole in zip(wanted, each, strict=True)
    ]
    return each[number - 1], series


def _seated(game: Game, options: Json, plan: Plan) -> Json:
    if (players := game.seats(options)) != len(plan.seats):
        raise Refused(ServerCode.WRONG_SEATS, seats=len(plan.seats), players=players)
    return options


def _shorter(asked: Any, checked: Any) -> Any:
    """The shorter of two equivalent values: a board by its name rather than row by row."""
    return min(checked, asked, key=lambda value: len(msgspec.json.encode(value)))


def seatable(name: str, game: str) -> str:
    """The full name of a computer player that may sit at a table.

    Only names without an argument: a name from the wire must never start a program (`bot:COMMAND`) or load
    code (`agent:MODULE:FUNCTION`).
    """
    full, known = players.full_name(name, game=game), players.names_for(game)
    if full not in known:
        raise Malformed(Code.UNKNOWN_PLAYER, player=name, known=", ".join(known))
    return full

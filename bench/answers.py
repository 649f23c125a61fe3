"""How many answers a person gives in a game of The Great Wall, with and without standing answers.

The rule-based computer player sits on every seat; the first stands for a person, whose questions are counted.
Each is looked at as a server would look at it: without standing answers, with what holds where nothing was
ordered, and with a person who passes this Year at every window whose card is not in hand, and orders so again
when a card came.
`python -m bench answers` prints the table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from mandate.core.game import Seat, View
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.views.orders import ORDERS
from mandate.games.great_wall.views.view import GreatWallView

PERSON = Seat(0)
Orders = dict[str, Any]


def nothing(view: View, orders: Orders) -> Orders:
    """A person who orders nothing."""
    del view
    return orders


def what_cannot_be_played(view: View, orders: Orders) -> Orders:
    """A person who passes this Year wherever no card in hand belongs to that window."""
    assert isinstance(view, GreatWallView)
    held = {OURS.cards.tactics[card].window for card in view.tactics}
    given = ORDERS.shown(orders).given
    wanted = {window.value: "year" for window in Window if window not in held and window not in given}
    return ORDERS.give(view, orders, wanted) if wanted else orders


# who orders what, and whether all others are computer players
WAYS: dict[str, tuple[Callable[[View, Orders], Orders], bool] | None] = {
    "no standing answers": None,
    "nothing ordered, others are computers": (nothing, True),
    "nothing ordered, among people": (nothing, False),
    "year by year what is not in hand, among people": (what_cannot_be_played, False),
}


def count(games: int, options: dict[str, Any]) -> dict[str, Counter[str]]:
    """By way and kind of question, how often the person was asked in so many games."""
    asked: dict[str, Counter[str]] = {way: Counter() for way in WAYS}
    for number in range(games):
        state = GREAT_WALL.start(options, Chance(f"answers/{number}"))
        players = [RulesPlayer(f"{number}/{seat}") for seat in range(state.seats)]
        orders: dict[str, Orders] = {way: {} for way in WAYS}
        while pending := state.pending:
            seat, decision = next(iter(pending.items()))
            view = state.view(seat)
            if seat == PERSON and not decision.automatic:
                for way, how in WAYS.items():
                    if how is not None:
                        order, unseen = how
                        orders[way] = order(view, ORDERS.after(view, orders[way]))
                        if ORDERS.answer(view, orders[way], unseen=unseen) is not None:
                            continue
                    asked[way][decision.kind] += 1
            choice = decision.options[0] if decision.automatic else players[seat].choose(view, decision)
            state.apply(seat, choice)
    return asked


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench answers", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=3, choices=(1, 2, 3, 4))
    parser.add_argument("--coop", action="store_true")
    given = parser.parse_args(arguments)
    options = {"players": given.players, "coop": given.coop} if given.coop else {"players": given.players}
    asked = count(given.games, options)
    console = Console(highlight=False)
    table = Table(title=f"Answers of one person in a game, {given.games} games, {given.players} players")
    table.add_column("question")
    for way in WAYS:
        table.add_column(way, justify="right")
    first = asked[next(iter(WAYS))]
    rows = [("all", [counter.total() for counter in asked.values()])]
    rows += [(kind, [counter[kind] for counter in asked.values()]) for kind, _ in first.most_common()]
    for name, counts in rows:
        table.add_row(name, *(f"{n / given.games:.1f}" for n in counts))
    console.print(table)
    return 0

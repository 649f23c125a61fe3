"""How many bytes one person is sent after a choice, over whole games.

`python -m bench updates` prints the table. A view is what a seat sees; the events are what came of one
choice; the question and the facts come only to who asks for them (`show=words,facts`).
An update is the whole message that the page gets after a choice (`show=words`), and how large it would be if
it were compressed, each for itself, as a proxy or `permessage-deflate` without context does it.
"""

from __future__ import annotations

import argparse
import statistics
import time
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Drawn

from mandate import games, players
from mandate.core.game import Event, Seat, View
from mandate.core.match import Match
from mandate.core.record import Entry
from mandate.server.live.live_table import Live
from mandate.table import fold, log
from mandate.table.plan import Me, Open, Plan, Round
from mandate.table.seat_view import Onlooker
from mandate.table.show import Show
from mandate.table.table import Table

# what is played, with which players
PLAYED: tuple[tuple[str, Mapping[str, Any], str], ...] = (
    ("qin", {"players": 2}, "greedy"),
    ("qin", {"players": 4}, "greedy"),
    ("great-wall", {"players": 1}, "rules"),
    ("great-wall", {"players": 3}, "rules"),
    ("great-wall", {"players": 4}, "rules"),
    ("great-wall", {"players": 4, "coop": True}, "rules"),
)
COLUMNS = ("view", "events", "question", "facts", "update", "compressed")
WORDS = Show(words=True)
Sizes = dict[str, list[int]]


def sizes(game: str, options: Mapping[str, Any], player: str, seed: int) -> tuple[Sizes, int, float]:
    """Every part's bytes after every choice; how many choices, and the seconds for a view."""
    rules = games.find(game)
    match: Match[Any] = Match.start(rules, options, seed=seed)
    seated = [players.find(player, f"{seed}/{seat}", game=game) for seat in range(match.state.seats)]
    found: Sizes = {column: [] for column in COLUMNS}
    table = _begun(match)
    names = {str(seat): "Someone" for seat in range(match.state.seats)}
    choices, seconds = 0, 0.0
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        choice = seated[seat].choose(match.view(seat), decision)
        events = match.play(choice, seat)
        fold.add(table, log.Chose(at=choices, seat=seat, lines=[Entry(seat=seat, choice=choice)]))
        choices += 1
        live = Live(table)
        for eye in range(match.state.seats):
            began = time.process_time()
            found["view"].append(len(match.state.encode_view(Seat(eye))))
            seconds += time.process_time() - began
            _beside(found, match.view(Seat(eye)), events)
            who = Onlooker(str(eye), choices, names=names, show=WORDS)
            update = live.update(who, table.number - 1, terms=False)
            found["update"].append(len(update))
            found["compressed"].append(len(zlib.compress(update, wbits=-zlib.MAX_WBITS)))
    return found, choices, seconds / len(found["view"])


def _begun(match: Match[Any]) -> Table:
    """A table at which that game begins, with a guest on every seat."""
    record = match.record
    options = record.setup["options"]
    seats = range(match.state.seats)
    plan = Plan(game=record.game, options=options, seats=[Me(), *(Open() for _ in seats[1:])])
    opened = log.Opened(at=0, plan=plan, host="0", link="x" * 22, rules=record.rules, round=Round())
    table = Table("x" * 22, opened)
    fold.add(table, opened)
    for seat in seats[1:]:
        fold.add(table, log.Sat(at=0, seat=seat, guest=str(seat)))
    start = msgspec.structs.replace(record, choices=[], outcome=None)
    fold.add(table, log.Started(at=0, record=start, hints=False))
    return table


def _beside(found: Sizes, view: View, events: Sequence[Event]) -> None:
    found["events"].append(_bytes([event.seen_by(view.seat).to_json() for event in events]))
    if view.decision is not None:
        found["question"].append(_bytes(view.question()))
    found["facts"].append(_bytes(view.tidy()))


def _bytes(message: Any) -> int:
    return len(msgspec.json.encode(message))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench updates", description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="of each kind (default: 3)")
    count = max(1, parser.parse_args(arguments).games)
    shown = Drawn(title="Bytes, median / largest")
    for column in ("game", "choices", *COLUMNS, "whole game", "µs a view"):
        shown.add_column(column, justify="left" if column == "game" else "right")
    for game, options, player in PLAYED:
        found: Sizes = {column: [] for column in COLUMNS}
        choices, seconds = 0, 0.0
        for seed in range(count):
            more, made, each = sizes(game, options, player, seed)
            for column in COLUMNS:
                found[column] += more[column]
            choices, seconds = choices + made, seconds + each
        seats = int(options["players"])
        whole = [sum(found[column]) / seats / count for column in ("view",)]
        shown.add_row(
            f"{game}, {seats} players{', co-op' if options.get('coop') else ''}",
            f"{choices / count:,.0f}",
            *(f"{statistics.median(found[c]):,.0f} / {max(found[c]):,}" for c in COLUMNS),
            *(f"{size / 1e6:.2f} MB" for size in whole),
            f"{seconds / count * 1e6:,.0f}",
        )
    Console(highlight=False, width=200).print(shown)
    return 0

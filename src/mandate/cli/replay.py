"""`mandate replay`: step through recorded games, or print them as facts for other programs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from mandate.cli.warm import warm_up
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.core.record import Record


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words("replay-file"))
    parser.add_argument("--trace", action="store_true", help=words("replay-trace"))
    parser.add_argument("--legal", action="store_true", help=words("replay-legal"))
    parser.add_argument("--game", type=int, default=0, metavar="N", help=words("replay-game"))
    parser.epilog = words("replay-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.cli.files import read_records
    from mandate.core.errors import Code, Malformed

    if arguments.legal and not arguments.trace:
        raise Malformed(Code.BAD_OPTION, option="legal", value="", expected="--trace --legal")
    records = read_records(arguments.file)
    if arguments.trace:
        return _trace(records, legal=arguments.legal, language=language)
    from mandate.cli.kit.viewer import show

    return show(list(records), arguments.game, language)


def _trace(records: Iterator[tuple[Record, bool]], *, legal: bool, language: str) -> int:
    """Print one JSON object per line; with several records, each has the number of its game."""
    from mandate.core.replay import replay
    from mandate.games import find

    code = 0
    held = next(records)
    for number, following in enumerate(_ahead(records)):
        record, cut = held
        many = number > 0 or following is not None
        warm_up(record.game, language)
        game = find(record.game)
        for entry, state, events in replay(game, record):
            seat, choice = (None, None) if entry is None else (entry.seat, entry.choice)
            facts = state.facts(seat, choice, legal=legal)  # type: ignore[arg-type]
            if game.traces_events:
                facts["events"] = [event.to_json() for event in events]
            line = {"game": number, **facts} if many else facts
            sys.stdout.write(json.dumps(line, separators=(",", ":")) + "\n")
        if cut:
            sys.stdout.flush()
            facts = {"choices": len(record.choices)}
            sys.stderr.write(f"mandate replay: {say(language, 'problem-truncated-record', facts)}\n")
            code = 1
        if following is not None:
            held = following
    return code


def _ahead(records: Iterator[tuple[Record, bool]]) -> Iterator[tuple[Record, bool] | None]:
    """The successor of each record: the next one, None after the last."""
    yield from records
    yield None

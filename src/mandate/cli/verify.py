"""`mandate verify`: check a record to the end, including its deal against the commitment."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from mandate.cli.warm import warm_up
from mandate.lang import say


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("file", metavar="FILE", help=words("verify-file"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.cli.files import read_records
    from mandate.cli.kit.viewer import names_of, tell_series
    from mandate.core.errors import Code, Malformed, Problem
    from mandate.core.replay import verify
    from mandate.games import find

    failed = 0
    for number, (record, cut) in enumerate(read_records(arguments.file)):
        name = arguments.file if number == 0 else f"{arguments.file} #{number + 1}"
        try:
            if cut:
                raise Malformed(Code.TRUNCATED_RECORD, choices=len(record.choices))
            warm_up(record.game, language)
            verify(find(record.game), record)
        except Problem as problem:
            failed += 1
            sys.stderr.write(f"{name}: {problem.tell(language)}\n")
        else:
            facts = {"file": name, "choices": len(record.in_force()), "commitment": record.commitment}
            names = names_of(record, len(record.series.points) if record.series else 0)
            said = [say(language, "verify-good", facts), *tell_series(record, names, language)]
            sys.stdout.write(" ".join(said) + "\n")
    return 1 if failed else 0

"""`mandate data export`: games as an open dataset in Parquet, with a datasheet."""

from __future__ import annotations

import argparse
import importlib
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mandate.cli.options import add_game_options
from mandate.cli.pool import add_pool_options, pool_for
from mandate.cli.progress import progress
from mandate.cli.simulate import add_plan_options, plan_of
from mandate.cli.warm import warm_up
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.core.record import Record
    from mandate.envs.dataset import Folder

EXIT_INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("what", choices=("export",), help=words("data-what"))
    add_plan_options(parser, words)
    parser.add_argument("--out", metavar="FOLDER", required=True, help=words("data-out"))
    parser.add_argument("--records", metavar="FILE", help=words("data-records"))
    parser.add_argument("--database", metavar="ADDRESS", help=words("data-database"))
    parser.add_argument("--license", metavar="LICENSE", help=words("data-license"))
    parser.add_argument("--review", action="store_true", help=words("data-review"))
    add_pool_options(parser, words)
    add_game_options(parser, words)
    parser.epilog = words("data-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Refused
    from mandate.extras import install_command

    try:
        importlib.import_module("mandate.envs.dataset")
    except ModuleNotFoundError as missing:
        raise Refused(
            Code.MISSING_EXTRA, needs=missing.name or "", command=install_command("data")
        ) from missing
    warm_up(arguments.game, language)
    try:
        folder = _exported(arguments, language)
    except KeyboardInterrupt:
        sys.stderr.write(say(language, "data-interrupted", {"folder": arguments.out}) + "\n")
        return EXIT_INTERRUPTED
    sys.stdout.write(folder.summary(language) + "\n")
    return 0


def _exported(arguments: argparse.Namespace, language: str) -> Folder:
    if arguments.database:
        from mandate.cli.data_people import of_people

        _check_recorded(arguments, "--database")
        return of_people(arguments, language)
    return _of_records(arguments, language) if arguments.records else _played(arguments, language)


def _played(arguments: argparse.Namespace, language: str) -> Folder:
    """Games that computer players play now: ours to give away."""
    from mandate.arena.run import Run
    from mandate.core.errors import Code, Malformed
    from mandate.envs import dataset
    from mandate.study.review import reviewer_of

    if arguments.license is not None:
        raise Malformed(Code.BAD_OPTION, option="license", value=arguments.license, expected="--records FILE")
    out = Path(arguments.out)
    seed = arguments.seed or dataset.heading_of(out).get("seed") or secrets.token_hex(4)
    plan = plan_of(arguments, str(seed), language)
    if arguments.review and reviewer_of(plan.game) is None:
        raise Malformed(Code.NO_REVIEW, game=say(language, f"{plan.game}-name"))
    heading = dataset.plan_heading(plan, arguments.games, review=arguments.review)
    folder = dataset.Folder(out, heading, arguments.games)
    schedule = dataset.Missing(plan, folder)
    with progress("simulate-progress", language, schedule.total) as bar:
        Run(
            schedule,
            listeners=[dataset.Writer(folder), bar],
            watch={dataset.DATASET: dataset.Looking(plan, review=arguments.review)},
            pool=pool_for(arguments, language),
            strict=True,
        ).play()
    folder.close()
    return folder


def _of_records(arguments: argparse.Namespace, language: str) -> Folder:
    """Games that were recorded before; who has the right to publish them says under which license."""
    from mandate.envs import dataset

    _check_recorded(arguments, "--records")
    records = [_checked(record, arguments.game, n) for n, record in enumerate(_read(arguments.records), 1)]
    heading = dataset.records_heading(arguments.game, records, arguments.license, review=arguments.review)
    folder = dataset.Folder(Path(arguments.out), heading, len(records))
    missing = list(folder.missing())
    with progress("data-progress", language, len(missing)) as bar:
        for done, number in enumerate(missing):
            folder.add(number, *dataset.of_record(records[number], review=arguments.review))
            bar.show(done + 1, len(missing))
    folder.close()
    return folder


def _check_recorded(arguments: argparse.Namespace, source: str) -> None:
    """Refuse what is for games that are played now, and games without a license."""
    from mandate.core.errors import Code, Malformed

    for name in ("agent", "seed", "records"):
        value = getattr(arguments, name)
        if value and source != f"--{name}":
            shown = " ".join(value) if isinstance(value, list) else value
            raise Malformed(Code.BAD_OPTION, option=name, value=shown, expected=f"no {source}")
    if not arguments.license:
        raise Malformed(Code.BAD_OPTION, option="license", value="–", expected="CC0-1.0, CC-BY-4.0, …")


def _read(file: str) -> Any:
    from mandate.cli.files import read_records

    return (record for record, _ in read_records(file))


def _checked(record: Record, game: str, line: int) -> Record:
    from mandate.core.errors import Code, Malformed

    if record.game != game:
        raise Malformed(Code.BAD_RECORD, line=line, key="game", expected=game)
    if record.seen_by is not None:
        raise Malformed(Code.REDACTED_RECORD)
    return record

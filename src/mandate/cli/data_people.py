"""`mandate data export --database`: the games of a server's people who have agreed to it."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.cli.progress import progress

if TYPE_CHECKING:
    from mandate.core.record import Record
    from mandate.envs.dataset import Folder
    from mandate.server.store.store import Store


def of_people(arguments: argparse.Namespace, language: str) -> Folder:
    """One game in memory at a time. The same command continues, with the games up to the same moment."""
    from mandate.server.settings import read_settings
    from mandate.server.store.look import look_at

    settings = read_settings({"database": arguments.database})
    look_at(settings.database)
    return asyncio.run(_export(settings.database, arguments, language))


async def _export(database: str, arguments: argparse.Namespace, language: str) -> Folder:
    from mandate.envs import dataset
    from mandate.server.live.pulse import now_ms
    from mandate.server.store.store import Store

    out = Path(arguments.out)
    until = dataset.heading_of(out).get("until") or now_ms()
    store = Store(database)
    await store.open()
    try:
        consenting = await store.profiles.consenting()
        tables = [
            name
            for name in await store.played.tables_of(arguments.game, until)
            if await _record(store, name, consenting) is not None
        ]
        heading = dataset.people_heading(
            arguments.game, tables, arguments.license, until=until, review=arguments.review
        )
        folder = dataset.Folder(out, heading, len(tables))
        missing = list(folder.missing())
        with progress("data-progress", language, len(missing)) as bar:
            for done, number in enumerate(missing):
                record = await _record(store, tables[number], consenting)
                assert record is not None, "a finished game does not change"
                folder.add(number, *dataset.of_record(record, review=arguments.review))
                bar.show(done + 1, len(missing))
    finally:
        await store.close()
    folder.close()
    return folder


async def _record(store: Store, name: str, consenting: set[str]) -> Record | None:
    from mandate.people.publishing import publishable
    from mandate.table.snapshot import wake

    table, _ = wake(name, *await store.reader.read(name))
    return publishable(table, consenting)

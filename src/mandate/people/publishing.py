"""Games of people for an open dataset: only with the consent of all, and without what points to them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from mandate import games
from mandate.core.errors import Problem
from mandate.core.game import Json
from mandate.core.record import Record
from mandate.table import log
from mandate.table.plan import Me
from mandate.table.table import Table

OWN = "own"  # the name of a map, or another thing with a name, that a person has made


def publishable(table: Table, consenting: Collection[str]) -> Record | None:
    """The record of a finished game, anonymized; None unless each person who ever sat there consents.

    Without names, commitment and salt: those would lead back to the table on the server.
    """
    people = {line.guest for line in table.lines if isinstance(line, log.Sat | log.Joined)} | {*table.people}
    people |= {chair.before for chair in table.chairs if chair.before}
    if any(isinstance(seat, Me) for seat in table.opened.plan.seats):
        people.add(table.opened.host)
    record = table.record
    if not people or not people <= {*consenting} or record is None:
        return None
    if table.status != "over" or table.frozen is not None or table.canceled:
        return None
    setup = {**record.setup, "options": _plain(record.game, record.setup.get("options", {}))}
    return msgspec.structs.replace(record, names=[], commitment=None, salt=None, seed=None, setup=setup)


def _plain(game: str, options: Json) -> Json:
    """The options without names that people gave."""
    return {
        name: {**value, "name": OWN} if _is_own(game, name, value) else value
        for name, value in options.items()
    }


def _is_own(game: str, option: str, value: Any) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("name"), str):
        return False
    try:
        return ":" in value["name"] or games.find(game).configure({option: value["name"]})[option] != value
    except Problem:  # no name that the game knows
        return True

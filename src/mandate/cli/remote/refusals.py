"""Refusals that come over the wire, and those that there is no wire for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mandate.core.errors import Refused
from mandate.core.text import tidy
from mandate.lang import say

if TYPE_CHECKING:
    from enum import StrEnum

    from mandate.table import wire


class WireRefusal(Refused):
    """A refusal of the server, in the words that it was told in."""

    def __init__(self, told: wire.Refusal) -> None:
        # The server may be newer than we are: its codes are not ours to list.
        super().__init__(cast("StrEnum", _Text(told.code)), clause=told.clause)
        self.sentence = tidy(told.sentence)

    def tell(self, language: str) -> str:
        del language
        return self.sentence


class Offline(Refused):
    """What cannot be done, or not be known to be done, while there is no connection."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(cast("StrEnum", _Text("offline")), **facts)
        self.message = message

    def tell(self, language: str) -> str:
        return say(language, self.message, self.facts)


class _Text(str):
    """A code that no enumeration of ours has."""

    __slots__ = ()

    @property
    def value(self) -> str:
        return str(self)

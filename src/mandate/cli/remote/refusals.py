"""Refusals from the server, and refusals for lack of a connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mandate.core.errors import Refused
from mandate.core.text import tidy
from mandate.lang import say

if TYPE_CHECKING:
    from enum import StrEnum

    from mandate.table import wire


class WireRefusal(Refused):
    """A refusal by the server, in the server's words."""

    def __init__(self, refusal: wire.Refusal) -> None:
        # The server may be newer and use codes unknown here.
        super().__init__(cast("StrEnum", _Text(refusal.code)), clause=refusal.clause)
        self.sentence = tidy(refusal.sentence)

    def tell(self, language: str) -> str:
        del language
        return self.sentence


class Offline(Refused):
    """Without a connection, a command cannot be sent, or its result is unknown."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(cast("StrEnum", _Text("offline")), **facts)
        self.message = message

    def tell(self, language: str) -> str:
        return say(language, self.message, self.facts)


class _Text(str):
    """A code outside our enumerations."""

    __slots__ = ()

    @property
    def value(self) -> str:
        return str(self)

"""The sentences of one language, each parsed on first use.

Parsing all of them takes a third of a second, which every command would wait for, though it needs only a
few.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mandate.lang.bundle import Bundle

# Only messages and terms begin with a name at the beginning of a line; all that belongs to one is indented.
_ENTRY = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE | re.ASCII)


class Sentences:
    """Messages and terms by their names, a term's with its dash; of two with one name the first counts."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundle: Bundle | None = None  # opened for the first sentence: a device needs none
        self._written: dict[str, str] = {}
        self._read: set[str] = set()  # with all that they refer to
        self._reading = threading.Lock()

    def add(self, text: str) -> None:
        starts = list(_ENTRY.finditer(text))
        for start, end in zip(starts, [*(match.start() for match in starts[1:]), len(text)], strict=True):
            self._written.setdefault(start.group(1), text[start.start() : end])

    def knows(self, message: str) -> bool:
        return message in self._written and not message.startswith("-")

    def sentence(self, message: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The sentence, and what was wrong in it. A missing message is a `LookupError`."""
        if message not in self._read:
            with self._reading:
                self._learn(message)
        assert self._bundle is not None
        return self._bundle.sentence(message, facts)

    def _learn(self, message: str) -> None:
        """Read it, and all that it refers to."""
        from mandate.lang.bundle import Bundle

        self._bundle = self._bundle or Bundle(self._language)
        ids: set[str] = set()
        missing = [message]
        while missing:
            name = missing.pop()
            if name in self._written and name not in self._read and name not in ids:
                ids.add(name)
                missing += self._bundle.read(self._written[name])
        self._read |= ids  # not before: a name found here is rendered without waiting

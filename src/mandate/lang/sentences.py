"""The sentences of one language, each parsed on first use.

Parsing all of them takes a third of a second, which every command would wait for, though it needs only a
few.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, TermReference
from fluent.syntax.visitor import Visitor

# Only messages and terms begin with a name at the beginning of a line; all that belongs to one is indented.
_ENTRY = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE | re.ASCII)


class Sentences:
    """Messages and terms by their names, a term's with its dash; of two with one name the first counts."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
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
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        sentence, problems = self._bundle.format_pattern(pattern, dict(facts))
        return str(sentence), problems

    def _learn(self, message: str) -> None:
        """Read it, and all that it refers to."""
        ids: set[str] = set()
        missing = [message]
        while missing:
            name = missing.pop()
            if name in self._written and name not in self._read and name not in ids:
                ids.add(name)
                resource = FluentResource(self._written[name])
                self._bundle.add_resource(resource)
                references = _References()
                references.visit(resource)
                missing += references.names
        self._read |= ids  # not before: a name found here is rendered without waiting


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (fluent.syntax names it)
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)  # its arguments

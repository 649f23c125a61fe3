"""Fluent's own bundle: entries in, sentences out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, TermReference
from fluent.syntax.visitor import Visitor


class Bundle:
    """The parsed messages and terms of one language."""

    def __init__(self, language: str) -> None:
        self._fluent = FluentBundle([language], use_isolating=False)

    def read(self, text: str) -> list[str]:
        """Add an entry; return the names that it refers to."""
        resource = FluentResource(text)
        self._fluent.add_resource(resource)
        references = _References()
        references.visit(resource)
        return references.names

    def sentence(self, message: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The sentence, and what was wrong in it. A missing message is a `LookupError`."""
        pattern = self._fluent.get_message(message).value
        assert pattern is not None
        sentence, problems = self._fluent.format_pattern(pattern, dict(facts))
        return str(sentence), problems


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (fluent.syntax names it)
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)  # its arguments

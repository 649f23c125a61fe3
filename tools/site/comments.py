"""The comment behind a field or constant says what it is: the reference shows it as its docstring."""

from __future__ import annotations

import ast
import re
from typing import Any

import griffe

COMMENT = re.compile(r"^(?:[^\"#]|\"[^\"]*\")*  # (?!noqa|type:)(?P<words>.+)$")  # no `#` within a string


class Comments(griffe.Extension):
    def on_attribute_instance(self, *, node: Any, attr: griffe.Attribute, agent: Any, **kwargs: Any) -> None:
        """Called for every attribute that is found; fields of a class are shown even without a word."""
        del agent, kwargs
        if attr.docstring is not None or attr.name.startswith("_") or not isinstance(attr.lineno, int):
            return
        found = COMMENT.search(attr.lines_collection[attr.filepath][attr.lineno - 1])  # type: ignore[index]
        is_field = isinstance(node, ast.AnnAssign) and isinstance(attr.parent, griffe.Class)
        if found or is_field:
            words = found["words"].strip() if found else ""
            sentence = words[:1].upper() + words[1:] + ("." if words and words[-1] not in ".?!" else "")
            attr.docstring = griffe.Docstring(sentence, lineno=attr.lineno, parent=attr)

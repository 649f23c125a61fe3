"""The choices of a question as a numbered list, in groups and pages if there are many."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mandate.cli.kit.layout import cell_width, columns, wrap

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mandate.core.question import Question
    from mandate.lang.text import Text

PAGE = 28  # lines


@dataclass(frozen=True, slots=True)
class Entry:
    label: str  # what is typed
    token: str
    text: str
    detail: str = ""
    group: str = ""


def entries(options: Sequence[str], question: Question, tell: Callable[[Text], str]) -> list[Entry]:
    """Every choice in words. Tokens that are numbers serve as labels."""
    return [
        Entry(label, token, tell(choice.label), tell(choice.detail) if choice.detail else "")
        for label, token, choice in zip(labels(options), options, question.choices, strict=True)
    ]


def labels(options: Sequence[str]) -> list[str]:
    """What to type for each option: its number in the list, or its token if that is a number."""
    own = any(token.isdigit() for token in options)
    return [token if own else str(number) for number, token in enumerate(options, 1)]


def lines(entries: Sequence[Entry]) -> list[str]:
    out: list[str] = []
    at = 0
    while at < len(entries):
        group = entries[at].group
        end = at
        while end < len(entries) and entries[end].group == group:
            end += 1
        if group:
            out += [group, *_columns(entries[at:end])]
        else:
            for entry in entries[at:end]:
                out += _in_full(entry)
        at = end
    return out


def _in_full(entry: Entry) -> list[str]:
    head = f"{entry.label:>3} "
    first, *rest = wrap(entry.text, columns() - len(head))
    details = wrap(entry.detail, columns() - 6) if entry.detail else []
    return [head + first, *(" " * len(head) + line for line in rest), *("      " + line for line in details)]


def _columns(entries: Sequence[Entry]) -> list[str]:
    """As many columns as fit, read from left to right."""
    texts = [f"{entry.label:>3} {entry.text}" for entry in entries]
    width = max(cell_width(text) for text in texts) + 2
    across = max(1, columns() // width)
    rows = [texts[i : i + across] for i in range(0, len(texts), across)]
    return ["".join(text + " " * (width - cell_width(text)) for text in row).rstrip() for row in rows]


def bare(entries: Sequence[Entry]) -> list[Entry]:
    """The entries without card texts, for small screens."""
    return [replace(entry, detail="") for entry in entries]


@dataclass(frozen=True, slots=True)
class Page:
    lines: list[str]
    after: int  # how many choices follow on the next pages


def pages(entries: Sequence[Entry], size: int = PAGE) -> list[Page]:
    """Pages of about that size; a group is kept together."""
    cut: list[list[Entry]] = [[]]
    height = 0
    for block in _blocks(entries):
        tall = len(lines(block))
        if cut[-1] and height + tall > size:
            cut.append([])
            height = 0
        cut[-1] += block
        height += tall
    left = len(entries)
    out = []
    for part in cut:
        left -= len(part)
        out.append(Page(lines(part), left))
    return out


def _blocks(entries: Sequence[Entry]) -> list[list[Entry]]:
    blocks: list[list[Entry]] = []
    for entry in entries:
        if blocks and entry.group and blocks[-1][-1].group == entry.group:
            blocks[-1].append(entry)
        else:
            blocks.append([entry])
    return blocks


def meant(entries: Sequence[Entry], typed: str) -> list[Entry]:
    """The choices that match a number, a token, or the beginning of a token, a text or a name.

    Empty if nothing matches; several if the input is ambiguous.
    """
    typed = typed.strip().lower()
    for entry in entries:
        if entry.label == typed:
            return [entry]
    for entry in entries:
        if entry.token.lower() == typed:
            return [entry]
    if len(typed) < 2 or typed.isdigit():
        return []
    for fits in (_begins_token, _begins_text, _begins_word):
        some = [entry for entry in entries if fits(entry, typed)]
        if some:
            return some
    return []


def _begins_token(entry: Entry, typed: str) -> bool:
    return entry.token.lower().startswith(typed)


def _begins_text(entry: Entry, typed: str) -> bool:
    return entry.text.lower().startswith(typed)


def _begins_word(entry: Entry, typed: str) -> bool:
    """Match any word of the text, such as the card name after the verb."""
    return re.search(rf"\b{re.escape(typed)}", entry.text.lower()) is not None

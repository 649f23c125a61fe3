"""What a seat is asked, for people: a title, a label for each option, and the things that it is about.

`Decision` lists the options as tokens, for rules and programs. A `Question` says the same in texts that
each face renders in its reader's language. It is made from a view alone, so it reveals nothing that the
view does not, and only on demand.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mandate.lang.text import Fact, Text, read_fact, read_text


class Target(msgspec.Struct, frozen=True):
    """A thing on the table. `kind` is one of the game's own kinds of things, `id` says which one."""

    kind: str
    id: str


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option in words. `detail`: what a player must know to choose it, such as the text of its card."""

    label: Text
    targets: tuple[Target, ...] = ()
    detail: Text | None = None


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision in words; `choices` stand in the order of its options."""

    kind: str
    title: Text
    choices: tuple[Choice, ...]
    clause: str | None = None  # the rule that asks
    usual: str | None = None  # the option that settles it as most people would, such as a whole payment
    guarded: bool = False  # what is offered comes from something hidden: a quick answer would tell of it


class Caution(msgspec.Struct, frozen=True):
    """Something that a player may not have meant with a choice. `kind`: which one, to switch it off."""

    kind: str
    told: Text


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fact about the table, with its name."""

    name: Fact
    value: Fact
    target: Target | None = None


class Group(msgspec.Struct, frozen=True):
    """Facts that belong together, under a heading."""

    title: Fact
    rows: tuple[Row, ...]


def read_question(data: Any) -> Question:
    """A question back from its JSON, for faces at the other end of a wire."""
    choices = tuple(
        Choice(
            read_text(choice["label"]),
            tuple(Target(target["kind"], target["id"]) for target in choice.get("targets", ())),
            read_text(choice["detail"]) if choice.get("detail") else None,
        )
        for choice in data["choices"]
    )
    return Question(
        data["kind"],
        read_text(data["title"]),
        choices,
        data.get("clause"),
        data.get("usual"),
        data.get("guarded", False),
    )


def read_caution(data: Any) -> Caution:
    return Caution(data["kind"], read_text(data["told"]))


def read_groups(data: Any) -> tuple[Group, ...]:
    """Tidy facts back from their JSON."""
    return tuple(
        Group(read_fact(group["title"]), tuple(_row(row) for row in group["rows"])) for group in data
    )


def _row(data: Any) -> Row:
    target = data.get("target")
    return Row(
        read_fact(data["name"]),
        read_fact(data["value"]),
        Target(target["kind"], target["id"]) if target else None,
    )

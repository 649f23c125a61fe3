"""Types of messages as TypeScript: structs, typed dictionaries, events, enumerations and their parts."""

from __future__ import annotations

import dataclasses
import inspect
import re
import types
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any, Literal, NewType, Union

import msgspec

from mandate.lang.text import Text

WIDTH = 110  # as in web/.prettierrc.json
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


@dataclasses.dataclass(frozen=True, slots=True)
class Key:
    """One key of an object."""

    name: str
    hint: Any
    defaults: bool = False  # whether it may be left out when it is sent to us
    omitted: bool = False  # whether we leave it out where it has its default


def folded(parts: Sequence[Any], named: Iterable[Any]) -> list[Any]:
    """The parts of a union, those that are together a union with a name put as that one."""
    left = list(parts)
    for known in named:
        inner = typing.get_args(known)
        if typing.get_origin(known) in (Union, types.UnionType) and set(inner) <= set(left):
            left = [known, *(part for part in left if part not in inner)]
    return left


class Module:
    """Collects types from their roots on, and writes each of them once.

    `names` gives types a name where the class's would not do, or where the type is no class; `stands_for`
    tells what a type is to be shown as. An object that goes both ways and may be sent with less than it is
    received with is written twice: `Pace` as received, `GivenPace` as it may be sent.
    """

    def __init__(self, names: Mapping[Any, str], stands_for: Mapping[Any, Any]) -> None:
        self.names = names
        self.stands_for = stands_for
        self.written: dict[str, tuple[Any, str]] = {}
        self._received: set[Any] = set()

    def add(self, sent: Sequence[Any], given: Sequence[Any]) -> None:
        """The types that clients receive, then those that they send."""
        for hint in sent:
            self.show(hint, given=False)
        self._received = {hint for hint, _ in self.written.values()}
        for hint in given:
            self.show(hint, given=True)

    def text(self) -> str:
        return "\n".join(text for _, text in sorted(self.written.values(), key=lambda both: name_in(both[1])))

    def show(self, hint: Any, *, given: bool) -> str:
        """How a type is written where it is used."""
        if (name := self._name(hint)) is not None:
            return self._refer(name, hint, given=given)
        if hint in PLAIN:
            return PLAIN[hint]
        origin, parts = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:
            return self.show(parts[0], given=given)
        if origin is Literal:
            return union(f'"{part}"' for part in parts)
        if origin in (Union, types.UnionType):
            return union(self.show(part, given=given) for part in folded(parts, self.names))
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"[{', '.join(self.show(part, given=given) for part in parts)}]"
        if origin in (list, tuple):
            part = self.show(parts[0], given=given)
            return f"({part})[]" if " | " in part and not part.startswith("[") else f"{part}[]"
        if origin is dict:
            key, value = (self.show(part, given=given) for part in parts)
            return f"Record<{key}, {value}>"
        raise TypeError(f"{hint!r} has no counterpart in TypeScript yet")

    def _name(self, hint: Any) -> str | None:
        if hint in self.names:
            return self.names[hint]
        if isinstance(hint, NewType) or (
            isinstance(hint, type) and hint not in PLAIN and not typing.get_args(hint)
        ):
            return str(hint.__name__)
        return None

    def _refer(self, name: str, hint: Any, *, given: bool) -> str:
        """The name of a type, which is written first if it has not been."""
        if given and hint in self._received and self._may_be_sent_shorter(hint):
            name = f"Given{name}"
        known = self.written.get(name)
        if known is None:
            self.written[name] = (hint, "")  # it may contain itself
            self.written[name] = (hint, self._declare(name, hint, given=given))
        elif known[0] != hint and known[1] != self._declare(name, hint, given=given):
            raise TypeError(f"{hint!r} and {known[0]!r} would both be called {name}")
        return name

    def _may_be_sent_shorter(self, hint: Any) -> bool:
        return is_object(hint) and any(key.defaults and not key.omitted for key in keys_of(hint))

    def _declare(self, name: str, hint: Any, *, given: bool) -> str:
        if is_object(hint):
            return self._interface(name, hint, given=given)
        if named_tuple(hint):
            parts = typing.get_type_hints(hint)
            shown = f"[{', '.join(self.show(parts[part], given=given) for part in hint._fields)}]"
        elif hint in self.stands_for:
            meant = self.stands_for[hint]
            shown = union(self.show(part, given=given) for part in meant)
        elif isinstance(hint, type) and issubclass(hint, StrEnum):
            shown = union(f'"{member.value}"' for member in hint)
        elif isinstance(hint, NewType):
            shown = self.show(hint.__supertype__, given=given)
        elif typing.get_origin(hint) is Annotated:
            shown = self.show(typing.get_args(hint)[0], given=given)
        elif typing.get_origin(hint) is Literal:
            shown = union(f'"{part}"' for part in typing.get_args(hint))
        elif typing.get_origin(hint) in (Union, types.UnionType):
            shown = union(self.show(part, given=given) for part in typing.get_args(hint))
        else:
            raise TypeError(f"{hint!r} has no counterpart in TypeScript yet")
        return comment(hint) + fitted(f"export type {name} = ", shown, "")

    def _interface(self, name: str, hint: Any, *, given: bool) -> str:
        remarks = remarks_in(hint)
        lines = [f"export interface {name} {{\n"]
        for key in keys_of(hint):
            optional = "?" if (key.defaults if given else key.omitted) else ""
            remark = f" // {remarks[key.name]}" if key.name in remarks else ""
            shown = self.show(key.hint, given=given)
            lines.append(fitted(f"  {key.name}{optional}: ", shown, "  ", remark))
        return comment(hint) + "".join(lines) + "}\n"


def named_tuple(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


def is_object(hint: Any) -> bool:
    return isinstance(hint, type) and (
        issubclass(hint, msgspec.Struct) or dataclasses.is_dataclass(hint) or typing.is_typeddict(hint)
    )


def keys_of(hint: Any) -> Iterator[Key]:
    """The keys of an object, its sign first."""
    if issubclass(hint, msgspec.Struct):
        config = hint.__struct_config__
        if config.tag is not None:
            yield Key(str(config.tag_field), Literal[config.tag])
        for field in msgspec.structs.fields(hint):
            parts = typing.get_args(field.type)
            unset = msgspec.UnsetType in parts  # left out where nothing was set
            hint = (
                Union.__getitem__(tuple(p for p in parts if p is not msgspec.UnsetType))
                if unset
                else field.type
            )
            omitted = unset or (config.omit_defaults and not field.required and not _always(hint))
            yield Key(field.encode_name, hint, not field.required, omitted)
    elif dataclasses.is_dataclass(hint):
        hints = typing.get_type_hints(hint)
        if kind := getattr(hint, "kind", None):  # an event
            yield Key("event", Literal[kind])
        for part in dataclasses.fields(hint):
            yield Key(part.name, hints[part.name])
        if kind:
            yield Key("told", Text, omitted=True)  # where words were requested
    else:
        for name, value in typing.get_type_hints(hint).items():
            yield Key(name, value)


def _always(hint: Any) -> bool:
    """Whether a value is sent although it has a default: its default means that it is not known yet."""
    return any(
        isinstance(note, msgspec.Meta) and (note.extra or {}).get("always")
        for note in getattr(hint, "__metadata__", ())
    )


def remarks_in(hint: Any) -> dict[str, str]:
    """What is written behind a key in the source, on the same line."""
    return dict(re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(hint), re.MULTILINE))


def comment(hint: Any) -> str:
    """A class's own words on what it is."""
    said = inspect.cleandoc(hint.__doc__ or "") if isinstance(hint, type) else ""
    if not said or said.startswith(f"{hint.__name__}("):  # no one wrote it
        return ""
    if "\n" not in said:
        return f"/** {said} */\n"
    lines = "".join(f" * {line}".rstrip() + "\n" for line in said.splitlines())
    return f"/**\n{lines} */\n"


def union(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def fitted(before: str, shown: str, indent: str, remark: str = "") -> str:
    """A declaration as Prettier has it: on one line or two, or with a line for each part of a union."""
    if len(before) + len(shown) + 1 <= WIDTH or " | " not in shown:
        return f"{before}{shown};{remark}\n"
    if not indent and len(shown) + 3 <= WIDTH:
        return f"{before.rstrip()}\n  {shown};{remark}\n"
    parts = "".join(f"\n{indent}  | {part}" for part in shown.split(" | "))
    return f"{before.rstrip()}{parts};{remark}\n"


def name_in(text: str) -> str:
    found = re.search(r"^export (?:type|interface) (\w+)", text, re.MULTILINE)
    assert found is not None
    return found.group(1)

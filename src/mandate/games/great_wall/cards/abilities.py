"""What cards do: effects in the closed vocabulary, and the abilities that fire them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from mandate.games.great_wall.cards.amounts import quantities
from mandate.games.great_wall.cards.grammar import CONDITIONS, MOMENTS, SCOPES, VERBS
from mandate.games.great_wall.cards.toml_entries import DataCode, Entry
from mandate.games.great_wall.cards.vocabulary import (
    LOCATIONS,
    PLACED_TRIGGERS,
    PRODUCTION,
    Scope,
    Stat,
    Trigger,
    Verb,
    Who,
)

SHARED = (Verb.ATTACK, Verb.SAVE)  # what several players can share out among them


@dataclass(frozen=True, slots=True)
class Effect:
    """One verb with its arguments; `condition` is evaluated when the effect's turn comes."""

    do: Verb
    args: Mapping[str, Any] = field(default_factory=dict)
    then: tuple[Effect, ...] = ()  # of `pay`
    options: tuple[tuple[Effect, ...], ...] = ()  # of `choose`
    condition: Mapping[str, Any] = field(default_factory=dict)
    who: str = ""  # who it happens to: see `vocabulary.Who`; empty: the owner of the card


@dataclass(frozen=True, slots=True)
class Ability:
    trigger: Trigger
    where: str | None  # a Location, for the triggers that happen at one; None: any
    condition: Mapping[str, Any]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Around:
    """What an effect may refer to: the existing Command cards, and the moment it belongs to."""

    commands: tuple[str, ...]
    moment: str = "command"  # a trigger, a window, or a Command card's boxes


def read_abilities(entry: Entry, around: Around) -> tuple[Ability, ...]:
    abilities = tuple(_ability(below, around) for below in entry.each_below("abilities"))
    if not abilities:
        entry.refuse(DataCode.COUNT, "abilities", found=0, expected=1)
    return abilities


def _ability(entry: Entry, around: Around) -> Ability:
    trigger = Trigger(entry.word("trigger", tuple(Trigger)))
    around = replace(around, moment=trigger)
    where = entry.word("where", LOCATIONS) if entry.has("where") and trigger in PLACED_TRIGGERS else None
    if where is not None and trigger is Trigger.ON_GATHER:
        entry.known("where", where, PRODUCTION)
    ability = Ability(trigger, where, _condition(entry, around), read_some_effects(entry, "effects", around))
    for i, effect in enumerate(ability.effects):
        if trigger is Trigger.ALWAYS and effect.do != Verb.MODIFY:
            entry.refuse(DataCode.WORD, f"effects[{i}].do", value=effect.do, expected=Verb.MODIFY)
    entry.done()
    return ability


def read_some_effects(entry: Entry, name: str, around: Around) -> tuple[Effect, ...]:
    effects = read_effects(entry, name, around)
    if not effects:
        entry.refuse(DataCode.COUNT, name, found=0, expected=1)
    return effects


def read_effects(entry: Entry, name: str, around: Around) -> tuple[Effect, ...]:
    return tuple(_effect(below, around) for below in entry.each_below(name))


def _effect(entry: Entry, around: Around) -> Effect:
    do = Verb(entry.word("do", VERBS))
    wanted = {name: arg for name, arg in VERBS[do].items() if arg.required or entry.has(name)}
    args = {name: entry.argument(name, arg) for name, arg in wanted.items()}
    if do is Verb.MODIFY:
        args.update(stat=Stat(args["stat"]), scope=Scope(args["scope"]))
        entry.known("scope", args["scope"], SCOPES[args["stat"]])
    _fits(entry, "do", do, around)
    for name, written in args.items():
        _fits(entry, name, written, around)
    effect = Effect(
        do,
        args,
        then=read_some_effects(entry, "then", around) if do == "pay" else (),
        options=tuple(_options(entry, around)) if do == "choose" else (),
        condition=_condition(entry, around),
        who=entry.word("who", tuple(Who)) if entry.has("who") else "",
    )
    _fits(entry, "who", effect.who, around)
    if effect.who == Who.SHARED and do not in SHARED:
        entry.refuse(DataCode.WORD, "do", value=do, expected=", ".join(SHARED))
    entry.done()
    return effect


def _options(entry: Entry, around: Around) -> Iterator[tuple[Effect, ...]]:
    options: list[Any] = entry.take("options", list)
    if len(options) < 2:
        entry.refuse(DataCode.COUNT, "options", found=len(options), expected=2)
    for i, option in enumerate(options):
        inner = Entry(entry.file, entry.name, {f"options[{i}]": option}, entry.path)
        yield read_some_effects(inner, f"options[{i}]", around)


def _condition(entry: Entry, around: Around) -> dict[str, Any]:
    """The table `when`, if the entry has one."""
    if not entry.has("when"):
        return {}
    inner = entry.below("when")
    condition: dict[str, Any] = {}
    for name in inner.table:
        arg = CONDITIONS[inner.known(name, name, CONDITIONS)]
        _fits(inner, name, name, around)
        named_card = name in ("if_track", "no_track")
        condition[name] = inner.word(name, around.commands) if named_card else inner.argument(name, arg)
        _fits(inner, name, condition[name], around)
    return condition


def _fits(entry: Entry, field: str, written: Any, around: Around) -> None:
    """Refuse a word that means nothing at this moment, such as the Killed outside a Killing event."""
    if not isinstance(written, str):
        return
    for word in quantities(written) or {written}:
        moments = MOMENTS.get(word)
        if moments is not None and around.moment not in moments:
            expected = ", ".join(sorted(moments))
            entry.refuse(DataCode.MOMENT, field, value=word, moment=str(around.moment), expected=expected)

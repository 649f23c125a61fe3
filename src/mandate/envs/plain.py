"""Any installed game as an environment: arrays from what its views and questions say of themselves.

A game that brings no encoding of its own gets this one. Every fact of a view has a path (`hand.0`, `light.2`)
and a value; path and value are hashed to a place of a row of fixed length, as in feature hashing. So the
arrays of a game have the same shape in every position, whatever its views look like. An action is the number
of an option, and each option has a row of its own: its token, its label and what it is about.

    >>> from mandate.envs.plain import PlainEncoding
    >>> from mandate import qin
    >>> PlainEncoding({}, "blocks", slots=512).blocks(qin.new(seed=7).view(0))["options"].shape
    (512, 64)
"""

from __future__ import annotations

import functools
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import numpy as np

from mandate import games
from mandate.core.game import Decision, Seat, State, View
from mandate.core.rng import Chance
from mandate.envs.encoding import Blocks, Encoding, Form, whole
from mandate.envs.kinds import Kind
from mandate.envs.layout import Floats
from mandate.envs.pixels import in_pixels
from mandate.envs.play import returns_of
from mandate.prompt import Teller

WIDTH: Final = 64  # of an option's row: whether it is offered, the number in its token, and hashed facts
HALF: Final = 10.0  # a number of this size is written as a half
_PARTS: Final = re.compile(r"[^0-9A-Za-z]+")


class PlainEncoding(Encoding):
    """`slots`: the most options that an offer may have; `numbers`: how long the row of the table is."""

    low = -1.0

    def __init__(
        self, options: Mapping[str, Any], form: Form = "array", slots: int = 64, numbers: int = 512
    ) -> None:
        super().__init__(form)
        del options  # the shape is the same for all
        self.actions, size = whole("slots", slots, 1), whole("numbers", numbers, 1)
        self.shapes = {"table": (size,), "options": (self.actions, WIDTH)}

    @property
    def shape(self) -> tuple[int, ...]:
        return (sum(int(np.prod(shape)) for shape in self.shapes.values()),)

    def blocks(self, view: View) -> Blocks:
        facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view.to_json()))
        facts["decision"] = None if view.decision is None else view.decision.kind
        table, rows = (np.zeros(shape, dtype=np.float32) for shape in self.shapes.values())
        for fact, value in leaves("", facts):
            place, sign = _place(fact, len(table))
            table[place] += sign * value
        if view.decision is not None:
            self._write_options(view, view.decision, rows)
        return {"table": table.clip(-1, 1), "options": rows.clip(-1, 1)}

    def _write_options(self, view: View, decision: Decision, rows: Floats) -> None:
        question = view.question()
        choices = () if question is None else question.choices
        for number in self.legal(decision):
            token, row = decision.options[number], rows[number]
            row[0] = 1.0
            row[1] = _squashed(float(token)) if token.lstrip("-").isdecimal() else 0.0
            said = [f"token={token}", *(f"part={part}" for part in _PARTS.split(token))]
            if choices:
                choice = choices[number]
                said += [f"about={target.kind}:{target.id}" for target in choice.targets]
                said.append(f"label={choice.label.id}")
            for fact in said:
                place, sign = _place(fact, WIDTH - 2)
                row[2 + place] += sign

    def join(self, blocks: Blocks) -> Floats:
        return np.concatenate([blocks[name].ravel() for name in self.shapes])

    def legal(self, decision: Decision) -> Sequence[int]:
        offered = len(decision.options)
        if offered > self.actions:
            raise ValueError(
                f"{offered} options are offered, and there are {self.actions} slots: name more (slots=…)"
            )
        return range(offered)

    def token(self, decision: Decision, action: int) -> str | None:
        return decision.options[action] if action < len(decision.options) else None

    def action(self, decision: Decision, token: str) -> int:
        return list(decision.options).index(token)


def leaves(path: str, thing: Any) -> Iterator[tuple[str, float]]:
    """Each fact of a thing in JSON, and how much of it there is; of a list also what is in it anywhere."""
    if isinstance(thing, dict):
        for name, part in thing.items():
            yield from leaves(f"{path}.{name}", part)
    elif isinstance(thing, list):
        for number, part in enumerate(thing):
            yield from leaves(f"{path}.{number}", part)
            if not isinstance(part, dict | list):
                yield f"{path}.*={part}", 1.0
    else:
        if isinstance(thing, int | float) and not isinstance(thing, bool):
            yield path, _squashed(thing)
        yield f"{path}={thing}", 1.0


def _squashed(number: float) -> float:
    return number / (abs(number) + HALF)


@functools.lru_cache(maxsize=100_000)
def _place(fact: str, places: int) -> tuple[int, float]:
    """Where a fact is written, and with which sign, so that those that share a place rarely add up."""
    number = zlib.crc32(fact.encode())
    return (number >> 1) % places, 1.0 if number & 1 else -1.0


# --- the game as an environment -------------------------------------------------------------------------


@functools.cache
def plain_kind(game: str) -> Kind:
    """The environment of a game that brings none."""
    rules = games.find(game)
    view = type(rules.start({}, Chance("kind")).view(None))

    def text(state: State) -> str:
        names = [f"player_{seat}" for seat in range(state.seats)]
        return Teller(game, state, names).look(state, None, full=True)

    drawings = {"ansi": text, "rgb_array": lambda state: in_pixels(text(state))}
    return Kind(
        rules, view, PlainEncoding, drawings, functools.partial(_standing, game), ("slots", "numbers")
    )


def _standing(game: str, state: State, seat: Seat) -> float:
    """In the end how clearly a seat has won or lost; before that the lead, where the game can say it."""
    outcome = state.outcome
    if outcome is not None:
        result = returns_of(state.setup().get("options") or {}, outcome)[seat]
        return result * (1 + min(abs(_lead(outcome.scores, seat)), 1.0)) / 2
    traits = games.registration(game).part("traits")
    if traits is None or traits.standing is None:
        return 0.0
    return max(-1.0, min(_lead(traits.standing(state), seat), 1.0))


def _lead(values: Sequence[float], seat: Seat) -> float:
    """Of one seat over the best of the others, as a share of the largest value."""
    others = [value for other, value in enumerate(values) if other != seat]
    if not others:
        return 0.0
    return float((values[seat] - max(others)) / (max(map(abs, values)) or 1.0))


def plain_module(game: str) -> Any:
    """What the module of a game with environments of its own has: `env`, `raw_env`, `parallel_env`."""
    from mandate.envs import aec

    doors = {"env": aec.wrapped, "raw_env": aec.SeatsEnv, "parallel_env": aec.parallel}
    kind = plain_kind(game)
    return SimpleNamespace(**{name: functools.partial(door, kind) for name, door in doors.items()})

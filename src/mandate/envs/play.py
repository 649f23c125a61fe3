"""One game as environments run it: actions in, questions and returns out.

Automatic choices are made at once. If several seats are asked at the same time, they answer one after
another, and none sees what the others chose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from mandate import games
from mandate.core.errors import Problem
from mandate.core.game import Decision, Game, Outcome, Seat, State
from mandate.core.rng import Chance
from mandate.envs.encoding import Encoding, Mask, Observation, one_of

WORST = -1.0  # the lowest return that a game can bring
IllegalMode: TypeAlias = Literal["end", "raise"]


def shares(seats: int, winners: Sequence[int]) -> list[float]:
    """What each seat gets against the others: 1 for winning alone, and in all 0."""
    share = seats / len(winners)
    return [((share if seat in winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]


def returns_of(options: Mapping[str, Any], outcome: Outcome) -> list[float]:
    """What each seat gets in the end, from -1 to 1; together or alone: 1 or -1."""
    seats = len(outcome.scores)
    if seats == 1 or options.get("coop", False):
        return [1.0 if seat in outcome.winners else WORST for seat in range(seats)]
    return shares(seats, outcome.winners)


class IllegalAction(ValueError):
    """An action that the rules refuse, where the environment was asked to raise."""


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why an action was refused."""

    action: int
    token: str | None
    clause: str | None  # the rule, as docs/games name it
    reason: str

    def to_info(self) -> dict[str, Any]:
        return {
            "illegal_action": self.action,
            "illegal_token": self.token,
            "clause": self.clause,
            "reason": self.reason,
        }


class Play:
    """A game, its encoding, and how an illegal action is taken."""

    state: State

    def __init__(
        self, game: Game, options: Mapping[str, Any], encoding: Encoding, illegal: IllegalMode = "end"
    ) -> None:
        self.game, self.encoding = game, encoding
        self.options = game.configure(options)
        self.seats = game.seats(self.options)
        self._masks: dict[Seat, Mask] = {}  # made once for each state
        self.raises = one_of("illegal", illegal, get_args(IllegalMode)) == "raise"

    def start(self, seed: int | str) -> None:
        self.state = self.game.start(self.options, Chance(seed))
        self._settle()

    @property
    def asked(self) -> Seat | None:
        """Whose answer comes next; None when the game is over."""
        return next(iter(self.state.pending), None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.state.outcome

    def decision(self, seat: Seat) -> Decision | None:
        return self.state.pending.get(seat)

    def kind(self, seat: Seat) -> str | None:
        """What a seat is asked, if it is."""
        decision = self.decision(seat)
        return None if decision is None else str(decision.kind)

    def mask(self, seat: Seat) -> Mask:
        """The legal actions of a seat."""
        if seat not in self._masks:
            self._masks[seat] = self.encoding.mask(self.decision(seat))
        return self._masks[seat].copy()

    def observe(self, seat: Seat, mask: Mask) -> Observation:
        """What a seat observes; `mask`: the actions that are accepted now."""
        return {**self.encoding.see_state(self.state, seat), "action_mask": mask}

    def write(self, seat: Seat, out: Observation) -> None:
        """What a seat that is asked observes, written over arrays that are there."""
        self.encoding.write_state(self.state, seat, out)
        out["action_mask"][:] = self.mask(seat)

    def act(self, seat: Seat, action: object) -> Illegal | None:
        """Let a seat act. An illegal action changes nothing; return why it is illegal."""
        number = self.encoding.number(action)
        decision = self.state.pending[seat]
        token = self.encoding.token(decision, number)
        if token is None or token not in decision.options:
            return self._refused(seat, number, token)
        self.state.apply_unchecked(seat, self.state.full_choice(token))
        self._settle()
        return None

    def choose(self, seat: Seat, token: str) -> None:
        """A choice of a player, through the checked door."""
        self.state.apply(seat, token)
        self._settle()

    def choose_unchecked(self, seat: Seat, token: str) -> None:
        """A choice of what is offered."""
        self.state.apply_unchecked(seat, self.state.full_choice(token))
        self._settle()

    def resample(self, seat: Seat, seed: int | str) -> None:
        """Draw all that this seat does not know again."""
        self.state = self.game.resample(self.state.view(seat), Chance(seed))
        self._masks = {}

    def _settle(self) -> None:
        self._masks = {}
        while forced := next((d for d in self.state.pending.values() if d.automatic), None):
            self.state.apply_unchecked(forced.seat, forced.options[0])

    def _refused(self, seat: Seat, number: int, token: str | None) -> Illegal:
        if token is None:
            question = self.state.view(seat).question()
            offered = len(self.state.pending[seat].options)
            clause = None if question is None else question.clause
            illegal = Illegal(number, None, clause, f"only {offered} options are offered: 0 to {offered - 1}")
        else:
            try:
                self.state.copy().apply(seat, token)
            except Problem as problem:
                illegal = Illegal(number, token, problem.clause, str(problem))
            else:
                raise AssertionError(f"{token} is legal and was not offered")
        if self.raises:
            raise IllegalAction(illegal.reason)
        return illegal

    def __getstate__(self) -> dict[str, Any]:
        """A game goes into a file or to another process as its rules store it."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("game", "state")}
        return kept | {"stored": self.state.to_json() if hasattr(self, "state") else None, "id": self.game.id}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stored, self.game = kept.pop("stored"), games.find(kept.pop("id"))
        self.__dict__ |= kept
        if stored is not None:
            self.state = self.game.state_from_json(stored)

    def __deepcopy__(self, _known: dict[int, Any]) -> Play:
        """Rules and encoding never change, and are the same for a copy."""
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__ | {"_masks": {}}
        if hasattr(self, "state"):
            twin.state = self.state.copy()
        return twin

    def returns(self) -> list[float]:
        """What each seat gets in the end, from -1 to 1.

        Against each other: 1 for winning alone, and in all 0; together or alone: 1 or -1.
        """
        outcome = self.outcome
        assert outcome is not None, "the game is not over"
        return returns_of(self.options, outcome)

    def outcome_info(self) -> dict[str, Any]:
        outcome = self.outcome
        if outcome is None:
            return {}
        winners = [int(seat) for seat in outcome.winners]
        return {"winners": winners, "reason": outcome.reason, "scores": list(outcome.scores)}

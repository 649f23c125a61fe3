"""The table of The Great Wall as one seat sees it, and what things are worth to that seat.

The rules' own functions are asked on the sketch of a view (what a Section's Power is, what a Wall costs);
what is hidden is not in it. All worths are in Honor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from mandate.core.game import Seat
from mandate.games.great_wall.cards.amounts import quantities, value
from mandate.games.great_wall.cards.box import Box, per_box
from mandate.games.great_wall.cards.numbers import RESOURCE, C
from mandate.games.great_wall.cards.vocabulary import NO_SECTION, QUANTITIES, Quantity, Section
from mandate.games.great_wall.rules.army.assault import breach_shame, defense, power
from mandate.games.great_wall.rules.army.killing import army_on
from mandate.games.great_wall.rules.effects.stats import number, soldiers_on
from mandate.games.great_wall.rules.lineup import FIRST_SEAT
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.view import GreatWallView

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
NOT_YET: Final[Any] = object()
PENANCE = 0.8  # of a token's worth, for the Chi that will take it away
DEMANDED = 5.0  # what a resource that a Request asks for is worth on top
NOTHING_NEEDED = (0, 0, 0, 0)
STOCKS = (1.6, 1.4, 1.2, 1.1, 1.0, 0.9, 0.8)  # what one more is worth, by how many there are
PLENTY = len(STOCKS)


def remembered(
    look: Callable[Concatenate[Sight, Asked], Answer],
) -> Callable[Concatenate[Sight, Asked], Answer]:
    """Look only once: nothing changes in a sight, and many options are worth the same thing in part."""

    @wraps(look)
    def look_once(sight: Sight, /, *asked: Asked.args, **named: Asked.kwargs) -> Answer:
        key = (look, asked, *named.items()) if named else (look, *asked)
        answer: Answer = sight.known.get(key, NOT_YET)
        if answer is NOT_YET:
            answer = sight.known[key] = look(sight, *asked, **named)
        return answer

    return look_once


@per_box
def artifact_pay(box: Box) -> dict[str, dict[str, float]]:
    """What one more of a quantity brings at the end, by Artifact."""
    return {name: dict(_one_more(card.scoring)) for name, card in box.cards.artifacts.items()}


def _one_more(scoring: str) -> Iterator[tuple[str, float]]:
    few = value(scoring, lambda _: 2)
    for word in quantities(scoring):
        counts = dict.fromkeys(QUANTITIES, 2) | {word: 3}
        yield word, float(value(scoring, counts.__getitem__) - few)


@per_box
def count_supporters(box: Box) -> frozenset[str]:
    """The Generals for whom Supporting Advisors count."""
    return frozenset(
        name
        for name, card in box.cards.generals.items()
        if any("SA" in str(effect) for ability in card.abilities for effect in ability.effects)
    )


def needed(table: GreatWallState) -> tuple[int, ...]:
    """How many of each resource every player must have for the Requests on the board."""
    asked = [0, 0, 0, 0]
    for card in table.requests:
        for effect in table.box.cards.requests[card].each if card else ():
            if effect.args["what"] in RESOURCE:
                asked[RESOURCE[effect.args["what"]]] += number(table, FIRST_SEAT, effect.args["n"], {})
    return tuple(asked)


class Sight:
    """What the scoring functions look at: the table, the seat, and a few things worked out from them."""

    __slots__ = (
        "artifacts", "box", "clans", "hand", "known", "me", "n", "needed", "side", "table", "token", "tokens",
        "years_left",
    )  # fmt: skip

    def __init__(
        self, table: GreatWallState, me: Seat, artifacts: Sequence[str], hand: Sequence[str]
    ) -> None:
        self.known: dict[object, Any] = {}  # what was looked at already, see `remembered`
        self.table, self.box = table, table.box
        self.token = table.box.numbers["shame_honor"] + 1.0  # a Shame token, wherever it ends
        self.me = me
        self.n, self.clans, self.side = self.table.n, self.table.clans, self.table.side
        self.artifacts = artifacts
        self.hand = hand
        self.tokens = sum(self.table.shamed[self.me])  # Shame on Soldiers
        self.years_left = self.side.years - self.table.year  # after this one
        if self.table.shame_pool <= 2 * self.n:  # the tokens will run out before the time does
            self.years_left = min(self.years_left, 1)
        self.needed = needed(self.table) if self.table.coop else NOTHING_NEEDED

    @classmethod
    def of_view(cls, view: GreatWallView) -> Sight:
        assert view.seat is not None
        return cls(sketch(view), view.seat, view.artifacts, view.tactics)

    @classmethod
    def of_state(cls, state: GreatWallState, me: Seat) -> Sight:
        """For playing out a state that was made up: no view is built, and nothing in it is a secret."""
        return cls(state, me, state.deal.artifacts, state.tactics[me])

    @property
    def data(self) -> dict[str, object]:
        data: dict[str, object] = self.table.stack[-1].data
        return data

    def has(self, what: int) -> int:
        return self.table.res[self.me][what]

    def worth(self, what: int, *, fewer: int = 0) -> float:
        """One unit of a resource, when so many of those at hand are as good as spent."""
        left = self.table.res[self.me][what] - fewer
        if left < 0:
            left = 0
        base = STOCKS[left] if left < PLENTY else STOCKS[-1]
        if (
            what == C
            and self.years_left
            and left < self.box.shame_price * self.tokens
            and not self.table.coop
        ):
            base = max(base, PENANCE * self.token / self.box.shame_price)
        if left < self.needed[what]:  # the Emperor asks for it
            return base + DEMANDED
        return base if self.years_left else base * 0.5

    @remembered
    def cheapest(self) -> float:
        """What one unit of the most plentiful of them is worth."""
        return min(self.worth(0), self.worth(1), self.worth(2))

    def worth_of(self, *, mixed: int) -> float:
        """So many units of Wood, Stone and Gold in any mix, the most plentiful ones."""
        return mixed * self.cheapest()

    def artifacts_pay(self, quantity: Quantity) -> float:
        """The Honor that the Artifacts of this table bring for one more of it."""
        paid = artifact_pay(self.box)
        return sum((paid[artifact].get(quantity, 0.0) for artifact in self.artifacts), 0.0)

    # --- the Wall --------------------------------------------------------------------------------------

    def here(self) -> Section:
        """The Section that the question is about, if it is about one."""
        section = self.data.get("section", NO_SECTION)
        assert isinstance(section, int)
        return Section(section)

    @remembered
    def lacking(self, section: Section) -> int:
        """How much Defense a Section lacks against the Hordes that stand there now."""
        if not self.table.rows[section]:
            return 0
        return max(power(self.table, section) - defense(self.table, section), 0)

    @remembered
    def breach_costs(self, section: Section) -> float:
        """What a Breach there would cost this seat."""
        table = self.table
        bare = [horde for horde in table.rows[section] if not soldiers_on(table, horde, self.me)]
        tokens = sum(breach_shame(table, horde) for horde in bare)
        if table.coop:  # all lose when the tokens run out, no matter who takes them
            tokens = sum(
                breach_shame(table, horde)
                for horde in table.rows[section]
                for seat in table.persons()
                if not soldiers_on(table, horde, seat)
            )
        lost = sum(sum(army_on(table, horde, self.me)) for horde in table.rows[section])
        return self.token * tokens + 1.5 * (lost + table.fire[section][self.me])

    @remembered
    def relief(self, section: Section, points: int) -> float:
        """What so much more Defense (or less Power) is worth there; others may see to it too."""
        lack = self.lacking(section)
        if not lack or points <= 0:
            return 0.0
        share = min(points / lack, 1.0)
        return self.breach_costs(section) * share * (1.0 if share == 1 else 0.6)

    def threatened(self) -> bool:
        return any(self.lacking(section) for section in self.table.sections)

    def resting(self, section: Section) -> list[int]:
        return self.table.rest[section][self.me]

    def supporter(self) -> float:
        """One more Supporting Advisor: for the General, and for the Artifact that counts them."""
        tally = self.artifacts_pay(Quantity.SA)
        counted = self.table.general[self.me] in count_supporters(self.box)
        return tally + (1.5 * (self.years_left + 0.5) if counted else 0.0)

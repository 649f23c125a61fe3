"""Fast play-outs of a made-up state of The Great Wall by rules of thumb: no views, no events."""

from __future__ import annotations

from collections.abc import Sequence

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.players.heuristics.sight import Sight
from mandate.games.great_wall.players.option_weights import OptionWeights
from mandate.games.great_wall.players.rules import SCORES
from mandate.games.great_wall.rules.state import GreatWallState

ONE_OF = 256  # noise is given in parts of this


def play_out(
    state: GreatWallState,
    last_year: int,
    chance: Chance,
    noise: int = 0,
    option_weights: OptionWeights | None = None,
) -> int:
    """Play until `last_year` is over, or the game; how many decisions that took.

    With `noise`, that many of 256 choices are random: no player follows these rules exactly. With
    `option_weights` the rules of thumb are corrected by what was learned.
    """
    decisions = 0
    while (asked := state.asked) and state.year <= last_year:
        seat, options = next(iter(asked.items()))
        if noise and len(options) > 1 and chance.below(ONE_OF) < noise:
            choice = chance.choose(options)
        else:
            choice = by_rules(state, seat, options, option_weights)
        state.apply_unchecked(seat, choice)
        decisions += 1
    return decisions


def by_rules(
    state: GreatWallState, seat: Seat, options: Sequence[str], option_weights: OptionWeights | None = None
) -> str:
    """The first of the options with the highest worth."""
    if len(options) == 1:
        return options[0]
    kind = state.stack[-1].kind
    score = SCORES.get(kind)
    if score is None:
        return options[0]
    liked = option_weights if option_weights is not None and kind in option_weights.scales else None
    sight = Sight.of_state(state, seat)
    best, most = options[0], float("-inf")
    for option in options:
        worth = score(sight, option)
        if liked is not None:
            worth = liked.worth(sight, kind, option, worth)
        if worth > most:
            best, most = option, worth
    return best

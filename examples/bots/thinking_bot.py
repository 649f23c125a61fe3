"""A player of Qin that thinks one step ahead: mandate arena qin agent:thinking_bot:Thinker greedy"""

from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.qin.players.greedy import Brought, outlook
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.view import QinView

IDEAS = 8  # placements that are worth a second thought
WORLDS = 4  # how often the tiles that we cannot see are dealt again


class Thinker:
    """Wants what brings pagodas now, less what it lets the next player bring."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView), "it plays Qin"
        if decision.automatic:  # nothing fits: a forced pass
            return decision.options[0]
        ideas = sorted(outlook(view, decision), key=gain, reverse=True)[:IDEAS]
        worlds = [QIN.resample(view, self.chance) for _ in range(WORLDS)]

        def worth(idea: Brought) -> float:
            answers = [answer(world.copy(), idea) for world in worlds]
            return gain(idea) - sum(answers) / len(answers)

        return max(ideas, key=worth).option


def gain(idea: Brought) -> int:
    """Pagodas set, less those that the others set; a won or lost game counts for more than any."""
    return idea.own - idea.others + idea.end


def answer(world: QinState, idea: Brought) -> int:
    """What the next player could gain after it, in a world where everything is known."""
    (mover,) = world.pending
    world.apply_unchecked(mover, idea.option)
    for seat, decision in world.pending.items():
        return max(map(gain, outlook(world.view(seat), decision)), default=0)
    return 0  # the game is over

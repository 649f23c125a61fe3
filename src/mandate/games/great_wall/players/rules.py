"""A player of The Great Wall by rules of thumb: every option gets a worth in Honor, the best is chosen.

It defends Sections whose Power threatens the Defense, builds, sees to its Overseers early, stays away from
places where it would stand alone in Shame, Attacks where rewards and Hordes are to be had, and spends what
it has towards the end. It reads the offer and its view, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable

from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.great_wall.players.heuristics import army, building, cards, clerks, coop, fight, reed
from mandate.games.great_wall.players.heuristics.sight import Sight
from mandate.games.great_wall.players.option_weights import OptionWeights
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.year.summer import HONOR
from mandate.games.great_wall.views.view import GreatWallView

Score = Callable[[Sight, str], float]

# what is asked → what an option is worth; in the order of a Year
SCORES: dict[str, Score] = {
    "setup.choose": cards.setup,
    "scout": army.scout,
    "refresh": cards.refresh,
    "reclaim": clerks.reclaim,
    "penance": cards.penance,
    "fall.choose": clerks.command,
    "fall.order": clerks.order,
    "tactic": cards.tactic,
    "limit": cards.limit,
    "use": clerks.use,
    "choose": clerks.branch,
    "copy": clerks.copy,
    "clerks": clerks.move,
    "advanced": clerks.advanced,
    "activation": clerks.activation,
    "upgrade": building.upgrade,
    "donate": building.give,
    "take": building.accept,
    "gain": building.take,
    "fetch": building.take,
    "pay": building.pay,
    "house": building.pay,
    "saving": building.pay,
    "spend": building.spend,
    "tea": clerks.tea,
    "build": building.build,
    "hire": cards.hire,
    "recruit": army.recruit,
    "muster": army.muster,
    "attack": fight.attack,
    "wound": fight.wound,
    "march": army.march,
    "convoy": army.convoy,
    "victim": army.victim,
    "save": army.save,
    "shame": cards.shame_on,
    "reed.move": reed.move,
    "reed.attack": reed.attack,
    "reed.build": reed.build,
    "reed.discard": reed.discard,
    "reed.swap": reed.swap,
    # co-op
    "arrange": coop.arrange,
    "recall": clerks.recall,
    "propose": coop.propose,
    "consent": coop.consent,
    "sacrifice": coop.sacrifice,
    "atone": coop.atone,
    "ordeal": coop.ordeal,
    "forget": coop.forget,
    "retreat": coop.retreat,
    "homeward": coop.homeward,
    "deploy": coop.deploy,
    "levy": coop.levy,
    "keep": coop.keep,
    "whom": coop.whom,
    "give": coop.give,
}

unknown = SCORES.keys() - set(FrameKind)
assert not unknown, f"scores for questions that are never asked: {unknown}"

NO_RECLAIM = "no-reclaim"  # `rules:no-reclaim`, one with a habit


def player(name: str, argument: str | None, seed: int | str | None) -> RulesPlayer:
    if argument not in (None, NO_RECLAIM):
        raise Malformed(Code.UNKNOWN_PLAYER, player=name, known=f"rules, rules:{NO_RECLAIM}")
    return RulesPlayer(seed, reclaims=argument != NO_RECLAIM)


class RulesPlayer:
    """Plays The Great Wall; among options of equal worth it chooses by chance.

    One that never `reclaims` takes Honor for its Command cards in every Summer: a habit to be measured.
    """

    def __init__(self, seed: int | str | None = None, *, reclaims: bool = True) -> None:
        self._chance = Chance(seed)
        self._reclaims = reclaims

    def choose(self, view: View, decision: Decision) -> str:
        worths = self.worths(view, decision)
        if not worths:
            return decision.options[0]
        if decision.kind == FrameKind.RECLAIM and not self._reclaims:
            return HONOR
        best = max(worth for _, worth in worths)
        return self._chance.choose([option for option, worth in worths if worth == best])

    def worths(
        self, view: View, decision: Decision, option_weights: OptionWeights | None = None
    ) -> list[tuple[str, float]]:
        """What each option is worth in Honor; nothing where it does not matter or there is only one."""
        assert isinstance(view, GreatWallView)
        score = SCORES.get(decision.kind)
        if len(decision.options) == 1 or score is None:
            return []
        sight = Sight.of_view(view)
        worths = [(option, score(sight, option)) for option in decision.options]
        if option_weights is not None:
            worths = [
                (option, option_weights.worth(sight, decision.kind, option, worth))
                for option, worth in worths
            ]
        return [(option, round(worth, 6)) for option, worth in worths]

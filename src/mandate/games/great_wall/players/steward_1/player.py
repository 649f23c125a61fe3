"""The frozen player: every option gets a worth in Honor, the best is chosen."""

from __future__ import annotations

from collections.abc import Callable

from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.great_wall.players.steward_1 import building, cards, clerks, coop, fight, reed
from mandate.games.great_wall.players.steward_1.sight import Sight
from mandate.games.great_wall.views.view import GreatWallView
from mandate.players import Seed

Score = Callable[[Sight, str], float]

# what is asked → what an option is worth; in the order of a Year
SCORES: dict[str, Score] = {
    "setup.choose": cards.setup,
    "scout": fight.scout,
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
    "recruit": fight.recruit,
    "muster": fight.muster,
    "attack": fight.attack,
    "wound": fight.wound,
    "march": fight.march,
    "convoy": fight.convoy,
    "victim": fight.victim,
    "save": fight.save,
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


class Steward:
    """Plays The Great Wall; among options of equal worth it chooses by chance."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, GreatWallView)
        score = SCORES.get(decision.kind)
        if len(decision.options) == 1 or score is None:
            return decision.options[0]
        sight = Sight.of_view(view)
        worths = [(option, round(score(sight, option), 6)) for option in decision.options]
        best = max(worth for _, worth in worths)
        return self._chance.choose([option for option, worth in worths if worth == best])

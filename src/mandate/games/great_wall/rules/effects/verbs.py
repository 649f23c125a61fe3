"""The closed vocabulary at work: one small function a verb, which changes the state or pushes frames.

An `effects` frame names its effects (`src`, see `numbers.EFFECTS`) and the next of them (`i`); everything
else in its data are facts of what happened, which conditions and amounts may ask for.
"""

from __future__ import annotations

from mandate.core.flow import END, Frame, Kinds, Steps
from mandate.games.great_wall.cards.vocabulary import Verb
from mandate.games.great_wall.rules.coop.sharing import spread
from mandate.games.great_wall.rules.effects import choosing, coop, court, fighting, goods
from mandate.games.great_wall.rules.effects.automatic import QIN_VERBS, REED_VERBS
from mandate.games.great_wall.rules.effects.running import Act
from mandate.games.great_wall.rules.effects.stats import holds
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState


def _next(s: GreatWallState, frame: Frame) -> str:
    data = frame.data
    effects = s.box.effects[data["src"]]
    i = data["i"]
    if i == len(effects):  # none at all
        return END
    data["i"] = i + 1
    effect = effects[i]
    if holds(s, frame.seat, effect.condition, data):
        verbs = VERBS if frame.seat < s.n else QIN_VERBS if frame.seat == s.jiushao else REED_VERBS
        if effect.who:
            spread(s, frame.seat, effect, data)
        else:
            verbs[effect.do](s, frame.seat, effect, data)
    return "next" if i + 1 < len(effects) else END


VERBS: dict[Verb, Act] = {
    **goods.VERBS,
    **court.VERBS,
    **fighting.VERBS,
    **choosing.VERBS,
    **coop.VERBS,
}
KINDS: Kinds[GreatWallState] = {
    FrameKind.EFFECTS: Steps((("next", _next),)),
    **goods.KINDS,
    **court.KINDS,
    **choosing.KINDS,
    **coop.KINDS,
}

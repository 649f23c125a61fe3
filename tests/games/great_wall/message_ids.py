"""The ids of messages that are put together at run time, for the test of the catalog."""

from __future__ import annotations

from mandate.core.flow import Steps
from mandate.games.great_wall.rules.automata.reasons import Reason
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.terminal.standing import ASK, OFF, TEA
from mandate.games.great_wall.views.standing_answers import Until
from tests.games.great_wall.words.test_written_cards import WRITTEN

_EVENTS = """
chose revealed began-spring began-summer began-fall began-winter began-turn gained paid paid-house honor
honor-lost moved-clerk-new moved-clerk moved-card moved-attack moved-fire moved-rest moved-march wounded
built-wall built-barricade upgraded activated activated-advanced shamed-soldier shamed-horde shamed-nowhere
cleared-soldier cleared-horde invaded invaded-raid defeated defeated-unclaimed killed saved assaulted-held
assaulted-breached drew drew-own tactic-basic tactic-boosted tactic-limit displayed took-active
took-supporting took-hand took-copied took-clerk tea scouted scouted-own indicated resigned ended-walls
ended-shame ended-time ended-resigned declined lost-walls lost-shame lost-time lost-resigned stored swapped
dismissed drew-command token took-below
reshuffled demanded proposed agreed refused fulfilled sacrificed happened gave arranged burned moved-home
moved-clerk-home tactic-lost ended-requests
donated rested rested-pool driven driven-pool dismantled returned swapped-swift dismissed-display scored step
"""
_VERBS = """
gain pay honor move-clerks move-clerks-diff adv-activate recruit attack wound build-barricade
build-wall upgrade-overseer upgrade-overseer-where income donate
draw-tactic hire-advisor hire-clerk discard-shame tea-up tea-up-top save move-soldiers scout refresh-display
take-warehouse copy-card modify give-one give-any give-owner lose gain-shame return-clerks
reverse-tea burn-warehouse place-hordes deploy sacrifice
swap-hordes drive-off move-reed
"""

_ASKED = frozenset(name.replace(".", "-") for name, kind in KINDS.items() if not isinstance(kind, Steps))

# the shape of an id, and everything that can come out of it
FAMILIES: dict[str, frozenset[str]] = {
    "gwp-choose-caution-{}": frozenset({"shame", "alone", "clerks", "warehouse", "hand"}),
    "event-gw-{}": frozenset(_EVENTS.split()) | {f"why-{reason}" for reason in Reason},
    "gw-ask-{}": frozenset(
        name.replace(".", "-") for name, kind in KINDS.items() if not isinstance(kind, Steps)
    ),
    "gw-do-{}": frozenset(_VERBS.split()),
    "gw-sum-{}": frozenset({"clerks", "soldiers", "wounds", "tactics", "shame"}),
    "gw-board-{}": frozenset({"honor", "clerks", "shame", "tactics", "advisors", "hordes", "trophies"}),
    "gw-card-{}": WRITTEN,
    "gw-until-{}": frozenset((*Until, OFF)),
    "gw-order-{}": frozenset((ASK, TEA)),
}

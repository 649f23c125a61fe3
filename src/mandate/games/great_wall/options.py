"""The options of The Great Wall, apart from its rules: a command line asks for them without loading any."""

from __future__ import annotations

from mandate.core.game import Option

HIGHER, ACTIVE = "higher", "active"
ONE, BOTH = "one", "both"

OPTIONS = (
    Option("players", 3, least=1, most=4),  # 1: solo against Qin Jiushao; 2: with the Reed Clan
    Option("coop", default=False),  # all together against the Hordes
    Option("overlord", HIGHER, choices=(HIGHER, ACTIVE)),  # who controls the Reed Clan between two players
    Option("reed_general", "A", choices=("A", "B")),  # the Reed Clan's General card
    Option("qin_honor", 0, choices=(0, 50, 100)),  # what Qin Jiushao begins with
    Option("qin_advisors", ONE, choices=(ONE, BOTH)),  # how many he takes in Spring
    Option("decline", False),  # whether gains may be declined
)

# an option's other values mean something only with so many players; alone, the Overlord is fixed
MEANT_FOR = {
    "coop": (2, 3, 4),
    "overlord": (2,),
    "reed_general": (1, 2),
    "qin_honor": (1,),
    "qin_advisors": (1,),
}

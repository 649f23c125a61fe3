"""The options of The Great Wall, apart from its rules: a command line asks for them without loading any."""

from __future__ import annotations

from mandate.core.game import Option

PACK = "pack"
HIGHER, ACTIVE = "higher", "active"
ONE, BOTH = "one", "both"
USUAL, STRONG = "usual", "strong"
PRINTED, BALANCED = "printed", "balanced"

OPTIONS = (
    # 1: solo against Qin Jiushao; 2: with the Reed Clan
    Option("players", 3, least=1, most=5, about="option-great-wall-players-about"),
    # all together against the Hordes
    Option("coop", default=False, about="option-great-wall-coop-about"),
    # together: Walls that forgive more
    Option("walls", USUAL, choices=(USUAL, STRONG), about="option-great-wall-walls-about"),
    # two players against each other: the numbers of the board for three, or ours
    Option("duel", PRINTED, choices=(PRINTED, BALANCED), about="option-great-wall-duel-about"),
    # who controls the Reed Clan between two players
    Option("overlord", HIGHER, choices=(HIGHER, ACTIVE), about="option-great-wall-overlord-about"),
    # the Reed Clan's General card
    Option("reed_general", "A", choices=("A", "B"), about="option-great-wall-reed-general-about"),
    # what Qin Jiushao begins with
    Option("qin_honor", 0, choices=(0, 50, 100), about="option-great-wall-qin-honor-about"),
    # how many he takes in Spring
    Option("qin_advisors", ONE, choices=(ONE, BOTH), about="option-great-wall-qin-advisors-about"),
    # whether gains may be declined
    Option("decline", False, about="option-great-wall-decline-about"),
    # cards and numbers of an owner's box in place of ours
    Option(PACK, "", about="option-great-wall-pack-about"),
)

# an option's other values mean something only with so many players; alone, the Overlord is fixed
MEANT_FOR = {
    "coop": (2, 3, 4, 5),
    "walls": (2, 3, 4, 5),
    "duel": (2,),
    "overlord": (2,),
    "reed_general": (1, 2),
    "qin_honor": (1,),
    "qin_advisors": (1,),
}
# and nothing where players are rivals, or where they play together
MEANT_WITH_COOP = {"walls": True, "duel": False}

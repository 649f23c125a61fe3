"""Two simple players that read and write text, as a language model does. Replace them by a call of yours.

mandate benchmark text:examples.agents.text_players:by_rules --levels 1-3 --games 20
"""

import random
import re

PLACEMENTS = re.compile(r"((?:[RYB]{2} ?)+): ((?:[a-m]\d{1,2}[a-m]\d{1,2} ?)+)")


class Guess:
    """Reads the options and takes any of them."""

    def __init__(self, seed: object = None) -> None:
        self.chance = random.Random(str(seed))

    def __call__(self, messages: list[dict[str, str]]) -> str:
        return f"`{self.chance.choice(options(messages[1]['content']))}`"


def by_rules(messages: list[dict[str, str]]) -> str:
    """Reads what the options bring, and takes the first that promises something."""
    look = messages[1]["content"]
    me = look.removeprefix("You are ").partition(",")[0]
    wanted = (
        f"{me} seizes",
        "becomes major",
        "founds",
        f"joined into {me}",
        "Honor",
        "Advisor",
        "Wall",
        "build",
    )
    asked = look.rpartition("\n# ")[2].splitlines()
    for word in wanted:  # the best first
        for line in asked:
            if word in line and (found := tokens(line)):
                return f"I take `{found[0]}`: {word}."
    return f"`{options(look)[0]}`"


def options(look: str) -> list[str]:
    """Every token that the last part of a look offers."""
    return [token for line in look.rpartition("\n# ")[2].splitlines() for token in tokens(line)]


def tokens(line: str) -> list[str]:
    """Those of one line: a numbered option, or tiles and pairs of spaces, as in RB YB: b1b2 c1c2."""
    if numbered := re.match(r"\d+\. `([^`]+)`", line):
        return [numbered[1]]
    if "means" in line:  # an example
        return []
    return [
        f"{tile}:{pair}"
        for tiles, pairs in PLACEMENTS.findall(line)
        for tile in tiles.split()
        for pair in pairs.split()
    ]

"""How the parts of a full screen look, with and without color."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Styles:
    """Styles a game adds to those of the kit: for terminals with color, and without."""

    coloured: dict[str, str] = field(default_factory=dict)
    bare: dict[str, str] = field(default_factory=dict)

    def of(self, *, colour: bool) -> dict[str, str]:
        return COLOURS | self.coloured if colour else NO_COLOURS | self.bare


# the 256-color palette looks the same on all terminals; readable on dark and on light backgrounds
COLOURS = {
    "title": "bg:#303030 #ffffff bold",
    "heading": "bold",
    "turn": "bold",
    "changed": "bold",
    "picked": "bold",
    "hidden": "#8a8a8a",
    "old": "#767676",
    "trial": "bold",
    "result": "bold",
    "note": "bg:#ffd75f #000000",
    "status.good": "#00af5f",
    "status.bad": "#d75f5f",
    "prompt": "bold",
    "hints": "#8a8a8a",
}
# without color: bold, underline and reverse; the signs say the rest
NO_COLOURS = {
    "title": "reverse",
    "heading": "bold",
    "turn": "bold",
    "changed": "bold",
    "picked": "bold",
    "trial": "bold",
    "result": "bold",
    "note": "bold",
}

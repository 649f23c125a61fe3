"""The colours of tiles, ground and pagodas."""

from __future__ import annotations

from mandate.cli.kit.styles import Styles

STYLES = Styles(
    coloured={
        "coordinate": "#8a8a8a",
        "grass": "#5f875f",
        "water": "#0087af",
        "village": "bg:#d7d7af #1c1c1c",
        "tile-r": "bg:#af0000 #ffffff",
        "tile-y": "bg:#d7af00 #000000",
        "tile-b": "bg:#005faf #ffffff",
        "start": "bold",
        "held": "bold",
        "fresh": "bold underline",
        "seat-1": "bg:#008700 #ffffff bold",
        "seat-2": "bg:#8700af #ffffff bold",
        "seat-3": "bg:#000000 #ffffff bold",
        "seat-4": "bg:#ffffff #000000 bold",
        "bar-1": "#00af5f",
        "bar-2": "#af5fd7",
        "bar-3": "#8a8a8a",
        "bar-4": "#bcbcbc",
        "bar": "#767676",
    },
    bare={
        "start": "bold",
        "held": "reverse bold",
        "fresh": "underline",
    },
)

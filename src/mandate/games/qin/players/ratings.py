"""Qin's scales: two players, and three or four."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from mandate.core.rated import Matchup, Ratings, read_scales


def matchup(options: Mapping[str, Any]) -> Matchup:
    return Matchup("two" if options["players"] == 2 else "more")


RATINGS = Ratings(read_scales(files(__package__).joinpath("anchors.json").read_bytes()), matchup)

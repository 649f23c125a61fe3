"""A playthrough of Qin as OpenSpiel writes it: all that its interface tells, state by state."""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).parent / "openspiel_mandate_qin.txt"
GAME = "mandate_qin(board=R.../..V./Y..B,first=-1)"


def write() -> str:
    from open_spiel.python.algorithms import generate_playthrough

    import mandate.envs.openspiel  # noqa: F401  # registers the games

    return str(generate_playthrough.playthrough(GAME, None, seed=7))

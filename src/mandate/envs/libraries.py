"""Imported before Gymnasium and PettingZoo are: says in one line how to get them, where they are missing."""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401  # only whether it is there
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    from mandate.extras import install_command

    raise ModuleNotFoundError(
        f"these environments need {missing.name}: {install_command('envs')}", name=missing.name
    ) from missing

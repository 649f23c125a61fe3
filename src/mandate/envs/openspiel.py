"""Games for OpenSpiel. Importing this registers them; it needs the extra `openspiel`.

import mandate.envs.openspiel
import pyspiel

game = pyspiel.load_game("mandate_qin(players=3,board=lion)")
"""

from __future__ import annotations

try:
    import pyspiel  # noqa: F401  # only whether it is there
except ModuleNotFoundError as missing:
    from mandate.extras import install_command

    raise ModuleNotFoundError(
        f"mandate.envs.openspiel needs open_spiel: {install_command('openspiel')}", name=missing.name
    ) from missing

import importlib

from mandate import games

for _game in games.names():
    if _module := games.registration(_game).openspiel:
        importlib.import_module(_module)  # registers itself

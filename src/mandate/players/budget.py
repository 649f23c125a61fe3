"""How long a player may think, written behind its name: `500` simulations, `0.2s`, `1s,2` on two cores."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mandate.core.errors import Code, Malformed

MOST_SIMULATIONS, MOST_SECONDS, MOST_CORES = 10_000_000, 600.0, 64


@dataclass(frozen=True, slots=True)
class Budget:
    """So many simulations or so many seconds, on so many cores."""

    simulations: int | None = None
    seconds: float | None = None
    cores: int = 1

    def split(self) -> list[Budget]:
        """What each core is given."""
        if self.simulations is None:
            return [Budget(seconds=self.seconds)] * self.cores
        each, more = divmod(self.simulations, self.cores)
        return [Budget(simulations=each + (core < more)) for core in range(self.cores)]


def budget(name: str, written: str | None, default: Budget, most_cores: int = MOST_CORES) -> Budget:
    """The budget behind a player's name; raise if it cannot be parsed."""
    if written is None:
        return default
    match = re.fullmatch(r"(?:([0-9]+)|([0-9]*\.?[0-9]+)s)(?:,([0-9]{1,2}))?", written, re.ASCII)
    if match is not None:
        simulations, seconds, cores = match.group(1), match.group(2), int(match.group(3) or 1)
        if 1 <= cores <= most_cores:
            if simulations and 1 <= int(simulations) <= MOST_SIMULATIONS:
                return Budget(simulations=int(simulations), cores=cores)
            if seconds and 0 < float(seconds) <= MOST_SECONDS:
                return Budget(seconds=float(seconds), cores=cores)
    raise Malformed(Code.PLAYER_BUDGET, player=name, name=name.partition(":")[0], cores=most_cores)

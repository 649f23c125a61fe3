"""A game as an environment: its rules, its encoding, and how it is drawn. Each game names its own `Kind`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mandate import games
from mandate.core.errors import Code, Malformed
from mandate.core.game import Game, State, View
from mandate.envs.encoding import Encoding
from mandate.envs.play import IllegalMode, Play
from mandate.envs.rewards import Standing


@dataclass(frozen=True, slots=True)
class Kind:
    """A game, and what turns it into arrays and pictures."""

    game: Game
    view: type[View]
    encode: Callable[..., Encoding]
    drawings: Mapping[str, Callable[[State], Any]]  # by render mode
    standing: Standing  # of a seat, from -1 to 1
    settings: tuple[str, ...] = ()  # of its encoding, beside the form of observations
    running: type[Play] = Play
    easier: tuple[str, ...] = ()  # settings of `running` that make another, easier game

    def __reduce__(self) -> tuple[Any, ...]:  # a Kind is the same one everywhere: it is pickled by its game
        return kind_of, (self.game.id,)

    @property
    def name(self) -> str:
        """Of the module that makes environments of it."""
        return f"{self.game.id.replace('-', '_')}_v0"

    @property
    def metadata(self) -> dict[str, Any]:
        """What Gymnasium wants to know of a class of environments."""
        return {"render_modes": [*self.drawings, "human"], "render_fps": 1}

    def play(self, chosen: Mapping[str, Any], observations: Any, illegal: IllegalMode) -> Play:
        """`given`: options of the game, and settings of its encoding."""
        apart = {*self.settings, *self.easier}
        known = [option.name for option in self.game.options] + sorted(apart)
        for name in chosen:
            if name not in known:  # in the words of Python: libraries try what an environment takes
                takes = ", ".join(known)
                raise TypeError(f"{self.name} got an unexpected keyword argument {name!r}; it takes {takes}")
        options = {name: value for name, value in chosen.items() if name not in apart}
        settings = {name: chosen[name] for name in self.settings if name in chosen}
        easier = {name: chosen[name] for name in self.easier if name in chosen}
        encoding = self.encode(options, observations, **settings)
        return self.running(self.game, options, encoding, illegal, **easier)

    def render(self, mode: str | None, state: State) -> Any:
        """The table with everything that is hidden on it: text (`ansi`), a picture (`svg`) or its pixels."""
        if mode is None:
            from gymnasium import logger

            logger.warn("render() draws nothing: make the environment with render_mode=…")
            return None
        if mode == "human":
            print(self.drawings["ansi"](state))
            return None
        return self.drawings[mode](state)


def kind_of(game: str) -> Kind:
    """The environment of a game: its own, or the one that fits any."""
    if game not in games.names():
        raise Malformed(Code.BAD_OPTION, option="game", value=game, expected=", ".join(games.names()))
    own: Kind | None = games.registration(game).part("kind")
    if own is None:
        from mandate.envs.plain import plain_kind  # which is made of a `Kind`

        return plain_kind(game)
    return own


def kind_for(view: View) -> Kind:
    """The environment of the game that this is a view of."""
    by_own = sorted(games.names(), key=lambda name: not games.registration(name).kind)  # quicker to ask
    found = next((kind for kind in map(kind_of, by_own) if isinstance(view, kind.view)), None)
    if found is None:
        raise TypeError(f"no installed game has a {type(view).__name__}")
    return found

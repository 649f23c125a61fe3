"""Both games in TextArena: `textarena.make("MandateQin-v0")` after `import mandate.envs.text_arena`.

Every player is an agent of the caller. An observation is the rules once, then a look before each choice;
an action is a token, marked `[so]` or bare. After an illegal one the player hears why, with the clause, and
may try again; the next illegal one ends the game, and it has lost.
"""

from __future__ import annotations

from typing import Any

import textarena as ta

from mandate import games
from mandate.envs.text import TextGame

TRIES = 1  # illegal answers in a row that are forgiven


class MandateEnv(ta.Env):
    """A game with a seat for every player."""

    def __init__(self, game: str, *, language: str = "en", full: bool = False, **options: Any) -> None:
        super().__init__()
        self._game = game
        self._settings: dict[str, Any] = {"language": language, "full": full}
        self._options = options

    def reset(self, num_players: int, seed: int | None = None) -> None:
        options: dict[str, Any] = {**self._options, "players": num_players}
        self.game = TextGame(self._game, seats=None, **self._settings, **options)
        self.game.reset(seed)
        self.state = ta.FFAMultiPlayerState(num_players=num_players, seed=seed, error_allowance=TRIES)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        player = self.state.current_player_id
        self.state.add_observation(
            from_id=player, to_id=player, message=action, observation_type=ta.ObservationType.PLAYER_ACTION
        )
        refusal = self.game.step(action)
        if refusal is not None:
            if self.state.set_invalid_move(reason=refusal):
                self.game.forfeit(player)
                self._finish(refusal)
            return self._stepped()
        if self.game.over:
            self._finish(self.game.match.outcome.reason if self.game.match.outcome else "")
        else:
            self._ask()
        return self._stepped()

    def _prompt(self, player_id: int, game_state: object) -> str:
        del player_id, game_state
        return self.game.rules()

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def _ask(self) -> None:
        seat = self.game.seat
        assert seat is not None
        self.state.manually_set_current_player_id(int(seat), force=True)
        self.state.add_observation(
            to_id=int(seat), message=self.game.look(), observation_type=ta.ObservationType.GAME_BOARD
        )

    def _finish(self, reason: str) -> None:
        """Rewards from -1 to 1: the share of the win, doubled, less one."""
        count = self.state.num_players
        if self.game.lost:
            rewards = {player: -1.0 if player in self.game.lost else 0.0 for player in range(count)}
        else:
            rewards = {player: 2 * self.game.share(player) - 1 for player in range(count)}
        self.state.set_game_outcome(rewards, reason)


def env_id(game: str) -> str:
    """`MandateGreatWall-v0` for great-wall."""
    return f"Mandate{''.join(part.title() for part in game.split('-'))}-v0"


def register() -> None:
    """Every installed game, once."""
    for game in games.names():
        if env_id(game) not in ta.envs.registration.ENV_REGISTRY:
            ta.register(id=env_id(game), entry_point="mandate.envs.text_arena:MandateEnv", game=game)


register()

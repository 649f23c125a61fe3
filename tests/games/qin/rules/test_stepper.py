"""Stepping by numbers is the same game as playing by tokens."""

from mandate import qin
from mandate.core.rng import Chance
from mandate.games.qin.rules.stepper import Stepper


def test_a_stepper_and_a_state_play_the_same_game() -> None:
    chance = Chance("stepper")
    for seed in (363, 1, 2):
        state = qin.new(3, "lion", seed=f"golden {seed}").state
        game = Stepper(state)
        while state.mover is not None:
            assert game.mover == state.mover
            offered = state.pending[state.mover].options
            if len(game.legal) == 0:
                assert list(offered) == ["pass"]
                state.apply(state.mover, "pass")
                game.pass_turn()
                continue
            assert [game.token(int(code)) for code in game.legal] == list(offered)
            at = chance.below(len(offered))
            code = int(game.legal[at])
            state.apply(state.mover, offered[at])
            assert game.step(code) is game.legal
        assert game.over
        assert game.mover is None
        assert (game.g == state.g).all()


def test_a_stepper_leaves_the_state_it_came_from_alone() -> None:
    state = qin.new(seed=1).state
    before = state.digest()
    game = Stepper(state)
    for pile in range(4):
        game.step(int(game.legal[0]), pile)
    assert state.digest() == before
    assert [int(size) for size in game.g[12:16]] == [16, 16, 15, 15]

"""Players by name: every name plays its game, and bad names and arguments are reported in one line."""

import re

import pytest

from mandate.cli.players import strength
from mandate.core.errors import Code, Malformed
from mandate.core.rng import Chance
from mandate.games import find as find_game
from mandate.games import names as game_names
from mandate.games import registration
from mandate.games.qin.players.search import SearchPlayer
from mandate.lang import LANGUAGES
from mandate.players import find, full_name, label, levels_of, names_for, temper
from mandate.players.budget import Budget

LEVELS = levels_of("qin")


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in game_names() for name in names_for(game, references=True)]
)
def test_every_player_answers_its_game(game: str, name: str) -> None:
    name = f"{name}:20" if name in ("search", "chancellor", "regent") else name
    state = find_game(game).start({}, Chance(1))
    seat, decision = next(iter(state.pending.items()))
    chosen = [find(name, seed=5, game=game).choose(state.view(seat), decision) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in decision.options


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search:500", Budget(simulations=500)),
        ("search:0.2s", Budget(seconds=0.2)),
        ("search:.5s", Budget(seconds=0.5)),
        ("search:3s", Budget(seconds=3)),
        ("chancellor:1s", Budget(seconds=1)),
        ("regent:1s", Budget(seconds=1)),
        ("search:300,2", Budget(simulations=300, cores=2)),
        ("search:0.5s,2", Budget(seconds=0.5, cores=2)),
    ],
)
def test_a_budget_stands_behind_the_colon(name: str, budget: Budget) -> None:
    player = find(name)
    assert isinstance(player, SearchPlayer)
    assert player.budget == budget


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("search:-3", Code.PLAYER_BUDGET),
        ("search:0", Code.PLAYER_BUDGET),
        ("search:abc", Code.PLAYER_BUDGET),
        ("search:", Code.PLAYER_BUDGET),
        ("search:0s", Code.PLAYER_BUDGET),
        ("search:-1s", Code.PLAYER_BUDGET),
        ("search:s", Code.PLAYER_BUDGET),
        ("search:500,0", Code.PLAYER_BUDGET),
        ("search:500,", Code.PLAYER_BUDGET),
        ("search:1s,900", Code.PLAYER_BUDGET),
        ("search:nans", Code.PLAYER_BUDGET),
        ("search:1e3s", Code.PLAYER_BUDGET),
        ("search:99999s", Code.PLAYER_BUDGET),
        ("search:²", Code.PLAYER_BUDGET),
        ("search:99999999999", Code.PLAYER_BUDGET),
        ("chancellor:soon", Code.PLAYER_BUDGET),
        ("regent:0", Code.PLAYER_BUDGET),
        ("raider:500", Code.PLAYER_ARGUMENT),
        ("greedy:", Code.PLAYER_ARGUMENT),
        ("random:1", Code.PLAYER_ARGUMENT),
        ("level", Code.UNKNOWN_PLAYER),
        ("level:0", Code.UNKNOWN_PLAYER),
        ("level:99", Code.UNKNOWN_PLAYER),
        ("level:01", Code.UNKNOWN_PLAYER),
        ("rules", Code.UNKNOWN_PLAYER),
        ("", Code.UNKNOWN_PLAYER),
    ],
)
def test_a_bad_name_is_refused_with_what_was_written(name: str, code: Code) -> None:
    with pytest.raises(Malformed) as refusal:
        find(name)
    assert refusal.value.code is code
    assert all(f"{name}" in refusal.value.tell(language) for language in LANGUAGES)


def test_a_level_that_a_game_does_not_have_is_refused() -> None:
    assert full_name("level:2", game="great-wall") == "rules"
    with pytest.raises(Malformed):
        find("level:5", game="great-wall")


def test_levels_count_from_one() -> None:
    numbers = range(1, len(LEVELS) + 1)
    assert tuple(full_name(f"level:{number}") for number in numbers) == LEVELS
    assert [type(find(f"level:{n}")) for n in numbers] == [type(find(name)) for name in LEVELS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_is_called_something_and_distinguished(language: str) -> None:
    names = {name for game in game_names() for name in names_for(game, references=True)}
    assert (
        len({label(name, language) for name in names})
        == len({temper(n, language) for n in names})
        == len(names)
    )
    assert label("search:500", language).endswith(" (500)")
    assert label("level:1", language) == label(LEVELS[0], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_how_players_play_without_words_of_the_command_line(language: str) -> None:
    for name in {name for game in game_names() for name in names_for(game, references=True)}:
        assert not re.search(r"[a-z]:\d|--|`", temper(name, language)), name


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_tells_the_strength_that_was_measured(level: str) -> None:
    measured = registration("qin").measured[level]
    words = strength(level, "en", game="qin")
    assert f" {measured.percent:.3g}% " in words  # as it was measured: rounding differs from place to place
    assert label(measured.against, "en") in words


def test_nothing_is_reported_of_a_strength_that_no_one_measured() -> None:
    assert strength("greedy", "en", game="qin") == ""

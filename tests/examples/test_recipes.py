"""The recipes for other libraries: each trains a little on both games, and its agent takes a seat.

A recipe whose library is missing is skipped; CI has none of them. All were run with the versions that
docs/train-an-agent.md names.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from pathlib import Path

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games import find

PROJECT = Path(__file__).parents[2]
FOLDER = PROJECT / "examples" / "recipes"
PAGE = (PROJECT / "docs" / "train-an-agent.md").read_text("utf-8")
RECIPES = {  # the library that it needs, and what makes it short
    "sb3": ("sb3_contrib", ["--steps", "64"]),
    "rllib": ("ray.rllib", ["--iterations", "1", "--steps", "64"]),
    "torch_rl": ("torchrl", ["--iterations", "1", "--steps", "64"]),
    "cleanrl": ("torch", ["--updates", "1", "--steps", "8", "--games", "2"]),
}


def test_the_page_names_every_recipe() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == set(RECIPES)
    named = set(re.findall(r"examples/recipes/(\w+)\.py", PAGE))
    assert named == set(RECIPES)


@pytest.mark.parametrize("recipe", list(RECIPES))
def test_a_recipe_needs_its_library_and_ours(recipe: str) -> None:
    """What each imports of Mandate is there, though its library may not be."""
    tree = ast.parse((FOLDER / f"{recipe}.py").read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    ours = [node for node in imports if str(node.module).startswith("mandate")]
    for node in ours:
        assert all(hasattr(importlib.import_module(str(node.module)), name.name) for name in node.names)
    assert ours
    assigned = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets]
    assert {"qin", "great_wall"} <= {target.id for target in assigned if isinstance(target, ast.Name)}


@pytest.mark.parametrize("game", ["qin", "great-wall"])
@pytest.mark.parametrize("recipe", list(RECIPES))
def test_a_recipe_trains_and_its_agent_plays(
    recipe: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, short = RECIPES[recipe]
    pytest.importorskip(library)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(FOLDER))
    module = importlib.import_module(recipe)
    try:
        assert module.main([game, *short]) == 0
        options = {"players": 1} if game == "great-wall" else {}
        state = find(game).start(options, Chance("recipe"))
        choose = getattr(module, game.replace("-", "_"))
        for _ in range(3):
            seat, decision = next(iter(state.pending.items()))
            choice = choose(state.view(Seat(seat)), decision)
            assert choice in decision.options
            state.apply(seat, state.full_choice(choice))
    finally:
        sys.modules.pop(recipe, None)

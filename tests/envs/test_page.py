"""The lines of docs/envs.md do what they promise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.rules.game import QIN

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 12


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("pyspiel", "torch", "jax"):
        if f"import {library}\n" in EXAMPLES[number]:
            pytest.importorskip(library)
    if "positions.parquet" in EXAMPLES[number]:
        pytest.importorskip("pyarrow")
        monkeypatch.chdir(tmp_path)
        assert main(["simulate", "qin", "--games", "1", "--features", "positions.parquet"]) == 0
    names: dict[str, object] = {}
    exec(EXAMPLES[number], names)
    if "choose" in names:
        choose = names["choose"]
        assert callable(choose)
        state = QIN.start({}, Chance(1))
        seat = Seat(0)
        assert choose(state.view(seat), state.pending[seat]) == state.pending[seat].options[0]
    elif "data" not in names:
        assert names["terminated"] in (True, False)

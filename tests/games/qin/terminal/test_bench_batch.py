"""`mandate bench --device` measures no GPU that plays other games."""

from argparse import Namespace

import pytest

from mandate.core.errors import Code, Refused
from mandate.games.qin.batch import sameness
from mandate.games.qin.terminal import bench_batch


def test_a_gpu_that_plays_other_games_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Namespace(device="cpu", players=2, board="bird")
    monkeypatch.setattr(bench_batch, "SAMPLE", 2)
    monkeypatch.setattr(bench_batch, "SAMPLE_STEPS", 1)
    bench_batch.check_sameness(asked, "en")
    monkeypatch.setattr(sameness, "first_difference", lambda *_: "planes")
    with pytest.raises(Refused) as caught:
        bench_batch.check_sameness(asked, "en")
    assert caught.value.code is Code.GPU_DIFFERS
    assert caught.value.facts == {"what": "planes"}

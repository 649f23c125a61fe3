"""The first start on a machine: compiling takes a while, and is announced; the next start says nothing."""

import pytest

from mandate import games
from mandate.cli.warm import warm_up
from mandate.core import jit


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled")
def test_compiling_is_reported_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import numba

    rule = numba.njit(lambda x: x + 1)
    registration = games.registration("qin")
    monkeypatch.setattr(type(registration), "part", lambda *_: lambda: rule(1))
    warm_up("qin", "en")
    assert (
        capsys.readouterr().err == "Compiling the rules, once on this machine (up to half a minute) … done.\n"
    )
    warm_up("qin", "en")
    assert capsys.readouterr().err == ""

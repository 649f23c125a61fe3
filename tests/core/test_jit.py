"""Compiled code in the cache: good only for the sources it was made from."""

import pickle
from pathlib import Path
from types import ModuleType

import pytest

from mandate.core import jit


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled")
def test_what_is_built_on_a_module_is_kept_for_that_very_source(tmp_path: Path) -> None:
    source = tmp_path / "below.py"
    module = ModuleType("below")
    module.__file__ = str(source)

    def built() -> object:
        compiled = jit.jit_on(module)(lambda x: x + 1)
        return compiled._cache._cache_file._source_stamp  # type: ignore[attr-defined]

    source.write_text("ONE = 1\n", "utf-8")
    first, again = built(), built()
    source.write_text("ONE = 2\n", "utf-8")
    assert first == again != built()


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled")
def test_where_compiled_code_cannot_be_kept_it_is_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may run as a user without a home, from folders that no one can write to."""
    from numba.core.caching import CacheImpl

    monkeypatch.setattr(CacheImpl, "_locator_classes", [])
    source = tmp_path / "below.py"
    source.write_text("ONE = 1\n", "utf-8")
    module = ModuleType("below")
    module.__file__ = str(source)
    monkeypatch.setattr(jit, "_made", [])

    def rule(x: int) -> int:
        return x + 1

    for compiled in (jit.jit(rule), jit.jit_on(module)(rule)):
        assert compiled(1) == 2
        assert compiled.stats.cache_path is None  # type: ignore[attr-defined]
    assert jit.folders() == {None}


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled")
def test_code_compiled_by_another_release_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An index that pickles a class which has since been renamed cannot be read."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    index = jit.jit(lambda x: x + 1)._cache._cache_file  # type: ignore[attr-defined]
    Path(index._index_path).parent.mkdir(parents=True, exist_ok=True)
    of_a_class_that_is_gone = b"cmandate.core.jit\nRenamed\n."
    Path(index._index_path).write_bytes(pickle.dumps(index._version) + of_a_class_that_is_gone)
    assert index.load("signature") is None

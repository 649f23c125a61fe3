"""Lantern Night, installed as a package of its own."""

import os

import pytest

from tests.examples.packages import PROJECT, Package


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Package:
    return Package.installed(PROJECT / "examples" / "lantern-night", tmp_path_factory.mktemp("installed"))


@pytest.fixture
def lantern_night(installed: Package, monkeypatch: pytest.MonkeyPatch) -> Package:
    """Every process that is started in the test finds it; this process does not."""
    others = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed.folder), *others]))
    return installed

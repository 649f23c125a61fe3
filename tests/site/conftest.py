"""The site, built once as `make docs-site` builds it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.walk import Site

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "tools.site", "--out", str(folder)]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return Site(folder)

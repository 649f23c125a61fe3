"""`python -m bench envs`: what is not installed is named."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_a_peer_that_is_missing_is_called_by_its_name() -> None:
    for row in ("gymnasium:no_such_package:thing-v1", "pettingzoo:no_such_package"):
        order = [sys.executable, "-m", "bench.envs_measured", row, "1"]
        done = subprocess.run(order, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "missing: no_such_package\n"), done.stderr

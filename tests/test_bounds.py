"""What an installation with its extras may bring: nothing older than what the code needs."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PINNED = {
    canonicalize_name(name): version
    for name, version in re.findall(
        r"^([\w.-]+)==(\S+)$", (ROOT / "constraints.txt").read_text("utf-8"), re.M
    )
}
EXTRAS = PROJECT["optional-dependencies"]
GIVEN = [
    *PROJECT["dependencies"],
    *(given for name in ("cluster", "envs", "gpu", "server") for given in EXTRAS[name]),
]


@pytest.mark.parametrize("given", GIVEN)
def test_every_dependency_has_a_lower_bound_that_the_tests_meet(given: str) -> None:
    wanted = Requirement(given)
    assert any(bound.operator == ">=" for bound in wanted.specifier)
    assert wanted.specifier.contains(PINNED[canonicalize_name(wanted.name)])

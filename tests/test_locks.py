"""The files that pin versions name no address, and the page's tells what every package must be like."""

import json
import re
from pathlib import Path

PROJECT = Path(__file__).parent.parent


def test_every_package_of_the_page_has_its_fingerprint_and_no_address() -> None:
    locked = json.loads((PROJECT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    packages = {path: facts for path, facts in locked.items() if path}
    assert len(packages) > 50
    assert [path for path, facts in packages.items() if "integrity" not in facts] == []
    assert [path for path, facts in packages.items() if "resolved" in facts] == []


def test_python_packages_are_pinned_by_plain_lines() -> None:
    lines = (PROJECT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert len(pins) > 50
    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!]+", pin)] == []

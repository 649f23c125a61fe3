"""Nothing that was typed is ignored, and what is expected is said as people say it."""

from pathlib import Path

import pytest

from mandate.core.errors import Malformed
from mandate.core.option import Option, span
from tests.cli.forked import mandate
from tests.cli.test_commands import games, one_line

__all__ = ["games"]  # the file of three games


def test_a_flag_that_means_nothing_alone_is_refused(games: Path) -> None:
    one_line(mandate("replay", str(games), "--legal"), "“legal”", "--trace --legal")
    one_line(mandate("bench", "qin", "--batch", "8"), "“batch”", "--device {cpu,cuda}")
    one_line(mandate("board", "list", "extra"), "“extra”")


def test_a_single_number_is_no_range() -> None:
    assert [span(2, 2), span(2, 4), span(2, None)] == ["2", "2–4", "≥ 2"]
    with pytest.raises(Malformed, match=r"Expected: 2\."):
        Option("players", 2, least=2, most=2).check(3)
    with pytest.raises(Malformed, match=r"Expected: ≥ 1\."):
        Option("heaps", 2, least=1).check(0)


def test_an_address_where_no_one_answers_is_refused_before_a_name_is_requested() -> None:
    done = mandate("play", "--at", "http://127.0.0.1:9", given="Ann\n")
    assert done.returncode == 2
    assert "name" not in done.stdout

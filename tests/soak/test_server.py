"""The soak of the server in short. `make soak ARGS=server` kills it a thousand times."""

import asyncio

import pytest

from tests.server.conftest import Postgres, postgres  # noqa: F401  # a fixture
from tests.soak.server import Chair, Result, Soak, compare, main


def test_a_server_that_is_killed_under_play_loses_and_doubles_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--kills", "3", "--tables", "3"]) == 0
    out = capsys.readouterr().out
    assert "3 kills" in out
    assert "0 lost, 0 doubled" in out


def test_one_of_two_servers_on_one_database_is_killed_now_and_then(postgres: Postgres) -> None:  # noqa: F811
    result = asyncio.run(Soak(postgres.new_database(), servers=2, tables=3, seed=1).run(kills=4))
    assert (result.kills, result.lost, result.doubled, result.found) == (4, 0, 0, [])
    assert result.acknowledged > 4


def test_what_is_lost_or_doubled_is_found() -> None:
    result = Result()
    chair = Chair("table", 0, sent={1: "a", 2: "b", 3: "c"}, acknowledged={1, 2})
    compare(result, chair, ["a", "b"])
    compare(result, chair, ["a", "b", "c"])  # stored, though no one could hear of it any more
    assert (result.lost, result.doubled) == (0, 0)
    compare(result, chair, ["a"])
    assert (result.lost, result.doubled) == (1, 0)
    compare(result, chair, ["a", "a", "b"])
    assert result.lost == 2
    assert result.doubled == 2

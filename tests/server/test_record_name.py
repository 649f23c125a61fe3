"""Files of records say which game it was, when, and who played."""

import doctest

from mandate.server.http import record_name as module
from mandate.server.http.record_name import record_name

NOON = 1794916800000  # 2026-11-17, noon


def test_the_example() -> None:
    assert doctest.testmod(module).failed == 0


def test_a_name_is_ascii_and_has_no_sign_of_a_path_or_a_header() -> None:
    name = record_name("qin", "../x", NOON, ['a/b"\r\n; c', "Æ\u202egnp", "...", "x" * 40])
    assert name == f"mandate-qin-2026-11-17-a-b-c-gnp-{'x' * 20}-x.json"


def test_a_table_of_nameless_players_has_its_id() -> None:
    assert record_name("qin", "----", NOON, [None, ""]) == "mandate-qin-2026-11-17-table.json"

"""Broken data files of co-op are refused, each with its file, its entry and its field."""

from pathlib import Path

import pytest

from mandate.games.great_wall.cards.toml_entries import DataCode
from tests.games.great_wall.cards.test_data_broken import broken

FROST = (
    'abilities = [{ trigger = "always", effects = '
    '[{ do = "modify", stat = "shots", d = -1, scope = "section" }] }]'
)
BROKEN = {
    "a request that wants nothing": (
        "requests.toml",
        'each = [{ do = "lose", what = "W", n = "max(min(players, 8 - players), 14 - 4 * players)" }]\n', "",
        DataCode.MISSING, "RQ05", "each",
    ),
    "a request that is paid with a gift": (
        "requests.toml", '{ do = "lose", what = "W",', '{ do = "gain", what = "W",',
        DataCode.WORD, "RQ05", "each[0].do",
    ),
    "a need without a limit": (
        "requests.toml", '{ what = "breaches", most = 0 }', '{ what = "breaches" }',
        DataCode.MISSING, "RQ01", "needs[0].least",
    ),
    "a need of nothing that is counted": (
        "requests.toml", '{ what = "hordes", least = 5 }', '{ what = "horses", least = 5 }',
        DataCode.WORD, "RQ01", "needs[1].what",
    ),
    "a request of another letter": (
        "requests.toml", 'id = "RQ01"', 'id = "Q01"', DataCode.WORD, "Q01", "id",
    ),
    "an event that does once what belongs to a player": (
        "events.toml", 'once = [{ do = "reverse_tea" }]', 'once = [{ do = "lose", what = "W", n = 1 }]',
        DataCode.WORD, "E05", "once[0].do",
    ),
    "an event that would answer to a moment at which nothing asks it": (
        "events.toml", 'trigger = "on_summer"', 'trigger = "on_winter_end"',
        DataCode.WORD, "E05", "abilities[0].trigger",
    ),
    "an event without anything that stays": (
        "events.toml", FROST, "abilities = []", DataCode.COUNT, "E01", "abilities",
    ),
    "a wall's height where there is no assault": (
        "events.toml", 'when = { top_tea = true }', 'when = { wall_most = 1 }',
        DataCode.MOMENT, "E05", "abilities[0].when.wall_most",
    ),
    "an effect for no one that is known": (
        "coop_tactics.toml", 'who = "each" }]\ncopies', 'who = "all" }]\ncopies',
        DataCode.WORD, "U01", "boosted[0].who",
    ),
    "someone here where there is no here": (
        "coop_tactics.toml", 'n = 1, who = "each" }]', 'n = 1, who = "each_here" }]',
        DataCode.MOMENT, "U01", "boosted[0].who",
    ),
    "an effect that cannot be shared": (
        "coop_generals.toml", 'n = "SA", who = "others"', 'n = "SA", who = "shared"',
        DataCode.WORD, "K3", "abilities[0].effects[0].do",
    ),
    "a Tea value that a General of the other file has": (
        "coop_generals.toml", "tea = 88", "tea = 55", DataCode.TWICE, "K1", "tea",
    ),
    "a Horde with an ability that no file names": (
        "coop_hordes.toml", 'ability = "SWIFT"', 'ability = "SLOW"', DataCode.WORD, "X1", "ability",
    ),
    "co-op for six": (
        "board.toml", "[[coop]]\nplayers = 2", "[[coop]]\nplayers = 6", DataCode.RANGE, "6", "players",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_with_file_entry_and_field(what: str, tmp_path: Path) -> None:
    file, old, new, problem, entry, field = BROKEN[what]
    found = broken(tmp_path, file, old, new)
    assert found.code is problem
    assert (found.facts["file"], found.facts["entry"], found.facts["field"]) == (file, entry, field)
    assert str(found)

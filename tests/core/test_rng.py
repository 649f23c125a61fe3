from collections import Counter

import pytest

from mandate.core.rng import Chance, commit, fresh_salt


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    """These numbers are in records all over the world: they must never change."""
    chance = Chance(7)
    assert [chance.below(100) for _ in range(8)] == [91, 72, 69, 16, 38, 99, 25, 58]
    items = list("abcdefgh")
    chance.shuffle(items)
    assert "".join(items) == "echabdgf"


def test_a_number_as_seed_and_its_text_are_the_same_seed() -> None:
    assert [Chance(7).below(1000)] == [Chance("7").below(1000)]


def test_without_a_seed_two_streams_differ() -> None:
    assert [Chance().word() for _ in range(4)] != [Chance().word() for _ in range(4)]
    assert not Chance().given
    assert Chance("").given


def test_every_number_below_is_equally_likely() -> None:
    chance = Chance("fair")
    seen = Counter(chance.below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(850 < count < 1150 for count in seen.values())


@pytest.mark.parametrize(("salt", "secret"), [("a", "bc"), ("a", "b"), ("b", "b")])
def test_a_commitment_changes_with_salt_and_secret(salt: str, secret: str) -> None:
    assert commit(salt, secret) != commit("ab", "b")
    assert len(commit(salt, secret)) == 64


def test_salts_are_fresh_and_long() -> None:
    assert len({fresh_salt() for _ in range(50)}) == 50
    assert len(fresh_salt()) == 64

"""Names: length as people count it, reserved ones, and look-alikes."""

import pytest

from mandate.core.errors import Refused
from mandate.people.names import check_name, fold, is_reserved, look_alike, reserve
from mandate.server.live.safety import reserved_names
from mandate.table.codes import ServerCode

RESERVED = reserved_names() | reserve(["Blue Heron"])
CYRILLIC_ADMIN = "\u0430dm\u0456n"
FULL_WIDTH = "\uff21\uff24\uff2d\uff29\uff2e"


@pytest.mark.parametrize(
    "name",
    [
        "admin", "Admin", "4dm1n", "@dm!n", CYRILLIC_ADMIN, FULL_WIDTH, "a d m i n", "Moderator", "M0DERAT0R",
        "The Moderator", "ann-admin", "Modérateur", "Chancellor", "chance11or", "Kanzlerin", "Blue  Heron",
        "b1ue her0n", "Greedy",
    ],
)  # fmt: skip
def test_names_that_claim_to_be_others_are_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        check_name(name, RESERVED)
    assert caught.value.code == ServerCode.RESERVED_NAME


@pytest.mark.parametrize(
    "name", ["Ann", "Jörg", "Søren", "李明", "Дмитрий", "Adminka", "Modesty", "Chance", ""]
)
def test_ordinary_names_are_taken_as_they_are(name: str) -> None:
    assert check_name(name, RESERVED) == name


def test_length_counts_signs_as_people_do() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"  # one sign of five code points
    assert check_name(family * 30) == family * 30
    for long in ("x" * 41, family * 41, "x\u0301\u0323\u0308" * 41):
        with pytest.raises(Refused) as caught:
            check_name(long)
        assert caught.value.code == ServerCode.LONG_NAME


def test_direction_and_control_characters_do_not_reach_others() -> None:
    assert check_name("Ann\u202e\u2066nimda\x00\x1b[31m") == "Annnimda [31m"
    with pytest.raises(Refused) as caught:
        check_name("\u202eadmin")  # reads as admin once the override is gone
    assert caught.value.code == ServerCode.RESERVED_NAME


def test_look_alikes_are_found_and_namesakes_are_not() -> None:
    assert look_alike("B\u0435n", ["Ben"])  # a Cyrillic e
    assert look_alike("Jill", ["J1ll"])
    assert look_alike("BEN", ["Ben"])
    assert not look_alike("Ben", ["Ben", "Ann", ""])
    assert not look_alike("", [""])


def test_a_name_of_signs_only_is_distinguished_from_others() -> None:
    assert fold("***") != fold("###")
    assert not is_reserved("***", RESERVED)

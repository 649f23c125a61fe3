"""What others may be shown of what someone wrote."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mandate.core.text import can_be_seen, tidy


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ann\t von\nQin ", "Ann von Qin"),
        ("\x1b[31mred\x1b[0m", "[31mred [0m"),
        ("a\x9b2Jb", "a 2Jb"),
        ("\u202eevil\u202c", "evil"),
        ("A\u2066b\u2069", "Ab"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\u115f\u1160\uffa0", ""),
        ("e\u0301", "é"),
        ("a" + "\u0301" * 50, "á" + "\u0301" * 3),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200d\u200d\u200c", ""),
        ("\ud800x", "x"),
        ("秦始皇", "秦始皇"),
    ],
)
def test_what_is_shown(written: str, shown: str) -> None:
    assert tidy(written) == shown
    assert can_be_seen(shown) == bool(shown)


def test_marks_alone_are_nothing_to_see() -> None:
    assert not can_be_seen("\u0301\ufe0f")
    assert all(map(can_be_seen, "!☺7é秦"))


@given(st.text())
def test_nothing_disturbs_a_screen(text: str) -> None:
    shown = tidy(text)
    assert all(sign.isprintable() or sign in "\u200c\u200d" for sign in shown)
    assert tidy(shown) == shown

"""The seasons that the page's tests replay are those of the rules."""

from tools.page_seasons import FILE, page_seasons


def test_the_file_is_what_the_rules_play() -> None:
    assert FILE.read_text("utf-8") == page_seasons(), "run: make types"

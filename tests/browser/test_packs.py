"""Packs of cards in a browser: from the editor to a table, its guests, and the record of its game."""

import re
from pathlib import Path

from playwright.sync_api import expect

from mandate.core.match import Match
from mandate.files import save
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.browser.conftest import Visitors

EVERY_DECK = Path(__file__).parents[1] / "games/great_wall/packs/every_deck.toml"


def test_a_pack_is_written_tried_read_by_guests_and_replayed(visit: Visitors, tmp_path: Path) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"], at="#/card-editor")
    preview = page.locator("aside .preview .face").first
    expect(page.get_by_text("Nothing is changed yet")).to_be_visible()
    page.get_by_label("Name of the pack").fill("Crane box")
    page.get_by_label("Name", exact=True).fill("Woodcutter")
    page.get_by_label("How many", exact=True).fill("5")
    page.get_by_label("How many", exact=True).press("Tab")
    expect(preview).to_contain_text("Woodcutter")
    expect(preview).to_contain_text("5")
    expect(page.get_by_text("This pack can be played.")).to_be_visible()

    # a fault says what is wrong, and how it would be right
    page.get_by_label("How many", exact=True).fill("many")
    page.get_by_label("How many", exact=True).press("Tab")
    expect(page.locator(".fault")).to_contain_text("A01")
    expect(page.locator(".fault pre")).to_contain_text("abilities = [")
    expect(page.get_by_role("button", name="Try it at a table")).to_be_disabled()
    page.get_by_label("How many", exact=True).fill("5")
    page.get_by_label("How many", exact=True).press("Tab")

    # the spots of a Horde, by clicking; they are counted
    page.locator("select[name=deck]").select_option(label="Hordes")
    page.get_by_role("button", name=re.compile("^Spot a1")).click()
    expect(page.get_by_role("button", name=re.compile("^Spot a1: 1 Honor"))).to_be_visible()
    expect(page.locator("input[name=field-spots]")).to_have_value("5")
    expect(page.get_by_text("This pack can be played.")).to_be_visible()

    # as a file, and as a link on another device
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    written = saved.value.path().read_text("utf-8")
    assert saved.value.suggested_filename == "Crane-box.toml"
    assert '"Woodcutter"' in written
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    other = visit()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(other.get_by_label("Name of the pack")).to_have_value("Crane box")
    expect(other.get_by_text("This pack can be played.")).to_be_visible()

    # a table with it: the guest reads every card before sitting down
    page.get_by_role("button", name="Try it at a table").click()
    expect(page.locator("select[name=pack]")).to_have_value(re.compile("^own:"))
    page.locator("input[name=with][value=friends]").check(force=True)
    page.locator("input[name=name]").fill("Ann")
    page.locator("form button.big").click()
    expect(page.locator(".waiting .pack")).to_contain_text("Crane box")
    guest = visit(at="")
    guest.goto(page.locator(".waiting input[readonly]").input_value())
    expect(guest.locator(".waiting .pack")).to_contain_text("By sitting down you agree")
    guest.get_by_role("link", name="Read all cards").click()
    expect(guest.get_by_role("heading", name="Cards of Crane box")).to_be_visible()
    expect(guest.locator(".pairs")).to_contain_text("Forester")
    expect(guest.locator(".pairs")).to_contain_text("Woodcutter")
    guest.get_by_role("link", name="Back to the table").click()
    expect(guest.locator(".waiting .pack")).to_be_visible()

    # a record with a pack shows its cards, though this browser has never had it
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3, "pack": written}, seed="replayed")
    while match.pending and len(match.record.choices) < 12:
        seat, decision = next(iter(match.pending.items()))
        match.play(decision.options[0], seat)
    save(match, tmp_path / "record.json")
    guest.goto(f"{visit.address}#/replay")
    guest.locator("input[type=file]:not([name])").set_input_files(tmp_path / "record.json")
    expect(guest.locator("input[type=range]")).to_be_visible()


def test_a_file_is_opened_where_a_game_is_begun_and_a_bad_one_is_explained(
    visit: Visitors, tmp_path: Path
) -> None:
    page = visit(at="")
    page.locator("input[name=game][value=great-wall]").check(force=True)
    bad = tmp_path / "bad.toml"
    bad.write_text('[pack]\nname = "x"\n[[tactic]]\nid = "T01"\nwindow = "NEVER"\n', encoding="utf-8")
    page.locator("form input[type=file]").set_input_files(bad)
    expect(page.locator("form .choose [role=alert]")).to_contain_text("NEVER")
    page.locator("form input[type=file]").set_input_files(EVERY_DECK)
    page.get_by_role("link", name="Read all cards").click()
    expect(page.get_by_role("heading", name="Cards of Every deck")).to_be_visible()
    face = page.locator(".pairs .face[data-card=A101]")
    expect(face).to_contain_text("Ferryman")
    expect(face).to_contain_text("When you gather at Quarry")
    expect(page.locator("table")).to_contain_text("numbers hand_limit")

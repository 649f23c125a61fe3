"""The dashboard and its pages: within 80 columns, from views alone, with numbers of the engine."""

import functools
import random
import re

import msgspec
import pytest

from mandate.cli.kit.layout import cell_width
from mandate.cli.kit.pages import Page
from mandate.cli.kit.start import painter
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import PLACES, M
from mandate.games.great_wall.rules.army.assault import defense, power
from mandate.games.great_wall.rules.army.recruiting import price
from mandate.games.great_wall.rules.city.clerks import can_activate
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.terminal import brief, dashboard, details
from mandate.games.great_wall.terminal.drawing import DRAWING
from mandate.games.great_wall.terminal.words import Words
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.tabletop import Tabletop, tabletop
from mandate.table.wire import Sight
from tests.games.great_wall.modes import OTHERS
from tests.games.great_wall.stories.staging import Table

NAMES = ["Ann", "Bartholomew the Magnificent", "Cy", "Di", "Ed"]
WORDS = Words("en", NAMES)


def played(seed: int, choices: int) -> Match[GreatWallState]:
    chance = random.Random(seed)
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": (3, 4, 5, 4)[seed]}, seed=seed)
    for _ in range(choices):
        if match.outcome is None:
            seat = next(iter(match.pending))
            match.play(chance.choice(list(match.pending[seat].options)), seat)
    return match


@functools.cache
def views(seed: int) -> list[Tabletop]:
    """Of one game, from its start to its end; many tests look at them."""
    found = []
    for choices in (0, 5, 40, 90, 150, 220, 900):
        state = played(seed, choices).state
        found += [tabletop(state.view(seat)) for seat in (Seat(0), Seat(2), None)]
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("ascii_only", [False, True])
def test_it_is_80_columns_wide_and_30_lines_high(seed: int, ascii_only: bool) -> None:
    words = Words("en", NAMES, ascii_only=ascii_only)
    for view in views(seed):
        lines = [line.plain for line in dashboard.draw(view, words)]
        assert len(lines) <= 30
        assert {cell_width(line) for line in lines} == {80}
        for page in (details.table_lines(view, words), details.card_lines(view, words)):
            assert all(cell_width(line) <= 80 for line in Page("", page).laid_out(80))
            lines += page
        assert not ascii_only or all(line.isascii() for line in lines)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("mode", OTHERS)
def test_it_fits_in_the_other_modes_too(mode: str, language: str) -> None:
    chance = random.Random(mode)
    match: Match[GreatWallState] = Match.start(GREAT_WALL, OTHERS[mode], seed=mode)
    words = Words(language, NAMES[: match.state.n], match.state.lineup)
    for number in range(160):
        if match.outcome is None:
            seat = next(iter(match.pending))
            match.play(chance.choice(list(match.pending[seat].options)), seat)
        if number % 40 == 0:
            view = tabletop(match.state.view(Seat(0)))
            lines = [line.plain for line in dashboard.draw(view, words)]
            assert len(lines) <= 30
            assert {cell_width(line) for line in lines} == {80}
            for page in (details.table_lines(view, words), details.card_lines(view, words)):
                assert all(cell_width(line) <= 80 for line in Page("", page).laid_out(80))
            assert (words("gw-reed-name") in "".join(lines)) == (match.state.reed >= 0)


def test_a_solo_game_shows_his_honor_and_his_track_from_the_top() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 1, "qin_honor": 50}, seed=1)
    state = match.state
    words = Words("en", ["Ann"], state.lineup)
    lines = [line.plain for line in dashboard.draw(tabletop(state.view(Seat(0))), words)]
    (row,) = [line for line in lines if "Qin Jiushao" in line]
    assert row.split()[4] == "50"
    (track,) = [line for line in lines if line.startswith("Track from the top")]
    places = [words.place(code) for code in state.deal.track]
    assert track.startswith(f"Track from the top: {', '.join(places)} | deck 6")


def test_colours_change_nothing_but_the_colours() -> None:
    paint = painter()
    for line in dashboard.draw(tabletop(played(1, 90).state.view(Seat(0))), WORDS):
        painted = paint(line)
        assert "\x1b[" in painted or not line.spans
    drawn = dashboard.draw(tabletop(played(1, 90).state.view(Seat(0))), WORDS)
    assert any("\x1b[" in paint(line) for line in drawn)


@pytest.mark.parametrize("seed", range(4))
def test_its_numbers_are_those_of_the_engine(seed: int) -> None:
    for choices in (20, 70, 130, 200):
        state = played(seed, choices).state
        seen = sketch(state.view(Seat(1)))
        for section in state.sections:
            assert defense(seen, section) == defense(state, section)
            assert power(seen, section) == power(state, section)
        assert [can_activate(seen, place) for place in range(PLACES)] == [
            can_activate(state, place) for place in range(PLACES)
        ]


def test_defense_and_power_stand_side_by_side() -> None:
    state = played(3, 0).state
    text = "\n".join(line.plain for line in dashboard.draw(tabletop(state.view(Seat(0))), WORDS))
    assert f"Defense {defense(state, M)}, Power {power(state, M)}" in text
    assert "Year 1 of 5, Setup" in text


@pytest.mark.parametrize(
    ("seed", "mill", "embassy"),
    [(3, "ABCD  A2 B2 C2 D2", "A4 B4 C4 D4"), (2, "ABCDE A2B2C2D2E2", "A4 B4 C4 D4 E4")],
)
def test_overseers_and_a_crowd_of_clerks_are_all_shown(seed: int, mill: str, embassy: str) -> None:
    state = played(seed, 40).state
    state.level = [[2] * state.n for _ in state.level]
    state.at = [[0] * state.n for _ in state.at]
    for seat in range(state.n):
        state.at[8][seat] = 4  # at the Embassy
        state.at[0][seat] = 1  # at the Lumber Mill
    text = "\n".join(line.plain for line in dashboard.draw(tabletop(state.view(Seat(0))), WORDS))
    assert f" Lumber Mill       ! {mill}" in text
    assert f" Emperor’s Embassy       {embassy}" in text


def test_many_soldiers_in_one_place_are_counted() -> None:
    state = played(3, 40).state
    state.rest = [[[2] * 3] * 4] * 3
    text = "\n".join(line.plain for line in dashboard.draw(tabletop(state.view(Seat(0))), WORDS))
    assert "Rest A6 B6 C6 D6" in text
    state.rest = [[[0] * 3] * 4] * 3
    state.rest[0] = [[1, 2, 0], [0, 0, 1], [0] * 3, [0] * 3]
    text = "\n".join(line.plain for line in dashboard.draw(tabletop(state.view(Seat(0))), WORDS))
    assert "Rest A:Sp1Ar2 B:Ho1" in text


def test_what_others_hold_is_not_shown() -> None:
    state = played(2, 60).state
    for seat in range(3):
        view = state.view(Seat(seat))
        drawn = "\n".join(line.plain for line in dashboard.draw(tabletop(view), WORDS))
        own = set(view.tactics)
        line = next(line for line in drawn.splitlines() if line.startswith("Tactics"))
        for card in OURS.cards.tactics:
            assert (WORDS.card(card) in line) == (card in own)
        assert sketch(view).res[(seat + 1) % 3] == [0] * 4


def test_cards_of_a_spectator_show_no_hand() -> None:
    text = "\n".join(details.card_lines(tabletop(played(2, 60).state.view(None)), WORDS))
    assert "Your" not in text


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_a_small_screen_the_most_important_fits(seed: int, language: str) -> None:
    words = Words(language, NAMES)
    for view in views(seed):
        for room in (3, 9, 14, 20, 40):
            lines = [line.plain for line in brief.draw(view, words, room)]
            assert len(lines) <= room
            assert all(cell_width(line) <= 80 for line in lines)
            assert dashboard.time(view, words)[0].plain in lines
        whole = [line.plain for line in brief.draw(view, words, 40)]
        assert whole == [line.plain for line in dashboard.draw(view, words)]


@pytest.mark.parametrize("width", [60, 66, 79])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_narrower_terminal_has_more_lines_and_all_the_numbers(language: str, width: int) -> None:
    words = Words(language, NAMES)
    for view in views(1):
        lines = [line.plain for line in dashboard.draw(view, words, width)]
        assert {cell_width(line) for line in lines} == {width}
        wide = [line.plain for line in dashboard.draw(view, words)]
        numbers = re.compile(r"[0-9+]+")
        for clan in range(len(view.clans)):
            shown = next(line for line in wide if line[2:4] == f"{'ABCD'[clan]} ")
            narrow = next(line for line in lines if line[2:4] == f"{'ABCD'[clan]} ")
            assert numbers.findall(narrow) == numbers.findall(shown[:64])
        for location in view.locations:
            assert any(words.place(location.place) in line for line in lines)
        if width == 60:  # what a viewer of 60 × 20 has room for
            short = "\n".join(line.plain for line in brief.draw(view, words, 12, width))
            assert len(short.splitlines()) <= 12
            assert all(words.section(section.section) in short for section in view.sections)
            places = (words.place(location.place) in short for location in view.locations)
            assert all(places) or view.own is not None


def test_prices_of_soldiers_are_those_after_discounts() -> None:
    t = Table()
    words = Words("en", NAMES)
    assert words.tell(price(t.s, Seat(0), 0)) == "1 Wood, 2 Stone"
    t.s.advisors[0] = [
        card for card, advisor in OURS.cards.advisors.items() if advisor.name == "Drill Sergeant"
    ]
    assert words.tell(price(t.s, Seat(0), 0)) == "1 Wood, 2 Stone, 1 off"
    assert words.tell(price(t.s, Seat(0), 2)) == "1 Wood, 3 Gold"
    assert words.tell(price(t.s, Seat(0), 0, (0, 0, 0), 9)) == "free"


@pytest.mark.parametrize("seed", range(2))
def test_what_came_over_a_wire_is_drawn_as_here(seed: int) -> None:
    for view in views(seed):
        shown = msgspec.json.decode(msgspec.json.encode(view))
        read = DRAWING.read(Sight(seat=view.seat, ask=None, news=[], view=shown))
        assert read == view
        assert dashboard.draw(read, WORDS) == dashboard.draw(view, WORDS)
        outside = dashboard.draw(DRAWING.outside(read), WORDS)
        assert not any(line.plain.startswith(("You have", "Hand", "Tactics")) for line in outside)

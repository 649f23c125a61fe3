"""The page on strong play: what is counted in games, and that every table has its place on the page."""

from dataclasses import asdict
from pathlib import Path

import pytest

from mandate.arena.played import Finished
from mandate.core.replay import replay
from mandate.games.qin.rules.game import QIN
from tools.strong_play.__main__ import PAGE, drawings, page_with, tables
from tools.strong_play.games import Heading, Kept, play
from tools.strong_play.tally import Tally, tally

DEALS = {2: 10, 3: 2, 4: 2}  # on each board


class Counting:
    """Listens in the place of a bar."""

    def __init__(self) -> None:
        self.fresh: list[bool] = []

    def hear(self, game: Finished) -> None:
        self.fresh.append(game.fresh)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("strong") / "games.jsonl"


@pytest.fixture(scope="module")
def games(file: Path) -> list[Kept]:
    return play(file, Heading(player="greedy", seed="test", reviewed=2), DEALS, 1, Counting())


@pytest.fixture(scope="module")
def found(games: list[Kept]) -> list[Tally]:
    return [tally(kept) for kept in games]


def test_every_deal_for_two_is_played_twice_with_the_same_tiles(games: list[Kept]) -> None:
    assert len(games) == 2 * (2 * 10 + 2 + 2)
    by_deal: dict[int, list[Kept]] = {}
    for kept in games:
        if kept.part == "2":
            by_deal.setdefault(kept.deal, []).append(kept)
    for one, other in by_deal.values():
        assert one.record.setup == other.record.setup
    assert any(one.record.choices != other.record.choices for one, other in by_deal.values())
    assert sum(kept.review is not None for kept in games) == 2  # one in ten, on each board


def test_what_the_file_has_is_not_played_again(file: Path, games: list[Kept]) -> None:
    heard = Counting()
    again = play(file, Heading(player="greedy", seed="test", reviewed=2), DEALS, 1, heard)
    assert again == games
    assert not any(heard.fresh)


def test_pagodas_are_counted_as_they_were_set(games: list[Kept], found: list[Tally]) -> None:
    for kept, game in zip(games, found, strict=True):
        *_, (_, end, _) = replay(QIN, kept.record)
        assert end.outcome is not None
        assert game.winners == tuple(end.outcome.winners)
        assert game.turns[-1].supply == tuple(end.outcome.scores)
        assert sum(side.sent_home for side in game.sides) == sum(side.lost for side in game.sides)
        for seat in range(game.players):
            last = game.begun_with
            for turn in game.turns:
                if turn.seat == seat:
                    assert turn.brought == last - turn.supply[seat]
                last = turn.supply[seat]
    assert any(side.sent_home for game in found for side in game.sides)
    assert any(side.conquered for game in found for side in game.sides)


def test_every_table_has_its_place_on_the_page(found: list[Tally]) -> None:
    made = tables(found)
    page = page_with(PAGE.read_text("utf-8"), made)
    assert all(table in page for table in made.values())
    assert page.count("counted by tools.strong_play") == len(made)
    pictures = drawings(found)
    assert all(f"../pictures/{name}" in page for name in pictures)
    assert all(drawing.count("<rect") >= 13 * 13 for drawing in pictures.values())


def test_a_table_counts_what_it_says(found: list[Tally]) -> None:
    two = [game for game in found if game.players == 2]
    first = 100 * sum(game.won(0) for game in two if game.board == "bird") / 20
    row = next(line for line in tables(found)["seats"].splitlines() if "Bird" in line)
    assert f"| 20 | {first:.1f} % (" in row
    assert {"founded", "conquered"} <= set(asdict(two[0].sides[0]))

"""Figures of games made by hand."""

import pytest

from mandate.games.great_wall.study.balance.figures import Figures, levers, measure
from mandate.games.great_wall.study.balance.game_summary import ACTIVE, SUPPORTING, Hire
from mandate.games.great_wall.study.balance.modes import MODES, Contest, Mode
from tests.games.great_wall.study.balance import game

THREE = MODES["3p"]
FEW = [
    game(0, reason="time", breaches=[0, 1, 2, 0, 0, 0], tea=[2, 0, 1], winners=[2]),
    game(1, reason="walls", years=4, breaches=[0, 1, 0, 0], tea=[0, 1, 2], winners=[0]),
    game(2, reason="walls", years=5, tea=[1, 0, 2], winners=[0]),
    game(3, reason="shame", years=5, tea=[0, 1, 2], winners=[0], honor=[60, 50, 40]),
]


def test_how_games_end_and_how_long_they_are() -> None:
    tables = measure(THREE, FEW)
    assert {reason: found.value for reason, found in tables["end"].items()} == {
        "time": 0.25,
        "walls": 0.5,
        "shame": 0.25,
    }
    assert tables["years"]["Years"].value == 5
    assert tables["last year"]["games"].value == 0.25


def test_breaches_of_a_year_are_counted_in_the_games_that_reached_it() -> None:
    found = measure(THREE, FEW)["breaches"]
    assert found["game"].value == 1
    assert found["Year 2"].value == 0.5
    assert found["Year 3"].value == 0.5
    assert found["Year 6"].value == 0
    assert (found["Year 4"].n, found["Year 5"].n, found["Year 6"].n) == (4, 3, 1)


def test_honor_of_all_and_of_winners() -> None:
    found = measure(THREE, FEW)["honor"]
    assert found["all players"].value == (3 * 270 + 150) / 12
    assert found["winners"].value == (80 + 100 + 100 + 60) / 4
    assert found["spread within a game"].value == 20
    assert "Qin Jiushao" not in found


def test_win_rates_by_tea_order_and_general() -> None:
    tables = measure(THREE, FEW)
    assert [found.value for found in tables["tea"].values()] == [0.75, 0.25, 0.0]
    assert {name: found.value for name, found in tables["general"].items()} == {
        "G01": 0.75,
        "G02": 0.0,
        "G03": 0.25,
    }


def test_clans_that_no_player_has_take_no_place_in_the_tea_order() -> None:
    two = Mode("2p", "2 players", {"players": 2})
    games = [game(i, honor=[90, 80], tea=[2, 1, 0], winners=[1]) for i in range(3)]
    assert [found.value for found in measure(two, games)["tea"].values()] == [1.0, 0.0]


def test_an_advisor_is_worth_what_its_owner_has_over_the_others_of_the_game() -> None:
    games = [
        game(0, honor=[100, 90, 80], hires=[Hire(0, "A01", 2, ACTIVE), Hire(1, "A02", 0, SUPPORTING)]),
        game(1, honor=[50, 90, 70], hires=[Hire(0, "A01", 0, ACTIVE), Hire(2, "A03", 4, ACTIVE)]),
    ]
    tables = measure(THREE, games)
    assert {card: found.value for card, found in tables["advisor"].items()} == {"A01": (15 - 30) / 2}
    dealt = {card: found.value for card, found in tables["advisor dealt"].items()}
    assert dealt == {"A01": -30, "A02": 0}
    assert tables["advisor active"]["A01"].value == 1


def test_cards_places_and_hordes() -> None:
    games = [
        game(
            i,
            drawn={"T01": 2, "T02": 2},
            played={"T01": 1, "T02": 2},
            artifacts={"F1": [8, 16, 24]},
            activations={**game().activations, "tem": [1, 0, 2, 0, 0, 0]},
            placed={"H1": 4},
            defeated={"H1": 1},
            commands=[["C1", "C2"], ["C1", "C1"], ["C3", "C1"]],
            summers=["rh", "hh", "hr"],
            shame=[3, 0, 0],
            raids=2,
            ran_out=i == 0,
        )
        for i in range(4)
    ]
    tables = measure(THREE, games)
    assert tables["tactic"]["T01"].value == 0.5
    assert tables["tactic of all"]["T02"].value == pytest.approx(2 / 3)
    assert {card: found.value for card, found in tables["artifact"].items()} == {"F1": 16}
    assert tables["location"]["tem"].value == 0.5
    assert {horde: found.value for horde, found in tables["horde"].items()} == {"H1": 0.25}
    assert tables["command"]["C1"].value == pytest.approx(4 / 3)
    assert tables["reclaim"]["Reclaimed"].value == pytest.approx(1 / 3)
    assert tables["shame"]["tokens a player"].value == 1
    assert tables["shame"]["Raids"].value == 2
    assert tables["deck"]["ran out"].value == 0.25


def test_alone_against_qin_jiushao_he_is_no_winner_of_ours() -> None:
    solo = Mode("solo", "alone", {"players": 1}, Contest.SOLO)
    games = [
        game(i, honor=[120], rival=140 + i, tea=[1, 0, 2], generals=["G01"], winners=winners)
        for i, winners in enumerate([[0], [], [1], [0]])
    ]
    tables = measure(solo, games)
    assert tables["won"]["games"].value == 0.5
    assert tables["honor"]["Qin Jiushao"].value == 141.5
    assert not tables["tea"]
    assert not tables["advisor"]


def test_together_all_win_or_none() -> None:
    coop = Mode("co-op", "three together", {"players": 3}, Contest.COOP)
    games = [game(i, winners=winners) for i, winners in enumerate([[0, 1, 2], [], [], []])]
    tables = measure(coop, games)
    assert tables["won"]["games"].value == 0.25
    assert "winners" not in tables["honor"]


def test_the_habit_is_measured_at_its_own_seat() -> None:
    games = [game(i, habit=i % 3, winners=[0]) for i in range(6)]
    tables = measure(MODES["3p-habit"], games)
    assert tables["habit"]["win rate"].value == pytest.approx(1 / 3)
    assert set(tables) == {"honor", "habit"}


def test_solo_is_in_danger_when_three_tenths_of_the_pool_are_left() -> None:
    games = [game(i, mode="solo", honor=[100], fewest=[10, 4, 3, 0][i % 4]) for i in range(40)]
    tables = measure(MODES["solo"], games)
    assert tables["danger"]["games"].value == 0.5
    assert "danger" not in measure(MODES["3p"], [game(i) for i in range(10)])


def test_hordes_of_all_types_are_counted_together() -> None:
    games = [game(i, placed={"H1": 3, "H2": 1}, defeated={"H1": 1}) for i in range(10)]
    assert measure(MODES["3p"], games)["hordes in all"]["all types"].value == 0.25


def test_a_lever_is_what_it_takes_from_the_games_won() -> None:
    def solo(name: str, won: int) -> Figures:
        games = [game(i, mode=name, honor=[9], winners=[0] if i < won else [2]) for i in range(100)]
        return measure(MODES[name], games)

    figures = {"solo": solo("solo", 60), "solo-50": solo("solo-50", 35), "solo-both": solo("solo-both", 60)}
    levers(figures)
    found = figures["solo-50"]["lever"]["points"]
    assert found.value == pytest.approx(0.25)
    assert (found.low, found.high) == pytest.approx((0.112, 0.376), abs=0.004)  # by Newcombe, on paper
    assert figures["solo-both"]["lever"]["points"].low < 0 < figures["solo-both"]["lever"]["points"].high
    assert "lever" not in figures["solo"]
    alone = {"solo-100": solo("solo-100", 10)}
    levers(alone)
    assert "lever" not in alone["solo-100"]

"""The rule-based player in co-op: it keeps what is requested, agrees, helps, and wins."""

from mandate.core.game import Decision, Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.city.goods import gain_mixed
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.players import Player
from mandate.players.random import RandomPlayer
from tests.games.great_wall.coop_tables import fulfilment, happen, together
from tests.games.great_wall.stories.staging import Table


def answer(t: Table, seat: int) -> str:
    """What the player chooses in this seat now."""
    decision: Decision = t.s.pending[Seat(seat)]
    t.s.general = [card or "G01" for card in t.s.general]
    t.s.shown |= sum(1 << horde for row in t.s.rows for horde in row)  # what lies on the board is seen
    return RulesPlayer("a test").choose(t.s.view(Seat(seat)), decision)


def play(t: Table, *seats: int) -> list[str]:
    chosen = []
    for seat in seats:
        chosen.append(answer(t, seat))
        t.play(f"{seat} {chosen[-1]}")
    return chosen


def test_it_proposes_what_can_be_had_and_agrees() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W3")
    fulfilment(t)
    assert play(t, 0, 0, 1, 2) == ["RQ05", "agree", "agree", "agree"]
    assert t.s.fulfilled == ["RQ05"]


def test_it_pays_with_what_no_one_asks_for() -> None:
    t = together("RQ05")
    t.give(0, "W3 S1")
    t.begin("pay", 0, n=1, kinds=3)
    assert answer(t, 0) == "S"


def test_it_gains_what_the_emperor_asks_for() -> None:
    t = together("RQ07")
    t.give(0, "G1 W2")
    t.happens(gain_mixed, 0, "any3", 1)
    assert answer(t, 0) == "G"


def test_it_returns_a_token_unless_its_honor_is_requested() -> None:
    for card, expected in (("RQ05", "Sp"), ("RQ03", "done")):
        t = together(card)
        t.s.honor[0] = 12
        t.shame(0, 1)
        t.begin("atone", 0)
        assert answer(t, 0) == expected


def test_it_would_rather_lose_goods_than_take_shame() -> None:
    t = together()
    t.give(0, "W4")
    happen(t, "E06")
    assert answer(t, 0) == "lose"


def test_it_keeps_the_soldier_that_is_requested() -> None:
    for card, expected in (("RQ02", "done"), ("RQ05", "Sp")):
        t = together(card)
        t.hordes("L", "X5-L")
        t.s.barricades = [3, 0, 0]  # the Wall is safe
        t.rest(0, "L", Sp=1)
        t.happens(attack, 0, 1, source="both", kind="any")
        assert answer(t, 0).partition(":")[0] == expected


def test_it_lights_signal_fires_where_the_wall_would_fall() -> None:
    for barricades, expected in ((1, "U02"), (3, "pass")):
        t = together()
        t.hold(0, "U02")
        t.hordes("L", "X6-L", "X8-L")  # Power 7
        t.s.barricades = [barricades, 0, 0]
        t.begin("winter")
        assert answer(t, 0) == expected


def test_it_weakens_an_assault_only_where_that_helps() -> None:
    for supporting, expected in ((2, "K4"), (0, "")):
        t = together()
        t.general(0, "K4", supporting=supporting)
        t.hordes("L", "X4-L")  # 4 against 3
        t.begin("winter")
        assert (answer(t, 0) if t.question == "use" else "") == expected
    t = together()
    t.general(0, "K4", supporting=3)
    t.hordes("L", "X8-L")  # 3 against 3
    t.begin("winter")
    assert answer(t, 0) == "pass"


TABLE = {"players": 3, "coop": True, "walls": "strong"}


def games(make: type[RulesPlayer] | type[RandomPlayer], number: int) -> int:
    won = 0
    for game in range(number):
        s: GreatWallState = GREAT_WALL.start(TABLE, Chance(f"coop {game}"))
        seated: list[Player] = [make(f"{game}/{seat}") for seat in range(3)]
        while s.asked:
            seat, decision = next(iter(s.pending.items()))
            s.apply_unchecked(seat, seated[seat].choose(s.view(seat), decision))
        won += s.reason == "requests"
    return won


def test_those_who_cooperate_win_games_that_chance_never_wins() -> None:
    assert games(RandomPlayer, 12) == 0
    assert games(RulesPlayer, 12) >= 4

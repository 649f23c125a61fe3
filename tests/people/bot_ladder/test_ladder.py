"""The fold, the pairing and the standings of a bot ladder."""

from collections.abc import Iterator, Sequence

import pytest

from mandate import games
from mandate.core.rng import Chance
from mandate.people.bot_ladder import log
from mandate.people.bot_ladder.ladder import Ladder
from mandate.people.bot_ladder.pairing import LEVELS_EVERY, next_company, seatings
from mandate.people.bot_ladder.standings import crosstable, places, points_of
from mandate.players import levels_of
from tests.seeds import SEED

LEVELS = levels_of("qin")


def ladder_of(*players: str, levels: Sequence[str] = (), seats: int = 2) -> Ladder:
    game = games.find("qin")
    options = [game.configure({"players": seats})]
    ladder = Ladder()
    ladder.add(
        log.Opened(
            at=0,
            format=log.FORMAT,
            mandate="0",
            game="qin",
            rules="1",
            options=options,
            seats=seats,
            seed="1",
        )
    )
    for who in players:
        ladder.add(log.Entered(at=0, who=who, player="random"))
    for level in levels:
        ladder.add(log.Entered(at=0, who=level, player=level, level=level))
    return ladder


def begin(ladder: Ladder, company: Sequence[str]) -> None:
    """A set that has been paired."""
    seated = [log.Sitting(seats) for seats in seatings(company)]
    deal = ladder.companies[tuple(sorted(company))]
    ladder.add(log.Paired(at=0, set=len(ladder.sets), deal=deal, games=seated))


def finish(ladder: Ladder, winners: Iterator[str]) -> None:
    """The last set, each of its games won by the next of the winners."""
    for game in ladder.sets[-1].games:
        seat = game.sitting.seats.index(next(winners))
        ladder.add(
            log.Played(
                at=0,
                set=len(ladder.sets) - 1,
                seating=game.seating,
                winners=[seat],
                scores=[0, 0],
                reason="x",
            )
        )


def drawn(chance: Chance, one: str, other: str, percent: int) -> Iterator[str]:
    while True:
        yield one if chance.below(100) < percent else other


def test_a_company_plays_its_deal_in_all_seatings() -> None:
    assert seatings(["a", "b"]) == [["a", "b"], ["b", "a"]]
    three = seatings(["a", "b", "c"])
    assert {tuple(row[seat] for row in three) for seat in range(3)} == {
        tuple(three[turn][seat] for turn in range(3)) for seat in range(3)
    }
    for who in "abc":
        assert sorted(row.index(who) for row in three) == [0, 1, 2]


def test_a_third_of_the_sets_has_a_level_and_all_others_meet_alike_often() -> None:
    ladder = ladder_of("a", "b", "c", "d", levels=LEVELS[:2])
    for _ in range(60):
        company = next_company(ladder, "abcd", ["a", "b", "c", "d", *LEVELS[:2]], {})
        assert company is not None
        begin(ladder, company)
    for who in "abcd":
        entrant = ladder.entrants[who]
        assert entrant.with_levels * LEVELS_EVERY >= entrant.sets
    had = [ladder.entrants[who].sets for who in "abcd"]
    assert max(had) - min(had) <= 2
    assert not any(set(each.company) <= set(LEVELS) for each in ladder.sets)
    met = [ladder.met[one, other] for one in "abcd" for other in "abcd" if one < other]
    assert max(met) - min(met) <= 2


def test_players_of_like_strength_meet_first_and_those_kept_apart_never() -> None:
    ladder = ladder_of("weak", "strong", "stronger")
    points = {"weak": -600.0, "strong": 300.0, "stronger": 350.0}
    who = list(points)
    assert next_company(ladder, ["strong"], who, points) == ["strong", "stronger"]
    apart = [frozenset(("strong", "stronger"))]
    assert next_company(ladder, ["strong"], who, points, apart) == ["strong", "weak"]
    assert next_company(ladder, ["strong"], ["strong", "stronger"], points, apart) is None


def test_fewer_players_than_seats_share_the_table() -> None:
    ladder = ladder_of("a", "b", seats=4)
    assert next_company(ladder, ["a"], ["a", "b"], {}) == ["a", "b", "b", "b"]


def test_levels_are_fixed_points_between_which_a_player_is_found() -> None:
    ladder = ladder_of("mine", levels=LEVELS[2:5])
    anchors = ladder.anchors
    assert [ladder.plays_like(anchors[level]) for level in LEVELS[2:5]] == [3, 4, 5]
    begin(ladder, ["mine", LEVELS[3]])
    finish(ladder, drawn(Chance(f"{SEED}/ladder"), "mine", LEVELS[3], 50))
    for _ in range(150):
        begin(ladder, ["mine", LEVELS[3]])
        finish(ladder, iter(("mine", LEVELS[3])))  # as good as that level
    mine = next(place for place in places(ladder, draws=40) if place.who == "mine")
    assert mine.rating == pytest.approx(anchors[LEVELS[3]], abs=15)
    assert mine.plays_like == pytest.approx(4, abs=0.2)
    assert mine.margin is not None
    assert mine.margin < 0.5
    level = next(place for place in places(ladder, draws=40) if place.who == LEVELS[3])
    assert (level.low, level.high) == (level.rating, level.rating)
    assert crosstable(ladder)["mine"][LEVELS[3]].games == 302


def test_more_games_make_narrower_intervals_and_versions_are_kept_apart() -> None:
    few, many = ladder_of("li@1", "li@2"), ladder_of("li@1", "li@2")
    for ladder, sets in ((few, 10), (many, 160)):
        chance = Chance(f"{SEED}/versions")
        for _ in range(sets):
            begin(ladder, ["li@1", "li@2"])
            finish(ladder, drawn(chance, "li@2", "li@1", 70))
    wide, narrow = ({place.who: place for place in places(each, draws=60)} for each in (few, many))
    assert narrow["li@2"].high - narrow["li@2"].low < (wide["li@2"].high - wide["li@2"].low) / 2
    assert points_of(many)["li@2"] > 60
    assert narrow["li@1"].plays_like is None  # no level takes part

"""What a benchmark stops at, and what follows from its games."""

from mandate.arena.benchmark import Benchmark, make_heading, suite_of, suites
from mandate.arena.played import Played
from mandate.core.rng import Chance
from tests.seeds import SEED


def benchmark(*levels: str, suite: str = "wall-4", precise: bool = False, deals: int = 60) -> Benchmark:
    heading = make_heading(suite_of(suite), "random", seed="1", levels=levels, precise=precise)
    return Benchmark(heading, deals)


def play(of: Benchmark, chance: float) -> None:
    """Every game is won by the player with this chance."""
    draw = Chance(f"{SEED}/benchmark")
    for task in of.schedule.tasks():
        if of.is_decided(task):
            continue
        wins = draw.below(1000) < 1000 * chance
        winner = task.seats.index(0) if wins else next(at for at, one in enumerate(task.seats) if one)
        seats = list(task.seats)
        zeros = [0] * len(seats)
        of.add(
            task,
            Played(
                task.deal, task.table, task.seating, seats, [winner], zeros, "x", zeros, [0.0] * len(zeros)
            ),
        )


def test_the_suites_have_as_many_levels_as_their_names_say() -> None:
    assert {"qin-11", "wall-4", "wall-coop"} <= set(suites())
    assert len(make_heading(suite_of("qin-11"), "random", seed="1").levels) == 11
    assert len(make_heading(suite_of("wall-4"), "random", seed="1").levels) == 4


def test_boards_follow_from_the_seed_and_unseen_ones_are_all_different() -> None:
    seen, unseen = (row.plan for row in benchmark("wanderer", suite="qin-11", deals=20).rows)
    assert {options["board"]["name"] for options in seen.options} == {"bird", "lion"}
    assert len({options["board"]["name"] for options in unseen.options}) == len(unseen.options)
    other = make_heading(suite_of("qin-11"), "random", seed="2", levels=["wanderer"])
    assert Benchmark(other, 3).rows[1].plan.options != unseen.options[:3]


def test_a_row_stops_when_it_is_decided_or_with_precise_when_it_is_narrow() -> None:
    clear, precise = benchmark("scribe"), benchmark("scribe", precise=True, deals=120)
    play(clear, 0.95)
    play(precise, 0.95)
    for row in clear.rows:
        assert row.verdict == 1
        assert len(row.played) < 3 * 15
    for row in precise.rows:
        assert row.share.high - row.share.low <= 0.2
        assert row.share.low <= 0.95 <= row.share.high
    even = benchmark("scribe")
    play(even, 1 / 3)
    assert {row.verdict for row in even.rows} == {0}
    score = clear.score(clear.suite.settings[0])
    assert score == clear.rows[0].share  # one level: the mean is its share


def test_with_partners_the_player_has_all_seats_once_and_one_seat_else() -> None:
    found = benchmark("scribe", suite="wall-coop", deals=2)
    alone, beside = found.rows
    assert alone.level == ""
    assert alone.fair is beside.fair is None
    seats = [(task.part, task.seats) for task in found.schedule.tasks() if task.deal == 0]
    assert seats == [(0, (0, 0)), (1, (0, 1)), (1, (1, 0))]

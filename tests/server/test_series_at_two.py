"""A series whose players sit at two processes of one server, one of which is killed between two games."""

from __future__ import annotations

import asyncio

from mandate import games
from mandate.core.record import loads
from mandate.core.replay import verify
from mandate.core.rng import Chance
from tests.server.conftest import Postgres
from tests.server.forked import Forked
from tests.server.serving import Json, Line, Person

SMALL = {"name": "small", "rows": ["R....V", "......", "..Y...", "......", "V....B"]}


def test_people_at_two_processes_find_the_next_game_and_the_same_points(postgres: Postgres) -> None:
    """The third seat is a computer player's: it begins the last game, laid out by a process that is dead."""

    async def run() -> None:
        database = postgres.new_database()
        with Forked(database) as first, Forked(database) as second:
            async with (
                Person.coming_in(first.address, "Ann") as ann,
                Person.coming_in(second.address, "Ben") as ben,
            ):
                boards = [{"board": SMALL}, {"board": "bird"}, {"board": SMALL}]
                table = await ann.open("me", "open", "greedy", series=boards)
                assert (await ben.do(table, "sit")).status_code == 200
                async with ann.at(table) as a, ben.at(table) as b:
                    await asyncio.gather(a.play(Chance("a")), b.play(Chance("b")))
                    after_one = both_shown(a, b, game=1)
                table = after_one["next"]
                async with ann.at(table) as a, ben.at(table) as b:
                    await asyncio.gather(
                        a.play(Chance("a"), until=lambda: a.heard > 12),
                        b.play(Chance("b"), until=lambda: b.heard > 12),
                    )
                    assert both_shown(a, b, game=2)["points"] == moved(after_one["points"])
                    assert (await b.do("resign", seat=0))["is"] == "done"
                    assert (await a.do("resign", seat=2))["is"] == "done"
                    await asyncio.to_thread(first.kill)  # the game was over there, and the next one laid out
                    await b.until(lambda: b.status == "over")
                    after_two = series_at(b, game=2)
                ann.address, ann.http.base_url = second.address, second.address
                table = after_two["next"]
                async with ann.at(table) as a, ben.at(table) as b:
                    await asyncio.gather(a.caught_up(1), b.caught_up(1))
                    assert both_shown(a, b, game=3)["points"] == moved(after_two["points"])
                    await asyncio.gather(a.play(Chance("a")), b.play(Chance("b")))
                    end = both_shown(a, b, game=3)
                assert end["next"] is None
                best = min(end["points"])
                assert end["winners"] == [seat for seat in range(3) if end["points"][seat] == best]
                record = loads((await ann.http.get(f"/api/tables/{table['id']}/record")).text)
                verify(games.find("qin"), record)
                assert record.series is not None
                assert (record.series.game, record.series.points) == (2, moved(after_two["points"]))
            assert second.stop()[0] == 0

    asyncio.run(run())


def series_at(line: Line, *, game: int) -> Json:
    """How the series stands by the last update, and where it continues."""
    table = line.last["table"]
    series = table["series"]
    assert (series["game"], series["of"]) == (game, 3)
    following = table["next"] and {"id": table["next"]["table"], "link": table["next"]["link"]}
    return {"points": series["points"], "winners": series["winners"], "next": following}


def both_shown(a: Line, b: Line, *, game: int) -> Json:
    """The same at both processes."""
    assert series_at(a, game=game) == series_at(b, game=game)
    return series_at(a, game=game)


def moved(points: list[float]) -> list[float]:
    """In the next game everybody sits one seat further."""
    return [*points[1:], points[0]]

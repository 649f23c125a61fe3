"""Before the game: the host fills and frees seats, or thinks better of it. After it: the next one."""

from mandate.core.errors import Code
from mandate.core.rng import Chance
from mandate.table import commands, items, log, seat_view
from mandate.table.codes import ServerCode
from mandate.table.fold import BETWEEN_GAMES_MS
from mandate.table.seat_view import Onlooker
from mandate.table.table import Table
from tests.table.scenes import ANN, BEN, CEM, Scene, clocked, fingerprint, plan
from tests.table.test_acts import refused
from tests.table.whole_updates import later


def news(table: Table) -> list[items.AnyItem]:
    return later(table, None, 0)


def test_a_free_seat_goes_to_a_computer_player_and_the_last_one_begins_the_game() -> None:
    scene = Scene(plan("me", "open", "open"))
    refused(ServerCode.NOT_HOST, scene.do, BEN, commands.Fill(seat=1, bot="greedy"))
    refused(ServerCode.SEAT_TAKEN, scene.do, ANN, commands.Fill(seat=0, bot="greedy"))
    refused(Code.NO_SUCH_SEAT, scene.do, ANN, commands.Fill(seat=7, bot="greedy"))
    refused(Code.UNKNOWN_PLAYER, scene.do, ANN, commands.Fill(seat=1, bot="missing"))
    refused(Code.UNKNOWN_PLAYER, scene.do, ANN, commands.Fill(seat=1, bot="cmd:true"))
    scene.do(ANN, commands.Fill(seat=1, bot="greedy"))
    assert scene.status == "open"
    scene.do(BEN, commands.Sit())
    assert scene.status == "playing"
    assert [chair.guest or chair.bot for chair in scene.table.chairs] == [ANN, "greedy", BEN]
    refused(ServerCode.ALREADY_STARTED, scene.do, ANN, commands.Fill(seat=1, bot="greedy"))
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


def test_the_host_frees_the_seat_of_someone_who_does_not_come() -> None:
    scene = Scene(plan("me", "open", "greedy", waits=True))
    refused(ServerCode.SEAT_FREE, scene.do, ANN, commands.Free(seat=1))
    scene.do(BEN, commands.Sit())
    refused(ServerCode.NOT_HOST, scene.do, BEN, commands.Free(seat=2))
    scene.do(ANN, commands.Free(seat=1))
    assert scene.table.chairs[1].open
    assert scene.table.seats_of(BEN) == []
    last = news(scene.table)[-1]
    assert isinstance(last, items.WasLeft)
    assert last.freed
    scene.do(ANN, commands.Free(seat=2))
    assert scene.table.chairs[2].open
    scene.do(CEM, commands.Sit(seat=2))
    scene.do(ANN, commands.Fill(seat=1, bot="random"))
    scene.do(ANN, commands.Start())
    refused(ServerCode.ALREADY_STARTED, scene.do, ANN, commands.Free(seat=2))
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


def test_who_is_sent_away_may_come_back_once() -> None:
    scene = Scene(plan("me", "open", "open"))
    for _ in range(2):
        scene.do(BEN, commands.Sit(seat=1))
        scene.do(ANN, commands.Free(seat=1))
    refused(ServerCode.SENT_AWAY, scene.do, BEN, commands.Sit(seat=1))
    scene.table = scene.read_again()
    refused(ServerCode.SENT_AWAY, scene.do, BEN, commands.Sit())
    scene.do(CEM, commands.Sit(seat=1))


def test_the_host_cancels_a_table_that_waits() -> None:
    scene = Scene(plan("me", "open", "open"))
    scene.do(BEN, commands.Sit())
    refused(ServerCode.NOT_HOST, scene.do, BEN, commands.Cancel())
    scene.do(ANN, commands.Cancel())
    assert scene.status == "closed"
    refused(ServerCode.TABLE_CLOSED, scene.do, CEM, commands.Sit())
    begun = Scene(plan("me", "greedy"))
    refused(ServerCode.ALREADY_STARTED, begun.do, ANN, commands.Cancel())


def test_the_host_who_frees_the_own_and_only_seat_closes_the_table() -> None:
    scene = Scene(plan("me", "open"))
    scene.do(ANN, commands.Free(seat=0))
    assert isinstance(scene.table.lines[-1], log.Closed)


# --- taking back --------------------------------------------------------------------------------------------


def test_everybody_sees_whose_choices_a_takeback_would_undo() -> None:
    scene = Scene(plan("me", "me", "open", takebacks=True, options={"first": 0}))
    scene.do(BEN, commands.Sit())

    def takebacks() -> list[list[int]]:
        return [seat.takeback for seat in seat_view.info(scene.table, Onlooker(ANN, scene.now)).seats]

    assert takebacks() == [[], [], []]
    scene.play(Chance("one"))
    assert takebacks() == [[0], [], []]
    scene.play(Chance("two"))
    scene.play(Chance("three"))
    assert takebacks() == [[2, 1, 0], [2, 1], [2]]
    scene.do(BEN, commands.Offer(what="takeback", seat=2))
    scene.do(ANN, commands.Answer(offer=scene.table.number, yes=True))
    last = news(scene.table)[-1]
    assert isinstance(last, items.WasTakenBack)
    assert [item.number for item in news(scene.table) if isinstance(item, items.WasChosen)][-1:] == last.lines
    assert takebacks() == [[1, 0], [1], []]


def test_nothing_can_be_taken_back_where_the_table_does_not_allow_it_or_the_game_is_over() -> None:
    strict = Scene(plan("me", "me"))
    strict.play(Chance("one"))
    assert [strict.table.takeback(seat) for seat in (0, 1)] == [[], []]
    over = Scene(plan("me", "me", takebacks=True))
    over.play_out(Chance("to the end"))
    assert [over.table.takeback(seat) for seat in (0, 1)] == [[], []]


def test_what_a_takeback_would_undo_is_what_it_undoes() -> None:
    """With choices that are automatic, with takebacks before it, in both games."""
    for game, seats in (("qin", ("me", "me", "me")), ("great-wall", ("me", "me", "me"))):
        scene, chance = Scene(plan(*seats, game=game, takebacks=True)), Chance(f"back in {game}")
        for _ in range(60):
            if scene.status != "playing":
                break
            scene.play(chance)
            seat = chance.below(len(seats))
            if scene.status != "playing" or chance.below(4):
                continue
            whose = scene.table.takeback(seat)
            if not whose:
                refused(Code.NOTHING_TO_TAKE_BACK, scene.do, ANN, commands.Offer(what="takeback", seat=seat))
                continue
            stood = [item for item in news(scene.table) if isinstance(item, items.WasChosen)]
            scene.do(ANN, commands.Offer(what="takeback", seat=seat))
            (undone,) = [result.undone for result in scene.table.results[-1:]]
            made_by = [item.seat for item in stood if item.number in undone]
            assert whose == [*dict.fromkeys(who for who in reversed(made_by) if who != seat), seat]
        assert fingerprint(scene.read_again()) == fingerprint(scene.table)


# --- playing again ------------------------------------------------------------------------------------------


def test_offering_what_is_on_offer_is_agreeing_to_it() -> None:
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    scene.do(ANN, commands.Resign(seat=0))
    scene.do(ANN, commands.Offer(what="rematch"))
    refused(ServerCode.OFFER_OPEN, scene.do, ANN, commands.Offer(what="rematch"))
    assert len(scene.do(BEN, commands.Offer(what="rematch")).opened) == 1


def test_another_number_of_games_is_another_offer() -> None:
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    scene.do(ANN, commands.Resign(seat=0))
    scene.do(ANN, commands.Offer(what="series", games=2))
    refused(ServerCode.OFFER_OPEN, scene.do, BEN, commands.Offer(what="series", games=3))
    assert len(scene.do(BEN, commands.Offer(what="series", games=2)).opened) == 1


def test_after_a_rematch_no_clock_runs_until_everybody_had_time_to_come_over() -> None:
    scene = Scene(plan("me", "open", pace=clocked("game", 30)))
    scene.do(BEN, commands.Sit())
    assert seat_view.info(scene.table, Onlooker(ANN, scene.now)).rest == 0
    scene.do(ANN, commands.Resign(seat=0))
    scene.do(ANN, commands.Offer(what="rematch"))
    (following,) = scene.do(BEN, commands.Offer(what="rematch")).opened
    assert seat_view.info(following, Onlooker(ANN, scene.now)).rest == BETWEEN_GAMES_MS
    assert following.clock.deadline(following.on_the_clock) == scene.now + BETWEEN_GAMES_MS + 30_000

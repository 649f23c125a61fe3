"""Whatever breaks the contract is found, also where only one seat could see it."""

from typing import Any

import pytest

from mandate.core.contract import check_game
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.redaction import record_for
from mandate.core.replay import replay
from mandate.core.rng import Chance
from mandate.games.qin.rules.events import Drew
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState

OPTIONS = {"players": 3, "board": "R..V\n.Y..\nV..B\n....\n"}


def played(looks: float) -> None:
    check_game(QIN, OPTIONS, games=4, seed="broken", looks=looks)


def test_a_view_that_the_wire_changes_for_one_seat_is_found_without_a_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    encode = QinState.encode_view
    monkeypatch.setattr(
        QinState, "encode_view", lambda state, seat: b"{}" if seat == 2 else encode(state, seat)
    )
    with pytest.raises(AssertionError, match="over the wire"):
        played(looks=0)


def test_garbage_that_one_seat_may_choose_is_found_without_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = QinState.apply

    def lenient(state: QinState, seat: Seat, choice: str) -> Any:
        return [] if (seat, choice) == (1, "a1") else apply(state, seat, choice)

    monkeypatch.setattr(QinState, "apply", lenient)
    with pytest.raises(AssertionError, match="was allowed 'a1'"):
        played(looks=0)


def test_a_draw_that_one_other_seat_hears_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Drew.seen_by
    monkeypatch.setattr(Drew, "seen_by", lambda drew, seat: drew if seat == 2 else own(drew, seat))
    with pytest.raises(AssertionError, match="seat 2 can tell a reshuffle by the events"):
        played(looks=1.0)


def test_an_error_says_in_which_game_check_and_view_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen = QinState.unrevealed
    # a seat whose choices are changed where its resampled record is replayed
    monkeypatch.setattr(
        QinState, "unrevealed", lambda state: {0: "nonsense"} if state.history else unseen(state)
    )
    with pytest.raises(AssertionError) as found:
        check_game(QIN, OPTIONS, games=1, seed="broken", looks=1.0)
    message = str(found.value)
    assert message.startswith(
        "game 1 of 1, seed 'broken': after 1 choices: check_secrecy: the view of a spectator: "
    )
    assert "replaying the record of a resampled game" in message
    assert "“nonsense” by seat 1" in message


def test_whatever_a_game_raises_is_reported_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def resample(*_: Any) -> Any:
        raise KeyError("tiles")

    monkeypatch.setattr(type(QIN), "resample", resample)
    with pytest.raises(AssertionError, match=r"check_secrecy: .*spectator: resampling it: KeyError: 'tiles'"):
        played(looks=1)


def test_a_record_is_shown_alike_from_what_happened_and_by_playing_it_again() -> None:
    match: Match[QinState] = Match.start(QIN, OPTIONS, seed="shown", takebacks=True)
    chance = Chance("shown")
    for back in (False, True):
        for _ in range(2):
            seat = chance.choose(sorted(match.state.pending))
            match.play(chance.choose(match.state.pending[seat].options), seat)
        if back:
            match.take_back(seat)
        happened = [events for entry, _, events in replay(QIN, match.record) if entry is not None]
        for viewer in (None, Seat(0), Seat(1), Seat(2)):
            again = record_for(QIN, match.record, match.state, viewer, happened)
            assert again == match.record_for(viewer)

"""No one can tell a redrawn deal from the real one, also where cards are looked at in secret."""

from typing import cast

import pytest

from mandate.core.contract import Tally, check_secrecy
from mandate.core.game import Event, Seat, State
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.core.settling import answer
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.vocabulary import Trigger
from mandate.games.great_wall.rules.events.fighting import Scouted
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.driving import choose
from tests.games.great_wall.engine_view import engine_json

GEOMANCER = "A20/0"  # the ability to scout


def with_geomancer(players: int) -> Match[GreatWallState]:
    """A match in which seat 1 was dealt the Advisor who scouts, and has made it an Active Advisor."""
    for seed in range(999):
        match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": players}, seed=seed)
        wanted = [token for token in match.state.asked[Seat(1)] if token.endswith("+A20")]
        if wanted:
            match.play(wanted[0], Seat(1))
            return match
    raise AssertionError("no such deal")


@pytest.fixture
def long_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much Shame that no game ends before its time."""
    monkeypatch.setitem(cast("dict[str, int]", OURS.numbers), "shame_per_player", 200)


@pytest.fixture
def scouting_generals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every General scouts in Spring, so that all seats look at the same cards one after another."""
    for general in lineup_for({"players": 3}).generals:
        monkeypatch.setitem(
            OURS.abilities[Trigger.ON_SPRING], general, [(GEOMANCER, OURS.ability_of[GEOMANCER])]
        )


def play_scouting(match: Match[GreatWallState], seed: str, *, resigning: int = -1) -> int:
    """A game to its end, looked at from all sides around each look at the deck; how many there were."""
    chance, tally, scouts, soon = Chance(seed), Tally(), 0, 0
    while match.state.asked:
        scouting = match.state.stack[-1].kind == "scout"
        seat, choice = choose(match.state, chance, eager=True)
        if scouting:
            check_the_look(match, seat)
            soon = 2  # at the next choice Hordes have come
        if soon:
            check_secrecy(cast("Match[State]", match), chance, tally)
        if scouting and scouts == resigning:
            match.resign(seat)
            scouts += 1
            continue
        events = match.play(choice, seat)
        soon -= soon > 0
        if scouting:
            check_the_order(match, seat, choice, events)
            check_secrecy(cast("Match[State]", match), chance, tally)
            scouts += 1
    check_secrecy(cast("Match[State]", match), chance, tally)
    assert tally.comparisons > 100
    return scouts


def others(match: Match[GreatWallState], seat: int) -> list[Seat | None]:
    return [None, *(Seat(other) for other in range(match.state.n) if other != seat)]


def check_the_look(match: Match[GreatWallState], seat: int) -> None:
    """Before the answer: the scout sees the cards; and orders with the same back on top look the same."""
    s = match.state
    top = s.horde_deck[:-4:-1]
    seen = engine_json(match.view(Seat(seat)))["hordes"]
    assert [seen[place] for place in top] == [s.hordes[place] for place in top]
    assert s.horde_deck == sorted(s.horde_deck, reverse=True)
    one, other = put_back(s, seat, "123"), put_back(s, seat, "132")
    assert one.hordes != other.hordes
    for viewer in others(match, seat):
        assert one.view(viewer).to_json() == other.view(viewer).to_json()
        assert engine_json(one.view(viewer)) == engine_json(other.view(viewer))
        known = engine_json(one.view(viewer))["hordes"]
        assert [known[place] for place in top] == [f"?-{one.hordes[top[0]][-1]}", "??", "??"]


def put_back(s: GreatWallState, seat: int, order: str) -> GreatWallState:
    """Right after the answer, before the next Horde comes."""
    after = s.copy()
    after.history.append((Seat(seat), order))
    answer(after, after.kinds, Seat(seat), order)
    after._asked = {}
    return after


def check_the_order(match: Match[GreatWallState], seat: int, order: str, events: list[Event]) -> None:
    """After the answer: only the scout knows how the cards were put back."""
    s = match.state
    look = next(look for look in reversed(s.scouts) if look.seat == seat)
    assert (look.order, s.history[look.number]) == (order, (seat, order))
    own = engine_json(match.view(Seat(seat)))
    assert own["history"][look.number] == [seat, order]
    assert match.record_for(Seat(seat)).choices[look.number].choice == order
    for viewer in others(match, seat):
        view = engine_json(match.view(viewer))
        assert view["history"][look.number] == [seat, "??"]
        assert match.record_for(viewer).choices[look.number].choice == "?"
        scouted = s.scouted[viewer] if viewer is not None else 0
        for place in s.horde_deck[:-1]:
            assert scouted >> place & 1 or view["hordes"][place] == "??"
        assert all(event.cards == () or event.seat == viewer for event in shown_to(viewer, events))


def shown_to(viewer: Seat | None, events: list[Event]) -> list[Scouted]:
    return [e for event in events if isinstance(e := event.seen_by(viewer), Scouted)]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.usefixtures("long_games")
@pytest.mark.clause("gw.secret")
def test_how_cards_are_put_back_is_the_scouts_secret_in_every_year(players: int) -> None:
    assert play_scouting(with_geomancer(players), "scout") == OURS.board.sides[players].years - 1


@pytest.mark.usefixtures("long_games", "scouting_generals")
@pytest.mark.clause("gw.secret")
@pytest.mark.long
def test_several_scouts_of_the_same_cards_keep_their_secrets_from_one_another() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed="all scout")
    assert play_scouting(match, "all scout") >= 3 * (OURS.board.sides[3].years - 1)


@pytest.mark.usefixtures("long_games", "scouting_generals")
@pytest.mark.clause("gw.secret")
def test_who_resigns_as_a_scout_leaves_the_cards_as_they_lay_and_all_know_it() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed="resign")
    play_scouting(match, "resign", resigning=4)
    kept = [look for look in match.state.scouts if look.number < 0]
    assert len(kept) > 1
    assert {look.order for look in kept} == {"123"}
    shown = [look for look in engine_json(match.view(None))["scouts"] if look[1] < 0]
    assert [(look[4], look[5]) for look in shown] == [([], "123")] * len(kept)


@pytest.mark.clause("gw.secret")
def test_a_record_for_another_seat_does_not_tell_what_lies_face_down() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed="face down")
    token = match.state.asked[Seat(2)][1]
    match.play(token, Seat(2))
    assert [entry.choice for entry in match.record_for(Seat(2)).choices] == [token]
    for viewer in (None, Seat(0), Seat(1)):
        assert [entry.choice for entry in match.record_for(viewer).choices] == ["?"]


@pytest.mark.clause("gw.secret")
def test_a_secret_choice_stays_secret_when_it_is_taken_back() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed="back", takebacks=True)
    one, other = match.state.asked[Seat(2)][:2]
    match.play(one, Seat(2))
    match.take_back(Seat(2))
    match.play(other, Seat(2))
    assert [entry.choice for entry in match.record_for(Seat(2)).choices] == [one, "takeback", other]
    assert [entry.choice for entry in match.record_for(Seat(1)).choices] == ["?", "takeback", "?"]


@pytest.mark.clause("gw.secret")
def test_redrawn_states_differ_in_what_is_hidden() -> None:
    """Otherwise the tests above would prove nothing."""
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3}, seed="differ")
    chance = Chance("differ")
    for _ in range(60):
        seat, choice = choose(match.state, chance, eager=True)
        match.play(choice, seat)
    view = match.view(Seat(0))
    others = [GREAT_WALL.resample(view, chance) for _ in range(12)]
    assert len({tuple(other.tactic_deck) for other in others}) > 6
    assert len({tuple(other.deal.hordes) for other in others}) > 6
    assert len({tuple(other.advisor_deck) for other in others}) > 6
    assert len({tuple(other.supporting[1][:1]) for other in others}) > 3
    assert len({tuple(other.deal.generals) for other in others}) > 3
    assert all(other.res == match.state.res for other in others)  # gains and payments were public

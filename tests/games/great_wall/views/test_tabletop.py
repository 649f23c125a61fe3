"""The typed table tells every open fact as the engine has it, nothing hidden, and reads back from JSON."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from mandate.core.game import Seat, State
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CELL_NAMES, CODES
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SECTIONS, SOLDIERS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop import Tabletop, tabletop
from mandate.games.great_wall.views.view import GreatWallView
from tests.games.great_wall.driving import states
from tests.games.great_wall.engine_view import engine_json
from tests.games.great_wall.modes import OTHERS

MODES: dict[str, dict[str, Any]] = {"three": {"players": 3}, "four": {"players": 4}, **OTHERS}
every_mode = pytest.mark.parametrize("options", MODES.values(), ids=list(MODES))


def moments(options: dict[str, Any], *, step: int, eager: bool = True) -> Iterator[GreatWallState]:
    """Every `step`-th decision of a game, and its end."""
    for number, state in enumerate(states(seed="tabletop", eager=eager, **options)):
        if number % step == 0 or state.outcome is not None:
            yield state


def viewers(s: GreatWallState) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(s.n))]


def army(of: Any) -> list[int]:
    return [getattr(of, kind) for kind in SOLDIERS]


@every_mode
def test_it_tells_what_lies_on_the_board_and_what_each_clan_has(options: dict[str, Any]) -> None:
    for s in moments(options, step=11):
        for seat in viewers(s):
            top = tabletop(s.view(seat))
            check_board(s, top)
            check_clans(s, top)


def check_board(s: GreatWallState, top: Tabletop) -> None:
    n = s.clans
    assert [section.section for section in top.sections] == [SECTIONS[i] for i in s.sections]
    for at, section in zip(s.sections, top.sections, strict=True):
        assert section.wall.level == s.walls[at]
        assert section.wall.complete == (s.walls[at] == 3)
        assert section.barricades == s.barricades[at]
        assert section.archers == s.fire[at]
        assert sum(section.archers) <= section.wall.firing
        assert [army(rest) for rest in section.rest] == s.rest[at]
        assert [horde.card for horde in section.hordes] == [s.hordes[horde] for horde in s.rows[at]]
        for number, horde in zip(s.rows[at], section.hordes, strict=True):
            printed = OURS.horde_types[s.kind_of[number]]
            assert (horde.type, horde.power - horde.more, horde.honor) == (
                printed.id,
                printed.power,
                printed.honor,
            )
            assert list(horde.spots.items()) == [
                (name, reward)
                for name, reward in zip(CELL_NAMES, (*printed.grid[0], *printed.grid[1]), strict=True)
                if reward is not None
            ]
            covers = {
                spot: 1 if cover.clan is None else 2 + 3 * cover.clan + cover.piece
                for spot, cover in horde.covers.items()
            }
            assert [covers.get(name, 0) for name in CELL_NAMES] == list(s.cover[number])
            for cover in horde.covers.values():
                assert cover.wound == (cover.clan is None) == (cover.soldier is None)
                assert (cover.soldier == "Ho") == (cover.piece > 0)
            assert horde.free == len(horde.spots) - len(covers)
    assert [location.place for location in top.locations] == list(CODES)
    for place, location in enumerate(top.locations):
        assert location.clerks == s.at[place]
        assert location.spots == (s.spots[place] or None)
        if location.spots is not None:
            assert location.free == location.spots - sum(location.clerks)
            assert location.locked == (location.free <= 0)
        levels = {int(overseer.clan): overseer.level for overseer in location.overseers}
        assert [levels.get(clan, 0) for clan in range(n)] == (s.level[place][:] if place < 4 else [0] * n)
        for overseer in location.overseers:
            kind = s.overseer[place][overseer.clan]
            assert overseer.soldier == (SOLDIERS[kind] if kind >= 0 else None)
    assert [getattr(top.warehouse, what) for what in RESOURCES] == [*s.warehouse, 0]
    assert (top.shame, top.shame_gone) == (s.shame_pool, s.shame_boxed)
    assert list(top.tea) == s.tea
    assert [-1 if clan is None else clan for clan in top.track] == s.track
    assert top.display == s.display
    assert top.time.year == s.year
    assert (top.time.turn.clan if top.time.turn else -1) == (s.active if s.stack else -1)
    assert top.time.lethality == list(s.side.lethality)


def check_clans(s: GreatWallState, top: Tabletop) -> None:
    assert [board.clan for board in top.clans] == list(range(s.clans))
    for clan, board in enumerate(top.clans):
        assert board.kind == ("reed" if clan == s.reed else "qin" if clan == s.jiushao else "player")
        assert (board.honor, board.left) == (s.honor[clan], bool(s.gone[clan]))
        assert army(board.pool) == s.pool[clan]
        assert army(board.shamed) == s.shamed[clan]
        assert (board.clerks, board.clerks_new) == (s.clerk_pool[clan], s.clerk_new[clan])
        assert (board.general or "", board.card or "") == (s.general[clan], s.card[clan])
        assert board.advisors == s.advisors[clan]
        assert (board.command, board.discards) == (s.hand[clan], s.discard[clan])
        assert board.tactics == len(s.tactics[clan])
        assert (board.wounds, board.built) == (s.wounds[clan], s.built[clan])
        assert [(horde.card, horde.shame) for horde in board.claimed] == [
            (s.hordes[horde], s.horde_shame[horde]) for horde in s.claimed[clan]
        ]
        assert all(board.honor >= 0 for board in top.clans)
        check_supporting(s, top, clan)
        check_soldiers(s, top, clan)
        if s.coop:
            assert board.trophies == s.trophies[clan]


def check_supporting(s: GreatWallState, top: Tabletop, clan: int) -> None:
    """As many as there are; another seat's only where they came from the display."""
    shown, real = top.clans[clan].supporting, s.supporting[clan]
    assert len(shown) == len(real)
    if clan == top.seat:
        assert shown == real
    for card, face in zip(shown, real, strict=True):
        assert card in (None, face)
        assert clan == top.seat or card is None or face in s.advisor_log


def check_soldiers(s: GreatWallState, top: Tabletop, clan: int) -> None:
    """Every Soldier is somewhere on the table."""
    if clan == s.reed:
        return  # has Spearmen only
    board = top.clans[clan]
    found = [board.pool, board.shamed, board.dying, board.arriving]
    found += [section.rest[clan] for section in top.sections]
    found += [horde.army(clan) for section in top.sections for horde in section.hordes]
    total = [sum(army(part)[kind] for part in found) for kind in range(3)]
    total[1] += sum(section.archers[clan] for section in top.sections)
    for location in top.locations:
        for overseer in location.overseers:
            if overseer.clan == clan and overseer.soldier is not None:
                total[SOLDIERS.index(overseer.soldier)] += 1
    if board.lost is not None:
        total = [n + gone for n, gone in zip(total, army(board.lost.soldiers), strict=True)]
    assert tuple(total) == OURS.army


@every_mode
def test_own_things_are_the_seats_own(options: dict[str, Any]) -> None:
    for s in moments(options, step=11):
        assert tabletop(s.view(None)).own is None
        for seat in range(s.n):
            own = tabletop(s.view(Seat(seat))).own
            assert own is not None
            assert [getattr(own.goods, what) for what in RESOURCES] == s.res[seat]
            assert own.tactics == s.tactics[seat]
            assert list(own.prices.boosts) == sorted(set(s.tactics[seat]))
            assert (own.window is not None) == (seat in s.asked and s.stack[-1].kind == "tactic")


@every_mode
def test_decks_aims_and_solo(options: dict[str, Any]) -> None:
    for s in moments(options, step=9):
        for seat in viewers(s):
            top = tabletop(s.view(seat))
            decks = top.decks
            assert (decks.hordes, decks.advisors, decks.tactics) == (
                len(s.horde_deck), len(s.advisor_deck), len(s.tactic_deck)
            )  # fmt: skip
            assert decks.advisor_discard == s.advisor_discard
            assert decks.tactic_discard == s.tactic_discard
            assert decks.horde_discard == [s.hordes[horde] for horde in s.horde_discard]
            if s.horde_deck:
                assert decks.coming[0].back == s.hordes[s.horde_deck[-1]][-1]
            for horde, coming in zip(reversed(s.horde_deck), decks.coming, strict=False):
                assert coming.card in (None, s.hordes[horde])
                known = seat is not None and s.scouted[seat] >> horde & 1
                assert (coming.card is not None) == bool(known)
            assert top.artifacts == list(s.deal.artifacts)
            assert (top.solo is not None) == (s.jiushao >= 0)
            if top.solo is not None:
                assert top.solo.track == [CODES[place] for place in s.location_track]
                assert (top.solo.deck, top.solo.played) == (len(s.solo_deck), s.solo_pile)
            assert (top.mission is not None) == s.coop
            if top.mission is not None:
                assert [r.card if r else "" for r in top.mission.requests] == s.requests
                assert (top.mission.fulfilled, top.mission.events) == (s.fulfilled, s.events)


@every_mode
def test_it_reads_back_from_its_json(options: dict[str, Any]) -> None:
    for s in moments(options, step=23):
        for seat in viewers(s):
            top = tabletop(s.view(seat))
            assert msgspec.json.decode(msgspec.json.encode(top), type=Tabletop) == top
            assert msgspec.convert(msgspec.to_builtins(top), Tabletop) == top


@every_mode
def test_what_all_see_is_reckoned_once_and_is_the_same_for_each(options: dict[str, Any]) -> None:
    for s in moments(options, step=19):
        for seat in viewers(s):
            top = tabletop(s.view(seat))
            assert msgspec.json.decode(s.encode_view(seat), type=Tabletop) == top
            assert msgspec.json.decode(s.copy().encode_view(seat), type=Tabletop) == top


@every_mode
def test_it_changes_neither_the_view_nor_the_game(options: dict[str, Any]) -> None:
    for s in moments(options, step=31):
        before = s.digest()
        for seat in viewers(s):
            view = s.view(seat)
            encoded = msgspec.json.encode(engine_json(view))
            top = tabletop(view)
            assert msgspec.json.encode(engine_json(view)) == encoded
            assert tabletop(view) == top
        assert s.digest() == before


@every_mode
@pytest.mark.clause("gw.secret")
def test_what_a_seat_cannot_know_changes_nothing_in_it(options: dict[str, Any]) -> None:
    chance = Chance("tabletop/redraw")
    for s in moments(options, step=29):
        for seat in viewers(s):
            view = s.view(seat)
            other = GREAT_WALL.resample(view, chance)
            assert tabletop(other.view(seat)) == tabletop(view)


def test_hands_and_goods_of_others_stand_nowhere() -> None:
    """A Tactic card that only others hold is not in the JSON, wherever one looks."""
    for s in moments({"players": 4}, step=17):
        for seat in range(4):
            encoded = msgspec.json.encode(tabletop(s.view(Seat(seat)))).decode()
            own = {*s.tactics[seat], *s.tactic_discard}
            for other in range(4):
                hidden = set(s.tactics[other]) - own if other != seat else set()
                assert not [card for card in hidden if f'"{card}"' in encoded]


@pytest.mark.clause("gw.secret")
def test_a_seat_sees_its_own_secret_choice_until_all_have_chosen_and_no_other_seat_does() -> None:
    state, chance = GREAT_WALL.start({"players": 3}, Chance("secret")), Chance("secret/play")
    while state.pending[min(state.pending)].kind != "fall.choose":
        seat = min(state.pending)
        state.apply(seat, chance.choose(state.pending[seat].options))
    for number in range(3):
        assert secrets(state) == [f"C{seat + 1}" if seat < number else None for seat in range(3)]
        state.apply(Seat(number), f"C{number + 1}")
    assert secrets(state) == [None, None, None]


def secrets(state: State) -> list[str | None]:
    """By seat: the choice that its own view shows face down."""
    found = []
    for seat in range(3):
        view = state.view(Seat(seat))
        assert isinstance(view, GreatWallView)
        own = tabletop(view).own
        assert own is not None
        found.append(own.chosen)
    return found

"""Playing games by chance, and counting every piece and card on the table."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from mandate.core.flow import END
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.vocabulary import SOLDIERS
from mandate.games.great_wall.rules.effects.tactics import hand_limit
from mandate.games.great_wall.rules.fields import flattened
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState

DECLINING = ("done", "pass", "decline")
NUMBER_OF_REED_CLERKS = len(OURS.reed.start)


def choose(state: GreatWallState, chance: Chance, *, eager: bool) -> tuple[Seat, str]:
    """Any seat that is asked, any choice; an eager player seldom declines, and looks after its Shame."""
    seat = chance.choose(sorted(state.asked))
    options = list(state.asked[seat])
    if eager and len(options) > 1 and options[-1] in DECLINING and chance.below(10):
        options.pop()
    if eager and "aca" in options and not chance.below(3):  # Tactic cards make games eventful
        return Seat(seat), "aca"
    return Seat(seat), chance.choose(options)


def states(
    players: int, seed: str, *, eager: bool = False, rich: bool = False, **options: Any
) -> Iterator[GreatWallState]:
    """The same state at every decision of one game, and once more at its end."""
    chance = Chance(f"{seed}/play")
    state = GREAT_WALL.start({"players": players, **options}, Chance(seed))
    if eager:  # so few tokens run out in random hands that no game would grow old
        state.shame_pool = 500 - state.shame_boxed - sum(state.horde_shame)  # setup may have cost some
    if rich:  # so that there is much to build and many to fight with
        state.res = [[60 * (clan < players)] * 4 for clan in range(state.clans)]
    while state.asked:
        yield state
        state.apply_unchecked(*choose(state, chance, eager=eager))
    yield state


def soldiers(s: GreatWallState, seat: int) -> tuple[int, ...]:
    """All Soldiers of a seat by type, wherever they are."""
    spears, archers, horses = 0, 0, 0
    for horde in range(len(s.hordes)):
        cells = s.cover[horde]
        code = 2 + seat * 3
        spears += cells.count(code)
        horses += (cells.count(code + 1) + cells.count(code + 2)) // 2
    archers = sum(s.fire[section][seat] for section in range(3))
    found = [spears, archers, horses]
    for kind in range(3):
        found[kind] += s.pool[seat][kind] + s.shamed[seat][kind]
        found[kind] += sum(s.rest[section][seat][kind] for section in range(3))
        found[kind] += sum(1 for place in range(4) if s.overseer[place][seat] == kind)
        if s.coop:
            found[kind] += s.sacrificed[seat][kind]
    for frame in s.stack:
        if frame.kind == "strike" and frame.seat == seat and frame.step != END:
            found[SOLDIERS.index(frame.data["token"][:2])] += 1  # it waits for the toll
        if frame.kind == "killing":
            for kind in range(3):
                found[kind] += frame.data["dying"][seat * 3 + kind]
        if frame.kind == "recruiting" and frame.seat == seat and frame.step == "after":
            for kind in range(3):
                found[kind] += frame.data["chosen"][kind]
    return tuple(found)


def check_pieces(s: GreatWallState, shame: int) -> None:
    """Nothing is created and nothing is lost."""
    for clan in range(s.n, s.clans):
        check_automatic(s, clan)
    for seat in range(s.n):
        placed = sum(s.at[place][seat] for place in range(10))
        gone = s.sacrificed[seat][3] if s.coop else 0
        assert s.clerk_pool[seat] + s.clerk_new[seat] + placed + gone == OURS.numbers["clerks"]
        assert soldiers(s, seat) == OURS.army
        assert s.honor[seat] >= 0
        if not any(frame.kind == "limit" for frame in s.stack):  # then someone is just discarding
            assert len(s.tactics[seat]) <= hand_limit(s, Seat(seat))
        commands = [*s.hand[seat], *s.discard[seat], *([s.card[seat]] if s.card[seat] else [])]
        assert sorted(commands) == ["C1", "C2", "C3", "C4", "C5", "C6"]
    everything = (
        *flattened(s.res),
        *s.warehouse,
        *flattened(s.pool),
        *flattened(s.shamed),
        *flattened(s.rest),
        *flattened(s.fire),
        *flattened(s.at),
        *s.clerk_pool,
        *s.clerk_new,
    )
    assert min(everything) >= 0
    assert s.shame_pool + s.shame_boxed + sum(flattened(s.shamed)) + sum(s.horde_shame) == shame
    assert max(s.horde_shame) <= 2
    assert all(0 <= count <= 3 for count in s.barricades)
    assert all(0 <= level <= 3 for level in s.walls)
    hordes = [
        *s.horde_deck,
        *s.horde_discard,
        *(h for row in s.rows for h in row),
        *(h for c in s.claimed for h in c),
    ]
    if s.coop:  # decks that were made of discards have new numbers
        hordes_named = sorted(s.hordes[horde] for horde in hordes)
        assert hordes_named == sorted(s.lineup.hordes)
        assert sum(s.trophies) >= 0 == sum(map(len, s.claimed)) + sum(s.horde_shame)
        check_coop(s)
    else:
        assert sorted(hordes) == list(range(len(s.hordes)))
    assert all(len(row) <= 3 for row in s.rows)
    cards = [*s.tactic_deck, *s.tactic_discard, *(card for hand in s.tactics for card in hand)]
    assert Counter(cards) == Counter(s.lineup.tactics)
    if s.general[0]:
        advisors = [*s.advisor_deck, *s.advisor_discard, *s.display]
        advisors += [card for cards in (*s.advisors, *s.supporting, *s.lost_advisors) for card in cards]
        assert sorted(advisors) == sorted(OURS.cards.advisors)
    assert sorted(s.tea) == list(range(s.clans))
    assert all(seat < s.n for seat in s.asked)


def check_automatic(s: GreatWallState, clan: int) -> None:
    """The Reed Clan has its three Clerks, one at a Location, and Spearmen; neither has what persons have."""
    at = [s.at[place][clan] for place in range(10)]
    if clan == s.reed:
        assert (sum(at), max(at)) == (NUMBER_OF_REED_CLERKS, 1)
        assert soldiers(s, clan) == (OURS.army[0], 0, 0)
        assert s.honor[clan] == s.wounds[clan] == s.built[clan] == 0
        assert not s.claimed[clan]
        assert not s.supporting[clan]
    else:
        assert s.clerk_pool[clan] + sum(at) == OURS.numbers["clerks"]
        assert sum(at[5:]) == 0  # only Production Locations and the Barracks
        assert soldiers(s, clan) == OURS.army
        assert sorted(s.location_track) == [0, 1, 2, 3, 4]
        cards = [*s.solo_deck, *s.solo_pile, *([s.card[clan]] if s.card[clan] else [])]
        assert sorted(cards) == sorted(OURS.jiushao.commands)
        assert s.honor[clan] >= s.lineup.qin_honor
    assert not any(s.res[clan])
    assert not any(s.shamed[clan])
    assert not any(s.rest[section][clan][kind] for section in range(3) for kind in range(3))
    assert not s.hand[clan]
    assert not s.discard[clan]
    assert not s.tactics[clan]
    assert not s.advisors[clan]
    assert s.clerk_new[clan] == s.decided[clan] == s.gone[clan] == 0


def check_coop(s: GreatWallState) -> None:
    """Requests are on the board, fulfilled, or still in the deck; Events come one a Year."""
    on_board = [card for card in s.requests if card]
    assert sorted(on_board + s.fulfilled) == sorted(s.deal.requests[: s.drawn])
    assert len(s.requests) == s.lineup.slots
    assert tuple(s.events) == s.deal.events[: len(s.events)]
    assert len(s.events) in (s.year - 1, s.year)
    assert min(s.trophies) >= 0
    assert not s.deal.artifacts


def clans(*numbers: int) -> list[Clan]:
    """Clans by their numbers, as a Tea order; which of them no one plays is the lineup's to say."""
    return [Seat(number) for number in numbers]

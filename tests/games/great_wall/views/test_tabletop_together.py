"""Alone and together: what the typed table says of Qin Jiushao and of the Requests is what the rules do."""

import itertools
from collections import Counter
from collections.abc import Iterator

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES, RESOURCE, SECTION
from mandate.games.great_wall.rules.automata import jiushao
from mandate.games.great_wall.rules.coop import requests
from mandate.games.great_wall.rules.events.places import Moved
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop import tabletop
from tests.games.great_wall.driving import choose


def positions(options: dict[str, object], seed: str) -> Iterator[GreatWallState]:
    """A game by chance, at each decision; the Shame pool lasts."""
    chance = Chance(f"{seed}/play")
    state = GREAT_WALL.start(options, Chance(seed))
    state.shame_pool = 500
    while state.asked:
        yield state
        state.apply(*choose(state, chance, eager=True))


def test_qin_jiushao_looks_where_it_was_shown() -> None:
    seen: Counter[str] = Counter()
    for s in positions({"players": 1}, "ahead"):
        solo = tabletop(s.view(Seat(0))).solo
        assert solo is not None
        ahead = solo.ahead
        if ahead.overseer is not None:
            after = s.copy()
            jiushao.raise_overseer(after)
            place = CODES.index(ahead.overseer)
            assert after.level[place][s.jiushao] == s.level[place][s.jiushao] + 1
            seen[f"overseer {ahead.overseer}"] += 1
        if ahead.wall is not None:
            after = s.copy()
            jiushao.build_wall(after)
            assert after.walls[SECTION[ahead.wall]] == s.walls[SECTION[ahead.wall]] + 1
            seen[f"wall {ahead.wall}"] += 1
        if s.clerk_pool[s.jiushao] and ahead.clerks:
            after = s.copy()
            jiushao.move_clerks(after, len(ahead.clerks))
            went = zip(CODES, after.at, s.at, strict=True)
            moved = {code for code, there, before in went if there[s.jiushao] > before[s.jiushao]}
            assert ahead.clerks[0] in moved <= set(ahead.clerks)
            seen["clerks"] += 1
        if ahead.spot is not None and s.pool[s.jiushao][0]:
            after = s.copy()
            after.emitted = []
            jiushao.recruit_spearman(after)
            [goal] = [event.went for event in after.emitted if isinstance(event, Moved)]
            assert goal == ahead.spot
            seen["spot"] += 1
        assert ahead.advisor == (s.display[0] if s.display else None)
    assert len(seen) >= 5, seen


def test_requests_tell_who_can_pay_and_the_shame_for_those_left() -> None:
    checked: Counter[str] = Counter()
    games = [positions({"players": players, "coop": True}, f"requests{players}") for players in (2, 3)]
    for s in itertools.chain(*games):
        for seat in range(s.n):
            mission = tabletop(s.view(Seat(seat))).mission
            assert mission is not None
            for request in filter(None, mission.requests):
                for payment in request.payments:
                    if payment.together:
                        continue
                    for other, able in enumerate(payment.able):
                        hidden = payment.what in RESOURCE and other != seat
                        assert (able is None) == (hidden or s.settled(Seat(other)))
                    if len(request.payments) == 1:
                        assert payment.able[seat] == requests.can_pay(
                            s, Seat(seat), OURS.cards.requests[request.card]
                        )
                        checked["able" if payment.able[seat] else "unable"] += 1
        mission = tabletop(s.view(None)).mission
        assert mission is not None
        after, below = s.copy(), len(s.stack)
        requests._shame(after, after.stack[-1])
        due = {new.seat: new.data["n"] for new in after.stack[below:]}
        if mission.last:
            assert mission.shame == 0  # there is no such step any more
        else:
            assert due == (dict.fromkeys(s.present(), mission.shame) if mission.shame else {})
        checked["last" if mission.last else "shame"] += 1
    assert min(checked[key] for key in ("able", "unable", "shame", "last")) > 0, checked

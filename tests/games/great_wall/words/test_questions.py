"""Questions in words: every kind has its telling, every option a label and things that lie on the table."""

import random
from collections.abc import Callable, Iterator

import pytest

from mandate.core.errors import Problem
from mandate.core.flow import Steps
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.question import Target
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODE_AT, MADE_AT, RESOURCE, SECTION, SOLDIER
from mandate.games.great_wall.rules.army.killing import army_on
from mandate.games.great_wall.rules.army.spots import CELL_AT
from mandate.games.great_wall.rules.city.clerks import clerks_at
from mandate.games.great_wall.rules.clauses import CLAUSES
from mandate.games.great_wall.rules.flow import RULES
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.targets import TargetKind
from mandate.lang import LANGUAGES
from mandate.lang.text import Text, tell
from tests.games.great_wall.modes import OTHERS

MODES = {
    "three": {"players": 3},
    "four": {"players": 4},
    "four-decline": {"players": 4, "decline": True},
    "five": {"players": 5},
    **OTHERS,
    "coop-3-decline": {"players": 3, "coop": True, "decline": True},
}
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


def played(mode: str, games: int = 1) -> Iterator[tuple[Match[GreatWallState], Seat]]:
    """Random games: at each decision the match, and a seat that is asked."""
    for seed in range(games):
        chance = random.Random(f"{mode}/{seed}")
        match: Match[GreatWallState] = Match.start(GREAT_WALL, MODES[mode], seed=f"{mode}/{seed}")
        while match.outcome is None:
            seat = chance.choice(list(match.pending))
            yield match, seat
            match.play(chance.choice(list(match.pending[seat].options)), seat)


def at_table(state: GreatWallState, language: str) -> list[str]:
    return NAMES[: state.n] + [tell(name, language) for name in GREAT_WALL.automata(state.deal.options)]


# --- every kind has its telling -------------------------------------------------------------------------


@pytest.mark.parametrize("decline", [False, True])
def test_every_kind_of_question_has_its_telling_with_a_clause_of_the_rules(decline: bool) -> None:
    for name, kind in RULES[decline].items():
        if isinstance(kind, Steps):
            continue
        assert kind.telling is not None, name
        if isinstance(kind.telling.clause, str):
            assert kind.telling.clause in CLAUSES, name
        for language in LANGUAGES:
            assert tell(
                Text(f"gw-ask-{name.replace('.', '-')}", {"n": 1, "window": "", "card": ""}), language
            )


# --- labels ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_option_says_what_it_is_and_no_two_say_the_same(mode: str) -> None:
    for match, seat in played(mode):
        view, decision = match.state.view(seat), match.pending[seat]
        question = view.question()
        assert question is not None
        assert question.kind == decision.kind
        assert question.clause in CLAUSES
        for language in LANGUAGES:
            names = at_table(match.state, language)
            said = [tell(choice.label, language, names) for choice in question.choices]
            details = [tell(choice.detail, language, names) for choice in question.choices if choice.detail]
            assert len(set(said)) == len(said), (question.kind, said)
            for token, label in zip(decision.options, said, strict=True):
                assert label.strip() not in ("", token), (question.kind, token)
            for sentence in (*said, *details, tell(question.title, language, names)):
                assert sentence.strip()
                assert "{" not in sentence
            assert all(sentence.endswith((".", "!")) for sentence in details), details


def test_a_spectator_and_anyone_who_waits_are_asked_nothing() -> None:
    match, seat = next(played("three", 1))
    assert match.state.view(None).question() is None
    match.play(match.pending[seat].options[0], seat)
    assert match.state.view(seat).question() is None


# --- targets --------------------------------------------------------------------------------------------


def _card(s: GreatWallState, seat: int, id: str) -> bool:
    """Whether the seat can see this card somewhere on the table."""
    own = [*s.tactics[seat], *s.hand[seat], *s.discard[seat], *s.supporting[seat]]
    lying = [*s.display, *s.general, *s.card, *s.tactic_discard, *s.requests, *s.events]
    lying += [card for cards in s.advisors for card in cards]
    known = [horde for horde in s.hordes if horde in OURS.type_of]
    dealt = (
        id in OURS.cards.generals or id in OURS.cards.advisors
        if s.stack[-1].kind == "setup.choose"
        else False
    )
    return dealt or id in own or id in lying or id in known


def _soldier(s: GreatWallState, seat: int, id: str) -> bool:
    kind, where = id.split(":")
    section = SECTION[where[0]]
    if kind == "fire":
        return s.fire[section][seat] > 0
    if len(where) == 1:
        return s.rest[section][seat][SOLDIER[kind]] > 0
    spears, horses = army_on(s, s.rows[section][int(where[1]) - 1], Seat(seat))
    return (spears if kind == "Sp" else horses) > 0


def _spot(s: GreatWallState, _seat: int, id: str) -> bool:
    horde = s.rows[SECTION[id[0]]][int(id[1]) - 1]
    return CELL_AT[id[2:]] in OURS.vital[s.kind_of[horde]]


def _pool(s: GreatWallState, seat: int, id: str) -> bool:
    if id == "clerk":
        return s.clerk_pool[seat] + s.clerk_new[seat] > 0
    return s.pool[seat][SOLDIER[id]] + s.shamed[seat][SOLDIER[id]] > 0


def _in_use(s: GreatWallState, _seat: int, id: str) -> bool:
    return SECTION[id] in s.sections


EXISTS: dict[TargetKind, Callable[[GreatWallState, int, str], bool]] = {
    TargetKind.LOCATION: lambda s, _, id: id in CODE_AT and clerks_at(s, CODE_AT[id]) >= 0,
    TargetKind.SECTION: _in_use,
    TargetKind.WALL: _in_use,
    TargetKind.BARRICADE: _in_use,
    TargetKind.FIRING: _in_use,
    TargetKind.REST: _in_use,
    TargetKind.HORDE: lambda s, _, id: int(id[1]) <= len(s.rows[SECTION[id[0]]]),
    TargetKind.SPOT: _spot,
    TargetKind.CARD: _card,
    TargetKind.POOL: _pool,
    TargetKind.SOLDIER: _soldier,
    TargetKind.OVERSEER: lambda _s, _, id: CODE_AT[id] < MADE_AT,
    TargetKind.RESOURCE: lambda _s, _, id: id in RESOURCE,
    TargetKind.WAREHOUSE: lambda _s, _, id: RESOURCE[id] < 3,
    TargetKind.COMMAND: lambda s, _, id: s.track[int(id) - 1] < 0,
    TargetKind.TEA: lambda s, _, id: int(id) in s.tea,
    TargetKind.SEAT: lambda s, _, id: 0 <= int(id) < s.clans,
}


def test_every_kind_of_target_has_its_check() -> None:
    assert set(EXISTS) == set(TargetKind)


@pytest.mark.parametrize("mode", MODES)
def test_every_target_is_on_the_table(mode: str) -> None:
    """As far as the asked seat can see: the table is the sketch of its view."""
    for match, seat in played(mode):
        view = match.state.view(seat)
        question, s = view.question(), sketch(view)
        assert question is not None
        for choice in question.choices:
            for target in choice.targets:
                found = EXISTS[TargetKind(target.kind)](s, seat, target.id)
                assert found, (question.kind, target)


def test_an_attack_points_at_both_spots_and_where_it_comes_from() -> None:
    for mode in ("three", "four"):
        for match, seat in played(mode, 8):
            question = match.state.view(seat).question()
            assert question is not None
            if question.kind != "attack":
                continue
            for token, choice in zip(match.pending[seat].options, question.choices, strict=True):
                if token.startswith("Ho:"):
                    row, one, other = token[3:5], token[5:7], token[7:9]
                    assert choice.targets == (
                        Target("spot", row + one),
                        Target("spot", row + other),
                        Target("horde", row),
                        Target("soldier", f"Ho:{row[0]}"),
                    )
                    return
    raise AssertionError("no Horseman could Attack")


def test_a_question_without_an_end_has_a_target_for_every_option() -> None:
    """But for those that are about no one thing on the table."""
    nothing = {"auto", "pass", "done", "decline", "nowhere", "reclaim"}  # there may be nothing to take back
    for mode in MODES:
        for match, seat in played(mode, 1):
            question = match.state.view(seat).question()
            assert question is not None
            for token, choice in zip(match.pending[seat].options, question.choices, strict=True):
                asker = question.kind in ("choose", "spend", "ordeal")
                assert choice.targets or token in nothing or asker, (question.kind, token)


# --- refusals -------------------------------------------------------------------------------------------


def test_every_refusal_names_a_clause_of_the_rules() -> None:
    offered: set[str] = set()
    chance = random.Random(1)
    for mode in ("three", "two", "solo", "coop-3"):
        for match, seat in played(mode, 1):
            options = set(match.pending[seat].options)
            for token in chance.sample(sorted(offered), min(5, len(offered))):
                if token in options:
                    continue
                with pytest.raises(Problem) as refused:
                    match.state.preview(seat, token)
                assert refused.value.clause in CLAUSES, (match.pending[seat].kind, token)
            offered |= options


# --- secrecy: the contract's own check looks at questions, for every seat and spectators ---------------


@pytest.mark.parametrize("mode", MODES)
def test_a_question_tells_nothing_that_a_redrawn_deal_would_change(mode: str) -> None:
    chance, looks = Chance(mode), 0
    for match, seat in played(mode, 1):
        if chance.below(10):
            continue
        view = match.state.view(seat)
        other = GREAT_WALL.resample(view, chance)
        assert other.view(seat).question() == view.question(), match.pending[seat].kind
        looks += 1
    assert looks > 5

"""Any game in plain text: it shows every option, reads every answer, and tells nothing hidden."""

import re
from collections.abc import Iterator

import pytest

from mandate import games, prompt
from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.prompt import Prompt
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.clauses import CLAUSES as GREAT_WALL_CLAUSES
from mandate.games.qin.rules.clauses import CLAUSES as QIN_CLAUSES
from mandate.lang import LANGUAGES

NAMES = ("Ann", "Ben", "Cem", "Dan")
TABLES = [
    ("qin", {"players": 2}),
    ("qin", {"players": 4, "board": "lion"}),
    ("great-wall", {"players": 1}),
    ("great-wall", {"players": 3}),
    ("great-wall", {"players": 2, "coop": True}),
]
EVERY = 9  # choices between two looks
ID = re.compile(r"\b(?:gw|qin|prompt|event|choice|ask)-[a-z]+-[a-z]")  # of a message without a sentence


def played(game: str, options: dict[str, object]) -> Iterator[tuple[Match, prompt.News, Seat]]:  # type: ignore[type-arg]
    """A game of random choices, before each of them."""
    rules = games.find(game)
    chance = Chance(f"prompt/{game}/{options}")
    match: Match = Match.start(rules, rules.configure(options), seed="prompt")  # type: ignore[type-arg]
    news = prompt.News()
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        yield match, news, seat
        news.hear(seat, match.play(decision.options[chance.below(len(decision.options))], seat))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_look_has_every_option_in_every_language_and_nothing_hidden(
    game: str, options: dict[str, object]
) -> None:
    """Whatever a seat cannot know is drawn again, and the text stays the same."""
    chance, looks = Chance("redrawn"), 0
    for number, (match, news, seat) in enumerate(played(game, options)):
        if number % EVERY:
            continue
        twin = match.game.resample(match.view(seat), chance)
        names = NAMES[: match.state.seats]
        language = LANGUAGES[looks % 3]
        teller = prompt.Teller(game, match.state, names, language)
        for full in (False, True):
            look = teller.look(match.state, seat, news.since_own(seat), full=full)
            assert look == teller.look(twin, seat, news.since_own(seat), full=full)
            assert not ID.search(look), look
        options_shown = look.rpartition("\n# ")[2]
        tokens = shown_tokens(options_shown, teller.prompt)
        assert tokens == sorted(match.pending[seat].options)
        looks += 1
    assert looks >= 5


def shown_tokens(text: str, way: Prompt) -> list[str]:
    """The tokens that a reader finds in the last part of a look."""
    found = re.findall(r"^\d+\. `([^`]+)`", text, re.MULTILINE)
    if found:
        return sorted(found)
    lists = re.findall(r"^((?:[RYB]{2} )*[RYB]{2}): (.*)$", text, re.MULTILINE)
    return sorted(
        way.spelled(f"{tile}:{spaces}")
        for tiles, pairs in lists
        for tile in tiles.split()
        for spaces in pairs.split()
    )


def test_seen_with_another_seats_eyes_the_text_would_change() -> None:
    """The comparison above finds a leak."""
    match, _, seat = next(iter(played("qin", {"players": 2})))
    other = Seat(1 - seat)
    teller = prompt.Teller("qin", match.state, NAMES[:2])
    twins = [match.game.resample(match.view(seat), Chance(f"twin/{n}")) for n in range(5)]
    assert any(teller.look(twin, other) != teller.look(match.state, other) for twin in twins)


def test_news_are_what_came_of_the_own_choice_and_all_after_it() -> None:
    seen = set()
    for number, (match, news, seat) in enumerate(played("qin", {"players": 3})):
        if number == 6:
            look = prompt.Teller("qin", match.state, NAMES[:3]).look(match.state, seat, news.since_own(seat))
            seen = {
                line.split()[0]
                for line in look.split("# Since your last choice\n")[1].split("\n\n")[0].splitlines()
            }
            again = prompt.News.of(match.game, match.record)
            assert again.since_own(seat) == news.since_own(seat)
    assert {"Ann", "Ben", "Cem"} <= seen


@pytest.mark.parametrize(("game", "options"), TABLES[::3])
def test_a_game_without_a_way_of_its_own_is_written_from_its_tidy_facts(
    game: str, options: dict[str, object]
) -> None:
    match, _, seat = next(iter(played(game, options)))
    teller = prompt.Teller(game, match.state, NAMES[: match.state.seats])
    teller.prompt = Prompt()
    look = teller.look(match.state, seat)
    assert shown_tokens(look.rpartition("\n# ")[2], teller.prompt) == sorted(match.pending[seat].options)
    assert "1" in look.partition("# The table")[2]


def test_answers_are_read_as_tokens_marked_tokens_and_numbers() -> None:
    match, _, seat = next(iter(played("great-wall", {"players": 3})))
    decision = match.pending[seat]
    first, last = decision.options[0], decision.options[-1]
    assert prompt.read_choice(f"  {last}\n", decision) == last
    assert prompt.read_choice(f"I compared `{first}` and others. So [{last}].", decision) == last
    assert prompt.read_choice("2", decision) == decision.options[1]
    assert prompt.read_choice("I take [1]", decision) == first
    assert prompt.read_choice("nonsense", decision) == "nonsense"  # the rules refuse it
    for bad in ("", "x" * 5000):
        with pytest.raises(Refused):
            prompt.read_choice(bad, decision)


def test_a_placement_may_be_written_with_its_colors_in_any_order() -> None:
    way = prompt.Teller("qin", next(iter(played("qin", {"players": 2})))[0].state, NAMES[:2]).prompt
    assert way.spelled("BR:c3c4") == "RB:c4c3"
    assert way.spelled("rr:c4c3/2") == "RR:c3c4/2"
    assert way.spelled("YB:a10a9") == "YB:a10a9"
    assert way.spelled("BB:a10a9") == "BB:a9a10"
    assert way.spelled("pass") == "pass"


def test_the_rules_are_one_text_with_every_clause() -> None:
    qin = prompt.Book("qin", {"players": 2})
    assert list(qin.clauses) == list(QIN_CLAUSES)
    assert all(f"[{clause}]" in qin.whole() for clause in QIN_CLAUSES)
    assert [found[:14] for found in qin.find("qin.join.tie")] == ["[qin.join.tie]"]
    assert qin.find("no such words at all") == []
    together = prompt.Book("great-wall", {"players": 3, "coop": True})
    rivals = prompt.Book("great-wall", {"players": 3})
    assert set(together.clauses) | set(rivals.clauses) <= set(GREAT_WALL_CLAUSES)
    assert any(clause.startswith("gw.coop.") for clause in together.clauses)
    assert not any(clause.startswith(("gw.coop.", "gw.solo.", "gw.reed.")) for clause in rivals.clauses)
    assert any("Despotism" in found for found in rivals.find("despotism"))

"""The catalog: the same messages in every language, each of them used, and well set."""

import argparse
import ast
import functools
import itertools
import json
import re
import threading
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import mandate
from mandate import lang
from mandate.cli import cups
from mandate.cli.main import verbs
from mandate.cli.matchmaking_page import HEADS
from mandate.cli.remote.commands import COMMANDS as REMOTE_COMMANDS
from mandate.core.errors import Code
from mandate.games import names, registration
from mandate.games.great_wall.cards.catalog import load_cards
from mandate.games.great_wall.cards.toml_entries import DataCode
from mandate.games.great_wall.rules.clauses import CLAUSES as GREAT_WALL_CLAUSES
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.study.balance.targets import TARGETS, Verdict
from mandate.games.great_wall.terminal.lines import COMMANDS as GREAT_WALL_COMMANDS
from mandate.games.qin.rules import events
from mandate.games.qin.rules.clauses import CLAUSES, QinCode
from mandate.games.qin.terminal.loose import COMMANDS
from mandate.games.qin.terminal.mode import Mode
from mandate.games.qin.terminal.panel import BAR, COUNT
from mandate.games.qin.terminal.panel import WIDTH as PANEL
from mandate.lang import LANGUAGES, catalog, choose_language, say
from mandate.people.conduct import Measure, Reason
from mandate.people.profile import Section
from mandate.people.results import ratings_of
from mandate.players import names_for, takes_argument
from mandate.server.settings import ABOUT as SERVER_SETTINGS
from mandate.table.codes import ServerCode
from mandate.table.phrases import PHRASES
from tests.games.great_wall.message_ids import FAMILIES as GREAT_WALL_FAMILIES

SOURCE = Path(mandate.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
NARROW = "\N{NARROW NO-BREAK SPACE}"
SCREEN = 80
FIRST_YEAR = json.loads((PAGE / "games/great-wall/learn/first-year.json").read_text("utf-8"))
LESSONS = json.loads((PAGE / "games/qin/learn/lessons.json").read_text("utf-8"))
LESSON = [
    step["id"]
    for steps in (
        json.loads((PAGE / "games/qin/learn/lesson.json").read_text("utf-8")),
        *(lesson["steps"] for lesson in LESSONS),
    )
    for step in steps
]
OTHERS = [language for language in LANGUAGES if language != "en"]

# --- reading the catalog ------------------------------------------------------------------------------


def files(language: str) -> list[Path]:
    """Those of the language itself, then those of each game."""
    found = [*SOURCE.glob(f"lang/{language}/*.ftl"), *SOURCE.glob(f"games/*/words/{language}/*.ftl")]
    return sorted(found)


@functools.cache  # three catalogs take seconds to read, and nearly every test here needs them
def entries(text: str) -> list[Any]:
    return list(FluentParser().parse(text).body)


def messages(text: str) -> list[ftl.Message]:
    return [entry for entry in entries(text) if isinstance(entry, ftl.Message)]


def nodes(node: Any) -> Iterator[ftl.BaseNode]:
    """A node and all that is below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
    below = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    for part in below:
        yield from nodes(part)


@functools.cache
def facts_of(message: ftl.Message) -> dict[str, set[str | int]]:
    """The variables of a message, each with the keys of the variants that it chooses."""
    facts: dict[str, set[str | int]] = {}
    for node in nodes(message):
        if isinstance(node, ftl.VariableReference):
            facts.setdefault(node.id.name, set())
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            chosen = {key.name if isinstance(key, ftl.Identifier) else int(key.value) for key in keys}
            facts.setdefault(node.selector.id.name, set()).update(chosen)
    return facts


@functools.cache
def every(language: str) -> dict[str, ftl.Message]:
    return {message.id.name: message for message in messages(catalog(language))}


def ids() -> list[str]:
    """Not read when this file is: every worker reads it, and only one runs it."""
    return sorted(every("en"))


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def samples(name: str) -> Iterator[dict[str, Any]]:
    """Facts for a message: every variant in any language is called up by one of them."""
    variants: dict[str, set[str | int]] = {}
    for language in LANGUAGES:
        message = every(language).get(name)
        for fact, keys in (facts_of(message) if message else {}).items():
            variants.setdefault(fact, set()).update(keys)
    values: list[list[Any]] = []
    for keys in variants.values():
        words = sorted(key for key in keys if isinstance(key, str) and key not in PLURALS)
        numbers = sorted({key for key in keys if isinstance(key, int)} | {0, 1, 2, 5})
        values.append([*words, "X"] if words else numbers if keys else ["X"])
    for chosen in itertools.product(*values):
        yield dict(zip(variants, chosen, strict=True))


@functools.cache
def variants(language: str, name: str) -> list[str]:
    return [say(language, name, facts) for facts in samples(name)]


# --- what the code asks for -----------------------------------------------------------------------------

# Where code builds an id at run time: the shape of that id, and everything that can come out of it.
EVENTS = {kind.kind for kind in events.ALL} - {"ended"} | {"drew-own"}
EVENTS |= {f"ended-{reason.replace('_', '-')}" for reason in events.REASONS.values()}
PLAYERS = {name for game in names() for name in names_for(game, references=True)}
PUZZLED = {game for game in names() if registration(game).puzzles}
LEVELS = {level for game in names() for level in registration(game).levels}
MODES = {
    (game, scenario)
    for game in names()
    if (ratings := ratings_of(game)) is not None
    for scale in ratings.scales.values()
    for scenario in scale.scenarios
}
FAMILIES: dict[str, set[Any]] = {
    "problem-{}": {
        code.value for codes in (Code, QinCode, GreatWallCode, DataCode, ServerCode) for code in codes
    },
    "clause-{}": {clause.replace(".", "-") for clause in (*CLAUSES, *GREAT_WALL_CLAUSES)},
    "event-{}": set(),  # those of a game that brings its own
    "event-qin-{}": EVENTS,
    "reason-{}": {*events.REASONS.values(), "walls", "shame", "time", "forfeit", "requests"},
    "{}-about": set(verbs()),
    "phrase-{}": set(PHRASES),
    "safety-reason-{}": set(get_args(Reason)),
    "safety-measure-{}": set(get_args(Measure)),
    "player-{}": PLAYERS,
    "temper-{}": PLAYERS,
    "players-{}": {"level", "name", "called", "temper"},
    "players-given-{}": {
        name for name in PLAYERS if any(takes_argument(name, game=game) for game in names())
    },
    "board-{}": {"list", "show", "check"},
    "cards-{}": {"new", "check", "show"},
    "puzzles-{}": {"today", "show", "list", "make"},
    "{}-puzzle-task": {"qin", "great-wall"},
    "{}-puzzle-{}": set(),  # the same
    "{}-name": set(names()),
    "simulate-{}": {
        "seat",
        "player",
        "began",
        "wins",
        "rate",
        "score",
        *(f"score-{name}" for name in names()),
    },
    "matchmaking-{}": {*HEADS},
    "report-{}": {*Verdict, "number", "measure", "target", "verdict", "tally"},
    "report-target-{}": {str(target.number) for target in TARGETS},
    "benchmark-{}": {"seen", "unseen", "plain", "rivals", "together"},
    "bench-{}": {"placements", "games", "kernel", "codes", "tokens", "random", "steps"},
    "doctor-{}": {"check", "state"},
    "serve-{}": {name.replace("_", "-") for name in SERVER_SETTINGS},
    "play-command-{}": {*COMMANDS, *GREAT_WALL_COMMANDS, *REMOTE_COMMANDS},
    "remote-offer-{}": {"takeback", "rematch", "series", "bot", "remove", "cancel", "join"},
    "remote-pace-{}": {"move", "game"},
    "people-scale-{}": {"two", "more"},
    "cups-cli-{}": {*cups.NUMBERS, *cups.CHOICES, "json"},
    "people-challenge-{}": {"made", "received", "accepted", "declined"},
    "{}-mode-{}": MODES,
    "play-hints-{}": {mode.name.lower() for mode in Mode},
    "option-{}": set(),  # the same
    "play-option-{}": set(),  # asked of the parser itself, see `asked_by_parsers`
    **{shape: set(members) for shape, members in GREAT_WALL_FAMILIES.items()},
}
# The same for the page: `say(`page-with-${who}`)` has the shape `page-with-{}`.
PAGE_FAMILIES: dict[str, set[Any]] = {
    "safety-reason-{}": set(get_args(Reason)),
    "safety-measure-{}": set(get_args(Measure)),
    "safety-notice-{}": {
        "warn",
        "rename",
        "mute",
        "suspend",
        "left",
        "stalled",
        "early",
        "paused",
        "repeated",
    },
    "phrase-{}": set(PHRASES),
    "people-scale-{}": {"two", "more"},
    "people-show-{}": set(get_args(Section)),
    "people-challenge-{}": {"made", "received", "accepted", "declined"},
    "clause-{}": {clause.replace(".", "-") for clause in CLAUSES},
    "event-qin-{}": EVENTS,
    "event-qin-ended-{}": {reason.replace("_", "-") for reason in events.REASONS.values()},
    "player-{}": PLAYERS,
    "temper-{}": PLAYERS,
    "gwp-{}-pane": {"wall", "city", "mine", "others"},
    "gw-ruling-{}": set(load_cards().rulings),
    "gwp-card-sign-{}": {
        "W",
        "S",
        "G",
        "C",
        "any3",
        "any4",
        "honor",
        "shame",
        "tactic",
        "clerk",
        "Sp",
        "Ar",
        "Ho",
        "barricade",
        "wall",
        "power",
        "defense",
        "none",
    },
    "gwp-learn-step-{}": {step["id"] for step in FIRST_YEAR},
    "gwp-learn-{}": {"spring", "summer", "fall", "winter"},
    "gwp-seasons-{}": {"defense", "power"},
    "page-setting-film-{}": {"watch", "brief", "skip"},
    "page-play-on-{}": {"bot", "hand"},
    "page-result-{}": {"lead", "led", "behind"},
    "page-next-{}": {"joined", "conquered", "villages", "majors", "close"},
    "page-with-{}": {"bot", "friends", "hot-seat", "alone"},
    "{}-name": set(names()),
    "page-ladder-{}": {"up", "down"},
    **{f"{{}}-{part}": PUZZLED for part in ("puzzle-task", "puzzle-about", "theme", "theme-idea")},
    "page-teacher-{}": LEVELS,
    "page-habit-{}": LEVELS,
    "page-log-{}": {"sat", "left", "hinted"},
    **{f"lesson-{{}}{part}": {"first", *(each["id"] for each in LESSONS)} for part in ("-title", "-about")},
    **{f"lesson-{{}}{part}": set(LESSON) for part in ("", "-text", "-task", "-done")},
}
PASSED_ON = {
    "message",
    "self.message",
    "id",
    "fact.id",
    "one.id",
    "text.id",
    "option.about",
    "stored['id']",
}  # an id that the caller got from elsewhere
MESSAGE_AT = {"say": 1, "words": 0, "self": 0, "Trouble": 0}  # which argument of a call is the id
TEXT_AT = {"Text": 0, "text": 0}  # in the rooms where no library has texts of its own
TEXT_ROOMS = {"lang", "core", "games", "players"}
DRAWING = {"terminal", "study", "envs", "batch"}  # there `text` is any text


@functools.cache
def asked() -> tuple[set[str], set[str], set[str]]:
    """The ids that calls name, the shapes of those that are built at run time, and every string there is."""
    ids: set[str] = set()
    shapes: set[str] = set()
    literals: set[str] = set()
    for path in sorted(SOURCE.rglob("*.py")):
        rooms = set(path.relative_to(SOURCE).parts)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.Call):
                for part in _ids_of(node, rooms):
                    if isinstance(part, ast.Constant):
                        ids.add(str(part.value))
                    elif ast.unparse(part) not in PASSED_ON:
                        shapes.add(_shape(part))
    return ids, shapes, literals


def _ids_of(call: ast.Call, rooms: set[str]) -> list[ast.expr]:
    bare = getattr(call.func, "id", None)  # `cards.text(…)` takes a card
    name = bare or getattr(call.func, "attr", None)
    places = MESSAGE_AT | (TEXT_AT if bare and rooms & TEXT_ROOMS and not rooms & DRAWING else {})
    at = places.get(str(name), len(call.args))
    return _branches(call.args[at]) if at < len(call.args) else []


def _branches(node: ast.expr) -> list[ast.expr]:
    return [*_branches(node.body), *_branches(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def _shape(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(_shape(part) for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _shape(node.left) + _shape(node.right)
    return "{}"


def asked_by_parsers() -> set[str]:
    """The ids that the verbs ask for while they set up their options."""
    ids: set[str] = set()

    def words(message: str, **_: object) -> str:
        ids.add(message)
        return ""

    for module in verbs().values():
        import_module(module).add_arguments(argparse.ArgumentParser(), words)
    return ids


@functools.cache
def page_sources() -> list[str]:
    return [path.read_text("utf-8") for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]


def asked_by_page() -> tuple[set[str], set[str]]:
    """The ids that stand in the page's sources, and the shapes of those that it builds."""
    kinds = "page|people|account|cups?|botladder|clubs?|matching|watching|weekly|play|puzzle|qin|gwp|safety"
    ids = {found for text in page_sources() for found in re.findall(rf'"((?:{kinds})-[a-z-]+)"', text)}
    ids -= {code.value for code in ServerCode}  # which the page compares refusals with
    built = {found for text in page_sources() for found in re.findall(r"say\(\s*`([^`]+)`", text)}
    return ids, {re.sub(r"\$\{[^}]*\}", "{}", shape) for shape in built}


def families() -> set[str]:
    shapes = [*FAMILIES.items(), *PAGE_FAMILIES.items()]
    parts = [
        (shape, (member,) if isinstance(member, str) else member) for shape, each in shapes for member in each
    ]
    return {shape.format(*member) for shape, member in parts}


def test_every_message_that_code_asks_for_exists() -> None:
    assert sorted(asked()[0] - set(ids())) == []
    assert sorted(families() - set(ids())) == []
    assert sorted(asked_by_parsers() - set(ids())) == []
    assert sorted(asked_by_page()[0] - set(ids())) == []


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_says_what_each_choice_changes(language: str, game: str) -> None:
    for option in registration(game).game_options():
        choices: Sequence[Any] = option.choices or (option.default,)
        if option.least is not None and option.most is not None:
            choices = range(option.least, option.most + 1)
        elif isinstance(option.default, bool):
            choices = ("false", "true")  # as the page tells them
        sentences = [say(language, option.about, {"value": choice}) for choice in choices]
        assert all(sentences), option.name
        assert len(set(sentences)) > 1 or len(choices) == 1, option.name


def test_every_id_built_at_run_time_belongs_to_a_family_listed_here() -> None:
    assert asked()[1] == set(FAMILIES)
    assert asked_by_page()[1] == set(PAGE_FAMILIES)


def test_every_message_that_exists_is_used() -> None:
    assert sorted(set(ids()) - asked()[2] - families() - asked_by_parsers() - asked_by_page()[0]) == []


# --- one catalog in three languages -------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    def here(file: Path) -> Path:
        return file.parent.parent / language / file.name

    assert files(language) == sorted(map(here, files("en")))
    for file in files("en"):
        ids = [
            [message.id.name for message in messages(each.read_text("utf-8"))] for each in (file, here(file))
        ]
        assert sorted(ids[0]) == sorted(ids[1]), file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read_and_no_id_comes_twice(language: str) -> None:
    assert [entry.content for entry in entries(catalog(language)) if isinstance(entry, ftl.Junk)] == []
    ids = [message.id.name for message in messages(catalog(language))]
    assert sorted(name for name in set(ids) if ids.count(name) > 1) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_facts(language: str) -> None:
    for name in ids():
        assert set(facts_of(every(language)[name])) == set(facts_of(every("en")[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_reported(language: str) -> None:
    for name in ids():
        for sentence in variants(language, name):  # `say` raises where a fact is missing
            assert sentence.strip(), name


# --- setting --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_typewriter_quotes_and_no_blanks_at_the_ends(language: str) -> None:
    for name in ids():
        for sentence in variants(language, name):
            assert not re.search("[\"']", sentence), name
            assert sentence == sentence.strip(" \n"), name


def test_german_quotes() -> None:
    for name in ids():
        for sentence in variants("de", name):
            assert not re.search("[”«»]", re.sub("„[^„“]*“", "", sentence)), name
            assert not re.search("[„“]", re.sub("„[^„“]*“", "", sentence)), name


def test_french_spaces() -> None:
    """A narrow no-break space before : ; ! ? % and inside « », and never a plain one."""
    wrong = re.compile(
        f" [:;!?%»]|«[^{NARROW}]"  # a plain blank before a sign, or none inside the guillemets
        f"|[^{NARROW}][;!%»]|[^{NARROW}]:(?!\\S)"  # no blank at all (a token such as RY:g8g9 has none)
        f"|[^{NARROW}(]\\?"  # nor before a question mark, unless it is the key ?, first or in brackets
        "|[“”„]",
        re.MULTILINE,
    )
    for name in ids():
        for sentence in variants("fr", name):
            for line in sentence.splitlines():
                assert not wrong.search(line), (name, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_one_line_of_the_screen_fits(language: str) -> None:
    for name in ids():
        if name.startswith(("play-hints-", "replay-keys", "cli-about")):
            assert all(len(line) < SCREEN for line in variants(language, name)), name
        elif name.startswith("play-panel-"):
            width = BAR + COUNT if name == "play-panel-out" else PANEL
            assert all(len(line) <= width for line in variants(language, name)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_one_plain_word_that_means_one_thing(language: str) -> None:
    """Plain: a terminal that shows only ASCII must show the word as it is to be typed."""
    words = {command: say(language, f"play-command-{command}") for command in COMMANDS}
    assert len(set(words.values())) == len(COMMANDS)
    for command, word in words.items():
        assert re.fullmatch("[a-z]+", word), word
        assert word not in set(COMMANDS) - {command}
    yes, no = (say(language, f"play-key-{answer}") for answer in ("yes", "no"))
    assert re.fullmatch("[a-z]{2}", yes + no)
    assert len({yes, "n"}) == len({no, "y"}) == len({yes, no}) == 2


# --- choosing a language --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("de_DE.UTF-8", "de"), ("de", "de"), ("DE_at", "de"), ("fr_CA", "fr"), ("fr_FR@euro", "fr"),
        ("en_GB.UTF-8", "en"), ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("it_IT", "en"),
    ],
)  # fmt: skip
def test_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch, name: str, language: str) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        for other in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(other, raising=False)
        monkeypatch.setenv(variable, name)
        assert choose_language() == language, variable


def test_the_first_locale_that_is_set_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "fr_FR.UTF-8")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert choose_language() == "fr"
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")  # not spoken here: English, and not the next best
    assert choose_language() == "en"


@pytest.mark.parametrize("wanted", LANGUAGES)
def test_an_explicit_wish_wins(monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
    for name in ("de_DE.UTF-8", "fr_FR.UTF-8", "C", "it_IT"):
        monkeypatch.setenv("LC_ALL", name)
        assert choose_language(wanted) == wanted


def test_without_any_locale_it_is_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for name, language in (("fr_FR", "fr"), ("de_CH", "de"), ("it_IT", "en"), (None, "en")):
        monkeypatch.setattr("locale.getlocale", lambda name=name: (name, "UTF-8"))
        assert choose_language() == language


def test_all_languages_can_be_read_before_anybody_needs_one() -> None:
    """Opening the first takes a tenth of a second, in which no one at a server could move."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(lang, "_SENTENCES", {})
        readers = [threading.Thread(target=lang.load) for _ in range(3)]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()
        assert set(lang._SENTENCES) == set(LANGUAGES)
        patched.setattr(lang, "_files", lambda *_: pytest.fail("read again"))
        assert all(say(language, "problem-busy") for language in LANGUAGES)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_line_begins_with_a_percent_sign(language: str) -> None:
    """A number and its sign stay together: between them is a space that does not break."""
    assert re.findall(r".*[}0-9] %.*", lang.catalog(language)) == []


BRITISH = re.compile(
    r"(?i)(?<![$\w-])\w*(colour|favour|honour|neighbour|defence|centre|grey|judgement|cancelled"
    r"|(recogn|organ|real|anonym|minim|maxim)is(e|ing))\w*"
)


def test_english_is_spelt_one_way() -> None:
    """American: two spellings side by side look like two authors."""
    for path in files("en"):
        for line in path.read_text("utf-8").splitlines():
            words = re.sub(r"^[a-z][\w-]* =|\{[^}]*\}|\{ \$\w+ ->", "", line)
            assert BRITISH.search(words) is None, f"{path.name}: {line}"

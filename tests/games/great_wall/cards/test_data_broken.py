"""Broken data files are refused, each with its file, its entry and its field."""

import shutil
from importlib import resources
from pathlib import Path

import pytest

from mandate.core.errors import Malformed
from mandate.games.great_wall.cards.catalog import load_cards
from mandate.games.great_wall.cards.toml_entries import DataCode

DATA = Path(str(resources.files("mandate.games.great_wall").joinpath("data")))
FILES = sorted(path.name for path in DATA.glob("*.toml"))


def broken(folder: Path, file: str, old: str, new: str) -> Malformed:
    """What the loader says to a copy of the data in which one place is different."""
    copy = folder / "data"
    shutil.copytree(DATA, copy)
    text = (copy / file).read_text("utf-8")
    assert old in text, "the test's own place is gone"
    (copy / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(Malformed) as caught:
        load_cards(copy)
    return caught.value


def test_an_untouched_copy_is_read(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    assert load_cards(tmp_path / "data") == load_cards()


A01 = '[[advisor]]\nid = "A01"'
FIRST = 'effects = [{ do = "gain", what = "W", n = 2 }]'
BROKEN = {
    "a ruling on a card that is not there": (
        "rulings.toml", 'cards = ["K1"]', 'cards = ["K9"]',
        DataCode.WORD, "at-least-four", "cards.0"),
    "an unknown verb": (
        "advisors.toml", 'do = "gain", what = "W"', 'do = "steal", what = "W"',
        DataCode.WORD, "A01", "abilities[0].effects[0].do"),
    "no verb": (
        "advisors.toml", 'do = "gain", what = "W"', 'what = "W"',
        DataCode.MISSING, "A01", "abilities[0].effects[0].do"),
    "a missing argument": (
        "advisors.toml", 'what = "W", n = 2', 'what = "W"',
        DataCode.MISSING, "A01", "abilities[0].effects[0].n"),
    "an argument too many": (
        "advisors.toml", 'what = "W", n = 2', 'what = "W", n = 2, disc = 1',
        DataCode.UNKNOWN, "A01", "abilities[0].effects[0].disc"),
    "an unknown resource": (
        "advisors.toml", 'what = "W"', 'what = "Silk"',
        DataCode.WORD, "A01", "abilities[0].effects[0].what"),
    "an argument of the wrong kind": (
        "advisors.toml", 'what = "W", n = 2', 'what = 2, n = 2',
        DataCode.KIND, "A01", "abilities[0].effects[0].what"),
    "a truth for a number": (
        "advisors.toml", 'what = "W", n = 2', 'what = "W", n = true',
        DataCode.KIND, "A01", "abilities[0].effects[0].n"),
    "a number out of range": (
        "advisors.toml", 'what = "W", n = 2', 'what = "W", n = 200',
        DataCode.RANGE, "A01", "abilities[0].effects[0].n"),
    "an unknown trigger": (
        "advisors.toml", 'trigger = "on_gather"', 'trigger = "on_monday"',
        DataCode.WORD, "A01", "abilities[0].trigger"),
    "an unknown location": (
        "advisors.toml", 'where = "lumber_mill"', 'where = "harbour"',
        DataCode.WORD, "A01", "abilities[0].where"),
    "gathering where nothing is made": (
        "advisors.toml", 'where = "lumber_mill"', 'where = "academy"',
        DataCode.WORD, "A01", "abilities[0].where"),
    "a location for a trigger without one": (
        "advisors.toml", 'trigger = "on_income", effects', 'trigger = "on_income", where = "temple", effects',
        DataCode.UNKNOWN, "A05", "abilities[0].where"),
    "an effect that cannot always hold": (
        "advisors.toml", 'trigger = "on_gather", where = "lumber_mill"', 'trigger = "always"',
        DataCode.WORD, "A01", "abilities[0].effects[0].do"),
    "an unknown condition": (
        "advisors.toml", "when = { killed_Ho = 1 }", "when = { raining = true }",
        DataCode.WORD, "A33", "abilities[0].when.raining"),
    "a condition of the wrong kind": (
        "advisors.toml", "when = { killed_Ho = 1 }", 'when = { killed_Ho = "one" }',
        DataCode.KIND, "A33", "abilities[0].when.killed_Ho"),
    "a condition with an unknown word": (
        "advisors.toml", 'when = { once = "year" }', 'when = { once = "day" }',
        DataCode.WORD, "A12", "abilities[0].when.once"),
    "no effects at all": (
        "advisors.toml", FIRST, "effects = []", DataCode.COUNT, "A01", "abilities[0].effects"),
    "no abilities at all": (
        "advisors.toml", '[\n    { trigger = "on_gather", where = "lumber_mill", ' + FIRST + " },\n]", "[]",
        DataCode.COUNT, "A01", "abilities"),
    "an effect that is no table": (
        "advisors.toml", FIRST, 'effects = ["gain"]', DataCode.KIND, "A01", "abilities[0].effects[0]"),
    "effects that are no list": (
        "advisors.toml", FIRST, "effects = 3", DataCode.KIND, "A01", "abilities[0].effects"),
    "a broken amount": (
        "advisors.toml", '"min(overseers_here, 2)"', '"a few"',
        DataCode.AMOUNT, "A06", "abilities[0].effects[0].n"),
    "an amount of an unknown quantity": (
        "advisors.toml", '"advisors // 2"', '"elephants // 2"',
        DataCode.AMOUNT, "A21", "abilities[0].effects[0].n"),
    "a change that reaches as far as no rule reads": (
        "generals.toml", 'stat = "cost.wall", d = "-SA", scope = "each"',
        'stat = "cost.wall", d = "-SA", scope = "event"',
        DataCode.WORD, "G11", "abilities[0].effects[0].scope"),
    "a word that this verb does not know": (
        "advisors.toml", '"scout", n = 3', '"scout", n = "all"',
        DataCode.AMOUNT, "A20", "abilities[0].effects[0].n"),
    "an unknown stat": (
        "advisors.toml", 'stat = "boxmoves"', 'stat = "speed"',
        DataCode.WORD, "A11", "abilities[0].effects[0].stat"),
    "an unknown scope": (
        "advisors.toml", 'scope = "owner"', 'scope = "everyone"',
        DataCode.WORD, "A11", "abilities[0].effects[0].scope"),
    "an unknown soldier": (
        "advisors.toml", 'type = "Sp"', 'type = "Elephant"',
        DataCode.WORD, "A34", "abilities[0].effects[0].type"),
    "a cost of nothing": (
        "advisors.toml", "cost = { any3 = 1 }", "cost = {}",
        DataCode.COUNT, "A16", "abilities[0].effects[0].cost"),
    "a cost in Silk": (
        "advisors.toml", "cost = { any3 = 1 }", "cost = { Silk = 1 }",
        DataCode.WORD, "A16", "abilities[0].effects[0].cost.Silk"),
    "a choice of one": (
        "advisors.toml", '[[{ do = "hire_advisor", disc = 1 }], [{ do = "hire_clerk", disc = 1 }]]',
        '[[{ do = "hire_advisor", disc = 1 }]]',
        DataCode.COUNT, "A14", "abilities[0].effects[1].options"),
    "an unknown verb inside a choice": (
        "advisors.toml", 'do = "hire_clerk"', 'do = "hire_cook"',
        DataCode.WORD, "A14", "abilities[0].effects[1].options[1][0].do"),
    "the Killed of a Summer": (
        "advisors.toml", '"advisors // 2"', '"killed // 2"',
        DataCode.MOMENT, "A21", "abilities[0].effects[0].n"),
    "a condition that no one can know yet": (
        "advisors.toml", "when = { killed_Ho = 1 }", "when = { reclaimed = true }",
        DataCode.MOMENT, "A33", "abilities[0].when.reclaimed"),
    "a condition on a quantity that no one can know yet": (
        "commands.toml", 'none = "overseers"', 'none = "breaches"',
        DataCode.MOMENT, "C2", "box3[1].when.none"),
    "saving no one": (
        "tactics.toml", 'do = "tea_up", n = 1', 'do = "save", n = 1, cost = 0',
        DataCode.MOMENT, "T07", "basic[0].do"),
    "the Resource of no Location": (
        "tactics.toml", 'what = "any3", n = 2', 'what = "here", n = 2',
        DataCode.MOMENT, "T08", "basic[0].what"),
    "no source": ("advisors.toml", 'source = "O"\n', "", DataCode.MISSING, "A01", "source"),
    "an unknown source": ("advisors.toml", 'source = "O"', 'source = "?"', DataCode.WORD, "A01", "source"),
    "no name": ("advisors.toml", 'name = "Forester"\n', "", DataCode.MISSING, "A01", "name"),
    "an empty name": ("advisors.toml", '"Forester"', '""', DataCode.KIND, "A01", "name"),
    "the id of another kind of card": ("advisors.toml", '"A01"', '"G01"', DataCode.WORD, "G01", "id"),
    "no id": ("advisors.toml", 'id = "A01"\n', "", DataCode.MISSING, "advisor 1", "id"),
    "a field that no one reads": (
        "advisors.toml", 'name = "Forester"', 'name = "Forester"\nprice = 3',
        DataCode.UNKNOWN, "A01", "price"),
    "an id twice": ("advisors.toml", 'id = "A02"', 'id = "A01"', DataCode.TWICE, "A01", "id"),
    "a card too many": (
        "advisors.toml", A01,
        '[[advisor]]\nid = "A00"\nname = "X"\nabilities = [{ trigger = "on_income", effects = '
        '[{ do = "honor", n = 1 }] }]\nsource = "O"\n\n' + A01,
        DataCode.COUNT, "*", "advisor"),
    "a list of an unknown kind": (
        "advisors.toml", A01, '[[wizard]]\nid = "Z1"\n\n' + A01, DataCode.UNKNOWN, "*", "wizard"),
    "a Tea value twice": ("generals.toml", "tea = 72", "tea = 55", DataCode.TWICE, "G02", "tea"),
    "a resource missing at setup": (
        "generals.toml", "{ W = 2, S = 4, G = 3, C = 7 }", "{ W = 2, S = 4, G = 3 }",
        DataCode.MISSING, "G01", "resources.C"),
    "an unknown resource at setup": (
        "generals.toml", "{ W = 2, S = 4, G = 3, C = 7 }", "{ W = 2, S = 4, G = 3, C = 7, Tea = 1 }",
        DataCode.UNKNOWN, "G01", "resources.Tea"),
    "setup resources that are no table": (
        "generals.toml", "{ W = 2, S = 4, G = 3, C = 7 }", "16", DataCode.KIND, "G01", "resources"),
    "a text for a number": (
        "generals.toml", "tactics = 2", 'tactics = "two"', DataCode.KIND, "G01", "tactics"),
    "nothing to pay for": (
        "generals.toml", 'then = [{ do = "wound", n = "SA", where = "attacked_section" }]', "then = []",
        DataCode.COUNT, "G07", "abilities[0].effects[0].then"),
    "a grid too short": (
        "hordes.toml", 'a = ".. H1 W1 .. .. .."', 'a = ".. H1 W1 .. .."', DataCode.COUNT, "H1", "a"),
    "an unknown reward": (
        "hordes.toml", 'a = ".. H1 W1 .. .. .."', 'a = ".. H9 W1 .. .. .."', DataCode.WORD, "H1", "a"),
    "a spot too few": (
        "hordes.toml", 'b = ".. S1 H2 .. .. .."', 'b = ".. S1 .. .. .. .."',
        DataCode.COUNT, "H1", "spots"),
    "an unknown horde ability": (
        "hordes.toml", 'ability = "SWIFT"', 'ability = "SLOW"', DataCode.WORD, "H1", "ability"),
    "an unknown window": (
        "tactics.toml", 'window = "SOLDIERS_KILLED"', 'window = "LUNCH"', DataCode.WORD, "T01", "window"),
    "three copies": ("tactics.toml", "copies = 2", "copies = 3", DataCode.RANGE, "T01", "copies"),
    "a boost for nothing": (
        "tactics.toml", "boost_chi = 2", "boost_chi = 0", DataCode.RANGE, "T01", "boost_chi"),
    "an unknown command card on the track": (
        "commands.toml", 'no_track = "C2"', 'no_track = "C9"',
        DataCode.WORD, "C1", "box1[0].when.no_track"),
    "a command card that does nothing": (
        "commands.toml", 'box1 = [{ do = "move_clerks", n = 3 }]', "box1 = []",
        DataCode.COUNT, "C2", "box1"),
    "a box missing": (
        "commands.toml", 'box3 = [{ do = "adv_activate", where = "any" }]\n', "",
        DataCode.MISSING, "C1", "box3"),
    "an unknown scoring": (
        "artifacts.toml", '"8 * SA"', '"8 x SA"', DataCode.AMOUNT, "F1", "scoring"),
    "a Year without Hordes": (
        "board.toml", "hordes = [0, 2, 3, 2, 3, 3]", "hordes = [0, 2, 2, 2, 3]",
        DataCode.COUNT, "3", "hordes"),
    "a lethality that is no number": (
        "board.toml", "lethality = [1, 1, 2", 'lethality = [1, "1", 2', DataCode.KIND, "3", "lethality.1"),
    "too many Walls for two players": (
        "board.toml", "players = 2\ndefense = [1", "players = 2\ndefense = [1, 1",
        DataCode.COUNT, "2", "defense"),
    "too few Walls for five players": (
        "board.toml", "defense = [1, 2, 4, 6] # O: of", "defense = [1, 2, 4] # O: of",
        DataCode.COUNT, "5", "defense"),
    "two players who are three": (
        "board.toml", "[[duel]]\nplayers = 2", "[[duel]]\nplayers = 3", DataCode.RANGE, "3", "players"),
    "a game of two more than once": (
        "board.toml", "[[duel]]\n", "[[duel]]\nplayers = 5\n\n[[duel]]\n", DataCode.COUNT, "*", "duel"),
    "walls out of order": ("board.toml", "level = 1", "level = 9", DataCode.RANGE, "9", "level"),
    "a regular location without spots": (
        "board.toml", "spots_4 = 4\n", "", DataCode.MISSING, "lumber_mill", "spots_4"),
    "a special location with spots": (
        "board.toml", 'type = "special"', 'type = "special"\nspots_3 = 3',
        DataCode.UNKNOWN, "builders", "spots_3"),
    "an icon that is neither there nor not": (
        "board.toml", "shame_icon = true", 'shame_icon = "yes"',
        DataCode.KIND, "lumber_mill", "shame_icon"),
    "an overseer paid with a mix": (
        "board.toml", 'pays = "C"', 'pays = "any3"', DataCode.WORD, "lumber_mill", "pays"),
    "a price of an unknown thing": (
        "board.toml", 'id = "clerk"', 'id = "cook"', DataCode.WORD, "cook", "id"),
    "an unknown number": ("board.toml", 'id = "clerks"', 'id = "cats"', DataCode.WORD, "cats", "id"),
    "a number left out": (
        "board.toml", '[[number]]\nid = "hand_limit"\nn = 5 # Tactic cards\nsource = "R"\n', "",
        DataCode.MISSING, "hand_limit", "number"),
    "a table for no one": ("board.toml", "players = 1\n", "players = 0\n", DataCode.RANGE, "0", "players"),
    "an unknown Section": (
        "board.toml", 'sections = ["M", "R"]', 'sections = ["M", "X"]', DataCode.WORD, "1", "sections.1"),
    "a table without Sections": (
        "board.toml", 'sections = ["M", "R"]', "sections = []", DataCode.COUNT, "1", "sections"),
    "fewer Hordes than Sections": (
        "board.toml", "setup_hordes = 2", "setup_hordes = 1", DataCode.RANGE, "1", "setup_hordes"),
    "another Clan": ("reed.toml", 'id = "reed"', 'id = "rush"', DataCode.WORD, "rush", "id"),
    "a Reed Clerk nowhere": (
        "reed.toml", '"gold_mine"] #', '"harbour"] #', DataCode.WORD, "reed", "start.2"),
    "a Reed General that answers to something else": (
        "reed.toml", '"on_activated", where = "academy"', '"before_activated", where = "academy"',
        DataCode.WORD, "RB", "abilities[0].trigger"),
    "a Reed General like one that is not there": (
        "reed.toml", 'like = "RA"', 'like = "RX"', DataCode.WORD, "RB", "like"),
    "two Reed Command cards": (
        "reed.toml", "# --- the two General cards",
        '[[command]]\nid = "R2"\nname = "Two"\nbox1 = [{ do = "move_reed", n = 2 }]\nbox2 = []\nbox3 = []\n'
        'source = "O"\n# --- the two General cards', DataCode.COUNT, "*", "command"),
    "an Overseer who is no one": (
        "solo.toml", 'quarry = "Ho"', 'quarry = "Elephant"', DataCode.WORD, "Q1", "overseers.quarry"),
    "a Production Location without his Overseer": (
        "solo.toml", ', temple = "Sp"', "", DataCode.MISSING, "Q1", "overseers.temple"),
    "a solo card with a name of its own": (
        "solo.toml", 'name = "Economy"', 'name = "Thrift"', DataCode.WORD, "S2", "name"),
    "an honor for Wounds that is no number": (
        "solo.toml", "wound_honor = 2", 'wound_honor = "two"', DataCode.KIND, "Q1", "wound_honor"),
    "a list that is a table": (
        "artifacts.toml", "[[artifact]]", "[other]", DataCode.UNKNOWN, "*", "other"),
    "no TOML": ("tactics.toml", "copies = 2", "copies = ", DataCode.NOT_TOML, "*", "*"),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_broken_data_are_refused_with_file_entry_and_field(tmp_path: Path, case: str) -> None:
    file, old, new, code, entry, field = BROKEN[case]
    problem = broken(tmp_path, file, old, new)
    found = (problem.code, problem.facts["file"], problem.facts["entry"], problem.facts["field"])
    assert found == (code, file, entry, field)
    for language in ("en", "de", "fr"):
        assert file in problem.tell(language)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    (tmp_path / "data" / file).unlink()
    with pytest.raises(Malformed) as caught:
        load_cards(tmp_path / "data")
    assert (caught.value.code, caught.value.facts["file"]) == (DataCode.UNREADABLE, file)


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_named(tmp_path: Path, file: str) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    (tmp_path / "data" / file).write_text("", "utf-8")
    with pytest.raises(Malformed) as caught:
        load_cards(tmp_path / "data")
    assert (caught.value.code, caught.value.facts["file"]) == (DataCode.MISSING, file)


def test_every_kind_of_problem_is_met_above() -> None:
    of_packs = {DataCode.LARGE, DataCode.TEXT, DataCode.FAILS}
    assert {case[3] for case in BROKEN.values()} | {DataCode.UNREADABLE} | of_packs == set(DataCode)


def test_the_sentence_names_all_three(tmp_path: Path) -> None:
    problem = broken(tmp_path, "advisors.toml", 'what = "W", n = 2', 'what = "Silk", n = 2')
    assert str(problem) == (
        "advisors.toml, A01, abilities[0].effects[0].what: “Silk” is unknown. "
        "Known there: C, G, S, W, any3, any4, here."
    )


def test_more_hordes_than_the_deck_has_are_refused(tmp_path: Path) -> None:
    """The back of the top card is always read, so a whole game must leave one."""
    problem = broken(tmp_path, "board.toml", "hordes = [0, 2, 3, 2, 3, 3]", "hordes = [0, 2, 2, 9, 9, 3]")
    assert problem.code is DataCode.RANGE
    assert (problem.facts["file"], problem.facts["field"]) == ("board.toml", "hordes")
    assert problem.facts["most"] == 13  # two players: sixteen cards, two of them at the start

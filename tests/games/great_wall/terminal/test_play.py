"""The Great Wall played line by line: whole games, saving, hot seats, refusals, standing answers."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from mandate.cli import play
from mandate.cli.kit import console, menu, session
from mandate.cli.kit.layout import cell_width
from mandate.cli.kit.lines import CLEAR
from mandate.cli.kit.local import LocalTable
from mandate.cli.kit.pages import log_page
from mandate.cli.kit.trouble import Trouble
from mandate.core.game import Seat
from mandate.core.record import loads
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.events.coop import Arranged
from mandate.games.great_wall.terminal import pages
from mandate.games.great_wall.terminal.drawing import DRAWING
from mandate.games.great_wall.terminal.lines import GreatWallLines
from mandate.games.great_wall.terminal.menu import entries as entries_of
from mandate.games.great_wall.terminal.words import Words
from mandate.games.great_wall.views.standing_answers import Moment, Until
from mandate.games.great_wall.views.tabletop import Tabletop
from mandate.lang import say

GreatWallLocal = LocalTable[Tabletop, Words]
ORDERED: dict[GreatWallLocal, GreatWallLines] = {}  # the lines that were typed at a table last


def new_table(
    folder: Path,
    players: int = 3,
    *,
    hot_seat: bool = False,
    takebacks: bool = False,
    language: str = "en",
    coop: bool = False,
) -> GreatWallLocal:
    kinds = DRAWING.kinds(players, [] if hot_seat or players == 1 else ["random"], hot_seat=hot_seat)
    seats = DRAWING.seat_all(kinds, [], "en")
    options = {"players": players, "coop": coop}
    path = folder / "game.json"
    at = session.begin(DRAWING, options, seats, path=path, seed="7", takebacks=takebacks)
    return LocalTable(DRAWING, at, language)


def resumed(path: Path) -> GreatWallLocal:
    at = session.resume(DRAWING, path, lambda seats: ["random"] * seats, "en")
    return LocalTable(DRAWING, at, "en")


class Script:
    """Answers by number, at random but the same for the same decision; then the end of the input."""

    def __init__(self, table: GreatWallLocal, answers: int = 100_000, *, on_screen: bool = False) -> None:
        self.written: list[str] = []
        self.left = answers
        self.lines = GreatWallLines(table, self.read, self.written.append, on_screen=on_screen)

    def read(self) -> str:
        table = self.lines.table
        seat = table.seat
        if seat is None:  # a curtain
            return ""
        if not self.left or table.over:
            raise EOFError
        self.left -= 1
        question, asked = table.question(seat), table.decision(seat)
        assert asked is not None
        assert question is not None
        chance = random.Random(f"{seat}/{asked.number}")
        return chance.choice(entries_of(asked.options, question, table.words)).label

    def run(self) -> str:
        self.lines.run()
        return "\n".join(self.written)


def by_lines(table: GreatWallLocal, *script: str | Iterable[str]) -> str:
    """What the table answers to these lines, and to the end of the input after them."""
    written: list[str] = []
    given = iter([line for part in script for line in ([part] if isinstance(part, str) else part)])

    def read() -> str:
        if table.over:
            raise EOFError
        for line in given:
            return line
        raise EOFError

    lines = GreatWallLines(table, read, written.append)
    ORDERED[table] = lines
    lines.run()
    return "\n".join(written)


def play_to(table: GreatWallLocal, wanted: Callable[[Any], bool]) -> None:
    """Let everybody choose at random until person 1 is asked something wanted."""
    chance = random.Random(3)
    while not table.over:
        if table.opponents_play():
            continue
        decision = table.match.pending[Seat(0)]
        if wanted(decision):
            return
        table.play(Seat(0), chance.choice(list(decision.options)))
    raise AssertionError("never asked")


# --- whole games ----------------------------------------------------------------------------------------


def widest(said: str, folder: Path) -> int:
    """The longest line; a path is never broken, however long it is."""
    return max(cell_width(line) for line in said.splitlines() if str(folder) not in line)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_by_numbers(tmp_path: Path, players: int) -> None:
    table = new_table(tmp_path, players)
    said = Script(table).run()
    assert table.over
    assert "Final Honor:" in said
    assert widest(said, tmp_path) <= 80
    assert loads((tmp_path / "game.json").read_text("utf-8")).outcome is not None


def test_the_end_of_a_solo_game_shows_his_honor_and_the_log_his_reasons(tmp_path: Path) -> None:
    table = new_table(tmp_path, 1)
    said = Script(table).run()
    honor = table.match.state.honor
    assert f"Qin Jiushao {honor[2]}" in " ".join(said.split())
    assert f"Blue {honor[0]}" in " ".join(said.split())
    assert "Reed Clan 0" not in " ".join(said.partition("Final Honor:")[2].split())
    log = " ".join(log_page(table, Seat(0)).lines)
    assert "(The next Horde card points to this Section" in log


def test_no_one_plays_against_an_opponent_alone() -> None:
    with pytest.raises(Trouble) as caught:
        DRAWING.kinds(1, ["rules"], hot_seat=False)
    assert "0 seats" in caught.value.tell("en")
    assert DRAWING.kinds(1, [], hot_seat=False) == ("person",)
    assert DRAWING.kinds(2, [], hot_seat=False) == ("person", "rules")


def test_a_whole_game_on_a_hot_seat(tmp_path: Path) -> None:
    table = new_table(tmp_path, hot_seat=True)
    said = Script(table).run()
    assert table.over
    assert "press Enter when no one else is looking" in said


def test_a_game_stopped_and_resumed_continues_as_it_would_have(tmp_path: Path) -> None:
    (tmp_path / "whole").mkdir()
    whole = new_table(tmp_path / "whole")
    Script(whole).run()
    stopped = new_table(tmp_path)
    Script(stopped, answers=25).run()
    assert not stopped.over
    again = resumed(tmp_path / "game.json")
    assert again.match.state.digest() == stopped.match.state.digest()
    assert again.session.seating == stopped.session.seating
    Script(again).run()
    assert again.match.state.digest() == whole.match.state.digest()


def test_the_end_of_the_input_says_how_to_go_on(tmp_path: Path) -> None:
    said = by_lines(new_table(tmp_path))
    assert "--resume" in said
    assert (tmp_path / "game.json").exists()


# --- secrets --------------------------------------------------------------------------------------------


def test_a_curtain_shows_nothing_secret(tmp_path: Path) -> None:
    """Until all have chosen, a player's part of the lines names no card dealt to another one."""
    table = new_table(tmp_path, hot_seat=True)
    script = Script(table, answers=2, on_screen=True)
    script.run()
    parts = "\n".join(script.written).split(CLEAR)
    assert len(parts) > 3
    dealt = [table.match.state.view(Seat(seat)) for seat in range(3)]
    for seat, part in enumerate(parts[1:4]):
        lines = part.strip().splitlines()
        assert lines[0] == f"{table.words.names[seat]}, press Enter when no one else is looking."
        for other in range(3):
            cards = (*dealt[other].generals, *dealt[other].advisors)
            shown = [table.words.card(card) in " ".join(part.split()) for card in cards]
            assert all(shown) if other == seat else not any(shown)


def test_the_log_of_one_player_keeps_the_draws_of_others(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "fall.choose")
    said = by_lines(table, "log")
    log = said[said.index("THE GAME SO FAR") :]
    assert "draws a Tactic card (start of the game)." in " ".join(log.split())
    own = {table.words.card(card) for card in table.match.state.view(Seat(0)).tactics}
    for card in OURS.cards.tactics:
        name = table.words.card(card)
        assert (f"draws the Tactic card {name} (start of the game)." in " ".join(log.split())) == (
            name in own
        )


# --- answers and commands -------------------------------------------------------------------------------


def test_tokens_work_like_numbers_and_what_is_neither_is_reported(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "fall.choose")
    said = by_lines(table, "99", "hello there", "c2")
    assert said.count("is neither a choice here nor a command") == 2
    assert table.match.state.card[0] == "C2"


def test_a_refusal_names_its_clause_and_why_tells_it(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "clerks")
    before = table.match.state.digest()
    said = by_lines(table, "why", "lum-lum", "gol-tem", "why", "quit")
    assert "No move was refused just now" in said
    assert "You have no Clerk at Gold Mine that can still move. [gw.fall.clerks]" in " ".join(said.split())
    assert "[gw.fall.clerks] A move takes one of the player’s own Clerks" in said
    assert table.match.state.digest() == before


def test_a_number_with_a_question_mark_foretells_and_changes_nothing(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "clerks")
    before = table.match.state.digest()
    said = by_lines(table, "1?", "77?", "quit")
    assert "Blue sends a Clerk to the" in " ".join(said.split())
    assert "“77” is neither" in said
    assert table.match.state.digest() == before


def test_every_page_is_shown_within_80_columns(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "muster")
    said = by_lines(table, "?", "help", "rules", "log", "table", "cards", "board", "", "more", "# note")
    assert widest(said, tmp_path) <= 80
    for title in ("HELP", "THE TABLE", "THE CARDS", "THE GAME SO FAR", "THE RULES OF THE GREAT WALL"):
        assert title in said


def test_on_a_screen_a_long_page_comes_in_parts(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    written: list[str] = []
    given = iter(["rules", "", "enough", "quit"])
    GreatWallLines(table, lambda: next(given), written.append, on_screen=True, height=12).run()
    assert written.count(table.words("play-page-more")) == 2


def test_a_small_screen_shows_a_long_list_in_pages(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "clerks" and len(decision.options) > 15)
    written: list[str] = []
    given = iter(["more", "more", "more", "more", "more", "more", "quit"])
    GreatWallLines(table, lambda: next(given), written.append, height=6).run()
    said = "\n".join(written)
    assert "more choices: type more" in said
    assert "There are no more choices." in said
    for number in range(1, len(table.match.pending[Seat(0)].options) + 1):
        assert f"{number:>3} " in said


def test_a_small_screen_names_cards_without_their_texts(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "fall.choose")
    written: list[str] = []
    given = iter(["quit"])
    GreatWallLines(table, lambda: next(given), written.append, height=12).run()
    assert "  6 Conscription" in written
    assert "(Put ? behind a choice to see what it does: 1?)" in written


def test_undo_only_where_the_table_allows_it(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    assert "Another player has chosen since then" in by_lines(table, "1", "undo")
    (tmp_path / "other").mkdir()
    free = new_table(tmp_path / "other", takebacks=True)
    by_lines(free, "1")
    before = free.match.state.digest()
    said = by_lines(free, "1", "undo")
    assert "Taken back." in said
    assert free.match.state.digest() == before


def test_undo_at_one_screen_takes_back_the_newest_choice_of_any_person(tmp_path: Path) -> None:
    table = new_table(tmp_path, takebacks=True, hot_seat=True)
    made: list[tuple[Seat, str]] = []
    while len({seat for seat, _ in made}) < 2:
        seat = table.asked()[0]
        made.append((seat, table.match.pending[seat].options[0]))
        before = table.match.state.digest()
        table.play(*made[-1])
    first = next(seat for seat, _ in made if seat != made[-1][0])
    table.take_back(first)
    assert table.match.state.digest() == before  # of the other person only the newest choice is gone
    assert made[-1][0] in table.asked()


def test_undo_goes_back_over_passes_that_no_one_thought_about(tmp_path: Path) -> None:
    table = new_table(tmp_path, takebacks=True)
    play_to(table, lambda decision: decision.kind == "tactic")
    before = table.match.state.digest()
    said = by_lines(table, "pass until game", "undo")
    assert "Taken back." in said
    assert table.match.pending[Seat(0)].kind != "tactic" or table.match.state.digest() == before
    assert ORDERED[table].stands(Seat(0)).passing == {}


def test_resigning_asks_first_and_the_others_finish_the_game(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    said = by_lines(table, "resign", "n", "resign", "what", "y")
    assert "really resign this game?" in said
    assert table.over
    assert table.match.outcome is not None
    assert Seat(0) not in table.match.outcome.winners


def test_saving_elsewhere_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    other = tmp_path / "other.json"
    said = by_lines(table, f"save {other}", f"save {other}", "save")
    assert other.exists()
    assert "Not saved" in said
    assert table.session.path == tmp_path / "game.json"  # a copy; the game continues where it is
    text = "".join(said.split())  # a long path breaks its line anywhere
    assert "".join(f"The game is saved in {table.session.path}.".split()) in text


def test_who_leaves_after_a_save_that_failed_is_not_shown_that_the_game_is_saved(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    table.session.path.write_text("another window has been here")
    said = by_lines(table, "save", "quit")
    assert said.count("Not saved") >= 2  # when it was tried, and when it was left
    assert "The game is saved in" not in said
    other = tmp_path / "other.json"
    said = by_lines(table, f"save {other}", "quit")  # the game moves to the copy
    assert (table.session.path, said.count("The game is saved in")) == (other, 2)


# --- standing answers -----------------------------------------------------------------------------------


def windows(table: GreatWallLocal) -> int:
    """How often person 1 passed a Tactic window so far."""
    return sum(seat == 0 and choice == "pass" for seat, choice in table.match.state.history)


def test_pass_until_the_year_is_over(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "tactic" and len(decision.options) > 1)
    year, before = table.match.state.year, windows(table)
    seen: list[tuple[int, str]] = []
    script = Script(table)
    order = iter(["pass until year"])
    answer = script.read

    def read() -> str:
        if table.over:
            raise EOFError
        seat = table.seat
        assert seat is not None
        decision = table.match.pending[seat]
        for line in order:
            return line
        seen.append((table.match.state.year, decision.kind))
        return answer()

    script.lines.read = read
    said = script.run()
    assert "passed for you until this Year is over" in said
    assert windows(table) > before
    assert (year, "tactic") not in seen


@pytest.mark.parametrize("until", ["turn", "hordes", "forever"])
def test_an_order_ends_when_it_says(tmp_path: Path, until: str) -> None:
    """The next Tactic window asked about comes with or after the own turn, or a fight, or never."""
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "tactic")
    why: list[list[Until]] = []  # what had ended the order by then
    drawn = Moment.of(table.look(Seat(0))).drawn
    asked: list[Tabletop] = []
    turns: list[int] = []  # how many windows had been asked about before each question in the own turn
    script = Script(table)
    order = iter([f"pass until {until}"])
    answer = script.read

    def read() -> str:
        if table.over:
            raise EOFError
        for line in order:
            return line
        view = table.look(Seat(0))
        if Moment.of(view).own_turn:
            turns.append(len(asked))
        if Moment.of(view).window is not None:
            asked.append(view)
            why.append(list(script.lines.stands(Seat(0)).ended.values()))
        return answer()

    script.lines.read = read
    script.run()
    first = Moment.of(asked[0]) if asked else None
    if until == "forever":
        assert first is None or first.drawn > drawn  # a card that is drawn ends every order
    elif until == "turn":
        assert asked
        assert turns[0] == 0
    else:
        assert first is None or set(why[0]) <= {Until.HORDES, Until.CARD}


def test_several_moments_may_end_an_order(tmp_path: Path) -> None:
    said = by_lines(new_table(tmp_path), "pass until assault or turn", "pass until turn noon")
    assert "until the Wall is assaulted or until your next turn begins" in " ".join(said.split())
    assert "Pass until what?" in said


@pytest.mark.parametrize(("orders", "asked"), [([], False), (["order ask"], True), (["order tea"], False)])
def test_others_act_in_tea_order_unless_one_asks_for_it(
    tmp_path: Path, orders: list[str], asked: bool
) -> None:
    table = new_table(tmp_path, 4, coop=True)
    kinds: list[str] = []
    script = Script(table)
    given, answer = iter(orders), script.read

    def read() -> str:
        if table.over:
            raise EOFError
        for line in given:
            return line
        decision = table.decision(Seat(0))
        assert decision is not None
        kinds.append(decision.kind)
        return answer()

    script.lines.read = read
    said = " ".join(script.run().split())
    made = [step for step in table.match.state.history if step[0] == 0 and step[1].count("-") > 1]
    assert made  # the order of three others was set
    assert ("arrange" in kinds) is asked
    assert said.count("The others act in Tea order. To set their order yourself") == (0 if asked else 1)
    events = [event for emitted in table.results for event in emitted]
    by_person = [event for event in events if isinstance(event, Arranged) and event.seat == 0]
    assert asked or not by_person  # an order that is not the Tea order is announced


def test_an_order_about_others_that_is_not_understood(tmp_path: Path) -> None:
    said = " ".join(by_lines(new_table(tmp_path), "order please", "order ask", "order tea").split())
    assert "In co-op: order tea lets the others act in Tea order" in said
    assert "In co-op you are asked in which order the others act." in said
    assert "In co-op the others act in Tea order, without a question." in said


def test_an_automatic_pass_is_written_down_like_a_considered_one(tmp_path: Path) -> None:
    records = []
    for name, script in (("a", ["pass until game"]), ("b", ["pass"])):
        (tmp_path / name).mkdir()
        table = new_table(tmp_path / name)
        play_to(table, lambda decision: decision.kind == "tactic")
        by_lines(table, script)
        records.append([(entry.seat, entry.choice) for entry in table.match.record.in_force()])
    short, long = sorted(records, key=len)
    assert long[: len(short)] == short


def test_orders_that_cannot_be_understood_and_their_end(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    said = by_lines(table, "pass until noon", "pass off", "pass until hordes", "pass off")
    assert "Pass until what?" in said
    assert "Nothing is passed for you." in said
    assert "until a Horde is Defeated" in said
    assert "You are asked about Tactic cards again." in said


@pytest.mark.parametrize(("language", "until", "off"), [("de", "bis jahr", "aus"), ("fr", "année", "fin")])
def test_orders_are_understood_in_the_language_of_the_table(
    tmp_path: Path, language: str, until: str, off: str
) -> None:
    table = new_table(tmp_path, language=language)
    said = by_lines(table, f"pass {until}", f"pass {off}", "pass until year")
    said = " ".join(said.split())
    year = say(language, "gw-passing-until", {"until": "year"})
    assert said.count(" ".join(say(language, "gw-standing-set", {"until": year}).split())) == 2
    assert " ".join(say(language, "gw-standing-off").split()) in said
    assert ORDERED[table].stands(Seat(0)).passing


# --- the command line -----------------------------------------------------------------------------------


def arguments(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser, lambda message, **facts: say("en", message, facts))
    return parser.parse_args(given)


def run(monkeypatch: pytest.MonkeyPatch, lines: list[str], *given: str) -> int:
    rest = iter(lines)

    def read() -> str:
        for line in rest:
            if line == "^C":
                raise KeyboardInterrupt
            return line
        raise EOFError

    monkeypatch.setattr(console, "read_line", read)
    return play.run(arguments("great-wall", *given), "en")


def test_an_interruption_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.json")
    code = run(monkeypatch, ["1", "^C"], "--opponent", "random", "--save", file, "--seed", "7")
    assert code == 130
    assert "Continue with: mandate play great-wall --resume" in capsys.readouterr().out
    kept = loads(Path(file).read_text("utf-8"))
    assert any(entry.seat == 0 for entry in kept.choices)
    assert run(monkeypatch, ["quit"], "--resume", file) == 0
    assert "The game continues where it stopped" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--players", "6"], "players"),
        (["--opponent", "greedy"], "There is no computer player called “greedy”"),
        (["--opponent", "random", "--opponent", "random", "--opponent", "random"], "opponents were given"),
        (["--resume", "/nowhere/game.json"], "Cannot read"),
        (["--resume", "x.json", "--seed", "3"], "--seed"),
        (["--name", " "], "A name needs at least one letter"),
    ],
)
def test_what_cannot_begin_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: list[str], said: str
) -> None:
    assert run(monkeypatch, [], *given) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_it_can_share_the_options_of_qin_and_refuses_those_that_mean_nothing_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser, lambda message, **facts: say("en", message, facts))
    given = ["great-wall", "--opponent", "random", "--save", str(tmp_path / "game.json")]

    def read() -> str:
        raise EOFError

    monkeypatch.setattr(console, "read_line", read)
    assert play.run(parser.parse_args([*given, "--board", "bird"]), "en") == 2
    assert capsys.readouterr().err == "mandate play great-wall: The Great Wall does not have --board.\n"
    assert play.run(parser.parse_args([*given, "--decline"]), "en") == 0
    assert loads((tmp_path / "game.json").read_text("utf-8")).setup["options"]["decline"] is True


def test_a_record_of_another_game_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    by_lines(new_table(tmp_path))
    file.write_text(file.read_text("utf-8").replace('"great-wall"', '"qin"', 1), "utf-8")
    assert run(monkeypatch, [], "--resume", str(file)) == 2
    assert "a different game" in capsys.readouterr().err


def test_the_last_game_is_found_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("mandate.cli.kit.files.saves", lambda: tmp_path)
    assert run(monkeypatch, [], "--resume") == 2
    assert run(monkeypatch, ["1"], "--opponent", "random", "--ascii") == 0
    capsys.readouterr()
    assert run(monkeypatch, ["cards", "table"], "--resume", "--ascii") == 0
    out = capsys.readouterr().out
    assert out.isascii()
    assert "Continue with: mandate play great-wall --resume" in out


@pytest.mark.parametrize("players", [1, 3])
def test_a_hint_names_a_choice_and_changes_nothing(tmp_path: Path, players: int) -> None:
    table = new_table(tmp_path, players=players)
    asked = table.match.pending[Seat(0)]
    text = " ".join(by_lines(table, "hint", "quit").split())
    assert "Marshal would choose" in text
    assert "Chances of winning, from" in text
    assert "Expected by the end of the Year: " in text
    assert table.advice(Seat(0)).choice in asked.options
    assert table.match.pending[Seat(0)] == asked


# --- what is typed, and what is shown of a choice --------------------------------------------------------


def entries(*texts: str) -> list[menu.Entry]:
    return [
        menu.Entry(str(i), token, text)
        for i, (token, text) in enumerate(zip(texts[::2], texts[1::2], strict=True), 1)
    ]


def test_a_choice_is_named_by_number_token_or_the_beginning_of_a_name() -> None:
    found = entries("tem", "Temple", "tea", "Tea House", "T01+", "play Withdrawal, boosted", "pass", "pass")

    def meant(typed: str) -> list[str]:
        return [entry.token for entry in menu.meant(found, typed)]

    assert (meant("2"), meant("TEM"), meant("t01+")) == (["tea"], ["tem"], ["T01+"])
    assert (meant("temp"), meant("tea h"), meant("withd")) == (["tem"], ["tea"], ["T01+"])
    assert meant("te") == ["tem", "tea"]
    assert (meant("9"), meant("t"), meant("nothing")) == ([], [], [])


def test_a_name_that_fits_several_choices_is_asked_again(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    said = by_lines(table, "lead with")
    assert "could be several choices" in said
    assert "1 lead with General" in said
    assert 0 not in [entry.seat for entry in table.match.record.in_force()]


def test_what_is_typed_at_a_page_break_is_obeyed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "24")
    table = new_table(tmp_path)
    written: list[str] = []
    given = iter(["help", "why", "help", "q", "help", "1"])

    def read() -> str:
        text = next(given, None)
        if text is None:
            raise EOFError
        return text

    GreatWallLines(table, read, written.append, on_screen=True).run()
    said = "\n".join(written)
    assert said.count("anything else ends the page") == 3
    assert table.words("play-why-nothing") in said
    assert 0 in [entry.seat for entry in table.match.record.in_force()], "no choice was made"


def test_a_command_at_the_curtain_is_obeyed_and_a_choice_is_not(tmp_path: Path) -> None:
    table = new_table(tmp_path, hot_seat=True)
    said = by_lines(table, "1", "quit")
    assert said.count("press Enter") + said.count("Press Enter") >= 2
    assert not table.match.record.in_force()


def test_previews_of_clerks_say_what_the_location_does_and_whether_it_activates(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "clerks")
    said = " ".join(by_lines(table, "qua?").split())
    assert "Quarry: Stone, one for each of your Clerks" in said
    assert "spots stay free" in said or "spot stays free" in said or "it activates" in said
    said = " ".join(by_lines(table, "aca?").split())
    assert "With this Clerk it activates" in said  # it has no spots to be filled


def test_previews_of_command_cards_tell_their_text(tmp_path: Path) -> None:
    table = new_table(tmp_path)
    play_to(table, lambda decision: decision.kind == "fall.choose")
    said = " ".join(by_lines(table, "C1?").split())
    assert table.words.text("C1") in said


@pytest.mark.parametrize("players", [1, 2, 3])
def test_help_and_rules_speak_of_this_game_only(tmp_path: Path, players: int) -> None:
    table = new_table(tmp_path, players)
    found = pages.find("help", table, Seat(0))
    assert found is not None
    help_page = " ".join(found.lines)
    assert ("more Honor than Qin Jiushao" in help_page) == (players == 1)
    assert "order ask" not in help_page  # which only co-op knows
    parts = {clause.split(".")[1] for clause in pages.clauses_of(table)}
    assert ("solo" in parts, "reed" in parts, "coop" in parts) == (players == 1, players < 3, False)

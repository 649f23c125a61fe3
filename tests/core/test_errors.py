import pickle

from mandate.core.errors import Code, Malformed, Refused


def test_a_problem_tells_its_sentence_and_its_clause() -> None:
    problem = Refused(Code.NOT_ASKED, clause="qin.place.one", seat=2, asked=1)
    assert str(problem) == "It is not seat 2’s turn but seat 1’s. [qin.place.one]"


def test_a_problem_inside_a_problem_is_reported_in_the_same_language() -> None:
    inner = Refused(Code.GAME_OVER)
    outer = Malformed(Code.BAD_CHOICE, number=3, choice="x", seat=1, reason=inner)
    for language in ("en", "de", "fr"):
        assert inner.tell(language) in outer.tell(language)


def test_a_problem_travels_between_processes() -> None:
    problem = Malformed(Code.BAD_OPTION, option="players", value="9", expected="2–4")
    again = pickle.loads(pickle.dumps(problem))
    assert (type(again), again.code, again.facts) == (Malformed, problem.code, problem.facts)


def test_whatever_was_sent_a_sentence_quotes_the_beginning_of_it() -> None:
    for value in ("x" * 5000, [None] * 1000):
        problem = Malformed(Code.BAD_OPTION, option="board", value=value, expected="bird, lion")
        outer = Malformed(Code.BAD_CHOICE, number=3, choice="y" * 5000, seat=1, reason=problem)
        for language in ("en", "de", "fr"):
            assert "…" in problem.tell(language)
            assert len(outer.tell(language)) < 1500

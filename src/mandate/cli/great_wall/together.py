"""The words of co-op: its questions, its choices, what happens only there, and its two kinds of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.games.great_wall import coop_events as c
from mandate.games.great_wall.amounts import value
from mandate.games.great_wall.arranging import REED
from mandate.games.great_wall.coop_cards import Need
from mandate.games.great_wall.goods import DONE, PASS
from mandate.games.great_wall.numbers import CARDS, CODES
from mandate.games.great_wall.requests import AGREE
from mandate.games.great_wall.shame import price
from mandate.games.great_wall.sharing import seat_of
from mandate.games.great_wall.vocabulary import RESOURCES, SOLDIERS

if TYPE_CHECKING:
    from mandate.cli.great_wall.choices import Question
    from mandate.cli.great_wall.words import Words
    from mandate.core.game import Event
    from mandate.games.great_wall.abilities import Ability, Effect

Said = tuple[str, dict[str, Any]]  # which sentence, and its facts
ASKED = frozenset(
    {
        "arrange", "recall", "propose", "consent", "sacrifice", "atone", "whom", "give", "ordeal", "forget",
        "retreat", "homeward", "deploy", "levy", "keep",
    }
)  # fmt: skip


# --- questions and choices -----------------------------------------------------------------------------


def title(question: Question) -> str:
    data, words = question.data, question.words
    n = data.get("n", 0) - len(data.get("chosen", ()))
    kind, place = question.kind, ""
    if kind == "arrange" and "place" in question.event:
        kind, place = "arrange-place", words.place(CODES[question.event["place"]])
    return words("gw-ask-coop", kind=kind, n=n, place=place, card=words.card(data.get("card", "")))


def choice(question: Question, token: str) -> Said | None:
    words, kind = question.words, question.kind
    if token in (DONE, PASS):
        return "enough", {"kind": kind}
    match kind:
        case "arrange":
            return kind, {"order": ", ".join(_clan(question, name) for name in token.split("-"))}
        case "recall" | "propose":
            return kind, {"card": words.card(token), "text": _asked(words, token)}
        case "consent" if token == AGREE:
            return "agree", {"text": _asked(words, question.data["card"])}
        case "consent":
            return "refuse", {}
        case "sacrifice" if token in CARDS.advisors:
            return "sacrifice", {"what": words.card(token)}
        case "sacrifice" | "retreat":
            return kind, {"what": _soldier(words, token)}
        case "atone":
            return kind, {"soldier": words.a_soldier(token), "price": price(question.table, question.seat)}
        case "whom":
            return kind, {"player": words.names[seat_of(token)]}
        case "give":
            what, _, to = token.partition(">")
            return kind, {"what": words.resource(what), "player": words.names[seat_of(to)]}
        case "forget":
            return "discard", {"card": words.card(token)}
        case "homeward" | "levy":
            return kind, {"place": words.place(token)}
        case "deploy":
            return "rest", {"soldier": words.soldier(token[:2]), "section": words.section(token[3])}
        case "keep":
            return ("keep-all", {}) if token == "all" else (kind, {"section": words.section(token)})
    return None


def _clan(question: Question, name: str) -> str:
    return question.words.names[question.table.reed if name == REED else int(name) - 1]


def _asked(words: Words, card: str) -> str:
    return request(words, card).rstrip(".") if card in CARDS.requests else ""


def _soldier(words: Words, token: str) -> str:
    kind, _, section = token.partition(":")
    facts = {"soldier": words.soldier("Ar" if kind == "fire" else kind), "section": words.section(section)}
    return words("gw-soldier-wall" if kind == "fire" else "gw-soldier-rest", **facts)


# --- what happens --------------------------------------------------------------------------------------


def tell(words: Words, event: Event) -> Said | None:
    match event:
        case c.Reshuffled(n=n):
            return "reshuffled", {"n": n}
        case c.Demanded(card=card):
            return "demanded", {"card": words.card(card), "text": request(words, card)}
        case c.Proposed(card=card):
            return "proposed", {"card": words.card(card)}
        case c.Answered(agreed=agreed):
            return "agreed" if agreed else "refused", {}
        case c.Fulfilled(card=card, n=n, goal=goal):
            return "fulfilled", {"card": words.card(card), "n": n, "goal": goal}
        case c.Sacrificed(what=what, n=n):
            return "sacrificed", {"what": _offering(words, what, n)}
        case c.Happened(card=card):
            return "happened", {"card": words.card(card), "text": happening(words, card)}
        case c.Gave(to=to, what=what, n=n):
            return "gave", {"n": n, "what": words.resource(what), "other": words.names[to]}
        case c.Arranged(order=order):
            return "arranged", {"order": ", ".join(words.names[clan] for clan in order)}
        case c.Burned(what=what, n=n):
            return "burned", {"n": n, "what": words.resource(what)}
    return None


def _offering(words: Words, what: str, n: int) -> str:
    if what in SOLDIERS:
        return f"{n} {words.soldier(what)}"
    if what in CARDS.advisors:
        return words.card(what)
    return words("gw-offering", what=what, n=n)


# --- its cards -----------------------------------------------------------------------------------------


def request(words: Words, card: str) -> str:
    """What the Emperor asks for at this table."""
    found = CARDS.requests[card]
    parts = [_need(words, need) for need in (*found.needs, *found.each_needs)]
    parts += [
        words("gw-request-pays", cost=_payment(words, effect.args, together=True))
        for effect in found.together
    ]
    if found.each:
        cost = ", ".join(_payment(words, effect.args, together=False) for effect in found.each)
        parts.append(words("gw-request-each", cost=cost))
    return "; ".join(parts)[:1].upper() + "; ".join(parts)[1:] + "."


def _need(words: Words, need: Need) -> str:
    return words("gw-request-need", what=need.what, n=_number(words, need.least or 0))


def _payment(words: Words, args: Any, *, together: bool) -> str:
    n, what = _number(words, args["n"]), args["what"]
    if what in RESOURCES:
        return words.amount(n, what)
    if what in SOLDIERS:
        return words("gw-request-pool", soldier=words.soldier(what))
    return words("gw-request-cost", what="trophy" if together else what, n=n)


def _number(words: Words, written: int | str) -> int:
    """An amount that counts nothing but the players."""
    return value(written, lambda _name: words.persons)


def happening(words: Words, card: str) -> str:
    """What an Event does at once, and what stays."""
    from mandate.cli.great_wall import cardtext

    found = CARDS.events[card]
    said = []
    if found.once:
        said.append(words("gw-event-once", effects=cardtext.effects(words, found.once)))
    if found.each:
        said.append(words("gw-event-each", effects=cardtext.effects(words, found.each)))
    lasting = [_lasting(words, ability, effect) for ability in found.abilities for effect in ability.effects]
    return " ".join([*said, words("gw-event-stays", effects="; ".join(lasting))])


def _lasting(words: Words, ability: Ability, effect: Effect) -> str:
    from mandate.cli.great_wall import cardtext

    if effect.do != "modify":
        return words("gw-event-summer", effects=cardtext.effect(words, effect))
    args = effect.args
    return words(
        "gw-event-change",
        stat=args["stat"].replace(".", "-"),
        n=abs(int(args["d"])),
        row=ability.condition.get("row", 0),
        level=ability.condition.get("wall_most", 0),
        soldiers=words.soldiers(args.get("type", "any")),
        what=words.resource(args.get("what", "C")),
    )

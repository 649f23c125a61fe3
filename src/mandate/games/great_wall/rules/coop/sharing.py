"""Co-op: effects that happen to others, and gifts. Amounts are those of the card's owner.

`seat2` is the player in seat 2, `W>seat2` one Wood for them. A player who receives something cannot refuse
it; a player who may act decides about their own pieces, and may decline.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mandate.core.flow import NO_ONE, Ask, Frame, Kinds
from mandate.core.game import Seat
from mandate.core.question import Target
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.numbers import RESOURCE
from mandate.games.great_wall.cards.vocabulary import RESOURCES, Verb, Who
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.killing import dying
from mandate.games.great_wall.rules.effects.stats import count, number
from mandate.games.great_wall.rules.events.coop import Gave
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE, PASS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import counted, telling
from mandate.lang.text import Text, text

Facts = dict[str, Any]
EVERY = frozenset({Who.EACH, Who.OTHERS, Who.EACH_HERE})


def name_of(seat: Seat) -> str:
    return f"seat{seat + 1}"


def seat_of(token: str) -> Seat:
    return Seat(int(token.removeprefix("seat")) - 1)


def shared_facts(s: GreatWallState, seat: Clan, facts: Facts) -> Facts:
    """What the others' effects count with: the owner's Supporting Advisors, not their own."""
    return {**facts, "SA": count(s, seat, "SA", facts), "owner": seat}


def concerned(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> list[Seat]:
    """The players that the effect can reach and, as far as all can see, could do something for."""
    from mandate.games.great_wall.rules.effects.possible import possible

    alone = replace(effect, who="", condition={})
    shared = shared_facts(s, seat, facts)
    others = effect.who in (Who.OTHERS, Who.ANOTHER, Who.ANOTHER_HERE)
    here = effect.who in (Who.EACH_HERE, Who.ANOTHER_HERE)
    return [
        other
        for other in s.present()
        if not (others and other == seat)
        and (not here or s.at[facts["place"]][other])
        and possible(s, other, alone, {**shared, "openly": other != seat})
    ]


def spread(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    """Apply it to all players concerned, or ask which."""
    key = f"{facts['src']}/{facts['i'] - 1}/who"
    seats = concerned(s, seat, effect, facts)
    shared = shared_facts(s, seat, facts)
    if effect.who in EVERY:
        for other in reversed(seats):
            s.push(FrameKind.EFFECTS, other, **{**shared, "src": key, "i": 0})
    elif seats:
        n = number(s, seat, effect.args["n"], shared) if effect.who == Who.SHARED else 1
        s.push(FrameKind.WHOM, seat, **{**shared, "src": key, "n": n, "chosen": ()})


# --- choosing the players ------------------------------------------------------------------------------


def _whom_options(s: GreatWallState, frame: Frame) -> list[str]:
    """One player; where a number is shared, one after another, the same one several times too."""
    seats = concerned(s, frame.seat, _effect_of(s, frame), frame.data)
    if _effect_of(s, frame).do == Verb.SAVE:
        seats = [seat for seat in seats if frame.data["chosen"].count(seat) < dying(s, seat)]
    return [*(name_of(seat) for seat in seats), PASS]


def _effect_of(s: GreatWallState, frame: Frame) -> Effect:
    source, i, _ = frame.data["src"].rsplit("/", 2)
    return s.box.effects[source][int(i)]


def _whom_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data = frame.data
    if choice != PASS:
        data["chosen"] += (seat_of(choice),)
        if len(data["chosen"]) < data["n"]:
            s.stack.append(frame)
            return
    facts = {name: value for name, value in data.items() if name not in ("n", "chosen")}
    shared = _effect_of(s, frame).who == Who.SHARED
    for seat in [seat for seat in reversed(s.tea) if seat in data["chosen"]]:
        times = {"times": data["chosen"].count(seat)} if shared else {}
        s.push(FrameKind.EFFECTS, seat, **{**facts, **times, "i": 0})


# --- gifts ---------------------------------------------------------------------------------------------


def give(s: GreatWallState, seat: Clan, n: int, to: str, facts: Facts) -> None:
    """Up to `n` resources; `one`: all to the same player; `owner`: to whose card it is."""
    only = facts["owner"] if to == "owner" else -1
    if n > 0 and s.n > 1:
        s.push(FrameKind.GIVE, seat, n=n, only=only, one=to == "one")


def _give_options(s: GreatWallState, frame: Frame) -> list[str]:
    held: frames.Give = frame.data
    data, seat = held, frame.seat
    if not data["n"]:
        return []
    to = [Seat(data["only"])] if data["only"] != NO_ONE else [other for other in s.present() if other != seat]
    return [
        *(f"{RESOURCES[what]}>{name_of(other)}" for other in to for what in range(4) if s.res[seat][what]),
        DONE,
    ]


def _give_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    held: frames.Give = frame.data
    if choice == DONE:
        return
    data, seat = held, frame.seat
    name, _, to = choice.partition(">")
    what, other = RESOURCE[name], seat_of(to)
    data["n"] -= 1
    if data["one"]:
        data["only"] = other
    s.stack.append(frame)
    s.res[seat][what] -= 1
    s.res[other][what] += 1
    s.emit(Gave, seat, other, name, 1)


# --- as people read it --------------------------------------------------------------------------------


def _whom_title(_s: GreatWallState, frame: Frame) -> Text:
    return text("gw-ask-whom", n=frame.data["n"] - len(frame.data["chosen"]))


def _whom_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-whom", player=names.player(seat_of(token)))


def _whom_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return of(TargetKind.SEAT, seat_of(token))


def _give_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    what, to = token.split(">")
    return text("choice-gw-give", what=names.resource(what), player=names.player(seat_of(to)))


def _give_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    what, to = token.split(">")
    return of(TargetKind.SEAT, seat_of(to)) + of(TargetKind.RESOURCE, what)


KINDS: Kinds[GreatWallState] = {
    FrameKind.WHOM: Ask(
        _whom_options,
        _whom_answer,
        telling=telling("gw.coop.give", _whom_label, title=_whom_title, targets=_whom_targets),
    ),
    FrameKind.GIVE: Ask(
        _give_options,
        _give_answer,
        always=True,
        telling=telling("gw.coop.give", _give_label, title=counted, targets=_give_targets),
    ),
}

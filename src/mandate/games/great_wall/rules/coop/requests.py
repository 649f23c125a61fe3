"""Co-op: the Emperor's Requests. All payers must agree and pay in full at the same time, or none pays.

Once a Year, after the Assault: Requests whose conditions are true are fulfilled automatically. For those that
must be paid, players propose one after another in Tea order, each until done, and each payer is asked.
Whether a seat is asked depends on open facts only: a seat that could not pay is asked like the others, and
can only refuse. A player who left this Year still pays, if able, and otherwise stops the Request: leaving
must not win what staying would lose. From the next Year on the remaining players pay alone.
"""

from __future__ import annotations

from typing import Any

from mandate.core.flow import Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.coop import Need, Request
from mandate.games.great_wall.cards.numbers import RESOURCE, SOLDIER
from mandate.games.great_wall.cards.vocabulary import Trigger
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.losses import fielded
from mandate.games.great_wall.rules.army.shame import gain_shame
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.effects.stats import NOTHING, count, number
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.coop import Answered, Demanded, Fulfilled, Proposed, Sacrificed
from mandate.games.great_wall.rules.frames import by_name
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import FIRST_SEAT, Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import cards, the_card
from mandate.games.great_wall.words import coop_cards, names
from mandate.games.great_wall.words.questions import telling
from mandate.lang.text import Text, shaped, text

AGREE, REFUSE = "agree", "refuse"


def draw_requests(s: GreatWallState) -> None:
    """A card for every empty slot, as long as there are cards."""
    for slot, card in enumerate(s.requests):
        if not card and s.drawn < len(s.deal.requests):
            s.requests[slot] = s.deal.requests[s.drawn]
            s.drawn += 1
            s.emit(Demanded, s.requests[slot], s.n)


# --- what can be fulfilled -----------------------------------------------------------------------------


def is_true(s: GreatWallState, request: Request) -> bool:
    """Whether the conditions that are not payments hold."""
    return all(met(s, FIRST_SEAT, need) for need in request.needs) and all(
        met(s, seat, need) for need in request.each_needs for seat in s.owing()
    )


def met(s: GreatWallState, seat: Clan, need: Need) -> bool:
    held = count(s, seat, need.what, NOTHING)
    return (need.least is None or held >= number(s, seat, need.least, NOTHING)) and (
        need.most is None or held <= number(s, seat, need.most, NOTHING)
    )


def can_pay(s: GreatWallState, seat: Clan, request: Request, *, openly: bool = False) -> bool:
    """Whether the seat can pay its own part; `openly`: as far as all can see."""
    for effect in request.each:
        what, n = effect.args["what"], number(s, seat, effect.args["n"], NOTHING)
        if what in RESOURCE:
            if not openly and s.res[seat][RESOURCE[what]] < n:
                return False
        elif open_means(s, seat, what) < n:
            return False
    return True


def open_means(s: GreatWallState, seat: Clan, what: str) -> int:
    match what:
        case "honor":
            return s.honor[seat]
        case "soldier":
            return sum(fielded(s, seat).values())
        case "clerk":
            return s.clerk_pool[seat]
        case "advisor":
            return len(s.supporting[seat])
        case "trophy":
            return s.trophies[seat]
        case _:
            return s.pool[seat][SOLDIER[what]]


def together(s: GreatWallState, request: Request) -> int:
    """How many trophies all players must find among them."""
    return sum(number(s, FIRST_SEAT, effect.args["n"], NOTHING) for effect in request.together)


def open_to_all(s: GreatWallState, card: str) -> bool:
    """Whether no open fact prevents fulfilling a Request by paying."""
    request = s.box.cards.requests[card]
    if not request.paid or not is_true(s, request):
        return False
    return all(can_pay(s, seat, request, openly=True) for seat in s.owing()) and together(s, request) <= sum(
        s.trophies[seat] for seat in s.owing()
    )


# --- the step ------------------------------------------------------------------------------------------


def _start(s: GreatWallState, _frame: Frame) -> None:
    for seat in reversed(s.persons()):
        fire(s, Trigger.ON_REQUESTS, seat)


def _by_itself(s: GreatWallState, _frame: Frame) -> None:
    for card in s.requests:
        if card and not s.box.cards.requests[card].paid and is_true(s, s.box.cards.requests[card]):
            fulfil(s, card)


def _propose(s: GreatWallState, frame: Frame) -> str | None:
    """One seat after another: what a higher one leaves, the next one may propose."""
    data: frames.Fulfilment = frame.data
    data.setdefault("refused", ())
    done = data.get("done", ())
    seat = next((seat for seat in s.present() if seat not in done), None)
    if seat is None:
        return None
    data["done"] = (*done, seat)
    s.push(FrameKind.PROPOSE, seat)
    return "propose"


def _step(s: GreatWallState) -> dict[str, Any]:
    """What the step remembers: who has proposed, and what was refused."""
    return next(frame.data for frame in reversed(s.stack) if frame.kind == FrameKind.FULFILMENT)


def _propose_options(s: GreatWallState, _frame: Frame) -> list[str]:
    refused = _step(s)["refused"]
    options = [card for card in s.requests if card and card not in refused and open_to_all(s, card)]
    return [*options, DONE] if options else []


def _propose_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == DONE:
        return
    s.stack.append(frame)
    s.emit(Proposed, frame.seat, choice)
    s.push(FrameKind.REQUEST, card=choice, left=tuple(s.owing()), gives=())


def _consents(s: GreatWallState, frame: Frame) -> str | None:
    """One payer after another; with trophies only until there are enough."""
    data: frames.Request = frame.data
    request = s.box.cards.requests[data["card"]]
    wanted = together(s, request)
    left = [seat for seat in data["left"] if not wanted or s.trophies[seat]]
    if not left or (wanted and sum(data["gives"]) >= wanted):
        return None
    data["left"] = tuple(left[1:])
    s.push(FrameKind.CONSENT, left[0], card=data["card"])
    return "consents"


def _consent_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Consent = frame.data
    able = can_pay(s, frame.seat, s.box.cards.requests[data["card"]])
    if s.gone[frame.seat]:  # nothing is left to decide: what is there is paid
        return [AGREE if able else REFUSE]
    return [AGREE, REFUSE] if able else [REFUSE]


def _consent_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Consent = frame.data
    step, seat = s.stack[-1], frame.seat
    card = data["card"]
    s.emit(Answered, seat, card, choice == AGREE)
    wanted = together(s, s.box.cards.requests[card])
    if choice == AGREE:
        gift = min(s.trophies[seat], wanted - sum(step.data["gives"])) if wanted else 1
        step.data["gives"] += (gift,)
        step.data[str(seat)] = gift
    elif not wanted:
        s.stack.pop()  # one refusal cancels the payment
        _refused(s, card)


def _refused(s: GreatWallState, card: str) -> None:
    """It is not proposed again before another one is fulfilled."""
    _step(s)["refused"] += (card,)


def _pay(s: GreatWallState, frame: Frame) -> None:
    data: frames.Request = frame.data
    card = data["card"]
    request = s.box.cards.requests[card]
    wanted = together(s, request)
    if wanted and sum(data["gives"]) < wanted:
        s.stack.pop()
        _refused(s, card)
        return
    for seat in s.owing():
        gift = by_name(data).get(str(seat), 0)
        if wanted and gift:
            s.trophies[seat] -= gift
            s.emit(Sacrificed, seat, "trophy", "", gift)
    if request.each:
        for seat in reversed(s.owing()):
            s.push(FrameKind.EFFECTS, seat, src=f"{card}/each", i=0)


def _done(s: GreatWallState, frame: Frame) -> None:
    data: frames.Request = frame.data
    fulfil(s, data["card"])
    _step(s)["refused"] = ()


def fulfil(s: GreatWallState, card: str) -> None:
    s.requests[s.requests.index(card)] = ""
    s.fulfilled.append(card)
    assert s.lineup.coop is not None
    s.emit(Fulfilled, card, len(s.fulfilled), s.lineup.coop.requests)


# --- the Request step: Shame for what is left, and new Requests ----------------------------------------


def _shame(s: GreatWallState, _frame: Frame) -> None:
    left = sum(1 for card in s.requests if card)
    for seat in reversed(s.owing()):
        gain_shame(s, seat, left, Cause(Why.UNFULFILLED))


def _renew(s: GreatWallState, _frame: Frame) -> None:
    draw_requests(s)


# --- as people read it --------------------------------------------------------------------------------


def _asked(s: GreatWallState, card: str) -> Text:
    """What a Request asks for at this table, inside another sentence."""
    return shaped(coop_cards.request(s.box, card, s.n), "open")


def _propose_label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-propose", card=names.card(s.box, token), text=_asked(s, token))


def _consent_title(s: GreatWallState, frame: Frame) -> Text:
    data: frames.Consent = frame.data
    return text("gw-ask-consent", card=names.card(s.box, data["card"]))


def _consent_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    data: frames.Consent = frame.data
    if token == REFUSE:
        return text("choice-gw-refuse")
    return text("choice-gw-agree", text=_asked(s, data["card"]))


def _consent_targets(_s: GreatWallState, frame: Frame, _token: str) -> tuple[Target, ...]:
    data: frames.Consent = frame.data
    return cards([data["card"]])


KINDS: Kinds[GreatWallState] = {
    FrameKind.FULFILMENT: Steps((("start", _start), ("itself", _by_itself), ("propose", _propose))),
    FrameKind.PROPOSE: Ask(
        _propose_options,
        _propose_answer,
        telling=telling("gw.coop.request", _propose_label, targets=the_card),
    ),
    FrameKind.REQUEST: Steps((("consents", _consents), ("pay", _pay), ("done", _done))),
    FrameKind.CONSENT: Ask(
        _consent_options,
        _consent_answer,
        always=True,
        telling=telling("gw.coop.request", _consent_label, title=_consent_title, targets=_consent_targets),
    ),
    FrameKind.REQUESTS: Steps((("shame", _shame), ("renew", _renew))),
}

"""Fall: Command cards are chosen in secret, put in order, and resolved one turn after another."""

from __future__ import annotations

from mandate.core.errors import Refused
from mandate.core.flow import END, NO_ONE, Ask, AskAll, Asked, Frame, Kinds, Steps
from mandate.core.game import Seat
from mandate.games.great_wall.cards.vocabulary import Trigger, Window
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.automata.reasons import Reason, why
from mandate.games.great_wall.rules.city.locations import activation_step
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.rules.coop.clerk_order import arrange, arranged
from mandate.games.great_wall.rules.effects.running import run
from mandate.games.great_wall.rules.effects.tactics import open_window
from mandate.games.great_wall.rules.effects.triggers import fire, forget
from mandate.games.great_wall.rules.events.course import Began, Chose, Revealed
from mandate.games.great_wall.rules.events.decks import DrewCommand
from mandate.games.great_wall.rules.events.places import Moved
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.steps import step
from mandate.games.great_wall.views.targets import TargetKind, the_card, the_token
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import card_text, naming_card, telling
from mandate.lang.text import Text, text

# --- choose and reveal ---------------------------------------------------------------------------------


def _choose(s: GreatWallState, _frame: Frame) -> None:
    s.emit(Began, "fall", s.year)
    step(s, "fall", "choose")
    s.push(FrameKind.FALL_CHOOSE)


def _choose_options(s: GreatWallState, frame: Frame) -> Asked:
    return {
        seat: tuple(s.hand[seat])
        for seat in s.lineup.all_seats
        if str(seat) not in frame.data and s.hand[seat] and not s.gone[seat]
    }


def _choose_answer(s: GreatWallState, frame: Frame, seat: Seat, choice: str) -> None:
    frame.data[str(seat)] = choice
    s.emit(Chose, seat)


def _reveal(s: GreatWallState, frame: Frame) -> None:
    s.open_cards = 1
    for seat in s.lineup.all_seats:
        card = frame.data.get(str(seat))
        if card is not None and not s.gone[seat]:
            s.hand[seat].remove(card)
            s.card[seat] = card
            s.emit(Revealed, seat, (card,))
    if s.jiushao != NO_ONE:
        s.card[s.jiushao] = s.solo_deck.pop()
        s.emit(DrewCommand, s.jiushao, s.card[s.jiushao])
    if s.reed != NO_ONE:
        s.card[s.reed] = s.box.reed_card


def _revealed(s: GreatWallState, _frame: Frame) -> None:
    for seat in reversed(s.tea):
        fire(s, Trigger.ON_REVEAL, seat)


def _window(s: GreatWallState, _frame: Frame) -> None:
    open_window(s, Window.FALL_REVEAL, s.tea)


# --- the Command track --------------------------------------------------------------------------------


def _order(s: GreatWallState, _frame: Frame) -> None:
    step(s, "fall", "order")
    for seat in reversed(s.tea):
        if s.card[seat]:
            s.push(FrameKind.FALL_ORDER, seat)


def _order_options(s: GreatWallState, frame: Frame) -> list[str]:
    """Any free spot; automata take the first one."""
    free = [str(spot + 1) for spot, seat in enumerate(s.track) if seat == NO_ONE]
    return free if frame.seat < s.n else free[:1]


def _order_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    s.track[int(choice) - 1] = frame.seat
    s.emit(Moved, frame.seat, s.card[frame.seat], "", choice)
    if frame.seat >= s.n:
        why(s, frame.seat, Reason.FIRST_SPOT, choice)


def _turns(s: GreatWallState, frame: Frame) -> str | None:
    data: frames.Fall = frame.data
    spot = data.get("spot", 0)
    if spot == len(s.track):
        return None
    data["spot"] = spot + 1
    seat = s.track[spot]
    if seat != NO_ONE and not s.gone[seat]:
        s.push(FrameKind.TURN, seat, card=s.card[seat])
    return "turns"


def _end(s: GreatWallState, _frame: Frame) -> None:
    s.active = NO_ONE


# --- a turn -------------------------------------------------------------------------------------------


def _begin(s: GreatWallState, frame: Frame) -> None:
    s.active = frame.seat
    forget(s, "turn")
    s.emit(Began, "turn", frame.seat)
    fire(s, Trigger.ON_MY_TURN, frame.seat)


def _my_turn(s: GreatWallState, frame: Frame) -> None:
    open_window(s, Window.MY_TURN, [frame.seat])


def _box1(s: GreatWallState, frame: Frame) -> None:
    data: frames.Turn = frame.data
    run(s, frame.seat, f"{data['card']}/box1", {"box": 1})


def _box2(s: GreatWallState, frame: Frame) -> str | None:
    """Each other player, in Tea order; in co-op the active player says who goes first."""
    data: frames.Turn = frame.data
    box = f"{data['card']}/box2"
    others = [seat for seat in s.tea if seat != frame.seat]
    if s.box.effects[box] and arrange(s, others):
        return "box2"
    for seat in reversed(arranged(s, others)):
        run(s, seat, box, {"box": 2})
    return None


def _box3(s: GreatWallState, frame: Frame) -> None:
    data: frames.Turn = frame.data
    run(s, frame.seat, f"{data['card']}/box3", {"box": 3})


def _boxes_done(s: GreatWallState, frame: Frame) -> None:
    fire(s, Trigger.ON_BOXES_DONE, frame.seat)


def _activation(s: GreatWallState, frame: Frame) -> None:
    activation_step(s, frame.seat)


def _defeats(s: GreatWallState, _frame: Frame) -> str:
    s.push(FrameKind.DEFEATS)
    return END


def _why_not_chosen(s: GreatWallState, _frame: Frame, token: str) -> Refused | None:
    if token in s.box.cards.commands:
        return Refused(GreatWallCode.NO_CARD, clause="gw.fall.choose", card=names.card(s.box, token))
    return None


def _why_not_spot(s: GreatWallState, _frame: Frame, token: str) -> Refused | None:
    if token.isdigit() and 1 <= int(token) <= len(s.track):
        return Refused(GreatWallCode.SPOT_TAKEN, clause="gw.fall.order", spot=int(token))
    return None


def _spot_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    return text("choice-gw-spot", card=names.card(s.box, s.card[frame.seat]), spot=int(token))


KINDS: Kinds[GreatWallState] = {
    FrameKind.FALL: Steps(
        (
            ("choose", _choose),
            ("revealed", _revealed),
            ("window", _window),
            ("order", _order),
            ("turns", _turns),
            ("end", _end),
        )
    ),
    FrameKind.FALL_CHOOSE: AskAll(
        _choose_options,
        _choose_answer,
        _reveal,
        telling=telling(
            "gw.fall.choose",
            naming_card("choice-gw-command"),
            targets=the_card,
            detail=card_text,
            why_not=_why_not_chosen,
        ),
    ),
    FrameKind.FALL_ORDER: Ask(
        _order_options,
        _order_answer,
        telling=telling(
            "gw.fall.order", _spot_label, targets=the_token(TargetKind.COMMAND), why_not=_why_not_spot
        ),
    ),
    FrameKind.TURN: Steps(
        (
            ("begin", _begin),
            ("window", _my_turn),
            ("box1", _box1),
            ("box2", _box2),
            ("box3", _box3),
            ("done", _boxes_done),
            ("activation", _activation),
            ("defeats", _defeats),
        )
    ),
}

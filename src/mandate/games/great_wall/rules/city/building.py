"""The Builders' Encampment: Barricades and Walls. The Warehouse pays first."""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import BETRAYAL, SECTION, TOP_LEVEL
from mandate.games.great_wall.cards.vocabulary import NO_SECTION, SECTIONS, Section, Stat, Trigger
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.city.goods import honor, mixed, pay_building
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.decks import Took
from mandate.games.great_wall.rules.events.places import Built
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of, the_card
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import card_text, naming_card, telling
from mandate.lang.text import Text, text

BARRICADE, WALL, BOTH = "barricade", "wall", "both"
FREE = 999  # a discount that no cost exceeds


def build(
    s: GreatWallState, seat: Clan, n: int, *, what: str = BOTH, disc: int = 0, section: Section = NO_SECTION
) -> None:
    """Up to `n` Barricades or Wall levels as one event, anywhere or in one Section."""
    s.push(FrameKind.BUILDING, seat, n=n, what=what, disc=disc, section=section, walls=0)


def _ask(s: GreatWallState, frame: Frame) -> None:
    s.push(FrameKind.BUILD, frame.seat)


def _after(s: GreatWallState, frame: Frame) -> None:
    data: frames.Building = frame.data
    if data["walls"]:
        fire(s, Trigger.ON_BUILD_WALL, frame.seat)


def wall_price(s: GreatWallState, seat: Clan, section: Section, disc: int) -> int:
    return max(s.box.wall_cost[s.walls[section] + 1] - disc + stat(s, seat, Stat.COST_WALL), 0)


def barricade_price(s: GreatWallState, seat: Clan, disc: int) -> int:
    return max(s.box.barricade_price - disc + stat(s, seat, Stat.COST_BARRICADE), 0)


def sites(s: GreatWallState, seat: Clan, what: str, disc: int, only: Section) -> list[str]:
    """What can be built and paid for, by token: `barricade:L`, `wall:M`."""
    means = mixed(s, seat) + sum(s.warehouse)
    sections = s.sections if only == NO_SECTION else (only,)
    places: list[str] = []
    in_supply = s.box.numbers["barricades"] - sum(s.barricades)
    if what != WALL and in_supply and means >= barricade_price(s, seat, disc):
        places += [
            f"{BARRICADE}:{SECTIONS[section]}"
            for section in sections
            if s.barricades[section] < s.box.numbers["barricade_spots"]
        ]
    if what != BARRICADE:
        off = disc - stat(s, seat, Stat.COST_WALL)
        places += [
            f"{WALL}:{SECTIONS[section]}"
            for section in sections
            if (level := s.walls[section]) < TOP_LEVEL and means >= s.box.wall_cost[level + 1] - off
        ]
    return places


def _options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Building = s.stack[-2].data
    if not data["n"]:
        return []
    options = sites(s, frame.seat, data["what"], data["disc"], data["section"])
    return [*options, DONE] if options else []


def _answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == DONE:
        return
    seat = frame.seat
    event: frames.Building = s.stack[-1].data
    event["n"] -= 1
    s.stack.append(frame)
    what, _, where = choice.partition(":")
    section = SECTION[where]
    if what == BARRICADE:
        cost = barricade_price(s, seat, event["disc"])
        s.barricades[section] += 1
        gained = s.box.numbers["barricade_honor"]
    else:
        cost = wall_price(s, seat, section, event["disc"])
        s.walls[section] += 1
        s.built[seat] += 1
        event["walls"] += 1
        gained = s.box.wall_honor[s.walls[section]]
        if s.coop:
            s.push(FrameKind.RECALL, seat, section=where)  # after the payment, which comes on top of it
    s.emit(Built, seat, where, 0 if what == BARRICADE else s.walls[section])
    cause = Cause(Why(what), where)
    honor(s, seat, gained, cause)
    pay_building(s, seat, cost, cause)


# --- co-op: a Command card comes back for each Wall level ---------------------------------------------


def _recall_options(s: GreatWallState, frame: Frame) -> list[str]:
    cards = [card for card in s.discard[frame.seat] if card != BETRAYAL]
    return [*cards, DONE] if cards else []


def _recall_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Recall = frame.data
    if choice == DONE:
        return
    seat = frame.seat
    s.discard[seat].remove(choice)
    s.hand[seat] = sorted([*s.hand[seat], choice])
    s.emit_caused(Cause(Why.WALL, data["section"]), Took, seat, choice, "hand")
    fire(s, Trigger.ON_RECLAIM, seat, reclaimed=1)


# --- as people read it --------------------------------------------------------------------------------


def _clause(_frame: Frame, token: str) -> str:
    return "gw.build.barricade" if token.startswith(BARRICADE) else "gw.build.wall"


def _title(s: GreatWallState, _frame: Frame) -> Text:
    return text("gw-ask-build", n=s.stack[-2].data["n"])


def _label(s: GreatWallState, frame: Frame, token: str) -> Text:
    what, _, where = token.partition(":")
    section, disc, facts = SECTION[where], s.stack[-2].data["disc"], {"section": names.section(where)}
    if what == BARRICADE:
        price = barricade_price(s, frame.seat, disc)
        return text("choice-gw-barricade", **facts, price=price, honor=s.box.numbers["barricade_honor"])
    price, level = wall_price(s, frame.seat, section, disc), s.walls[section] + 1
    return text("choice-gw-wall", **facts, level=level, price=price, honor=s.box.wall_honor[level])


def _targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    what, _, where = token.partition(":")
    return of(TargetKind.BARRICADE if what == BARRICADE else TargetKind.WALL, where)


KINDS: Kinds[GreatWallState] = {
    FrameKind.BUILDING: Steps((("ask", _ask), ("after", _after))),
    FrameKind.BUILD: Ask(_options, _answer, telling=telling(_clause, _label, title=_title, targets=_targets)),
    FrameKind.RECALL: Ask(
        _recall_options,
        _recall_answer,
        telling=telling(
            "gw.coop.reclaim", naming_card("choice-gw-recall"), targets=the_card, detail=card_text
        ),
    ),
}

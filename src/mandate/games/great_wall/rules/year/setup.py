"""Setup: Hordes, Barricades, the secret choice of General and Advisors, starting goods, Tea order."""

from __future__ import annotations

from mandate.core.flow import NO_ONE, AskAll, Asked, Frame, Kinds, Steps
from mandate.core.game import Seat
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import CODE_AT, MADE_AT, PLACE, PLACES, RESOURCE, SOLDIER
from mandate.games.great_wall.cards.vocabulary import SOLDIERS
from mandate.games.great_wall.rules.army.hordes import place, turn_up
from mandate.games.great_wall.rules.city.court import refill
from mandate.games.great_wall.rules.city.goods import receive
from mandate.games.great_wall.rules.coop.requests import draw_requests
from mandate.games.great_wall.rules.deal import DEALT, Deal
from mandate.games.great_wall.rules.effects.tactics import draw_now
from mandate.games.great_wall.rules.events.course import Chose, Revealed
from mandate.games.great_wall.rules.events.places import TeaMoved
from mandate.games.great_wall.rules.fields import NO_SOLDIER, UNCOVERED, grid
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views import targets
from mandate.games.great_wall.words import cards, names
from mandate.games.great_wall.words.questions import telling
from mandate.lang.text import Text, text


def begin(deal: Deal) -> GreatWallState:
    """The table before the first choice: decks shuffled, pieces in their pools."""
    s = GreatWallState(deal)
    n, numbers = s.clans, s.box.numbers
    s.year = 0
    s.active = NO_ONE
    s.shame_pool, s.shame_boxed = numbers["shame_per_player"] * s.n, 0
    s.reason = ""
    s.open_cards = s.advisor_epoch = s.tactic_epoch = s.shown = s.topped = 0
    s.honor, s.tea, s.res, s.warehouse = [0] * n, list(s.lineup.all_seats), grid(n, 4), [0] * 3
    s.clerk_pool, s.clerk_new = [numbers["clerks"] - numbers["clerk_space"]] * n, [numbers["clerk_space"]] * n
    s.at = grid(PLACES, n)
    s.pool, s.shamed = [list(s.box.army) for _ in range(n)], grid(n, 3)
    s.rest, s.fire = [grid(n, 3) for _ in range(3)], grid(3, n)
    s.walls, s.barricades = [0] * 3, [numbers["barricade_spots"] * (i in s.sections) for i in range(3)]
    s.level, s.overseer = grid(MADE_AT, n), [[NO_SOLDIER] * n for _ in range(MADE_AT)]
    hordes = len(deal.hordes)
    s.cover, s.horde_shame = [UNCOVERED] * hordes, [0] * hordes
    s.horde_deck, s.horde_discard = list(range(hordes))[::-1], []
    s.wounds, s.built, s.breached, s.fired = [0] * n, [0] * n, [0] * 3, [0] * n
    s.majority, s.shame_paid, s.decided, s.gone = [0] * n, [0] * n, [0] * n, [0] * n
    s.track, s.scouted = [NO_ONE] * s.side.command_spots, [0] * n
    s.general, s.card, s.display = [""] * n, [""] * n, []
    s.advisor_deck = list(deal.advisors[DEALT * s.n :])[::-1]
    s.advisor_discard, s.advisor_log = [], []
    s.tactic_deck, s.tactic_discard = list(deal.tactics)[::-1], []
    s.used, s.promised = [], []
    s.hand = [list(s.box.cards.commands) for _ in range(n)]
    s.discard, s.advisors = [[] for _ in range(n)], [[] for _ in range(n)]
    s.supporting, s.tactics, s.claimed = (
        [[] for _ in range(n)],
        [[] for _ in range(n)],
        [[] for _ in range(n)],
    )
    s.rows = [[], [], []]
    s.location_track, s.solo_deck, s.solo_pile = [], [], []
    if s.coop:
        s.requests, s.trophies, s.sacrificed = [""] * s.lineup.slots, [0] * n, grid(n, 4)
        s.lost_advisors = [[] for _ in range(n)]
    s.stack = [Frame(FrameKind.GAME)]
    s.history, s.draws = [], []
    s.tea += [clan for clan in (s.jiushao, s.reed) if clan != NO_ONE]
    if s.reed != NO_ONE:
        _seat_reed(s)
    if s.jiushao != NO_ONE:
        _seat_qin(s)
    return s


def _seat_reed(s: GreatWallState) -> None:
    """The Reed Clan: three Clerks on the board, Spearmen and nothing else, last in Tea order."""
    clan = s.reed
    s.clerk_pool[clan] = s.clerk_new[clan] = 0
    for start in s.box.reed.start:
        s.at[PLACE[start]][clan] = 1
    for kind, name in enumerate(SOLDIERS):
        if name not in s.box.reed.soldiers:
            s.pool[clan][kind] = 0
    s.general[clan] = s.lineup.reed_general
    s.hand[clan] = []


def _seat_qin(s: GreatWallState) -> None:
    """Qin Jiushao: all Clerks at hand, an Overseer everywhere, Advisors, a deck of Command cards."""
    clan, deal = s.jiushao, s.deal
    s.clerk_pool[clan], s.clerk_new[clan] = s.box.numbers["clerks"], 0
    for name, soldier in s.box.jiushao.overseers.items():
        place, kind = PLACE[name], SOLDIER[soldier]
        s.level[place][clan], s.overseer[place][clan] = 1, kind
        s.pool[clan][kind] -= 1
    s.general[clan] = s.box.jiushao.id
    s.hand[clan] = []
    s.honor[clan] = s.lineup.qin_honor
    s.supporting[clan] = [s.advisor_deck.pop() for _ in range(s.box.jiushao.advisors)]
    s.location_track = [CODE_AT[code] for code in deal.track]
    s.solo_deck = list(deal.solo)[::-1]


def dealt(deal: Deal, seat: Seat) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Generals and Advisors that a seat was dealt."""
    own = slice(seat * DEALT, seat * DEALT + DEALT)
    return deal.generals[own], deal.advisors[own]


def _hordes(s: GreatWallState, _frame: Frame) -> None:
    """One to each Section; with more players one or two more, where the next card's back points."""
    turn_up(s)
    for section in s.sections:
        place(s, section)
    for _ in range(s.lineup.setup_hordes - len(s.sections)):
        place(s)


def _requests(s: GreatWallState, _frame: Frame) -> None:
    """Co-op: the Emperor's first Requests, where the Artifacts lie in the other game."""
    draw_requests(s)


def _choose(s: GreatWallState, _frame: Frame) -> None:
    s.push(FrameKind.SETUP_CHOOSE)


def _options(s: GreatWallState, frame: Frame) -> Asked:
    asked: Asked = {}
    for seat in s.lineup.all_seats:
        if str(seat) not in frame.data:
            generals, advisors = dealt(s.deal, seat)
            asked[seat] = [f"{general}+{advisor}" for general in generals for advisor in advisors]
    return asked


def _answer(s: GreatWallState, frame: Frame, seat: Seat, choice: str) -> None:
    frame.data[str(seat)] = choice
    s.emit(Chose, seat)


def _reveal(s: GreatWallState, frame: Frame) -> None:
    for seat in s.lineup.all_seats:
        general, advisor = frame.data[str(seat)].split("+")
        s.general[seat] = general
        s.advisors[seat] = [advisor]
        s.supporting[seat] = [other for other in dealt(s.deal, seat)[1] if other != advisor]
        s.emit(Revealed, seat, (general, advisor))


def _goods(s: GreatWallState, _frame: Frame) -> None:
    for seat in s.lineup.all_seats:
        general = s.box.cards.generals[s.general[seat]]
        for what, n in general.resources.items():
            receive(s, seat, RESOURCE[what], n)
        draw_now(s, seat, general.tactics)


def _display(s: GreatWallState, _frame: Frame) -> None:
    refill(s)


def _tea(s: GreatWallState, _frame: Frame) -> None:
    """The highest value is on top, and all are different; Qin Jiushao follows, the Reed Clan is last."""
    s.tea = sorted(s.lineup.all_seats, key=lambda seat: -s.box.cards.generals[s.general[seat]].tea)
    s.tea += [clan for clan in (s.jiushao, s.reed) if clan != NO_ONE]
    s.emit(TeaMoved, tuple(s.tea))


# --- as people read it --------------------------------------------------------------------------------


def _label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    general, advisor = token.split("+")
    return text("choice-gw-lead", general=names.card(s.box, general), advisor=names.card(s.box, advisor))


def _targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return targets.cards(token.split("+"))


def _detail(s: GreatWallState, _frame: Frame, token: str) -> Text:
    """What both cards do."""
    general, advisor = token.split("+")
    leads, helps = cards.text(s.box, general, s.n), cards.text(s.box, advisor, s.n)
    assert leads is not None and helps is not None
    both = {"general": names.card(s.box, general), "advisor": names.card(s.box, advisor)}
    return text("gw-text-both", **both, leads=leads, helps=helps)


KINDS: Kinds[GreatWallState] = {
    FrameKind.SETUP: Steps(
        (
            ("requests", _requests),
            ("hordes", _hordes),
            ("choose", _choose),
            ("goods", _goods),
            ("display", _display),
            ("tea", _tea),
        )
    ),
    FrameKind.SETUP_CHOOSE: AskAll(
        _options,
        _answer,
        _reveal,
        telling=telling("gw.setup.choose", _label, targets=_targets, detail=_detail),
    ),
}

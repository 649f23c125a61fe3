"""The Clans, written into an observation: what each has on its board, and what only the own seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mandate.core.flow import END
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import SOLDIER
from mandate.games.great_wall.cards.vocabulary import Stat
from mandate.games.great_wall.envs.layouts import BEGIN, CLAN, OWN, TYPES
from mandate.games.great_wall.envs.sight import Sight
from mandate.games.great_wall.envs.tokens import ADVISORS, COMMANDS, GENERALS
from mandate.games.great_wall.envs.write_table import NUMBER_IN_YEAR
from mandate.games.great_wall.envs.written import Written
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.effects.tactics import hand_limit
from mandate.games.great_wall.rules.frames import of_clan
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.year.scoring import artifact_honor, horde_honor, shame_honor

C: Final = CLAN.at
O: Final = OWN.at  # noqa: E741  # of the own things
_CLANS, _OWN = BEGIN[CLAN.name], BEGIN[OWN.name]
_NO_ARMY: Final = (0, 0, 0)


def _dying(sight: Sight, clan: Clan) -> Sequence[int]:
    lost = [of_clan(frame.data["dying"], clan) for frame in sight.all_of(FrameKind.KILLING)]
    return [*map(sum, zip(*lost, strict=True))] if lost else _NO_ARMY


def _arriving(sight: Sight, clan: Clan) -> Sequence[int]:
    """Paid for and not yet placed; or waiting until a Horde's toll is paid."""
    if FrameKind.RECRUITING not in sight.frames and FrameKind.STRIKE not in sight.frames:
        return _NO_ARMY
    soldiers = [0, 0, 0]
    for frame in sight.s.stack:
        if frame.seat != clan:
            continue
        if frame.kind == FrameKind.RECRUITING and frame.step == "after":
            soldiers = [n + more for n, more in zip(soldiers, frame.data["chosen"], strict=True)]
        elif frame.kind == FrameKind.STRIKE and frame.step != END:
            soldiers[SOLDIER[frame.data["token"][:2]]] += 1
    return soldiers


# what a game holds for each Clan, and how it is written: a number, rows of numbers, cards
_AS_COMMAND: Final = {card: COMMANDS[known] for card, known in OURS.as_command.items() if known in COMMANDS}
_NUMBER: Final = (
    ("honor", C["honor"], 100),
    ("wounds", C["wounds"], 50),
    ("built", C["built"], 9),
    ("clerk_pool", C["clerks"], 5),
    ("clerk_new", C["clerks_new"], 5),
)
_ARMY: Final = (("pool", C["pool"]), ("shamed", C["shamed"]))
_CARDS: Final = (
    ("hand", C["command"], _AS_COMMAND, len(COMMANDS)),
    ("discard", C["discards"], _AS_COMMAND, len(COMMANDS)),
    ("advisors", C["advisors"], ADVISORS, len(ADVISORS)),
)
_NAMES: Final = tuple((f"tea {clan}", f"spot {clan}", f"general {clan}", f"card {clan}") for clan in range(4))


def write_clans(sight: Sight, out: Written) -> None:
    """Each Clan's board, column by column: most of them are as they were."""
    s = sight.s
    begins = [_CLANS + CLAN.size * clan for clan in range(s.clans)]
    if out.changed("clans", s.clans):
        for clan, begin in enumerate(begins):
            out.numbers[begin + C["there"]] = 1.0
            out.numbers[begin + C["kind"] + (1 if clan == s.reed else 2 if clan == s.jiushao else 0)] = 1.0
    supporters = [*map(len, s.supporting)]
    boards = (
        s.honor, s.pool, s.clerk_pool, s.hand, s.discard, s.wounds, s.built, s.clerk_new, s.shamed,
        s.advisors, s.used, s.level, s.claimed, s.horde_shame, s.general, s.events, supporters,
        sight.artifacts, sight.over, s.trophies, s.sacrificed,
    )  # fmt: skip
    if out.changed("boards", boards):
        _write_boards(sight, out, begins, supporters)
        _write_counted(sight, out, begins, supporters)
    _write_order(sight, out, begins)
    _write_moving(sight, out, begins)


def _write_boards(sight: Sight, out: Written, begins: list[int], supporters: list[int]) -> None:
    s, numbers = sight.s, out.numbers
    for name, at, by in _NUMBER:
        if out.changed(name, now := getattr(s, name)):
            for begin, n in zip(begins, now, strict=True):
                numbers[begin + at] = min(n / by, 2.0)
    for name, at in _ARMY:
        if out.changed(name, now := getattr(s, name)):
            _write_armies(out, begins, at, now)
    for name, at, known, size in _CARDS:
        if out.changed(name, now := getattr(s, name)):
            for begin, cards in zip(begins[: s.n] if name == "hand" else begins, now, strict=False):
                out.put(begin + at, cards_in(known, size, cards))
    if out.changed("used", s.used):
        for clan, begin in enumerate(begins):
            marks = (mark.split(":") for mark in s.used)
            mine = {key.partition("/")[0] for _, seat, key in marks if int(seat) == clan}
            out.put(begin + C["used"], cards_in(ADVISORS, len(ADVISORS), mine))
    if out.changed("supporters", supporters):
        for begin, n in zip(begins, supporters, strict=True):
            numbers[begin + C["supporters"]] = n / 5


def cards_in(known: Mapping[str, int], size: int, cards: Iterable[str]) -> list[float]:
    row = [0.0] * size
    for card in cards:
        if card in known:
            row[known[card]] += 1.0
    return row


def _write_armies(out: Written, begins: list[int], at: int, armies: Sequence[Sequence[int]]) -> None:
    numbers = out.numbers
    for begin, (spearmen, archers, horsemen) in zip(begins, armies, strict=True):
        to = begin + at
        numbers[to], numbers[to + 1], numbers[to + 2] = spearmen / 5, archers / 5, horsemen / 5


def _write_order(sight: Sight, out: Written, begins: list[int]) -> None:
    """Markers, and the cards that lie open or face down."""
    s, secret, numbers, hands = sight.s, sight.secret, out.numbers, sight.hands
    chosen = [*secret] if secret is not None else []
    if out.changed("order", (s.tea, s.track, s.card, s.general, s.gone, hands, chosen)):
        for clan, begin in enumerate(begins):
            tea, spot, general, year = _NAMES[clan]
            out.point(tea, begin + C["tea"], s.tea.index(s.lineup.all_clans[clan]))
            out.point(
                spot, begin + C["spot"], s.track.index(s.lineup.all_clans[clan]) if clan in s.track else -1
            )
            out.point(general, begin + C["general"], GENERALS.get(s.general[clan], -1))
            card = s.card[clan]
            out.point(
                year, begin + C["card"], NUMBER_IN_YEAR[OURS.as_command.get(card, card)] if card else -1
            )
            numbers[begin + C["left"]] = float(s.absent(s.lineup.all_clans[clan]))
            numbers[begin + C["chosen"]] = float(str(clan) in chosen)
            numbers[begin + C["tactics"]] = hands[clan] / 5


def _write_moving(sight: Sight, out: Written, begins: list[int]) -> None:
    """Soldiers that are on no place of the board."""
    clans = sight.s.lineup.all_clans
    for name, at, kinds, count in (
        ("dying", C["dying"], (FrameKind.KILLING,), _dying),
        ("arriving", C["arriving"], (FrameKind.RECRUITING, FrameKind.STRIKE), _arriving),
    ):
        some = any(kind in sight.frames for kind in kinds)
        if out.changed(name, armies := [[*count(sight, clan)] for clan in clans] if some else None):
            _write_armies(out, begins, at, armies or [_NO_ARMY] * len(clans))


def _write_counted(sight: Sight, out: Written, begins: list[int], supporters: list[int]) -> None:
    """What is counted over several places: claimed Hordes, incomes, the hand limit, and the end."""
    s, numbers = sight.s, out.numbers
    claimed = [[(s.kind_of[horde], s.horde_shame[horde]) for horde in cards] for cards in s.claimed]
    if out.changed("claimed", claimed):
        for begin, cards in zip(begins, claimed, strict=False):
            row, shame = [0.0] * TYPES, 0.0
            for kind, tokens in cards:
                row[kind] += 0.25
                shame += tokens / 4
            out.put(begin + C["claimed"], [*row, shame])
    if s.coop and out.changed("sacrificed", (s.trophies, s.sacrificed)):
        for clan, begin in enumerate(begins):
            if clan < s.n:
                numbers[begin + C["trophies"]] = s.trophies[clan] / 10
                out.put(begin + C["lost"], [n / 5 for n in s.sacrificed[clan]])
    if out.changed("incomes", (s.level, s.general, s.advisors, s.events, supporters)):
        for clan, begin in zip(s.lineup.all_seats, begins, strict=False):
            levels = [level[clan] for level in s.level]
            levy = -stat(s, clan, Stat.INCOME_YIELD) / 4 if any(levels) else 0.0
            out.put(begin + C["income"], [*(n / 4 for n in levels), levy])
            numbers[begin + C["hand_limit"]] = hand_limit(s, clan) / 5
    ends = (s.honor, s.shamed, claimed, supporters, s.wounds, s.built, s.level, sight.artifacts, sight.over)
    if out.changed("ends", ends):
        for clan, begin in zip(s.lineup.all_clans, begins, strict=True):
            numbers[begin + C["total"]] = min(_total(sight, clan) / 100, 2.0)


def _total(sight: Sight, clan: Clan) -> int:
    """Honor if the game ended now: in the order of the rules it never falls below 0 on the way."""
    s = sight.s
    total = s.honor[clan]
    if s.coop or clan == s.reed or sight.over:
        return total
    worth = (artifact_honor(s, clan, card) for card in sight.artifacts)
    for n in (shame_honor(s, clan), horde_honor(s, clan), *worth):
        total += n
        if total < 0:
            total = 0
    return total

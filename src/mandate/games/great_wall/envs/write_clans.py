"""The Clans, written into an observation: what each has on its board, and what only the own seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from mandate.core.flow import END
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import SOLDIER
from mandate.games.great_wall.cards.vocabulary import Stat
from mandate.games.great_wall.envs.layouts import BEGIN, CLAN, OWN, TYPES
from mandate.games.great_wall.envs.sight import Sight
from mandate.games.great_wall.envs.tokens import ADVISORS, CLANS, COMMANDS, GENERALS
from mandate.games.great_wall.envs.write_table import NUMBER_IN_YEAR
from mandate.games.great_wall.envs.written import Written
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.effects.tactics import hand_limit
from mandate.games.great_wall.rules.frames import of_clan
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
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
_NUMBER: Final = {
    "honor": (C["honor"], 100),
    "wounds": (C["wounds"], 50),
    "built": (C["built"], 9),
    "clerk_pool": (C["clerks"], 5),
    "clerk_new": (C["clerks_new"], 5),
}
_ARMY: Final = {"pool": C["pool"], "shamed": C["shamed"]}
_CARDS: Final = {
    "hand": (C["command"], _AS_COMMAND, len(COMMANDS)),
    "discard": (C["discards"], _AS_COMMAND, len(COMMANDS)),
    "advisors": (C["advisors"], ADVISORS, len(ADVISORS)),
}
# what is counted from them
_FOR_TOTAL, _FOR_END, _FOR_INCOME, _FOR_ALL = 1, 2, 4, 7
_COUNTED: Final = {
    "honor": _FOR_TOTAL,
    "shamed": _FOR_END,
    "wounds": _FOR_END,
    "built": _FOR_END,
    "advisors": _FOR_INCOME | _FOR_END,
}
_NAMES: Final = tuple(
    (f"tea {clan}", f"spot {clan}", f"general {clan}", f"card {clan}") for clan in range(CLANS)
)
_BEGINS: Final = tuple([_CLANS + CLAN.size * clan for clan in range(clans)] for clans in range(CLANS + 1))


def write_clans(sight: Sight, out: Written) -> None:
    """Each Clan's board, column by column: most of them are as they were."""
    s, secret = sight.s, sight.secret
    begins = _BEGINS[s.clans]
    stale = _write_boards(s, out, begins)
    claimed = [[(s.kind_of[horde], s.horde_shame[horde]) for horde in cards] for cards in s.claimed]
    chosen = [*secret] if secret is not None else []
    rarely = (
        s.clans, s.tea, s.track, s.card, s.general, s.gone, sight.hands, chosen, s.used, claimed, s.level,
        s.events, [*map(len, s.supporting)], sight.artifacts, sight.over,
        (s.trophies, s.sacrificed) if s.coop else None,
    )  # fmt: skip
    if out.changed("rarely", rarely):
        _write_order(sight, out, begins, chosen)
        _write_cards(s, out, begins, claimed)
    played = s.general, s.level, s.events, claimed, s.supporting, sight.artifacts, sight.over
    if out.changed("counted from", played):
        stale = _FOR_ALL
    if stale:
        _write_counted(sight, out, begins, stale)
    _write_moving(sight, out, begins)


def _write_boards(s: GreatWallState, out: Written, begins: list[int]) -> int:
    """What was counted from columns that have changed."""
    numbers, kept, stale = out.numbers, out.made_from, 0
    for name, (at, by) in _NUMBER.items():
        if kept.get(name) != (now := getattr(s, name)):
            kept[name], stale = now[:], stale | _COUNTED.get(name, 0)
            for begin, n in zip(begins, now, strict=True):
                numbers[begin + at] = min(n / by, 2.0)
    for name, at in _ARMY.items():
        if kept.get(name) != (now := getattr(s, name)):
            kept[name], stale = [row[:] for row in now], stale | _COUNTED.get(name, 0)
            _write_armies(out, begins, at, now)
    for name, (at, known, size) in _CARDS.items():
        if kept.get(name) != (now := getattr(s, name)):
            kept[name], stale = [row[:] for row in now], stale | _COUNTED.get(name, 0)
            for begin, cards in zip(begins[: s.n] if name == "hand" else begins, now, strict=False):
                out.put(begin + at, cards_in(known, size, cards))
    return stale


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


def _write_order(sight: Sight, out: Written, begins: list[int], chosen: list[str]) -> None:
    """Markers, and the cards that lie open or face down."""
    s, numbers, hands, clans = sight.s, out.numbers, sight.hands, sight.s.lineup.all_clans
    for clan, begin in enumerate(begins):
        tea, spot, general, year = _NAMES[clan]
        numbers[begin + C["there"]] = 1.0
        numbers[begin + C["kind"] + (1 if clan == s.reed else 2 if clan == s.jiushao else 0)] = 1.0
        out.point(tea, begin + C["tea"], s.tea.index(clans[clan]))
        out.point(spot, begin + C["spot"], s.track.index(clans[clan]) if clan in s.track else -1)
        out.point(general, begin + C["general"], GENERALS.get(s.general[clan], -1))
        card = s.card[clan]
        out.point(year, begin + C["card"], NUMBER_IN_YEAR[OURS.as_command.get(card, card)] if card else -1)
        numbers[begin + C["left"]] = float(s.absent(clans[clan]))
        numbers[begin + C["chosen"]] = float(str(clan) in chosen)
        numbers[begin + C["tactics"]] = hands[clan] / 5


def _write_cards(s: GreatWallState, out: Written, begins: list[int], claimed: list[list[Any]]) -> None:
    """Abilities that are used up, Hordes that were claimed, Supporting Advisors, and what co-op has."""
    numbers = out.numbers
    if out.changed("used", s.used):
        for clan, begin in enumerate(begins):
            marks = (mark.split(":") for mark in s.used)
            mine = {key.partition("/")[0] for _, seat, key in marks if int(seat) == clan}
            out.put(begin + C["used"], cards_in(ADVISORS, len(ADVISORS), mine))
    if out.changed("claimed", claimed):
        for begin, cards in zip(begins, claimed, strict=False):
            row, shame = [0.0] * TYPES, 0.0
            for kind, tokens in cards:
                row[kind] += 0.25
                shame += tokens / 4
            out.put(begin + C["claimed"], [*row, shame])
    for begin, cards in zip(begins, s.supporting, strict=True):
        numbers[begin + C["supporters"]] = len(cards) / 5
    if s.coop:
        for clan, begin in zip(s.lineup.all_seats, begins, strict=False):
            numbers[begin + C["trophies"]] = s.trophies[clan] / 10
            out.put(begin + C["lost"], [n / 5 for n in s.sacrificed[clan]])


def _write_moving(sight: Sight, out: Written, begins: list[int]) -> None:
    """Soldiers that are on no place of the board."""
    clans, frames = sight.s.lineup.all_clans, sight.frames
    dying = [[*_dying(sight, clan)] for clan in clans] if FrameKind.KILLING in frames else None
    if out.changed("dying", dying):
        _write_armies(out, begins, C["dying"], dying or [_NO_ARMY] * len(clans))
    some = FrameKind.RECRUITING in frames or FrameKind.STRIKE in frames
    arriving = [[*_arriving(sight, clan)] for clan in clans] if some else None
    if out.changed("arriving", arriving):
        _write_armies(out, begins, C["arriving"], arriving or [_NO_ARMY] * len(clans))


def _write_counted(sight: Sight, out: Written, begins: list[int], stale: int) -> None:
    """What is counted over several places: incomes, the hand limit, and the end."""
    s, numbers = sight.s, out.numbers
    if stale & _FOR_INCOME:
        for clan, begin in zip(s.lineup.all_seats, begins, strict=False):
            levels = [level[clan] for level in s.level]
            levy = -stat(s, clan, Stat.INCOME_YIELD) / 4 if any(levels) else 0.0
            out.put(begin + C["income"], [*(n / 4 for n in levels), levy])
            numbers[begin + C["hand_limit"]] = hand_limit(s, clan) / 5
    clans = s.lineup.all_clans
    if stale & _FOR_END:
        out.made_from["at the end"] = [_at_the_end(sight, clan) for clan in clans]
    for total, worths, begin in zip(s.honor, out.made_from["at the end"], begins, strict=True):
        for n in worths:  # in the order of the rules it never falls below 0 on the way
            total = max(total + n, 0)
        numbers[begin + C["total"]] = min(total / 100, 2.0)


def _at_the_end(sight: Sight, clan: Clan) -> list[int]:
    """What would be added to a Clan's Honor if the game ended now."""
    s = sight.s
    if s.coop or clan == s.reed or sight.over:
        return []
    artifacts = (artifact_honor(s, clan, card) for card in sight.artifacts)
    return [shame_honor(s, clan), horde_honor(s, clan), *artifacts]

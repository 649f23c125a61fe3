"""The table as a whole, written into an observation: what is asked, the time, the decks, the automaton."""

from __future__ import annotations

from typing import Final

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.envs.layouts import (
    ARTIFACTS,
    BEGIN,
    CARDS_OF_YEAR,
    PLACES,
    TABLE,
    TURN_PARTS,
    TYPES,
    YEARS,
)
from mandate.games.great_wall.envs.sight import Sight
from mandate.games.great_wall.envs.tokens import ADVISORS, COMMANDS, EVENTS, REQUESTS, TACTICS
from mandate.games.great_wall.envs.written import Written
from mandate.games.great_wall.rules.army.hordes import coming
from mandate.games.great_wall.rules.automata import jiushao
from mandate.games.great_wall.rules.city.clerks import is_full
from mandate.games.great_wall.rules.coop.requests import is_true, open_to_all
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.views.tabletop import PARTS, PHASES

AT: Final = {name: BEGIN[TABLE.name] + at for name, at in TABLE.at.items()}
NUMBER_OF_PART: Final = {step: TURN_PARTS.index(part) for step, part in PARTS.items()}
NUMBER_IN_YEAR: Final = {card: number for number, card in enumerate(CARDS_OF_YEAR)}
_TURN_CARD: Final = len(TURN_PARTS)


def write_time(sight: Sight, out: Written) -> None:
    """What is asked, the options, the season, and small numbers of the whole table."""
    s, frames, numbers = sight.s, sight.frames, out.numbers
    phase = next((number for number, phase in enumerate(PHASES) if phase in frames), len(PHASES))
    turn, at = frames.get(FrameKind.TURN), AT["turn"]
    if turn is None or s.active == NO_ONE:
        part = card = whose = -1
    else:
        part, name, whose = NUMBER_OF_PART[turn.step], turn.data["card"], s.active
        card = NUMBER_IN_YEAR[OURS.as_command.get(name, name)]
    if out.made_from.get("turn") != (moment := (phase, part, card, whose)):
        out.made_from["turn"] = moment
        out.point("phase", AT["phase"], phase)
        out.point("turn.part", at, part)
        out.point("turn.card", at + _TURN_CARD, card)
        out.point("turn_of", AT["turn_of"], whose)
    numbers[AT["shame"]], numbers[AT["shame"] + 1] = s.shame_pool / 25, s.shame_boxed / 25
    advisors, tactics, _ = sight.decks
    at = AT["decks"]
    numbers[at], numbers[at + 1], numbers[at + 2] = len(s.horde_deck) / 24, advisors / 44, tactics / 44
    if out.changed("warehouse", s.warehouse):
        for what, n in enumerate(s.warehouse):
            numbers[AT["warehouse"] + what] = min(n / 10, 2.0)
    if out.changed("year", (s.year, s.gone)):
        numbers[AT["year"]] = s.year / 6
        for year in range(min(s.side.years, YEARS)):
            numbers[AT["coming"] + year] = coming(s, year + 1) / 5
    if out.changed("options", sight.options):
        _write_options(sight, out)


def _write_options(sight: Sight, out: Written) -> None:
    s, options, numbers = sight.s, sight.options, out.numbers
    out.point("players", AT["players"], s.n - 1)
    chosen = (
        float(options["coop"]),
        float(options["decline"]),
        float(options["overlord"] == "active"),
        float(options["reed_general"] == "B"),
        options["qin_honor"] / 100,
        float(options["qin_advisors"] == "both"),
        float(options["walls"] == "strong"),
        float(options["duel"] == "balanced"),
    )
    out.put(AT["options"], [*chosen])
    for year, deaths in enumerate(s.side.lethality[:YEARS]):
        numbers[AT["lethality"] + year] = deaths / 4
    numbers[AT["end_walls"]] = 0.0 if s.coop else s.side.end_walls / 4


def write_piles(sight: Sight, out: Written) -> None:
    """What is known of decks, the display, the discard piles, and the Artifacts."""
    s = sight.s
    kinds = [s.kind_of[horde] for horde in s.horde_discard]
    piles = (s.display, s.advisor_discard, s.tactic_discard, kinds, sight.artifacts)
    if not out.changed("piles", piles):
        return
    for name, cards, known, each in (
        ("display", s.display, ADVISORS, 1.0),
        ("advisors_gone", s.advisor_discard, ADVISORS, 1.0),
        ("tactics_gone", s.tactic_discard, TACTICS, 0.25),
    ):
        if out.changed(name, cards):
            row = [0.0] * len(known)
            for card in cards:
                row[known[card]] += each
            out.put(AT[name], row)
    if out.changed("hordes_gone", kinds):
        row = [0.0] * TYPES
        for kind in kinds:
            row[kind] += 0.25
        out.put(AT["hordes_gone"], row)
    if out.changed("artifacts", sight.artifacts):
        out.put(AT["artifacts"], [float(card in sight.artifacts) for card in ARTIFACTS])


def write_mission(sight: Sight, out: Written) -> None:
    """Co-op: Requests and Events. Whether one is met may hang on anything on the table."""
    s = sight.s
    if s.lineup.coop is None:
        return
    kinds = len(REQUESTS)
    row = [0.0] * (3 * kinds + len(EVENTS) + 3)
    left = 0
    for card in s.requests:
        if card:
            left += 1
            request = OURS.cards.requests[card]
            row[REQUESTS[card]] = 1.0
            row[kinds + REQUESTS[card]] = float(open_to_all(s, card) if request.paid else is_true(s, request))
    for card in s.fulfilled:
        row[2 * kinds + REQUESTS[card]] += 1.0
    for card in s.events:
        row[3 * kinds + EVENTS[card]] += 1.0
    last = s.year == s.side.years
    row[-3:] = s.lineup.coop.requests / 10, 0.0 if last else left / 10, float(last)
    out.put(AT["mission"], row)


def write_solo(sight: Sight, out: Written) -> None:
    """What Qin Jiushao goes by, and what he would look at next."""
    s = sight.s
    if s.jiushao == NO_ONE:
        return
    deck, at = sight.decks[2], AT["solo"]
    pointing = s.mark_of[s.horde_deck[-1]] if s.horde_deck else NO_ONE
    if not out.changed("solo", (s.location_track, s.at, pointing, s.walls, deck, s.solo_pile)):
        return
    row = [0.0] * (3 * PLACES + 7 + len(COMMANDS))
    for rank, place in enumerate(s.location_track):
        row[place] = 1 - rank / 10
    row[PLACES] = deck / 6
    for card in s.solo_pile:
        row[PLACES + 1 + COMMANDS[OURS.as_command[card]]] = 1.0
    begin = PLACES + 1 + len(COMMANDS)
    clerk = next((place for place in reversed(s.location_track) if not is_full(s, place)), None)
    highest = next((place for place in s.location_track if s.at[place][s.jiushao]), None)
    if clerk is not None:
        row[begin + clerk] = 1.0
    if highest is not None:
        row[begin + PLACES + highest] = 1.0
    if s.horde_deck:
        row[begin + 2 * PLACES + jiushao.indicated(s)[0]] = 1.0
        wall = jiushao.wall_goal(s)
        if wall is not None:
            row[begin + 2 * PLACES + 3 + wall] = 1.0
    out.put(at, row)

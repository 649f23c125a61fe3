"""What is measured: from the games of one mode to tables of estimates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.study.balance.collect import SOURCES
from mandate.games.great_wall.study.balance.estimates import (
    NOTHING,
    Estimate,
    difference,
    mean,
    quantile,
    ratio,
    share,
)
from mandate.games.great_wall.study.balance.game_summary import ACTIVE, GameSummary
from mandate.games.great_wall.study.balance.modes import Contest, Mode, find

Rows = dict[str, Estimate]  # row → estimate
Figures = dict[str, Rows]
REASONS = ("time", "walls", "shame")
EARLY = 3  # an Advisor hired by the end of this Year counts as an early one
BEST = 0.95
DANGER = 0.3  # of the Shame pool: with so little left, one bad Winter may empty it


def measure(mode: Mode, games: Sequence[GameSummary]) -> Figures:
    """Every table that makes sense in this mode; rows without observations are omitted."""
    figures = {"honor": honor(mode, games)}
    if mode.contest is Contest.HABIT:
        figures["habit"] = {"win rate": share([(float(t.habit in t.winners), 1) for t in games])}
    else:
        figures |= {name: table(games) for name, table in TABLES.items()}
        figures["tea"] = tea(mode, games)
        if mode.contest in (Contest.SOLO, Contest.COOP):
            figures["won"] = {"games": share([(float(_won(t)), 1) for t in games])}
            figures["danger"] = danger(games)
    return {
        name: {row: estimate for row, estimate in table.items() if estimate.games}
        for name, table in figures.items()
    }


def levers(figures: Mapping[str, Figures]) -> None:
    """What each lever of difficulty takes from the games won, where the mode without it was played too."""
    for name, tables in figures.items():
        easier = figures.get(find(name).easier, {}).get("won")
        if easier and "won" in tables:
            tables["lever"] = {"points": difference(easier["games"], tables["won"]["games"])}


# --- how it went ----------------------------------------------------------------------------------------


def ends(games: Sequence[GameSummary]) -> Rows:
    others = sorted({game.reason for game in games} - set(REASONS))
    return {
        reason: share([(float(game.reason == reason), 1) for game in games]) for reason in (*REASONS, *others)
    }


def years(games: Sequence[GameSummary]) -> Rows:
    return {"Years": mean([game.years for game in games])}


def last_year(games: Sequence[GameSummary]) -> Rows:
    """Walls may be finished, and Shame run out, in the last Year too."""
    return {"games": share([(float(game.years == game.last_year), 1) for game in games])}


def honor(mode: Mode, games: Sequence[GameSummary]) -> Rows:
    """Of all players, of the winners, and what the best of those reach; of Qin Jiushao where he plays."""
    won = [game.honor[seat] for game in games for seat in game.winners if seat < len(game.honor)]
    return {
        "all players": ratio([(sum(game.honor), len(game.honor)) for game in games]),
        "winners": mean(won) if mode.contest is not Contest.COOP else NOTHING,
        "best 5 % of winners": quantile(won, BEST) if mode.contest is not Contest.COOP else NOTHING,
        "spread within a game": mean([max(game.honor) - min(game.honor) for game in games])
        if mode.players > 1
        else NOTHING,
        "Qin Jiushao": mean([game.rival for game in games if game.rival is not None]),
        "ahead of Qin Jiushao": mean(
            [game.honor[0] - game.rival for game in games if game.rival is not None]
        ),
    }


def sources(games: Sequence[GameSummary]) -> Rows:
    return {
        source: ratio([(sum(game.sources[source]), len(game.honor)) for game in games]) for source in SOURCES
    }


def breaches(games: Sequence[GameSummary]) -> Rows:
    last = max((game.years for game in games), default=0)
    table = {"game": mean([sum(game.breaches) for game in games])}
    for year in range(1, last + 1):
        table[f"Year {year}"] = mean([game.breaches[year - 1] for game in games if game.years >= year])
    return table


def shame(games: Sequence[GameSummary]) -> Rows:
    return {
        "tokens a player": ratio([(sum(game.shame), len(game.honor)) for game in games]),
        "Raids": mean([game.raids for game in games]),
    }


def danger(games: Sequence[GameSummary]) -> Rows:
    """How often the Shame pool came so low that the game was in danger by it."""
    full = OURS.numbers["shame_per_player"]
    return {
        "games": share([(float(game.fewest <= DANGER * full * len(game.honor)), 1) for game in games]),
    }


def deck(games: Sequence[GameSummary]) -> Rows:
    return {"ran out": share([(float(game.ran_out), 1) for game in games])}


def _won(game: GameSummary) -> bool:
    """Whether a player won: Qin Jiushao is not a player."""
    return any(seat < len(game.honor) for seat in game.winners)


# --- who won --------------------------------------------------------------------------------------------


def tea(mode: Mode, games: Sequence[GameSummary]) -> Rows:
    """Win rate by the place on the Tea track at the start, counted among players."""

    def won(game: GameSummary, place: int) -> float:
        seats = [clan for clan in game.tea if clan < mode.players]
        return float(seats[place] in game.winners)

    if mode.players == 1:
        return {}
    return {
        f"place {place + 1}": share([(won(game, place), 1) for game in games], family=mode.players)
        for place in range(mode.players)
    }


def generals(games: Sequence[GameSummary]) -> Rows:
    """Win rate of each General, wherever it was chosen."""
    every = sorted({general for game in games for general in game.generals})

    def pair(game: GameSummary, general: str) -> tuple[float, float]:
        seats = [seat for seat, had in enumerate(game.generals) if had == general]
        return sum(seat in game.winners for seat in seats), len(seats)

    return {general: share([pair(game, general) for game in games], family=len(every)) for general in every}


# --- Advisors -------------------------------------------------------------------------------------------


def advisors(games: Sequence[GameSummary]) -> Rows:
    """Honor of those who had the Advisor active by Year 3, over that of the others in the same game."""
    return _against_others(
        games, lambda game: {(h.seat, h.card) for h in game.hires if h.use == ACTIVE and h.year <= EARLY}
    )


def advisors_dealt(games: Sequence[GameSummary]) -> Rows:
    """The same for players who were dealt it at the start, used or not: chance alone selects them."""
    return _against_others(games, lambda game: {(h.seat, h.card) for h in game.hires if not h.year})


def advisors_hired(games: Sequence[GameSummary]) -> Rows:
    """How often it is active by Year 3, a game."""
    return {
        card: mean(
            [
                sum(h.card == card and h.use == ACTIVE and h.year <= EARLY for h in game.hires)
                for game in games
            ]
        )
        for card in OURS.cards.advisors
    }


def _against_others(
    games: Sequence[GameSummary], owners: Callable[[GameSummary], set[tuple[int, str]]]
) -> Rows:
    """Each game is its own comparison: what a rich or a poor game does to all players falls out."""
    gaps: dict[str, list[float]] = {card: [] for card in OURS.cards.advisors}
    for game in games:
        seats = len(game.honor)
        if seats == 1:
            continue
        for seat, card in owners(game):
            others = (sum(game.honor) - game.honor[seat]) / (seats - 1)
            gaps[card].append(game.honor[seat] - others)
    return {card: mean(gap, family=len(gaps)) for card, gap in gaps.items()}


# --- cards and places -----------------------------------------------------------------------------------


def tactics(games: Sequence[GameSummary]) -> Rows:
    """How many of the cards drawn are played."""
    seen = _drawn(games)
    return {
        card: share([(game.played.get(card, 0), game.drawn.get(card, 0)) for game in games], family=len(seen))
        for card in seen
    }


def tactics_of_all(games: Sequence[GameSummary]) -> Rows:
    """The part of all plays that one design has."""
    seen = _drawn(games)
    return {
        card: share(
            [(game.played.get(card, 0), sum(game.played.values())) for game in games], family=len(seen)
        )
        for card in seen
    }


def _drawn(games: Sequence[GameSummary]) -> list[str]:
    return sorted({card for game in games for card in game.drawn})


def artifacts(games: Sequence[GameSummary]) -> Rows:
    """Honor a player, in the games in which it is on the table."""
    return {
        card: ratio(
            [(sum(game.artifacts[card]), len(game.honor)) for game in games if card in game.artifacts],
            family=len(OURS.cards.artifacts),
        )
        for card in OURS.cards.artifacts
    }


def locations(games: Sequence[GameSummary]) -> Rows:
    """Activations a Year."""
    return {
        code: ratio([(sum(game.activations[code]), game.years) for game in games], family=len(CODES))
        for code in CODES
    }


def hordes(games: Sequence[GameSummary]) -> Rows:
    """How many of those that came into a row are Defeated before the game ends."""
    types = [horde.id for horde in OURS.horde_types]
    return {
        name: share(
            [(game.defeated.get(name, 0), game.placed.get(name, 0)) for game in games], family=len(types)
        )
        for name in types
    }


def hordes_in_all(games: Sequence[GameSummary]) -> Rows:
    return {
        "all types": share([(sum(game.defeated.values()), sum(game.placed.values())) for game in games]),
    }


def commands(games: Sequence[GameSummary]) -> Rows:
    """How often a player plays the card in a game."""
    return {
        card: ratio(
            [(sum(own.count(card) for own in game.commands), len(game.honor)) for game in games],
            family=len(OURS.cards.commands),
        )
        for card in OURS.cards.commands
    }


def reclaims(games: Sequence[GameSummary]) -> Rows:
    """In how many Summers cards are taken back."""
    return {
        "Reclaimed": share(
            [(sum(own.count("r") for own in game.summers), sum(map(len, game.summers))) for game in games]
        )
    }


TABLES: dict[str, Callable[[Sequence[GameSummary]], Rows]] = {
    "end": ends,
    "years": years,
    "last year": last_year,
    "sources": sources,
    "breaches": breaches,
    "shame": shame,
    "deck": deck,
    "general": generals,
    "advisor": advisors,
    "advisor dealt": advisors_dealt,
    "advisor active": advisors_hired,
    "tactic": tactics,
    "tactic of all": tactics_of_all,
    "artifact": artifacts,
    "location": locations,
    "horde": hordes,
    "hordes in all": hordes_in_all,
    "command": commands,
    "reclaim": reclaims,
}

"""How the page calls things: tables with their titles and forms, cards by their names, limits in words."""

from __future__ import annotations

import msgspec

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODE_AT
from mandate.games.great_wall.cards.vocabulary import LOCATIONS
from mandate.games.great_wall.study.balance.targets import Check, Target
from mandate.lang import say


class Layout(msgspec.Struct, frozen=True):
    """A table of the page; `form` is a Python number format, or `%` for a share."""

    table: str
    title: str
    rows: str
    form: str
    about: str


LAYOUT = (
    Layout("end", "How games end", "reason", "%", "Share of the games."),
    Layout("won", "Games won", "", "%", "Share of the games that the players won."),
    Layout(
        "lever",
        "Levers of difficulty",
        "",
        "%",
        "Percentage points fewer games won than in the mode before it.",
    ),
    Layout("years", "Length", "", ".2f", "Years played, mean."),
    Layout("last year", "The last Year", "", "%", "Share of the games that reach it, however they end then."),
    Layout(
        "honor",
        "Final Honor",
        "of",
        ".1f",
        "Means; for the best 5 % of winners the Honor that one winner in twenty reaches.",
    ),
    Layout(
        "sources",
        "Where Honor comes from",
        "source",
        ".1f",
        "Honor a player. *The rest* is what Vital spots, participation, Generals, Advisors and Tactics "
        "bring, less what was lost on the way.",
    ),
    Layout("breaches", "Breaches", "in", ".2f", "Mean number; a Year counts the games that reached it."),
    Layout("shame", "Shame", "", ".2f", "Tokens taken a player, and Raids a game."),
    Layout(
        "danger",
        "In danger by Shame",
        "",
        "%",
        "Games in which three tenths of the Shame pool or less were left.",
    ),
    Layout("deck", "The Horde deck", "", "%", "Games in which it was reshuffled."),
    Layout("tea", "Tea order at the start", "from the top", "%", "Win rate."),
    Layout("general", "Generals", "General", "%", "Win rate of the seats that chose it."),
    Layout(
        "advisor",
        "Advisors: owners against the others",
        "Advisor",
        "+.1f",
        "Final Honor of a player who had the Advisor active by Year 3, less the mean of the other players "
        "of the same game. **Read with care:** players choose whom they hire, and who can pay for an Advisor "
        "in Year 3 is doing well already, so this is worth and wealth in one number. The next table has no "
        "such bias.",
    ),
    Layout(
        "advisor dealt",
        "Advisors: dealt by chance",
        "Advisor",
        "+.1f",
        "The same difference for players to whom the Advisor was *dealt* at the start, whether they made it "
        "active or not. Chance alone decides who they are, so nothing but the card stands behind the "
        "difference. It is smaller than the worth of the Advisor in use, since about half of them only "
        "support the General, and it is measured against the average of all other Advisors.",
    ),
    Layout("advisor active", "Advisors: how often in use", "Advisor", ".2f", "Active by Year 3, a game."),
    Layout(
        "tactic", "Tactic cards played", "card", "%", "Of the cards drawn; the others were discarded or kept."
    ),
    Layout("tactic of all", "Tactic cards among all plays", "card", "%", "Share of all Tactic cards played."),
    Layout("artifact", "Artifacts", "Artifact", ".1f", "Honor a player, where it is on the table."),
    Layout("location", "Locations", "Location", ".2f", "Activations a Year, Advanced ones included."),
    Layout("horde", "Hordes Defeated", "type", "%", "Of those that came into a row; Raids are not counted."),
    Layout("hordes in all", "Hordes Defeated, of all types", "", "%", "As above."),
    Layout("command", "Command cards", "card", ".2f", "Played a player and game."),
    Layout("reclaim", "Summers", "", "%", "Summers in which a player took the Command cards back."),
    Layout("habit", "Never Reclaiming", "", "%", "Of the one player with this habit."),
)


NAMES: dict[str, str] = {
    **{card.id: card.name for card in OURS.cards.generals.values()},
    **{card.id: card.name for card in OURS.cards.advisors.values()},
    **{card.id: card.name for card in OURS.cards.tactics.values()},
    **{card.id: card.name for card in OURS.cards.artifacts.values()},
    **{card.id: card.name for card in OURS.cards.commands.values()},
    **{horde.id: horde.name for horde in OURS.horde_types},
}


def label(table: str, row: str) -> str:
    """A row by the name that players know."""
    if table == "location":
        return LOCATIONS[CODE_AT[row]].replace("_", " ").title()
    if table == "end":
        return say("en", f"reason-{row}")
    return f"{row} {NAMES[row]}" if row in NAMES else row


def limits(target: Target) -> str:
    """`40–60 %`, for each of its checks once; in signs, so that it reads the same in every language."""
    return "; ".join(dict.fromkeys(_limit(check) for check in target.checks))


def _limit(check: Check) -> str:
    form = next(layout.form for layout in LAYOUT if layout.table == check.table)
    factor, unit = (100, " %") if form == "%" else (1, "")
    low, high = (f"{round(limit * factor, 1):g}" for limit in (check.low, check.high))
    if check.low == -check.high:
        return f"± {high}{unit}"
    if not check.low:
        return f"≤ {high}{unit}"
    return f"≥ {low}{unit}" if form == "%" and check.high == 1 else f"{low}–{high}{unit}"

"""Events at a table outside the game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.days import local_day
from mandate.cli.kit.seating import LONGEST_NAME, PERSON
from mandate.cli.remote.connection import Back, Lost
from mandate.core.game import Seat
from mandate.core.text import tidy
from mandate.lang.text import read_fact
from mandate.table import items, wire
from mandate.table.phrases import in_words

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from mandate.cli.kit.words import Words
    from mandate.cli.remote.place import Place


def names(info: wire.TableInfo, language: str) -> list[str]:
    """The name of each player at the table, for a screen."""
    return [_name(info, who, seat, language) for seat, who in enumerate(info.seats)]


def _name(info: wire.TableInfo, who: wire.SeatInfo, seat: int, language: str) -> str:
    if who.kind == "bot":
        from mandate.core.errors import Problem
        from mandate.players import label

        try:
            return label(who.name or "", language)
        except Problem:  # known only to the server
            return clean(who.name or "")[:LONGEST_NAME]
    short = clean(who.name or "")[:LONGEST_NAME].strip()
    return short or _nameless(info, seat, language)


def _nameless(info: wire.TableInfo, seat: int, language: str) -> str:
    """A nameless player, as the page calls them: by color, if the game has colors."""
    from mandate.cli.kit.drawing import drawing_of

    return drawing_of(info.game).seat_name([PERSON] * len(info.seats), seat, language)


def clean(text: str) -> str:
    """Text from another person, made safe for the screen."""
    return tidy(text)


def muted(info: wire.TableInfo) -> set[int]:
    """The seats whose words we do not want to see."""
    return {seat for seat, one in enumerate(info.seats) if one.muted}


def tell(
    item: items.AnyItem | wire.Remark | Lost | Back,
    words: Words,
    names: list[str],
    own: list[int],
    muted: Collection[int] = (),
) -> str:
    """A sentence for an item; empty for events of the game itself, and for what `muted` seats say."""
    match item:
        case Lost():
            return words("remote-lost")
        case Back():
            return words("remote-back")
        case items.WasSat(seat=seat):
            return words("remote-sat", player=names[seat], seat=seat + 1)
        case items.WasLeft(seat=seat):
            return words("remote-left", player=names[seat])
        case items.WasClosed():
            return words("remote-closed")
        case items.WasStarted():
            return words("remote-started")
        case items.WasResigned(seat=seat, why=why) if why != "resigned":
            return words("ending-why", why=why, player=names[seat])
        case items.WasCanceled(why="agreed"):
            return words("ending-canceled")
        case items.WasCanceled(seat=seat, why=why):
            return f"{words('ending-why', why=why, player=names[seat])} {words('ending-canceled')}"
        case items.WasTakenBack(seat=seat, back=back):
            return words("remote-took-back", player=names[seat], count=back)
        case items.WasHinted(seat=seat):
            return words("remote-hinted", player=names[seat])
        case items.WasReplaced(seat=seat):
            return words("remote-replaced", player=names[seat], seat=seat + 1)
        case items.WasJoined(seat=seat):
            return words("remote-joined", player=names[seat], seat=seat + 1)
        case items.WasOffered():
            return _offer(item, words, names, own)
        case items.WasAnswered(by=by, yes=yes):
            return words("remote-agreed" if yes else "remote-declined", player=names[by])
        case items.WasRematched():
            return words("remote-rematched")
        case items.WasMarked(seat=seat, name=name, on=on):
            thing = words.tell(read_fact(name))
            return words("remote-marked" if on else "remote-unmarked", player=names[seat], thing=thing)
        case items.WasSaid(by=by, text=text, phrase=phrase) if by not in muted:
            said = clean(text) if phrase is None else in_words(clean(phrase), words.language)
            return words("remote-said", player=names[by], text=said)
        case wire.Remark(name=name, text=text, phrase=phrase):
            said = clean(text) if phrase is None else in_words(clean(phrase), words.language)
            player = clean(name or "")[:LONGEST_NAME].strip() or words("watching-someone")
            return words("remote-remark", player=player, text=said)
        case items.WasVacationed(by=by, until=0):
            return words("remote-vacation-over", player=names[by])
        case items.WasVacationed(by=by, since=since, until=until):
            return words(
                "remote-vacationed", player=names[by], since=local_day(since), until=local_day(until - 1)
            )
        case items.WasWarned(seat=seat):
            return words("remote-warned", player=names[seat])
        case items.WasConsented(by=by, yes=yes):
            more = {"command": words("play-command-freely"), "no": words("play-key-no")}
            return words("remote-consented" if yes else "remote-revoked", player=names[by], **more)
    return ""


def ending(info: wire.TableInfo, words: Words) -> str | None:
    """Why a game ended that a player left, and who won; None if it was played to the end."""
    if info.ending is None or info.outcome is None:
        return None
    left = info.ending
    said = [] if left.why == "agreed" else [words("ending-why", why=left.why, player=words.names[left.seat])]
    winners = [Seat(seat) for seat in info.outcome["winners"]]
    if left.canceled:
        said.append(words("ending-not-counted", why=left.why))
    elif winners:
        said.append(words("ending-wins", winners=words.everybody(winners), count=len(winners)))
    else:
        return None  # in a cooperative game, the game itself reports the loss
    return " ".join(said)


def gone(info: wire.TableInfo) -> set[int]:
    """The seats of others that are abandoned or will be soon: their players are away on their turn."""
    return {seat for seat, one in enumerate(info.seats) if one.abandoned is not None and not one.you}


def tell_gone(place: Place, words: Words, seat: int) -> str:
    """That a player is away, what can be done about it, and when."""
    left = place.info.seats[seat].abandoned or 0
    names = {name: words(f"play-command-{name}") for name in ("replace", "without", "cancel")}
    facts = {"player": words.names[seat], "seconds": -(-left // 1000), "seats": len(place.info.seats)}
    said = words("remote-gone", **facts, **names)
    return said if place.info.under_way else f"{said} {words('remote-gone-cancel', **names)}"


def _offer(item: items.WasOffered, words: Callable[..., str], names: list[str], own: list[int]) -> str:
    about = names[item.seat] if item.seat is not None else ""
    facts = {"player": names[item.by], "about": about, "bot": item.bot or "", "games": item.games or 1}
    facts["seat"] = (item.seat or 0) + 1
    said = words(f"remote-offer-{item.offer}", **facts)
    return f"{said} {words('remote-offer-how')}" if own and item.by not in own else said


def follows_in_series(info: wire.TableInfo) -> bool:
    """Whether the next game of a series has been set up."""
    return info.next is not None and info.series is not None and info.series.game < info.series.of


def series_standing(info: wire.TableInfo, words: Words) -> list[str]:
    """How a series stands after a game, and who won it once it is over."""
    series = info.series
    if series is None:
        return []
    points = zip(words.names, series.points, strict=False)  # the Reed Clan has no points
    score = ", ".join(words("remote-score-one", player=name, wins=round(had, 1)) for name, had in points)
    said = [words("remote-series-score", game=series.game, games=series.of, score=score)]
    if series.winners is not None:
        winners = words.everybody([Seat(seat) for seat in series.winners])
        said.append(words("play-series-won", winners=winners, count=len(series.winners)))
    return said


def welcome(info: wire.TableInfo, words: Words, *, watching: bool) -> list[str]:
    """The welcome: whether we are watching, the time limit, and which game of several this is."""
    said = []
    if watching:
        said.append(words("remote-watching"))
    pace = info.pace
    if pace.per != "none":
        facts = {"seconds": pace.seconds, "increment": pace.increment}
        said.append(words(f"remote-pace-{pace.per}", **facts))
    if info.series is None and info.round.number > 1:
        score = ", ".join(
            words("remote-score-one", player=name, wins=round(wins, 1))
            for name, wins in zip(words.names, info.round.wins, strict=True)
        )
        said.append(words("remote-round", number=info.round.number, score=score))
    return said

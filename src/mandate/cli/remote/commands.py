"""Commands that only a remote table has: chat, offers, clocks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from mandate.cli.kit import files
from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote import telling
from mandate.cli.remote.refusals import WireRefusal
from mandate.core.game import LONGEST_SERIES
from mandate.files import write_whole
from mandate.people.conduct import LONGEST_REASON, REASONS
from mandate.people.watchable import WatchingInfo
from mandate.table import commands
from mandate.table.phrases import PHRASES, in_words

if TYPE_CHECKING:
    from mandate.cli.kit.words import Words
    from mandate.cli.remote.place import Place

COMMANDS = (
    "say",
    "phrase",
    "freely",
    "mute",
    "block",
    "report",
    "accept",
    "decline",
    "who",
    "series",
    "replace",
    "without",
    "cancel",
    "leave",
    "join",
)
MINUTE = 60


def obey(command: str, rest: str, place: Place, words: Words) -> list[str]:
    """Carry out a command; return the messages to show. Refusals are raised."""
    match command:
        case "say":
            if rest:
                place.do(commands.Say(text=rest[: commands.LONGEST_TEXT]))
            return []
        case "phrase":
            return _say_phrase(place, words, rest)
        case "freely":
            place.do(commands.Consent(yes=not _is_no(rest, words)))
            return []
        case "mute":
            return _mute(place, words, rest)
        case "block":
            return _block(place, words, rest)
        case "report":
            return _report(place, words, rest)
        case "accept" | "decline":
            return _answer(place, words, yes=command == "accept")
        case "who":
            return who(place, words)
        case "series":
            return _offer_series(place, words, rest)
        case "replace":
            return _go_on(place, words, "bot", rest)
        case "without":
            return _go_on(place, words, "remove", rest)
        case "cancel":
            return _propose(place, words, commands.Offer(what="cancel"))
        case "leave":
            return _leave(place, words, rest)
        case "join":
            return _join(place, words, rest)
    return []


def _is_no(typed: str, words: Words) -> bool:
    return typed.lower() in ("n", "no", words("play-key-no"))


def _say_phrase(place: Place, words: Words, rest: str) -> list[str]:
    """Say a phrase by its number or id; without one, list them."""
    number = int(rest) if rest.isdecimal() else PHRASES.index(rest) + 1 if rest in PHRASES else 0
    if not 1 <= number <= len(PHRASES):
        listed = (
            words("remote-phrase", number=f"{at:2}", text=in_words(phrase, words.language))
            for at, phrase in enumerate(PHRASES, 1)
        )
        return [words("remote-phrases", command=words("play-command-phrase")), *listed]
    place.do(msgspec.convert({"do": "phrase", "id": PHRASES[number - 1]}, commands.Phrase))
    return []


def _mute(place: Place, words: Words, rest: str) -> list[str]:
    """Hide what a player says, `mute 2`, or show it again, `mute 2 n`."""
    number, _, more = rest.strip().partition(" ")
    seat, on = _seat(place, number), not _is_no(more.strip(), words)
    if seat is None:
        return [words("remote-mute-how", command=words("play-command-mute"), no=words("play-key-no"))]
    place.do(commands.Mute(seat=seat, on=on))
    return [words("remote-muted" if on else "remote-unmuted", player=words.names[seat])]


def _block(place: Place, words: Words, rest: str) -> list[str]:
    """Keep apart from a player from now on, `block 2`."""
    seat = _seat(place, rest)
    if seat is None:
        return [words("remote-block-how", command=words("play-command-block"))]
    place.guest.call("POST", "me/blocks", {"table": place.table, "seat": seat, "link": place.link})
    return [words("remote-blocked", player=words.names[seat])]


def _report(place: Place, words: Words, rest: str) -> list[str]:
    """Report a player to the moderators, `report 2 insult what happened`."""
    number, reason, text = (*rest.split(maxsplit=2), "", "", "")[:3]
    seat = _seat(place, number)
    if seat is None or reason not in REASONS:
        reasons = ", ".join(REASONS)
        return [words("remote-report-how", command=words("play-command-report"), reasons=reasons)]
    at = {"table": place.table, "seat": seat, "link": place.link}
    place.guest.call("POST", "reports", {**at, "reason": reason, "text": text[:LONGEST_REASON]})
    return [words("remote-reported", player=words.names[seat])]


def _seat(place: Place, typed: str) -> int | None:
    """The seat with that number, if there is one."""
    number = typed.strip()
    return int(number) - 1 if number.isdecimal() and 1 <= int(number) <= len(place.info.seats) else None


def _answer(place: Place, words: Words, *, yes: bool) -> list[str]:
    """Answer the newest offer of the others; declining can also withdraw our own."""
    own = [offer for offer in place.info.offers if offer.by in place.seats]
    offers = place.offers() or ([] if yes else own)
    if not offers:
        return [words("remote-no-offer")]
    place.do(commands.Answer(offer=offers[-1].number, yes=yes))
    return []


def _offer_series(place: Place, words: Words, rest: str) -> list[str]:
    """Offer a series after this game."""
    if not rest.isdecimal() or not 2 <= int(rest) <= LONGEST_SERIES:
        return [words("remote-trouble-series", value=rest, least=2, most=LONGEST_SERIES)]
    place.do(commands.Offer(what="series", games=int(rest)))
    return [words("remote-rematch-asked")] if place.info.next is None else []


def _go_on(place: Place, words: Words, what: Literal["bot", "remove"], rest: str) -> list[str]:
    """Offer to continue without a player who is away.

    `replace` lets a computer player take over: one of medium strength, or a named one, `replace 2 greedy`.
    """
    gone = sorted(telling.gone(place.info))
    typed = rest.split()
    number = typed.pop(0) if typed and typed[0].isdecimal() else ""
    seat = int(number) - 1 if number else gone[0] if len(gone) == 1 else None
    if seat is None or len(typed) > (what == "bot"):
        seats = ", ".join(f"{seat + 1} {words.names[seat]}" for seat in gone)
        names = {name: words(f"play-command-{name}") for name in ("replace", "without")}
        return [words("remote-replace-how", seats=seats, count=len(gone), **names)]
    return _propose(place, words, commands.Offer(what=what, seat=seat, bot=typed[0] if typed else None))


def _propose(place: Place, words: Words, offer: commands.Offer) -> list[str]:
    before = place.number
    place.do(offer)
    return [words("remote-replace-asked")] if place.number == before + 1 else []


def _leave(place: Place, words: Words, rest: str) -> list[str]:
    """Give up our seats: before the game others may take them; during it this is final."""
    playing = place.info.status == "playing"
    yes = words("play-key-yes")
    if playing and place.seats and rest.lower() not in ("y", "yes", yes):
        return [words("remote-leave-sure", leave=words("play-command-leave"), yes=yes)]
    for seat in place.seats:
        place.do(commands.Leave(seat=seat))
    return []


def _join(place: Place, words: Words, rest: str) -> list[str]:
    """Ask to take over the seat of a computer player: the first one, or `join 2`."""
    bots = [seat for seat, one in enumerate(place.info.seats, 1) if one.kind == "bot"]
    seat = int(rest) if rest.isdecimal() else bots[0] if bots else 0
    if place.seats or seat not in bots or not place.info.handover:
        return [words("remote-join-how")]
    place.do(commands.Join(seat=seat - 1))
    return [words("remote-join-asked", seat=seat)]


def who(place: Place, words: Words) -> list[str]:
    """All players at the table: whether they are here, and how much time they have."""
    said = []
    for seat, one in enumerate(place.info.seats):
        state = "bot" if one.kind == "bot" else "left" if one.away else "here" if one.here else "away"
        clock = "" if one.clock is None else words("remote-clock", time=_time(one.clock))
        said.append(
            words("remote-who", seat=seat + 1, player=words.names[seat], state=state, clock=clock).rstrip()
        )
    if place.info.watching:
        said.append(words("page-watching-count", count=place.info.watching))
        path = f"tables/{place.table}/watching"
        found = place.guest.read(place.guest.call("GET", path, link=place.link), WatchingInfo)
        said += [f"  {telling.clean(each.name)}" for each in found.people]
    return [*said, words("remote-link"), str(place.address)]


def _time(milliseconds: int) -> str:
    seconds = milliseconds // 1000
    hours, left = divmod(seconds, MINUTE * MINUTE)
    clock = f"{left // MINUTE:02}:{left % MINUTE:02}"
    return f"{hours}:{clock}" if hours else clock


def _last_to_choose(place: Place, asking: int | None) -> int | None:
    """Which of our seats made the newest choice: taking that back undoes no other choice made here."""
    chosen = {seat: len(place.info.seats[seat].takeback) for seat in place.seats}
    return min((seat for seat in chosen if chosen[seat]), key=chosen.__getitem__, default=asking)


def take_back(place: Place, words: Words, seat: int | None) -> str:
    """Undo within our own chain of choices if possible; else ask the others."""
    own = _last_to_choose(place, place.seat if seat is None else seat)
    if own is None:
        return words("remote-watching")
    try:
        place.do(commands.StepBack(seat=own))
    except WireRefusal:
        if not place.info.takebacks:
            raise
        before = place.number
        place.do(commands.Offer(what="takeback", seat=own))
        if place.number == before + 1:  # only the offer: the others have not agreed yet
            return words("remote-takeback-asked")
    return words("play-undone")


def save_record(place: Place, path: str) -> Path:
    """Save the record, as far as we may know it, in a new file."""
    if not path:
        raise Trouble("remote-save-where")
    target = files.named(path)
    files.refuse_existing(target)
    try:
        write_whole(target, place.record().decode() + "\n")
    except OSError as error:
        raise Trouble("play-trouble-write", file=str(target), reason=error) from error
    return target

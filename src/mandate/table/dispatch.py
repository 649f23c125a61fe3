"""Command dispatch: from a client's command to the act that carries it out."""

from __future__ import annotations

from msgspec import structs

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Seat, State
from mandate.core.text import can_be_seen, tidy
from mandate.core.trial import attempt
from mandate.lang.text import read_fact
from mandate.table import commands, seat_view, wire
from mandate.table.acts import gathering, offers, orders, playing, talking
from mandate.table.acts.act import Act
from mandate.table.codes import ServerCode
from mandate.table.show import NOTHING, Show, events
from mandate.table.table import Table


def carry_out(act: Act, guest: str, command: commands.AnyCommand) -> None:
    match command:
        case commands.Play(seat=seat, ask=ask, choice=choice, then=then):
            playing.play(act, guest, seat, ask, choice, *then)
        case commands.Sit(seat=wanted):
            gathering.sit(act, guest, wanted)
        case commands.Join(seat=seat):
            offers.join(act, guest, seat)
        case commands.Leave(seat=seat):
            gathering.leave(act, guest, seat)
        case commands.Fill(seat=seat, bot=bot):
            gathering.fill(act, guest, seat, bot)
        case commands.Free(seat=seat):
            gathering.free(act, guest, seat)
        case commands.Cancel():
            gathering.cancel(act, guest)
        case commands.Start():
            gathering.start(act, guest)
        case commands.StepBack(seat=seat):
            playing.step_back(act, guest, seat)
        case commands.Order(seat=seat, orders=wanted):
            orders.order(act, guest, seat, wanted)
        case commands.Resign(seat=seat):
            playing.resign(act, guest, seat)
        case commands.Offer():
            offers.offer(act, guest, command)
        case commands.Answer(offer=number, yes=yes):
            offers.answer(act, guest, number, yes)
        case commands.Mark(seat=seat, thing=thing, on=on):
            playing.mark(act, guest, seat, thing, on=on)
        case commands.Say(text=text):
            talking.speak(act, guest, readable_text(text))
        case commands.Phrase(id=phrase):
            talking.say_phrase(act, guest, phrase)
        case commands.Consent(yes=yes):
            talking.consent(act, guest, yes)
        case commands.Mute(seat=seat, on=on):
            talking.mute(act, guest, seat, on=on)
        case commands.Preview() | commands.Try() | commands.Hint():
            raise Refused(ServerCode.BAD_MESSAGE, reason="do")


def readable_text(text: str) -> str:
    """A line of chat as the others will see it."""
    tidied = tidy(text)
    if not can_be_seen(tidied):
        raise Malformed(ServerCode.BAD_MESSAGE, reason="text")
    return tidied


def look_ahead(
    table: Table, guest: str, command: commands.AnyCommand, show: Show = NOTHING
) -> wire.Previewed | wire.Tried | None:
    """The answer to a command that changes nothing at the table; None for all others."""
    match command:
        case commands.Preview():
            return preview(table, guest, command, show)
        case commands.Try():
            return try_out(table, guest, command, show)
    return None


def preview(table: Table, guest: str, command: commands.Preview, show: Show = NOTHING) -> wire.Previewed:
    """What a choice would do, as its own seat may know it."""
    seat = Seat(command.seat)
    trial = attempt(_asked(table, guest, command), seat, [command.choice], table.answers(seat))
    return wire.Previewed(
        ref=command.ref,
        events=events(trial.state, trial.events, seat, show),
        stop=trial.stop,
        cautions=[show.say(caution) for caution in trial.cautions],
    )


def try_out(table: Table, guest: str, command: commands.Try, show: Show = NOTHING) -> wire.Tried:
    """Where a chain of choices would lead, as its own seat may know it."""
    seat = Seat(command.seat)
    trial = attempt(_asked(table, guest, command), seat, command.choices, table.answers(seat))
    view = trial.state.view(seat)
    return wire.Tried(
        ref=command.ref,
        events=events(trial.state, trial.events, seat, show),
        last=events(trial.state, trial.last, seat, show),
        view=view.to_json(),
        stop=trial.stop,
        cautions=[show.say(caution) for caution in trial.cautions],
        **seat_view.explained(view, show),
    )


def _asked(table: Table, guest: str, command: commands.Preview | commands.Try) -> State:
    """The state of the game; refuse unless that is this guest's current question."""
    if not 0 <= command.seat < len(table.chairs) or command.seat not in table.seats_of(guest):
        raise Refused(ServerCode.NOT_YOUR_SEAT, seat=command.seat + 1)
    if table.frozen is not None:
        raise Refused(ServerCode.FROZEN_TABLE, reason=table.frozen)
    if table.match is None:
        raise Refused(ServerCode.NOT_STARTED)
    if table.ask(command.seat) != command.ask:
        raise Refused(Code.LATE)
    return table.match.state


def hint_in_words(hint: wire.Hinted, show: Show) -> wire.Hinted:
    """The hint, with its expected outcomes put in words if the client wants a language."""
    if show.language is None:
        return hint
    suggestions = [
        each if each.brings is None else structs.replace(each, brings=show.say(read_fact(each.brings)))
        for each in hint.advice.suggestions
    ]
    return structs.replace(hint, advice=structs.replace(hint.advice, suggestions=suggestions))

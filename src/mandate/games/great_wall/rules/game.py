"""The fixed part of The Great Wall: options, setup, and the doors to stored games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from mandate.core.errors import Code, Malformed
from mandate.core.flow import NO_ONE
from mandate.core.game import Fault, Game, Json, Seat, View
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.cards.packs import (
    LARGEST,
    LONGEST_WORD,
    from_options,
    read_file,
    read_text,
    written_in,
)
from mandate.games.great_wall.cards.toml_entries import DataCode
from mandate.games.great_wall.cards.vocabulary import SECTIONS
from mandate.games.great_wall.rules.deal import DEALT, HIDDEN, Deal, bad_setup, decks_of, fresh
from mandate.games.great_wall.rules.events import ALL
from mandate.games.great_wall.rules.events.coop import Disclosed
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.rules.options import MEANT_FOR, MEANT_WITH_COOP, OPTIONS, PACK
from mandate.games.great_wall.rules.packs import checked, prove
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.setup import begin
from mandate.games.great_wall.views.orders import ORDERS
from mandate.lang.text import Fact, Text

if TYPE_CHECKING:
    from mandate.core.rng import Chance

OPEN = ("options", "artifacts", "track")  # public parts of a setup


class GreatWallGame(Game):
    """The Great Wall: alone against Qin Jiushao, for two with the Reed Clan, for three, four, or together."""

    id = "great-wall"
    rules_version = "5"
    options = OPTIONS
    traces_events = True
    orders = ORDERS
    largest_options = LARGEST
    tried_options = (PACK,)
    events = (*ALL, Disclosed)  # which is read as its base class where it is followed

    def configure(self, wanted: Mapping[str, Any]) -> Json:
        """The checked options; one that could have no effect at this table is refused."""
        options = super().configure(wanted)
        pack = read_pack(options.pop(PACK))
        if pack is not None:  # a game with our own cards does not mention it
            options[PACK] = pack
        players = options["players"]
        for option in OPTIONS:
            if options.get(option.name, option.default) == option.default or option.name == PACK:
                continue
            written, usual = _written(options[option.name]), _written(option.default)
            if players not in MEANT_FOR.get(option.name, (players,)):
                raise option.bad(written, f"{usual} (players {players})")
            if MEANT_WITH_COOP.get(option.name, options["coop"]) != options["coop"]:
                raise option.bad(written, f"{usual} (coop {_written(options['coop'])})")
        return options

    def configure_remote(self, wanted: Mapping[str, Any]) -> Json:
        """A pack is written out: what would be read as a file's name is refused."""
        pack = wanted.get(PACK)
        if isinstance(pack, str) and pack and "\n" not in pack:
            raise Malformed(
                DataCode.UNREADABLE, file=pack[:LONGEST_WORD], entry="*", field="*", reason="pack"
            )
        return self.configure(wanted)

    def prove(self, options: Mapping[str, Any]) -> None:
        pack = read_pack(options.get(PACK))
        if pack is not None:
            prove(pack)

    def printed(self, options: Mapping[str, Any]) -> Json:
        from mandate.games.great_wall.words.index import changes

        pack = read_pack(options.get(PACK))
        return {} if pack is None else {"pack": pack, **changes(checked(pack))}

    def faults(self, options: Mapping[str, Any]) -> Iterator[Fault]:
        from mandate.games.great_wall.rules.faults import faults

        try:
            name, tables = written_in(options.get(PACK))
        except Malformed as problem:
            yield Fault(problem, '[pack]\nname = "My box"')
        else:
            yield from faults(name, tables, PACK)

    def automata(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        table = lineup_for(self.configure(options))
        names = ((table.reed, Text("gw-reed-name")), (table.jiushao, Text("gw-qin-name")))
        return tuple(name for clan, name in names if clan != NO_ONE)

    def start(self, options: Mapping[str, Any], chance: Chance) -> GreatWallState:
        return self._settled(fresh(self.configure(options), chance))

    def begin(self, setup: Json) -> GreatWallState:
        if not isinstance(setup.get("options"), dict):
            raise bad_setup("options", "an object")
        options = self.configure(setup["options"])
        return self._settled(Deal.from_json({**setup, "options": options}))

    def _settled(self, deal: Deal) -> GreatWallState:
        state = begin(deal)
        _ = state.asked
        return state

    def markable(self, thing: str, options: Mapping[str, Any]) -> Fact | None:
        """A Location, a Section or a card."""
        from mandate.games.great_wall.words import names

        kind, _, id = thing.partition(":")
        if kind == "location" and id in CODES:
            return names.place(id)
        if kind == "section" and id in SECTIONS:
            return names.section(id)
        box = lineup_for(options).box
        if kind == "card" and ("-" not in id or id in box.cards.hordes):
            return name if isinstance(name := names.card(box, id), str) else None
        return None

    def state_from_json(self, stored: Json) -> GreatWallState:
        try:
            return GreatWallState.from_json(stored)
        except (KeyError, TypeError, ValueError) as error:
            key = str(error.args[0]) if isinstance(error, KeyError) else "state"
            raise Malformed(Code.BAD_RECORD, line=1, key=key, expected="a stored state") from error

    def resample(self, view: View, chance: Chance) -> GreatWallState:
        from mandate.games.great_wall.views.hidden.resample import resample
        from mandate.games.great_wall.views.view import GreatWallView

        assert isinstance(view, GreatWallView)
        return resample(view, chance)

    def redact_setup(self, setup: Json, seat: Seat | None) -> Json:
        """What lies open and the seat's own four cards stay."""
        shown: Json = {name: setup[name] for name in OPEN if name in setup}
        for name in ("generals", "advisors"):
            shown[name] = [HIDDEN] * len(setup[name])
            if seat is not None:
                own = slice(seat * DEALT, seat * DEALT + DEALT)
                shown[name][own] = setup[name][own]
        for name in ("hordes", "tactics", "solo", "requests", "events"):
            if name in setup:
                shown[name] = [HIDDEN] * len(setup[name])
        if "requests" in setup:  # the first ones lie open from the start
            slots = lineup_for(setup["options"]).slots
            shown["requests"][:slots] = setup["requests"][:slots]
        return shown

    def secret(self, setup: Json) -> str:
        names = decks_of(setup["options"])
        return "|".join([*(" ".join(setup[name]) for name in names), setup["later"]])


def read_pack(value: Any) -> Json | None:
    """A pack from its option: a file or a folder, TOML, or what a record holds; None for our own cards."""
    if value in ("", None):
        return None
    if isinstance(value, Mapping):
        pack, file = from_options(value), PACK
    elif isinstance(value, str):
        pack, file = (read_text(value), PACK) if "\n" in value else (read_file(value), value)
    else:
        raise Malformed(Code.BAD_OPTION, option=PACK, value=repr(value)[:LONGEST_WORD], expected="FILE")
    checked(pack, file)
    return pack


def _written(value: Any) -> str:
    """As on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


GREAT_WALL = GreatWallGame()

"""Packs: cards and numbers of an owner's box in place of ours. What a pack does not say is ours.

A pack is written as one TOML file, or as a folder of them, in the words of our own data files. An entry whose
id we have changes the fields that it gives; any other id is a card more. Read, it is plain data that goes
wherever a game's options go: into a record, into a table's log, to another process. Its hash names it.

    {"name": "My box", "hash": "5d0c…", "tables": {"advisor": [{"id": "A01", "name": "Woodcutter"}]}}
"""

from __future__ import annotations

import hashlib
import json
import tomllib
import unicodedata
from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from mandate.core.errors import Malformed
from mandate.core.text import tidy
from mandate.games.great_wall.cards.box import OURS, Box
from mandate.games.great_wall.cards.catalog import Cards, our_files, read_cards
from mandate.games.great_wall.cards.toml_entries import KINDS, DataCode, Entry, File

Tables = dict[str, list[dict[str, Any]]]

LARGEST: Final = 44 * 1024  # bytes, as JSON: all our cards have 36 KiB, and a message 64 KiB
MOST_WRITTEN: Final = 4 * LARGEST  # bytes of TOML: comments do not count in the end
MOST_ENTRIES: Final = 300
DEEPEST: Final = 8  # tables within tables
LONGEST_NAME: Final = 40  # signs
LONGEST_TEXT: Final = 400
LONGEST_WORD: Final = 60  # of ids, words of the vocabulary and amounts
BOXES_KEPT: Final = 16
HEAD: Final = "pack"  # the table with its name
OURS_OF_PACK: Final = "U"  # the source of an entry that an owner of the box wrote
LANGUAGES: Final = ("en", "de", "fr")
KEYS: Final = {"side": "players", "table": "players", "coop": "players", "duel": "players"} | {
    "wall": "level", "overseer": "location",
}  # fmt: skip
# kind of entry → what its ids begin with, longest first, and the file of ours with such entries
FILES: Final[Mapping[str, Mapping[str, str]]] = {
    "advisor": {"A": "advisors.toml"},
    "artifact": {"F": "artifacts.toml"},
    "command": {"C": "commands.toml", "R": "reed.toml", "S": "solo.toml"},
    "general": {
        "RA": "reed.toml", "RB": "reed.toml", "G": "generals.toml", "K": "coop_generals.toml",
        "Q": "solo.toml",
    },
    "horde": {"H": "hordes.toml", "X": "coop_hordes.toml"},
    "tactic": {"T": "tactics.toml", "U": "coop_tactics.toml"},
    "request": {"RQ": "requests.toml"},
    "event": {"E": "events.toml"},
    "ability": {"": "hordes.toml"},
    "clan": {"": "reed.toml"},
    **{
        kind: {"": "board.toml"}
        for kind in (
            "side", "table", "coop", "duel", "wall", "location", "overseer", "price", "soldier", "number",
        )
    },
}  # fmt: skip
# decks that may have more cards than ours; all others have a fixed place in the rules
GROWING: Final = frozenset(
    {"advisors.toml", "artifacts.toml", "generals.toml", "coop_generals.toml", "hordes.toml"}
    | {"coop_hordes.toml", "tactics.toml", "coop_tactics.toml", "requests.toml", "events.toml"}
)  # fmt: skip
WITH_SENTENCES: Final = ("advisor", "artifact", "command", "general", "horde", "tactic", "request", "event")
# of these only some numbers may change: the rest is how the game is built
OPEN_FIELDS: Final[Mapping[str, frozenset[str]]] = {
    "side": frozenset({"years", "hordes", "lethality", "end_walls", "defense"}),
    "table": frozenset({"setup_hordes"}),
    "location": frozenset({"spots_3", "spots_4", "spots_5", "shame_icon"}),
}


# --- reading ------------------------------------------------------------------------------------------------


def read_file(path: str) -> dict[str, Any]:
    """The pack in a file, or in all TOML files of a folder. Raises Malformed."""
    name, tables = tables_of(path)
    return pack_of(name, tables, file=path)


def tables_of(path: str) -> tuple[str, dict[str, Any]]:
    """The name of the pack in a file or folder, and its entries as they are written."""
    place = Path(path)
    try:
        files = sorted(place.glob("*.toml")) if place.is_dir() else [place]
        if sum(file.stat().st_size for file in files) > MOST_WRITTEN:
            raise Malformed(DataCode.LARGE, file=path, entry="*", field="*", most=MOST_WRITTEN, what="bytes")
        texts = {str(file): file.read_text("utf-8") for file in files}
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise Malformed(DataCode.UNREADABLE, file=path, entry="*", field="*", reason=str(error)) from error
    if not texts:
        raise Malformed(DataCode.UNREADABLE, file=path, entry="*", field="*", reason="*.toml")
    return _joined(texts)


def read_text(text: str) -> dict[str, Any]:
    """The pack in a TOML text."""
    return pack_of(*written_in(text))


def _joined(texts: Mapping[str, str]) -> tuple[str, dict[str, Any]]:
    """What several TOML texts say together, by the names of their files; one of them names the pack."""
    tables: dict[str, Any] = {}
    name = ""
    for file, text in texts.items():
        for kind, entries in _parsed(file, text).items():
            if kind == HEAD:
                name = _head(file, entries)
            elif not isinstance(entries, list):
                wrong = {"file": file, "entry": "*", "field": kind}
                raise Malformed(DataCode.KIND, **wrong, value=repr(entries)[:60], expected=KINDS[list])
            else:
                tables.setdefault(kind, []).extend(entries)
    if not name:
        raise Malformed(DataCode.MISSING, file=" + ".join(texts), entry=HEAD, field="name")
    return name, tables


def _parsed(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Malformed(DataCode.NOT_TOML, file=file, entry="*", field="*", reason=str(error)) from error


def _head(file: str, table: Any) -> str:
    head = Entry(file, HEAD, table)
    name = head.title()
    head.done()
    return name


def from_options(value: Mapping[str, Any]) -> dict[str, Any]:
    """The pack in an option from a record or a wire: its tables count, whatever its hash says."""
    return pack_of(*written_in(value))


def written_in(value: Any) -> tuple[str, dict[str, Any]]:
    """The name and the entries in an option from a wire, TOML or tables, before they are checked."""
    if isinstance(value, str):
        if len(value) > MOST_WRITTEN:
            raise Malformed(DataCode.LARGE, file=HEAD, entry="*", field="*", most=MOST_WRITTEN, what="bytes")
        return _joined({HEAD: value})
    entry = Entry(HEAD, HEAD, value)
    name, tables = entry.title(), entry.take("tables", dict)
    if entry.has("hash"):
        entry.take("hash", str)
    entry.done()
    return name, tables


def pack_of(name: str, tables: Mapping[str, Any], file: str = HEAD) -> dict[str, Any]:
    """A pack as the value of an option: checked in its form, its texts made safe, with its hash."""
    clean: Tables = {}
    checker = _Form(file)
    for kind, entries in tables.items():
        if kind not in FILES:
            known = ", ".join(sorted((HEAD, *FILES)))
            raise Malformed(
                DataCode.UNKNOWN, file=file, entry="*", field=str(kind)[:LONGEST_WORD], expected=known
            )
        if not isinstance(entries, list):
            wrong = {"file": file, "entry": "*", "field": kind}
            raise Malformed(DataCode.KIND, **wrong, value=repr(entries)[:60], expected=KINDS[list])
        clean[kind] = [checker.entry(kind, number, each) for number, each in enumerate(entries, 1)]
    stored = json.dumps(clean, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    if len(stored.encode()) > LARGEST:
        raise Malformed(DataCode.LARGE, file=file, entry="*", field="*", most=LARGEST, what="bytes")
    named = checker.text(Entry(file, HEAD, {}), "name", name, LONGEST_NAME)
    hashed = hashlib.sha256(json.dumps([named, clean], sort_keys=True).encode()).hexdigest()
    return {"name": named, "hash": hashed, "tables": clean}


class _Form:
    """Checks what any pack must be, whatever it says: small, flat, and of texts that can be shown."""

    def __init__(self, file: str) -> None:
        self.file, self.entries = file, 0

    def entry(self, kind: str, number: int, table: Any) -> dict[str, Any]:
        self.entries += 1
        key = KEYS.get(kind, "id")
        named = table.get(key) if isinstance(table, dict) else None
        label = f"{kind} {number}" if not isinstance(named, str | int) else str(named)[:LONGEST_WORD]
        entry = Entry(self.file, label, table)
        if self.entries > MOST_ENTRIES:
            entry.refuse(DataCode.LARGE, "*", most=MOST_ENTRIES, what="entries")
        made: dict[str, Any] = self._value(entry, "", entry.table, 0)
        return made

    def _value(self, entry: Entry, field: str, value: Any, depth: int) -> Any:
        if depth > DEEPEST:
            entry.refuse(DataCode.LARGE, field, most=DEEPEST, what="depth")
        match value:
            case bool() | int():
                if not -(10**6) < value < 10**6:
                    entry.refuse(DataCode.RANGE, field, value=str(value)[:20], least=-(10**6), most=10**6)
                return value
            case str():
                last = field.rpartition(".")[2]
                if last == "name":
                    return self.text(entry, field, value, LONGEST_NAME)
                return self.text(
                    entry, field, value, LONGEST_TEXT if field.startswith("sentence") else LONGEST_WORD
                )
            case list():
                return [self._value(entry, f"{field}[{i}]", each, depth + 1) for i, each in enumerate(value)]
            case dict():
                return {
                    self.text(entry, field, name, LONGEST_WORD): self._value(
                        entry, f"{field}.{name}" if field else name, each, depth + 1
                    )
                    for name, each in value.items()
                }
        return entry.refuse(DataCode.KIND, field, value=repr(value)[:60], expected=KINDS[str])

    def text(self, entry: Entry, field: str, text: Any, most: int) -> str:
        """On one line, without signs that cannot be seen, and in one script."""
        if not isinstance(text, str):
            entry.refuse(DataCode.KIND, field, value=repr(text)[:60], expected=KINDS[str])
        made = tidy(text)
        if len(made) > most:
            entry.refuse(DataCode.LARGE, field, most=most, what="signs")
        if made != " ".join(unicodedata.normalize("NFC", text).split()) or _mixes_scripts(made):
            entry.refuse(DataCode.TEXT, field, value=made)
        return made


def _mixes_scripts(text: str) -> bool:
    """Whether a word has letters of alphabets that look alike: it could be taken for another word."""
    alike = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
    for word in text.split():
        scripts = {unicodedata.name(sign, "").partition(" ")[0] for sign in word if sign.isalpha()}
        if len(scripts.intersection(alike)) > 1 or any(name.startswith("FULLWIDTH") for name in scripts):
            return True
    return False


# --- the box of a pack --------------------------------------------------------------------------------------

_BOXES: OrderedDict[str, Box] = OrderedDict()  # by hash, the last used at the end


def box_of(pack: Mapping[str, Any] | None, file: str = HEAD) -> Box:
    """The box that a pack makes, or ours; `pack` is an option that was checked. Raises Malformed."""
    if not pack:
        return OURS
    hashed = pack["hash"]
    box = _BOXES.get(hashed)
    if box is None:
        box = _BOXES[hashed] = read_box(pack, file)
        if len(_BOXES) > BOXES_KEPT:
            _BOXES.popitem(last=False)
    _BOXES.move_to_end(hashed)
    return box


def read_box(pack: Mapping[str, Any], file: str = HEAD) -> Box:
    """The cards of a pack with all others from ours."""
    tables: Tables = pack["tables"]
    sentences = dict(_sentences(file, tables))
    files = _merged(file, tables)
    cards = read_cards(files.__getitem__)
    changed = frozenset(_changed(tables))
    _check_names(file, cards.names, changed)
    codes = {str(entry["id"]) for entry in tables.get("ability", ())}
    reworded = frozenset(
        id for id in changed if id in sentences or _does(cards, id, codes) != _does(OURS.cards, id)
    )
    return Box(cards, pack["name"], pack["hash"], changed, reworded | codes, sentences)


DOES = (
    "abilities", "ability", "window", "basic", "boosted", "box1", "box2", "box3", "scoring", "needs",
    "each_needs", "each", "together", "once",
)  # fmt: skip


def _does(cards: Cards, id: str, codes: Collection[str] = ()) -> tuple[Any, ...] | None:
    """All that a card does; None for a card that is not there."""
    card = cards.by_id.get(id)
    if card is None:
        return None
    return (getattr(card, "ability", "") in codes, *(getattr(card, name, None) for name in DOES))


def _changed(tables: Tables) -> Iterator[str]:
    """The cards that are not ours, or not only: those of an entry, and Hordes whose ability changed."""
    codes = {str(entry.get("id")) for entry in tables.get("ability", ())}
    yield from codes
    for kind in WITH_SENTENCES:
        yield from (str(entry.get("id")) for entry in tables.get(kind, ()))
    yield from (id for id, horde in OURS.cards.horde_types.items() if horde.ability in codes)
    if any(entry.get("id") == "RA" for entry in tables.get("general", ())):
        yield "RB"  # which does all that the other one does


def _sentences(file: str, tables: Tables) -> Iterator[tuple[str, dict[str, str]]]:
    for kind in WITH_SENTENCES:
        for table in tables.get(kind, ()):
            if "sentence" in table:
                entry = Entry(file, str(table.get("id", kind)), table)
                said = entry.below("sentence")
                if not said.table:
                    entry.refuse(DataCode.COUNT, "sentence", found=0, expected=1)
                yield (
                    str(table.get("id")),
                    {
                        said.known(language, language, LANGUAGES): said.take(language, str)
                        for language in said.table
                    },
                )


def _merged(pack: str, tables: Tables) -> dict[str, File]:
    """Our data files with the pack's entries in place of ours, or behind them."""
    files: dict[str, File] = {
        name: File(name, {kind: [*entries] for kind, entries in ours.items()}, grows=name in GROWING)
        for name, ours in our_files().items()
    }
    seen: set[tuple[str, Any]] = set()
    for kind, entries in tables.items():
        key = KEYS.get(kind, "id")
        for number, table in enumerate(entries, 1):
            entry = Entry(pack, str(table.get(key, f"{kind} {number}")), table)
            if key not in table:
                entry.refuse(DataCode.MISSING, key)
            id = table[key]
            if not isinstance(id, str | int) or isinstance(id, bool):
                entry.refuse(DataCode.KIND, key, value=repr(id)[:60], expected=KINDS[str])
            if (kind, id) in seen:
                entry.refuse(DataCode.TWICE, key, value=id)
            seen.add((kind, id))
            file = files[_file_of(entry, kind, id)]
            _put(file, kind, key, entry)
            file.written_in[kind, str(id)] = pack
    _rename_solo(files)
    return files


def _file_of(entry: Entry, kind: str, id: str | int) -> str:
    if kind == "ability" and any(each["id"] == id for each in our_files()["coop_hordes.toml"]["ability"]):
        return "coop_hordes.toml"
    begins = sorted(FILES[kind], key=len, reverse=True)
    found = next((FILES[kind][begin] for begin in begins if str(id).startswith(begin)), None)
    if found is None:
        entry.refuse(
            DataCode.WORD, KEYS.get(kind, "id"), value=id, expected=", ".join(f"{each}1" for each in begins)
        )
    return found


def _put(file: File, kind: str, key: str, entry: Entry) -> None:
    """An entry in the place of ours with that key, whose other fields stay; or as one more."""
    own = {
        name: value for name, value in entry.table.items() if name != "sentence" or kind not in WITH_SENTENCES
    }
    ours: list[dict[str, Any]] = file.tables[kind]
    at = next((i for i, each in enumerate(ours) if each[key] == own[key]), None)
    if at is None:
        ours.append({"source": OURS_OF_PACK, **own})
        return
    if kind in OPEN_FIELDS:
        for name in own:
            if name not in (key, "source", *OPEN_FIELDS[kind]) and own[name] != ours[at].get(name):
                entry.refuse(DataCode.UNKNOWN, name, expected=", ".join(sorted((key, *OPEN_FIELDS[kind]))))
    ours[at] = {**ours[at], "source": OURS_OF_PACK, **own}


def _rename_solo(files: Mapping[str, File]) -> None:
    """Qin Jiushao's Command cards have the names of the players' cards, in the same order."""
    names = [each.get("name") for each in files["commands.toml"].tables["command"]]
    solo = files["solo.toml"].tables["command"]
    if len(names) == len(solo):
        files["solo.toml"].tables["command"] = [
            {**each, "name": name} for each, name in zip(solo, names, strict=True)
        ]


def _check_names(file: str, names: Mapping[str, str], changed: frozenset[str]) -> None:
    """No card may be taken for another: Qin Jiushao's Command cards alone have names of others."""
    known: dict[str, str] = {}
    for id in sorted(names, key=lambda id: id in changed):
        plain = unicodedata.normalize("NFKC", names[id]).casefold()
        if id in changed and known.get(plain, id) != id and not {id[0], known[plain][0]} <= {"C", "S"}:
            raise Malformed(DataCode.TWICE, file=file, entry=id, field="name", value=names[id])
        known.setdefault(plain, id)


def board_changes(box: Box) -> Iterator[tuple[str, str, str]]:
    """The numbers of the board that are not ours: what they are called, our value, and the pack's."""
    for part in fields(OURS.board):
        ours, theirs = getattr(OURS.board, part.name), getattr(box.board, part.name)
        pairs = (
            ours.items()
            if isinstance(ours, Mapping)
            else enumerate(ours)
            if isinstance(ours, tuple)
            else [("", ours)]
        )
        for key, value in pairs:
            other = theirs[key] if key != "" else theirs
            if other == value:
                continue
            if not is_dataclass(value):
                yield f"{part.name} {key}", _shown(value), _shown(other)
                continue
            for each in fields(value):
                one, two = getattr(value, each.name), getattr(other, each.name)
                if one != two and each.name != "source":
                    yield f"{part.name} {key} {each.name}".replace("  ", " "), _shown(one), _shown(two)


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{name} {n}" for name, n in value.items())
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)

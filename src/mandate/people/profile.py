"""What a person shows of themselves, and to whom. Only the name, the picture and ratings are always shown."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from mandate.people.played import Ending
from mandate.people.standing import Standing

AVATARS = 12  # pictures to choose from; the page draws them
TAG_PATTERN = "[a-z2-7]{6}"

# Each is hidden from others until its owner shows it.
# `data` shows nothing: games may be published without names.
Section = Literal["games", "opponents", "practice", "presence", "data"]
# What stands before the tag in an address is the name at that time, for people to read: the tag alone counts.
Address = Annotated[str, msgspec.Meta(min_length=6, max_length=80)]


class Tally(msgspec.Struct, frozen=True):
    """Games by their ending."""

    won: int = 0
    shared: int = 0
    lost: int = 0
    left: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.won + other.won, self.shared + other.shared, self.lost + other.lost, self.left + other.left
        )

    def __sub__(self, other: Tally) -> Tally:
        return Tally(
            self.won - other.won, self.shared - other.shared, self.lost - other.lost, self.left - other.left
        )

    @property
    def games(self) -> int:
        return self.won + self.shared + self.lost + self.left


class Counted(msgspec.Struct, frozen=True):
    """Games of one kind. `key`: a mode or a pace."""

    game: str
    key: str
    tally: Tally


class PersonCard(msgspec.Struct, frozen=True, kw_only=True):
    """A person in a list; without a tag, one without a profile. `here`: just seen, if they show it."""

    name: str
    tag: str | None = None
    avatar: int = 0
    here: bool = False


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """Results against one opponent: a person, a computer player, or several who are not named."""

    game: str
    person: PersonCard | None = None
    level: str | None = None
    people: int = 1
    tally: Tally


class Completion(msgspec.Struct, frozen=True):
    """Games with other people: how many, and how many of those were played to their end.

    Resigning between two people is an end. `excused`: misses that do not count, one in twenty games.
    """

    games: int
    finished: int
    excused: int = 0


class Solved(msgspec.Struct, frozen=True):
    """How many puzzles of a game a person has solved."""

    game: str
    puzzles: int


class Practiced(msgspec.Struct, frozen=True):
    """A reviewed game: the share of choices that gave nothing away, and of the win what draws brought."""

    at: int
    game: str
    choices: int
    accuracy: float
    luck: float


class ProfileParts(msgspec.Struct, frozen=True, kw_only=True):
    """What a person shows; what is not shown is null."""

    ratings: list[Standing]
    public: list[Section]
    modes: list[Counted] | None = None
    paces: list[Counted] | None = None
    completion: Completion | None = None
    opponents: list[Opponent] | None = None
    solved: list[Solved] | None = None
    reviewed: list[Practiced] | None = None


class Profile(ProfileParts, frozen=True, kw_only=True):
    """A person as the caller may see them."""

    person: PersonCard
    you: bool
    following: bool


class ProfileSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the caller shows of themselves."""

    public: Annotated[list[Section], msgspec.Meta(max_length=5)] = []
    avatar: Annotated[int, msgspec.Meta(ge=0, lt=AVATARS)] = 0


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game: the level, and the interval that holds the true one in 95 of 100 cases."""

    at: int
    level: float
    low: float
    high: float


class OtherSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Another seat of a finished game; without name and level, a person who is not named."""

    name: str | None = None
    tag: str | None = None
    level: str | None = None
    rank: int


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in a profile. `table` only for those who played it."""

    at: int
    game: str
    mode: str
    pace: Literal["none", "live", "slow"]
    ending: Ending
    rank: int
    rated: bool
    others: list[OtherSeat]
    table: str | None = None
    more: str  # gets the next page


def tag_of(address: str) -> str:
    """The tag in an address such as `ann.k3x7qa`."""
    return address.rsplit(".", 1)[-1].lower()

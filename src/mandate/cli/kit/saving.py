"""A table whose game is kept in a file of its own: saved after every choice, and whenever somebody asks."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Protocol

from mandate.cli.kit import files
from mandate.cli.kit.trouble import Trouble

if TYPE_CHECKING:
    from pathlib import Path


class Kept(Protocol):
    """A session as far as its file goes."""

    path: Path
    known: str | None  # the record's text on the disk, as this session knows it

    def save(self) -> None: ...

    def save_copy(self, path: Path) -> str:
        """Another copy elsewhere, which never takes the place of a file; the record's text there."""
        ...


class Saving:
    """Beside a table, which has a session."""

    trouble: Trouble | None  # why the game could not be saved when it was tried last

    @property
    def kept(self) -> Kept:
        raise NotImplementedError

    def save(self) -> None:
        """After every choice. A failure is told and the game goes on: the next one may succeed."""
        with contextlib.suppress(Trouble):  # it is kept, and told
            self._save()

    def save_at(self, text: str) -> Path:
        """In its own file, or a copy elsewhere; where saving failed before, the game moves to the copy."""
        if not text:
            self._save()
            return self.kept.path
        target = files.named(text)
        copied = self.kept.save_copy(target)
        if self.trouble is not None:
            self.kept.path, self.kept.known, self.trouble = target, copied, None
        return target

    def _save(self) -> None:
        try:
            self.kept.save()
        except Trouble as trouble:
            self.trouble = trouble  # whoever leaves now is not told that the game is saved
            raise
        self.trouble = None

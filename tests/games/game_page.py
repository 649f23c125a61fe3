"""The page of a game in docs/games, to be held to what it says."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "games"


class GamePage:
    def __init__(self, name: str) -> None:
        self.text = (FOLDER / name).read_text("utf-8")

    def section(self, title: str) -> str:
        """The text from one heading to the next of its kind."""
        level, _, _ = title.partition(" ")
        after = self.text.partition(f"\n{title}\n")[2]
        assert after, title
        return re.split(rf"^#{{1,{len(level)}}} ", after, flags=re.MULTILINE)[0]

    def keys(self, title: str) -> list[str]:
        """The first column of the section's table."""
        return re.findall(r"^\| `([\w.]+)` \|", self.section(title), re.MULTILINE)

    def dead_links(self) -> list[str]:
        """Links to files or headings, here or elsewhere, that are not there."""
        return [target for target in set(re.findall(r"\]\(([^)]+)\)", self.text)) if self._is_dead(target)]

    def _is_dead(self, target: str) -> bool:
        file, _, heading = target.partition("#")
        if file and not (FOLDER / file).exists():
            return True
        text = (FOLDER / file).read_text("utf-8") if file and heading else self.text
        headings = {
            re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-")
            for line in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
        }
        return bool(heading) and heading not in headings

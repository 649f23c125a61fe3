"""`make golden`: write the golden games anew. Read the difference before you commit it."""

import sys

from tests.playthroughs.games import FOLDER, GAMES, write


def main() -> None:
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(write(name), "utf-8")
        sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main()

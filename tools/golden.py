"""`make golden`: write the golden games and sentences again. Read the difference before you commit it."""

import sys

from tests.envs import openspiel_games
from tests.games.great_wall import sentences
from tests.playthroughs import games, great_wall_games


def main() -> None:
    for name in games.GAMES:
        (games.FOLDER / f"{name}.txt").write_text(games.write(name), "utf-8")
        sys.stdout.write(f"{name}\n")
    for name in great_wall_games.GAMES:
        (games.FOLDER / f"{name}.txt").write_text(great_wall_games.write(name), "utf-8")
        sys.stdout.write(f"{name}\n")
    openspiel_games.FILE.write_text(openspiel_games.write(), "utf-8")
    sentences.FILE.write_text(sentences.rewritten(), "utf-8")


if __name__ == "__main__":
    main()

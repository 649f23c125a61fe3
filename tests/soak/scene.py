"""Is every state of The Great Wall readable at 1280 × 800? Random states of every mode, in every language.

No state may scroll, cut off or overlap words, or draw more than 1,500 SVG nodes. Then whole games alone are
played in the scene, without the list of options.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from mandate.lang import LANGUAGES
from tests.browser.conftest import served, visiting
from tests.browser.readable import WRONG
from tests.browser.scene_hands import play
from tests.browser.staged import at_random, stage
from tests.browser.test_great_wall_together import ME, wall
from tests.chromium import ARGUMENTS, chromium


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak scene", description=__doc__)
    parser.add_argument("--states", type=int, default=200, help="at least so many (default: 200)")
    parser.add_argument("--seed", default="states", help="of the states (default: states)")
    parser.add_argument("--games", type=int, default=3, help="so many are played (default: 3)")
    chosen = parser.parse_args(list(words))
    states = at_random(chosen.states, chosen.seed)
    facts = [[state.mode, state.kind, state.update] for state in states]
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS) as browser,
    ):
        for language in LANGUAGES:
            with visiting(browser, address) as visit:
                page = visit(1280, 800, locale=language, list=False)
                stage(page, address, states[0])
                page.mouse.move(0, 0)
                wrong = page.evaluate(WRONG, facts)
            failed += len(wrong)
            print(f"{language}: {len(states)} states, {len(wrong)} of them wrong")
            for mode, kind, *what in wrong:
                print(f"  {mode}, {kind}: {'; '.join(what)}")
        for game in range(chosen.games):
            with visiting(browser, address) as visit:
                page = visit(1280, 800, list=False, lone="always")
                table = wall(page, address, [ME])
                page.goto(f"{address}#/table/{table['id']}")
                print(f"game {game + 1}: {play(page, random.Random(game))} answers")
    return 1 if failed else 0

"""`make docs-site`: build the site, strictly; or show it while it is written."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build(folder: Path) -> bool:
    """Build into this folder; whether there was nothing to complain of. Complaints are printed."""
    from mkdocs.commands.build import build as write
    from mkdocs.config import load_config
    from mkdocs.exceptions import Abort

    try:
        config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder))
        config.plugins.on_startup(command="build", dirty=False)
        write(config)
    except Abort as stopped:
        print(stopped, file=sys.stderr)
        return False
    return True


def serve(port: int) -> None:
    from mkdocs.commands.serve import serve as show

    show(
        str(ROOT / "mkdocs.yml"),
        livereload=True,
        open_in_browser=False,
        dev_addr=f"127.0.0.1:{port}",
        strict=False,
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="make docs-site ARGS=…",
        description="Build the site of the documents into site/; a broken link fails it.",
        epilog="examples: make docs-site · make docs-site ARGS=--serve · make docs-site ARGS=--help",
    )
    parser.add_argument(
        "--serve", action="store_true", help="show it at http://127.0.0.1:8643 while you write"
    )
    parser.add_argument("--port", type=int, default=8643, help="where --serve shows it (8643)")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "site", metavar="FOLDER", help="where it is built (site)"
    )
    given = parser.parse_args(arguments)
    os.environ["DISABLE_MKDOCS_2_WARNING"] = "true"  # an advertisement
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    if given.serve:
        logging.getLogger("mkdocs").setLevel(logging.INFO)
        serve(given.port)
        return 0
    if not build(given.out):
        return 1
    print(f"The site is in {given.out}: open index.html, or see it with ARGS=--serve.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Draw the icons of the page: the seal of web/public/icon.svg, as pictures in the sizes that devices ask for.

make pictures
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "web" / "public"
WHOLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{}</svg>'
GROUND = '<rect width="64" height="64" fill="#9c2f22"/>'
SAFE = '<g transform="translate(32 32) scale(.8) translate(-32 -32)">{}</g>'  # what every mask leaves


def main() -> None:
    seal = (PUBLIC / "icon.svg").read_text("utf-8")
    found = re.search(r"<path[^>]*/>", seal)
    assert found, "icon.svg has no gate"
    gate = found.group()
    filled = WHOLE.format(GROUND + SAFE.format(gate))
    icons = {
        "icon-192.png": (192, seal),
        "icon-512.png": (512, seal),
        "icon-maskable-512.png": (512, filled),
        "icon-180.png": (180, filled),  # Apple rounds the corners itself
        "badge-96.png": (96, WHOLE.format(gate)),  # a notification's: only its shape is shown
    }
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, svg) in icons.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

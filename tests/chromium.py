"""The browser of these tests."""

import shutil

# Chromium's headless shell first: the same engine without the window of a browser, for two thirds of the
# processor time of a visit.
SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]

# With this nothing is painted: painting takes two fifths of the processor time of a visit, and no test looks
# at pixels. What is where, what covers what and what a screen reader hears is the same.
UNPAINTED = """{
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync("html { opacity: 0 !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted];
    Object.defineProperty(window, "unpainted", { value: unpainted });
}"""


def chromium(*, whole: bool = False) -> str:
    """The path of the command that starts it. `whole`: with notifications, which the shell does not have."""
    commands = WHOLE if whole else (SHELL, *WHOLE)
    found = next(filter(None, map(shutil.which, commands)), None)
    assert found, "these tests need Chromium: apt-get install chromium"
    return found

"""The device behind a request, in words that people know it by. Nothing else of the header is kept."""

from __future__ import annotations

import re

from mandate.server.store.sessions import Device

# The first that matches: browsers name the ones they are compatible with after themselves.
CLIENTS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Mac", "macOS"), ("Darwin", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
PRODUCT = re.compile(r"[A-Za-z][A-Za-z0-9._-]{0,19}")  # of a program: the header's first word


def device_of(user_agent: str) -> Device:
    """The browser and the system that a `User-Agent` header names.

    Examples:
        >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
        Device(client='Firefox', system='Linux')
        >>> device_of("mandate/0.1.0 (Darwin)")
        Device(client='mandate', system='macOS')
        >>> device_of("")
        Device(client='', system='')
    """
    client = next((name for sign, name in CLIENTS if sign in user_agent), "")
    system = next((name for sign, name in SYSTEMS if sign in user_agent), "")
    if not client and not user_agent.startswith("Mozilla/") and (found := PRODUCT.match(user_agent)):
        client = found.group()
    return Device(client, system)

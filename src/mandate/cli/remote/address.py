"""The address of a table: what people are given as a link."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from mandate.cli.kit.trouble import Trouble

_SECRET = re.compile(r"[A-Za-z0-9_-]{22}")


@dataclass(frozen=True, slots=True)
class Address:
    """A server, perhaps one of its tables, perhaps with the secret of its invitation."""

    base: str  # `https://table.example.org`
    table: str | None = None
    link: str | None = None

    def __str__(self) -> str:
        """The link to give to others: it opens the page of the server, and messengers preview it."""
        if self.table is None:
            return self.base
        return "/".join(
            [self.base, *(("invite", self.table, self.link) if self.link else ("#/table", self.table))]
        )

    def at(self, path: str) -> str:
        return f"{self.base}/api/{path}"


def read_address(text: str) -> Address:
    """The table that a link leads to, however the link is made.

    Tables and secrets look alike and like nothing else: the first one in the address is the table. So the
    links of the page, of the API and those that we print all lead there.
    """
    whole = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(whole)
        known = parts.scheme in ("http", "https") and parts.hostname and (parts.port or True)
    except ValueError:
        known = False
    if not known or parts.username or re.search(r"[\s\x00-\x1f]", whole):
        raise Trouble("remote-trouble-address", address=text)
    path, _, query = parts.fragment.partition("?")
    asked = {**parse_qs(parts.query), **parse_qs(query)}
    found = [segment for segment in (*parts.path.split("/"), *path.split("/")) if _SECRET.fullmatch(segment)]
    link = asked["link"][0] if "link" in asked else found[1] if len(found) > 1 else None
    if not found and (link or len(parts.path.strip("/")) or path.strip("/")):
        raise Trouble("remote-trouble-address", address=text)  # it was meant to name a table
    return Address(f"{parts.scheme}://{parts.netloc}", found[0] if found else None, link)

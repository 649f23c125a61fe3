"""The address of a table, given to people as a link."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from mandate.cli.kit.trouble import Trouble

_SECRET = re.compile(r"[A-Za-z0-9_-]{22}")


@dataclass(frozen=True, slots=True)
class Address:
    """A server, optionally one of its tables, optionally with the secret of its invitation."""

    base: str  # `https://table.example.org`
    table: str | None = None
    link: str | None = None

    def __str__(self) -> str:
        """The link to share: it opens the page of the server, and messengers preview it."""
        if self.table is None:
            return self.base
        return "/".join(
            [self.base, *(("invite", self.table, self.link) if self.link else ("#/table", self.table))]
        )

    def at(self, path: str) -> str:
        return f"{self.base}/api/{path}"


def read_address(text: str) -> Address:
    """The table that a link leads to, in any form of link.

    Table ids and secrets share a format that nothing else has; the first one in the address is the table.
    So links of the page, links of the API and printed links all work.
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
    ids = [segment for segment in (*parts.path.split("/"), *path.split("/")) if _SECRET.fullmatch(segment)]
    link = asked["link"][0] if "link" in asked else ids[1] if len(ids) > 1 else None
    if not ids and (link or len(parts.path.strip("/")) or path.strip("/")):
        raise Trouble("remote-trouble-address", address=text)  # it seems to name a table
    return Address(f"{parts.scheme}://{parts.netloc}", ids[0] if ids else None, link)

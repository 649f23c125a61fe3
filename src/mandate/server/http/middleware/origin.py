"""Origin checks: pages of another origin may not act for the guest whose browser shows them."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from mandate.core.errors import Refused
from mandate.table.codes import ServerCode

DEFAULT_PORTS = {"http": 80, "https": 443}
SECURE = {"ws": "http", "wss": "https"}  # a socket belongs to the origin of the page that opened it
SCHEME_DIFFERS = "only the scheme of a page's origin differs: does a trusted proxy send X-Forwarded-Proto?"

logger = logging.getLogger(__name__)


class Origin(NamedTuple):
    """A web origin (RFC 6454), with its port even if it is the scheme's default."""

    scheme: str
    host: str
    port: int | None


def read_origin(text: str) -> Origin | None:
    """Parse an origin; None if it is not one, such as `null` or a whole URL."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    host = parts.hostname
    if not parts.scheme or not host or text.lower() != f"{parts.scheme}://{parts.netloc}".lower():
        return None
    if "@" in parts.netloc or not text.isprintable():
        return None
    return Origin(parts.scheme, host.rstrip("."), DEFAULT_PORTS.get(parts.scheme) if port is None else port)


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: Iterable[str]) -> None:
    """Refuse requests that a browser sends on behalf of another site.

    Browsers send `Origin` with every request that changes something or opens a socket, and a page cannot
    suppress it; programs send no such header.
    """
    sent = connection.headers.get("origin")
    if sent is None:
        if connection.headers.get("sec-fetch-site", "").strip().lower() in ("cross-site", "same-site"):
            raise Refused(ServerCode.FOREIGN_ORIGIN)
        return
    origin = read_origin(sent)
    if origin is None:
        raise Refused(ServerCode.FOREIGN_ORIGIN)
    own = own_origin(connection)
    if origin == own or origin in map(read_origin, allowed):
        return
    if own is not None and origin.scheme != own.scheme and _is_at(connection, origin):
        logger.warning(SCHEME_DIFFERS, extra={"page": origin.scheme, "request": own.scheme})
    raise Refused(ServerCode.FOREIGN_ORIGIN)


def own_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> Origin | None:
    """The origin of the requested URL. A trusted proxy supplies the scheme."""
    scheme = connection.scope["scheme"]
    return read_origin(f"{SECURE.get(scheme, scheme)}://{connection.headers.get('host', '')}")


def _is_at(connection: ASGIConnection[Any, Any, Any, Any], origin: Origin) -> bool:
    return read_origin(f"{origin.scheme}://{connection.headers.get('host', '')}") == origin

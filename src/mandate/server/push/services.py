"""The push services that messages may go to. Endpoints come from browsers: without this list, anyone could
make the server call any URL."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

# Chrome and its derivatives, Firefox, Safari, Edge.
KNOWN = "fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com"
NONE = "none"
ANY_BELOW = "*."
# Plain letters and digits: none of these services has an internationalized name (`xn--…`).
LABEL = re.compile(r"(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
LONGEST_HOST = 253


class Services:
    """The services of a setting: host names, each perhaps with `*.` before it, or whole origins."""

    def __init__(self, setting: str) -> None:
        named = [name.strip().lower() for name in setting.split(",") if name.strip()]
        self.allowed: Iterable[str] = () if named == [NONE] else tuple(named)

    def __bool__(self) -> bool:
        return bool(self.allowed)

    def __contains__(self, endpoint: str) -> bool:
        """Whether messages may go to that endpoint."""
        try:
            address = urlsplit(endpoint)
            port = address.port
        except ValueError:
            return False
        if address.username is not None or address.password is not None or not address.hostname:
            return False
        if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or "\\" in endpoint:
            return False
        if f"{address.scheme}://{address.netloc}".lower() in self.allowed:
            return True
        return address.scheme == "https" and port in (None, 443) and self._is_known(address.hostname)

    def _is_known(self, host: str) -> bool:
        if len(host) > LONGEST_HOST or not all(map(LABEL.fullmatch, host.split("."))):
            return False
        return any(
            host.endswith(name[1:]) if name.startswith(ANY_BELOW) else host == name for name in self.allowed
        )

    def service_of(self, endpoint: str) -> str:
        """The entry that allows an endpoint: all hosts of one service share it."""
        host = urlsplit(endpoint).hostname or ""
        return next(
            (name for name in self.allowed if name.startswith(ANY_BELOW) and host.endswith(name[1:])), host
        )

"""Which networks an address is in. Needs no framework: queues in a browser's own tables use it too."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Network

SITES = (48, 56)  # bits of the IPv6 networks that one site is given


@lru_cache(maxsize=4096)
def networks(client: str) -> tuple[str, ...]:
    """The networks that a client (a `party`) is in, the widest first, itself last.

    A site has a /48 or a /56 of IPv6, and so 65,536 or 256 networks of its own. But one /48 may also be that
    of many phones: by these, turns are given and queues are shared, and nothing is refused for good.
    """
    if not client.endswith("/64"):
        return (client,)
    own = IPv6Network(client)
    return (*(str(own.supernet(new_prefix=bits)) for bits in SITES), client)

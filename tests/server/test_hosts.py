"""Under which names the server answers, and how many connections fit."""

import asyncio
import resource
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mandate.server.http.middleware.hosts import Hosts
from tests.server.serving import PATIENCE, serving

OWN = socket.gethostname()


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8642", "LOCALHOST.", "table.localhost", "127.0.0.1:8642", "[::1]:8642",
        "[::1]", "192.168.1.5:8642", "0.0.0.0", OWN, f"{OWN.partition('.')[0]}.local:80",
    ],
)  # fmt: skip
def test_this_machine_by_all_its_names(host: str) -> None:
    assert host in Hosts("", "127.0.0.1")


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8642",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "1.2.3",
        "[",
        "a b",
    ],
)
def test_other_names_are_not_ours(host: str) -> None:
    assert host not in Hosts("table.example.org, *.club.example", "127.0.0.1")


def test_names_that_the_operator_lists() -> None:
    hosts = Hosts("table.example.org, *.club.example", "play.example")
    for host in ("table.example.org", "TABLE.example.org:443", "a.club.example", "play.example"):
        assert host in hosts
    for host in ("club.example", "x.table.example.org", "example.org"):
        assert host not in hosts
    assert "anything.example" in Hosts("*", "127.0.0.1")


def test_a_page_whose_name_was_made_to_lead_here_gets_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}", hosts="table.example.org") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
        ):
            evil = {"Host": "evil.example:8642", "Origin": "http://evil.example:8642"}
            answer = await http.post("/api/me", json={"name": "Eve"}, headers=evil)
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
            page = await http.get("/", headers={**evil, "Accept": "text/html", "Accept-Language": "de"})
            assert page.status_code == 421
            assert "--hosts evil.example" in page.text
            assert page.text.startswith("Dieser Server")
            ours = {
                "Host": "table.example.org",
                "Origin": "https://table.example.org",
                "X-Forwarded-Proto": "https",
            }
            assert (await http.post("/api/me", json={"name": "Ann"}, headers=ours)).status_code == 201
            socket_address = f"{server.address.replace('http', 'ws')}/api/tables/x/socket"
            async with connect(socket_address, additional_headers={"Host": "evil.example"}) as line:
                with pytest.raises(ConnectionClosed) as closed:
                    await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000
            assert closed.value.rcvd.reason.startswith("unknown-host: ")

    asyncio.run(run())


def test_as_many_files_as_the_machine_allows() -> None:
    """The soft limit is raised to the hard one, and most of it is left for connections."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    asked = (
        "import resource; from mandate.server.open_files import *; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 2048)); "
        "before = room_for_connections(); raise_limit(); "
        "print(before, room_for_connections(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    if hard != resource.RLIM_INFINITY and hard < 2048:
        pytest.skip("this machine allows fewer")
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert done.split() == ["128", "1920", "2048"]

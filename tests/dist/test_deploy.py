"""What operators are given (deploy/): well formed, and in agreement with the server it starts."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from mandate import __version__
from mandate.cli.main import build
from mandate.server.settings import PREFIX, Settings, read_settings
from tests.answering import answering

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
UNIT = (DEPLOY / "mandate.service").read_text("utf-8")
WORKER_UNIT = (DEPLOY / "mandate-worker.service").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
PORT = Settings().port
STATE = "/var/lib/mandate"
INSTRUCTIONS = {
    "ARG", "FROM", "COPY", "RUN", "USER", "WORKDIR", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL",
    "HEALTHCHECK", "ENTRYPOINT", "CMD",
}  # fmt: skip


def instructions() -> list[tuple[str, str]]:
    """The container file, an instruction with what it is given, in order."""
    lines = [line for line in CONTAINER.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def given(instruction: str) -> list[str]:
    return [rest for word, rest in instructions() if word == instruction]


def container_variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for line in given("ENV") for pair in shlex.split(line))


# --- all of them --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_variable_and_every_command_is_one_of_the_servers(file: Path) -> None:
    if file.name == ".env":
        pytest.skip("someone's own")
    text = file.read_text("utf-8")
    for name in re.findall(rf"\b{PREFIX}(\w+)", text):
        assert name.lower() in {*Settings.__struct_fields__, "settings"}, name
    for verb in ("serve", "worker"):
        for command in re.findall(rf"mandate ({verb}\b[^\n)\"…]*)", text):
            servers = command.replace("$SERVERS", "--at http://10.0.0.5:8642")
            build("en", verb).parse_args(shlex.split(servers))


@pytest.mark.parametrize("page", ["README.md", "docs", "deploy"])
def test_the_wheel_is_called_as_it_is(page: str) -> None:
    files = [ROOT / page] if page.endswith(".md") else [*(ROOT / page).rglob("*.*")]
    for file in files:
        if file.suffix in (".md", ".service", ".yaml"):
            for name in re.findall(r"\bmandate[\w.*-]*\.whl", file.read_text("utf-8")):
                assert name == f"mandate_games-{__version__}-py3-none-any.whl", file


# --- the container ------------------------------------------------------------------------------------------


def test_the_container_file_is_made_of_known_instructions_and_of_files_that_are_there() -> None:
    assert {word for word, _ in instructions()} <= INSTRUCTIONS
    assert [word for word, _ in instructions()][0] == "ARG"
    sources = [words.split()[:-1] for words in given("COPY") if "--from" not in words]
    kept = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    for source in sum(sources, []):
        assert f"!{source}" in kept
        assert source.startswith("dist/") or (ROOT / source).exists()
    assert all(shlex.split(rest) for word, rest in instructions() if word == "RUN")


def test_the_container_keeps_its_games_in_its_volume_and_is_not_root(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not given("USER")[-1].startswith(("0", "root"))
    assert given("VOLUME") == [STATE]
    assert given("EXPOSE") == [str(PORT)]
    assert json.loads(given("ENTRYPOINT")[0])[0].endswith("/bin/mandate")
    assert json.loads(given("CMD")[0]) == ["serve"]
    variables = container_variables()
    assert variables["NUMBA_CACHE_DIR"].startswith(STATE)
    monkeypatch.setenv("XDG_DATA_HOME", variables["XDG_DATA_HOME"])
    settings = read_settings({}, environment=variables)
    assert settings.database == f"sqlite:///{STATE}/tables.db"
    assert settings.host == "0.0.0.0"


def test_the_container_is_healthy_while_the_server_is_ready() -> None:
    (check,) = given("HEALTHCHECK")
    _, option, code = json.loads(check[check.index("[") :])
    assert option == "-c"

    def healthy(status: int) -> bool:
        with answering(lambda path: (status if path == "/readyz" else 404, b"")) as port:
            order = [sys.executable, "-c", code.replace(str(PORT), str(port))]
            return subprocess.run(order, capture_output=True, check=False).returncode == 0

    assert healthy(200)
    assert not healthy(503)


# --- compose ------------------------------------------------------------------------------------------------


def test_the_services_of_the_compose_file_fit_together() -> None:
    services = COMPOSE["services"]
    assert set(COMPOSE) == {"name", "services", "networks", "volumes"}
    for service in services.values():
        assert {name.partition(":")[0] for name in service["volumes"]} <= set(COMPOSE["volumes"])
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        assert service.get("image") or service.get("build")
    table, database = services["table"], services["database"]
    assert (
        DEPLOY / table["build"]["context"] / table["build"]["dockerfile"]
    ).resolve() == DEPLOY / "Containerfile"
    assert table["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]
    assert table["volumes"] == [f"state:{STATE}"]
    assert database["healthcheck"]  # which the server waits for
    assert "ports" not in database
    assert [COMPOSE["networks"][name]["internal"] for name in database["networks"]] == [True]


def test_the_server_of_the_compose_file_reads_its_settings() -> None:
    asked = re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text("utf-8"))
    example = dict(
        line.split("=", 1)
        for line in (DEPLOY / "example.env").read_text("utf-8").splitlines()
        if not line.startswith("#")
    )
    assert set(asked) == set(example)
    services, values = COMPOSE["services"], {**example, "POSTGRES_PASSWORD": "secret"}

    def filled(service: str) -> dict[str, str]:
        variables = services[service]["environment"].items()
        return {
            name: re.sub(r"\$\{(\w+)[^}]*\}", lambda asked: values[asked[1]], value)
            for name, value in variables
        }

    settings = read_settings({}, environment=filled("table"))
    of_database = filled("database")
    assert (
        settings.database
        == "postgresql://{POSTGRES_USER}:{POSTGRES_PASSWORD}@database/{POSTGRES_DB}".format(**of_database)
    )
    assert settings.hosts == "table.example.org"
    (front,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert settings.proxies == front["gateway"]


# --- systemd ------------------------------------------------------------------------------------------------


def test_the_unit_keeps_to_the_folders_that_it_is_given() -> None:
    settings = dict(re.findall(r"^Environment=(\w+)=(.*)$", UNIT, re.M))
    folder = re.findall(r"^StateDirectory=(.*)$", UNIT, re.M)[0]
    cache = re.findall(r"^CacheDirectory=(.*)$", UNIT, re.M)[0]
    assert settings["MANDATE_DATABASE"] == f"sqlite:///%S/{folder}/tables.db"
    assert settings["NUMBA_CACHE_DIR"] == f"%C/{cache}"
    assert "MemoryDenyWriteExecute=yes" not in UNIT  # nothing could be compiled
    cache = re.findall(r"^CacheDirectory=(.*)$", WORKER_UNIT, re.M)[0]
    assert f"Environment=NUMBA_CACHE_DIR=%C/{cache}\n" in WORKER_UNIT
    safety = UNIT.partition("UMask")[2]
    assert WORKER_UNIT.endswith(safety)  # both may do the same


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("text", [UNIT, WORKER_UNIT], ids=["server", "worker"])
def test_systemd_finds_nothing_wrong_with_the_unit(text: str, tmp_path: Path) -> None:
    unit = tmp_path / "mandate.service"
    unit.write_text(text.replace("/opt/mandate/bin/mandate", sys.executable), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert [line for line in done.stderr.splitlines() if "mandate.service" in line] == []
    assert done.returncode == 0


# --- reverse proxies ----------------------------------------------------------------------------------------


def test_no_proxy_drops_the_port_from_the_host_header() -> None:
    """nginx's $host has no port: requests from a page on another port than 443 would come from elsewhere."""
    pages = [*(ROOT / "docs").rglob("*.md"), *DEPLOY.iterdir(), ROOT / "README.md"]
    found = [
        value
        for page in pages
        if page.is_file()
        for value in re.findall(r"proxy_set_header\s+Host\s+(\S+);", page.read_text("utf-8"))
    ]
    assert found
    assert set(found) == {"$http_host"}


# --- several servers --------------------------------------------------------------------------------------


def test_three_servers_share_a_database_and_differ_in_name_and_address() -> None:
    services = yaml.safe_load((DEPLOY / "cluster.yaml").read_text("utf-8"))["services"]
    tables = {name: service for name, service in services.items() if name.startswith("table")}
    assert len(tables) == 3
    assert {service["environment"]["MANDATE_NAME"] for service in tables.values()} == set(tables)
    assert len({service["environment"]["MANDATE_DATABASE"] for service in tables.values()}) == 1
    for service in tables.values():
        settings = build("en", "serve").parse_args(service["command"])
        assert float(service["stop_grace_period"].rstrip("s")) >= settings.drain_seconds + 5
    worker = build("en", "worker").parse_args(services["worker"]["command"])
    assert worker.at == [
        f"http://{service['networks']['front']['ipv4_address']}:{PORT}" for service in tables.values()
    ]
    rewrite = re.search(r"s/([^ /]+)/([^/]+)/' ", services["proxy"]["entrypoint"][-1])
    assert rewrite is not None
    text = re.sub(rewrite[1], rewrite[2], (DEPLOY / "haproxy.cfg").read_text("utf-8"))
    addresses = {
        f"{service['networks']['front']['ipv4_address']}:{PORT}" for service in tables.values()
    }
    assert set(re.findall(r"server table\d (\S+)", text)) == addresses

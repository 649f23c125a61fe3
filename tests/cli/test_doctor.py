"""`mandate doctor`: what it finds on a machine on which something is missing or wrong."""

import json
import socket
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mandate import extras
from mandate.cli import checkups
from mandate.cli.doctor import USES
from mandate.cli.main import main
from mandate.core import jit
from mandate.server.live.report import Report
from tests.answering import answering

Captured = pytest.CaptureFixture[str]


def look(capsys: Captured, *words: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """The exit code, and what was found by name."""
    code = main(["doctor", "--lang", "en", "--json", *words])
    out = json.loads(capsys.readouterr().out)
    assert out["ready"] is (code == 0)
    return code, {entry["check"]: entry for entry in out["checks"]}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that ask about a server that could start."""
    (tmp_path / "index.html").touch()
    monkeypatch.setattr("mandate.server.built.PAGE", tmp_path)
    return ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games' / 'tables.db'}"]


def test_every_use_asks_for_checks_that_exist() -> None:
    for needed, more in USES.values():
        assert {*needed, *more} <= set(checkups.CHECKS)
        assert not {*needed} & {*more}


def test_a_machine_on_which_a_server_can_start(server: list[str], tmp_path: Path, capsys: Captured) -> None:
    code, found = look(capsys, *server)
    assert code == 0
    assert {entry["state"] for name, entry in found.items() if name != "rules"} == {"fine"}
    assert not (tmp_path / "games").exists()  # it only looked
    assert main(["doctor", "--lang", "en", *server]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(found) + 1
    assert lines[0].startswith("✓ ok ")
    assert lines[-1] == "Ready to serve."


def test_a_database_that_cannot_be_opened(server: list[str], tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "garbage.db").write_text("nothing to see here" * 500)
    code, found = look(capsys, *server[:-1], f"sqlite:///{tmp_path / 'garbage.db'}")
    assert code == 1
    assert found["store"]["state"] == "wrong"
    assert "this is not a database" in found["store"]["told"]


def test_a_port_that_someone_else_has(server: list[str], capsys: Captured) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        taken.settimeout(0)
        server[2] = str(taken.getsockname()[1])
        with pytest.MonkeyPatch.context() as hurried:
            hurried.setattr(checkups, "WAIT_SECONDS", 0.1)
            code, found = look(capsys, *server)
    assert code == 1
    assert server[2] in found["port"]["told"]


def test_a_server_of_ours_that_listens_already_is_fine(server: list[str], capsys: Captured) -> None:
    with answering(lambda _: (200, b'{"status": "ok", "version": "0.1.0"}')) as port:
        server[2] = str(port)
        code, found = look(capsys, *server)
    assert (code, found["port"]["state"]) == (0, "fine")
    with answering(lambda _: (200, b"<!doctype html>")) as port:
        server[2] = str(port)
        assert look(capsys, *server)[0] == 1


def test_a_page_that_no_one_built(
    server: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("mandate.server.built.PAGE", tmp_path / "none")
    code, found = look(capsys, *server)
    assert code == 1
    assert "make web" in found["page"]["told"]


def test_packages_that_are_missing_or_too_old(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def version(name: str) -> str:
        if name == "uvicorn":
            raise PackageNotFoundError(name)
        return {"litestar": "1.0", "rich": "13.9"}.get(name) or version_of(name)

    monkeypatch.setattr(extras, "version", version)
    code, found = look(capsys, "serve", "--port", "0")
    assert code == 1
    assert {name for name in ("packages", "server") if found[name]["state"] == "wrong"} == {
        "packages",
        "server",
    }
    assert "uvicorn" in found["server"]["told"]
    assert "litestar>=2.25 (1.0)" in found["server"]["told"]
    assert found["server"]["told"].endswith('install "litestar>=2.25" "uvicorn<0.55,>=0.54"')
    assert "rich>=14.0 (13.9). Install with: " in found["packages"]["told"]
    assert found["packages"]["told"].endswith('install "rich>=14.0"')


def test_what_a_use_does_not_need_may_be_missing(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def version(name: str) -> str:
        if name in ("pyarrow", "gymnasium"):
            raise PackageNotFoundError(name)
        return version_of(name)

    monkeypatch.setattr(extras, "version", version)
    code, found = look(capsys, "play")
    assert code == 0
    assert "data" not in found
    code, found = look(capsys, "research")
    assert code == 1
    assert (found["envs"]["state"], found["data"]["state"]) == ("wrong", "missing")


def test_sources_that_are_not_installed(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def requires(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", requires)
    code, found = look(capsys, "play")
    assert code == 1
    assert "make play" in found["packages"]["told"]


def test_an_old_python(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(checkups, "OLDEST", (99, 1))
    code, found = look(capsys, "play")
    assert code == 1
    assert "install Python 99.1 or newer" in found["python"]["told"]


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled")
def test_compiled_rules_that_are_kept_nowhere_yet_or_never(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def kept_in(folder: Path | None) -> str:
        monkeypatch.setattr(jit, "folders", lambda: {None if folder is None else str(folder)})
        code, found = look(capsys, "play")
        assert code == 0  # one can play all the same
        return str(found["rules"]["told"])

    assert "NUMBA_CACHE_DIR" in kept_in(None)
    assert "at the first start" in kept_in(tmp_path)
    (tmp_path / "kernel.try_out-1.nbi").touch()
    assert kept_in(tmp_path).startswith("ready")
    monkeypatch.setattr(jit, "COMPILED", False)
    assert "MANDATE_KERNEL" in kept_in(tmp_path)


def test_programs_for_development(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def programs(**said: str) -> tuple[int, dict[str, dict[str, Any]]]:
        for name, line in said.items():
            (tmp_path / name).write_text(f"#!/bin/sh\necho {line}\n", "utf-8")
            (tmp_path / name).chmod(0o755)
        return look(capsys, "dev")

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(extras, "unmet", lambda _: [])
    code, found = programs()
    assert code == 1
    states = {name: found[name]["state"] for name in ("make", "chromium", "node")}
    assert states == {"make": "wrong", "chromium": "wrong", "node": "missing"}
    code, found = programs(make="", chromium="", node="v18.20.1")
    assert (code, found["node"]["state"]) == (0, "missing")
    code, found = programs(node="v22.12.0")
    assert (found["node"]["state"], found["node"]["told"]) == ("fine", "22.12.0")


def test_a_gpu_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    from mandate.envs import cuda
    from mandate.server.settings import Settings

    def found(installed: bool) -> str:
        def nothing() -> None:
            raise cuda.NoDevice("none", installed=installed)

        monkeypatch.setattr(cuda, "open_cuda", nothing)
        return checkups.gpu(Settings()).id

    assert (found(True), found(False)) == ("doctor-gpu-none", "doctor-gpu-unknown")
    device = SimpleNamespace(name=b"A GPU")
    monkeypatch.setattr(cuda, "open_cuda", lambda: SimpleNamespace(get_current_device=lambda: device))
    assert checkups.gpu(Settings()).facts == {"name": "A GPU"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cooking"], "cooking"),
        (["serve", "--port", "many"], "--port"),
        (["serve", "--settings", "/nowhere.toml"], "/nowhere.toml"),
        (["serve", "--port", "70000"], "port"),
    ],
)
def test_bad_input_is_reported_in_one_line(words: list[str], said: str, capsys: Captured) -> None:
    try:
        code = main(["doctor", "--lang", "en", *words])
    except SystemExit as end:
        code = int(str(end.code))
    err = capsys.readouterr().err
    assert code == 2
    assert err.count("\n") == 1
    assert said in err


def test_servers_that_differ_in_time_or_release_or_lost_their_bus_are_named() -> None:
    one = Report("one", "0.1.0", 1, 0, "nats://bus", 0.0, 100)
    late = Report("late", "0.1.0", 1, 0, "nats://bus", 0.0, -3500)
    old = Report("old", "0.0.9", 1, 0, "nats://bus", 0.0, 0)
    lost = Report("lost", "0.1.0", 1, 0, "nats://bus", 60.0, 0)
    assert checkups.clocks([one]).fine
    assert checkups.clocks([one, late]).facts == {"names": "late", "seconds": "3.5"}
    assert checkups.servers([one, late]).fine
    assert checkups.servers([one, old]).facts["versions"] == "0.0.9, 0.1.0"
    assert checkups.servers([one, lost]).facts["names"] == "lost"
    assert checkups.servers([]).facts["count"] == 0


def test_servers_that_wait_for_a_worker_are_named() -> None:
    busy = Report("busy", "0.1.0", 1, 0, "nats://bus", 0.0, 0, workers=2)
    idle = Report("idle", "0.1.0", 1, 0, "nats://bus", 0.0, 0, no_worker=True)
    assert checkups.servers([busy]).fine
    found = checkups.servers([busy, idle])
    assert (found.fine, found.id, found.facts["names"]) == (False, "doctor-servers-no-worker", "idle")

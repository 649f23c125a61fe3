"""Settings from flags, environment and file; and `mandate serve` as a command."""

import re
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.core.errors import Problem
from mandate.server.push.services import KNOWN
from mandate.server.settings import ABOUT, DEFAULTS, PREFIX, read_settings
from tests.server.forked import Forked

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_a_flag_is_stronger_than_the_environment_and_that_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nrate = 2\nhost = "::1"\n')
    environment = {"MANDATE_SETTINGS": str(file), "MANDATE_RATE": "3", "MANDATE_PORT": "4"}
    settings = read_settings({"port": 5, "rate": None}, environment=environment)
    assert (settings.port, settings.rate, settings.host) == (5, 3, "::1")
    assert settings.database.startswith("sqlite:///")


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"MANDATE_PORT": "many"}, "port"),
        ({"MANDATE_BOT_SECONDS": "0"}, "bot_seconds"),
        ({"MANDATE_LOG_LEVEL": "loud"}, "log_level"),
        ({"MANDATE_SETTINGS": "/nowhere/at/all"}, "/nowhere/at/all"),
        ({"MANDATE_PROXIES": "a b"}, "proxies"),
        ({"MANDATE_PROXIES": "proxy.example.org"}, "proxies"),
        ({"MANDATE_PROXIES": "10.0.0.1/8"}, "proxies"),
        ({"MANDATE_PROXIES": "127.0.0.1, *"}, "proxies"),
        ({"MANDATE_PROXIES": "127.0.0.1,"}, "proxies"),
        ({"MANDATE_ORIGINS": "foo"}, "origins"),
        ({"MANDATE_ORIGINS": "https://example.org/"}, "origins"),
        ({"MANDATE_ORIGINS": "https://example.org https://example.com"}, "origins"),
        ({"MANDATE_ORIGINS": "*"}, "origins"),
    ],
)
def test_impossible_settings_are_refused_by_name(environment: dict[str, str], word: str) -> None:
    with pytest.raises(Problem) as caught:
        read_settings({}, environment=environment)
    assert word in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("proxies", ""),
        ("proxies", "*"),
        ("proxies", "127.0.0.1, ::1,10.0.0.0/8 , fd00::/8"),
        ("origins", ""),
        ("origins", "https://example.org"),
        ("origins", " http://localhost:5173 , https://[::1]:8443,capacitor://localhost"),
    ],
)
def test_settings_that_are_lists(name: str, value: str) -> None:
    assert getattr(read_settings({name: value}, environment={}), name) == value


@pytest.mark.parametrize("text", ["port = ", "prot = 1", 'port = "x"', "\x00"])
def test_a_file_that_makes_no_sense_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(Problem):
        read_settings({}, file=str(file), environment={})


def test_every_setting_is_on_the_operators_page_with_its_default() -> None:
    page = (DOCS / "operating.md").read_text("utf-8")
    rows = re.findall(r"^\| `--([a-z-]+)` \| `([A-Z_]+)` \| ([^|]+) \|", page, re.MULTILINE)
    assert [row[:2] for row in rows if row[0] != "settings"] == [
        (name.replace("_", "-"), PREFIX + name.upper()) for name in DEFAULTS
    ]
    for flag, _, shown in rows:
        default = DEFAULTS.get(flag.replace("-", "_"), "")
        if shown.startswith("`"):
            assert shown == (f"`{default:g}`" if isinstance(default, float) else f"`{default}`")
        else:  # said in words
            assert default in ("", KNOWN)


@pytest.mark.parametrize("name", DEFAULTS)
def test_every_setting_is_a_flag_that_explains_itself(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    with pytest.raises(SystemExit):
        main(["serve", "--lang", "en", "--help"])
    flag, shown = name.replace("_", "-"), DEFAULTS[name]
    entry = rf"^ +--{flag} {re.escape(ABOUT[name].metavar)} *\n? +\S.*$"
    (line,) = re.findall(entry, capsys.readouterr().out, re.MULTILINE)
    if shown not in ("", KNOWN):
        assert f"(default: {f'{shown:g}' if isinstance(shown, float) else shown}" in line


def test_bad_input_is_one_line_and_a_code(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compile_rules(*_: str) -> None:
        pytest.fail("the rules are compiled before it is refused")

    monkeypatch.setattr("mandate.cli.serve.warm_up", compile_rules)
    for arguments in (
        ["--database", f"sqlite:///{Path(__file__) / 'tables.db'}"],  # where the folder is a file
        ["--agent", "no name"],
        ["--proxies", "a b"],
        ["--origins", "foo"],
        ["--port", "99999"],
        ["--database", "mysql://x"],
        ["--settings", str(tmp_path / "missing.toml")],
        ["--host", "256.0.0.1"],
        ["--push-hosts", "https://[x, none"],
        ["--backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{tmp_path / 'missing.db'}"],
    ):
        assert main(["serve", "--lang", "en", *arguments]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert re.fullmatch(r"mandate serve: .+\n", captured.err), captured.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_serves_one_server_at_a_time(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"
    with Forked(database) as first:
        with pytest.raises(AssertionError, match=r"^mandate serve: .* is in use by another server\.\n$"):
            Forked(database)
        assert main(["serve", "--lang", "en", "--backup", str(copy), "--database", database]) == 0
        code, log = first.stop()
        assert (code, "error" in log) == (0, False), log
    assert copy.stat().st_size > 0

"""What `mandate serve` says when it begins to listen."""

from pathlib import Path

import pytest

from mandate.cli.main import main


@pytest.mark.parametrize("built", [True, False])
def test_a_server_without_a_page_says_so(
    built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Room:
        most, most_each = 100, 50

    opened: list[str] = []
    if built:
        (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    monkeypatch.setattr("mandate.server.built.PAGE", tmp_path)
    monkeypatch.setattr(
        "mandate.server.run.run", lambda _, listening: listening("http://127.0.0.1:1/", Room())
    )
    monkeypatch.setattr("mandate.server.logs.log_to_stderr", lambda _: None)
    monkeypatch.setattr("mandate.cli.serve.has_screen", lambda: True)
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert main(["serve", "--lang", "en", "--open", "--port", "0"]) == 0
    out = capsys.readouterr().out
    assert ("make web" in out) is not built
    assert bool(opened) is built

"""Analyses shared by link: kept under their content, read by others, cleaned, limited, and forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from mandate.server.store import analyses as store
from tests.server.serving import PATIENCE, serving
from tests.table.test_analyses import another, explored, played

RECORD = played("qin", 12, players=2)
MOVE = {"after": 5, **msgspec.to_builtins(another(explored(RECORD, 5)))}


def analysis(**more: Any) -> dict[str, Any]:
    record = msgspec.to_builtins(RECORD)
    return {"format": "mandate-analysis-1", "seed": "s", "record": record, "moves": [MOVE], **more}


def test_what_is_shared_is_read_by_others_until_it_expires_or_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as stranger,
        ):
            kept = server.context.store.analyses
            answer = await ann.http.post(
                "/api/analyses", json=analysis(title="My\tgame", comments={"3": "?!"})
            )
            assert answer.status_code == 201
            address = answer.json()["id"]
            found = (await stranger.get(f"/api/analyses/{address}")).json()
            assert (found["title"], found["comments"], len(found["moves"])) == ("My game", {"3": "?!"}, 1)
            again = await ben.http.post("/api/analyses", json=found)  # what was read can be shared again
            assert again.json()["id"] == address
            until = max(answer.json()["until"], again.json()["until"])
            assert await kept.find(address, until) is not None
            assert await kept.find(address, until + 1) is None
            await ann.http.delete("/api/me")
            assert (await stranger.get(f"/api/analyses/{address}")).status_code == 200  # Ben's is there
            await ben.http.delete("/api/me")
            gone = await stranger.get(f"/api/analyses/{address}")
            assert (gone.status_code, gone.json()["code"]) == (404, "no-such-analysis")

            fresh = await stranger.post("/api/analyses", json=analysis())  # a newcomer becomes a guest
            assert fresh.status_code == 201
            exported = (await stranger.get("/api/me/export")).json()
            assert exported["analyses"] == [fresh.json()["id"]]
            monkeypatch.setattr(store, "MAX_ANALYSES", 1)
            assert (
                await stranger.post("/api/analyses", json=analysis())
            ).status_code == 201  # the same once more
            full = await stranger.post("/api/analyses", json=analysis(title="other"))
            assert (full.status_code, full.json()["code"]) == (429, "too-many-analyses")

    asyncio.run(run())


def test_what_is_broken_huge_or_foreign_is_refused_with_one_reason(tmp_path: Path) -> None:
    record = msgspec.to_builtins(RECORD)
    illegal = {**MOVE, "choice": "RR:a1b1"}
    file = {**record, "setup": {"options": {"players": 2, "board": "/etc/passwd"}}}
    refused: list[tuple[Any, int, str]] = [
        ({"format": "mandate-record-1"}, 400, "bad-message"),
        (analysis(format="chess"), 400, "bad-message"),
        (analysis(html="<script>"), 400, "bad-message"),
        (analysis(title="x" * 81), 400, "bad-message"),
        (analysis(comments={"3": "x" * 601}), 400, "bad-message"),
        (analysis(moves=[MOVE] * 401), 400, "bad-message"),
        (analysis(title="x" * 70_000), 413, "too-large"),
        (analysis(moves=[illegal]), 400, "bad-choice"),
        (analysis(moves=[{**MOVE, "after": 13}]), 400, "bad-option"),
        (analysis(comments={"13": "x"}), 400, "bad-option"),
        (analysis(record={**record, "rules": "0"}, moves=[]), 409, "frozen-record"),
        (analysis(record={**record, "seen_by": 0}, moves=[]), 400, "redacted-record"),
        (analysis(record=file, moves=[]), 400, "qin-map-unknown"),
    ]

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann") as ann:
            for sent, status, code in refused:
                answer = await ann.http.post("/api/analyses", json=sent)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
            server.context.tables.chat = "phrases"
            answer = await ann.http.post("/api/analyses", json=analysis(comments={"3": "x"}))
            assert (answer.status_code, answer.json()["code"]) == (403, "texts-off")
            assert (await ann.http.post("/api/analyses", json=analysis())).status_code == 201

    asyncio.run(run())

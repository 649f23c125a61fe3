"""The doors behave as their OpenAPI schema says, whatever comes in: Schemathesis makes up the requests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, given, settings

from tests.server.serving import Person, serving

if TYPE_CHECKING:
    import schemathesis

    Operation = schemathesis.APIOperation[Any, Any, Any, Any]

EXAMPLES = 5  # of each door; other ones with another seed


def checks() -> list[Any]:
    """Loaded by this test alone: every process of a run finds all tests first, and this takes it seconds."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    return [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]


def test_every_door_keeps_to_its_schema(tmp_path: Path) -> None:
    import schemathesis

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server:
            schema = schemathesis.openapi.from_dict(await described(server.address))
            for found in schema.get_all_operations():
                operation = found.ok()  # type: ignore[union-attr]  # a broken schema fails right here
                async with server.guest() as person:  # a new one each time: a door lets people be forgotten
                    table = await person.open("me", "open")
                    for known in ({}, {"table": table["id"], "language": "de", "game": "qin"}):
                        await asyncio.to_thread(knock, operation, person, known)

    asyncio.run(run())


async def described(address: str) -> dict[str, Any]:
    async with Person.coming_in(address, "Ann") as person:
        answer: dict[str, Any] = (await person.http.get("/api/schema/openapi.json")).json()
    return answer


def knock(operation: Operation, person: Person, known: dict[str, str]) -> None:
    """Requests to one door; what is `known` stands where chance alone would hardly ever hit on it."""
    wanted = checks()

    @settings(
        max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
    )
    @given(operation.as_strategy())
    def check(case: schemathesis.Case[Any]) -> None:
        put_in(case.path_parameters, known)
        put_in(case.body, known)
        answer = case.call(base_url=person.address, headers={"Authorization": f"Bearer {person.token}"})
        case.validate_response(answer, checks=wanted)

    check()


def put_in(part: Any, known: dict[str, str]) -> None:
    if isinstance(part, dict):
        part.update({key: value for key, value in known.items() if key in part})
        put_in(part.get("record"), known)

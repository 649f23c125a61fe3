"""Routes for the ways to sign in: the recovery code and passkeys."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.params import Body, FromPath, FromQuery

from mandate.core.errors import Refused
from mandate.core.text import tidy
from mandate.server.http.api import Me, answer_signed_in
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.device import device_of
from mandate.server.http.identity import hash_code, new_code
from mandate.server.http.middleware.hosts import LOCAL, in_numbers
from mandate.server.http.middleware.origin import own_origin, read_origin
from mandate.server.http.refusals import REFUSALS
from mandate.server.http.sessions import renew_session
from mandate.server.store.guests import Guest
from mandate.server.store.passkeys import Passkey
from mandate.server.store.store import Store
from mandate.table.codes import ServerCode
from mandate.table.plan import LONGEST_NAME

Base64 = Annotated[str, msgspec.Meta(max_length=16_384, pattern="^[A-Za-z0-9_-]*=*$")]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class RelyingParty(NamedTuple):
    """Where a passkey is used: it works for one host name only."""

    id: str
    origin: str


class RecoveryCode(msgspec.Struct):
    """A code that gives full access to this guest: write it down and keep it secret."""

    code: str


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery code as it was typed. A program gets its token in the answer."""

    code: Annotated[str, msgspec.Meta(max_length=100)]
    program: bool = False


class PasskeyInfo(msgspec.Struct):
    """A passkey of the caller; `used`: when it was last used to sign in."""

    id: str
    name: str
    since: int
    used: int | None


class WaysIn(msgspec.Struct):
    """How the caller can sign in on another device."""

    code: bool  # whether there is a recovery code
    passkeys: list[PasskeyInfo]


class Attestation(
    msgspec.Struct, rename={"client_data": "clientDataJSON", "attestation": "attestationObject"}
):
    """An `AuthenticatorAttestationResponse` as JSON."""

    client_data: Base64
    attestation: Base64
    transports: list[str] = []


class Assertion(
    msgspec.Struct,
    rename={"client_data": "clientDataJSON", "data": "authenticatorData", "user": "userHandle"},
):
    """An `AuthenticatorAssertionResponse` as JSON."""

    client_data: Base64
    data: Base64
    signature: Base64
    user: Base64 | None = None


class NewCredential(msgspec.Struct, rename="camel"):
    """What `navigator.credentials.create` gives, as JSON."""

    id: Base64
    raw_id: Base64
    type: Literal["public-key"]
    response: Attestation


class UsedCredential(msgspec.Struct, rename="camel"):
    """What `navigator.credentials.get` gives, as JSON."""

    id: Base64
    raw_id: Base64
    type: Literal["public-key"]
    response: Assertion


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A new passkey. Without a name it is called after the browser."""

    credential: NewCredential
    name: Name = ""


class PasskeyName(msgspec.Struct, forbid_unknown_fields=True):
    """What the guest calls a passkey."""

    name: Name


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey's answer to the server's challenge."""

    credential: UsedCredential


@get("/me/ways-in", responses=REFUSALS)
async def ways_in(request: AnyRequest) -> WaysIn:
    """The caller's passkeys, and whether there is a recovery code."""
    return await ways_in_of(context_of(request).store, (await caller_of(request)).required.id)


async def ways_in_of(store: Store, guest: str) -> WaysIn:
    has_code, passkeys = await store.guests.has_code(guest), await store.passkeys.of(guest)
    return WaysIn(has_code, [_info(each) for each in passkeys])


# --- adding and removing ------------------------------------------------------------------------------------


@post("/me/passkeys/options", status_code=200, responses=REFUSALS)
async def new_passkey_options(request: AnyRequest) -> dict[str, Any]:
    """What `navigator.credentials.create` needs (`PublicKeyCredentialCreationOptionsJSON`)."""
    from mandate.server.http import webauthn_checks

    context, guest = context_of(request), (await caller_of(request)).required
    known = await context.store.passkeys.of(guest.id)
    asked = webauthn_checks.ask_for_new(_site(request), guest, known)
    await context.store.passkeys.ask(asked.challenge, guest.id, context.tables.clock())
    return asked.options


@post("/me/passkeys", responses=REFUSALS)
async def add_passkey(request: AnyRequest, data: Annotated[NewPasskey, Body()]) -> Response[PasskeyInfo]:
    """Add a passkey: from now on the caller can sign in with it on any device that has it."""
    from mandate.server.http import webauthn_checks

    context, guest = context_of(request), (await caller_of(request)).required
    store, now = context.store.passkeys, context.tables.clock()
    challenge = webauthn_checks.challenge_in(data.credential.response.client_data)
    if not await store.take(challenge, guest.id, now):
        raise Refused(ServerCode.WRONG_PASSKEY)
    key = webauthn_checks.check_new(_site(request), challenge, msgspec.to_builtins(data.credential))
    name = _name(data.name) or _default_name(request)
    added = await store.add(guest.id, *key, name, now)
    if added is None:
        raise Refused(ServerCode.WRONG_PASSKEY)
    return await renew_session(request, Response(_info(added), status_code=201))


@put("/me/passkeys/{passkey:str}", status_code=204, responses=REFUSALS)
async def rename_passkey(
    request: AnyRequest, passkey: FromPath[str], data: Annotated[PasskeyName, Body()]
) -> None:
    """Call a passkey something else."""
    guest = (await caller_of(request)).required
    name = _name(data.name) or _default_name(request)
    await context_of(request).store.passkeys.rename(guest.id, passkey, name)


@delete("/me/passkeys/{passkey:str}", responses=REFUSALS)
async def remove_passkey(request: AnyRequest, passkey: FromPath[str], sure: FromQuery[bool] = False) -> None:
    """Remove a passkey; the last way in only if the caller is `sure`."""
    await _remove(request, passkey, sure=sure)


@post("/me/code", responses=REFUSALS)
async def make_code(request: AnyRequest) -> Response[RecoveryCode]:
    """Make a new recovery code. The previous one no longer works."""
    context, guest = context_of(request), (await caller_of(request)).required
    code = new_code()
    await context.store.guests.change(guest.id, code=hash_code(code))
    return await renew_session(request, Response(RecoveryCode(code)))


@delete("/me/code", responses=REFUSALS)
async def remove_code(request: AnyRequest, sure: FromQuery[bool] = False) -> None:
    """Remove the recovery code; the last way in only if the caller is `sure`."""
    await _remove(request, None, sure=sure)


async def _remove(request: AnyRequest, passkey: str | None, *, sure: bool) -> None:
    guest = (await caller_of(request)).required
    if not await context_of(request).store.passkeys.remove(guest.id, passkey, sure=sure):
        raise Refused(ServerCode.LAST_WAY_IN)


# --- signing in ---------------------------------------------------------------------------------------------


@post("/me/recover", responses=REFUSALS)
async def recover(request: AnyRequest, data: Annotated[Recovery, Body()]) -> Response[Me]:
    """Become the guest who has this recovery code."""
    context = context_of(request)
    context.newcomers.check((await caller_of(request)).address)
    guest = await context.store.guests.find_by_code(hash_code(data.code))
    if guest is None:
        raise Refused(ServerCode.WRONG_CODE)
    return await _come_back(request, guest, program=data.program)


@post("/me/sign-in/options", status_code=200, responses=REFUSALS)
async def sign_in_options(request: AnyRequest) -> dict[str, Any]:
    """What `navigator.credentials.get` needs (`PublicKeyCredentialRequestOptionsJSON`)."""
    from mandate.server.http import webauthn_checks

    context = context_of(request)
    context.newcomers.check((await caller_of(request)).address)
    asked = webauthn_checks.ask_for_any(_site(request))
    await context.store.passkeys.ask(asked.challenge, None, context.tables.clock())
    return asked.options


@post("/me/sign-in", responses=REFUSALS)
async def sign_in_with_passkey(request: AnyRequest, data: Annotated[SignIn, Body()]) -> Response[Me]:
    """Become the guest who has this passkey. Refusals do not say whether it is known."""
    from mandate.server.http import webauthn_checks

    context = context_of(request)
    context.newcomers.check((await caller_of(request)).address)
    store, now, credential = context.store.passkeys, context.tables.clock(), data.credential
    challenge = webauthn_checks.challenge_in(credential.response.client_data)
    fresh = await store.take(challenge, None, now)
    passkey = await store.find(_bytes(credential.raw_id))
    if not fresh or passkey is None or _bytes(credential.response.user or "") != passkey.guest.encode():
        raise Refused(ServerCode.WRONG_PASSKEY)
    counter = webauthn_checks.check_used(_site(request), challenge, msgspec.to_builtins(credential), passkey)
    guest = await context.store.guests.find(passkey.guest)
    if guest is None or not await store.sign(passkey, counter, now):
        raise Refused(ServerCode.WRONG_PASSKEY)
    return await _come_back(request, guest)


async def _come_back(request: AnyRequest, guest: Guest, *, program: bool = False) -> Response[Me]:
    """Sign in; a guest who was away has their name again."""
    context = context_of(request)
    if await context.store.guests.enable(guest.id):
        context.tables.audience.rename(guest.id, guest.name)
    return await answer_signed_in(request, guest, program=program)


def _site(request: AnyRequest) -> RelyingParty:
    """The host and origin of the page. `check_request` has found the origin to be one of ours."""
    sent = request.headers.get("origin")
    origin = own_origin(request) if sent is None else read_origin(sent)
    if origin is None or in_numbers(origin.host):
        raise Refused(ServerCode.NO_PASSKEYS)
    if origin.scheme != "https" and not f".{origin.host}".endswith(LOCAL[1]):
        raise Refused(ServerCode.NO_PASSKEYS)
    return RelyingParty(origin.host, sent or f"{origin.scheme}://{request.headers.get('host', '')}")


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except NotBase64 as error:
        raise Refused(ServerCode.WRONG_PASSKEY) from error


def _name(name: str) -> str:
    return tidy(name)[:LONGEST_NAME].strip()


def _default_name(request: AnyRequest) -> str:
    device = device_of(request.headers.get("user-agent", ""))
    return ", ".join(filter(None, (device.client, device.system))) or "?"


def _info(passkey: Passkey) -> PasskeyInfo:
    return PasskeyInfo(passkey.id, passkey.name, passkey.since, passkey.used)


ROUTES = Router(
    "/api",
    route_handlers=[
        ways_in, make_code, remove_code, recover, new_passkey_options, add_passkey, rename_passkey,
        remove_passkey, sign_in_options, sign_in_with_passkey,
    ],
)  # fmt: skip

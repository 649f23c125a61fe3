"""WebAuthn's two ceremonies: what a browser is asked, and whether the answer holds.

This module alone imports the library: it takes a fifth of a second, so a server loads it on first use.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import webauthn
from webauthn.helpers import options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from mandate.core.errors import Refused
from mandate.server.http.ways_in import RelyingParty
from mandate.server.store.guests import Guest
from mandate.server.store.passkeys import CHALLENGE_MS, Passkey
from mandate.table.codes import ServerCode

SITE = "Mandate"


class Asked(NamedTuple):
    """What a browser is asked, and the challenge in it."""

    challenge: bytes
    options: dict[str, Any]


class NewKey(NamedTuple):
    """What a browser gave for a new passkey."""

    credential: bytes
    key: bytes
    counter: int


def ask_for_new(site: RelyingParty, guest: Guest, known: list[Passkey]) -> Asked:
    """A passkey that the browser offers by itself when signing in (a discoverable credential)."""
    options = webauthn.generate_registration_options(
        rp_id=site.id,
        rp_name=SITE,
        user_id=guest.id.encode(),
        user_name=guest.name or SITE,
        timeout=CHALLENGE_MS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each.credential) for each in known],
    )
    return Asked(options.challenge, options_to_json_dict(options))


def ask_for_any(site: RelyingParty) -> Asked:
    """Any passkey for this host: the browser lists them, so the guest types nothing."""
    options = webauthn.generate_authentication_options(rp_id=site.id, timeout=CHALLENGE_MS)
    return Asked(options.challenge, options_to_json_dict(options))


def challenge_in(client_data: str) -> bytes:
    """The challenge that a browser says it was given. Not verified yet."""
    try:
        return parse_client_data_json(webauthn.base64url_to_bytes(client_data)).challenge
    except Exception as error:  # of any parser that it uses
        raise Refused(ServerCode.WRONG_PASSKEY) from error


def check_new(site: RelyingParty, challenge: bytes, answer: dict[str, Any]) -> NewKey:
    try:
        verified = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
        )
    except Exception as error:
        raise Refused(ServerCode.WRONG_PASSKEY) from error
    return NewKey(verified.credential_id, verified.credential_public_key, verified.sign_count)


def check_used(site: RelyingParty, challenge: bytes, answer: dict[str, Any], passkey: Passkey) -> int:
    """The authenticator's new counter. One that did not grow is refused: the key may have been copied."""
    try:
        verified = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.counter,
        )
    except Exception as error:
        raise Refused(ServerCode.WRONG_PASSKEY) from error
    return verified.new_sign_count

"""Passkeys on the page, with Chromium's virtual authenticator: claim, another device, loss, recovery."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import Visitors, visiting
from tests.browser.test_people import post
from tests.browser.test_reaching import barriers

PHONE = {"width": 390, "height": 800}
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """A device's authenticator; passkeys are carried over as a synchronizing account does."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._id = {"authenticatorId": made["authenticatorId"]}

    def passkeys(self) -> list[Any]:
        found: list[Any] = self._session.send("WebAuthn.getCredentials", self._id)["credentials"]
        return found

    def take_over(self, other: Authenticator) -> None:
        for credential in other.passkeys():
            self._session.send("WebAuthn.addCredential", {**self._id, "credential": credential})


def at_me(visit: Visitors, **settings: Any) -> Page:
    page = visit(**settings)
    page.goto(f"{visit.address}#/me")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    return page


@pytest.fixture
def at_localhost(browser: Browser, address: str) -> Any:
    """A name: browsers have no passkeys for a numeric address."""
    with visiting(browser, address.replace("127.0.0.1", "localhost")) as visitors:
        yield visitors


def test_claim_second_device_lost_device_recovery(at_localhost: Visitors, axe: str, tmp_path: Path) -> None:
    visit = at_localhost
    laptop = visit()
    own = Authenticator(laptop)
    assert post(laptop, "api/me", {"name": "Anna"}) == 201
    laptop.goto(f"{visit.address}#/me")
    laptop.get_by_role("button", name="Add a passkey").click()
    expect(laptop.get_by_text("Passkey added.")).to_be_visible()
    assert len(own.passkeys()) == 1
    laptop.get_by_role("button", name="Add a passkey").click()
    expect(laptop.get_by_role("alert")).to_have_text("This device already has a passkey for you.")
    laptop.get_by_role("button", name="Rename").click()
    laptop.get_by_label("Name of the passkey").fill("Blue key")
    named = laptop.get_by_label("Name of the passkey")
    laptop.get_by_role("listitem").filter(has=named).get_by_role("button").click()
    expect(laptop.get_by_text("Blue key")).to_be_visible()

    phone = at_me(visit, **PHONE)
    theirs = Authenticator(phone)
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("alert")).to_have_text("No passkey was used.")
    theirs.take_over(own)
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_label("Your name")).to_have_value("Anna")
    devices = phone.locator("li", has_text="Chrome on Linux")
    expect(devices).to_have_count(2)
    for language in ("en", "de", "fr"):
        phone.evaluate("language => localStorage.setItem('mandate.language', language)", language)
        phone.reload()
        expect(devices.first).to_be_visible() if language == "en" else phone.wait_for_selector("li .button")
        if language == "de":  # the longest words
            assert barriers(phone, axe) == []
        width = phone.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], language
    phone.evaluate("localStorage.setItem('mandate.language', 'en')")
    phone.reload()

    # the laptop is lost: a code for the next device, and the laptop is signed out
    phone.get_by_role("button", name="Create a code").click()
    code = phone.locator(".code").inner_text().removeprefix("Your code: ")
    phone.get_by_role("button", name="Remove Blue key").click()
    expect(phone.get_by_text("Removed.")).to_be_visible()
    phone.get_by_role("button", name="Sign out everywhere else").click()
    expect(devices).to_have_count(1)
    laptop.reload()
    expect(laptop.get_by_text("This server does not know you yet.")).to_be_visible()
    laptop.get_by_role("button", name="Sign in with a passkey").click()
    expect(laptop.get_by_role("alert")).to_contain_text("This passkey was not accepted.")
    phone.get_by_role("button", name="Remove the code").click()
    expect(phone.get_by_role("alert")).to_contain_text("could not sign in")
    expect(phone.get_by_role("button", name="Remove it anyway")).to_be_visible()
    laptop.get_by_label("I have a code").fill(code)
    laptop.get_by_role("button", name="Use this code").click()
    expect(laptop.get_by_label("Your name")).to_have_value("Anna")

    with laptop.expect_download() as started:
        laptop.get_by_role("button", name="Download my data").click()
    file = tmp_path / "mandate-me.json"
    started.value.save_as(file)
    found = json.loads(file.read_text("utf-8"))
    assert (found["name"], "mandate.settings" in found["settings"]) == ("Anna", True)
    laptop.get_by_role("button", name="Take a break").click()
    laptop.get_by_role("button", name="Yes").click()
    expect(laptop.get_by_text("You are signed out everywhere.")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("This server does not know you yet.")).to_be_visible()

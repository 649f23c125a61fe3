"""Notifications of one's turn: the switch, and what the service worker does with a message.

No push service can be reached from a test: what the browser would be given by one is given here, and messages
are handed to the service worker by the browser's own tools.
"""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
from playwright.sync_api import Page, WebSocket, Worker, expect

from tests.browser.conftest import WAIT, Visitors
from tests.browser.hands import MY_TURN, pause_time
from tests.browser.test_offline import wait_until_kept
from tests.browser.test_reaching import barriers
from tests.browser.test_tables import open_table

SUBSCRIBED = """(() => {
    const keys = {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const endpoint = "ENDPOINT";
    let given = null;
    PushManager.prototype.subscribe = async options => given = {
        endpoint,
        options: { applicationServerKey: options.applicationServerKey.buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => { given = null; return true; },
    };
    PushManager.prototype.getSubscription = async () => given;
})()"""
DENIED = """(() => {
    self.asked = 0;
    Notification.requestPermission = async () => {
        self.asked += 1;
        Object.defineProperty(Notification, "permission", { value: "denied" });
        return "denied";
    };
})()"""
CHANGED = """endpoint => {
    const event = new ExtendableEvent("pushsubscriptionchange");
    self.dispatchEvent(Object.assign(event, { oldSubscription: { endpoint } }));
}"""
KNOWN = "https://fcm.googleapis.com/fcm/send/example"
SOCKETS: list[WebSocket] = []  # in the order in which they were opened
SWITCH = {
    "en": "Notify me when it is my turn",
    "de": "Benachrichtige mich, wenn ich am Zug bin",
    "fr": "Me prévenir quand c’est à moi",
}
REFUSED = {"en": "are blocked", "de": "blockiert", "fr": "bloquées"}


def slow_table(
    visit: Visitors, *, endpoint: str = KNOWN, allowed: bool = True, **settings: Any
) -> tuple[Page, str]:
    """A table with days for each turn, as its opener sees it before the game; and its link."""
    page = visit(**settings)
    page.on("websocket", lambda socket: SOCKETS.append(socket))
    if allowed:
        page.context.grant_permissions(["notifications"])
    else:
        page.context.add_init_script(DENIED)
    page.context.add_init_script(SUBSCRIBED.replace("ENDPOINT", endpoint))
    page.reload()
    wait_until_kept(page)
    page.locator("input[name=with][value=friends]").check()
    page.locator("input[autocomplete=nickname]").fill("Anna")
    page.locator("select[name=first]").select_option(index=1)
    page.locator("select[name=clock]").select_option("days")
    page.locator("form .main.big").click()
    link = page.locator(".waiting input[readonly]").input_value()
    sit_down(visit.address, link)
    page.wait_for_selector(MY_TURN)
    return page, link


def sit_down(address: str, link: str) -> None:
    """Ben takes the free seat, without a page."""
    table, key = link.split("/invite/")[1].split("/")[:2]
    with httpx.Client(base_url=address, timeout=WAIT / 1000) as ben:
        token = ben.post("/api/me", json={"name": "Ben", "program": True}).json()["token"]
        ben.headers["Authorization"] = f"Bearer {token}"
        ben.post(f"/api/tables/{table}/commands?link={key}", json={"do": "sit"}).raise_for_status()


def test_the_switch_asks_subscribes_and_can_be_turned_off(visit: Visitors, axe: str) -> None:
    page, _ = slow_table(visit)
    switch = page.get_by_role("switch", name=SWITCH["en"])
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    with page.expect_response("**/api/me/push") as answered:
        switch.click()
    assert answered.value.status == 204
    sent = json.loads(answered.value.request.post_data or "")
    assert sent["endpoint"] == KNOWN
    expect(switch).to_be_checked()
    expect(page.locator("#push-state")).to_contain_text("This browser notifies you")
    assert barriers(page, axe) == []
    with page.expect_response("**/api/me/push/forget") as answered:
        switch.click()
    assert answered.value.status == 204
    expect(switch).not_to_be_checked()
    page.goto(f"{visit.address}#/me")
    expect(page.get_by_role("switch", name=SWITCH["en"])).to_be_enabled()
    fast = open_table(
        page, visit.address, game="qin", seats=[{"kind": "me"}, {"kind": "bot", "name": "random"}]
    )
    page.goto(f"{visit.address}#/table/{fast['id']}")
    page.wait_for_selector(".desk")
    expect(page.get_by_role("switch", name=SWITCH["en"])).to_have_count(0)


def test_no_one_is_asked_before_the_click_and_a_no_is_shown_in_every_language(visit: Visitors) -> None:
    page, _ = slow_table(visit, allowed=False)
    switch = page.get_by_role("switch", name=SWITCH["en"])
    expect(switch).to_be_enabled()
    assert page.evaluate("asked") == 0
    switch.click()
    expect(page.locator("#push-state")).to_contain_text(REFUSED["en"])
    assert page.evaluate("asked") == 1
    page.locator("header button[aria-controls=settings]").click()
    for language in ("de", "fr"):
        page.locator("#settings select").first.select_option(language)
        expect(page.get_by_role("switch", name=SWITCH[language])).to_be_disabled()
        expect(page.locator("#push-state")).to_contain_text(REFUSED[language])


def test_what_the_server_refuses_leaves_it_off(visit: Visitors) -> None:
    page, _ = slow_table(visit, endpoint="https://example.org/")
    switch = page.get_by_role("switch", name=SWITCH["en"])
    switch.click()
    expect(page.get_by_role("alert")).to_contain_text("push services of known browsers")
    expect(switch).not_to_be_checked()
    expect(switch).to_be_enabled()


def test_a_page_in_the_background_hangs_up_so_that_its_owner_is_called(visit: Visitors) -> None:
    page, _ = slow_table(visit)
    socket = SOCKETS[-1]
    hide = (
        "hidden => Object.defineProperty(document, 'visibilityState', { value: hidden, configurable: true })"
    )
    changed = "document.dispatchEvent(new Event('visibilitychange'))"
    pause_time(page)
    page.evaluate(hide, "hidden")
    page.evaluate(changed)
    page.clock.run_for(40_000)
    assert not socket.is_closed()  # no one would call: the title in the list of tabs must do
    page.evaluate(hide, "visible")
    page.get_by_role("switch", name=SWITCH["en"]).click()
    expect(page.get_by_role("switch", name=SWITCH["en"])).to_be_checked()
    page.evaluate(hide, "hidden")
    page.evaluate(changed)
    page.clock.run_for(29_000)
    assert not socket.is_closed()
    with socket.expect_event("close"):
        page.clock.run_for(2_000)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    with page.expect_websocket():
        page.evaluate(hide, "visible")
        page.evaluate(changed)
    expect(page.locator("h1")).to_have_text("Your turn")


def test_a_message_is_shown_and_a_click_leads_to_its_table(visit: Visitors) -> None:
    page, link = slow_table(visit)
    table = link.split("/invite/")[1].split("/")[0]
    call = {"table": table, "title": "It is your turn", "body": "Qin, with Ben"}
    (worker,) = page.context.service_workers
    stub_windows(worker)
    notice = {"title": "It is your turn", "body": "Qin, with Ben", "tag": table}
    deliver(page, worker, json.dumps(call), notice)
    deliver(
        page, worker, json.dumps({**call, "body": "once more"}), {**notice, "body": "once more"}
    )  # in its place
    click(worker)
    wait_for_windows(worker, ["focus"])  # it is open already
    wait_for_notices(page, [])

    page.goto(f"{visit.address}#/rules")
    deliver(page, worker, json.dumps(call), notice)
    click(worker)
    wait_for_windows(worker, ["focus", f"{visit.address}#/table/{table}"])
    wait_for_notices(page, [])

    deliver(page, worker, "garbage", {"title": "Mandate", "body": "", "tag": ""})


def test_a_subscription_that_the_browser_changes_is_renewed_without_a_page(visit: Visitors) -> None:
    page, _ = slow_table(visit)
    with page.expect_response("**/api/me/push"):
        page.get_by_role("switch", name=SWITCH["en"]).click()
    (worker,) = page.context.service_workers
    worker.evaluate(SUBSCRIBED.replace("ENDPOINT", f"{KNOWN}-again"))
    page.goto("about:blank")
    with page.context.expect_event(
        "response", lambda answer: answer.url.endswith("/api/me/push")
    ) as answered:
        worker.evaluate(CHANGED, KNOWN)
    answer = answered.value
    assert answer.status == 204
    assert answer.request.service_worker == worker
    sent = json.loads(answer.request.post_data or "")
    assert (sent["endpoint"], sent["instead"]) == (f"{KNOWN}-again", KNOWN)


def wait_for_notices(page: Page, expected: list[dict[str, str]]) -> None:
    """Until exactly these notifications are shown."""
    found, end = None, time.monotonic() + WAIT / 1000
    while found != expected and time.monotonic() < end:
        found = page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(({ title, body, tag }) => ({ title, body, tag }))"""
        )
    assert found == expected


def deliver(page: Page, worker: Worker, text: str, shown: dict[str, str]) -> None:
    """A message comes for the service worker, as the browser brings it, and this notification is shown.

    No one may ask for the notifications meanwhile: the browser would forget the one that it is about to show.
    """
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    end = time.monotonic() + WAIT / 1000
    while not registrations:
        assert time.monotonic() < end, "no service worker is registered"
        page.wait_for_timeout(20)
    origin = page.url.split("/#")[0].rstrip("/")
    message = {"origin": origin, "registrationId": registrations[0], "data": text}
    before = worker.evaluate("self.shown")
    devtools.send("ServiceWorker.deliverPushMessage", message)
    while worker.evaluate("self.shown") == before:
        assert time.monotonic() < end, "no notification was shown"
        page.wait_for_timeout(20)
    devtools.detach()
    wait_for_notices(page, [shown])


def stub_windows(worker: Worker) -> None:
    """Only a person's click may open windows; here it is written down which ones it would open.

    The notifications that were shown are counted. However slow this machine is, an open page is given the
    time to say what it shows.
    """
    worker.evaluate(
        """patience => {
            self.windows = [];
            self.shown = 0;
            const { showNotification } = ServiceWorkerRegistration.prototype;
            ServiceWorkerRegistration.prototype.showNotification = async function (...args) {
                await showNotification.apply(this, args);
                self.shown += 1;
            };
            const later = self.setTimeout;
            self.setTimeout = done => later(done, patience);
            WindowClient.prototype.focus = async () => void self.windows.push("focus");
            Clients.prototype.openWindow = async url => void self.windows.push(url);
        }""",
        WAIT,
    )


def click(worker: Worker) -> None:
    worker.evaluate(
        """async () => {
            const [notification] = await self.registration.getNotifications();
            self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }"""
    )


def wait_for_windows(worker: Worker, expected: list[str]) -> None:
    """Until exactly these windows were called for."""
    found, end = None, time.monotonic() + WAIT / 1000
    while found != expected and time.monotonic() < end:
        found = worker.evaluate("self.windows")
    assert found == expected

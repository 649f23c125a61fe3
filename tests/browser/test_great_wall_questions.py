"""Every kind of question of The Great Wall is answered in its scene: lit things, menu, fixed buttons."""

from __future__ import annotations

from tests.browser.conftest import Visitors
from tests.browser.staged import of_every_kind, stage

# By token how many clicks it takes without Confirm: the things it is about, and then its words.
REACH = """async (update) => {
    await staged.show(update);
    const { view, question } = update.sights[0];
    const all = (found) => [...document.querySelectorAll(found)];
    const click = async (at) => {
        at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
        await staged.rest();
    };
    const tenths = [0.5, 0.3, 0.7, 0.1, 0.9];
    const inReach = (thing) => { // of a pointer
        const { left, top, width, height } = thing.getBoundingClientRect();
        const hit = (across, down) => document.elementFromPoint(left + across * width, top + down * height);
        return tenths.some((down) => tenths.some((across) => thing.contains(hit(across, down))));
    };
    const press = async (name) => {
        const [kind, ...id] = name.split(":");
        const place = `[data-thing="${kind === "overseer" ? "location" : kind}:${id.join(":")}"]`;
        const found = all(`:is([data-lamp="${name}"], ${place}, ${place} .face):is(.lit, .chosen)`)[0];
        if (found && !inReach(found)) return false;
        if (found && found.getAttribute("aria-pressed") !== "true") await click(found);
        return found !== undefined;
    };
    const listed = () => all(".question input[name=option]").map(({ value }) => value);
    const chosen = () => document.querySelector(".question input[name=option]:checked")?.value;
    const loose = view.decision.options.filter((_, i) => !question.choices[i].targets?.length);
    const named = question.choices.map(({ targets = [] }) => targets.map(({ id }) => id));
    const differing = (orders) => new Set(orders.map((ids) => ids.join())).size;
    const inOrder = named.length > 1 && differing(named) === named.length
        && differing(named.map((ids) => ids.toSorted())) === 1; // else from where to where
    const reach = async (token, { targets = [] }) => {
        if (chosen() === token) return 0; // the usual answer only waits to be confirmed
        const things = targets.map(({ kind, id }) => `${kind}:${id}`);
        if (!inOrder) things.reverse();
        let clicks = 0;
        for (const thing of things) {
            if (!(await press(thing))) return `nothing lit in reach: ${thing}`;
            clicks += 1;
            if (chosen() === token) return clicks;
        }
        const menu = all(".ribbon .menu .answer"), buttons = all(".ribbon .buttons .answer");
        const words = menu.length ? menu[(things.length ? listed() : loose).indexOf(token)]
            : things.length ? undefined : buttons[loose.indexOf(token)];
        if (!words) return "no words";
        await click(words);
        return chosen() === token ? clicks + 1 : `means ${chosen()}`;
    };
    const clicks = {};
    for (const [i, token] of view.decision.options.entries()) {
        clicks[token] = await reach(token, question.choices[i]);
        const again = document.querySelector(".ribbon .again");
        if (again) await click(again);
    }
    return clicks;
}"""


def test_every_answer_to_every_kind_of_question_is_reached_in_the_scene(visit: Visitors) -> None:
    positions = of_every_kind()
    page = visit(1280, 800, list=False)
    stage(page, visit.address, positions[0])
    missing: dict[str, dict[str, str]] = {}
    for position in positions:
        clicks = page.evaluate(REACH, position.update)
        if left := {token: why for token, why in clicks.items() if isinstance(why, str)}:
            missing[f"{position.kind} ({position.mode})"] = left
    assert missing == {}

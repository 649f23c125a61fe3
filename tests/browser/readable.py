"""Whether the scene of The Great Wall can be read: scripts that look at the page, state by state."""

from tests.browser.test_long_names import STICKS_OUT

MOST_NODES = 1500

# Words that are too small, cut off, or over others. Cards in a fan and Hordes that lean may overlap.
UNREADABLE = """() => {
    const FRAMES = ".face, .mat, .plaque, .location, .under";
    const words = [];
    const walk = document.createTreeWalker(document.querySelector(".tabletop"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode, box = node.parentElement;
        const apart = ".spoken, .said, [hidden], title, .fan, .qin, style";
        if (!node.data.trim() || box.closest(apart)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) // one for each line
            if (rect.width && rect.height) words.push({ text: node.data.trim(), box, rect });
    }
    const size = ({ box }) => parseFloat(getComputedStyle(box).fontSize) * scale(box);
    const scale = (box) => Number(getComputedStyle(box.closest(".stage") ?? box).scale.split(" ")[0]) || 1;
    const wrong = words.filter((word) => size(word) < 11.9).map(({ text }) => `small: ${text}`);
    for (const { text, box, rect } of words) {
        for (let frame = box; frame && !frame.matches(".stage, .tabletop"); frame = frame.parentElement) {
            if (!frame.matches(FRAMES) && getComputedStyle(frame).overflow === "visible") continue;
            if (frame.closest("svg") && !frame.matches("svg")) continue;
            const { left, right, top, bottom } = frame.getBoundingClientRect();
            const beside = rect.left < left - 2 || rect.right > right + 2;
            // a line is higher than its letters
            const beyond = rect.top < top - 5 || rect.bottom > bottom + 5;
            if (beside || (beyond && !frame.matches(FRAMES))) {
                wrong.push(`cut: ${text}`);
                break;
            }
        }
    }
    words.forEach((one, i) => words.slice(i + 1).forEach((other) => {
        const x = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const y = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (x <= 2 || y <= 5) return;
        if (!one.box.closest(".choosing") !== !other.box.closest(".choosing")) return; // cards over the city
        const card = one.box.closest(".choosing .face");
        if (card && card === other.box.closest(".face")) return; // words of one sentence
        if (one.box.closest("[data-horde]") || other.box.closest("[data-horde], .claimed")) return;
        wrong.push(`over each other: ${one.text} / ${other.text}`);
    }));
    return wrong;
}"""
NODES = """() => document.querySelectorAll(".tabletop svg, .tabletop svg *").length
    - document.querySelectorAll(".symbols *").length"""

# By state what is wrong with it: the page scrolls, words cannot be read, too much is drawn.
WRONG = f"""async (updates) => {{
    const found = [];
    for (const [mode, kind, update] of updates) {{
        await staged.show(update);
        const beyond = document.documentElement.scrollHeight - innerHeight;
        const nodes = ({NODES})();
        const wrong = ({UNREADABLE})();
        const right = (thing) => thing.getBoundingClientRect().right;
        const sky = document.querySelector(".tabletop.wide .sky");
        if (right(sky.lastElementChild) > right(sky) + 1) wrong.push("the sky is too narrow");
        if (beyond > 0) wrong.push(`scrolls by ${{beyond}}`);
        if (nodes > {MOST_NODES}) wrong.push(`${{nodes}} nodes`);
        if (wrong.length) found.push([mode, kind, ...wrong]);
    }}
    return found;
}}"""
TOO_WIDE = f"""async (updates) => {{
    const found = [];
    for (const [mode, kind, update] of updates) {{
        await staged.show(update);
        const wrong = ({STICKS_OUT})();
        if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page");
        if (wrong.length) found.push([mode, kind, ...wrong]);
    }}
    return found;
}}"""

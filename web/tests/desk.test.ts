import { beforeEach, describe, expect, it, vi } from "vitest";
import { spaceOf } from "../src/games/qin/data/space";
import { placementOf } from "../src/games/qin/data/token";
import type { QinView } from "../src/games/qin/data/view";
import { Desk, type Forecast } from "../src/games/qin/table/desk.svelte";
import { pressKey } from "../src/games/qin/table/keys";
import type { Refusal } from "../src/wire/messages";

function refused(code: string, sentence: string, clause: string | null): Refusal {
  return { is: "refused", ref: null, code, sentence, clause };
}

const FITS: Forecast = { events: [], refusal: null };
const REFUSED: Forecast = {
  events: null,
  refusal: refused("qin-on-village", "No. [qin.place.grass]", "qin.place.grass"),
};

function view(number: number, options: string[], hand: QinView["hand"] = ["RY", "BB"]): QinView {
  return {
    seat: 0,
    decision: { number, kind: "place", options },
    options: { board: { name: "small", rows: [".....", ".....", "....."] } },
    hand,
    supply: [24, 24],
  } as unknown as QinView;
}

describe("the desk", () => {
  const preview = vi.fn<(token: string) => Promise<Forecast>>();
  const choose = vi.fn<(token: string) => void>();
  let confirms = true;
  let desk: Desk;

  beforeEach(() => {
    vi.useFakeTimers();
    preview.mockReset().mockImplementation((token) => Promise.resolve(token === "RY:a1b1" ? FITS : REFUSED));
    choose.mockReset();
    confirms = true;
    desk = new Desk({ preview, choose }, () => confirms);
    desk.show(view(1, ["RY:a1b1", "RY:c3c2"]), 1);
  });

  it("asks the server about a spot once the tile rests there, and only once", async () => {
    desk.hover(spaceOf("c1"));
    desk.hover(spaceOf("a1"));
    await vi.advanceTimersByTimeAsync(200);
    expect(preview.mock.calls).toEqual([["RY:a1b1"]]);
    expect(desk.forecast).toBe(FITS);
    desk.hover(null);
    desk.hover(spaceOf("a1"));
    await vi.advanceTimersByTimeAsync(200);
    expect(preview).toHaveBeenCalledTimes(1);
    expect(desk.forecast).toBe(FITS);
  });

  it("shows no answer that came too late for its spot", async () => {
    desk.hover(spaceOf("c1"));
    await vi.advanceTimersByTimeAsync(89);
    desk.hover(spaceOf("a1"));
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.forecast).toBe(FITS);
  });

  it("asks again about a spot for which there was no answer", async () => {
    preview.mockResolvedValueOnce({ events: null, refusal: refused("offline", "", null) });
    desk.hover(spaceOf("a1"));
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.forecast?.refusal?.code).toBe("offline");
    desk.hover(spaceOf("c1"));
    desk.hover(spaceOf("a1"));
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.forecast).toBe(FITS);
  });

  it("does not take an answer to an old question for one to the new", async () => {
    let answer: (forecast: Forecast) => void = () => undefined;
    preview.mockReturnValueOnce(new Promise((done) => (answer = done)));
    desk.hover(spaceOf("a1"));
    await vi.advanceTimersByTimeAsync(200);
    desk.show(view(2, ["RY:a1b1"]), 2);
    desk.hover(spaceOf("a1"));
    answer(REFUSED);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.forecast).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.forecast).toBe(FITS);
  });

  it("forgets its forecasts when a new question comes", async () => {
    desk.hover(spaceOf("a1"));
    await vi.advanceTimersByTimeAsync(200);
    desk.show(view(2, ["RY:a1b1"]), 2);
    expect([desk.at, desk.forecast, desk.laid]).toEqual([null, null, false]);
    desk.hover(spaceOf("a1"));
    await vi.advanceTimersByTimeAsync(200);
    expect(preview).toHaveBeenCalledTimes(2);
  });

  it("keeps the tile where it is when the same question comes again", () => {
    desk.putDown(spaceOf("a1"));
    desk.show(view(1, ["RY:a1b1", "RY:c3c2"]), 1);
    expect([desk.laid, desk.token]).toEqual([true, "RY:a1b1"]);
  });

  it("sends a placement once, with the pile that was chosen", () => {
    desk.putDown(spaceOf("a1"));
    expect(choose).not.toHaveBeenCalled();
    desk.pile = 3;
    desk.confirm();
    desk.confirm();
    expect(choose.mock.calls).toEqual([["RY:a1b1/3"]]);
    expect(desk.active).toBe(false);
  });

  it("sends at once where nothing is to be confirmed, but never what does not fit", () => {
    confirms = false;
    desk.putDown(spaceOf("d2"));
    expect(choose).not.toHaveBeenCalled();
    expect(desk.laid).toBe(true);
    desk.putDown(spaceOf("b1"));
    expect(choose.mock.calls).toEqual([["RY:a1b1"]]);
  });

  it("does not confirm what is not offered", () => {
    desk.putDown(spaceOf("d2"));
    desk.confirm();
    expect(choose).not.toHaveBeenCalled();
  });

  it("takes a placement again when one was made and taken back before we heard of either", () => {
    desk.putDown(spaceOf("a1"));
    desk.confirm();
    expect(desk.active).toBe(false);
    desk.show(view(1, ["RY:a1b1", "RY:c3c2"]), 2); // the same decision, asked once more
    expect([desk.active, desk.laid]).toEqual([true, false]);
  });

  it("keeps in sight what is on its way, until there is an answer", () => {
    const placement = placementOf("RY:a1b1");
    desk.putDown(spaceOf("a1"));
    expect(desk.underway).toBeNull();
    desk.confirm();
    expect(desk.underway).toEqual(placement);
    for (const key of ["Escape", "2", "r"]) pressKey(desk, { key } as KeyboardEvent);
    desk.show(view(1, ["RY:a1b1", "RY:c3c2"]), 1); // a person has come or gone meanwhile
    expect([desk.sent, desk.underway]).toEqual([true, placement]);
    desk.refused(refused("offline", "", null));
    expect([desk.underway, desk.laid, desk.token]).toEqual([null, true, "RY:a1b1"]);
    desk.confirm();
    desk.show(view(2, ["BB:c3c2"]), 2);
    expect([desk.sent, desk.underway]).toEqual([false, null]);
  });

  it("has the tile in hand again when the server refuses", () => {
    desk.putDown(spaceOf("a1"));
    desk.confirm();
    desk.refused(REFUSED.refusal!);
    expect([desk.active, desk.forecast?.refusal?.code]).toEqual([true, "qin-on-village"]);
  });

  it("turns a tile that lies to the next way that fits, and a held one simply on", () => {
    desk.show(view(2, ["RY:c3c2", "RY:c3b3"]), 2);
    desk.putDown(spaceOf("c3"));
    const first = desk.token;
    desk.putDown(spaceOf("c3"));
    expect(new Set([first, desk.token])).toEqual(new Set(["RY:c3c2", "RY:c3b3"]));
    desk.lift();
    desk.hover(spaceOf("b2"));
    const before = desk.turn;
    desk.rotate();
    expect(desk.turn).toBe((before + 1) % 4);
  });

  it("moves with the arrow keys from the middle, and stays on the board", () => {
    desk.step(0);
    expect(desk.at).toEqual({ column: 2, row: 1 });
    for (let i = 0; i < 9; i += 1) desk.step(0);
    expect(desk.token).toBe("RY:d2e2");
  });

  it("rests until the next question, even if that has the same number", () => {
    desk.putDown(spaceOf("a1"));
    desk.rest();
    desk.putDown(spaceOf("a1"));
    expect([desk.active, desk.laid, desk.at]).toEqual([false, false, null]);
    desk.begin(view(1, ["RY:a1b1"]));
    expect(desk.active).toBe(true);
  });

  it("does nothing while there is no question", () => {
    desk.show({ ...view(1, []), decision: null }, null);
    desk.hover(spaceOf("a1"));
    desk.putDown(spaceOf("a1"));
    desk.confirm();
    expect([desk.hold, desk.laid, choose.mock.calls.length]).toEqual([null, false, 0]);
  });

  it("goes from one spot that fits to the next by a key, and Enter places it there", () => {
    const press = (key: string) => pressKey(desk, { key } as KeyboardEvent);
    expect(press("n")).toBe(true);
    expect(desk.token).toBe("RY:a1b1");
    expect(desk.fits).toBe(true);
    press("n");
    expect(desk.token).toBe("RY:c3c2");
    press("p");
    expect(desk.token).toBe("RY:a1b1");
    expect(desk.laid).toBe(false);
    press("Enter");
    expect(desk.laid).toBe(true);
    press("Enter");
    expect(choose).toHaveBeenCalledWith("RY:a1b1");
  });
});

/** The maps of generated boards, as the rules draw them. */

import { checkOptions } from "../../wire/study";
import { boardOf } from "./boards";
import type { BoardMap } from "./data/view";

const drawn = new Map<string, Promise<BoardMap | null>>();

/** The map of a name, as the rules draw it; null where nothing answers. */
export function drawnMap(board: string): Promise<BoardMap | null> {
  let map = drawn.get(board);
  if (!map) {
    map = checkOptions("qin", { board })
      .then((options) => boardOf(options as Record<string, unknown>))
      .catch(() => (drawn.delete(board), null));
    drawn.set(board, map);
  }
  return map;
}

/** The puzzles of Qin that come with the package. */

import list from "../../../../../src/mandate/games/qin/study/puzzles.json";
import { Collection } from "../../../puzzles/puzzles";

export const PUZZLES = new Collection(list, "puzzles");

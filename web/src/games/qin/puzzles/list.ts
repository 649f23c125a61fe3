/** The puzzles of Qin that come with the package. */

import list from "../../../../../src/mandate/arena/puzzles/qin.json";
import { Collection } from "../../../puzzles/puzzles";

export const PUZZLES = new Collection(list, "puzzles");

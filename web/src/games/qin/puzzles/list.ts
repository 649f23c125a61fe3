/** The puzzles of Qin that come with the package. */

import anchors from "../../../../../src/mandate/games/qin/players/anchors.json";
import list from "../../../../../src/mandate/games/qin/study/puzzles.json";
import { Collection } from "../../../puzzles/puzzles";

const { apprentice, settler, raider, magistrate, chancellor } = anchors.two.levels;

/** The fourth that tried them is the search with 400 simulations; the magistrate is the same with 500. */
const LEVELS = [apprentice, settler, raider, magistrate, chancellor];

export const PUZZLES = new Collection(list, "puzzles", LEVELS, (choice) => choice.split("/")[0]!);

/** A game for boardgame.io whose state is about as large as a view of Qin, and of the same parts: the map, what lies
 * on it, villages, hands, piles, but no history: each side tells a choice once. Its rules are far simpler, and it lists no legal choices.
 */
const SIDE = 13;
const SPACES = SIDE * SIDE;
const CHOICES = 60; // a game of Qin has about so many
const TILES = ["RR", "YY", "BB", "RY", "RB", "YB"];

/** Any free pair of neighbours is a legal choice; the player draws a tile for the one placed. */
function place({ G, playerID, events }, space, tile) {
  if (G.cells[space] !== null || G.cells[space + 1] !== null || !G.hands[playerID].includes(tile)) return "INVALID_MOVE";
  G.cells[space] = { colour: tile[0], owner: playerID };
  G.cells[space + 1] = { colour: tile[1], owner: playerID };
  G.hands[playerID].splice(G.hands[playerID].indexOf(tile), 1, G.pile.pop());
  G.supply[playerID] -= 1;
  G.latest = [[playerID, `${tile}:${space}`]];
  G.made += 1;
  if (G.made >= CHOICES) events.endGame({ winner: playerID });
}

exports.Table = {
  name: "table",
  setup: () => ({
    cells: Array(SPACES).fill(null),
    hands: { 0: ["RR", "YB", "RY"], 1: ["YY", "RB", "BB"] },
    pile: Array.from({ length: CHOICES + 6 }, (_, at) => TILES[at % TILES.length]),
    supply: [24, 24],
    map: Array(SIDE).fill(".".repeat(SIDE)),
    villages: Array.from({ length: 8 }, (_, at) => ({ cells: [`b${at + 1}`, `c${at + 1}`], owner: null })),
    options: { players: 2, first: 0, fair_start: false, board: { name: "table", height: SIDE, width: SIDE } },
    latest: [],
    made: 0,
  }),
  playerView: ({ G, playerID }) => ({ ...G, pile: G.pile.length, hands: { [playerID]: G.hands[playerID] } }),
  moves: { place: { move: place, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
};

/** The first legal choice. */
exports.choose = (G, playerID) => {
  const space = G.cells.findIndex((cell, at) => at % SIDE < SIDE - 1 && cell === null && G.cells[at + 1] === null);
  return [space, G.hands[playerID][0]];
};

/** A game for boardgame.io whose state is about as large as that of Qin: a board, hands, piles, a history. */
const SPACES = 169;
const CHOICES = 60; // a game of Qin has about so many
const TILES = ["RR", "YY", "BB", "RY", "RB", "YB"];

/** Any free pair of neighbours is a legal choice; the player draws a tile for the one placed. */
function place({ G, playerID, events }, space, tile) {
  if (G.cells[space] !== null || G.cells[space + 1] !== null || !G.hands[playerID].includes(tile)) return "INVALID_MOVE";
  G.cells[space] = { colour: tile[0], owner: playerID };
  G.cells[space + 1] = { colour: tile[1], owner: playerID };
  G.hands[playerID].splice(G.hands[playerID].indexOf(tile), 1, G.pile.pop());
  G.history.push([playerID, `${tile}:${space}`]);
  if (G.history.length >= CHOICES) events.endGame({ winner: playerID });
}

exports.Table = {
  name: "table",
  setup: () => ({
    cells: Array(SPACES).fill(null),
    hands: { 0: ["RR", "YB", "RY"], 1: ["YY", "RB", "BB"] },
    pile: Array.from({ length: CHOICES + 6 }, (_, at) => TILES[at % TILES.length]),
    history: [],
  }),
  playerView: ({ G, playerID }) => ({ ...G, pile: G.pile.length, hands: { [playerID]: G.hands[playerID] } }),
  moves: { place: { move: place, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
};

/** The first legal choice. */
exports.choose = (G, playerID) => {
  const space = G.cells.findIndex((cell, at) => at % 13 < 12 && cell === null && G.cells[at + 1] === null);
  return [space, G.hands[playerID][0]];
};

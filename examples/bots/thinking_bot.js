// A player of Qin that looks at the board, for Node.js: mandate arena qin "bot:node thinking_bot.js" random
"use strict";
const readline = require("node:readline");

const spaceAt = (column, row) => String.fromCharCode(97 + column) + (row + 1);

/** The spaces that share an edge with this one; those beyond the board are no matter. */
function neighbours(space) {
  const column = space.charCodeAt(0) - 97;
  const row = Number(space.slice(1)) - 1;
  return [spaceAt(column - 1, row), spaceAt(column + 1, row), spaceAt(column, row - 1), spaceAt(column, row + 1)];
}

/** What a colour on these spaces brings, by the provinces that it touches: about a pagoda is 1. */
function worth(view, colour, spaces) {
  const around = spaces.flatMap(neighbours);
  const touched = view.provinces.filter(
    (province) => province.colour === colour && province.cells.some((cell) => around.includes(cell)),
  );
  const mine = (thing) => thing.owner === view.seat;
  const villages = view.villages.filter((village) => village.cells.some((cell) => around.includes(cell)));
  const village = villages.some((each) => !mine(each)) ? 0.5 : 0;
  if (touched.length === 0) return spaces.length === 2 ? 1 + village : 0; // two of a colour: a new province
  if (touched.length > 1) return touched.filter(mine).length > touched.length / 2 ? 0.5 : -0.5;
  const [province] = touched;
  const grown = province.cells.length + spaces.length;
  const becomesMajor = province.cells.length < 5 && grown >= 5 ? 1 : 0;
  return mine(province) ? 0.2 + becomesMajor + village : -0.2 - becomesMajor;
}

/** A token is `RY:g8g9`: the red half on g8, the yellow one on g9. */
function judged(view, token) {
  const [tile, places] = token.split(":");
  const [first, second] = places.match(/[a-z]\d+/g);
  if (tile[0] === tile[1]) return worth(view, tile[0], [first, second]);
  return worth(view, tile[0], [first]) + worth(view, tile[1], [second]);
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", protocol: 2, name: "Thinker in JavaScript" });
  if (message.type !== "ask") return;
  const best = message.legal
    .map((token) => ({ token, value: judged(message.view, token) }))
    .reduce((one, other) => (other.value > one.value ? other : one));
  say({ type: "answer", decision: message.decision, token: best.token });
});

/** boardgame.io's own clients: two at each table, each choosing as soon as it is asked.
 *
 * node load.js PORT API_PORT TABLES: says "seated" once all are connected, waits for a line, plays one game at
 * every table, and tells in one line of JSON the choices, the seconds, the mean bytes of a player's state,
 * and the milliseconds of processor time that this program has used.
 */
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Table, choose } = require("./game.js");

const [port, apiPort, tables] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${apiPort}/games/table/${path}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  return answer.json();
}

let choices = 0;
const sizes = []; // of the states that the players of the first table see

/** Two clients at a table of their own, connected. */
async function sit() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({
      game: Table, matchID, playerID, credentials: playerCredentials, debug: false,
      multiplayer: SocketIO({ server }),
    });
    await new Promise((ready) => {
      client.subscribe((state) => { if (state !== null && state.isConnected) ready(); });
      client.start();
    });
    clients.push(client);
  }
  return clients;
}

/** Each chooses as soon as it hears that it is its turn, until the game is over. */
function play(clients, number) {
  return new Promise((over) => {
    for (const client of clients) {
      let asked = -1;
      const look = (state) => {
        if (number === 0) sizes.push(JSON.stringify(state.G).length);
        if (state.ctx.gameover) return over();
        if (state.ctx.currentPlayer !== client.playerID || state._stateID === asked) return;
        asked = state._stateID;
        if (state._stateID > 0) choices += 1; // the other one's choice has come here
        client.moves.place(...choose(state.G, client.playerID));
      };
      client.subscribe((state) => { if (state !== null) look(state); });
      look(client.getState());
    }
  });
}

async function main() {
  const seated = await Promise.all(Array.from({ length: tables }, sit));
  console.log("seated");
  await new Promise((go) => process.stdin.once("data", go));
  const began = performance.now();
  await Promise.all(seated.map(play));
  const seconds = (performance.now() - began) / 1000;
  const bytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  const { user, system } = process.cpuUsage(); // in microseconds
  console.log(JSON.stringify({ choices, seconds, bytes, own: (user + system) / 1000 }));
  process.exit(0);
}
main();

/** boardgame.io's own clients: two at each table, each choosing as soon as it is asked.
 *
 * node load.js PORT API_PORT TABLES SECONDS: one line of JSON with the choices, the seconds and the
 * bytes of a state at the end.
 */
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Table, choose } = require("./game.js");

const [port, apiPort, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${apiPort}/games/table/${path}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  return answer.json();
}

let choices = 0;
let until = Infinity;

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

/** Each chooses as soon as it hears that it is its turn, until the game or the time is over. */
function play(clients) {
  return new Promise((over) => {
    for (const client of clients) {
      let asked = -1;
      const look = (state) => {
        if (state.ctx.gameover || performance.now() > until) return over();
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
  const began = performance.now();
  until = began + seconds * 1000;
  await Promise.all(seated.map(play));
  const took = (performance.now() - began) / 1000;
  const states = seated.flat().map((client) => JSON.stringify(client.getState().G).length);
  const bytes = Math.round(states.reduce((sum, size) => sum + size, 0) / states.length);
  console.log(JSON.stringify({ choices, seconds: took, bytes }));
  process.exit(0);
}
main();

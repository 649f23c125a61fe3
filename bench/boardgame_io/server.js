/** boardgame.io's own server, as its documentation sets it up, with its default storage in memory. */
const net = require("node:net");
const { Server, Origins } = require("boardgame.io/server");
const { Table } = require("./game.js");

/** The lobby's API has a port of its own: newer releases of koa do not let both share one. */
function freePort() {
  return new Promise((found) => {
    const probe = net.createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

freePort().then(async (apiPort) => {
  const { appServer } = await Server({ games: [Table], origins: [Origins.LOCALHOST] })
    .run({ port: 0, lobbyConfig: { apiPort } });
  console.log(`listening ${appServer.address().port} ${apiPort}`);
});

// A bot for Mandate that plays any legal choice, for Node.js without packages: copy it, and choose better.
//
// mandate arena qin greedy "bot:node examples/bots/random_bot.js"
"use strict";
const readline = require("node:readline");

let state = 0;

/** A number from 0 to 1, the same ones for the same seed (mulberry32). */
function chance() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

/** Your ideas go here. `view` is all that this seat may know, `legal` all that it may choose. */
function choose(view, legal) {
  return legal[Math.floor(chance() * legal.length)];
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    // a game begins
    state = parseInt(message.seed.slice(0, 8), 16);
    say({ type: "ready", protocol: 2, name: "random bot in JavaScript" });
  } else if (message.type === "ask") {
    say({ type: "answer", decision: message.decision, token: choose(message.view, message.legal) });
  }
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { devicePack } from "./device-pack.ts";
import { font } from "./font.ts";
import { licences } from "./licences.ts";
import { neededWords } from "./needed-words.ts";
import { serviceWorker } from "./shell-files.ts";

const SERVER = "http://127.0.0.1:8642";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), neededWords(), font(), licences(), devicePack(), serviceWorker()],
  // Addresses in the built page are relative, so that it can live below any path.
  base: "./",
  build: {
    outDir: "../src/mandate/server/static",
    emptyOutDir: true,
    target: "es2022",
    // A data: address would need a weaker Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // One file for what every game needs and one for each room, not dozens of small ones that lead to each other.
      output: {
        codeSplitting: {
          groups: [
            // The doors' pictures are on the start page, the rooms are not: what both draw with is in the door's file.
            { name: "qin-door", test: /src\/games\/qin\/(door\/|draw\/|data\/space)/, priority: 3 },
            { name: "great-wall-door", test: /src\/games\/great-wall\/door\//, priority: 3 },
            {
              name: "qin",
              test: /src\/games\/qin\/(?!editor\/(?!kept)|learn\/|puzzles\/|position\/|analysis\/)/,
              priority: 2,
            },
            { name: "replay", test: /src\/replay\//, priority: 2 },
            { name: "analysis", test: /src\/analysis\/(?!kept)/, priority: 2 },
            {
              name: (id) => `words-${/\/(en|de|fr)\/[a-z_]+\.ftl/.exec(id)?.[1]}`,
              test: /\/(en|de|fr)\/(?!lesson|moderation|matching|watching|people_pages|cups_pages|botladder|analysis_pages|practice_pages|weekly_pages)[a-z_]+\.ftl/,
              priority: 5,
            },
            { name: "ladder", test: /src\/ladder\/(?!record)/, priority: 2 },
            { name: "plain", test: /src\/plain\/(?!room|Plain|Options|options|Facts)/, priority: 2 },
            // Not what only other pages than the table's need.
            {
              name: "great-wall",
              test: /src\/games\/great-wall\/(?!puzzles\/|analysis\/|after\/|CardsPage|packs\/(?!kept|Notice|printed)|together\/(MarkPanel|QinTurn)|seasons\/(FilmStrip|Chapters|Telling|Heading|signs)|data\/places|learn\/(places|PlaceTip|Overview|FirstYearPage|pictures|Guide|Pointer|first-year))/,
              priority: 2,
            },
            // What a season told, once there was one.
            {
              name: "great-wall-seasons",
              test: /great-wall\/seasons\/(FilmStrip|Chapters|Telling|Heading|signs)/,
              priority: 1,
            },
            { name: "great-wall-after", test: /great-wall\/after\/(?!Afterwards)/, priority: 1 },
            // Profiles and challenges: their pages only.
            {
              name: "people",
              test: /src\/people\/(?!MyRatings|NewRating|RatedTick|ratings|Slot|challenged)|node_modules\/uqr/,
              priority: 1, // below the others: a group takes what its files import, unless one above it has
            },
            { name: "cups", test: /src\/cups\//, priority: 1 },
            { name: "botladder", test: /src\/botladder\//, priority: 1 },
            { name: "watching", test: /src\/watching\//, priority: 1 },
            // What a table needs only where other people sit at it.
            {
              name: "company",
              test: /src\/(table\/(Chat|ChatSign|Gone)|safety\/(PeopleHere|ReportForm|Phrases|Consent))\./,
              priority: 1,
            },
            { name: "puzzles", test: /web\/src\/puzzles\//, priority: 1 },
            { name: "practice", test: /web\/src\/practice\//, priority: 0 },
            {
              name: "mandate",
              test: /src\/(?!main\.ts|pages\/(Me|Rules)Page|cups\/|botladder\/|watching\/|people\/(?!NewRating|RatedTick|ratings|Slot|challenged)|push\/|safety\/(PeopleHere|ReportForm|Phrases|Consent|ModeratePage|ReportPage|ReportLine|DecisionLine|MyBlocks)|words\/search|table\/(Waiting|Terms|Result|Chat|ChatSign|Gone)\.|parts\/SettingsPanel|start\/ClockField|games\/(qin|great-wall)\/|puzzles\/|practice\/|plain\/|replay\/|analysis\/|weekly\/|ladder\/(?!record)|device\/|mandate\/)|node_modules\/(?!uqr)/,
              priority: 4,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // Vitest runs in Node, but the page's state is the browser's.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 }, // only what hangs takes as long
}));

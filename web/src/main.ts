import { mount } from "svelte";
import App from "./App.svelte";
import { followReleases } from "./release.svelte";
import { followAddress } from "./route.svelte";
import { applySettings } from "./settings.svelte";
import "./style.css";
import "./drawing/pigments.css";
import { followLine } from "./wire/line.svelte";
import { atFirst, speak } from "./words/say.svelte";

applySettings();
followAddress();
followLine();
followReleases();
await speak(atFirst());
mount(App, { target: document.getElementById("page")! });

import { mount } from "svelte";
import App from "./App.svelte";
import { followAddress } from "./route.svelte";
import { applySettings } from "./settings.svelte";
import "./style.css";
import { atFirst, speak } from "./words/say.svelte";

applySettings();
followAddress();
await speak(atFirst());
mount(App, { target: document.getElementById("page")! });

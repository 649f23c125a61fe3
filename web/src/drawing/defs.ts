/** Puts what drawings refer to on the page, once, as soon as anything is drawn. */

import { mount } from "svelte";
import Defs from "./Defs.svelte";

mount(Defs, { target: document.body });

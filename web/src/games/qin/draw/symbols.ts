/** Puts the symbols on the page, once, as soon as anything is drawn with them. */

import { mount } from "svelte";
import "../../../drawing/defs";
import Symbols from "./Symbols.svelte";

mount(Symbols, { target: document.body });

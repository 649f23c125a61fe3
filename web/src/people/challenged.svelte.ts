/** Whether a challenge waits: asked on the start page, before the part that shows challenges is loaded. */

import { ask, or } from "../wire/api";
import { line } from "../wire/line.svelte";

const EVERY = 60_000; // milliseconds

export function challenged(): { readonly any: boolean } {
  let any = $state(false);
  $effect(() => {
    void line.returns;
    const look = () =>
      void or(ask<unknown[]>("GET", "me/challenges"), []).then((all) => (any = all.length > 0));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  });
  return {
    get any() {
      return any;
    },
  };
}

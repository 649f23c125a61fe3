/** What the cards of a pack say: asked of the rules once, and meant while a table or a record with it is shown. */

import { untrack } from "svelte";
import { readPrinted } from "../../../wire/study";
import { type Pack, packOf, type Printed, use } from "../data/box.svelte";

const known = new Map<string, Promise<Printed>>();

/** What the cards of a pack that was checked say; asked once. */
export function printedOf({ name: title, hash, tables }: Pack): Promise<Printed> {
  const pack = { name: title, tables };
  const name = hash ?? JSON.stringify(pack);
  let coming = known.get(name);
  if (!coming) {
    coming = readPrinted("great-wall", { pack }).then(({ printed }) => {
      if (!printed) throw new Error("a pack that cannot be read");
      return printed as unknown as Printed;
    });
    coming.catch(() => known.delete(name));
    known.set(name, coming);
  }
  return coming;
}

/** While this component is there, the cards of these options are meant. `ready`: they are known. */
export function playsWith(options: () => object | undefined): { readonly ready: boolean } {
  let ready = $state(untrack(() => packOf(options()) === null));
  $effect(() => {
    const pack = packOf(options());
    if (!pack) return;
    let here = true;
    printedOf(pack).then(
      (printed) => here && (use(printed), (ready = true)),
      () => here && (ready = true), // the names of ours are better than nothing
    );
    return () => {
      here = false;
      use(null);
    };
  });
  return {
    get ready() {
      return ready;
    },
  };
}

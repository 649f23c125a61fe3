/** Where we are: the part of the address behind #, such as #/table/ID or #/rules/qin.join.tie. */

export interface Route {
  page: string;
  rest: string[];
}

let current = $state.raw<Route>(read());

export function route(): Route {
  return current;
}

export function go(...parts: string[]): void {
  location.hash = link(...parts);
}

/** The same, and the way back does not lead here. */
export function goInstead(...parts: string[]): void {
  location.replace(location.href.split("#")[0] + link(...parts));
}

export function link(...parts: string[]): string {
  return "#/" + parts.map(encodeURIComponent).join("/");
}

/** The address that invites to a table. Without #, for what stands behind it no messenger's preview gets to see. */
export function invitation(table: string, secret: string): string {
  return new URL(`invite/${table}/${secret}`, document.baseURI).href;
}

export function followAddress(): void {
  window.addEventListener("hashchange", () => {
    current = read();
    window.scrollTo(0, 0);
  });
}

function read(): Route {
  const [page = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { page, rest };
}

/** A part of an address as it was meant; one that was damaged on its way is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** After a change of the page: who listens or uses keys begins at its heading, unless it has put the focus itself. */
export function focusHeading(): void {
  const main = document.getElementById("main");
  if (!main || (main.contains(document.activeElement) && document.activeElement !== main)) return;
  const heading = main.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  (heading ?? main).focus({ preventScroll: true });
}

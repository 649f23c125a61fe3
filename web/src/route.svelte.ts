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

export function link(...parts: string[]): string {
  return "#/" + parts.map(encodeURIComponent).join("/");
}

export function followAddress(): void {
  window.addEventListener("hashchange", () => {
    current = read();
    window.scrollTo(0, 0);
  });
}

function read(): Route {
  const [page = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page, rest };
}

import { language } from "../words/say.svelte";

/** A moment, as people of the page's language write it. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

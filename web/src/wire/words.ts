/** The words of a game, from the server that plays it: so the page can tell games that it was not built with. */

import { wordsHere } from "./device";

/** Its messages as Fluent text. */
export async function gameWords(game: string, language: string): Promise<string> {
  const path = `api/words/${language}/${encodeURIComponent(game)}`;
  try {
    const answer = await fetch(new URL(path, document.baseURI));
    if (!answer.ok) throw new Error(`no words of ${game}: ${answer.status}`);
    return await answer.text();
  } catch (problem) {
    const here = await wordsHere(game, language);
    if (here === undefined) throw problem;
    return here;
  }
}

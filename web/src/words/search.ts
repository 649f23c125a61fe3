/** Finding some among many. */

/** Those whose words contain all that were typed, whatever their order. */
export function matching<T>(all: readonly T[], typed: string, words: (each: T) => string): T[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return all.filter((each) => {
    const text = folded(words(each));
    return wanted.every((word) => text.includes(word));
  });
}

/** Small letters without accents: who looks for "epee" finds "épée". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

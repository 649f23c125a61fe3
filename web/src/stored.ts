/**
 * What this browser keeps belongs to all its tabs. Read again before writing, so that nothing is lost that was
 * written elsewhere meanwhile; subscribers hear of that here.
 */

/** Be called when another tab has written under this name, until the function that is returned is called. */
export function whenStored(name: string, again: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === name || key === null) again(); // null: everything was cleared away
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

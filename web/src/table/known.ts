/** Which game is played at a table, as far as a list or the form has said: its room need not wait for the table. */

const games = new Map<string, string>();

export function know(table: { id: string; game: string }): void {
  games.set(table.id, table.game);
}

export function knownGame(id: string): string | undefined {
  return games.get(id);
}

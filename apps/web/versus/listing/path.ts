/** Where the matches of a game are. */
export function versusPath(id: string): string {
  return `/versus/${id}`;
}

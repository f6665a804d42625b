/** The address of a game's matches. */
export function versusPath(id: string): string {
  return `/versus/${id}`;
}

/** The id of a game's match. */
export function matchId(id: string): string {
  return `${id}-versus`;
}

/** The address of a game's daily run. */
export function dailyPath(id: string): string {
  return `/daily/${id}`;
}

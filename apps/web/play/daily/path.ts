/** Where the daily run of a game is. */
export function dailyPath(id: string): string {
  return `/daily/${id}`;
}

// Ratings from a table of results: those that make the results most likely.

/** Points of each player (row) against each other one (column): 1 for a win, one half for a draw. */
export type Points = readonly (readonly number[])[];

export interface EloRating {
  readonly elo: number;
  /** One standard error. */
  readonly error: number;
}

const ROUNDS = 2000;
const SCALE = 400 / Math.LN10;
/** Points added to each side of a pairing, as if it had one draw more. Without it an unbeaten player has no rating. */
const DRAWN = 0.5;

/** Rates all players; the mean of the ratings is 0. */
export function ratingsOf(points: Points): EloRating[] {
  const players = points.map((_, i) => i);
  const smoothed = points.map((row, i) => row.map((won, j) => (i === j ? 0 : won + DRAWN)));
  const games = (i: number, j: number): number => (smoothed[i]?.[j] ?? 0) + (smoothed[j]?.[i] ?? 0);
  const won = smoothed.map((row) => row.reduce((sum, each) => sum + each, 0));
  let strengths = players.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) strengths = improved(strengths, won, games);
  const logs = strengths.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return players.map((i) => {
    const known = players.reduce((sum, j) => sum + (i === j ? 0 : games(i, j) * spreadOf(strengths, i, j)), 0);
    return { elo: SCALE * ((logs[i] ?? 0) - mean), error: SCALE / Math.sqrt(known) };
  });
}

/** One step of the usual iteration, by Zermelo, for such tables. */
function improved(
  strengths: readonly number[],
  won: readonly number[],
  games: (i: number, j: number) => number,
): number[] {
  return strengths.map((own, i) => {
    const faced = strengths.reduce((sum, other, j) => sum + (i === j ? 0 : games(i, j) / (own + other)), 0);
    return (won[i] ?? 0) / faced;
  });
}

/** Information of one game about a rating: the largest between equals. */
function spreadOf(strengths: readonly number[], i: number, j: number): number {
  const [own, other] = [strengths[i] ?? 1, strengths[j] ?? 1];
  return (own * other) / (own + other) ** 2;
}

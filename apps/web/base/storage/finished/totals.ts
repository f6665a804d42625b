// Totals of the oldest games. Only a number of games is kept one by one; older ones are added up, so that only their
// dots in a plot are lost.

import { flag, fields, listOf, text, whole } from '@rensa/engine';
import type { FinishedGame } from './game.ts';

export interface FinishedTotal {
  /** Text of game, way, and whether the games were ranked. */
  readonly key: string;
  readonly game: string;
  readonly way: string;
  readonly ranked: boolean;
  readonly games: number;
  readonly ticks: number;
  readonly best: number;
  /** Number of games per peak. */
  readonly peaks: readonly number[];
}

const count = whole(0, Number.MAX_SAFE_INTEGER);
const check = fields<FinishedTotal>({
  key: text(260),
  game: text(40),
  way: text(200),
  ranked: flag,
  games: count,
  ticks: count,
  best: count,
  peaks: listOf(count, 0, 10_001),
});

export function parseTotal(raw: unknown): FinishedTotal {
  return check(raw, 'the total');
}

function keyOf({ game, way, ranked }: Pick<FinishedGame, 'game' | 'way' | 'ranked'>): string {
  return `${game}|${way}|${ranked ? 'ranked' : 'unranked'}`;
}

/** The total with one more game. */
function plus(total: FinishedTotal, { ticks, score, peak }: FinishedGame): FinishedTotal {
  const peaks = Array.from({ length: Math.max(total.peaks.length, peak + 1) }, (_, i) => total.peaks[i] ?? 0);
  peaks[peak] = (peaks[peak] ?? 0) + 1;
  return {
    ...total,
    games: total.games + 1,
    ticks: total.ticks + ticks,
    best: Math.max(total.best, score),
    peaks,
  };
}

/** The totals that change when these games are added. */
export function addedUp(totals: readonly FinishedTotal[], games: readonly FinishedGame[]): readonly FinishedTotal[] {
  const changed = new Map<string, FinishedTotal>();
  for (const game of games) {
    const key = keyOf(game);
    const { game: id, way, ranked } = game;
    const none = { key, game: id, way, ranked, games: 0, ticks: 0, best: 0, peaks: [] };
    changed.set(key, plus(changed.get(key) ?? totals.find((each) => each.key === key) ?? none, game));
  }
  return [...changed.values()];
}

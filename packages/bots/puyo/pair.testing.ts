import type { Pair, State } from '@rensa/games/puyo';

export function pairIn({ pair }: State): Pair {
  if (pair === null) throw new Error('no pair is in hand');
  return pair;
}

import type { Halves } from '@rensa/games/falling';

/** The pairs a player sees: the one in hand, then `next`. Between two pairs the first of `next` counts as in hand. */
export function shownPairs(pair: Halves | null, next: readonly Halves[]): readonly Halves[] {
  return pair === null ? next : [{ axis: pair.axis, child: pair.child }, ...next];
}

/** The two letters of each pair, the axis first. */
export function lettersOf(pairs: readonly Halves[], letterOf: (cell: number) => string): string[] {
  return pairs.map(({ axis, child }) => letterOf(axis) + letterOf(child));
}

import type { Colors } from '@rensa/games/puyo';
import type { SideView } from './view.ts';

/** Pairs that a side is sure to get: those shown to it, and those shown to the other side further ahead. */
export function knownPairs({ pairs, placed }: SideView, other: SideView): readonly Colors[] {
  if (placed === undefined || other.placed === undefined) return pairs;
  const ahead = other.placed - placed;
  return ahead < 0 || ahead > pairs.length ? pairs : [...pairs, ...other.pairs.slice(pairs.length - ahead)];
}

import type { Colors } from '@rensa/games/puyo';
import type { SideView } from './view.ts';

/** The pairs that a side is sure to get: those it is shown, and those that the other side is shown further ahead. */
export function knownPairs({ pairs, placed }: SideView, other: SideView): readonly Colors[] {
  if (placed === undefined || other.placed === undefined) return pairs;
  const ahead = other.placed - placed;
  return ahead < 0 || ahead > pairs.length ? pairs : [...pairs, ...other.pairs.slice(pairs.length - ahead)];
}

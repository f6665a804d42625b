// A search in parts that several threads can do at the same time: one for each guess, and one for the look at the
// opponent's board.

import type { PartedSearch, Thought } from '../bot/bot.ts';
import type { PairPlacement } from '../bot/placement.ts';
import { decideAlone } from './alone.ts';
import { decide, type Encounter, informed, scoutRival, searchAgainst, type Thinking } from './judge.ts';
import type { Scouted } from './scout.ts';
import { guessCount, joined, type SearchResult, type Style } from './search.ts';
import type { PuyoView } from './view.ts';

/** How a bot plays in a view: against somebody, or alone. */
export type Stance = { readonly encounter: Encounter } | { readonly view: PuyoView; readonly style: Style };

/** `stanceIn` says how the bot plays in a view. */
export function partedSearch(
  thinking: Thinking,
  stanceIn: (view: PuyoView) => Stance,
): PartedSearch<PuyoView, PairPlacement> {
  return {
    count: (view) => countIn(stanceIn(view)),
    part: (view, nodes, index) => partOf(thinking, stanceIn(view), nodes, index),
    join: (view, _, parts) => joinedIn(thinking, stanceIn(view), parts),
  };
}

function countIn(stance: Stance): number {
  if (!('encounter' in stance)) return Math.max(1, guessCount(stance.view, stance.style));
  const { view, style } = stance.encounter;
  return 1 + Math.max(1, guessCount(informed(view), style));
}

/** Of a search without guesses the only part is all of it. */
function partOf({ search }: Thinking, stance: Stance, nodes: number, index: number): unknown {
  if (!('encounter' in stance)) return search.run(stance.view, stance.style, { nodes }, index);
  const { encounter } = stance;
  return index === 0
    ? scoutRival(search, encounter, { nodes })
    : searchAgainst(search, encounter, { nodes }, index - 1);
}

function joinedIn(thinking: Thinking, stance: Stance, parts: readonly unknown[]): Thought<PairPlacement> {
  if (!('encounter' in stance)) {
    return decideAlone(thinking.search, stance.view, stance.style, joined(parts as readonly SearchResult[]));
  }
  const [scouted, ...found] = parts as readonly [Scouted, ...SearchResult[]];
  return decide(thinking, stance.encounter, { found: joined(found), scouted });
}

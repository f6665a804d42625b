// A search in parts that several threads can do at the same time: one for each guess, and one for the look at the
// opponent's board.

import type { PartedSearch, Thought } from '../bot/bot.ts';
import type { PairPlacement } from '../bot/placement.ts';
import { decideAlone } from './alone.ts';
import { decide, type Encounter, informed, scoutRival, searchAgainst, type Thinking } from './judge.ts';
import type { Scouted } from './scout.ts';
import { guessCount, joined, type Search, type SearchResult, type Style } from './search.ts';
import type { PuyoView } from './view.ts';

/** How a bot plays in a view: against somebody, or alone. */
export type Stance = { readonly encounter: Encounter } | { readonly view: PuyoView; readonly style: Style };

/** SearchParts of one search, for one view. */
interface SearchParts {
  readonly count: number;
  part(nodes: number, index: number): unknown;
  join(parts: readonly unknown[]): Thought<PairPlacement>;
}

/** `stanceIn` says how the bot plays in a view. */
export function partedSearch(
  thinking: Thinking,
  stanceIn: (view: PuyoView) => Stance,
): PartedSearch<PuyoView, PairPlacement> {
  const partsIn = (view: PuyoView): SearchParts => {
    const stance = stanceIn(view);
    return 'encounter' in stance ? partsAgainst(thinking, stance.encounter) : partsAlone(thinking.search, stance);
  };
  return {
    count: (view) => partsIn(view).count,
    part: (view, nodes, index) => partsIn(view).part(nodes, index),
    join: (view, _, parts) => partsIn(view).join(parts),
  };
}

/** One part for each guess; without guesses one part for all of it. */
function partsAlone(search: Search, { view, style }: { readonly view: PuyoView; readonly style: Style }): SearchParts {
  return {
    count: Math.max(1, guessCount(view, style)),
    part: (nodes, index) => search.run(view, style, { nodes }, index),
    join: (found: readonly SearchResult[]) => decideAlone(search, view, style, joined(found)),
  };
}

/** The first part is the look at the opponent's board. */
function partsAgainst(thinking: Thinking, encounter: Encounter): SearchParts {
  const { search } = thinking;
  return {
    count: 1 + Math.max(1, guessCount(informed(encounter.view), encounter.style)),
    part(nodes, index) {
      if (index === 0) return scoutRival(search, encounter, { nodes });
      return searchAgainst(search, encounter, { nodes }, index - 1);
    },
    join: ([scouted, ...found]: readonly [Scouted, ...SearchResult[]]) =>
      decide(thinking, encounter, { found: joined(found), scouted }),
  };
}

// A search in parts for several threads: one part for each guess, and one for the opponent's board.

import type { ParallelSearch, Thought } from '../bot/bot.ts';
import type { PairPlacement } from '../falling/placement.ts';
import {
  decide,
  type MatchQuestion,
  scoutRival,
  searchAgainst,
  type SearchTools,
  withKnownPairs,
} from './match/judge.ts';
import type { Scouted } from './match/scout.ts';
import { decideAlone } from './search/alone.ts';
import { guessCount, joined, type Search, type SearchResult, type Style } from './search/search.ts';
import type { PuyoView } from './view/view.ts';

/** A view and how the bot plays in it: against an opponent, or alone. */
export type BotQuestion = { readonly match: MatchQuestion } | { readonly view: PuyoView; readonly style: Style };

/** Parts of the search of one view. */
interface SearchParts {
  readonly count: number;
  part(nodes: number, index: number): unknown;
  join(parts: readonly unknown[]): Thought<PairPlacement>;
}

/** `questionIn` returns how the bot plays in a view. */
export function parallelSearch(
  tools: SearchTools,
  questionIn: (view: PuyoView) => BotQuestion,
): ParallelSearch<PuyoView, PairPlacement> {
  const partsIn = (view: PuyoView): SearchParts => {
    const question = questionIn(view);
    return 'match' in question ? partsAgainst(tools, question.match) : partsAlone(tools.search, question);
  };
  return {
    count: (view) => partsIn(view).count,
    part: (view, nodes, index) => partsIn(view).part(nodes, index),
    join: (view, _, parts) => partsIn(view).join(parts),
  };
}

/** One part for each guess, or one for everything without guesses. */
function partsAlone(search: Search, { view, style }: { readonly view: PuyoView; readonly style: Style }): SearchParts {
  return {
    count: Math.max(1, guessCount(view, style)),
    part: (nodes, index) => search.run(view, style, { nodes }, index),
    join: (found: readonly SearchResult[]) => decideAlone(search, view, style, joined(found)),
  };
}

/** The first part searches the opponent's board. */
function partsAgainst(tools: SearchTools, match: MatchQuestion): SearchParts {
  const { search } = tools;
  return {
    count: 1 + Math.max(1, guessCount(withKnownPairs(match.view), match.style)),
    part(nodes, index) {
      if (index === 0) return scoutRival(search, match, { nodes });
      return searchAgainst(search, match, { nodes }, index - 1);
    },
    join: ([scouted, ...found]: readonly [Scouted, ...SearchResult[]]) =>
      decide(tools, match, { found: joined(found), scouted }),
  };
}

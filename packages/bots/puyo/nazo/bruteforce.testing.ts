// All answers to a puzzle by the rules alone, with nothing left out.

import {
  type Aim,
  type Board,
  dropOjama,
  isLost,
  isMet,
  type Nazo,
  NO_TALLY,
  placePair,
  RULES,
  type Tally,
  tallied,
  traceChain,
} from '@rensa/games/puyo';
import { PlainKernel } from '../kernel/index.ts';
import { placementsOn } from '../search/placements.ts';
import { Search } from '../search/search.ts';

const { tsu } = RULES;

/** Returns each answer as JSON. */
export function answersByRules(nazo: Nazo): string[] {
  const search = new Search(new PlainKernel());
  const found: string[] = [];
  const go = (index: number, board: Board, tally: Tally, placed: readonly Aim[]): void => {
    const step = nazo.steps[index];
    if (step === undefined) return;
    if (step.kind === 'garbage') return go(index + 1, dropOjama(board, step.counts, tsu), tally, placed);
    for (const aim of placementsOn(search, board, step.pair)) {
      const moves = [...placed, aim];
      const { links, board: after } = traceChain(placePair(board, step.pair, aim, tsu), tsu);
      const sum = tallied(tally, links);
      if (isMet(nazo.goal, { links, tally: sum, board: after })) found.push(JSON.stringify(moves));
      else if (!isLost(after, tsu)) go(index + 1, after, sum, moves);
    }
  };
  go(0, nazo.board, NO_TALLY, []);
  return found;
}

// A try at a puzzle: what the pairs that were placed so far have led to.

import { type Board, isLost } from './board.ts';
import { isMet, type Nazo, NO_TALLY, type Tally, tallied } from './goal.ts';
import { type Aim, dropOjama, placePair } from './place.ts';
import { RULES } from './rules.ts';
import { settle } from './settle.ts';
import { traceChain } from './trace.ts';

const { tsu } = RULES;

export interface Attempt {
  readonly board: Board;
  /** The step that is next: a pair to place, or past the last one. */
  readonly index: number;
  readonly tally: Tally;
  /** Links that the last placement fired. */
  readonly links: number;
  readonly score: number;
  /** `solved` by the last placement; `missed` where no pair is left, or the field is lost. */
  readonly outcome: 'open' | 'solved' | 'missed';
}

/** Places pairs one after the other, and stops at the one that ends it. */
export function attempt(nazo: Nazo, placed: readonly Aim[]): Attempt {
  let at = begun(nazo);
  for (const aim of placed) {
    if (at.outcome !== 'open') return at;
    at = afterPair(nazo, at, aim);
  }
  return at;
}

function begun(nazo: Nazo): Attempt {
  const { board } = settle(nazo.board, tsu);
  return withOjama(nazo, { board, index: 0, tally: NO_TALLY, links: 0, score: 0, outcome: 'open' });
}

function afterPair({ steps, goal }: Nazo, at: Attempt, aim: Aim): Attempt {
  const step = steps[at.index];
  if (step.kind !== 'pair') return at;
  const { links, board } = traceChain(placePair(at.board, step.pair, aim, tsu), tsu);
  const tally = tallied(at.tally, links);
  const score = at.score + links.reduce((sum, { link }) => sum + link.score, 0);
  const after = { board, index: at.index + 1, tally, links: links.length, score };
  if (isMet(goal, { links, tally, board })) return { ...after, outcome: 'solved' };
  if (isLost(board, tsu)) return { ...after, outcome: 'missed' };
  return withOjama({ board, steps, goal }, { ...after, outcome: 'open' });
}

/** Ojama that is next falls by itself. Where no pair is left, the goal is missed. */
function withOjama({ steps }: Nazo, at: Attempt): Attempt {
  let { board, index } = at;
  for (let step = steps[index]; step?.kind === 'garbage'; step = steps[++index])
    board = dropOjama(board, step.counts, tsu);
  return { ...at, board, index, outcome: index < steps.length ? 'open' : 'missed' };
}

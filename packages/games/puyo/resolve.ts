import type { Board } from './board.ts';
import { isCleared } from './clear.ts';
import type { Rules } from './rules.ts';
import { looseRows } from './settle.ts';
import type { Link } from './state.ts';
import { traceChain } from './trace.ts';

export interface Resolved {
  readonly board: Board;
  readonly links: readonly Link[];
  /** All that this adds to a player's score at once. */
  readonly score: number;
  readonly allClear: boolean;
}

/** Plays a board out to rest without waiting: what the phases do, at once. */
export function resolveBoard(start: Board, rules: Rules): Resolved {
  const { links: traced, board } = traceChain(start, rules);
  const links = traced.map(({ link }) => link);
  const allClear = links.length > 0 && isCleared(board, looseRows(rules));
  const bonus = allClear && rules.allClearPays === 'now' ? rules.allClearScore : 0;
  return { board, links, score: links.reduce((sum, link) => sum + link.score, bonus), allClear };
}

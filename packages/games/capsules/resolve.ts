import type { Board } from './board.ts';
import { clear, findLines, virusesIn } from './clear.ts';
import type { Rules, Speed } from './rules.ts';
import { scoreViruses } from './score.ts';
import { settle } from './settle.ts';

export interface Resolved {
  readonly board: Board;
  /** Passes that cleared something. */
  readonly clears: number;
  /** Lines over all clears. */
  readonly lines: number;
  /** Viruses killed. */
  readonly viruses: number;
  /** All that this adds to a player's score. */
  readonly score: number;
}

/**
 * Plays out a board in which a capsule has locked, without waiting: what the phases do, at once, and on even when the
 * last virus has died.
 */
export function resolveBoard(start: Board, rules: Rules, speed: Speed): Resolved {
  let board = rules.afterLock === 'match' ? start : settle(start, rules).board;
  let [clears, lines, viruses, score] = [0, 0, 0, 0];
  for (;;) {
    const found = findLines(board);
    if (found.length === 0) return { board, clears, lines, viruses, score };
    const killed = virusesIn(board, found).length;
    score += scoreViruses(rules, speed, killed, viruses);
    clears++;
    lines += found.length;
    viruses += killed;
    ({ board } = settle(clear(board, found), rules));
  }
}

import type { Board } from './board.ts';
import { clear, findGroups, isCleared, ojamaBeside } from './clear.ts';
import type { Rules } from './rules.ts';
import { scoreLink } from './score.ts';
import { looseRows, settle } from './settle.ts';
import type { Link } from './state.ts';

export interface Resolved {
  readonly board: Board;
  readonly links: readonly Link[];
  /** All that this adds to a player's score at once. */
  readonly score: number;
  readonly allClear: boolean;
}

/** Plays a board out to rest without waiting: what the phases do, at once. */
export function resolveBoard(start: Board, rules: Rules): Resolved {
  let { board } = settle(start, rules);
  const links: Link[] = [];
  for (;;) {
    const groups = findGroups(board, rules.popRows);
    if (groups.length === 0) break;
    const ojama = ojamaBeside(board, groups, rules.popRows);
    links.push(scoreLink(links.length + 1, groups, ojama.length));
    ({ board } = settle(clear(board, groups, ojama), rules));
  }
  const allClear = links.length > 0 && isCleared(board, looseRows(rules));
  const bonus = allClear && rules.allClearPays === 'now' ? rules.allClearScore : 0;
  return { board, links, score: links.reduce((sum, link) => sum + link.score, bonus), allClear };
}

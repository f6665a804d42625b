import type { Board } from './board.ts';
import { clear, findGroups, ojamaBeside } from './clear.ts';
import type { Rules } from './rules.ts';
import { scoreLink } from './score.ts';
import { settle } from './settle.ts';
import type { Group, Link } from './state.ts';

/** One link of a chain, and where it happened. */
export interface TracedLink {
  readonly link: Link;
  /** At rest, before this link pops. */
  readonly board: Board;
  readonly groups: readonly Group[];
  /** The ojama that goes with them. */
  readonly ojama: readonly number[];
}

/** Plays a board out to rest and reports every link. */
export function traceChain(
  start: Board,
  rules: Rules,
): { readonly links: readonly TracedLink[]; readonly board: Board } {
  let { board } = settle(start, rules);
  const links: TracedLink[] = [];
  for (;;) {
    const groups = findGroups(board, rules.popRows);
    if (groups.length === 0) return { links, board };
    const ojama = ojamaBeside(board, groups, rules.popRows);
    links.push({ link: scoreLink(links.length + 1, groups, ojama.length), board, groups, ojama });
    ({ board } = settle(clear(board, groups, ojama), rules));
  }
}

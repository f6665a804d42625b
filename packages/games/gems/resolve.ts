import { type Board } from './board.ts';
import { clear, findBreak, isCleared } from './clear.ts';
import { type Field, fuse } from './power.ts';
import type { Rules } from './rules.ts';
import { type Link, scoreLink } from './score.ts';
import { settle } from './settle.ts';

export interface Resolved extends Field {
  readonly links: readonly Link[];
  /** Diamonds that came down on the floor. */
  readonly techs: number;
  /** All that this adds to a player's score. */
  readonly score: number;
  readonly allClear: boolean;
}

/** Plays a board without power gems out to rest. */
export function resolveBoard(board: Board, rules: Rules): Resolved {
  return resolveField({ board, slabs: [] }, rules);
}

/** Plays a field out to rest without waiting: what the phases do, at once. */
export function resolveField(start: Field, rules: Rules): Resolved {
  const links: Link[] = [];
  let techs = 0;
  for (let field: Field = start; ;) {
    const { board, slabs } = settle(field, rules);
    const fused = { board, slabs: fuse({ board, slabs }, rules) };
    const broken = findBreak(board, rules);
    if (broken === undefined) return sum(fused, links, techs, rules);
    if (broken.cells.length > 0) links.push(scoreLink(links.length + 1, fused, broken, rules));
    techs += broken.techs.length;
    field = clear(fused, broken);
  }
}

function sum(field: Field, links: readonly Link[], techs: number, rules: Rules): Resolved {
  const allClear = links.length + techs > 0 && isCleared(field.board);
  const bonus = techs * rules.techScore + (allClear ? rules.allClearScore : 0);
  return { ...field, links, techs, score: links.reduce((points, link) => points + link.score, bonus), allClear };
}

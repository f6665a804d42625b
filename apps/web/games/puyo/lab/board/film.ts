// A chain as it is watched in the lab: all its ticks, and where each link is best seen.

import { type Event, puyo, type State } from '@rensa/games/puyo';
import { stateOf } from '@rensa/games/puyo/lab';
import { type Film, filmFrom } from '../../tools/film.ts';
import type { LabField } from './labfield.ts';

/** Where a link is in time. */
interface LinkMark {
  /** Its groups were found. */
  readonly found: number;
  /** They burst. */
  readonly popped: number;
}

export interface ChainFilm extends Film {
  readonly marks: readonly LinkMark[];
}

export function startOf({ rules, board }: Pick<LabField, 'rules' | 'board'>): State {
  return stateOf(puyo.parseSetup({ rules, colors: 5 }), board);
}

export function filmOf(field: Pick<LabField, 'rules' | 'board'>): ChainFilm {
  const film = filmFrom(startOf(field));
  const ticksOf = (kind: Event['kind']): number[] =>
    film.steps.flatMap(({ events, tick }) => events.filter((event) => event.kind === kind).map(() => tick));
  const popped = ticksOf('popped');
  return { ...film, marks: ticksOf('found').map((found, i) => ({ found, popped: popped[i] ?? found })) };
}

/** Links that have been found by then. */
export function linksBy({ marks }: ChainFilm, tick: number): number {
  return marks.filter(({ found }) => found <= tick).length;
}

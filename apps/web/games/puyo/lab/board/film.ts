// All ticks of a chain, and the ticks at which each link is found and pops.

import { type Event, puyo, type State } from '@rensa/games/puyo';
import { stateOf } from '@rensa/games/puyo/lab';
import { type Film, filmFrom } from '../../tools/film.ts';
import type { LabField } from './labfield.ts';

/** The ticks of a link. */
interface LinkMark {
  /** Tick at which its groups were found. */
  readonly found: number;
  /** Tick at which they burst. */
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

/** Number of links found by `tick`. */
export function linksBy({ marks }: ChainFilm, tick: number): number {
  return marks.filter(({ found }) => found <= tick).length;
}

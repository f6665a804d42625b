// Columns of replies, and how they are filled.

import type { GameTypes } from '@rensa/engine';
import { ENDED, type EnvMoment } from './alone.ts';
import type { EnvGame } from './game.ts';
import { type BodyLayout, columnIn, type ColumnView, layoutOf, type NumberType } from './layout.ts';
import { factsOf } from './look.ts';

/** A column of an observation, for one environment. */
interface MomentColumn<State> {
  readonly name: string;
  readonly type: NumberType;
  readonly shape: readonly number[];
  readonly fill: (moment: EnvMoment<State>, view: ColumnView, at: number) => void;
}

/** Writes observations of all environments. */
export class Observer<G extends GameTypes = GameTypes, View = unknown, Placement extends object = object> {
  readonly layout: BodyLayout;
  readonly #columns: readonly MomentColumn<G['state']>[];

  constructor(game: EnvGame<G, View, Placement>, ruleset: string, envs: number) {
    this.#columns = columnsOf(game, ruleset);
    this.layout = layoutOf(this.#columns.map(({ name, type, shape }) => ({ name, type, shape: [envs, ...shape] })));
  }

  write(body: DataView, moments: readonly EnvMoment<G['state']>[]): void {
    for (const [i, { fill }] of this.#columns.entries()) {
      const view = columnIn(body, this.layout.fields[i]);
      for (const [env, moment] of moments.entries()) fill(moment, view, env * view.size);
    }
  }
}

function columnsOf<G extends GameTypes, View, Placement extends object>(
  game: EnvGame<G, View, Placement>,
  ruleset: string,
): MomentColumn<G['state']>[] {
  const { bots } = game;
  const count = (name: string, type: NumberType, of: (moment: EnvMoment<G['state']>) => number) => ({
    name,
    type,
    shape: [],
    fill: (moment: EnvMoment<G['state']>, view: ColumnView, at: number) => view.set(at, of(moment)),
  });
  const own = game.columns(ruleset).map((column) => ({
    name: column.name,
    type: column.type,
    shape: column.shape,
    fill(moment: EnvMoment<G['state']>, view: ColumnView, at: number) {
      for (const [i, value] of column.read(moment.state).entries()) view.set(at + i, value);
    },
  }));
  return [
    ...own,
    { name: 'mask', type: 'u1', shape: [game.actions(ruleset) / 8], fill: fillMask },
    count('score', 'i4', ({ state }) => bots.game.score(state)),
    count('gain', 'i4', ({ gain }) => gain),
    count('chain', 'u1', ({ chain }) => chain),
    count('pieces', 'u2', ({ state }) => bots.pairsOf(state)),
    count('ended', 'u1', ({ ended }) => ended),
  ];
}

/** Bit `action % 8` of byte `action / 8` is set for each legal action. */
function fillMask({ legal }: EnvMoment<unknown>, view: ColumnView, at: number): void {
  const bytes = Array.from({ length: view.size }, () => 0);
  for (const action of legal) bytes[action >> 3] |= 1 << (action & 7);
  for (const [i, byte] of bytes.entries()) view.set(at + i, byte);
}

/** Facts of a placement; 0 for those that are not legal. */
const LOOK = [
  { name: 'gain', type: 'i4' },
  { name: 'chain', type: 'u1' },
  { name: 'dead', type: 'u1' },
  { name: 'cells', type: 'u1' },
  { name: 'max', type: 'u1' },
  { name: 'bump', type: 'u1' },
] as const;

export function lookLayout(envs: number, actions: number): BodyLayout {
  return layoutOf(LOOK.map(({ name, type }) => ({ name, type, shape: [envs, actions] })));
}

/** Writes the facts of one placement, at `index` of each column. */
export function writeLook<G extends GameTypes, View, Placement extends object>(
  game: EnvGame<G, View, Placement>,
  views: readonly ColumnView[],
  index: number,
  { state, gain, chain, ended }: EnvMoment<G['state']>,
): void {
  const { cells, max, bump } = factsOf(game.boardOf(state), game.cols);
  const dead = ended === ENDED.lost ? 1 : 0;
  for (const [i, value] of [gain, chain, dead, cells, max, bump].entries()) views[i].set(index, value);
}

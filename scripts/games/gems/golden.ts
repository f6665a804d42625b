import {
  at,
  EMPTY,
  gems,
  landing,
  type Pair,
  powerGroups,
  resolveField,
  type Setup,
  SPAWN_COL,
  type State,
} from '@rensa/games/gems';
import { goldenMatch, goldenSolo } from '../../golden/falling.ts';
import type { GoldenGame } from '../../golden/game.ts';
import { bestPlace } from '../../golden/place.ts';
import type { Aim } from '../../golden/steer.ts';

export function* golden(): Generator<GoldenGame, void> {
  yield solo({ rules: 'classic', mode: 'endless', pattern: 'pillars' }, 21);
  yield solo({ rules: 'classic', mode: 'timed2', pattern: 'pillars' }, 22);
  // This player hardly ever loses with the ruleset's share of crash gems.
  const options = { crashOdds: [64, 6, 6], drought: null } as const;
  yield solo({ rules: 'arcade', mode: 'endless', pattern: 'quilt', options }, 23);
  yield solo({ rules: 'arcade', mode: 'timed3', pattern: 'pillars' }, 24);
  const setup: Setup = { rules: 'arcade', mode: 'endless', pattern: 'stairs' };
  yield goldenMatch({ game: gems, setup, seed: 25, aim, name: 'gems-versus-arcade' });
  yield goldenMatch({ game: gems, setup: { ...setup, pattern: 'quilt' }, seed: 13, aim, name: 'gems-versus-quilt' });
  const handicapped = { ...setup, pattern: 'mirror', handicap: [100, 50] } as const;
  yield goldenMatch({ game: gems, setup: handicapped, seed: 51, aim, name: 'gems-versus-handicap' });
}

function solo(setup: Setup, seed: number): GoldenGame {
  return goldenSolo({ game: gems, setup, seed, aim, name: `gems-${setup.rules}-${setup.mode}-${setup.pattern}` });
}

const TOP_ROW = 11;
/** Gems on the board from which this player takes any points. */
const CROWDED = 36;

function aim(state: State): Aim {
  const piece = { ...(state.pair as Pair), row: TOP_ROW };
  const { col, facing } = bestPlace({ piece, cols: 6, usualCol: 2, worth: (pair) => worth(state, pair) });
  return { col, rotations: facing, wait: 0 };
}

/** Rates a place: points and power gems first, then low columns, the spawn column last. */
function worth(state: State, pair: Pair): number {
  const board = [...state.board];
  const { axis, child } = landing({ ...state, rules: { ...state.rules, topRow: 'open' } }, pair);
  if (axis.row >= TOP_ROW || child.row >= TOP_ROW) return -1e6;
  board[at(axis.row, axis.col)] = pair.axis;
  board[at(child.row, child.col)] = pair.child;
  const after = resolveField({ board, slabs: state.slabs }, state.rules);
  const power = powerGroups(after, state.rules).reduce((cells, group) => cells + group.length, 0);
  const filled = after.board.filter((cell) => cell !== EMPTY).length;
  const high = [axis, child].reduce((sum, { row, col }) => sum + row * row + (col === SPAWN_COL ? 3 * row : 0), 0);
  const points = filled > CROWDED || after.links.length > 1 ? after.score : -20 * after.links.length;
  return points + 25 * power - 4 * high;
}

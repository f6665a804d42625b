import { at, landing, type Pair, puyo, resolveBoard, type Setup, type State } from '@rensa/games/puyo';
import { goldenMatch, goldenSolo } from '../../golden/falling.ts';
import type { GoldenGame } from '../../golden/game.ts';
import { bestPlace } from '../../golden/place.ts';
import type { Aim } from '../../golden/steer.ts';

export function* golden(): Generator<GoldenGame, void> {
  for (const rules of ['classic', 'tsu'] as const) {
    yield solo({ rules, mode: 'endless', colors: 5 }, 11);
    yield solo({ rules, mode: 'survival', colors: 4 }, 12);
    // This game lasts until time is up.
    yield solo({ rules, mode: 'timed2', colors: 4 }, 15);
  }
  yield solo({ rules: 'classic', mode: 'endless', colors: 4 }, 2026);
  const setup: Setup = { rules: 'tsu', mode: 'endless', colors: 4 };
  yield goldenMatch({ game: puyo, setup, seed: 13, aim, name: 'puyo-versus-tsu' });
  // These two matches last into margin time.
  yield goldenMatch({ game: puyo, setup: { ...setup, colors: 3 }, seed: 51, aim, name: 'puyo-versus-margin' });
  const handicapped = { ...setup, handicap: [50, 50] } as const;
  yield goldenMatch({ game: puyo, setup: handicapped, seed: 13, aim, name: 'puyo-versus-handicap' });
}

function solo(setup: Setup, seed: number): GoldenGame {
  return goldenSolo({ game: puyo, setup, seed, aim, name: `puyo-${setup.rules}-${setup.mode}-${setup.colors}` });
}

const COLS = 6;
const TOP_ROW = 12;

function aim(state: State): Aim {
  const piece = { ...(state.pair as Pair), row: TOP_ROW };
  const { col, facing } = bestPlace({ piece, cols: COLS, usualCol: 2, worth: (pair) => worth(state, pair) });
  return { col, rotations: facing, wait: 0 };
}

/** Rates a place: points first, then low and even columns. */
function worth(state: State, pair: Pair): number {
  const { axis, child } = landing(state, pair);
  if (axis.row >= TOP_ROW || child.row >= TOP_ROW) return -1e6;
  const board = [...state.board];
  board[at(axis.row, axis.col)] = pair.axis;
  board[at(child.row, child.col)] = pair.child;
  const { links, score } = resolveBoard(board, state.rules);
  const friends = [axis, child].filter(({ row, col }) => hasFriend(board, row, col)).length;
  return (links.length > 1 ? score : links.length * -50) + 30 * friends - 4 * (axis.row ** 2 + child.row ** 2);
}

function hasFriend(board: readonly number[], row: number, col: number): boolean {
  const own = board[at(row, col)];
  return [col > 0 ? -1 : 0, col < COLS - 1 ? 1 : 0, row > 0 ? -COLS : 0, COLS].some(
    (d) => d !== 0 && board[at(row, col) + d] === own,
  );
}

import {
  type Capsule,
  capsules,
  colorOf,
  COLS,
  floorRowOf,
  isVirus,
  resolveBoard,
  type Setup,
  type State,
  withCapsule,
} from '@rensa/games/capsules';
import { goldenMatch, goldenSolo } from '../../golden/falling.ts';
import type { GoldenGame } from '../../golden/game.ts';
import { bestPlace } from '../../golden/place.ts';
import type { Aim } from '../../golden/steer.ts';

export function* golden(): Generator<GoldenGame, void> {
  yield solo({ rules: 'classic', mode: 'stages', level: 3, speed: 'med' }, 43);
  yield solo({ rules: 'classic', mode: 'marathon', level: 18, speed: 'hi' }, 38);
  yield solo({ rules: 'nes', mode: 'stages', level: 0, speed: 'low' }, 0x8988);
  yield solo({ rules: 'nes', mode: 'marathon', level: 4, speed: 'hi' }, 34);
  yield solo({ rules: 'nes', mode: 'single', level: 1, speed: 'med' }, 35);
  const setup: Setup = { rules: 'nes', mode: 'single', level: 8, speed: 'med' };
  yield goldenMatch({ game: capsules, setup, seed: 36, aim, name: 'capsules-versus-nes' });
  const classic: Setup = { ...setup, rules: 'classic', level: 5 };
  yield goldenMatch({ game: capsules, setup: classic, seed: 38, aim, name: 'capsules-versus-classic' });
  const handicapped = { ...setup, level: 10, speed: 'hi', handicap: [50, 100] } as const;
  yield goldenMatch({ game: capsules, setup: handicapped, seed: 54, aim, name: 'capsules-versus-handicap' });
}

function solo(setup: Setup, seed: number): GoldenGame {
  return goldenSolo({ game: capsules, setup, seed, aim, name: `capsules-${setup.rules}-${setup.mode}-${setup.speed}` });
}

/**
 * Aims at the best place. A capsule starts flat and may have no room to rotate in its first row, so it waits a tick.
 */
function aim(state: State): Aim {
  const piece = state.pair as Capsule;
  const { col, facing } = bestPlace({ piece, cols: COLS, usualCol: 3, worth: (capsule) => worth(state, capsule) });
  return { col, rotations: (facing + 3) % 4, wait: 1 };
}

/** Rates a place: dead viruses and cleared lines first, then the same color below, then low rows. */
function worth(state: State, capsule: Capsule): number {
  const row = floorRowOf(state, capsule);
  const placed = withCapsule(state, { ...capsule, row });
  const { viruses, lines, board } = resolveBoard(placed.board, state.rules, state.setup.speed);
  const friends = placed.cells.filter((cell) => {
    const below = placed.board[cell - COLS] ?? 0;
    return below !== 0 && colorOf(below) === colorOf(placed.board[cell]);
  });
  const filled = board.filter((cell) => cell !== 0 && !isVirus(cell)).length;
  return 300 * viruses + 60 * lines + 40 * friends.length - 6 * filled - row ** 2;
}

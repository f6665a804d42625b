import { env } from 'node:process';
import { advance, below } from '@rensa/engine';
import {
  type Board,
  type Capsule,
  capsules,
  COLS,
  EMPTY,
  KIND,
  cellOf,
  parseSetup,
  RULES,
  type RulesName,
  type Speed,
  type State,
} from '@rensa/games/capsules';
import { describe, expect, it } from 'vitest';
import { piloting } from '../pilot.ts';
import { placementOf } from '../placement.ts';
import { CapsulesKernel } from './kernel.ts';
import { Reach } from './reach.ts';

const BOARDS = env['SOAK'] === '1' ? 50 : 4;

let dice = 7;
const roll = (n: number): number => below((dice = advance(dice)), n);

/** A board with columns of any height and gaps to slip into. */
function bumpy(rows: number): Board {
  const board = Array.from({ length: rows * COLS }, () => EMPTY);
  const most = 4 + roll(rows - 4);
  for (let col = 0; col < COLS; col++) {
    const height = roll(most + 1);
    for (let row = 0; row < height; row++) {
      if (roll(5) > 0) board[row * COLS + col] = cellOf(1 + roll(3), KIND.virus);
    }
  }
  return board;
}

/** A state with a new capsule of two colors in hand. */
function spawnedOn(board: Board, rules: RulesName, speed: Speed, thrown: number): State {
  const start = capsules.start(parseSetup({ rules, speed, mode: 'single' }), 1);
  return capsules.step({ ...start, board, phase: 'spawn', timer: 1, thrown, next: { axis: 1, child: 2 } }, [0]).state;
}

const kernel = new CapsulesKernel();
const record = kernel.reserve(kernel.fieldWords);
const reach = new Reach();

function listed(state: State, reaction: number, gap: number): string[] {
  kernel.write(record, state.board);
  kernel.load(record);
  const count = reach.find(kernel.words, state.rules, { rowTicks: state.gravity, reaction, gap });
  return Array.from(reach.moves.slice(0, count), (move) => JSON.stringify(placementOf(move))).toSorted();
}

interface Flown {
  readonly state: State;
  readonly wait: number;
}

/** Placements found by playing the real game in every way until the capsule locks. */
function found(start: State, reaction: number, gap: number): string[] {
  const queue: Flown[] = [{ state: start, wait: reaction }];
  const seen = new Set<string>();
  const ends = new Set<string>();
  for (const { state, wait } of queue) {
    for (const press of wait > 0 ? [0] : piloting.presses) {
      const next = { state: capsules.step(state, [press]).state, wait: press === 0 ? Math.max(0, wait - 1) : gap - 1 };
      const { pair, phase, timer } = next.state;
      if (pair === null) ends.add(lockedOf(state, press));
      const key = pair && [pair.row, pair.col, pair.facing, pair.drop, pair.hang, phase, timer, next.wait].join();
      if (key === null || seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  return [...ends].toSorted();
}

/**
 * The placement of a capsule that locked in the tick after this state. Under press order a press may come before that.
 */
function lockedOf(state: State, press: number): string {
  const pair = state.rules.order === 'fall' ? state.pair : pressed(state, press);
  if (pair === null) throw new Error('the capsule locked too soon');
  const { col, facing: rot, row } = pair;
  return JSON.stringify({ col, rot, row });
}

/** The capsule after a press on the ground, before it locks. */
function pressed(state: State, press: number): Capsule | null {
  return capsules.step({ ...state, timer: 9 }, [press]).state.pair;
}

describe('the reach of a capsule', () => {
  it.each([
    ['nes', 'med', 0, 0, 1],
    ['nes', 'hi', 0, 0, 1],
    ['nes', 'hi', 300, 0, 1],
    ['nes', 'hi', 480, 0, 1],
    ['nes', 'hi', 100, 0, 4],
    ['nes', 'med', 0, 18, 7],
    ['nes', 'hi', 60, 5, 3],
    ['classic', 'hi', 100, 0, 1],
    ['classic', 'hi', 40, 2, 3],
  ] as const)(
    'under %s at speed %s after %i capsules, with reaction %i and gap %i, is that of the real game',
    (rules, speed, thrown, reaction, gap) => {
      const states = Array.from({ length: BOARDS }, () =>
        spawnedOn(bumpy(RULES[rules].rows), rules, speed, thrown),
      ).filter(({ pair }) => pair !== null);
      expect(states.map((state) => listed(state, reaction, gap))).toEqual(
        states.map((state) => found(state, reaction, gap)),
      );
    },
  );
});

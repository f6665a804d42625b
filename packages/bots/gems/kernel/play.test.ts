// Turns on the search boards, compared with the real game.

import { env } from 'node:process';
import { advance, below } from '@rensa/engine';
import {
  COLS,
  type Field,
  gems,
  heightOf,
  type Pair,
  PATTERN_NAMES,
  type Piece,
  type Slab,
  type State,
} from '@rensa/games/gems';
import { describe, expect, it } from 'vitest';
import { colOf, type Move, MOVES, otherCol, rotOf } from '../../bits/move.ts';
import { ArcadeKernel } from './arcade.ts';
import { ClassicKernel } from './classic.ts';
import type { GemsKernel } from './kernel.ts';

const SOAK = env['SOAK'] === '1';
const TURNS = SOAK ? 100_000 : 4000;
const TIMEOUT = SOAK ? 3_600_000 : undefined;

let dice = 1;
const roll = (n: number): number => below((dice = advance(dice)), n);

/** A random piece. For a while most are of two colors, so that power gems form. */
function randomPiece(turn: number): Piece {
  const gem = (): number => 1 + ((Math.floor(turn / 40) + (roll(4) === 0 ? roll(4) : roll(2))) % 4);
  const crash = (): number => (roll(7) === 0 ? 4 : 0);
  return { axis: gem() + crash(), child: roll(25) === 0 ? 9 : gem() + crash() };
}

function randomMove(moves: number): Move {
  const all = Array.from({ length: MOVES }, (_, move) => move).filter((move) => ((moves >> move) & 1) === 1);
  return all[roll(all.length)];
}

/** The real game with this piece at rest before it locks. */
function atRest(state: State, piece: Piece, move: Move): State {
  const [col, other, facing] = [colOf(move), otherCol(move), rotOf(move)];
  const [own, beside] = [heightOf(state.board, col), heightOf(state.board, other)];
  const row = facing === 2 ? own + 1 : Math.max(own, facing === 0 ? 0 : beside);
  const pair: Pair = { ...piece, row, col, facing, drop: 0, pace: 1, hang: 0, groundings: 1, lifts: 0 };
  return { ...state, pair, phase: 'lock', timer: 1 };
}

/** Plays a turn out in the real game. */
function played(start: State): State {
  let { state } = gems.step(start, [0]);
  while (state.phase !== 'spawn' && state.phase !== 'over') ({ state } = gems.step(state, [0]));
  return state;
}

const inOrder = (slabs: readonly Slab[]): Slab[] => slabs.toSorted((a, b) => a.row - b.row || a.col - b.col);
const EMPTY: Field = { board: Array.from({ length: 78 }, () => 0), slabs: [] };

describe.each([
  ['classic', new ClassicKernel()],
  ['arcade', new ArcadeKernel()],
] as const)('a turn of %s', (rules, kernel: GemsKernel) => {
  const record = kernel.reserve(kernel.fieldWords);

  it(
    `is that of the real game, ${TURNS} times`,
    () => {
      const start = gems.start(gems.parseSetup({ rules }), 1);
      let field = EMPTY;
      let slabs = 0;
      let counters = 0;
      for (let turn = 0; turn < TURNS; turn++) {
        kernel.write(record, field);
        const moves = kernel.aim(record);
        if (moves === 0) {
          field = EMPTY;
          continue;
        }
        const [piece, move] = [randomPiece(turn), randomMove(moves)];
        // Full rows only, because the real game has an order of columns that a player does not know.
        const amount = rules === 'arcade' && roll(12) === 0 ? COLS * (1 + roll(2)) : 0;
        const pattern = PATTERN_NAMES[roll(6)];
        const before: State = { ...start, ...field, queued: 0, incoming: pattern, score: 0 };
        const resolved = played(atRest(before, piece, move));
        kernel.play(record, move, piece.axis, piece.child);
        expect(kernel.lastScore()).toBe(resolved.score);
        const after = amount === 0 ? resolved : played({ ...resolved, queued: amount, phase: 'settle', timer: 1 });
        if (amount > 0) kernel.receive({ amount, pattern, count: 5 });
        expect(kernel.isCleared()).toBe(after.board.every((cell) => cell === 0));
        kernel.store(record);
        const reached = kernel.read(record);
        expect(reached).toEqual({ board: after.board, slabs: inOrder(after.slabs) });
        field = reached;
        slabs += reached.slabs.length;
        counters += reached.board.filter((cell) => cell > 9).length;
      }
      expect([slabs > TURNS / 10, counters > TURNS / 10]).toEqual(rules === 'arcade' ? [true, true] : [false, false]);
    },
    TIMEOUT,
  );
});

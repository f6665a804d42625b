// Checks that remembered presses are those of the pilot, on boards whose columns are so high that they are in the way.

import { env } from 'node:process';
import { Stream } from '@rensa/engine';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { expect } from 'vitest';
import { COLS, colOf, MOVES, rotOf } from '../bits/move.ts';
import type { BotGame } from '../bot/game.ts';
import { findPresses } from '../bot/pilot.ts';
import { PressMemory } from '../bot/presses.ts';
import type { PairPlacement } from './placement.ts';

const BOARDS = env['SOAK'] === '1' ? 200 : 8;
const PLACEMENTS = Array.from({ length: MOVES }, (_, move) => ({ col: colOf(move), rot: rotOf(move) }));

interface HighGame {
  readonly bots: BotGame<FallingTypes, unknown, PairPlacement>;
  readonly rules: string;
  readonly spawnCol: number;
  /** Ticks per row on its levels. */
  readonly gravities: readonly number[];
}

/** Returns the number of placements that could not be reached. */
export function checkHighBoards(game: HighGame): number {
  const { bots } = game;
  const memory = new PressMemory(bots);
  const dice = new Stream(5);
  let refused = 0;
  for (let i = 0; i < BOARDS; i++) {
    const state = spawned(game, dice);
    if (state.pair === null) continue;
    expect(bots.piloting.recall?.keyOf(state)).toBeDefined();
    const plain = PLACEMENTS.map((placement) => findPresses(bots, state, placement));
    const remembered = PLACEMENTS.map((placement) => memory.find(state, placement));
    expect({ board: state.board, remembered }).toEqual({ board: state.board, remembered: plain });
    refused += plain.filter((presses) => presses === undefined).length;
  }
  return refused;
}

/** High columns. A pair has room where it appears. */
function tall(rows: number, spawnCol: number, dice: Stream): number[] {
  const board = Array.from({ length: rows * COLS }, () => 0);
  const low = dice.next(12);
  for (let col = 0; col < COLS; col++) {
    const height = col === spawnCol ? dice.next(12) : low + dice.next(rows + 1 - low);
    for (let row = 0; row < height; row++) board[row * COLS + col] = 1 + ((row + 2 * col) % 4);
    if (rows === 14 && dice.next(6) === 0) board[13 * COLS + col] = 1;
  }
  return board;
}

/** A state with a new pair in hand on a high board. */
function spawned({ bots, rules, gravities, spawnCol }: HighGame, dice: Stream): FallingState {
  const start = bots.game.start(bots.setup(rules), 1);
  const gravity = gravities[dice.next(gravities.length)] ?? start.gravity;
  const pair = { axis: 1, child: 1 + dice.next(2) };
  const next = Array.isArray(start['next' as keyof FallingState]) ? [pair, pair] : pair;
  const board = tall(start.board.length / COLS, spawnCol, dice);
  return bots.game.step({ ...start, board, gravity, timer: 1, next } as FallingState, [0]).state;
}

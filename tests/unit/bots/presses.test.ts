import { env } from 'node:process';
import { type BotGame, findPresses, PressMemory } from '@rensa/bots/bot';
import type { PairPlacement } from '@rensa/bots/falling';
import { gemsBots } from '@rensa/bots/gems';
import { puyoBots } from '@rensa/bots/puyo';
import { Stream } from '@rensa/engine';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { describe, expect, it } from 'vitest';

type PairBots = BotGame<FallingTypes, unknown, PairPlacement>;
const BOARDS = env['SOAK'] === '1' ? 500 : 8;
const COLS = 6;
const PLACEMENTS = Array.from({ length: 4 * COLS }, (_, i) => ({ col: i >> 2, rot: i & 3 }));
/** Ticks per row on some levels of `classic`, and of the games without levels. */
const GRAVITIES: Readonly<Record<string, readonly number[]>> = {
  classic: [48, 43, 35, 28, 20, 15, 12, 9, 7, 6],
  tsu: [16],
};
const GAMES = [
  { bots: puyoBots as unknown as PairBots, rules: 'tsu', spawnCol: 2 },
  { bots: puyoBots as unknown as PairBots, rules: 'classic', spawnCol: 2 },
  { bots: gemsBots as unknown as PairBots, rules: 'arcade', spawnCol: 3 },
  { bots: gemsBots as unknown as PairBots, rules: 'classic', spawnCol: 3 },
];

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
function spawned({ bots, rules, spawnCol }: (typeof GAMES)[number], dice: Stream): FallingState {
  const start = bots.game.start(bots.setup(rules), 1);
  const gravities = GRAVITIES[rules] ?? [start.gravity];
  const gravity = gravities[dice.next(gravities.length)] ?? start.gravity;
  const pair = { axis: 1, child: 1 + dice.next(2) };
  const next = Array.isArray(start['next' as keyof FallingState]) ? [pair, pair] : pair;
  const board = tall(start.board.length / COLS, spawnCol, dice);
  return bots.game.step({ ...start, board, gravity, timer: 1, next } as FallingState, [0]).state;
}

describe.each(GAMES)('$bots.game.id, $rules: remembered presses', (game) => {
  it('are those of the pilot on high boards', () => {
    const { bots } = game;
    const memory = new PressMemory(bots);
    const dice = new Stream(5);
    let refused = 0;
    for (let i = 0; i < BOARDS; i++) {
      const state = spawned(game, dice);
      if (state.pair === null) continue;
      expect(bots.piloting.recall?.keyOf(state)).toBeDefined();
      const plain = PLACEMENTS.map((placement) => findPresses(bots, state, placement));
      expect({ board: state.board, found: PLACEMENTS.map((placement) => memory.find(state, placement)) }).toEqual({
        board: state.board,
        found: plain,
      });
      refused += plain.filter((presses) => presses === undefined).length;
    }
    expect(refused).toBeGreaterThan(2 * BOARDS);
  });
});

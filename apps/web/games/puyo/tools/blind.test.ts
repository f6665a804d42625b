import { parseBoard } from '@rensa/games/puyo';
import { beforeAll, describe, expect, it } from 'vitest';
import { NazoGame } from '../nazo/puzzle/game.ts';
import { momentWords } from '../nazo/parts/words.ts';
import { nazoText } from '../nazo/text/text.ts';
import { rowsOf } from './blind.tsx';

beforeAll(() => nazoText.load());

describe('a board in words', () => {
  it('has the rows that hold something, from the highest down', () => {
    expect(rowsOf(parseBoard('R.....\nGGB...'))).toEqual([
      [1, 0, 0, 0, 0, 0],
      [2, 2, 3, 0, 0, 0],
    ]);
    expect(rowsOf(parseBoard('......'))).toEqual([]);
  });
});

describe('a nazo in words', () => {
  const goal = { count: { kind: 'chain', atLeast: true, value: 1, color: 0 }, clear: null } as const;
  const steps = [
    { kind: 'pair', pair: { axis: 1, child: 2 } },
    { kind: 'pair', pair: { axis: 3, child: 4 } },
  ] as const;

  it('says the pair in hand and its place, what it fired, and how it ended', () => {
    const game = new NazoGame({ board: parseBoard('RRR...'), steps, goal });
    expect(momentWords(game)).toBe('Pair 1: green on red, above column 3, upright.');
    game.move(1);
    expect(momentWords(game)).toBe('Pair 1: green on red, above column 4, upright.');
    game.move(1);
    game.place();
    expect(momentWords(game)).toBe('Pair 2: yellow on blue, above column 3, upright.');
    game.place({ col: 0, rot: 0 });
    expect(momentWords(game)).toMatch(/^Missed/);
    game.takeBack();
    game.takeBack();
    game.place({ col: 3, rot: 0 });
    expect(momentWords(game)).toBe('You made a 1-chain. Solved.');
  });
});

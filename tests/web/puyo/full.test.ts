import { resume, unpackReplay } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { puyo } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import { FULL } from './full.ts';

test('the full board of the bench is a game of today’s rules, and its next hard drop makes a chain of nine', () => {
  const session = resume(puyo, unpackReplay(FULL));
  expect(session.state.board.filter((cell) => cell !== 0).length).toBe(58);
  session.advance([INPUT.hard]);
  while (session.state.phase !== 'spawn') session.advance([0]);
  expect(session.state.maxChain).toBe(9);
});

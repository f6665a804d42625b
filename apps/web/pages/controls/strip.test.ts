import { INPUT } from '@rensa/games/falling';
import { expect, test } from 'vitest';
import { COLUMNS, moveStrip, STRIP } from './strip.ts';

/** Plays one tick per letter: `<` and `>` are moves, a dot is a held key without a move, a blank is no key. */
function play(inputs: string) {
  const of: Readonly<Record<string, number>> = { '>': INPUT.right, '<': INPUT.left };
  return [...inputs].reduce((strip, each) => moveStrip(strip, of[each] ?? 0, each !== ' '), STRIP);
}

test('notes when each move of a hold came', () => {
  expect(play('>....>.>.>')).toMatchObject({ column: 4, moves: [0, 5, 7, 9] });
});

test('a wall stops it, and what the wall stops is no move', () => {
  expect(play('<>')).toMatchObject({ column: 1, moves: [1] });
  expect(play('>'.repeat(COLUMNS + 5)).moves).toHaveLength(COLUMNS - 1);
});

test('a new hold begins a new count where the piece is', () => {
  expect(play('>.>  <.')).toMatchObject({ column: 1, moves: [0] });
});

import { INPUT } from '@rensa/games/falling';
import { OJAMA, puyo } from '@rensa/games/puyo';
import { beforeAll, expect, test } from 'vitest';
import { saidIn } from '../../play/narration/said.testing.ts';
import { puyoText } from './text/text.ts';
import { puyoUi } from './play/ui.tsx';

const { speech } = puyoUi;
const start = puyo.start(puyoUi.first, 1);

beforeAll(() => puyoText.load());

test('a game is told pair by pair, from the top of each, with where they land', () => {
  expect(saidIn(puyoUi, start, INPUT.soft, 120)).toEqual([
    'Now red on blue, next yellow on blue.',
    'Column 3.',
    'Now yellow on blue, next green on yellow.',
  ]);
});

test('cells are named by their colors, and garbage as such', () => {
  expect([1, 5, OJAMA].map(speech.cell)).toEqual(['red', 'purple', 'garbage']);
});

test('an all clear says whether it is paid now or later', () => {
  const told = (points: number, due: number) => speech.news?.({ kind: 'allClear', points, due }, start)?.();
  expect(told(5000, 0)).toBe('All clear: 5,000 points.');
  expect(told(0, 2100)).toBe('All clear: 2,100 points with the next chain.');
});

test('in survival the pair before a row says that it comes', () => {
  const survival = puyo.start(puyo.parseSetup({ rules: 'classic', mode: 'survival' }), 1);
  const told = [2, 1].map((untilRow) => speech.news?.({ kind: 'spawned' }, { ...survival, untilRow })?.());
  expect(told).toEqual([undefined, 'A row of garbage falls after this pair.']);
});

test('a stack that nears the place where pairs appear is a danger', () => {
  expect(saidIn(puyoUi, start, INPUT.soft, 620)).toContain('Danger: your board is almost full.');
});

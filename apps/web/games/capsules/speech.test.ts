import { INPUT } from '@rensa/games/falling';
import { capsules, type Event, parseBoard, VISIBLE_ROWS } from '@rensa/games/capsules';
import { beforeAll, expect, test } from 'vitest';
import { saidIn } from '../../play/narration/said.testing.ts';
import { capsulesText } from './text/text.ts';
import { capsulesUi } from './play/ui.tsx';

const { speech } = capsulesUi;
const start = capsules.start(capsulesUi.first, 1);

beforeAll(() => capsulesText.load());

test('a game is told capsule by capsule, from left to right, with its stage and where they land', () => {
  expect(saidIn(capsulesUi, start, INPUT.soft, 150)).toEqual([
    'Stage 0, 4 viruses.',
    'Now blue and red, next blue and yellow.',
    'Columns 4 and 5.',
    'Now blue and yellow, next yellow and red.',
  ]);
});

test('viruses and halves of capsules are named by their colors', () => {
  const [virus, half] = parseBoard('y*ro', VISIBLE_ROWS);
  expect([virus, half].map((cell) => speech.cell(cell ?? 0))).toEqual(['yellow virus', 'red']);
});

test('what is left of a stage is said, and its end', () => {
  const told = (event: Event) => speech.news?.(event, { ...start, level: 3, viruses: 2 })?.();
  const cleared = { kind: 'cleared', chain: 1, lines: [], points: 0 } as const;
  expect(told({ ...cleared, viruses: [1] })).toBe('2 viruses left.');
  expect(told({ ...cleared, viruses: [] })).toBeUndefined();
  expect(told({ kind: 'stageCleared', level: 3, score: 0 })).toBe('Stage clear.');
  expect(told({ kind: 'staged', level: 3, viruses: 2, missing: 0 })).toBe('Stage 3, 2 viruses.');
});

import { INPUT } from '@rensa/games/falling';
import { DIAMOND, gems } from '@rensa/games/gems';
import { beforeAll, expect, test } from 'vitest';
import { saidIn } from '../../play/narration/said.testing.ts';
import { gemsText } from './text/text.ts';
import { gemsUi } from './play/ui.tsx';

beforeAll(() => gemsText.load());

test('a game is told piece by piece, from the top of each, with where they land and what breaks', () => {
  expect(saidIn(gemsUi, gems.start(gemsUi.first, 1), INPUT.soft, 120)).toEqual([
    'Now blue on blue crash gem, next blue on yellow.',
    'Column 4.',
    'All clear: 5,000 points.',
    'Cleared.',
    'Now blue on yellow, next two green.',
  ]);
});

test('a diamond has no color', () => {
  expect([1, DIAMOND].map(gemsUi.speech.cell)).toEqual(['red', 'diamond']);
});

test('a game against the clock says how long is left', () => {
  const timed = gems.start(gems.parseSetup({ rules: 'classic', mode: 'timed2' }), 1);
  const late = { ...timed, ticks: 7200 - 601 };
  expect(saidIn(gemsUi, late, 0, 2)).toContain('10 seconds left.');
});

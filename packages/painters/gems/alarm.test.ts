import { expect, test } from 'vitest';
import { alarmOf } from './alarm.ts';

test('caution up to ten, a warning up to thirty, then danger', () => {
  expect([0, 1, 10, 11, 30, 31].map(alarmOf)).toEqual([
    undefined,
    'caution',
    'caution',
    'warning',
    'warning',
    'danger',
  ]);
});

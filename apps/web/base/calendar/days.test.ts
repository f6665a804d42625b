import { expect, test } from 'vitest';
import { civilDate, dayOf, localDate } from './days.ts';

test('the date of a clock can be read as a date, however wrong the clock is', () => {
  expect(localDate(new Date(2026, 10, 19))).toBe('2026-11-19');
  for (const at of [new Date(12_345, 0, 1), new Date(8.64e15)]) expect(localDate(at)).toBe('9999-12-31');
  expect(dayOf(localDate(new Date(8.64e15)))).toBeGreaterThan(dayOf('9998-12-31'));
});

test('a stored date is one of the calendar', () => {
  expect(civilDate('2026-02-28', 'date')).toBe('2026-02-28');
  for (const raw of ['2026-02-30', '10000-01-01', 'x', 5]) expect(() => civilDate(raw, 'date')).toThrow(Error);
});

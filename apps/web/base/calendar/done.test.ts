import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDays, streakOn } from './done.ts';
import { memoryStorage } from '../storage/storage.testing.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('days in a row are counted once each, whatever was done on them', () => {
  noteDays(['2026-11-14', '2026-11-15']);
  noteDays(['2026-11-15', '2026-11-16', '2026-11-16']);
  expect(streakOn('2026-11-16')).toMatchObject({ days: 3, safe: true });
  expect(streakOn('2026-11-17')).toMatchObject({ days: 3, safe: false });
  expect(streakOn('2026-11-18')).toMatchObject({ days: 0, best: 3 });
});

test('days to come do not count before their time', () => {
  noteDays(['2026-11-16', '2026-11-17']);
  expect(streakOn('2026-11-16').days).toBe(1);
});

test('five days earn a freeze, which bridges one that was missed', () => {
  noteDays(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14']);
  expect(streakOn('2026-11-16')).toMatchObject({ days: 5, freezes: 0 });
});

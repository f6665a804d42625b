import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../base/storage/storage.testing.ts';
import { options, readOptions, setOption } from './options.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** The border that the page uses if this one is stored. */
function borderAfter(border: string): string {
  localStorage.setItem('loop-game:settings', JSON.stringify({ v: 1, value: { border } }));
  readOptions();
  return options.value.border;
}

test('the move counter is off until it is chosen', () => {
  readOptions();
  expect(options.value.moves).toBe(false);
  setOption('moves', true);
  readOptions();
  expect(options.value.moves).toBe(true);
});

test('a border that was chosen under its old name is still chosen', () => {
  expect(['full', 'centre', 'off', 'nearest'].map(borderAfter)).toEqual(['full', 'nearest', 'off', 'nearest']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { noteSave, recentSaves, runName, saveKey, savesOf } from './saves.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

function keep(id: string): void {
  localStorage.setItem(saveKey(id), '{}');
  noteSave(id);
}

test('the game that was kept last comes first', () => {
  keep('first');
  keep('second');
  expect(recentSaves()).toEqual(['second', 'first']);
  keep('first');
  expect(recentSaves()).toEqual(['first', 'second']);
});

test('a save that is gone is not listed, and one missing from the list is', () => {
  keep('first');
  keep('second');
  localStorage.removeItem(saveKey('second'));
  localStorage.setItem(saveKey('third'), '{}');
  localStorage.setItem(`${saveKey('fourth')}:damaged:1`, '{}');
  expect(recentSaves()).toEqual(['first', 'third']);
});

test('two runs of one game are two saves, and one game', () => {
  const [older, newer] = [runName('first'), runName('first')];
  keep(older);
  keep('second');
  keep(newer);
  expect(savesOf('first')).toEqual([newer, older]);
  expect(recentSaves()).toEqual(['first', 'second']);
});

test('a list that is full takes another save', () => {
  const names = Array.from({ length: 101 }, () => runName('first'));
  for (const name of names) keep(name);
  expect(savesOf('first')).toHaveLength(101);
  expect(savesOf('first')[0]).toBe(names.at(-1));
});

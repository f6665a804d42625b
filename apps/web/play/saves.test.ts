import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteSave, recentSaves, saveKey } from './saves.ts';

/** A storage of one's own. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', memory()));
afterEach(() => vi.unstubAllGlobals());

function keep(id: string): void {
  localStorage.setItem(saveKey(id), '{}');
  noteSave(id);
}

test('the game that was kept last comes first', () => {
  keep('puyo');
  keep('gems');
  expect(recentSaves()).toEqual(['gems', 'puyo']);
  keep('puyo');
  expect(recentSaves()).toEqual(['puyo', 'gems']);
});

test('a save that is gone is not listed, and one that nobody noted is', () => {
  keep('puyo');
  keep('gems');
  localStorage.removeItem(saveKey('gems'));
  localStorage.setItem(saveKey('capsules'), '{}');
  localStorage.setItem(`${saveKey('loop')}:damaged:1`, '{}');
  expect(recentSaves()).toEqual(['puyo', 'capsules']);
});

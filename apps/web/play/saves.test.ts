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
  keep('first');
  keep('second');
  expect(recentSaves()).toEqual(['second', 'first']);
  keep('first');
  expect(recentSaves()).toEqual(['first', 'second']);
});

test('a save that is gone is not listed, and one that nobody noted is', () => {
  keep('first');
  keep('second');
  localStorage.removeItem(saveKey('second'));
  localStorage.setItem(saveKey('third'), '{}');
  localStorage.setItem(`${saveKey('fourth')}:damaged:1`, '{}');
  expect(recentSaves()).toEqual(['first', 'third']);
});

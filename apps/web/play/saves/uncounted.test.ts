import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { noteUncounted, whyUncounted } from './uncounted.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const keep = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify({ v: 1, value }));

describe('a run', () => {
  test('counts until there is a reason why not', () => {
    expect(whyUncounted('game:1')).toBeUndefined();
    noteUncounted('game:1', 'replay');
    expect(whyUncounted('game:1')).toBe('replay');
    expect(whyUncounted('game:2')).toBeUndefined();
  });

  test('keeps its first reason', () => {
    noteUncounted('game:1', 'replay');
    noteUncounted('game:1', 'coach');
    expect(whyUncounted('game:1')).toBe('replay');
  });

  test('that a coach helped with before there were other reasons does not count', () => {
    keep('rensa:coached', ['game:1']);
    expect(whyUncounted('game:1')).toBe('coach');
  });

  test('with a reason of a newer page does not count, and keeps it', () => {
    keep('rensa:uncounted', { 'game:1': 'moonlight' });
    noteUncounted('game:2', 'coach');
    expect(whyUncounted('game:1')).toBeDefined();
    expect(localStorage.getItem('rensa:uncounted')).toContain('moonlight');
  });

  test('is forgotten once there are a hundred newer ones', () => {
    for (let i = 0; i <= 100; i++) noteUncounted(`game:r${i}`, 'coach');
    expect(whyUncounted('game:r0')).toBeUndefined();
    expect(whyUncounted('game:r1')).toBe('coach');
    expect(whyUncounted('game:r100')).toBe('coach');
  });
});

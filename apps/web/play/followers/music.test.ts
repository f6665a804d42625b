import { describe, expect, test } from 'vitest';
import type { FallingState } from '@rensa/games/falling';
import type { Theme } from '../../base/sound/music.ts';
import { dangerOf, MusicPlayer } from './music.ts';

const THEME: Theme = { seed: 3, rootHz: 110, scale: [0, 3, 5, 7, 10], chords: [0], stepTicks: 10, wave: 'sine' };
const SIZE = { cols: 6, rows: 12 };

function boardOf(height: number, col = 2): FallingState['board'] {
  return Array.from({ length: 6 * 14 }, (_, i) => (i % 6 === col && Math.floor(i / 6) < height ? 1 : 0));
}

describe('danger', () => {
  test.each([
    [0, 2, 0],
    [5, 2, 0],
    [6, 2, 1],
    [8, 3, 1],
    [9, 3, 2],
    [14, 2, 2],
    [12, 0, 0],
  ])('of %i cells in column %i is %i', (height, col, danger) => {
    expect(dangerOf({ board: boardOf(height, col) }, SIZE)).toBe(danger);
  });
});

test('a step comes at a steady distance of ticks, sooner in danger, and none once the game stands still', () => {
  const heard: number[] = [];
  let tick = 0;
  const sound = { play() {}, mute() {}, playMusic: () => void heard.push(tick) };
  const music = new MusicPlayer({ theme: THEME, ...SIZE }, sound);
  const play = (height: number, count: number, still = false): void => {
    for (let i = 0; i < count; i++, tick++) {
      const before = { board: boardOf(height) } as unknown as FallingState;
      music.tick({ before, after: still ? before : { ...before }, events: [], tick });
    }
  };
  play(0, 30);
  play(11, 18);
  play(11, 30, true);
  expect(heard).toEqual([0, 10, 20, 30, 36, 42]);
});

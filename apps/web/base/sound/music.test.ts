import { describe, expect, test } from 'vitest';
import { composeStep, type Danger, stepTicks, type Theme } from './music.ts';

const THEME: Theme = {
  seed: 1,
  rootHz: 110,
  scale: [0, 2, 4, 7, 9],
  chords: [0, 3, 1, 2],
  stepTicks: 12,
  wave: 'triangle',
};
const STEPS = Array.from({ length: 256 }, (_, i) => i);

const played = (theme: Theme, danger: Danger) => STEPS.map((step) => composeStep(theme, step, danger));
const count = (theme: Theme, danger: Danger) => played(theme, danger).flat().length;

describe('music', () => {
  test('is the same each time, and differs for another seed', () => {
    expect(played(THEME, 0)).toEqual(played(THEME, 0));
    expect(played(THEME, 0)).not.toEqual(played({ ...THEME, seed: 2 }, 0));
  });

  test('has a tune that comes again', () => {
    expect(composeStep(THEME, 128, 0)).toEqual(composeStep(THEME, 0, 0));
    expect(new Set(played(THEME, 0).map((notes) => JSON.stringify(notes))).size).toBeGreaterThan(15);
  });

  test('rises with danger: more notes, sooner, and higher', () => {
    expect([count(THEME, 1) > count(THEME, 0), count(THEME, 2) > count(THEME, 1)]).toEqual([true, true]);
    expect([0, 1, 2].map((danger) => stepTicks(THEME, danger as Danger))).toEqual([12, 10, 8]);
    const [calm, alarmed] = ([0, 2] as const).map((danger) => composeStep(THEME, 0, danger)[0]?.hz ?? 0);
    expect(alarmed).toBeGreaterThan(calm);
  });

  test('every note can be played, and none is loud', () => {
    for (const { hz, seconds, gain } of ([0, 1, 2] as const).flatMap((danger) => played(THEME, danger).flat())) {
      expect(hz).toBeGreaterThan(40);
      expect(hz).toBeLessThan(4000);
      expect(Math.min(seconds, gain)).toBeGreaterThan(0);
      expect(gain).toBeLessThan(0.1);
    }
  });
});

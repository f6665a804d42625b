import { describe, expect, test } from 'vitest';

import { type Note, voiceOf } from './voices.ts';

const CUES = [
  'shift',
  'rotate',
  'land',
  'lock',
  'drop',
  'fuse',
  'pop',
  'cure',
  'allClear',
  'garbage',
  'level',
  'warn',
  'over',
  'button',
  'sheet',
  'best',
  'won',
  'lost',
  'step',
  'unstep',
  'cross',
  'met',
  'wrong',
  'solved',
];

const loudest = (notes: readonly Note[]) => notes.reduce((a, b) => (b.gain > a.gain ? b : a));
const total = (notes: readonly Note[]) => notes.reduce((sum, { gain }) => sum + gain, 0);
const end = (notes: readonly Note[]) => Math.max(...notes.map(({ at, seconds }) => at + seconds));
const semitones = (a: number, b: number) => Math.round(12 * Math.log2(b / a));

describe('voices', () => {
  test.each(CUES)('%s is heard, is short, and can be played', (cue) => {
    const notes = voiceOf(cue, 1);
    expect(notes.length).toBeGreaterThan(0);
    expect(end(notes)).toBeLessThan(1.2);
    for (const { hz, toHz, gain, seconds } of notes) {
      expect(Math.min(hz, toHz, gain, seconds)).toBeGreaterThan(0);
      expect(gain).toBeLessThan(0.6);
    }
  });

  test('what happens all the time is quieter than a landing, and a landing than a pop', () => {
    const [shift, rotate, land, pop] = ['shift', 'rotate', 'land', 'pop'].map((cue) => total(voiceOf(cue, 1)));
    expect([shift, rotate].every((gain) => gain < land)).toBe(true);
    expect(land).toBeLessThan(pop);
  });

  test('a pop climbs a pentatonic scale for eleven links and then stays', () => {
    const pitches = Array.from({ length: 13 }, (_, i) => loudest(voiceOf('pop', i + 1)).hz);
    const steps = pitches.slice(1).map((hz, i) => semitones(pitches[i], hz));
    expect(steps).toEqual([2, 2, 3, 2, 3, 2, 2, 3, 2, 3, 0, 0]);
  });

  test('a longer chain rings longer and fuller', () => {
    const [one, five, nine] = [1, 5, 9].map((level) => voiceOf('pop', level)) as [Note[], Note[], Note[]];
    expect(end(five)).toBeGreaterThan(end(one));
    expect(end(nine)).toBeGreaterThan(end(five));
    expect(five.length).toBeGreaterThan(one.length);
    expect(nine.length).toBeGreaterThan(five.length);
  });

  test('an unknown cue is silent', () => {
    expect(voiceOf('toString', 1)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { analyze, SAMPLE_RATE, wavOf } from '../../scripts/sound/analysis.ts';

/** A tone of half a second, followed by silence. */
function toneOf(hz: number, gain: number): number[] {
  return Array.from({ length: SAMPLE_RATE }, (_, i) =>
    i < SAMPLE_RATE / 2 ? gain * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE) : 0,
  );
}

describe('a tone of 1 kHz', () => {
  const figures = analyze(toneOf(1000, 0.5));

  test('has the peak, the loudness and the length that it was made with', () => {
    expect(figures.peak).toBeCloseTo(-6.02, 1);
    expect(figures.loudness).toBeCloseTo(-9.0, 0);
    expect(figures.seconds).toBeCloseTo(0.5, 2);
  });

  test('is found', () => {
    expect(Math.abs(12 * Math.log2(figures.tone / 1000))).toBeLessThan(0.3);
  });
});

test('twice the amplitude is 6 dB louder', () => {
  const [one, two] = [0.2, 0.4].map((gain) => analyze(toneOf(440, gain)).loudness) as [number, number];
  expect(two - one).toBeCloseTo(6.02, 1);
});

test('a file has a head of 44 bytes and two bytes for each sample', () => {
  const file = wavOf([0, 0.5, -0.5]);
  expect([file.length, file.readUInt32LE(40), file.readInt16LE(46)]).toEqual([44 + 6, 6, 16_384]);
});

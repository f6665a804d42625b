// Scales of plots.

/** Three to six round numbers from 0 to at most `max`. */
export function roundSteps(max: number): readonly number[] {
  const rough = Math.max(1, max) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough);
  return Array.from({ length: Math.floor(Math.max(1, max) / step) + 1 }, (_, i) => i * step);
}

/** Maps a number from one range to another. */
export function placeOf(
  n: number,
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): number {
  return to === from ? (start + end) / 2 : start + ((n - from) / (to - from)) * (end - start);
}

/** At most `max` days from the first to the last, evenly spread, both included. */
export function someDays(first: number, last: number, max: number): readonly number[] {
  const count = Math.min(max, last - first + 1);
  if (count < 2) return [last];
  return Array.from({ length: count }, (_, i) => Math.round(first + (i * (last - first)) / (count - 1)));
}

/** The part of a label that stands at its place, so that those at both ends stay inside. One alone is in the middle. */
export function anchorOf(i: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1 || (i > 0 && i < count - 1)) return 'middle';
  return i === 0 ? 'start' : 'end';
}

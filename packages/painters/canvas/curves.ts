// Interpolation: the curves of every movement.

export function clamp(x: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, x));
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function easeOut(t: number): number {
  return 1 - (1 - clamp(t)) ** 3;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

export type Keyframe = readonly [at: number, value: number];

/** Value at the time `at` of a smooth curve through the keyframes; constant before the first and after the last. */
export function valueAt(keyframes: readonly Keyframe[], at: number): number {
  let [before, value] = keyframes[0];
  if (at <= before) return value;
  for (const [next, target] of keyframes) {
    if (at < next) return lerp(value, target, smooth((at - before) / (next - before)));
    [before, value] = [next, target];
  }
  return value;
}

/** The CSS curve cubic-bezier(.34, 1.56, .64, 1): overshoots, then comes back. */
export function backOut(t: number): number {
  const x = clamp(t);
  let [low, high] = [0, 1];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (bezier(0.34, 0.64, middle) < x) low = middle;
    else high = middle;
  }
  return bezier(1.56, 1, (low + high) / 2);
}

function bezier(a: number, b: number, u: number): number {
  return 3 * a * u * (1 - u) ** 2 + 3 * b * u * u * (1 - u) + u ** 3;
}

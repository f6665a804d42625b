/** A part of the page, in CSS pixels. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function right({ x, width }: Region): number {
  return x + width;
}

export function bottom({ y, height }: Region): number {
  return y + height;
}

/** The region, `by` larger on every side. */
export function grown({ x, y, width, height }: Region, by: number): Region {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

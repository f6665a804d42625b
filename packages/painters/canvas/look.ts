import type { PaletteName } from './palette.ts';

/** Necks that join cells. Lengths are cells. */
export interface Bridge {
  /** `taper`: a sampled neck. `peanut5`, `peanut`: three circles or one along the way, for weak machines. */
  readonly mode: 'taper' | 'peanut5' | 'peanut';
  /** Radius of the disc in a cell. */
  readonly radius: number;
  /** Thickness of the neck in its middle, as a share of the radius. */
  readonly pinch: number;
  /** Samples of a tapered neck. */
  readonly steps: number;
  /** The neck follows sin² or sin⁴; the latter stays thick for longer. */
  readonly power: 2 | 4;
  /** True if cells of different colors join, too. Each color ends in the middle of the neck. */
  readonly across: boolean;
}

/** The settings that reach a painter. */
export interface Look {
  readonly palette: PaletteName;
  /** A sign for each color, so that the game can be played in gray. */
  readonly marks: boolean;
  /** White outlines of every piece and the field, on black. */
  readonly contrast: boolean;
  readonly eyes: boolean;
  readonly ghost: boolean;
  readonly motion: 'full' | 'reduced';
  readonly bridge: Bridge;
}

const TAPER: Bridge = { mode: 'taper', radius: 0.455, pinch: 0.7, steps: 10, power: 2, across: false };

/** Ways to join, each with the neck that looks best. */
export const BRIDGES = {
  taper: TAPER,
  peanut5: { ...TAPER, mode: 'peanut5', pinch: 0.66 },
  peanut: { ...TAPER, mode: 'peanut', pinch: 0.74 },
  gooey: { ...TAPER, across: true },
} as const satisfies Readonly<Record<string, Bridge>>;

export const DEFAULT_LOOK: Look = {
  palette: 'standard',
  marks: false,
  contrast: false,
  eyes: true,
  ghost: true,
  motion: 'full',
  bridge: TAPER,
};

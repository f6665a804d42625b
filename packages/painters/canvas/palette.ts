// The colors of the pieces. Darks and glows shift in hue, so each is chosen by hand and none is computed from its base.

export interface Hues {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  /** Outlines and pupils. */
  readonly deep: string;
  readonly glow: string;
  /** Line around the outline, where pieces must stand out. */
  readonly edge?: string;
}

export type PaletteName = 'standard' | 'colorblind';

function hues(light: string, base: string, dark: string, deep: string, glow: string): Hues {
  return { light, base, dark, deep, glow };
}

/** Hues in the order of the cells: R, G, B, Y, P, ojama. The last one is pale, for a face that is never a piece. */
export const PALETTES: Readonly<Record<PaletteName, readonly Hues[]>> = {
  standard: [
    hues('#FFA79B', '#F4514F', '#B01E3C', '#45081A', '#FF7A5C'),
    hues('#B4F7BE', '#36C76A', '#0E8052', '#043422', '#7BEB74'),
    hues('#A9D2FF', '#3F80FF', '#2340BE', '#091650', '#4FB4FF'),
    hues('#FFF3B0', '#F9C631', '#CC7F0C', '#4A2802', '#FFE45C'),
    hues('#E6C2FF', '#A964F4', '#6526B0', '#26084E', '#D77BFF'),
    hues('#C3C8D2', '#8D94A3', '#555B69', '#1E222C', '#A3A9B6'),
    hues('#FFFFFF', '#E2E3EE', '#9C9FBD', '#2A2A40', '#FFF1F4'),
  ],
  colorblind: [
    hues('#FFB48F', '#E8591C', '#9E2F06', '#3D1002', '#FF8A4A'),
    hues('#9CF0DC', '#17B890', '#067A66', '#022F2A', '#4FE0B8'),
    hues('#8FB4FF', '#2A5FE8', '#1A329C', '#070F44', '#3F8CFF'),
    hues('#FFF9CF', '#FFE25A', '#D9A400', '#4D3900', '#FFF48F'),
    hues('#FBD9FF', '#DE9CF5', '#9A55B8', '#3E1150', '#F6BEFF'),
    hues('#8A91A0', '#626978', '#3C4250', '#12151C', '#6F7686'),
    hues('#FFFFFF', '#E2E3EE', '#9C9FBD', '#2A2A40', '#FFF1F4'),
  ],
};

/** The hues of a cell: a color from 1 to 5, ojama, or the pale one. */
export function huesOf(palette: PaletteName, cell: number): Hues {
  const found = PALETTES[palette][cell - 1];
  if (found === undefined) throw new Error(`a cell of the kind ${cell} has no color`);
  return found;
}

const edged = new Map<Hues, Hues>();

/** The same hues, outlined in white. */
export function withEdge(hues: Hues): Hues {
  const made = edged.get(hues) ?? { ...hues, edge: '#ffffff' };
  edged.set(hues, made);
  return made;
}

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** Mixes two colors: `share` of `b`, the rest of `a`. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  const part = (i: 0 | 1 | 2): number => Math.round(x[i] + (y[i] - x[i]) * share);
  return `#${((part(0) << 16) | (part(1) << 8) | part(2)).toString(16).padStart(6, '0')}`;
}

export function fade(hex: string, alpha: number): string {
  const [r, g, b] = rgb(hex);
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

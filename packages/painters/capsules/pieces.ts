// Pictures of everything in a bottle, baked on first use.

import { type Cell, type Color, colorOf, isVirus } from '@rensa/games/capsules';
import type { Atlas } from '../canvas/atlas.ts';
import type { Hues } from '../canvas/palette.ts';
import type { Sprite } from '../canvas/surface.ts';
import { bakeGlow, bakeLit, bakeRing, type Silhouette } from '../falling/clearing.ts';
import { partsOf } from './blocks.ts';
import { VIRUS_MOODS, type VirusMood } from './face.ts';
import { bakeCapsule, bakeHalf, traceHalf } from './half.ts';
import { hueOf } from './hue.ts';
import { bakeVirus, BREATHS, traceVirus } from './virus.ts';

/** Step of a breath between in and out. */
const AT_REST = BREATHS / 2;

/** Picture of a virus, half a capsule or a whole one, by its code. */
export function pieceOf(atlas: Atlas, code: number): Sprite {
  const [first, second] = partsOf(code);
  if (second !== undefined) return atlas.keep(`capsule ${code}`, () => bakeCapsule(atlas, first, second));
  if (isVirus(first)) return virusOf(atlas, colorOf(first), 'rest', AT_REST);
  return atlas.keep(`half ${first}`, () => bakeHalf(atlas, first));
}

/** Pictures of viruses. Every frame needs them, so they outlive the other pictures of their atlas. */
const VIRUSES = new WeakMap<Atlas, Map<number, Sprite>>();

export function virusOf(atlas: Atlas, color: Color, mood: VirusMood, breath: number = AT_REST): Sprite {
  const kept = VIRUSES.get(atlas) ?? new Map<number, Sprite>();
  const key = (color * VIRUS_MOODS.length + VIRUS_MOODS.indexOf(mood)) * (BREATHS + 1) + breath;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = bakeVirus(atlas, color, mood, breath);
  VIRUSES.set(atlas, kept.set(key, made));
  return made;
}

function silhouetteOf(cell: Cell): Silhouette {
  const trace: Silhouette['trace'] = (pen) => (isVirus(cell) ? traceVirus(pen, colorOf(cell)) : traceHalf(pen, cell));
  return { points: [{ x: 0, y: 0 }], trace };
}

function huesOf(atlas: Atlas, cell: Cell): Hues {
  return atlas.hues(hueOf(colorOf(cell)));
}

/** Picture of one cell, fully lit. */
export function litOf(atlas: Atlas, cell: Cell): Sprite {
  return atlas.keep(`lit cell ${cell}`, () => bakeLit(atlas, silhouetteOf(cell), huesOf(atlas, cell)));
}

/** White outline of one cell. */
export function ringOf(atlas: Atlas, cell: Cell): Sprite {
  return atlas.keep(`ring cell ${cell}`, () => bakeRing(atlas, silhouetteOf(cell), 0.1));
}

/** Glow beneath one cell. */
export function glowOf(atlas: Atlas, cell: Cell): Sprite {
  return atlas.keep(`glow cell ${cell}`, () => bakeGlow(atlas, silhouetteOf(cell), huesOf(atlas, cell)));
}

// Pictures of pieces. Each is drawn once per size and look, and copied from here afterward.

import type { Look } from './look.ts';
import { type Hues, huesOf, withEdge } from './palette.ts';
import type { Point } from './point.ts';
import type { Bounds, Sprite } from './surface.ts';

/** Room for the outline and the contact shadow around a shape, in cells. */
export const ROOM = 0.14;
/** CSS pixels: eyes in smaller cells cannot be seen. */
const MIN_CELL_WITH_EYES = 18;
/** Pixels of one atlas, about 64 MB. */
const MAX_ATLAS_PIXELS = 16e6;
/** More shapes than a board ever shows at once. */
const MAX_SHAPES = 96;

let lastId = 0;

export class Atlas {
  /** Differs from the id of every other atlas. */
  readonly id = ++lastId;
  readonly look: Look;
  /** Device pixels from cell to cell. */
  readonly pitch: number;
  /** Device pixels that a cell of a piece is drawn with, a whole number. */
  readonly size: number;
  readonly eyes: boolean;
  /** Pixels of all pictures that it keeps. */
  pixels = 0;
  readonly #sprites = new Map<string, Sprite>();
  /** Ordered by use: the one used last is the last. */
  readonly #shapes = new Map<string, Sprite>();

  /** `cell` is in CSS pixels, `ratio` in device pixels per CSS pixel. */
  constructor(look: Look, cell: number, ratio: number) {
    this.look = look;
    this.pitch = cell * ratio;
    this.size = Math.max(1, Math.round(this.pitch));
    this.eyes = look.eyes && cell >= MIN_CELL_WITH_EYES;
  }

  hues(cell: number): Hues {
    const hues = huesOf(this.look.palette, cell);
    return this.look.contrast ? withEdge(hues) : hues;
  }

  /** Returns the sprite with this key; the first call bakes it. */
  keep(key: string, bake: () => Sprite): Sprite {
    const kept = this.#sprites.get(key);
    if (kept !== undefined) return kept;
    const made = bake();
    if (this.pixels > MAX_ATLAS_PIXELS) this.#clear();
    this.pixels += pixelsOf(made);
    this.#sprites.set(key, made);
    return made;
  }

  /**
   * Does the same for shapes of joined cells. Their number has no bound and few come back, so only the latest are kept.
   */
  keepShape(key: string, bake: () => Sprite): Sprite {
    const kept = this.#shapes.get(key);
    const sprite = kept ?? bake();
    if (kept === undefined) this.pixels += pixelsOf(sprite);
    this.#shapes.delete(key);
    this.#shapes.set(key, sprite);
    const [oldest] = this.#shapes;
    if (this.#shapes.size > MAX_SHAPES && oldest !== undefined) {
      this.#shapes.delete(oldest[0]);
      this.pixels -= pixelsOf(oldest[1]);
    }
    return sprite;
  }

  #clear(): void {
    this.#sprites.clear();
    this.#shapes.clear();
    this.pixels = 0;
  }
}

function pixelsOf({ image: { width, height } }: Sprite): number {
  return width * height;
}

/** Bounds of a sprite that shows cells at these points. */
export function spriteBounds(cells: readonly Point[]): Bounds {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const reach = 0.5 + ROOM;
  return {
    left: Math.min(...xs) - reach,
    top: Math.min(...ys) - reach,
    right: Math.max(...xs) + reach,
    bottom: Math.max(...ys) + reach,
  };
}

/** Pixels of all atlases together. */
const MAX_PIXELS = 24e6;
const kept: Atlas[] = [];

/**
 * Returns the atlas for a look and size. Boards and previews that look the same share one; the oldest atlases are
 * dropped.
 */
export function atlasFor(look: Look, cell: number, ratio: number): Atlas {
  const found = kept.findIndex((atlas) => atlas.pitch === cell * ratio && alike(atlas, look, cell));
  const atlas = kept[found] ?? new Atlas(look, cell, ratio);
  if (found === 0) return atlas;
  if (found > 0) kept.splice(found, 1);
  kept.unshift(atlas);
  let pixels = kept.reduce((sum, { pixels }) => sum + pixels, 0);
  while (pixels > MAX_PIXELS && kept.length > 2) pixels -= kept.pop()?.pixels ?? 0;
  return atlas;
}

function alike({ look, eyes }: Atlas, other: Look, cell: number): boolean {
  const { bridge } = other;
  return (
    look.palette === other.palette &&
    look.marks === other.marks &&
    look.contrast === other.contrast &&
    eyes === (other.eyes && cell >= MIN_CELL_WITH_EYES) &&
    look.bridge.mode === bridge.mode &&
    look.bridge.radius === bridge.radius &&
    look.bridge.pinch === bridge.pinch &&
    look.bridge.steps === bridge.steps &&
    look.bridge.power === bridge.power &&
    look.bridge.across === bridge.across
  );
}

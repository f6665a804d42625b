// Pieces are drawn once for each size and look, and blitted from here afterward.

import type { Look } from './look.ts';
import { type Hues, huesOf, withEdge } from './palette.ts';
import type { Point } from './point.ts';
import type { Bounds, Sprite } from './surface.ts';

/** Room for outline and contact shadow around a shape. */
export const ROOM = 0.14;
const LEAST_PIXELS_FOR_EYES = 18;
/** Of one atlas, about 64 MB. */
const MOST_ITS_PIXELS = 16e6;
/** More than are ever seen at once. */
const MOST_SHAPES = 96;

let made = 0;

export class Atlas {
  /** No two atlases share one. */
  readonly id = ++made;
  readonly look: Look;
  /** Device pixels from cell to cell, and those that a piece is drawn with. */
  readonly pitch: number;
  readonly size: number;
  readonly eyes: boolean;
  /** How many it has drawn. */
  pixels = 0;
  readonly #sprites = new Map<string, Sprite>();
  /** The one used last is the last. */
  readonly #shapes = new Map<string, Sprite>();

  /** `cell` is in CSS pixels, `ratio` device pixels for each of them. */
  constructor(look: Look, cell: number, ratio: number) {
    this.look = look;
    this.pitch = cell * ratio;
    this.size = Math.max(1, Math.round(this.pitch));
    this.eyes = look.eyes && cell >= LEAST_PIXELS_FOR_EYES;
  }

  hues(cell: number): Hues {
    const hues = huesOf(this.look.palette, cell);
    return this.look.contrast ? withEdge(hues) : hues;
  }

  /** A sprite that is made when it is first asked for. */
  keep(key: string, bake: () => Sprite): Sprite {
    const kept = this.#sprites.get(key);
    if (kept !== undefined) return kept;
    const made = bake();
    if (this.pixels > MOST_ITS_PIXELS) this.#clear();
    this.pixels += pixelsOf(made);
    this.#sprites.set(key, made);
    return made;
  }

  /** The same for shapes of joined cells. There is no end of them, and few come again, so only the latest are kept. */
  keepShape(key: string, bake: () => Sprite): Sprite {
    const kept = this.#shapes.get(key);
    const sprite = kept ?? bake();
    if (kept === undefined) this.pixels += pixelsOf(sprite);
    this.#shapes.delete(key);
    this.#shapes.set(key, sprite);
    const [oldest] = this.#shapes;
    if (this.#shapes.size > MOST_SHAPES && oldest !== undefined) {
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

/** What cells at these places need for their sprite. */
export function around(cells: readonly Point[]): Bounds {
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

const MOST_PIXELS = 24e6;
const kept: Atlas[] = [];

/** The atlas for a look and size; boards and previews that look the same share one. The oldest make room. */
export function atlasFor(look: Look, cell: number, ratio: number): Atlas {
  const found = kept.findIndex((atlas) => atlas.pitch === cell * ratio && alike(atlas, look, cell));
  const atlas = kept[found] ?? new Atlas(look, cell, ratio);
  if (found === 0) return atlas;
  if (found > 0) kept.splice(found, 1);
  kept.unshift(atlas);
  let pixels = kept.reduce((sum, { pixels }) => sum + pixels, 0);
  while (pixels > MOST_PIXELS && kept.length > 2) pixels -= kept.pop()?.pixels ?? 0;
  return atlas;
}

function alike({ look, eyes }: Atlas, other: Look, cell: number): boolean {
  const { bridge } = other;
  return (
    look.palette === other.palette &&
    look.marks === other.marks &&
    look.contrast === other.contrast &&
    eyes === (other.eyes && cell >= LEAST_PIXELS_FOR_EYES) &&
    look.bridge.mode === bridge.mode &&
    look.bridge.radius === bridge.radius &&
    look.bridge.pinch === bridge.pinch &&
    look.bridge.steps === bridge.steps &&
    look.bridge.power === bridge.power
  );
}

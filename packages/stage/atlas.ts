// Pieces are drawn once for each size and look, and blitted from here afterwards.

import { blobOf, bakeBlob } from './blob.ts';
import type { Point } from './bridge.ts';
import { drawFace, type Face, MOODS, type Mood } from './face.ts';
import { bakeGhost } from './ghost.ts';
import type { Look } from './look.ts';
import { cellsOf, DOWN, LEFT, maskOf, RIGHT, UP } from './mask.ts';
import { growth, JOIN_TICKS } from './motion.ts';
import { bakeOjama } from './ojama.ts';
import { type Hues, huesOf } from './palette.ts';
import { type Bounds, type Sprite, stamp, surface } from './surface.ts';

/** How a cell of the board is joined: to whom, by which of its necks that still grow, and how far those are. */
export interface Joint {
  readonly cell: number;
  readonly mask: number;
  /** Bits of the mask. */
  readonly growing: number;
  /** The tick of their growth; counts only where something grows. */
  readonly step: number;
}

const OJAMA = 6;
/** Room for outline and contact shadow around a shape. */
const ROOM = 0.14;
const LEAST_PIXELS_FOR_EYES = 18;
/** Of one atlas, about 64 MB. */
const MOST_ITS_PIXELS = 16e6;
const DIRECTIONS = 24;
const STRAIGHT = 0;

/** Which of the baked directions is nearest; 0 is straight ahead. */
export function heading(x: number, y: number): number {
  if (x === 0 && y === 0) return STRAIGHT;
  const turn = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * DIRECTIONS);
  return 1 + ((turn + DIRECTIONS) % DIRECTIONS);
}

function gazeOf(direction: number): Point {
  if (direction === STRAIGHT) return { x: 0, y: 0 };
  const angle = ((direction - 1) / DIRECTIONS) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

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
  /** Where cells do not fall on whole pixels, tiles overlap by one so that rounding never opens a gap. */
  readonly #overlap: number;
  readonly #sprites = new Map<string, Sprite>();
  readonly #faces = new Map<number, Sprite>();

  /** `cell` is in CSS pixels, `ratio` device pixels for each of them. */
  constructor(look: Look, cell: number, ratio: number) {
    this.look = look;
    this.pitch = cell * ratio;
    this.size = Math.max(1, Math.round(this.pitch));
    this.#overlap = Number.isInteger(this.pitch) ? 0 : 1 / this.size;
    this.eyes = look.eyes && cell >= LEAST_PIXELS_FOR_EYES;
  }

  hues(cell: number): Hues {
    return huesOf(this.look.palette, cell);
  }

  /** A sprite that is made when it is first asked for. */
  keep(key: string, bake: () => Sprite): Sprite {
    const kept = this.#sprites.get(key);
    if (kept !== undefined) return kept;
    const made = bake();
    if (this.pixels > MOST_ITS_PIXELS) this.#clear();
    this.pixels += made.image.width * made.image.height;
    this.#sprites.set(key, made);
    return made;
  }

  #clear(): void {
    this.#sprites.clear();
    this.pixels = 0;
  }

  tile(joint: Joint): Sprite {
    if (joint.cell === OJAMA) return this.keep('ojama', () => bakeOjama(this.hues(OJAMA), this.size));
    const step = joint.growing === 0 ? 0 : joint.step;
    const key = `${joint.cell} ${joint.mask} ${joint.growing} ${step}`;
    return this.keep(key, () => this.#bakeTile(joint));
  }

  /** Several cells as one picture, which may then be scaled without showing seams. It hangs at (0, 0). */
  lump(cell: number, points: readonly Point[]): Sprite {
    if (points.length === 1) return this.tile({ cell, mask: 0, growing: 0, step: 0 });
    const key = `lump ${cell} ${points.map(({ x, y }) => `${x},${y}`).join(' ')}`;
    return this.keep(key, () => this.#composeLump(cell, points));
  }

  #composeLump(cell: number, points: readonly Point[]): Sprite {
    const bounds = around(points);
    const [x, y] = [Math.round(bounds.left * this.size), Math.round(bounds.top * this.size)];
    const { image, pen } = surface(bounds.right * this.size - x, bounds.bottom * this.size - y);
    for (const point of points) {
      const tile = this.tile({ cell, mask: maskOf(point, points), growing: 0, step: 0 });
      stamp(pen, tile, point.x * this.size - x, point.y * this.size - y);
    }
    return { image, x, y };
  }

  /** Two joined puyos of one colour, the second `angle` around the first: 0 above, a quarter turn is π/2. */
  couple(cell: number, angle: number): Sprite {
    const turn = Math.round((angle / (2 * Math.PI)) * 32);
    return this.keep(`couple ${cell} ${turn}`, () => {
      const at = (turn / 32) * 2 * Math.PI;
      const [axis, child] = [
        { x: 0, y: 0 },
        { x: Math.sin(at), y: -Math.cos(at) },
      ];
      const { bridge } = this.look;
      const blob = {
        discs: [axis, child],
        necks: [{ a: axis, b: child, pinch: bridge.pinch }],
        crooks: [],
        squares: [],
      };
      return bakeBlob(blob, bridge, this.hues(cell), around([axis, child]), this.size);
    });
  }

  hasFace(cell: number): boolean {
    return cell !== OJAMA && (this.eyes || this.look.marks);
  }

  face(color: number, mood: Mood, direction: number): Sprite {
    const key = (color * MOODS.length + MOODS.indexOf(mood)) * (DIRECTIONS + 1) + direction;
    const kept = this.#faces.get(key);
    if (kept !== undefined) return kept;
    const made = this.#bakeFace({ color, mood, gaze: gazeOf(direction), eyes: this.eyes, mark: this.look.marks });
    this.#faces.set(key, made);
    return made;
  }

  ghost(color: number): Sprite {
    return this.keep(`ghost ${color}`, () => bakeGhost(color, this.hues(color), this.look.marks, this.size));
  }

  #bakeTile({ cell, mask, growing, step }: Joint): Sprite {
    const { bridge } = this.look;
    const grown = growth(bridge.pinch, (step + 1) / JOIN_TICKS);
    const pinchOf = (a: Point, b: Point): number => (growing & sideBetween(a, b) ? grown : bridge.pinch);
    const bounds = tileBounds(mask, this.#overlap);
    return bakeBlob(blobOf(cellsOf(mask), bridge, pinchOf), bridge, this.hues(cell), bounds, this.size);
  }

  #bakeFace(face: Face): Sprite {
    const half = Math.round(0.55 * this.size);
    const { image, pen } = surface(2 * half, 2 * half);
    pen.setTransform(this.size, 0, 0, this.size, half, half);
    drawFace(pen, face, this.hues(face.color));
    return { image, x: -half, y: -half };
  }
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

/** Joined sides are cut at the cell's edge. */
function tileBounds(mask: number, overlap: number): Bounds {
  const side = (bit: number): number => (mask & bit ? 0.5 + overlap : 0.5 + ROOM);
  return { left: -side(LEFT), top: -side(UP), right: side(RIGHT), bottom: side(DOWN) };
}

/** The side of the cell at (0, 0) that a neck leaves by, or 0 for a neck between two others. */
function sideBetween(a: Point, b: Point): number {
  const other = a.x === 0 && a.y === 0 ? b : b.x === 0 && b.y === 0 ? a : undefined;
  if (other === undefined) return 0;
  if (other.y === 0) return other.x > 0 ? RIGHT : LEFT;
  return other.y > 0 ? DOWN : UP;
}

const MOST_PIXELS = 24e6;
const kept: Atlas[] = [];

/** The atlas for a look and size; boards and stills that look the same share one. The oldest make room. */
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
    eyes === (other.eyes && cell >= LEAST_PIXELS_FOR_EYES) &&
    look.bridge.mode === bridge.mode &&
    look.bridge.radius === bridge.radius &&
    look.bridge.pinch === bridge.pinch &&
    look.bridge.steps === bridge.steps &&
    look.bridge.power === bridge.power
  );
}

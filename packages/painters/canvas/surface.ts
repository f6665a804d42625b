export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Part of a pen that traces outlines. */
export type PathPen = Pick<
  CanvasRenderingContext2D,
  'arc' | 'closePath' | 'ellipse' | 'lineTo' | 'moveTo' | 'quadraticCurveTo' | 'rect'
>;

/** A baked picture. `x` and `y` lead from the point where it is drawn to its left upper corner, in device pixels. */
export interface Sprite {
  readonly image: OffscreenCanvas;
  readonly x: number;
  readonly y: number;
}

export interface Surface {
  readonly image: OffscreenCanvas;
  readonly pen: OffscreenCanvasRenderingContext2D;
}

export function surface(width: number, height: number): Surface {
  const image = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  const pen = image.getContext('2d');
  if (pen === null) throw new Error('this browser has no canvas');
  return { image, pen };
}

/** Extent of a picture around its origin, in cells. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A sprite that is being drawn. One unit of the pen is a cell of `size` device pixels. */
export interface Canvas {
  readonly pen: Surface['pen'];
  readonly sprite: Sprite;
  readonly size: number;
}

/** Opens an empty sprite with these bounds. */
export function canvasFor(size: number, bounds: Bounds): Canvas {
  const [x, y] = [Math.round(bounds.left * size), Math.round(bounds.top * size)];
  const { image, pen } = surface(bounds.right * size - x, bounds.bottom * size - y);
  pen.setTransform(size, 0, 0, size, -x, -y);
  return { pen, sprite: { image, x, y }, size };
}

/** Bounds that reach `cells` cells to all sides. */
export function reaching(cells: number): Bounds {
  return { left: -cells, top: -cells, right: cells, bottom: cells };
}

/** A surface for intermediate steps, used repeatedly: making one costs more than most drawings on it. */
export class Scratch {
  #kept: Surface | undefined;

  /** Returns the surface empty, with a plain pen, and at least this large. */
  take(width: number, height: number): Surface {
    const kept = this.#kept;
    if (kept === undefined || kept.image.width < width || kept.image.height < height) {
      this.#kept = surface(Math.max(width, kept?.image.width ?? 0), Math.max(height, kept?.image.height ?? 0));
      this.#kept.pen.save();
      return this.#kept;
    }
    kept.pen.restore();
    kept.pen.save();
    kept.pen.clearRect(0, 0, kept.image.width, kept.image.height);
    return kept;
  }
}

export function stamp(pen: Pen, sprite: Sprite, x: number, y: number): void {
  pen.drawImage(sprite.image, Math.round(x + sprite.x), Math.round(y + sprite.y));
}

/** Factors of width and height. */
export interface Scale {
  readonly x: number;
  readonly y: number;
}

/** Scaling about the point (`x`, `y`). */
export interface Warp {
  readonly x: number;
  readonly y: number;
  readonly scale: Scale;
}

export function stampWarped(pen: Pen, sprite: Sprite, x: number, y: number, warp: Warp): void {
  const { scale, x: px, y: py } = warp;
  if (scale.x === 1 && scale.y === 1) return stamp(pen, sprite, x, y);
  pen.drawImage(
    sprite.image,
    px + (x + sprite.x - px) * scale.x,
    py + (y + sprite.y - py) * scale.y,
    sprite.image.width * scale.x,
    sprite.image.height * scale.y,
  );
}

/** Draws with a pen in device pixels. */
export function inPixels(pen: Pen, draw: () => void): void {
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  draw();
  pen.restore();
}

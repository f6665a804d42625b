export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The part of a pen that takes outlines. */
export type Trace = Pick<
  CanvasRenderingContext2D,
  'arc' | 'closePath' | 'ellipse' | 'lineTo' | 'moveTo' | 'quadraticCurveTo' | 'rect'
>;

/** A picture kept for later, and where its left upper corner goes from the point it is drawn at, in device pixels. */
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

/** What a picture covers around the point it hangs at, in cells. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A picture in the making, and a pen that draws on it in cells of this size. */
export interface Canvas {
  readonly pen: Surface['pen'];
  readonly sprite: Sprite;
  readonly size: number;
}

/** An empty picture of so many cells. */
export function canvasFor(size: number, bounds: Bounds): Canvas {
  const [x, y] = [Math.round(bounds.left * size), Math.round(bounds.top * size)];
  const { image, pen } = surface(bounds.right * size - x, bounds.bottom * size - y);
  pen.setTransform(size, 0, 0, size, -x, -y);
  return { pen, sprite: { image, x, y }, size };
}

/** The same reach to all sides. */
export function reaching(cells: number): Bounds {
  return { left: -cells, top: -cells, right: cells, bottom: cells };
}

/** A surface for intermediate steps, used again and again: making one costs more than most of what is drawn on it. */
export class Scratch {
  #kept: Surface | undefined;

  /** Empty, with a plain pen, and at least this large. */
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

/** How many times as wide and as high. */
export interface Scale {
  readonly x: number;
  readonly y: number;
}

/** A stretch about a point. */
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

/** Draws without the pen's own scale. */
export function inPixels(pen: Pen, draw: () => void): void {
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  draw();
  pen.restore();
}

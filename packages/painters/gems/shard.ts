// Facets that fly from a broken gem, turning as they go.

import type { Atlas } from '../canvas/atlas.ts';
import { type Hues, mix } from '../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite } from '../canvas/surface.ts';
import { type Bead, BEAD, beadAt, type Burst, drawEmber, drawSparkles } from '../falling/burst.ts';
import type { DrawContext } from '../falling/context.ts';
import { huesOfGem } from './pieces.ts';

const SPIN = 0.16;
/** Scale against a bead of the same radius: a triangle looks smaller. */
const LARGER = 1.25;
/** Corners, from the middle. */
const TIPS = [
  [-0.13, -0.12],
  [0.15, 0.01],
  [-0.09, 0.16],
] as const;

export function drawShards(context: DrawContext, burst: Burst): void {
  const { pen, atlas, view, now } = context;
  const hues = huesOfGem(atlas, burst.color);
  const sprite = shardOf(atlas, burst.color);
  const age = now - burst.start;
  drawEmber(context, burst, hues);
  burst.beads.forEach((bead, i) => {
    const { x, y, scale } = beadAt(view, bead, age);
    stampTurned(pen, sprite, {
      x,
      y,
      angle: i * 2.4 + spinOf(bead) * age,
      scale: (bead.radius / BEAD) * LARGER * scale,
    });
  });
  drawSparkles(pen, view, burst, age);
}

/** Picture of a facet of such a gem. */
export function shardOf(atlas: Atlas, kind: number): Sprite {
  return atlas.keep(`shard ${kind}`, () => bakeShard(huesOfGem(atlas, kind), atlas.size));
}

/** Spin in the direction of its flight, in radians per tick; small shards turn faster. */
function spinOf({ dx, radius }: Bead): number {
  return Math.sign(dx) * SPIN * (1.4 - radius / BEAD);
}

export interface ShardPose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
}

export function stampTurned(pen: Pen, sprite: Sprite, { x, y, angle, scale }: ShardPose): void {
  if (scale * sprite.image.width < 1) return;
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.scale(scale, scale);
  pen.drawImage(sprite.image, sprite.x, sprite.y);
  pen.restore();
}

/** Bakes a triangle of two facets. */
function bakeShard(hues: Hues, size: number): Sprite {
  const { pen, sprite } = canvasFor(size, reaching(0.22));
  const [a, b, c] = TIPS;
  pen.lineJoin = 'round';
  traceTips(pen, TIPS);
  pen.lineWidth = 0.05;
  pen.strokeStyle = hues.dark;
  pen.stroke();
  pen.fillStyle = mix(hues.base, hues.light, 0.25);
  pen.fill();
  traceTips(pen, [a, b, [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]]);
  pen.fillStyle = mix(hues.light, '#ffffff', 0.25);
  pen.fill();
  return sprite;
}

function traceTips(pen: Pen, tips: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  tips.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
}

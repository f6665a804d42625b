// Emblem of an achievement: lit once it is earned, and gray before that, so that its shape is a promise.

import { CATALOG } from '../../catalog/catalog.ts';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import type { EmblemDrawing, EmblemFace, EmblemSet } from '../../listing/emblem.ts';
import { Drawing } from '../../parts/drawing.tsx';
import { Later } from '../../parts/later.tsx';

interface EmblemProps {
  readonly set: EmblemSet;
  readonly id: string;
  /** CSS pixels. */
  readonly side: number;
  readonly earned: boolean;
  readonly fresh?: boolean;
}

/** Corner of an emblem, as a share of its side. */
const CORNER = 0.27;

export function Emblem({ set, id, side, earned, fresh = false }: EmblemProps) {
  const drawing = set.drawings[id];
  return (
    <span class="emblem" data-earned={earned} data-fresh={fresh} aria-hidden="true">
      <Drawing width={side} height={side} paint={(pen, ratio) => paint(pen, ratio, { set, drawing, side, earned })} />
      {drawing?.faces && <Faces faces={drawing.faces} side={side} />}
      {drawing?.number !== undefined && <Number side={side} value={drawing.number} />}
    </span>
  );
}

interface Painted extends Pick<EmblemProps, 'set' | 'side' | 'earned'> {
  readonly drawing: EmblemDrawing | undefined;
}

function paint(pen: CanvasRenderingContext2D, ratio: number, { set, drawing, side, earned }: Painted): void {
  if (earned) paintGround(pen, set.ground, side);
  drawing?.paint?.({ pen, side, ratio, earned, look: { ...lookOf(settings.value), marks: false } });
}

function paintGround(pen: CanvasRenderingContext2D, [top, bottom]: EmblemSet['ground'], side: number): void {
  const ground = pen.createLinearGradient(0, 0, 0, side);
  ground.addColorStop(0, top);
  ground.addColorStop(1, bottom);
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(0, 0, side, side, CORNER * side);
  pen.fill();
  pen.strokeStyle = 'rgb(255 255 255 / 26%)';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.roundRect(0.5, 0.5, side - 1, side - 1, CORNER * side);
  pen.save();
  pen.clip();
  pen.strokeRect(0, 0.5, side, side);
  pen.restore();
}

const FACE = CATALOG.find(({ face }) => face)?.face;
/** Size of one face, and of one of two, as a share of the side. */
const SIZES = [0.62, 0.46] as const;

function Faces({ faces, side }: { readonly faces: readonly EmblemFace[]; readonly side: number }) {
  const size = Math.round(side * (faces.length > 1 ? SIZES[1] : SIZES[0]));
  return (
    <span class="emblem-faces">
      {FACE && faces.map((face) => <Later key={face.color} load={FACE} props={{ ...face, size }} />)}
    </span>
  );
}

/** In the corner, with a dark outline. */
function Number({ side, value }: { readonly side: number; readonly value: number }) {
  return (
    <svg class="emblem-number" width={side} height={side} viewBox="0 0 100 100">
      <text x="92" y="92" text-anchor="end" font-size="30">
        {value}
      </text>
    </svg>
  );
}

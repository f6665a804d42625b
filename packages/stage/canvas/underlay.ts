import { fade, type Hues } from './palette.ts';
import type { Surface } from './surface.ts';

/** How far down the contact shadow lies, and how wide it and the outline are drawn. */
export interface Edge {
  readonly drop: number;
  readonly shadow: number;
  readonly line: number;
}

const SOFT_EDGE: Edge = { drop: 0.035, shadow: 0.09, line: 0.07 };

/** Contact shadow and outline. Their inner halves are covered by the body. */
export function underlay(
  pen: Surface['pen'],
  trace: (pen: Surface['pen']) => void,
  hues: Hues,
  edge: Edge = SOFT_EDGE,
): void {
  pen.save();
  pen.translate(0, edge.drop);
  trace(pen);
  pen.lineWidth = edge.shadow;
  pen.strokeStyle = fade('#000000', 0.34);
  pen.stroke();
  pen.restore();
  trace(pen);
  pen.lineWidth = edge.line;
  pen.strokeStyle = hues.deep;
  pen.stroke();
}

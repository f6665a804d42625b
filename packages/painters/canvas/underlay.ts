import { fade, type Hues } from './palette.ts';
import type { Surface } from './surface.ts';

/** Offset of the contact shadow downward, and line widths of the shadow and the outline, in cells. */
export interface Edge {
  readonly drop: number;
  readonly shadow: number;
  readonly line: number;
}

const SOFT_EDGE: Edge = { drop: 0.035, shadow: 0.09, line: 0.07 };

/** Width that the bright line adds to the outline, in cells. */
const BRIGHT_LINE = 0.08;

/** Draws contact shadow and outline. The body covers their inner halves later. */
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
  if (hues.edge !== undefined) outline(pen, trace, edge.line + BRIGHT_LINE, hues.edge);
  outline(pen, trace, edge.line, hues.deep);
}

function outline(pen: Surface['pen'], trace: (pen: Surface['pen']) => void, width: number, color: string): void {
  trace(pen);
  pen.lineWidth = width;
  pen.strokeStyle = color;
  pen.stroke();
}

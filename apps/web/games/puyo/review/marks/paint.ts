// Paints ghosts over the field. Lengths are cells.

import { COLS, VISIBLE_ROWS } from '@rensa/games/puyo';
import type { Look } from '@rensa/painters';
import { paintPuyo } from '@rensa/painters/puyo';
import type { Ghost, GhostCell } from './ghosts.ts';
import { GRADE_SIGNS } from './marks.tsx';

const GRADE_COLORS = {
  best: '#7FD8A4',
  good: '#A9B0C0',
  inaccuracy: '#E9C877',
  mistake: '#F2A06B',
  blunder: '#F4858A',
} as const;

const ALPHA = { yours: 0.86, bot: 0.64, both: 0.86 } as const;
const RING = { radius: 0.46, inner: 0.33, line: 0.06, dash: 0.14 } as const;
const SIGN = { half: 0.24, text: 0.3, corner: 0.1 } as const;

interface GhostStyle {
  readonly look: Look;
  readonly cell: number;
  readonly ratio: number;
  /** The left upper corner of the field. */
  readonly margin: number;
  /** The color of a puyo. */
  readonly hue: (color: number) => string;
}

type GhostPen = CanvasRenderingContext2D;

export function paintGhosts(pen: GhostPen, ghosts: readonly Ghost[], style: GhostStyle): void {
  const taken = new Set(ghosts.find(({ kind }) => kind === 'yours')?.cells.map(({ cell }) => cell));
  for (const ghost of ghosts) {
    for (const each of ghost.cells) {
      const shared = ghost.kind === 'bot' && taken.has(each.cell);
      if (!shared) paintCell(pen, ghost, each, style);
    }
  }
  for (const ghost of ghosts) {
    for (const each of ghost.cells)
      paintRing(pen, ghost, each, { ...style, shared: ghost.kind === 'bot' && taken.has(each.cell) });
    paintSign(pen, ghost, ghosts, style);
  }
}

function cornerOf(cell: number, { cell: size, margin }: GhostStyle): { readonly x: number; readonly y: number } {
  return { x: margin + (cell % COLS) * size, y: margin + (VISIBLE_ROWS - 1 - Math.floor(cell / COLS)) * size };
}

function paintCell(pen: GhostPen, { kind }: Ghost, { cell, color }: GhostCell, style: GhostStyle): void {
  const { look, cell: size, ratio } = style;
  pen.globalAlpha = ALPHA[kind];
  paintPuyo(pen, { color, mood: 'rest' }, { look, cell: size, ratio, at: cornerOf(cell, style) });
  pen.globalAlpha = 1;
}

function paintRing(
  pen: GhostPen,
  { kind, grade }: Ghost,
  { cell, color }: GhostCell,
  style: GhostStyle & { readonly shared: boolean },
): void {
  const { cell: size, hue, shared } = style;
  const { x, y } = cornerOf(cell, style);
  pen.beginPath();
  pen.arc(x + size / 2, y + size / 2, (shared ? RING.inner : RING.radius) * size, 0, Math.PI * 2);
  pen.strokeStyle = kind === 'bot' ? hue(color) : GRADE_COLORS[grade];
  pen.lineWidth = RING.line * size;
  pen.setLineDash(kind === 'bot' ? [RING.dash * size] : []);
  pen.stroke();
  pen.setLineDash([]);
}

/** In the empty cell above, if that is in sight and no other sign is there. */
function paintSign(pen: GhostPen, ghost: Ghost, ghosts: readonly Ghost[], style: GhostStyle): void {
  const spot = signSpot(ghost, ghosts);
  if (spot === undefined) return;
  const { cell: size } = style;
  const { x, y } = cornerOf(spot, style);
  const [middleX, middleY] = [x + size / 2, y + size * 0.68];
  const half = SIGN.half * size;
  pen.fillStyle = '#1B1F2A';
  pen.beginPath();
  pen.roundRect(middleX - half, middleY - half, 2 * half, 2 * half, SIGN.corner * size);
  pen.fill();
  pen.fillStyle = GRADE_COLORS[ghost.grade];
  pen.font = `800 ${SIGN.text * size}px 'Inter Variable', sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(GRADE_SIGNS[ghost.grade], middleX, middleY);
}

/** Above the highest cell that the other does not fill. */
function signSpot(ghost: Ghost, ghosts: readonly Ghost[]): number | undefined {
  const filled = new Set(ghosts.flatMap(({ cells }) => cells.map(({ cell }) => cell)));
  const spots = ghost.cells
    .map(({ cell }) => cell + COLS)
    .filter((cell) => !filled.has(cell) && cell < VISIBLE_ROWS * COLS);
  return ghost.kind === 'bot' ? spots.at(-1) : spots[0];
}

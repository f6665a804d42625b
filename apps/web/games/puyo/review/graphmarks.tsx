// The marks of the graph: chains that were fired, what was lost, and the signs of slips below.

import { isSlip, type JudgedMove, type MoveGrade } from '@rensa/bots/puyo/review';
import type { PlotRoom } from '../../../parts/plot.tsx';
import { GRADE_SIGNS } from './marks/marks.tsx';
import type { GraphScale } from './scale.ts';

interface CostlyMove {
  readonly number: number;
  readonly move: JudgedMove;
}

/** Moves after which less was in reach than after the bot's. */
export function lostIn(moves: readonly (JudgedMove | null)[]): readonly CostlyMove[] {
  return moves.flatMap((move, number) =>
    move !== null && isSlip(move.grade) && move.after.best > move.after.placed ? [{ number, move }] : [],
  );
}

export function Lost({ number, move: { after, grade }, scale }: CostlyMove & { readonly scale: GraphScale }) {
  const x = scale.left(number + 1);
  return (
    <g class="review-lost" data-grade={grade}>
      <line class="lost-bot" x1={x - 7} x2={x + 7} y1={scale.y(after.best)} y2={scale.y(after.best)} />
      <line class="lost-drop" x1={x} x2={x} y1={scale.y(after.best)} y2={scale.y(after.placed)} />
    </g>
  );
}

export const FIRED_FROM = 2;
const DISC = 9;

interface FiredProps {
  readonly scale: GraphScale;
  readonly number: number;
  readonly links: number;
  /** Size of the text, as a multiple of the usual one. */
  readonly text: number;
}

export function Fired({ scale, number, links, text }: FiredProps) {
  const [x, size] = [scale.middle(number), DISC * text];
  const y = Math.max(size, scale.y(links));
  return (
    <g class="review-fired">
      <circle cx={x} cy={y} r={size} />
      <text class="middle" x={x} y={y + 4 * text}>
        {links}
      </text>
    </g>
  );
}

const SIGN = 18;

/** Below the floor. Where there is no room for all, the dearest come first. */
export function Signs({
  moves,
  scale,
  room,
}: {
  moves: readonly (JudgedMove | null)[];
  scale: GraphScale;
  room: PlotRoom;
}) {
  const size = SIGN * room.text;
  return (
    <>
      {signsIn(moves, (number) => scale.middle(number), size).map(({ number, grade }) => (
        <g key={number} class="review-sign" data-grade={grade}>
          <rect x={scale.middle(number) - size / 2} y={scale.floor + 6} width={size} height={size} rx={5} />
          <text class="middle" x={scale.middle(number)} y={scale.floor + 6 + 0.72 * size}>
            {GRADE_SIGNS[grade]}
          </text>
        </g>
      ))}
    </>
  );
}

export function signsIn(
  moves: readonly (JudgedMove | null)[],
  place: (number: number) => number,
  room: number,
): readonly { readonly number: number; readonly grade: MoveGrade }[] {
  const slips = moves.flatMap((move, number) => (move !== null && isSlip(move.grade) ? [{ number, move }] : []));
  const taken: number[] = [];
  return slips
    .toSorted((a, b) => b.move.worth.best - b.move.worth.placed - (a.move.worth.best - a.move.worth.placed))
    .filter(({ number }) => {
      const free = taken.every((x) => Math.abs(x - place(number)) >= room);
      if (free) taken.push(place(number));
      return free;
    })
    .map(({ number, move: { grade } }) => ({ number, grade }));
}

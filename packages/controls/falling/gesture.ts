// Fingers on the board. The first finger drags: the piece follows it sideways, a column for each cell of way, and drops
// softly while the finger is below where it was. A quick stroke down is a hard drop. Any finger that comes and goes
// without moving rotates the piece, to the side of the board that it touched. Lengths are CSS pixels, times ms.

import type { Button } from './buttons.ts';

export interface TouchPoint {
  readonly kind: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  /** From the left edge of the board. */
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

/** The measures of a gesture. */
export interface GestureScale {
  readonly cell: number;
  readonly width: number;
}

interface Finger {
  readonly id: number;
  readonly down: TouchPoint;
  /** It has gone too far to be a tap. */
  readonly moved: boolean;
}

interface Drag {
  readonly id: number;
  /** The columns that the piece was moved by, counted from `x`. */
  readonly column: number;
  readonly x: number;
  readonly mode: 'level' | 'down' | 'soft';
  /** The start of the way down. */
  readonly top: StrokeStart;
  /** The lowest point since the soft drop began. */
  readonly bottom: number;
}

interface StrokeStart {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

export interface Fingers {
  readonly down: readonly Finger[];
  readonly drag: Drag | undefined;
}

export interface Gesture {
  readonly fingers: Fingers;
  readonly presses: readonly Button[];
  readonly soft: boolean;
}

export const NO_FINGERS: Fingers = { down: [], drag: undefined };

const GESTURE = {
  /** Longest time of a tap, and its longest way. */
  tapMs: 260,
  tapCells: 0.35,
  /** Beyond the middle between two columns by this much: a finger that trembles there does not shake the piece. */
  hysteresisCells: 0.15,
  /** The same while dropping softly, when a finger drifts aside more easily. */
  driftCells: 0.45,
  softCells: 0.75,
  /** Way back up that ends a soft drop. */
  liftCells: 0.3,
  flickMs: 220,
  flickCells: 1.25,
  /** A finger at rest is silent; its stroke began at most this long before its first word. */
  silenceMs: 32,
} as const;

export function moveFingers(fingers: Fingers, point: TouchPoint, field: GestureScale): Gesture {
  if (point.kind === 'down') return put(fingers, point);
  const finger = fingers.down.find(({ id }) => id === point.id);
  if (finger === undefined) return { fingers, presses: [], soft: isSoft(fingers.drag) };
  return point.kind === 'move' ? slide(fingers, point, field) : lift(fingers, finger, point, field);
}

function put(fingers: Fingers, point: TouchPoint): Gesture {
  const down = [...fingers.down.filter(({ id }) => id !== point.id), { id: point.id, down: point, moved: false }];
  const drag: Drag = fingers.drag ?? {
    id: point.id,
    column: 0,
    x: point.x,
    mode: 'level',
    top: point,
    bottom: point.y,
  };
  return { fingers: { down, drag }, presses: [], soft: isSoft(drag) };
}

function slide(fingers: Fingers, point: TouchPoint, field: GestureScale): Gesture {
  const down = fingers.down.map((finger) =>
    finger.id === point.id && !isNear(finger.down, point, field) ? { ...finger, moved: true } : finger,
  );
  if (fingers.drag?.id !== point.id) {
    return { fingers: { ...fingers, down }, presses: [], soft: isSoft(fingers.drag) };
  }
  const sunk = sink(fingers.drag, point, field);
  const { drag, presses } = follow(sunk, point, field);
  return { fingers: { down, drag }, presses, soft: isSoft(drag) };
}

function lift(fingers: Fingers, finger: Finger, point: TouchPoint, field: GestureScale): Gesture {
  const isDrag = fingers.drag?.id === point.id;
  const moved = slide(fingers, { ...point, kind: 'move' }, field);
  const down = moved.fingers.down.filter(({ id }) => id !== point.id);
  const drag = isDrag ? undefined : fingers.drag;
  const presses = point.kind === 'cancel' ? [] : [...moved.presses, ...ending(moved.fingers, finger, point, field)];
  return { fingers: { down, drag }, presses, soft: isSoft(drag) };
}

/** Judges the whole way of a finger, now that it is over. */
function ending(fingers: Fingers, { id, down }: Finger, point: TouchPoint, field: GestureScale): readonly Button[] {
  const moved = fingers.down.some((finger) => finger.id === id && finger.moved);
  if (!moved && point.t - down.t <= GESTURE.tapMs) return [down.x < field.width / 2 ? 'rotateLeft' : 'rotateRight'];
  return fingers.drag?.id === id && isFlick(fingers.drag, point, field) ? ['hard'] : [];
}

function isFlick({ mode, top }: Drag, point: TouchPoint, { cell }: GestureScale): boolean {
  const way = point.y - top.y;
  const steep = way > 2 * Math.abs(point.x - top.x);
  return mode === 'soft' && steep && way >= GESTURE.flickCells * cell && point.t - top.t <= GESTURE.flickMs;
}

function isSoft(drag: Drag | undefined): boolean {
  return drag?.mode === 'soft';
}

function isNear(from: TouchPoint, to: TouchPoint, { cell }: GestureScale): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= GESTURE.tapCells * cell;
}

/** The up and down of a drag. */
function sink(drag: Drag, point: TouchPoint, { cell }: GestureScale): Drag {
  if (drag.mode === 'soft') {
    const bottom = Math.max(drag.bottom, point.y);
    if (bottom - point.y < GESTURE.liftCells * cell) return { ...drag, bottom };
    return { ...drag, mode: 'level', top: point };
  }
  const way = point.y - drag.top.y;
  if (way <= Math.abs(point.x - drag.top.x)) return { ...drag, mode: 'level', top: point };
  if (way < GESTURE.tapCells * cell) return { ...drag, mode: 'level', top: { ...drag.top, t: point.t } };
  const begun = drag.mode === 'level' ? Math.max(drag.top.t, point.t - GESTURE.silenceMs) : drag.top.t;
  const top = { ...drag.top, t: begun };
  if (way < GESTURE.softCells * cell) return { ...drag, mode: 'down', top };
  return { ...drag, mode: 'soft', top, bottom: point.y, x: point.x, column: 0 };
}

/** The way to the side of a drag: one press for each column that the finger is further on. */
function follow(drag: Drag, point: TouchPoint, { cell }: GestureScale): { drag: Drag; presses: readonly Button[] } {
  const way = (point.x - drag.x) / cell - drag.column;
  const slack = 0.5 + (isSoft(drag) ? GESTURE.driftCells : GESTURE.hysteresisCells);
  const columns = Math.max(0, Math.ceil(Math.abs(way) - slack));
  if (columns === 0) return { drag, presses: [] };
  const presses = Array.from({ length: columns }, (): Button => (way < 0 ? 'left' : 'right'));
  return { drag: { ...drag, column: drag.column + Math.sign(way) * columns }, presses };
}

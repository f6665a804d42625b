// Two fingers enlarge a board inside its window and move it there. Lengths are CSS pixels from the upper left corner of
// the window, which has the size of the board without zoom.

import { LOOP_STYLE, type LoopLayout, loopCanvas } from '@rensa/painters/loop';

export interface Zoom {
  /** Size of the board divided by the size of the window: 1 or more. */
  readonly scale: number;
  /** Upper left corner of the board: 0 or less. */
  readonly x: number;
  readonly y: number;
}

interface FingerSpot {
  readonly x: number;
  readonly y: number;
}

export type FingerPair = readonly [FingerSpot, FingerSpot];

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

/** Boards with fewer rows and columns need no zoom. */
const MIN_SIDE = 10;
/** Share by which cells may grow beyond the size that is easy to hit. */
const EXTRA_SCALE = 1.25;

/** The largest scale of a board: its cells are then a bit larger than what is easy to hit. */
export function maxScale({ cell, rows, cols }: LoopLayout): number {
  const { zoomedPx } = LOOP_STYLE.cell;
  return Math.max(rows, cols) < MIN_SIDE || cell >= zoomedPx ? 1 : (EXTRA_SCALE * zoomedPx) / cell;
}

export function zoomed(layout: LoopLayout, { scale }: Zoom): LoopLayout {
  return scale === 1 ? layout : { ...layout, cell: layout.cell * scale };
}

/** The zoom after a pinch. The point of the board between the fingers stays between them. */
export function pinched(zoom: Zoom, from: FingerPair, to: FingerPair, layout: LoopLayout): Zoom {
  const wanted = (zoom.scale * distance(to)) / Math.max(1, distance(from));
  const scale = Math.min(maxScale(layout), Math.max(1, wanted));
  const [before, after] = [middle(from), middle(to)];
  const grown = scale / zoom.scale;
  const { width, height } = loopCanvas(layout);
  return {
    scale,
    x: clamp(after.x - (before.x - zoom.x) * grown, width * (1 - scale)),
    y: clamp(after.y - (before.y - zoom.y) * grown, height * (1 - scale)),
  };
}

/** The largest zoom, with a cell in the middle of the window as far as the board allows. */
export function zoomedTo(cell: number, layout: LoopLayout): Zoom {
  const scale = maxScale(layout);
  const { width, height } = loopCanvas(layout);
  const [col, row] = [cell % layout.cols, Math.floor(cell / layout.cols)];
  const at = (index: number, count: number, size: number): number =>
    clamp(size / 2 - ((index + 0.5) / count) * size * scale, size * (1 - scale));
  return { scale, x: at(col, layout.cols, width), y: at(row, layout.rows, height) };
}

/** A position clamped so that the board leaves no gap in its window. */
function clamp(at: number, min: number): number {
  return Math.min(0, Math.max(min, at));
}

function distance([a, b]: FingerPair): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([a, b]: FingerPair): FingerSpot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Reports each move of two fingers on an element: their places before and after it. Returns a function that ends this. */
export function onPinch(element: HTMLElement, listener: (from: FingerPair, to: FingerPair) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, FingerSpot>();
  const spot = ({ clientX, clientY }: PointerEvent): FingerSpot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onMove = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    const before = pairOf(fingers);
    fingers.set(event.pointerId, spot(event));
    const after = pairOf(fingers);
    if (before && after) listener(before, after);
  };
  element.addEventListener(
    'pointerdown',
    (event) => event.pointerType === 'touch' && fingers.set(event.pointerId, spot(event)),
    { signal, capture: true },
  );
  window.addEventListener('pointermove', onMove, { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, (event) => fingers.delete(event.pointerId), { signal, capture: true });
  }
  return () => listening.abort();
}

/** Undefined unless there are exactly two fingers. */
function pairOf(fingers: ReadonlyMap<number, FingerSpot>): FingerPair | undefined {
  const [one, other, third] = fingers.values();
  return one && other && !third ? [one, other] : undefined;
}

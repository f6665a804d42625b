// The card of Loop on the home page: a small puzzle that draws itself, line by line, again and again.

import { useSignal } from '@preact/signals';
import { type Board as Grid, cluesOf, type Cycle, edgesOf, pathsOf } from '@rensa/games/loop';
import { loopBoardSize, paintLoopBoard } from '@rensa/painters/loop';
import { useEffect, useRef } from 'preact/hooks';
import { Clock, screenFrames } from '../../../base/screen/clock.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { onSeen, onSize } from '../../../base/screen/screen.ts';
import { settings } from '../../../base/settings/settings.ts';

const BOARD: Grid = {
  rows: 6,
  cols: 6,
  holes: [],
  clues: [
    { cell: 1, value: 5 },
    { cell: 3, value: 4 },
    { cell: 10, value: 5 },
    { cell: 13, value: 6 },
    { cell: 21, value: 6 },
    { cell: 23, value: 3 },
    { cell: 26, value: 4 },
    { cell: 28, value: 5 },
    { cell: 31, value: 3 },
  ],
};
const SOLUTION: Cycle = [
  0, 1, 7, 8, 2, 3, 9, 15, 16, 10, 4, 5, 11, 17, 23, 22, 21, 27, 28, 29, 35, 34, 33, 32, 31, 30, 24, 25, 26, 20, 14, 13,
  19, 18, 12, 6,
];
const EDGES = edgesOf(BOARD, SOLUTION);

/** Ticks per line. */
const LINE_TICKS = 9;
/** Pause with the whole loop, as a number of lines. */
const REST_LINES = 18;
/** Lines of the picture at the start, and all the time with reduced motion. */
const STILL_LINES = 21;
/** Width of the board divided by the width of its card, which shows the upper left part. */
const SCALE = 1.38;

/** Number of lines after `ticks` ticks. */
function linesAt(ticks: number): number {
  return Math.min(EDGES.length, Math.floor(ticks / LINE_TICKS) % (EDGES.length + REST_LINES));
}

export function LoopCard() {
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const lines = useSignal(STILL_LINES);
  const moves = settings.value.motion === 'full';
  useEffect(() => (box.current ? onSize(box.current, (size) => (width.value = size)) : undefined), []);
  useEffect(() => (box.current && moves ? run(box.current, (count) => (lines.value = count)) : undefined), [moves]);
  const size = SCALE * width.value;
  return (
    <div ref={box} class="living">
      {size > 0 && <Board count={moves ? lines.value : STILL_LINES} size={size} />}
    </div>
  );
}

function Board({ count, size }: { readonly count: number; readonly size: number }) {
  const drawing = { puzzle: BOARD, lines: { drawn: EDGES.slice(0, count), crossed: [] } };
  const still = {
    board: BOARD,
    paths: pathsOf(drawing),
    clues: cluesOf(drawing).map(({ status }) => status),
    solved: count === EDGES.length,
  };
  return (
    <Drawing
      {...loopBoardSize(BOARD, size)}
      paint={(pen, ratio) => paintLoopBoard(pen, still, { size, paper: 'light', ratio })}
    />
  );
}

/** Reports the number of lines while the card is visible. Returns a function that ends this. */
function run(box: HTMLElement, onLines: (count: number) => void): () => void {
  let ticks = STILL_LINES * LINE_TICKS;
  const draw = (): boolean => {
    onLines(linesAt(ticks));
    return true;
  };
  const clock = new Clock(screenFrames, { tick: () => void ticks++, draw }, LINE_TICKS);
  const end = onSeen(box, (seen) => (seen ? clock.run() : clock.stop()));
  return () => {
    end();
    clock.stop();
  };
}

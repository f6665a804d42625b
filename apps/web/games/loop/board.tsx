// The board on a page: its canvases, its areas and its cells, and the space around it.

import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onSize } from '../../base/size.ts';
import { Areas } from './areas.tsx';
import { Cells } from './cells.tsx';
import type { ClueOptions } from './options.ts';
import { DrawingBoard } from './drawing.ts';
import { loopText } from './text.ts';

export interface BoardRefs {
  /** The space that the board may take. */
  readonly area: RefObject<HTMLDivElement | null>;
  readonly board: RefObject<HTMLDivElement | null>;
  readonly ground: RefObject<HTMLCanvasElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Undefined until its elements exist. */
  readonly drawing: Signal<DrawingBoard | undefined>;
}

export function useBoard(options: ReadonlySignal<ClueOptions>): BoardRefs {
  const area = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useSignal<DrawingBoard | undefined>(undefined);
  useEffect(() => {
    if (!area.current || !board.current || !ground.current || !canvas.current) return undefined;
    const elements = { board: board.current, ground: ground.current, canvas: canvas.current };
    const opened = new DrawingBoard(elements, options);
    const end = onSize(area.current, (width, height) => opened.fit(width, height));
    drawing.value = opened;
    return () => {
      end();
      opened.dispose();
    };
  }, []);
  return { area, board, ground, canvas, drawing };
}

interface AreaProps {
  readonly board: BoardRefs;
  /** Below the board. */
  readonly children: ComponentChildren;
}

export function BoardArea({ board: { area, board, ground, canvas, drawing }, children }: AreaProps) {
  return (
    <div ref={area} class="loop-room">
      <div ref={board} class="loop-board">
        <canvas ref={ground} class="loop-ground" aria-hidden="true" />
        {drawing.value && <Areas board={drawing.value} />}
        <canvas ref={canvas} aria-hidden="true" />
        {drawing.value && <Cells board={drawing.value} />}
        <div class="loop-foot">{children}</div>
      </div>
      <p class="unseen" id="loop-help">
        {loopText().boardHelp}
      </p>
    </div>
  );
}

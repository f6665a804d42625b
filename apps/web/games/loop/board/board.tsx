// The board on a page: its canvases, areas and cells, and the space around it.

import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { loopCanvas } from '@rensa/painters/loop';
import { onSize } from '../../../base/screen/screen.ts';
import { Areas } from './areas.tsx';
import { keyHelp } from './bindings.ts';
import { Cells } from './cells.tsx';
import type { ClueOptions } from './options.ts';
import { DrawingBoard } from './drawing.ts';
import { onPinch } from './zoom.ts';

export interface BoardRefs {
  /** Element whose size is the room for the board. */
  readonly area: RefObject<HTMLDivElement | null>;
  readonly board: RefObject<HTMLDivElement | null>;
  readonly ground: RefObject<HTMLCanvasElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Undefined until the elements exist. */
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
    const endings = [
      onSize(area.current, (width, height) => opened.fit(width, height)),
      onPinch(board.current, (from, to) => opened.zoomable && opened.pinch(from, to)),
    ];
    drawing.value = opened;
    return () => {
      for (const end of endings) end();
      opened.dispose();
    };
  }, []);
  return { area, board, ground, canvas, drawing };
}

interface AreaProps {
  readonly board: BoardRefs;
  /** Content over the board. */
  readonly over?: ComponentChildren;
  /** Content below the board. */
  readonly children: ComponentChildren;
}

export function BoardArea({ board: { area, board, ground, canvas, drawing }, over, children }: AreaProps) {
  return (
    <div ref={area} class="loop-room">
      <div class="loop-frame">
        <div ref={board} class="loop-board" style={windowStyle(drawing.value)}>
          <div class="loop-paper" style={paperStyle(drawing.value)}>
            <canvas ref={ground} class="loop-ground" aria-hidden="true" />
            {drawing.value && <Areas board={drawing.value} />}
            <canvas ref={canvas} aria-hidden="true" />
            {drawing.value && <Cells board={drawing.value} />}
            {over}
          </div>
        </div>
        <div class="loop-foot">{children}</div>
      </div>
      <p class="unseen" id="loop-help">
        {keyHelp()}
      </p>
    </div>
  );
}

/** Size of the board's window: that of the board without zoom. */
function windowStyle(
  drawing: DrawingBoard | undefined,
): { readonly width: string; readonly height: string } | undefined {
  const [layout, zoom] = [drawing?.layout.value, drawing?.zoom.value];
  if (layout === undefined || zoom === undefined) return undefined;
  const { width, height } = loopCanvas({ ...layout, cell: layout.cell / zoom.scale });
  return { width: `${width}px`, height: `${height}px` };
}

function paperStyle(drawing: DrawingBoard | undefined): { readonly translate: string } | undefined {
  const zoom = drawing?.zoom.value;
  return zoom === undefined || zoom.scale === 1 ? undefined : { translate: `${zoom.x}px ${zoom.y}px` };
}

// The board on a page: its canvases, its areas and its cells, and the room that it stands in.

import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onSize } from '../../play/place.ts';
import { Areas } from './areas.tsx';
import { Cells } from './cells.tsx';
import type { Shown } from './options.ts';
import { LoopTable } from './table.ts';
import { loopText } from './text.ts';

export interface Board {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly board: RefObject<HTMLDivElement | null>;
  readonly ground: RefObject<HTMLCanvasElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Undefined until its elements exist. */
  readonly table: Signal<LoopTable | undefined>;
}

export function useBoard(options: ReadonlySignal<Shown>): Board {
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const table = useSignal<LoopTable | undefined>(undefined);
  useEffect(() => {
    if (!room.current || !board.current || !ground.current || !canvas.current) return undefined;
    const elements = { board: board.current, ground: ground.current, canvas: canvas.current };
    const opened = new LoopTable(elements, options);
    const end = onSize(room.current, (width, height) => opened.fit(width, height));
    table.value = opened;
    return () => {
      end();
      opened.dispose();
    };
  }, []);
  return { room, board, ground, canvas, table };
}

interface RoomProps {
  readonly board: Board;
  /** Below the board. */
  readonly children: ComponentChildren;
}

export function BoardRoom({ board: { room, board, ground, canvas, table }, children }: RoomProps) {
  return (
    <div ref={room} class="loop-room">
      <div ref={board} class="loop-board">
        <canvas ref={ground} class="loop-ground" aria-hidden="true" />
        {table.value && <Areas table={table.value} />}
        <canvas ref={canvas} aria-hidden="true" />
        {table.value && <Cells table={table.value} />}
        <div class="loop-foot">{children}</div>
      </div>
      <p class="unseen" id="loop-help">
        {loopText().boardHelp}
      </p>
    </div>
  );
}

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onSize, rootPx } from '../base/screen/screen.ts';

/** Room of a plot, in CSS pixels. */
export interface PlotRoom {
  readonly width: number;
  readonly height: number;
  /** Factor of the size of text. */
  readonly text: number;
}

interface PlotProps {
  /** Text for screen readers. */
  readonly label: string;
  readonly class: string;
  readonly draw: (room: PlotRoom) => ComponentChildren;
}

/** SVG that is drawn for the room it has, so that its text has the size of other text. */
export function Plot({ label, class: name, draw }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useSignal<PlotRoom>({ width: 0, height: 0, text: 1 });
  useEffect(() => {
    const read = (width: number, height: number): void => {
      room.value = { width, height, text: rootPx() / 16 };
    };
    return box.current ? onSize(box.current, read) : undefined;
  }, []);
  const { width, height } = room.value;
  return (
    <div ref={box} class={`plot ${name}`}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {draw(room.value)}
        </svg>
      )}
    </div>
  );
}

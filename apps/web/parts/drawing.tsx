import { useLayoutEffect, useRef } from 'preact/hooks';

interface DrawingProps {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** For screen readers; without one it is decoration. */
  readonly label?: string;
  readonly class?: string;
  /** `pen` counts in CSS pixels. */
  readonly paint: (pen: CanvasRenderingContext2D, ratio: number) => void;
}

/** A small canvas that is painted when it is rendered, at the screen's own resolution. */
export function Drawing({ width, height, label, class: name = '', paint }: DrawingProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return;
    const ratio = window.devicePixelRatio;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    pen.scale(ratio, ratio);
    paint(pen, ratio);
  });
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return <canvas ref={ref} class={name} {...named} />;
}

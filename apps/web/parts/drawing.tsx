import { useLayoutEffect, useRef } from 'preact/hooks';

interface DrawingProps {
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Text for screen readers; without it the drawing is decoration. */
  readonly label?: string;
  readonly class?: string;
  /** One unit of `pen` is a CSS pixel. */
  readonly paint: (pen: CanvasRenderingContext2D, ratio: number) => void;
}

/** Small canvas that is painted when it is rendered, in device pixels. */
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

import '../styles/pair.css';
import { Drawing } from './drawing.tsx';

/** CSS pixels around the cells for outlines, shadows and glows; they take no room of the page. */
const MARGIN = 14;

interface PairDrawingProps {
  readonly cell: number;
  /** Size in cells. */
  readonly width?: number;
  readonly height?: number;
  /** Paints with its left upper corner at (`margin`, `margin`); without it there is only room for a pair. */
  readonly paint: ((pen: CanvasRenderingContext2D, ratio: number, margin: number) => void) | undefined;
}

/** Drawing of a waiting pair, or room for one. */
export function PairDrawing({ cell, width = 1, height = 2, paint }: PairDrawingProps) {
  return (
    <Drawing
      class="pair"
      width={width * cell + 2 * MARGIN}
      height={height * cell + 2 * MARGIN}
      paint={(pen, ratio) => paint?.(pen, ratio, MARGIN)}
    />
  );
}

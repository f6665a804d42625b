import { paintPuyo } from '@rensa/painters/puyo';
import { lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';

const SIZE = 36;
/** The part of the size that the cell takes; the rest is for outline and shadow. */
const CELL = 0.86;

/** One puyo alone, as large as a button allows. */
export function Puyo({ cell, size = SIZE }: { readonly cell: number; readonly size?: number }) {
  const look = lookOf(settings.value);
  const at = { x: (size * (1 - CELL)) / 2, y: (size * (1 - CELL)) / 2 };
  return (
    <Drawing
      width={size}
      height={size}
      paint={(pen, ratio) => paintPuyo(pen, { color: cell, mood: 'rest' }, { look, cell: CELL * size, ratio, at })}
    />
  );
}

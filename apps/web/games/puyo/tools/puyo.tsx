import { paintPuyo } from '@rensa/painters/puyo';
import { lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';

const BUTTON_SIZE = 36;
/** Share of the size that the cell takes; the rest is for outline and shadow. */
const CELL_SHARE = 0.86;

/** One puyo, as large as fits a button. `size` is in CSS pixels. */
export function Puyo({ cell, size = BUTTON_SIZE }: { readonly cell: number; readonly size?: number }) {
  const look = lookOf(settings.value);
  const at = { x: (size * (1 - CELL_SHARE)) / 2, y: (size * (1 - CELL_SHARE)) / 2 };
  return (
    <Drawing
      width={size}
      height={size}
      paint={(pen, ratio) =>
        paintPuyo(pen, { color: cell, mood: 'rest' }, { look, cell: CELL_SHARE * size, ratio, at })
      }
    />
  );
}

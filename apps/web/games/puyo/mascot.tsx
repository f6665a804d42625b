import { paintPuyo } from '@rensa/stage/puyo';
import { lookOf } from '../../base/look.ts';
import { settings } from '../../base/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';

/** A puyo that looks around, wide-eyed. */
export function Mascot({ size }: { readonly size: number }) {
  const look = lookOf({ ...settings.value, eyes: true });
  return (
    <Drawing
      width={size}
      height={size}
      paint={(pen, ratio) => paintPuyo(pen, { color: 3, mood: 'wide' }, { look, cell: size, ratio })}
    />
  );
}

import { BLUE, YELLOW } from '@rensa/games/capsules';
import { paintCapsule } from '@rensa/painters/capsules';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';

const HALVES = { axis: BLUE, child: YELLOW };

/** A capsule; its shadow reaches below its cell. */
export function CapsulesEmblem({ size }: { readonly size: number }) {
  const look = { ...lookOf(settings.value), marks: false };
  return (
    <Drawing
      width={2 * size}
      height={1.07 * size}
      paint={(pen, ratio) => paintCapsule(pen, HALVES, { look, cell: size, ratio })}
    />
  );
}

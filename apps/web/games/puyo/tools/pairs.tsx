// A pair that waits.

import type { Colors } from '@rensa/games/puyo';
import { paintPair } from '@rensa/stage/puyo';
import { lookOf } from '../../../base/look.ts';
import { settings } from '../../../base/settings.ts';
import { PairDrawing } from '../../../parts/pair.tsx';

interface WaitingPairProps {
  readonly colors: Colors;
  /** In CSS pixels. */
  readonly cell: number;
}

export function WaitingPair({ colors, cell }: WaitingPairProps) {
  const look = lookOf(settings.value);
  return (
    <PairDrawing
      cell={cell}
      paint={(pen, ratio, margin) => paintPair(pen, colors, { look, cell, ratio, at: { x: margin, y: margin } })}
    />
  );
}

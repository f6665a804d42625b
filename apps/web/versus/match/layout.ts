import type { Side } from '@rensa/engine';
import { type MatchBox, type MatchLayout, layoutMatch, type MatchShape } from '@rensa/painters';

/** The layout of a match. Where one board is larger than the other it is that of `own`. */
export function layoutFor(box: MatchBox, shape: MatchShape, own: Side): MatchLayout {
  const layout = layoutMatch(box, shape);
  if (layout.kind !== 'large' || own === 0) return layout;
  const [large, small] = layout.seats;
  return { ...layout, seats: [small, large] };
}

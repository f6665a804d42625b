import type { FallingTypes } from '@rensa/games/falling';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';
import type { GameUi } from '../ui/ui.ts';

const SIDE = 48;

interface ThumbnailProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly state: G['state'];
}

/** The lower part of a board, a square as wide as the board is. */
export function Thumbnail<G extends FallingTypes>(props: ThumbnailProps<G>) {
  const { ui, state } = props;
  const look = lookOf(settings.value);
  const thumbnail = { state, side: SIDE, look };
  return (
    <Drawing
      class="thumbnail"
      width={SIDE}
      height={SIDE}
      paint={(pen, ratio) => ui.thumbnail(pen, { ...thumbnail, ratio })}
    />
  );
}

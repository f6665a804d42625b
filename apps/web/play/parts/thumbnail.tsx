import type { FallingState } from '@rensa/games/falling';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';
import type { GameUi } from '../ui/ui.ts';

const SIDE = 48;

interface ThumbnailProps<Setup, State extends FallingState, Event> {
  readonly ui: GameUi<Setup, State, Event>;
  readonly state: State;
}

/** The lower part of a board, a square as wide as the board is. */
export function Thumbnail<Setup, State extends FallingState, Event>(props: ThumbnailProps<Setup, State, Event>) {
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

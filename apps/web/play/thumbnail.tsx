import type { Cabinet, Played } from './ui.ts';
import { lookOf } from '../base/look.ts';
import { settings } from '../base/settings.ts';
import { Drawing } from '../parts/drawing.tsx';

const SIDE = 48;

interface ThumbnailProps<Setup, State extends Played, Event> {
  readonly cabinet: Cabinet<Setup, State, Event>;
  readonly state: State;
}

/** The lower part of a board, a square as wide as the board is. */
export function Thumbnail<Setup, State extends Played, Event>(props: ThumbnailProps<Setup, State, Event>) {
  const { cabinet, state } = props;
  const look = lookOf(settings.value);
  const still = { state, side: SIDE, look };
  return (
    <Drawing
      class="thumbnail"
      width={SIDE}
      height={SIDE}
      paint={(pen, ratio) => cabinet.thumbnail(pen, { ...still, ratio })}
    />
  );
}

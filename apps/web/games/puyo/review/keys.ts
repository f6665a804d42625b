import { isTaken } from '../tools/keys.ts';
import type { ReviewGame } from './game.ts';
import { nextSlip } from './slips.ts';

interface Reviewing {
  readonly game: ReviewGame;
  readonly number: number;
  readonly go: (number: number | undefined) => void;
  /** Goes from pair to pair by itself, or stops. */
  readonly play: () => void;
  readonly openLab: () => void;
}

/** Does what a key means on the page of a review; false when it means nothing. */
export function pressReviewKey(event: KeyboardEvent, { game, number, go, play, openLab }: Reviewing): boolean {
  if (isTaken(event)) return false;
  const does: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(number - 1),
    ArrowRight: () => go(number + 1),
    ArrowUp: () => go(nextSlip(game.moves.value, number, -1)),
    ArrowDown: () => go(nextSlip(game.moves.value, number, 1)),
    Home: () => go(0),
    End: () => go(game.turns.length - 1),
    Space: play,
    KeyL: openLab,
    KeyB: () => game.toggleLine(number, 'best'),
    KeyY: () => game.toggleLine(number, 'placed'),
  };
  const action = Object.hasOwn(does, event.code) ? does[event.code] : undefined;
  action?.();
  return action !== undefined;
}

// Any press of a person: a key, a finger, a button of a controller.

import { downsOf } from '@rensa/controls';
import { watchPads } from '../base/controls/watchpads.ts';
import { onKeys } from '../base/screen/shortcut.ts';

/** Places that a press is meant for. The buttons of a game are not among them. */
const OTHERS = 'a, dialog, button:not(.pad)';

/** Calls back at each press that is meant for nothing else. Returns a function that stops this. */
export function onPress(callback: () => boolean): () => void {
  const onPointer = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || target.closest(OTHERS) === null) callback();
  };
  window.addEventListener('pointerdown', onPointer);
  const ends = [
    () => window.removeEventListener('pointerdown', onPointer),
    onKeys((event) => !event.repeat && callback()),
    watchPresses(callback),
  ];
  return () => ends.forEach((end) => end());
}

/** What was down before counts for nothing. */
function watchPresses(callback: () => void): () => void {
  let down: ReadonlySet<string> | undefined;
  return watchPads((pads) => {
    const before = down ?? new Set<string>();
    const now = new Set(pads.flatMap((pad) => [...downsOf(pad, before)]));
    const isFresh = down !== undefined && [...now].some((part) => !before.has(part));
    down = now;
    if (isFresh) callback();
  });
}

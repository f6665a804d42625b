// A moment for something new on the screen: a press before its end was meant for what was there before.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { screenFrames } from '../base/screen/clock.ts';
import { settings } from '../base/settings/settings.ts';

/** Until a sheet has come up, and 12 ticks more. */
const SETTLE_MS = { full: 500, reduced: 320 } as const;

interface Settling {
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/** Begins such a moment. */
export function settle(): Settling {
  let first: number | undefined;
  let isOver = false;
  const look = (ms: number): void => {
    first ??= ms;
    isOver = ms - first >= SETTLE_MS[settings.peek().motion];
    if (!isOver) frame = screenFrames.request(look);
  };
  let frame = screenFrames.request(look);
  return { isOver: () => isOver, stop: () => screenFrames.cancel(frame) };
}

/** Says whether that moment of a component is over. */
export function useSettled(): () => boolean {
  const settling = useRef<Settling | undefined>(undefined);
  useLayoutEffect(() => {
    settling.current = settle();
    return () => settling.current?.stop();
  }, []);
  return () => settling.current?.isOver() === true;
}

import { settings } from '../base/settings/settings.ts';

/** Ticks for which the end of a game is seen: before another round, and before a result. */
const SHOWN_TICKS = {
  full: { round: 72, result: 84 },
  reduced: { round: 60, result: 60 },
} as const;

export function shownTicks(goesOn = false): number {
  const { round, result } = SHOWN_TICKS[settings.value.motion];
  return goesOn ? round : result;
}

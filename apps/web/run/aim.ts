import type { ColumnAim } from '@rensa/controls';
import type { FallingState } from '@rensa/games/falling';
import { settings } from '../base/settings/settings.ts';

/** What a finger has to know that leads the piece to its column; undefined where fingers do something else. */
export function aimIn(left: number, { pair }: Pick<FallingState, 'pair'>): ColumnAim | undefined {
  return settings.value.touch === 'drag' ? { left, column: pair?.col } : undefined;
}

import type { ColumnAim } from '@rensa/controls';
import type { FallingState } from '@rensa/games/falling';
import { settings } from '../base/settings/settings.ts';

/** The facts that a finger needs to lead the piece to its column; undefined where fingers do something else. */
export function aimIn(left: number, { pair }: Pick<FallingState, 'pair'>): ColumnAim | undefined {
  return settings.value.touch === 'drag' ? { left, column: pair?.col } : undefined;
}

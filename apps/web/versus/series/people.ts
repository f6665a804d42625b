import { type MatchPlan, type Side, SIDES } from '@rensa/engine';
import { pauseKeys } from '../../base/controls/pausing.ts';
import { splitFor } from '../../base/controls/profiles.ts';
import { deviceAt, type SeatedPlan } from './plan.ts';

/** The loudness of the other player's board. */
const OTHER_VOLUME = 0.35;

/** You hear your board, and the other one quietly. Two people, or nobody, hear both alike. */
export function volumeOf({ sides }: MatchPlan, side: Side): number {
  const alike = sides[0].kind === sides[1].kind;
  return sides[side].kind === 'person' || alike ? 1 : OTHER_VOLUME;
}

/** The seat of the only person in a match; undefined where there are two, or none. */
export function personAlone({ sides }: MatchPlan): Side | undefined {
  if (sides[0].kind === sides[1].kind) return undefined;
  return sides[0].kind === 'person' ? 0 : 1;
}

/** Does a person play with the buttons on the screen? */
export function hasPads(plan: SeatedPlan): boolean {
  return SIDES.map((side) => deviceAt(plan, side)).some((device) => device === 'all' || device === 'touch');
}

/** The keys that pause a match of this game. */
export function pauseKeysIn(plan: SeatedPlan, game: string): readonly string[] {
  const devices = SIDES.map((side) => deviceAt(plan, side));
  const halves = splitFor().filter((_, i) => devices.some((device) => device === `keys${i + 1}`));
  return pauseKeys(game, Object.assign({}, ...halves));
}

import type { MatchSide } from '@rensa/painters';
import { pauseKeys } from '../../base/controls/pausing.ts';
import { splitFor } from '../../base/controls/profiles.ts';
import type { MatchPlan } from './plan.ts';

/** How loud the board of the other player is. */
const OTHER_VOLUME = 0.35;

/** You hear your board, and the other one quietly. Two people, or nobody, hear both alike. */
export function volumeOf({ seats }: MatchPlan, seat: MatchSide): number {
  const alike = seats[0].kind === seats[1].kind;
  return seats[seat].kind === 'person' || alike ? 1 : OTHER_VOLUME;
}

/** The seat of the only person in a match; undefined where there are two, or none. */
export function personAlone({ seats }: MatchPlan): MatchSide | undefined {
  if (seats[0].kind === seats[1].kind) return undefined;
  return seats[0].kind === 'person' ? 0 : 1;
}

/** Does a person play with the buttons on the screen? */
export function hasPads({ seats }: MatchPlan): boolean {
  return seats.some((seat) => seat.kind === 'person' && (seat.device === 'all' || seat.device === 'touch'));
}

/** The keys that pause a match of this game. */
export function pauseKeysIn({ seats }: MatchPlan, game: string): readonly string[] {
  const halves = splitFor().filter((_, i) =>
    seats.some((seat) => seat.kind === 'person' && seat.device === `keys${i + 1}`),
  );
  return pauseKeys(game, Object.assign({}, ...halves));
}

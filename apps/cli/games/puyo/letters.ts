import { type Aim, type Colors, letterOf } from '@rensa/games/puyo';

/** Writes a pair as two letters, the axis first. */
export function lettersOf(pair: Colors | undefined): string {
  return pair === undefined ? '' : letterOf(pair.axis) + letterOf(pair.child);
}

/** Writes a placement for people: the column from 1, and an arrow to the child. */
export function aimText({ col, rot }: Aim): string {
  return `${col + 1}${'↑→↓←'.charAt(rot)}`;
}

/** The bits of an Input. Shifts, turns and the hard drop are pulses of one tick; the soft drop is held. */
export const INPUT = { left: 1, right: 2, turnLeft: 4, turnRight: 8, soft: 16, hard: 32 } as const;

/** What steers a pair in one tick: nothing, a shift, a rotation, or a rotation and then a shift. */
export const STEERS: readonly number[] = [
  0,
  INPUT.left,
  INPUT.right,
  INPUT.turnRight,
  INPUT.turnLeft,
  INPUT.turnRight | INPUT.left,
  INPUT.turnRight | INPUT.right,
  INPUT.turnLeft | INPUT.left,
  INPUT.turnLeft | INPUT.right,
];

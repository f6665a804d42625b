/** The bits of an Input. Shifts, rotations and the hard drop are pulses of one tick; the soft drop is held. */
export const INPUT = { left: 1, right: 2, rotateLeft: 4, rotateRight: 8, soft: 16, hard: 32 } as const;

/** The steering of a pair in one tick: nothing, a shift, a rotation, or a rotation and then a shift. */
export const STEERS: readonly number[] = [
  0,
  INPUT.left,
  INPUT.right,
  INPUT.rotateRight,
  INPUT.rotateLeft,
  INPUT.rotateRight | INPUT.left,
  INPUT.rotateRight | INPUT.right,
  INPUT.rotateLeft | INPUT.left,
  INPUT.rotateLeft | INPUT.right,
];

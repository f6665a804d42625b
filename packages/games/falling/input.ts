/** The bits of an Input. Shifts, turns and the hard drop are pulses of one tick; the soft drop is held. */
export const INPUT = { left: 1, right: 2, turnLeft: 4, turnRight: 8, soft: 16, hard: 32 } as const;

/**
 * Costs of the parts of a field, in about hundredths of a capsule. The search looks for the cheapest field. A run is a
 * stretch of neighboring cells of one color in a column; its depth is the number of runs above it.
 */
export interface Weights {
  /** Per virus left. */
  readonly virus: number;
  /**
   * Per run without viruses and with a virus below: by its depth (0, 1, 2 and more) within its length (1, 2, 3 and
   * more).
   */
  readonly plain: readonly number[];
  /** Per run with a virus, in the same order. */
  readonly infected: readonly number[];
  /** Per run with no virus in it or below it. */
  readonly idle: number;
  /** Per virus and run above it in its column. */
  readonly buried: number;
  /** Per row of the highest column. */
  readonly height: number;
  /** Per row above the twelfth of the higher one of the columns on either side of the entry. */
  readonly shoulder: number;
  /** For a column of the entry that is filled to its last row but one. */
  readonly neck: number;
  /** Per run so high that a vertical line of four has no room. */
  readonly room: number;
}

/** Weights with many viruses left, and with few. */
export interface StageWeights {
  readonly many: Weights;
  readonly few: Weights;
}

const simple: Weights = {
  virus: 100,
  plain: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  infected: [150, 150, 150, 80, 80, 80, 30, 30, 30],
  idle: 0,
  buried: 0,
  height: 50,
  shoulder: 80,
  neck: 150,
  room: 0,
};

/** Counts heights and runs on viruses, but not cells in the way. */
export const SIMPLE: StageWeights = { many: simple, few: simple };

const many: Weights = {
  virus: 52,
  plain: [181, 66, 334, 53, 24, 182, -22, 87, -1],
  infected: [196, 96, 74, 115, 53, 23, 28, 3, -3],
  idle: 11,
  buried: 29,
  height: 7,
  shoulder: 92,
  neck: 89,
  room: 275,
};

const few: Weights = {
  virus: 134,
  plain: [157, 115, 104, 120, 4, 74, 63, 48, -13],
  infected: [220, 155, 121, 85, 55, 11, 0, 21, -2],
  idle: 17,
  buried: 21,
  height: 24,
  shoulder: 46,
  neck: 52,
  room: 155,
};

/** Found by an evolutionary search over played games. */
export const TUNED: StageWeights = { many, few };

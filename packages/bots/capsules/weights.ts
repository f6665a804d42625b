/**
 * What a field costs, in hundredths of a capsule or so; the search looks for the cheapest. A run is a stretch of neighboring
 * cells of one color in a column; its depth is the number of runs above it.
 */
export interface Weights {
  /** For each virus left. */
  readonly virus: number;
  /** A run without viruses, above one: by its depth (0, 1, 2 and more) within its length (1, 2, 3 and more). */
  readonly plain: readonly number[];
  /** The same for a run with a virus in it. */
  readonly infected: readonly number[];
  /** A run with no virus in it or below it. */
  readonly idle: number;
  /** For each virus: the runs above it in its column. */
  readonly buried: number;
  /** For each row of the highest column. */
  readonly height: number;
  /** For each row above the twelfth of the higher one of the columns on either side of the entry. */
  readonly shoulder: number;
  /** A column of the entry is filled to its last row but one. */
  readonly neck: number;
  /** A run so high that no line of four up and down has room. */
  readonly room: number;
}

/** With many viruses left, and with few. */
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

/** Sees heights and what lies on viruses of its own color; not what lies in the way. */
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

/** Chosen by playing, generation by generation. */
export const TUNED: StageWeights = { many, few };

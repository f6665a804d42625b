// The two rulesets as data. Logic asks for an option by name and never for a ruleset; docs/rules/puyo.md says what each
// option means, by clause. Times are ticks of 1/60 s. Rows and columns count from 0, row 0 is the floor.

export interface Rules {
  /** Where the axis of a new pair appears; its child stands above it. */
  readonly spawnRow: number;
  /** `spawn`: lost when a new pair has no room. `top`: lost when the top visible cell of the spawn column is taken. */
  readonly loss: 'spawn' | 'top';
  /** Rows below this one connect and pop. */
  readonly popRows: number;
  /** `ordinary`: row 13 is a row like any other. `once`: what enters row 13 stays there for the rest of the game. */
  readonly ceiling: 'ordinary' | 'once';
  /** `full`: wall kicks, floor kicks and quick turns. `none`: a blocked turn is refused. */
  readonly kicks: 'full' | 'none';
  /** The highest row that a kick or a quick turn may lift the axis to. */
  readonly kickRow: number;
  /** How long after a first blocked turn a second one flips the pair. */
  readonly quickTurnTicks: number;
  readonly hardDrop: boolean;
  readonly hardDropScore: number;
  /** For each row fallen while dropping softly. */
  readonly softDropScore: number;
  /** For each pair that locks. */
  readonly landingScore: number;
  /** `uniform`: independent draws. `pool`: a shuffled pool of 128 pairs, repeated. */
  readonly pairs: 'uniform' | 'pool';
  /** `first`: the first colours of R G B Y P. `drawn`: as many of the five, drawn for each game. */
  readonly palette: 'first' | 'drawn';
  readonly allClearScore: number;
  /** `now`: paid when the board is emptied. `next`: paid with the next chain. */
  readonly allClearPays: 'now' | 'next';
  /** An all clear looks at the rows below this one. */
  readonly allClearRows: number;
  /** How long a pair rests on the ground before it locks. */
  readonly lockTicks: number;
  /** Does dropping softly lock a pair that rests on the ground? */
  readonly softLocks: boolean;
  /** The touch of the ground with this number locks at once. */
  readonly groundings: number;
  /** How long a group that was found is shown before it is cleared. */
  readonly popTicks: number;
  /** How long a fall after lock or pop takes, however far. */
  readonly settleTicks: number;
  /** How long a fall takes for each row of the farthest. */
  readonly fallTicks: number;
  /** How long everything rests once it has landed. */
  readonly landTicks: number;
  /** Between clearing and the fall that follows. */
  readonly pauseTicks: number;
  /** From the end of a turn to control over the next pair. */
  readonly spawnTicks: number;
  /** How long a pair falls one row on level 1. */
  readonly gravityTicks: number;
  /** A soft drop is this many times as fast. */
  readonly softDivisor: number;
  /** A level has this many pairs; 0 is a single endless level. */
  readonly levelPairs: number;
  /** No level falls faster than this a row. */
  readonly gravityFloor: number;
  /** Points for one ojama sent; 0 sends none. */
  readonly target: number;
  /** When the target first falls, and then how often; 0 is never. */
  readonly marginTicks: number;
  readonly marginEveryTicks: number;
  /** At most this many ojama fall in one turn. */
  readonly garbageMost: number;
  /** Survival: a row of ojama after so many pairs, then after so many more, the last repeated. */
  readonly survivalPairs: readonly number[];
}

const classic: Rules = {
  spawnRow: 12,
  loss: 'spawn',
  popRows: 14,
  ceiling: 'ordinary',
  kicks: 'full',
  kickRow: 13,
  quickTurnTicks: 20,
  hardDrop: true,
  hardDropScore: 20,
  softDropScore: 1,
  landingScore: 0,
  pairs: 'uniform',
  palette: 'first',
  allClearScore: 5000,
  allClearPays: 'now',
  allClearRows: 14,
  lockTicks: 21,
  softLocks: false,
  groundings: 9,
  popTicks: 11,
  settleTicks: 7,
  fallTicks: 0,
  landTicks: 0,
  pauseTicks: 7,
  spawnTicks: 1,
  gravityTicks: 48,
  softDivisor: 10,
  levelPairs: 20,
  gravityFloor: 6,
  target: 0,
  marginTicks: 0,
  marginEveryTicks: 0,
  garbageMost: 6,
  survivalPairs: [8, 7, 6, 5, 4, 3],
};

const tsu: Rules = {
  spawnRow: 11,
  loss: 'top',
  popRows: 12,
  ceiling: 'once',
  kicks: 'full',
  kickRow: 12,
  quickTurnTicks: 20,
  hardDrop: false,
  hardDropScore: 0,
  softDropScore: 1,
  landingScore: 1,
  pairs: 'pool',
  palette: 'drawn',
  allClearScore: 2100,
  allClearPays: 'next',
  allClearRows: 13,
  lockTicks: 16,
  softLocks: true,
  groundings: 8,
  popTicks: 50,
  settleTicks: 0,
  fallTicks: 2,
  landTicks: 20,
  pauseTicks: 0,
  spawnTicks: 12,
  gravityTicks: 16,
  softDivisor: 8,
  levelPairs: 0,
  gravityFloor: 6,
  target: 70,
  marginTicks: 96 * 60,
  marginEveryTicks: 16 * 60,
  garbageMost: 30,
  survivalPairs: [8, 7, 6, 5, 4, 3],
};

export const RULES = { classic, tsu } as const;
export type RulesName = keyof typeof RULES;

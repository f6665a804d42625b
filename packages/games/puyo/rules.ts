// The two rulesets as data. Logic asks for an option by name and never for a ruleset; docs/rules/puyo.md says what each
// option means, by clause. Times are ticks of 1/60 s. Rows and columns count from 0, row 0 is the floor.

import { ENTRIES, type Timing } from '../falling/rules.ts';

/** The options that are a choice of words, and their words. */
export const CHOICES = {
  entry: ENTRIES,
  loss: ['spawn', 'top'],
  ceiling: ['ordinary', 'once'],
  kicks: ['full', 'none'],
  pairs: ['uniform', 'pool'],
  palette: ['first', 'drawn'],
  allClearPays: ['now', 'next'],
} as const;
type Choice<K extends keyof typeof CHOICES> = (typeof CHOICES)[K][number];

export interface Rules extends Timing {
  /** The spawn cell of the axis of a new pair; its child is above it. */
  readonly spawnRow: number;
  /** `spawn`: lost when a new pair has no room. `top`: lost when the top visible cell of the spawn column is taken. */
  readonly loss: Choice<'loss'>;
  /** Rows below this one connect and pop. */
  readonly popRows: number;
  /** `ordinary`: row 13 is a row like any other. `once`: what enters row 13 stays there for the rest of the game. */
  readonly ceiling: Choice<'ceiling'>;
  /** `full`: wall kicks, floor kicks and quick turns. `none`: a blocked rotation is refused. */
  readonly kicks: Choice<'kicks'>;
  /** The highest row that a kick or a quick turn may lift the axis to. */
  readonly kickRow: number;
  /** Ticks after a first blocked rotation in which a second one flips the pair. */
  readonly quickTurnTicks: number;
  /** For each pair that locks. */
  readonly landingScore: number;
  /** `uniform`: independent draws. `pool`: a shuffled pool of 128 pairs, repeated. */
  readonly pairs: Choice<'pairs'>;
  /** `first`: the first colors of R G B Y P. `drawn`: as many of the five, drawn for each game. */
  readonly palette: Choice<'palette'>;
  readonly allClearScore: number;
  /** `now`: paid when the board is emptied. `next`: paid with the next chain. */
  readonly allClearPays: Choice<'allClearPays'>;
  /**
   * Ticks in which half a pair that comes apart, or ojama, falls 1, 2, 3 … rows; beyond the table `fallTicks` for each row.
   * Null: as long as after a pop.
   */
  readonly freeFallTicks: readonly number[] | null;
  /** Null: ojama rests as long as everything else. */
  readonly ojamaLanding: OjamaLanding | null;
  /** Ticks that a group is shown before it is cleared. */
  readonly popTicks: number;
  /** Null: nothing is sent, and nothing caps what falls. */
  readonly attack: Attacking | null;
  /** Survival: pairs until the first row of ojama, then until each further one, the last repeated. */
  readonly survivalPairs: readonly number[];
}

/** Ticks that ojama rests once it has landed: up to `few` of it, up to `some`, and more. */
interface OjamaLanding {
  readonly few: number;
  readonly fewTicks: number;
  readonly some: number;
  readonly someTicks: number;
  readonly manyTicks: number;
}

export interface Attacking {
  /** Points for one ojama. */
  readonly target: number;
  /** First tick at which the target falls, then the ticks between two falls. */
  readonly marginTicks: number;
  readonly marginEveryTicks: number;
  /** At most this many ojama fall in one turn. */
  readonly most: number;
}

const classic: Rules = {
  spawnRow: 12,
  loss: 'spawn',
  popRows: 14,
  ceiling: 'ordinary',
  kicks: 'full',
  kickRow: 13,
  quickTurnTicks: 20,
  entry: 'hangs',
  hardDrop: 20,
  softDropScore: 1,
  landingScore: 0,
  pairs: 'uniform',
  palette: 'first',
  allClearScore: 5000,
  allClearPays: 'now',
  lockTicks: 21,
  softLocks: false,
  groundings: 9,
  popTicks: 11,
  settleTicks: 7,
  fallTicks: 0,
  freeFallTicks: null,
  ojamaLanding: null,
  landTicks: 0,
  pauseTicks: 7,
  spawnTicks: 1,
  gravityTicks: 48,
  softDivisor: 10,
  levels: { pairs: 20, fastestTicks: 6 },
  attack: null,
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
  entry: 'hangs',
  hardDrop: null,
  softDropScore: 1,
  landingScore: 1,
  pairs: 'pool',
  palette: 'drawn',
  allClearScore: 2100,
  allClearPays: 'next',
  lockTicks: 16,
  softLocks: true,
  groundings: 8,
  popTicks: 50,
  settleTicks: 0,
  fallTicks: 2,
  freeFallTicks: [10, 16, 22, 24, 28, 32, 34, 36, 40, 42, 44, 46],
  ojamaLanding: { few: 5, fewTicks: 8, some: 18, someTicks: 24, manyTicks: 32 },
  landTicks: 20,
  pauseTicks: 0,
  spawnTicks: 12,
  gravityTicks: 16,
  softDivisor: 8,
  levels: null,
  attack: { target: 70, marginTicks: 96 * 60, marginEveryTicks: 16 * 60, most: 30 },
  survivalPairs: [8, 7, 6, 5, 4, 3],
};

export const RULES_NAMES = ['classic', 'tsu'] as const;
export type RulesName = (typeof RULES_NAMES)[number];
export const RULES: Readonly<Record<RulesName, Rules>> = { classic, tsu };

/** The ruleset of a setup with the setup's own options. */
export function rulesOf({ rules, options }: { readonly rules: RulesName; readonly options?: Partial<Rules> }): Rules {
  return { ...RULES[rules], ...options };
}

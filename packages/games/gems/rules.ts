// The two rulesets as data. Logic asks for an option by name and never for a ruleset; docs/rules/gems.md says what each
// option means, by clause. Times are ticks of 1/60 s. Rows and columns count from 0, row 0 is the floor.

import { ENTRIES, type Timing } from '../falling/rules.ts';

/** The options that are a choice of words, and their words. */
export const CHOICES = {
  entry: ENTRIES,
  topRow: ['open', 'alley'],
  crashPair: ['breaks', 'inert'],
  rounding: ['nearest', 'down'],
  twins: ['kept', 'demoted'],
  deal: ['uniform', 'bag'],
} as const;
type Choice<K extends keyof typeof CHOICES> = (typeof CHOICES)[K][number];

export interface Rules extends Timing {
  /** `open`: row 12 is a row like any other. `alley`: only its cell in the spawn column can be entered. */
  readonly topRow: Choice<'topRow'>;
  /** Null: a blocked rotation is refused. */
  readonly kicks: Kicks | null;
  /** Null: power is a mark on single gems. Otherwise power gems are rigid. */
  readonly slabs: Slabs | null;
  /** Do crash gems of one color break when nothing but each other is beside them? */
  readonly crashPair: Choice<'crashPair'>;
  /** Ticks that a find is shown before it is cleared. */
  readonly clearTicks: number;
  /** For a normal gem or a crash gem. */
  readonly gemPoints: number;
  /** For a gem that is part of a power gem. */
  readonly powerPoints: number;
  readonly counterPoints: number;
  /** Further points of each power cell; null: none. */
  readonly powerStep: PowerStep | null;
  /** Added to a link for its place in the chain, the last one for all further links. */
  readonly chainBonus: readonly number[];
  /** By how much of its points each link is worth more than the one before. */
  readonly chainPercent: number;
  /** For each color of a link beyond the first. */
  readonly colorBonus: number;
  /** For each gem of a link beyond the second. */
  readonly sizeBonus: number;
  /** The fate of half a point. */
  readonly rounding: Choice<'rounding'>;
  /** The share of its points that a link keeps when a diamond had part in it. */
  readonly diamondPercent: number;
  /** For a diamond on the floor. */
  readonly techScore: number;
  readonly allClearScore: number;
  /** `uniform`: independent draws. `bag`: the gems of a shuffled bag in turn, one bag for each gem of a piece. */
  readonly deal: Choice<'deal'>;
  /** The number of chances, and of those that make the first and the second gem a crash gem. */
  readonly crashOdds: readonly [of: number, first: number, second: number];
  /** Null: the first pieces are dealt like all others. */
  readonly opening: Opening | null;
  /** `demoted`: of two crash gems of one color the first is dealt as a normal gem. */
  readonly twins: Choice<'twins'>;
  /** Gems of a color after which the next first gem is its crash gem; null: never for that reason. */
  readonly drought: number | null;
  /** Pieces between two whose second gem is a diamond. */
  readonly diamondEvery: number;
  /** Null: for ever. */
  readonly diamondEnd: DiamondEnd | null;
  /** Null: nothing is sent, and nothing is received. */
  readonly attack: Attacking | null;
}

interface Kicks {
  /** Times that rotations may lift one piece. */
  readonly lifts: number;
}

interface Slabs {
  /** No power gem is higher. */
  readonly rows: number;
}

interface PowerStep {
  /** Times the whole root of the number of power cells in the link. */
  readonly points: number;
  /** The root counts for no more than this. */
  readonly most: number;
  /** With a diamond, for no more than this. */
  readonly diamondMost: number;
}

interface Opening {
  readonly pieces: number;
  readonly odds: readonly [of: number, first: number, second: number];
}

interface DiamondEnd {
  /** The last piece of the regular series. */
  readonly last: number;
  /** The pieces that have a diamond after that. */
  readonly late: readonly number[];
}

export interface Attacking {
  /** Points for one counter gem. */
  readonly target: number;
  /** The growth of attacks: its first tick, ticks between two, the part of their points each time, and the number of times. */
  readonly marginTicks: number;
  readonly marginEveryTicks: number;
  readonly marginPercent: number;
  readonly marginSteps: number;
  /** From then on nothing is offset. */
  readonly offsetTicks: number;
  /** No more than this can wait. */
  readonly most: number;
  /** An all clear sends this many, and as many more each further time. */
  readonly allClear: number;
  /** The count that counter gems start with, and the one after a part of them was offset. */
  readonly count: number;
  readonly offsetCount: number;
}

const classic: Rules = {
  topRow: 'open',
  kicks: null,
  slabs: null,
  crashPair: 'breaks',
  gemPoints: 10,
  powerPoints: 25,
  counterPoints: 1,
  powerStep: null,
  chainBonus: [0],
  chainPercent: 50,
  colorBonus: 0,
  sizeBonus: 0,
  rounding: 'nearest',
  diamondPercent: 100,
  techScore: 10_000,
  allClearScore: 5000,
  deal: 'uniform',
  crashOdds: [6, 1, 1],
  opening: null,
  twins: 'kept',
  drought: null,
  diamondEvery: 25,
  diamondEnd: null,
  attack: null,
  entry: 'hangs',
  hardDrop: 0,
  softDropScore: 0,
  lockTicks: 21,
  softLocks: true,
  groundings: 9,
  clearTicks: 11,
  settleTicks: 9,
  fallTicks: 0,
  landTicks: 0,
  pauseTicks: 7,
  spawnTicks: 1,
  gravityTicks: 48,
  softDivisor: 10,
  levels: { pairs: 20, fastestTicks: 6 },
};

const arcade: Rules = {
  topRow: 'alley',
  kicks: { lifts: 3 },
  slabs: { rows: 10 },
  crashPair: 'breaks',
  gemPoints: 100,
  powerPoints: 100,
  counterPoints: 10,
  powerStep: { points: 50, most: 7, diamondMost: 3 },
  chainBonus: [0, 200, 400, 1000, 1600, 2200, 2800, 3400, 4000],
  chainPercent: 0,
  colorBonus: 200,
  sizeBonus: 10,
  rounding: 'down',
  diamondPercent: 50,
  techScore: 10_000,
  allClearScore: 600,
  deal: 'uniform',
  crashOdds: [64, 26, 22],
  opening: { pieces: 20, odds: [64, 0, 24] },
  twins: 'demoted',
  drought: 12,
  diamondEvery: 25,
  diamondEnd: { last: 600, late: [800, 850, 900, 950] },
  attack: {
    target: 100,
    marginTicks: 75 * 60,
    marginEveryTicks: 30 * 60,
    marginPercent: 10,
    marginSteps: 12,
    offsetTicks: 180 * 60,
    most: 250,
    allClear: 6,
    count: 5,
    offsetCount: 3,
  },
  entry: 'hangs',
  hardDrop: null,
  softDropScore: 0,
  lockTicks: 21,
  softLocks: true,
  groundings: 9,
  clearTicks: 24,
  settleTicks: 9,
  fallTicks: 0,
  landTicks: 0,
  pauseTicks: 7,
  spawnTicks: 1,
  gravityTicks: 48,
  softDivisor: 10,
  levels: { pairs: 20, fastestTicks: 6 },
};

/** Ticks until a held side repeats, and between repeats. */
export const REPEAT = { das: 10, arr: 3 } as const;

export const RULES_NAMES = ['classic', 'arcade'] as const;
export type RulesName = (typeof RULES_NAMES)[number];
export const RULES: Readonly<Record<RulesName, Rules>> = { classic, arcade };

/** The ruleset of a setup with the setup's own options. */
export function rulesOf({ rules, options }: { readonly rules: RulesName; readonly options?: Partial<Rules> }): Rules {
  return { ...RULES[rules], ...options };
}

// The two rulesets as data. Logic asks for an option by name and never for a ruleset; docs/rules/capsules.md says what
// each option means, by clause. Times are ticks of 1/60 s. Rows and columns count from 0, row 0 is the floor.

import { ENTRIES, type Handling } from '../falling/rules.ts';

export const SPEEDS = ['low', 'med', 'hi'] as const;
export type Speed = (typeof SPEEDS)[number];
type BySpeed = Readonly<Record<Speed, number>>;

/** The options that are a choice of words, and their words. */
export const CHOICES = {
  rim: ['closed', 'cut'],
  entry: ENTRIES,
  order: ['press', 'fall'],
  kicks: ['both', 'left'],
  afterLock: ['match', 'settle'],
  flat: ['splits', 'holds'],
  scoring: ['step', 'capsule'],
  stageEnds: ['rest', 'clear'],
  deal: ['uniform', 'lfsr'],
} as const;
type Choice<K extends keyof typeof CHOICES> = (typeof CHOICES)[K][number];

export interface Rules extends Handling {
  /** The height of the bottle; a new capsule appears in its top row. */
  readonly rows: number;
  /** `closed`: nothing goes above the top row. `cut`: half a capsule may, and is lost when it locks there. */
  readonly rim: Choice<'rim'>;
  /** Order in a tick: the player's press or the fall first. */
  readonly order: Choice<'order'>;
  /** `both`: a blocked rotation goes one column left, else one right. `left`: left only, and only when rotating flat. */
  readonly kicks: Choice<'kicks'>;
  /**
   * What comes first when a capsule has locked. `match`: lines are looked for, and nothing falls before a clear. `settle`:
   * all falls that has no support. Absent: `settle`, as in version 2, which did not have this option.
   */
  readonly afterLock?: Choice<'afterLock'>;
  /** The fate of a flat capsule that has support under one half only, when things fall. */
  readonly flat: Choice<'flat'>;
  /** `step`: viruses count by the clear they died in. `capsule`: by the capsule that set it all off. */
  readonly scoring: Choice<'scoring'>;
  /** The first virus, by speed. */
  readonly virusPoints: BySpeed;
  /** `clear`: a stage ends with its last virus. `rest`: what is still falling is played out first. */
  readonly stageEnds: Choice<'stageEnds'>;
  /** `uniform`: independent draws. `lfsr`: 128 capsules and the viruses come out of one shift register. */
  readonly deal: Choice<'deal'>;
  readonly lastLevel: number;
  /** Ticks between two that down counts on, while held alone; it then ends the row. Null: down shortens rows. */
  readonly softEvery: number | null;
  /** Capsules of a stage between two speed-ups … */
  readonly fasterEvery: number;
  /** … counted this many capsules ahead. */
  readonly fasterAhead: number;
  /** Each speed-up takes a tenth off a row, down to this; null: speed-ups follow the table. */
  readonly fastestTicks: number | null;
  /** Ticks of a fall after a lock or a clear for each row. */
  readonly fallTicks: number;
  /** Ticks that lines are shown before they are cleared. */
  readonly clearTicks: number;
  /** The rest of a capsule that has locked; null: none. */
  readonly rest: Rest | null;
  /** From the end of a turn to control over the next capsule. */
  readonly spawnTicks: BySpeed;
  /** Ticks that a new stage is shown before its first capsule. */
  readonly readyTicks: number;
  /** Ticks that a cleared stage is shown. */
  readonly clearedTicks: number;
  readonly attack: Attacking;
}

/** The lower a capsule locks, the longer it rests: a tick for each row from its own up to `rows`, at least `least`. */
export interface Rest {
  /** On top of that. */
  readonly ticks: number;
  readonly rows: number;
  readonly least: number;
}

interface Attacking {
  /** Fewer lines than this send nothing. */
  readonly least: number;
  /** No attack is larger. */
  readonly most: number;
}

const classic: Required<Rules> = {
  rows: 18,
  rim: 'closed',
  entry: 'sinks',
  order: 'press',
  kicks: 'both',
  afterLock: 'match',
  flat: 'splits',
  scoring: 'step',
  virusPoints: { low: 100, med: 200, hi: 300 },
  stageEnds: 'rest',
  deal: 'uniform',
  lastLevel: 20,
  hardDrop: 0,
  softDropScore: 0,
  lockTicks: 21,
  softLocks: false,
  groundings: 9,
  softDivisor: 8,
  softEvery: null,
  fasterEvery: 10,
  fasterAhead: 0,
  fastestTicks: 6,
  fallTicks: 7,
  clearTicks: 11,
  rest: null,
  spawnTicks: { low: 1, med: 1, hi: 1 },
  readyTicks: 60,
  clearedTicks: 120,
  attack: { least: 2, most: 4 },
};

const nes: Required<Rules> = {
  rows: 16,
  rim: 'cut',
  entry: 'hangs',
  order: 'fall',
  kicks: 'left',
  afterLock: 'settle',
  flat: 'holds',
  scoring: 'capsule',
  virusPoints: { low: 100, med: 200, hi: 300 },
  stageEnds: 'clear',
  deal: 'lfsr',
  lastLevel: 24,
  hardDrop: null,
  softDropScore: 0,
  lockTicks: 0,
  softLocks: true,
  groundings: 1,
  softDivisor: 1,
  softEvery: 2,
  fasterEvery: 10,
  fasterAhead: 2,
  fastestTicks: null,
  fallTicks: 16,
  clearTicks: 20,
  rest: { ticks: 8, rows: 16, least: 4 },
  spawnTicks: { low: 44, med: 22, hi: 22 },
  readyTicks: 128,
  clearedTicks: 64,
  attack: { least: 2, most: 4 },
};

/** Ticks until a held side repeats, and between repeats, as the console has them. */
export const REPEAT = { das: 16, arr: 6 } as const;

export const RULES_NAMES = ['classic', 'nes'] as const;
export type RulesName = (typeof RULES_NAMES)[number];
export const RULES: Readonly<Record<RulesName, Required<Rules>>> = { classic, nes };

/** The ruleset of a setup with the setup's own options. */
export function rulesOf({ rules, options }: { readonly rules: RulesName; readonly options?: Partial<Rules> }): Rules {
  return { ...RULES[rules], ...options };
}

/** Ticks that a capsule rests whose lower half is in this row. */
export function lockRest(rest: Rest | null, row: number): number {
  return rest === null ? 0 : rest.ticks + Math.max(rest.least, rest.rows - row);
}

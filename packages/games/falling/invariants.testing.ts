// Truths after every tick of any game with a falling pair.

import { type Dice, type GameKind, hold, type Tick } from '../subject.testing.ts';
import type { Board } from './grid.ts';
import { type FallingTypes, isSteered } from './state.ts';

interface KindNames<RulesName, Mode> {
  readonly rules: readonly RulesName[];
  readonly modes: readonly Mode[];
  /** The mode of a match. */
  readonly match: Mode;
}

/** Every ruleset in every mode, and in a match. */
export function kindsOf<RulesName extends string, Mode extends string, Setup>(
  { rules, modes, match }: KindNames<RulesName, Mode>,
  setupOf: (rules: RulesName, mode: Mode, roll: Dice) => Setup,
): GameKind<Setup>[] {
  const kindOf = (rules: RulesName, mode: Mode, isMatch: boolean): GameKind<Setup> => ({
    name: `${rules}, ${mode}`,
    match: isMatch,
    setup: (roll) => setupOf(rules, mode, roll),
  });
  return rules.flatMap((each) => [...modes.map((mode) => kindOf(each, mode, false)), kindOf(each, match, true)]);
}

/** Counters that go one way, and a pair that is there exactly while the player has it. */
export function checkCounters({ before, after, events }: Tick<FallingTypes>): void {
  hold(after.ticks === before.ticks + 1 || before.phase === 'over', 'a tick is not counted');
  hold(after.score >= before.score, 'the score falls');
  hold(after.maxChain >= before.maxChain && after.maxChain >= after.chain, 'the longest chain is not');
  const locks = events.filter(({ kind }) => kind === 'locked').length;
  hold(after.pairs === before.pairs + locks, 'locked pairs are not counted');
  hold(after.timer >= 0 && after.gravity > 0, 'a time is negative');
  hold((after.pair !== null) === isSteered(after) || after.phase === 'over', 'a pair is in hand when it is not');
}

/** The number of cells of each value. */
export function histogram(board: Board, size: number, valueOf: (cell: number) => number = (cell) => cell): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const cell of board) counts[valueOf(cell)]++;
  return counts;
}

/** No cell of one value is lost and none comes from nowhere, apart from the empty ones. */
export function checkConserved(expected: readonly number[], found: readonly number[]): void {
  const wrong = expected.findIndex((count, value) => value > 0 && count !== found[value]);
  hold(wrong < 0, `of value ${wrong} there are ${found[wrong]} cells, not ${expected[wrong]}`);
}

// Measures the CPU time of the solver and the generator of puzzles, on one thread:
// `npx tsx research/puyo/nazo.ts solve PAIRS FIELDS`, or
// `npx tsx research/puyo/nazo.ts generate LEVEL VERSION FIRST LAST`.

import { generateNazo, type NazoLevel, solveNazo } from '@rensa/bots/puyo/nazo';
import type { Goal } from '@rensa/games/puyo';
import { drawField, drawPairs, NazoDice } from '../../packages/bots/puyo/nazo/draw.ts';

/** Puyos of a half-full field. */
const PUYOS = 39;

const GOALS: Readonly<Record<string, Goal>> = {
  'at least 6 links': { count: { kind: 'chain', value: 6, atLeast: true, color: 0 }, clear: null },
  'at least 14 puyos at once': { count: { kind: 'puyos', value: 14, atLeast: true, color: 0 }, clear: null },
  'at least 3 colors at once': { count: { kind: 'colors', value: 3, atLeast: true, color: 0 }, clear: null },
  'clear red': { count: null, clear: 1 },
};

function seconds(does: () => void): number {
  const start = process.cpuUsage();
  does();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Prints the mean and the longest time over `fields` fields. */
function solve(count: number, fields: number): void {
  for (const [name, goal] of Object.entries(GOALS)) {
    const times = Array.from({ length: fields }, (_, seed) => {
      const dice = new NazoDice(seed);
      const palette = dice.palette(4);
      const board = drawField(dice, palette, PUYOS);
      const steps = drawPairs(dice, palette, count).map((pair) => ({ kind: 'pair' as const, pair }));
      return seconds(() => void solveNazo({ board, steps, goal }, 1_000_000));
    });
    const mean = times.reduce((sum, time) => sum + time, 0) / fields;
    process.stdout.write(`${count} pairs, ${name}: ${mean.toFixed(2)} s, at most ${Math.max(...times).toFixed(2)} s\n`);
  }
}

function generate(level: NazoLevel, version: number, first: number, last: number): void {
  for (let seed = first; seed <= last; seed++) {
    process.stdout.write(
      `${level} ${seed}: ${seconds(() => void generateNazo(level, seed, version as 1 | 2 | 3)).toFixed(1)} s\n`,
    );
  }
}

const [what = 'solve', ...rest] = process.argv.slice(2);
if (what === 'solve') solve(Number(rest[0] ?? 4), Number(rest[1] ?? 5));
else generate(rest[0] as NazoLevel, Number(rest[1]), Number(rest[2]), Number(rest[3]));

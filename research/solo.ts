// Sums up the solo games of a bot for the tables in docs/bots:
// `npx rensa play GAME --seeds 1-60 --pieces 50 --stop-score 80000 --json | npx tsx research/solo.ts`

import { text } from 'node:stream/consumers';

interface Solo {
  readonly result: string;
  readonly score: number;
  readonly pieces: number;
  readonly maxChain: number;
  readonly maxChainScore: number;
  readonly msPerMove: number;
}

const games = JSON.parse(await text(process.stdin)) as readonly Solo[];
const scores = games.map(({ maxChainScore }) => maxChainScore);
const totals = games.map(({ score }) => score);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return mean([sorted[(values.length - 1) >> 1], sorted[values.length >> 1]]);
}

/** Standard error of the mean. */
function error(values: readonly number[]): number {
  const center = mean(values);
  const squares = values.map((value) => (value - center) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / (values.length - 1) / values.length);
}

const atLeast = (points: number): number => scores.filter((score) => score >= points).length;
const moves = games.reduce((sum, { pieces }) => sum + pieces, 0);
const ms = games.reduce((sum, { pieces, msPerMove }) => sum + pieces * msPerMove, 0) / moves;

console.log(
  [
    `${games.length} games`,
    `score ${Math.round(mean(totals))} (standard error ${Math.round(error(totals))})`,
    `best chain: mean ${Math.round(mean(scores))} (standard error ${Math.round(error(scores))})`,
    `median ${median(scores)}`,
    `median chain ${median(games.map(({ maxChain }) => maxChain))}`,
    `10,000 or more: ${atLeast(10_000)}, 80,000: ${atLeast(80_000)}, 100,000: ${atLeast(100_000)}`,
    `lost ${games.filter(({ result }) => result === 'lost').length}`,
    `pairs ${(moves / games.length).toFixed(1)}`,
    `${ms.toFixed(1)} ms per move`,
  ].join('; '),
);

// Sums up the stages of a bot for the table in docs/bots/capsules.md:
// `npx rensa play capsules --level 20 --seeds $(seq -s, 1000 2222 65438) --json | npx tsx research/capsules/stages.ts`

import { text } from 'node:stream/consumers';

interface Stage {
  readonly result: string;
  readonly pieces: number;
  readonly viruses: number;
  readonly msPerMove: number;
}

const stages = JSON.parse(await text(process.stdin)) as readonly Stage[];
const won = stages.filter(({ result }) => result === 'won');
const ratios = won.map(({ pieces, viruses }) => pieces / viruses);

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

const mean = sum(ratios) / won.length;
const squares = sum(ratios.map((ratio) => (ratio - mean) ** 2));
const error = Math.sqrt(squares / (won.length - 1) / won.length);
const ms = sum(stages.map(({ pieces, msPerMove }) => pieces * msPerMove)) / sum(stages.map(({ pieces }) => pieces));

console.log(
  [
    `${won.length} of ${stages.length} won`,
    `${mean.toFixed(3)} capsules per virus (standard error ${error.toFixed(3)})`,
    `${ms.toFixed(1)} ms per capsule`,
  ].join(', '),
);

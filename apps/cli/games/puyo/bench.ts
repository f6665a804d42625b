// Benches of Puyo: the search board and the resolver of the rules, each beside a plain grid.

import { think } from '@rensa/bots/bot';
import { type Kernel, LEVELS, openBot, openKernel, paletteOf, PlainKernel, puyoBots } from '@rensa/bots/puyo';
import { parseBoard, resolveBoard, RULES } from '@rensa/games/puyo';
import type { Bench } from '../../bench/bench.ts';
import { compare, type Work } from '../../bench/stopwatch.ts';
import { first } from '../../io/lists.ts';
import { countLinks, countPlacements } from './reference.ts';
import { VERIFY_BENCH } from './verify.ts';

const CHAIN = `..RYGR
RBBRYB
GBRYGG
RBRYGB
GYBGYB
YBGYRB
GYBGYR
GYBGYR
GRRBRB
RBYGBB
GRBYGR
GRBYGR
GRBYGR`;
const CHAIN_LINKS = 19;

/** A board of forty puyos at rest. */
const STILL = `...BRG
R..GGB
BR.YBY
GB.RYR
YGRGRB
RYGBBY
BRBRYG
GYRYGR`;

const GRID = 'the same on columns of letters, without scoring';
/** Boards per reading of the clock, which takes a microsecond or two. */
const BATCH = 5000;
const SEARCH_NODES = 10_000;

/** The benches of one kernel. */
function kernelBenches(kind: string, open: () => Kernel): Bench[] {
  return [
    {
      name: `puyo/${kind}chain`,
      unit: 'fields/s',
      does: 'resolves and scores a board of 19 links on the search board, a copy of it each time',
      reference: GRID,
      measure: (effort) =>
        compare(resolving(open(), CHAIN, CHAIN_LINKS), () => check(countLinks(CHAIN), CHAIN_LINKS), effort),
    },
    {
      name: `puyo/${kind}still`,
      unit: 'fields/s',
      does: 'finds that nothing pops among 40 puyos at rest, on a copy each time',
      reference: GRID,
      measure: (effort) => compare(resolving(open(), STILL, 0), () => check(countLinks(STILL), 0), effort),
    },
    {
      name: `puyo/${kind}place`,
      unit: 'placements/s',
      does: 'lists the placements of a pair on those 40 puyos, drops it at each, resolves and scores',
      reference: GRID,
      measure: (effort) => compare(placing(open(), STILL), () => countPlacements(STILL, 'RG'), effort),
    },
  ];
}

export const PUYO_BENCHES: readonly Bench[] = [
  VERIFY_BENCH,
  ...kernelBenches('', openKernel),
  ...kernelBenches('plain-', () => new PlainKernel()),
  {
    name: 'puyo/search',
    unit: 'nodes/s',
    does: 'searches those 40 puyos as the strongest bot does',
    reference: 'the same with the plain search board',
    measure: (effort) => compare(searching(openKernel()), searching(new PlainKernel()), effort),
  },
  {
    name: 'puyo/rules',
    unit: 'fields/s',
    does: "resolves the board of 19 links with the rules' own resolver",
    reference: GRID,
    measure: (effort) => compare(byTheRules(CHAIN), () => check(countLinks(CHAIN), CHAIN_LINKS), effort),
  },
];

function check(links: number, expected: number): number {
  if (links !== expected) throw new Error(`the measured board has ${links} links, not ${expected}`);
  return 1;
}

/** A kernel that holds one field, and the record of that field. */
interface Written {
  readonly kernel: Kernel;
  readonly record: number;
}

function written(kernel: Kernel, drawing: string): Written {
  const board = parseBoard(drawing);
  const record = kernel.reserve(kernel.fieldWords);
  kernel.write(record, board, paletteOf(board, 4));
  return { kernel, record };
}

function resolving(on: Kernel, drawing: string, links: number): Work {
  const { kernel, record } = written(on, drawing);
  return () => {
    for (let i = 0; i < BATCH; i++) check(kernel.resolve(record), links);
    return BATCH;
  };
}

function placing(kernel: Kernel, drawing: string): Work {
  const field = written(kernel, drawing);
  return () => {
    let placements = 0;
    for (let i = 0; i < BATCH; i++) placements += placeAll(field, i & 3, (i >> 2) & 3);
    return placements;
  };
}

function placeAll({ kernel, record }: Written, axis: number, child: number): number {
  let placements = 0;
  for (let moves = kernel.aim(record); moves !== 0; moves &= moves - 1) {
    kernel.play(record, 31 - Math.clz32(moves & -moves), axis, child);
    placements++;
  }
  return placements;
}

/** Searches SEARCH_NODES nodes at a time with the strongest bot. */
function searching(kernel: Kernel): Work {
  const bot = openBot(first(LEVELS.toReversed()), kernel);
  const view = puyoBots.viewAt(puyoBots.parsePosition({ board: STILL, pairs: ['RG', 'BY', 'RR'] }));
  return () => think(bot, view, { nodes: SEARCH_NODES }).nodes;
}

function byTheRules(drawing: string): Work {
  const board = parseBoard(drawing);
  return () => check(resolveBoard(board, RULES.tsu).links.length, CHAIN_LINKS);
}

// The search board beside a plain grid, and beside the rules' own resolver.

import { type Kernel, paletteOf, PlainKernel } from '@rensa/bots/puyo';
import { parseBoard, resolveBoard, RULES } from '@rensa/games/puyo';
import type { Bench } from '../../bench/bench.ts';
import { compare, type Work } from '../../bench/stopwatch.ts';
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

/** Forty puyos at rest. */
const STILL = `...BRG
R..GGB
BR.YBY
GB.RYR
YGRGRB
RYGBBY
BRBRYG
GYRYGR`;

const GRID = 'the same on columns of letters, without scoring';
/** As many as make reading the clock cheap. */
const BATCH = 200;

export const PUYO_BENCHES: readonly Bench[] = [
  VERIFY_BENCH,
  {
    name: 'puyo/chain',
    unit: 'fields/s',
    does: 'resolves and scores a field of 19 links on the search board, a copy of it each time',
    reference: GRID,
    measure: () => compare(resolving(CHAIN, CHAIN_LINKS), () => check(countLinks(CHAIN), CHAIN_LINKS)),
  },
  {
    name: 'puyo/still',
    unit: 'fields/s',
    does: 'finds that nothing pops among 40 puyos at rest, on a copy each time',
    reference: GRID,
    measure: () => compare(resolving(STILL, 0), () => check(countLinks(STILL), 0)),
  },
  {
    name: 'puyo/place',
    unit: 'placements/s',
    does: 'lists the placements of a pair on those 40 puyos, drops it at each, resolves and scores',
    reference: GRID,
    measure: () => compare(placing(STILL), () => countPlacements(STILL, 'RG')),
  },
  {
    name: 'puyo/rules',
    unit: 'fields/s',
    does: "resolves the field of 19 links with the rules' own resolver",
    reference: GRID,
    measure: () => compare(byTheRules(CHAIN), () => check(countLinks(CHAIN), CHAIN_LINKS)),
  },
];

function check(links: number, expected: number): number {
  if (links !== expected) throw new Error(`the field that is measured has ${links} links, not ${expected}`);
  return 1;
}

/** A kernel that holds one field, and where it is. */
interface Written {
  readonly kernel: Kernel;
  readonly record: number;
}

function written(drawing: string): Written {
  const board = parseBoard(drawing);
  const kernel = new PlainKernel();
  const record = kernel.reserve(kernel.fieldWords);
  kernel.write(record, board, paletteOf(board, 4));
  return { kernel, record };
}

function resolving(drawing: string, links: number): Work {
  const { kernel, record } = written(drawing);
  return () => {
    for (let i = 0; i < BATCH; i++) check(kernel.resolve(record), links);
    return BATCH;
  };
}

function placing(drawing: string): Work {
  const field = written(drawing);
  return () => {
    let placements = 0;
    for (let i = 0; i < BATCH; i++) placements += placeAll(field, 3 * (i & 3), 3 * ((i >> 2) & 3));
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

function byTheRules(drawing: string): Work {
  const board = parseBoard(drawing);
  return () => check(resolveBoard(board, RULES.tsu).links.length, CHAIN_LINKS);
}

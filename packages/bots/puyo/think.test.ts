import { EMPTY_BOARD, parseBoard } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot/bot.ts';
import { answerIn, type GoldenAnswer, linesOf } from '../bot/golden.testing.ts';
import { type BotLevel, defaultNodes, type Pace, think } from '../bot/index.ts';
import type { PairPlacement } from '../falling/placement.ts';
import { BOTS, LEVELS, openBot } from './bots.ts';
import { puyoBots } from './game.ts';
import { PlainKernel, SimdKernel } from './kernel/index.ts';
import { placementsOn } from './search/placements.ts';
import { Search } from './search/search.ts';
import { pairOf } from './view/pair.testing.ts';
import type { PuyoView } from './view/view.ts';

const [strong, swift] = [puyoBots.open('strong'), puyoBots.open('swift')];
const ALL: readonly Bot<PuyoView, PairPlacement>[] = BOTS.map((each) => openBot(each, new PlainKernel()));

interface Golden extends GoldenAnswer {
  readonly board: string;
  readonly pairs: readonly string[];
  readonly budget: number;
}

const GOLDEN = linesOf(new URL('golden.jsonl', import.meta.url)).map((line): Golden => JSON.parse(line));

function viewOn(board: string, pairs: readonly string[], more: Partial<PuyoView> = {}): PuyoView {
  const base = { pending: 0, colors: 4, left: null, opponent: null };
  return { ...base, board: board === '' ? EMPTY_BOARD : parseBoard(board), pairs: pairs.map(pairOf), ...more };
}

describe('golden answers', () => {
  it('are fifty', () => {
    expect(GOLDEN).toHaveLength(50);
  });

  const [strongest] = BOTS;
  const kernels = { plain: openBot(strongest, new PlainKernel()), simd: openBot(strongest, new SimdKernel()) };
  const cases = Object.entries(kernels).flatMap(([kernel, bot]) =>
    GOLDEN.map((position, i) => [i + 1, kernel, bot, position] as const),
  );

  it.each(cases)('%i, with the %s kernel', (_number, _kernel, bot, { board, pairs, budget, ...answer }) => {
    expect(answerIn(think(bot, viewOn(board, pairs), { nodes: budget }))).toEqual(answer);
  });
});

describe('nodes', () => {
  const alone = viewOn('', ['RG', 'BY', 'RR']);

  it('are fewer for the strongest bot without an opponent', () => {
    const opponent = { board: EMPTY_BOARD, pairs: alone.pairs, pending: 0 };
    expect([defaultNodes(strong, alone), defaultNodes(strong, { ...alone, opponent })]).toEqual([240_000, 400_000]);
    expect(defaultNodes(swift, alone)).toBe(swift.nodes);
  });

  it('are those of the bot if the caller names none', () => {
    expect(think(strong, alone)).toEqual(think(strong, alone, { nodes: 240_000 }));
  });
});

describe('thinking', () => {
  const READY = 'R.....\nGR....\nGB....\nGBBB..';

  it('lists every placement that can be reached, each once', () => {
    const { placements } = think(swift, viewOn(READY, ['RG', 'YY', 'BG']), { nodes: 1000 });
    const listed = placements.map(({ col, rot }) => 4 * col + rot).toSorted((a, b) => a - b);
    const reached = placementsOn(new Search(new PlainKernel()), parseBoard(READY), pairOf('RG')).map(
      ({ col, rot }) => 4 * col + rot,
    );
    expect(listed).toEqual(reached.toSorted((a, b) => a - b));
  });

  it.each([100, 1000, 5000])('keeps within %i nodes', (nodes) => {
    for (const bot of ALL)
      expect(think(bot, viewOn(READY, ['RG', 'YY', 'BG']), { nodes }).nodes).toBeLessThanOrEqual(nodes);
  });

  it('fires the best chain with the last pair of a game', () => {
    const board = 'B.....\nGR....\nGR....\nGRBBB.';
    const { placements } = think(strong, viewOn(board, ['RG'], { left: 1 }), { nodes: 500 });
    expect(placements[0]).toMatchObject({ score: 360 });
    expect(placements[0]?.score).toBeGreaterThan(placements.at(-1)?.score ?? 0);
  });

  it('prefers a certain chain to a better one that needs luck on a full board', () => {
    const full = `
.....R
.....B
YR...Y
RYBY.Y
YRYYBY
RBBBYG
RRYGBG
BYYGYG
GRBBRY
RRBGGR
GYGBRG
GGRBRY
BBRRGB
BYYYRG`;
    const { placements } = think(strong, viewOn(full.trim(), ['RY', 'BG', 'RR']), { nodes: 6000 });
    expect(placements[0]?.score).toBe(74_180);
  });

  it('ignores pairs beyond the end of a game', () => {
    const short = think(strong, viewOn('', ['RG', 'RB', 'YG'], { left: 2 }), { nodes: 20_000 });
    expect(short.nodes).toBeLessThan(22 + 22 * 22 + 1);
  });

  it('answers in time with a clock, with the last finished round', () => {
    let asked = 0;
    const view = viewOn(READY, ['RG', 'YY', 'BG']);
    const msLeft = (): number => (++asked > 60 ? 0 : 1000);
    const { placements, nodes } = think(swift, view, { nodes: 432_000, msLeft });
    expect(placements.length).toBeGreaterThan(0);
    expect(nodes).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(60);
    const [first, second] = [2000, 12_000].map((nodes) => think(swift, view, { nodes }));
    expect(think(swift, view, { nodes: 72_000, msLeft: () => 0 })).toEqual(first);
    expect(placements).toEqual(second?.placements);
    expect(nodes).toBe((first?.nodes ?? 0) + (second?.nodes ?? 0));
  });

  it('does not wait for a clock if there is nothing more to search', () => {
    const novice = puyoBots.open('novice');
    let asked = 0;
    const msLeft = (): number => (++asked > 1000 ? 0 : 1000);
    think(novice, viewOn(READY, ['RG']), { nodes: 100_000_000, msLeft });
    expect(asked).toBeLessThan(10);
  });

  it('knows three, four and five colors, and ojama', () => {
    const views = [
      viewOn('RGB...', ['RG', 'BR'], { colors: 3 }),
      viewOn('RGBYP.', ['PG', 'BR'], { colors: 5 }),
      viewOn('OOOOOO\nRGBYRR', ['RR', 'BR'], { pending: 12 }),
    ];
    for (const view of views) expect(think(swift, view, { nodes: 600 }).placements.length).toBeGreaterThanOrEqual(11);
  });

  it('has no answer if no placement is left', () => {
    const full = Array.from({ length: 12 }, (_, row) => (row % 2 === 0 ? 'RGBYRG' : 'BYRGBY')).join('\n');
    expect(think(strong, viewOn(full, ['RG']), { nodes: 500 })).toEqual({ placements: [], nodes: 0 });
  });
});

describe('levels', () => {
  it('are six or more, and every bot has a different name', () => {
    expect(LEVELS.length).toBeGreaterThanOrEqual(6);
    expect(LEVELS.at(-1)?.name).toBe('strong');
    expect(puyoBots.names[0]).toBe('strong');
    expect(new Set(BOTS.map(({ name }) => name)).size).toBe(BOTS.length);
  });

  it('play a person with a hand no slower than that of the level below', () => {
    expect(puyoBots.levels.map(({ name }) => name)).toEqual(LEVELS.map(({ name }) => name));
    const inTicks = (field: keyof Pace) => puyoBots.levels.map(({ pace }: BotLevel) => pace[field]);
    for (const ticks of [inTicks('reaction'), inTicks('gap')]) expect(ticks).toEqual(ticks.toSorted((a, b) => b - a));
  });

  it('look no less far ahead than the level below', () => {
    const depths = LEVELS.map(({ style }) => style.depth);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  });

  it('keep within their nodes, and give the same answer twice', () => {
    const opponent = { board: parseBoard('RGB...'), pairs: ['RG', 'YY', 'BG'].map(pairOf), pending: 0 };
    for (const { name } of LEVELS.slice(0, -1)) {
      const bot = puyoBots.open(name);
      const view = viewOn('RRGGB.', ['RG', 'YY', 'BG'], { opponent });
      const thought = think(bot, view);
      expect(thought.nodes).toBeLessThanOrEqual(bot.nodes);
      expect(thought.placements).toHaveLength(22);
      expect(think(bot, view)).toEqual(thought);
    }
  });
});

describe('themes', () => {
  /** A red puyo in the first column sets off five links. */
  const FIVE = '.GBYR.\n.RGBYR\n.RGBYR\n.RGBYR';

  it('fire five links as soon as they can', () => {
    expect(
      think(puyoBots.open('fives'), viewOn(FIVE, ['RB', 'YG', 'BY']), { nodes: 2000 }).placements[0],
    ).toMatchObject({
      col: 0,
    });
    expect(think(strong, viewOn(FIVE, ['RB', 'YG', 'BY']), { nodes: 2000 }).placements[0]).not.toMatchObject({
      col: 0,
    });
  });

  it('build a tower on the left', () => {
    const high = 'RGR...\nGRG...\nRGR...\nGRG...';
    const colOf = (name: string): number =>
      think(puyoBots.open(name), viewOn(high, ['BY', 'RG', 'BY'], { left: 1 }), { nodes: 2000 }).placements[0]?.col ??
      9;
    expect(colOf('tower')).toBeLessThan(3);
    expect(colOf('swift')).toBeGreaterThanOrEqual(3);
  });
});

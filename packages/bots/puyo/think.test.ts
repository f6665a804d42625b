import { hash } from '@rensa/engine';
import { type Colors, EMPTY_BOARD, parseBoard } from '@rensa/games/puyo';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Bot, BOTS, LEVELS, strong, swift } from './bots.ts';
import { movesOf } from './moves.ts';
import type { View } from './view.ts';

interface Golden {
  readonly board: string;
  readonly pairs: readonly string[];
  readonly budget: number;
  readonly best: object;
  readonly nodes: number;
  /** Of all placements in order. */
  readonly all: string;
}

const GOLDEN = readFileSync(new URL('golden.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden);

function pairOf(text: string): Colors {
  const [axis = 0, child = 0] = parseBoard(text);
  return { axis, child };
}

function viewOn(board: string, pairs: readonly string[], more: Partial<View> = {}): View {
  const base = { pending: 0, colors: 4, left: null, opponent: null };
  return { ...base, board: board === '' ? EMPTY_BOARD : parseBoard(board), pairs: pairs.map(pairOf), ...more };
}

describe('golden answers', () => {
  it('are fifty', () => {
    expect(GOLDEN).toHaveLength(50);
  });

  it.each(GOLDEN.map((position, i) => [i + 1, position] as const))('%i', (_, position) => {
    const { board, pairs, budget, best, nodes, all } = position;
    const thought = strong.think(viewOn(board, pairs), { nodes: budget });
    expect({ best: thought.placements[0], nodes: thought.nodes, all: hash(thought.placements) }).toEqual({
      best,
      nodes,
      all,
    });
  });
});

describe('thinking', () => {
  const READY = 'R.....\nGR....\nGB....\nGBBB..';

  it('lists every placement that can be reached, each once', () => {
    const { placements } = swift.think(viewOn(READY, ['RG', 'YY', 'BG']), { nodes: 1000 });
    const listed = placements.map(({ col, rot }) => 4 * col + rot).toSorted((a, b) => a - b);
    const reached = movesOf(parseBoard(READY), pairOf('RG')).map(({ col, rot }) => 4 * col + rot);
    expect(listed).toEqual(reached.toSorted((a, b) => a - b));
  });

  it.each([100, 1000, 5000])('keeps within %i nodes', (nodes) => {
    for (const bot of BOTS)
      expect(bot.think(viewOn(READY, ['RG', 'YY', 'BG']), { nodes }).nodes).toBeLessThanOrEqual(nodes);
  });

  it('fires the best chain with the last pair of a game', () => {
    const board = 'B.....\nGR....\nGR....\nGRBBB.';
    const { placements } = strong.think(viewOn(board, ['RG'], { left: 1 }), { nodes: 500 });
    expect(placements[0]).toMatchObject({ score: 360 });
    expect(placements[0]?.score).toBeGreaterThan(placements.at(-1)?.score ?? 0);
  });

  it('does not think of pairs beyond the end of a game', () => {
    const short = strong.think(viewOn('', ['RG', 'RB', 'YG'], { left: 2 }), { nodes: 20_000 });
    expect(short.nodes).toBeLessThan(22 + 22 * 22 + 1);
  });

  it('answers in time when there is a clock, with the last round that it finished', () => {
    let asked = 0;
    const view = viewOn(READY, ['RG', 'YY', 'BG']);
    const { placements, nodes } = swift.think(view, { expired: () => ++asked > 30 });
    expect(placements.length).toBeGreaterThan(0);
    expect(nodes).toBeGreaterThan(0);
    expect(swift.think(view, { expired: () => true }).placements).toEqual(
      swift.think(view, { nodes: 2000 }).placements,
    );
  });

  it('does not wait for a clock when there is nothing more to search', () => {
    const novice = LEVELS[0] as Bot;
    let asked = 0;
    novice.think(viewOn(READY, ['RG']), { expired: () => ++asked > 1000 });
    expect(asked).toBeLessThan(10);
  });

  it('knows three, four and five colours, and ojama', () => {
    const views = [
      viewOn('RGB...', ['RG', 'BR'], { colors: 3 }),
      viewOn('RGBYP.', ['PG', 'BR'], { colors: 5 }),
      viewOn('OOOOOO\nRGBYRR', ['RR', 'BR'], { pending: 12 }),
    ];
    for (const view of views) expect(swift.think(view, { nodes: 600 }).placements.length).toBeGreaterThanOrEqual(11);
  });

  it('has nothing to say where no placement is left', () => {
    const full = Array.from({ length: 12 }, (_, row) => (row % 2 === 0 ? 'RGBYRG' : 'BYRGBY')).join('\n');
    expect(strong.think(viewOn(full, ['RG']), { nodes: 500 })).toEqual({ placements: [], nodes: 0 });
  });
});

describe('levels', () => {
  it('are six or more, and every bot has a name of its own', () => {
    expect(LEVELS.length).toBeGreaterThanOrEqual(6);
    expect(LEVELS.at(-1)).toBe(strong);
    expect(new Set(BOTS.map(({ name }) => name)).size).toBe(BOTS.length);
  });

  it('look no less far ahead the higher they are', () => {
    const depths = LEVELS.map(({ style }) => style.depth);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  });

  it('keep within their own nodes, and answer the same twice', () => {
    const opponent = { board: parseBoard('RGB...'), pairs: ['RG', 'YY', 'BG'].map(pairOf), pending: 0 };
    for (const bot of LEVELS.slice(0, -1)) {
      const view = viewOn('RRGGB.', ['RG', 'YY', 'BG'], { opponent });
      const thought = bot.think(view);
      expect(thought.nodes).toBeLessThanOrEqual(bot.nodes);
      expect(thought.placements).toHaveLength(22);
      expect(bot.think(view)).toEqual(thought);
    }
  });
});

describe('themes', () => {
  const named = (name: string): Bot => BOTS.find((bot) => bot.name === name) as Bot;
  /** Red in the first column sets off five links. */
  const FIVE = '.GBYR.\n.RGBYR\n.RGBYR\n.RGBYR';

  it('fire five links as soon as they can', () => {
    expect(named('fives').think(viewOn(FIVE, ['RB', 'YG', 'BY']), { nodes: 2000 }).placements[0]).toMatchObject({
      col: 0,
    });
    expect(strong.think(viewOn(FIVE, ['RB', 'YG', 'BY']), { nodes: 2000 }).placements[0]).not.toMatchObject({ col: 0 });
  });

  it('build a tower on the left', () => {
    const high = 'RGR...\nGRG...\nRGR...\nGRG...';
    const colOf = (name: string): number =>
      named(name).think(viewOn(high, ['BY', 'RG', 'BY'], { left: 1 }), { nodes: 2000 }).placements[0]?.col ?? 9;
    expect(colOf('tower')).toBeLessThan(3);
    expect(colOf('swift')).toBeGreaterThanOrEqual(3);
  });
});

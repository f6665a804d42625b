import { capsules, dealStage, parseSetup, RULES } from '@rensa/games/capsules';
import { describe, expect, it } from 'vitest';
import { think } from '../bot/deepen.ts';
import { answerIn, type Golden, linesOf } from '../bot/golden.testing.ts';
import { findPresses } from '../bot/pilot.ts';
import { LEVELS } from './bots.ts';
import { capsulesBots } from './game.ts';
import { parsePosition, viewAt } from './position.ts';
import type { CapsulesView } from './view.ts';

const strong = capsulesBots.open('strong');
const skilled = capsulesBots.open('skilled');

function viewOn(board: string, pairs: readonly string[], more: object = {}): CapsulesView {
  return viewAt(parsePosition({ board, pairs, ...more }));
}

/** The view of a new stage. */
function stage(level: number, seed: number, rules: 'classic' | 'nes' = 'nes'): CapsulesView {
  const { board, capsules } = dealStage(parseSetup({ rules, level }), seed, 2);
  return { ...viewOn('..', ['yy'], { rules }), board, pairs: capsules };
}

const GOLDEN = linesOf(new URL('golden.jsonl', import.meta.url)).map((line): Golden => JSON.parse(line));

describe('golden answers', () => {
  it('are forty', () => {
    expect(GOLDEN).toHaveLength(40);
  });

  it.each(GOLDEN.map((golden, i) => [i + 1, golden] as const))('%i', (_, { position, budget, ...answer }) => {
    expect(answerIn(think(strong, viewAt(parsePosition(position)), { nodes: budget }))).toEqual(answer);
  });
});

describe('thinking', () => {
  it('clears the last virus if it can', () => {
    const view = viewOn('r*\nro\nro', ['rb', 'yy']);
    const [best] = think(strong, view).placements;
    expect(best).toMatchObject({ col: 0, rot: 1, row: 3 });
    expect(best?.score).toBeGreaterThan(50_000);
  });

  it('prepares a clear with the next capsule', () => {
    const view = viewOn('r*', ['rr', 'ry']);
    expect(think(skilled, view).placements[0]).toMatchObject({ col: 0, rot: 0, row: 1 });
  });

  it('slips a capsule under a shelf', () => {
    const view = viewOn('b*y*b*y*........\nr*r*............', ['rr', 'yb']);
    expect(think(skilled, view).placements[0]).toMatchObject({ col: 2, rot: 1, row: 0 });
  });

  it.each(['nes', 'classic'] as const)('lists each placement that can be reached once, best first: %s', (rules) => {
    const view = stage(8, 70, rules);
    const { placements } = think(strong, view, { nodes: 3000 });
    expect(new Set(placements.map(({ col, rot, row }) => `${col} ${rot} ${row}`)).size).toBe(placements.length);
    expect(placements.length).toBeGreaterThan(20);
    const start = capsules.start(parseSetup({ rules, level: 8, mode: 'single' }), 70);
    const { state } = capsules.step({ ...start, phase: 'spawn', timer: 1 }, [0]);
    expect(state.board).toEqual(view.board);
    for (const each of placements) expect(findPresses(capsulesBots, state, each)).toBeDefined();
  });

  it('lists a capsule of one color with rotations 0 and 1 only', () => {
    const rots = think(skilled, viewOn('r*', ['yy', 'rb'])).placements.map(({ rot }) => rot);
    expect(new Set(rots)).toEqual(new Set([0, 1]));
  });

  it('reaches less far with a slow hand', () => {
    const high = `${'r*b*y*r*....b*r*\n'.repeat(2)}${'b*y*r*b*y*r*b*y*\n'.repeat(11)}`;
    const quick = think(skilled, viewOn(high, ['rb', 'yy'], { rowTicks: 7 })).placements;
    const slow = think(skilled, viewOn(high, ['rb', 'yy'], { rowTicks: 7, reaction: 5, gap: 8 })).placements;
    expect(slow.length).toBeGreaterThan(0);
    expect(slow.length).toBeLessThan(quick.length);
  });

  it('has no answer if no capsule fits', () => {
    const full = Array.from({ length: RULES.nes.rows }, (_, row) =>
      row % 2 === 0 ? 'r*b*y*r*b*y*r*b*' : 'b*y*r*b*y*r*b*y*',
    );
    expect(think(strong, viewOn(full.join('\n'), ['rb', 'yy']))).toEqual({ placements: [], nodes: 0 });
  });

  it.each([1, 30, 100, 700, 5000, 100_000])('keeps within %i nodes', (nodes) => {
    const thought = think(strong, stage(12, 5), { nodes });
    expect(thought.nodes).toBeLessThanOrEqual(nodes);
    expect(thought.nodes).toBeGreaterThan(0);
    expect(thought.placements.length).toBeGreaterThan(0);
  });

  it('gives up when the clock runs out, with the answer of the round before', () => {
    let asked = 0;
    const view = stage(12, 5);
    const { placements } = think(strong, view, { nodes: 36_000, msLeft: () => (++asked > 40 ? 0 : 1000) });
    expect(placements).toEqual(think(strong, view, { nodes: 1000 }).placements);
  });
});

describe('levels', () => {
  const view = { ...stage(10, 9), opponent: { ...stage(10, 3), incoming: [] } };

  it('are five or more, with different names, and hands no slower than those of the level below', () => {
    expect(LEVELS.length).toBeGreaterThanOrEqual(5);
    expect(LEVELS.at(-1)?.name).toBe('strong');
    expect(capsulesBots.names[0]).toBe('strong');
    expect(new Set(capsulesBots.names).size).toBe(LEVELS.length);
    for (const ticks of [LEVELS.map(({ pace }) => pace.reaction), LEVELS.map(({ pace }) => pace.gap)]) {
      expect(ticks).toEqual(ticks.toSorted((a, b) => b - a));
    }
    expect(() => capsulesBots.open('nobody')).toThrow('there is no bot "nobody"');
  });

  it.each(LEVELS.map(({ name }) => name))('%s gives the same answer twice, with other searches in between', (name) => {
    const bot = capsulesBots.open(name);
    const first = think(bot, view);
    think(bot, stage(20, 4));
    expect(think(bot, view)).toEqual(first);
    expect(think(capsulesBots.open(name), view)).toEqual(first);
    expect(first.nodes).toBeLessThanOrEqual(bot.nodes);
  });

  describe('that value attacks', () => {
    /** Red and blue can be cleared at once. */
    const BOARD = `..............y*\n${'r*b*............\n'.repeat(3)}`;
    const alone = viewOn(BOARD, ['rb', 'yy']);
    const other = (viruses: string): object => ({ opponent: { board: viruses, pairs: ['yy', 'yy'] } });
    const even = viewOn(BOARD, ['rb', 'yy'], other(BOARD));
    const behind = viewOn(BOARD, ['rb', 'yy'], other('y*'));
    const best = (name: string, view: CapsulesView) =>
      think(capsulesBots.open(name), view, { nodes: 60 }).placements[0];

    it('prefer two lines at once in a match', () => {
      const [first, second] = [best('expert', alone), best('expert', even)];
      expect(second).toMatchObject({ col: 0, rot: 1, row: 3 });
      expect((second?.score ?? 0) - (first?.score ?? 0)).toBe(2 * 60);
      expect(best('skilled', even)).toEqual(best('skilled', alone));
    });

    it('value attacks more if the opponent has fewer viruses left, with haste', () => {
      expect((best('strong', behind)?.score ?? 0) - (best('strong', even)?.score ?? 0)).toBe(2 * 30);
      expect(best('expert', behind)).toEqual(best('expert', even));
    });

    it('ignore attacks if the bottle is nearly full', () => {
      const high = `r*..............\n${'..............y*\n'.repeat(9)}${BOARD}`;
      expect(best('strong', viewOn(high, ['rb', 'yy'], other('y*')))).toEqual(
        best('strong', viewOn(high, ['rb', 'yy'])),
      );
    });
  });
});

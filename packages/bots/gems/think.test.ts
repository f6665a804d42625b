import { hash } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { moveOf, otherCol } from '../bits/move.ts';
import { think } from '../bot/deepen.ts';
import { answerIn, type Golden, linesOf } from '../bot/golden.testing.ts';
import { gemsBots } from './game.ts';
import type { GemsView } from './view.ts';

const GOLDEN = linesOf(new URL('golden.jsonl', import.meta.url)).map((line): Golden => JSON.parse(line));

const strong = gemsBots.open('strong');
const viewAt = (position: object): GemsView => gemsBots.viewAt(gemsBots.parsePosition(position));

describe('golden answers', () => {
  it('are a few dozen, of both rulesets', () => {
    expect(GOLDEN.length).toBeGreaterThanOrEqual(36);
    const rulesets = new Set(GOLDEN.map(({ position }) => viewAt(position).rules));
    expect([...rulesets].toSorted()).toEqual(['arcade', 'classic']);
  });

  it.each(GOLDEN.map((golden, i) => [i + 1, golden] as const))('%i', (_, { position, budget, ...answer }) => {
    expect(answerIn(think(strong, viewAt(position), { nodes: budget }))).toEqual(answer);
  });
});

describe('thinking', () => {
  const READY = { board: 'RR....\nRRG...\nBYG...', pieces: ['RB', 'gY'], rules: 'classic', diamond: 9 };

  it('lists every placement that can be reached, each once', () => {
    const { placements } = think(strong, viewAt(READY), { nodes: 2000 });
    expect(new Set(placements.map(({ col, rot }) => 4 * col + rot)).size).toBe(22);
    expect(placements).toHaveLength(22);
    expect(think(strong, viewAt({ ...READY, pieces: ['RR'] })).placements).toHaveLength(11);
  });

  it('keeps within its nodes, and gives the same answer twice', () => {
    for (const name of gemsBots.names) {
      const bot = gemsBots.open(name);
      const nodes = Math.min(bot.nodes, 3000);
      const thought = think(bot, viewAt(READY), { nodes });
      expect(thought.nodes).toBeLessThanOrEqual(nodes);
      expect(think(bot, viewAt(READY), { nodes })).toEqual(thought);
      expect(think(gemsBots.open(name), viewAt(READY), { nodes })).toEqual(thought);
    }
  });

  it('scores never rise along the list', () => {
    const scores = think(strong, viewAt(READY), { nodes: 3000 }).placements.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('answers with the first round if there is no time for more', () => {
    const first = think(strong, viewAt(READY), { nodes: 1000 });
    expect(think(strong, viewAt(READY), { nodes: 6000, msLeft: () => 0 })).toEqual(first);
    let asked = 0;
    const msLeft = (): number => (++asked > 12 ? 0 : 1000);
    expect(think(strong, viewAt(READY), { nodes: 6000, msLeft })).toEqual(first);
  });

  it('brings a diamond down to the floor', () => {
    const board = 'RGBY..\nGBYRG.\nBYRGB.';
    const { placements } = think(strong, viewAt({ ...READY, board, pieces: ['R0', 'GB'], diamond: 25 }));
    const { col, rot } = placements[0];
    expect([otherCol(moveOf(col, rot)), rot === 0]).toEqual([5, false]);
  });

  it('counts the counter gems on their way to it', () => {
    const board = 'RG....\nRG....\nRR....';
    const side = { board: '......', pieces: ['RG', 'BY'] };
    const calm = viewAt({ board, pieces: ['rB', 'GY'], opponent: side });
    const pressed = viewAt({ board, pieces: ['rB', 'GY'], opponent: side, pending: 60, due: 60 });
    expect(hash(think(strong, pressed).placements)).not.toBe(hash(think(strong, calm).placements));
  });

  it('has no answer if no placement is left', () => {
    const full = Array.from({ length: 12 }, (_, row) => (row % 2 === 0 ? 'RGBYRG' : 'BYRGBY')).join('\n');
    expect(think(strong, viewAt({ ...READY, board: full }))).toEqual({ placements: [], nodes: 0 });
  });
});

describe('levels', () => {
  it('are four or more, with different names; the strongest is the default', () => {
    const names = gemsBots.levels.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(new Set(names).size).toBe(names.length);
    expect(gemsBots.names[0]).toBe(names.at(-1));
    expect(gemsBots.names).toEqual(expect.arrayContaining(names));
  });

  it('have faster hands than the level below', () => {
    const paces = gemsBots.levels.map(({ pace }) => pace);
    for (const [i, { reaction, gap }] of paces.slice(1).entries()) {
      expect(reaction).toBeLessThan(paces[i]?.reaction ?? 0);
      expect(gap).toBeLessThan(paces[i]?.gap ?? 0);
    }
  });

  it('refuse an unknown name', () => {
    expect(() => gemsBots.open('nobody')).toThrow('there is no bot "nobody"');
  });
});

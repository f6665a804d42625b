import { describe, expect, it } from 'vitest';
import { think } from '../bot/deepen.ts';
import { type PartRunner, thinkInParallel } from '../bot/parallel.ts';
import { puyoBots } from './game.ts';
import { sideOn } from './view/pair.testing.ts';
import type { PuyoView, SideView } from './view/view.ts';

const PAIRS = ['RB', 'YG', 'BY'];
const LOW = '.GBY..\n.RGBY.\n.RGBY.\n.RGBY.';
/** High enough for guesses with a missing color to be searched too. */
const HIGH = `RGBYRG\nYRGBYR\nBYRGBY\n`.repeat(3) + 'GBYRGB';
/** Full enough for all guesses to be random. */
const FULL = `${HIGH}\nRGBYRG`;

function viewOf(own: SideView, more: Partial<PuyoView> = {}): PuyoView {
  return { ...own, colors: 4, left: null, opponent: null, ...more };
}

/** Threads that share only what is sent to them. */
function threads(name: string, count: number): PartRunner<PuyoView>[] {
  return Array.from({ length: count }, () => {
    const bot = puyoBots.open(name);
    return (view, nodes, index) => {
      return Promise.resolve(structuredClone(bot.parallel?.part(structuredClone(view), nodes, index)));
    };
  });
}

const VIEWS: readonly (readonly [string, PuyoView])[] = [
  ['alone', viewOf(sideOn(LOW, PAIRS))],
  ['on a high field', viewOf(sideOn(HIGH, PAIRS))],
  ['on a full field', viewOf(sideOn(FULL, PAIRS))],
  ['with two pairs left, so that nothing is guessed', viewOf(sideOn(LOW, PAIRS), { left: 2 })],
  ['against an opponent', viewOf(sideOn(LOW, PAIRS, { placed: 8 }), { opponent: sideOn(LOW, PAIRS, { placed: 9 }) })],
  ['under attack', viewOf(sideOn(LOW, PAIRS, { pending: 9, due: 9 }), { opponent: sideOn('R.G...', PAIRS) })],
];

describe.each(VIEWS)('a search in parts, %s', (_, view) => {
  it.each(['strong', 'skilled', 'novice'])('gives the answer of one thread: %s', async (name) => {
    const bot = puyoBots.open(name);
    const alone = think(bot, view, { nodes: 3000 });
    for (const count of [1, 3]) {
      expect(await thinkInParallel(bot, view, 3000, threads(name, count))).toEqual(alone);
    }
  });
});

it('a search has one part per guess, and one for the board of the opponent', () => {
  const { parallel } = puyoBots.open('strong');
  expect(VIEWS.map(([, view]) => parallel?.count(view))).toEqual([6, 10, 16, 1, 7, 7]);
});

import { hash } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { think } from '../../bot/deepen.ts';
import { puyoBots } from '../game.ts';
import { moveOf, PlainKernel } from '../kernel/index.ts';
import { playAll } from '../search/played.ts';
import { Search } from '../search/search.ts';
import { sideOn } from '../view/pair.testing.ts';
import type { PuyoView, SideView } from '../view/view.ts';

const strong = puyoBots.open('strong');

const NODES = 2000;

function against(opponent: SideView | null, own: SideView): PuyoView {
  return { ...own, colors: 4, left: null, opponent };
}

/** Points that the best placement fires at once. */
function fires(view: PuyoView, bot = strong): number {
  const { placements } = think(bot, view, { nodes: NODES });
  const [best] = placements;
  const move = moveOf(best?.col ?? 0, best?.rot ?? 0);
  return playAll(new Search(new PlainKernel()), view).find((each) => each.move === move)?.points ?? 0;
}

const PAIRS = ['RB', 'YG', 'BY'];
/** A red puyo in the first column sets off four links, and more can be built on it. */
const STAIRS = `.GBY..
.RGBY.
.RGBY.
.RGBY.`;
const HELPLESS = sideOn(`${'OOOOOO\n'.repeat(7)}RYRYRY`, PAIRS);
const CHAIN = `..RYGR\nRBBRYB\nGBRYGG\nRBRYGB\nGYBGYB\nYBGYRB\nGYBGYR\nGYBGYR\nGRRBRB\nRBYGBB\nGRBYGR\nGRBYGR\nGRBYGR`;
const EQUAL = sideOn(STAIRS, PAIRS);
/** A field after its chain. */
const SPENT = sideOn('R.G...', PAIRS);

describe('with an opponent', () => {
  it('builds on without a threat, as it does alone', () => {
    const own = sideOn(STAIRS, PAIRS);
    expect(fires(against(null, own))).toBe(0);
    expect(fires(against(EQUAL, own))).toBe(0);
  });

  it('counters with the last pair before ojama falls', () => {
    expect(fires(against(SPENT, sideOn(STAIRS, PAIRS, { pending: 30, due: 30 })))).toBeGreaterThan(300);
  });

  it('builds on while a long chain still runs on the other side', () => {
    const running = sideOn(CHAIN, PAIRS);
    expect(fires(against(running, sideOn(STAIRS, PAIRS)))).toBe(0);
  });

  it('takes a little ojama rather than fire a chain', () => {
    expect(fires(against(EQUAL, sideOn(STAIRS, PAIRS, { pending: 1, due: 1 })))).toBe(0);
  });

  it('empties its board if it can', () => {
    const view = against(EQUAL, sideOn('RR....', ['RR', 'YG', 'BY']));
    expect(fires(view)).toBe(40);
  });

  it('keeps its spawn column open for ojama that is about to fall', () => {
    const high = `${'..R...\n..G...\n'.repeat(4)}BYRBYG\nGBYGBY`;
    const { placements } = think(strong, against(EQUAL, sideOn(high, PAIRS, { pending: 6, due: 6 })), { nodes: NODES });
    expect(placements[0]?.col).not.toBe(2);
    expect(placements.find(({ col, rot }) => col === 2 && rot === 0)?.score).toBe(0);
  });

  it('attacks sooner or later by its style', () => {
    const view = against(SPENT, sideOn(STAIRS, PAIRS));
    const [patient, harasser] = ['patient', 'harasser'].map((name) => fires(view, puyoBots.open(name)));
    expect(patient).toBe(0);
    expect(harasser).toBeGreaterThan(300);
  });

  it('finishes an opponent that cannot answer', () => {
    expect(fires(against(HELPLESS, sideOn(STAIRS, PAIRS)))).toBeGreaterThan(300);
  });

  it.each([300, 2000, 6000])('keeps within %i nodes, including those for the opponent', (nodes) => {
    for (const opponent of [EQUAL, HELPLESS]) {
      const view = against(opponent, sideOn(STAIRS, PAIRS, { pending: 6, due: 0 }));
      expect(think(strong, view, { nodes }).nodes).toBeLessThanOrEqual(nodes);
    }
  });

  it('gives the same answer twice, and answers in time with a clock', () => {
    const view = against(HELPLESS, sideOn(STAIRS, PAIRS));
    expect(think(strong, view, { nodes: NODES })).toEqual(think(strong, view, { nodes: NODES }));
    expect(think(strong, view, { nodes: 48_000, msLeft: () => 0 }).placements.length).toBeGreaterThan(0);
  });

  it.each([
    ['an equal opponent', EQUAL, {}, { col: 1, rot: 1 }, '28d2f2009b2a516f'],
    ['a helpless opponent', HELPLESS, {}, { col: 0, rot: 1 }, '12102da61c593e77'],
    [
      'an opponent whose chain runs',
      sideOn(CHAIN, PAIRS),
      { pending: 3, due: 0 },
      { col: 5, rot: 0 },
      '13bb3257934b5ee9',
    ],
    ['an opponent that was faster', SPENT, { pending: 30, due: 30 }, { col: 0, rot: 1 }, 'a09081021a41f524'],
  ] as const)('gives the same answer on every machine: %s', (_, opponent, more, best, all) => {
    const thought = think(strong, against(opponent, sideOn(STAIRS, PAIRS, more)), { nodes: NODES });
    expect(thought.placements[0]).toMatchObject(best);
    expect(hash(thought.placements)).toBe(all);
  });
});

import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { deepen, think } from './deepen.ts';

/** A bot on a clock where a thousand nodes take one millisecond. It finds at most `max` nodes to search. */
function counter(max = Infinity): { readonly bot: Bot<string>; readonly now: () => number } {
  let clock = 0;
  const bot: Bot<string> = {
    name: 'counter',
    nodes: 36_000,
    search(_, { nodes, msLeft = () => 1 }) {
      clock += nodes / 1000;
      return msLeft() <= 0 ? undefined : { placements: [{ score: nodes }], nodes: Math.min(nodes, max) };
    },
  };
  return { bot, now: () => clock };
}

const rounds = (bot: Bot<string>, nodes: number, msLeft?: () => number): number[] =>
  [...deepen(bot, '', msLeft === undefined ? { nodes } : { nodes, msLeft })].map((thought) => thought.nodes);

describe('deepening', () => {
  it('takes six times the nodes in each round, and in the last one all of them', () => {
    expect(rounds(counter().bot, 36_000)).toEqual([1000, 6000, 36_000]);
    expect(rounds(counter().bot, 35_000)).toEqual([5834, 35_000]);
    expect(rounds(counter().bot, 70)).toEqual([70]);
  });

  it('does not begin a round that would end too late', () => {
    const { bot, now } = counter();
    expect(rounds(bot, 36_000, () => 20 - now())).toEqual([1000, 6000]);
  });

  it('finishes the first round whatever the clock says, and gives up a later one', () => {
    expect(rounds(counter().bot, 36_000, () => 0)).toEqual([1000]);
    let asked = 0;
    expect(rounds(counter().bot, 36_000, () => (++asked > 4 ? 0 : 1000))).toEqual([1000]);
  });

  it('ends when a round finds no more to search', () => {
    expect(rounds(counter(500).bot, 36_000_000)).toEqual([500, 500]);
  });
});

describe('thinking', () => {
  it('is one search where only nodes count, with those of the bot unless others are named', () => {
    expect(think(counter().bot, '')).toEqual({ placements: [{ score: 36_000 }], nodes: 36_000 });
    expect(think(counter().bot, '', { nodes: 7 })).toEqual({ placements: [{ score: 7 }], nodes: 7 });
  });

  it('is as many rounds as there is time for where a clock counts', () => {
    const { bot, now } = counter();
    const thought = think(bot, '', { nodes: 36_000, msLeft: () => 20 - now() });
    expect(thought).toEqual({ placements: [{ score: 6000 }], nodes: 7000 });
  });
});

import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { type PartRunner, thinkInParallel } from './parallel.ts';

const PARTS = 5;

/** A bot whose thought is the list of its parts. Its search alone finds nothing. */
const bot: Bot<string> = {
  name: 'parts',
  nodes: 10,
  search: () => ({ placements: [], nodes: 0 }),
  parallel: {
    count: () => PARTS,
    part: (view, nodes, index) => `${view} ${nodes} ${index}`,
    join: (_, nodes, parts) => ({ placements: parts.map((part) => ({ part, score: 0 })), nodes }),
  },
};

const quick: PartRunner<string> = (view, nodes, index) => Promise.resolve(bot.parallel?.part(view, nodes, index));

function slow(turns: number): PartRunner<string> {
  return async (view, nodes, index) => {
    for (let i = 0; i < turns; i++) await Promise.resolve();
    return quick(view, nodes, index);
  };
}

describe('several threads', () => {
  it.each([1, 2, 7])('put the parts of %i of them in their order, in whatever order they are done', async (count) => {
    const threads = Array.from({ length: count }, (_, i) => slow(20 * (count - i)));
    const { placements } = await thinkInParallel(bot, 'v', 7, threads);
    expect(placements.map((each) => 'part' in each && each.part)).toEqual(
      Array.from({ length: PARTS }, (_, i) => `v 7 ${i}`),
    );
  });

  it('share the work: one that is slow does not hold up the others', async () => {
    const done: string[] = [];
    const named = (name: string, run: PartRunner<string>): PartRunner<string> => {
      return (...asked) => run(...asked).finally(() => done.push(name));
    };
    await thinkInParallel(bot, 'v', 7, [named('slow', slow(100)), named('quick', quick)]);
    expect(done).toEqual(['quick', 'quick', 'quick', 'quick', 'slow']);
  });

  it('are not needed', async () => {
    expect(await thinkInParallel(bot, 'v', 7, [])).toEqual({ placements: [], nodes: 0 });
    const { parallel: _, ...whole } = bot;
    expect(await thinkInParallel(whole, 'v', 7, [quick])).toEqual({ placements: [], nodes: 0 });
  });

  it('fail where one of them fails', async () => {
    const broken: PartRunner<string> = () => Promise.reject(new Error('gone'));
    await expect(thinkInParallel(bot, 'v', 7, [quick, broken])).rejects.toThrow('gone');
  });
});

// A served bot that has threads to share its search with.

import { describe, expect, it } from 'vitest';
import { think } from '../bot/deepen.ts';
import type { PartRunner } from '../bot/parallel.ts';
import { serve } from '../protocol/index.ts';
import type { BotMessage } from '../protocol/messages.ts';
import { puyoBots } from './game.ts';

const NODES = 20_000;
const POSITION = { type: 'position', id: 1, board: 'R.....\nGR....\nGBR...', pairs: ['RB', 'YG', 'YB'], nodes: NODES };
const expected = think(puyoBots.open('strong'), puyoBots.viewAt(puyoBots.parsePosition(POSITION)), { nodes: NODES });

/** The answer to a position, and the number of parts that the threads searched. */
async function served(position: object, run?: (stop: () => void) => PartRunner<unknown>) {
  const posted: BotMessage[] = [];
  let parts = 0;
  const stop = (): void => void tell({ type: 'stop' });
  const counted: PartRunner<unknown> = (...part) => {
    parts++;
    return (run?.(stop) ?? here)(...part);
  };
  const tell = serve(puyoBots, puyoBots.open('strong'), {
    post: (message) => posted.push(message),
    pause: async () => {},
    now: () => 0,
    close: () => {},
    threads: [counted, counted],
  });
  await tell(position);
  return { said: posted[0], parts };
}

const { parallel } = puyoBots.open('strong');
const here: PartRunner<unknown> = (view, nodes, index) =>
  Promise.resolve(parallel?.part(view as Parameters<typeof parallel.part>[0], nodes, index));

describe('threads', () => {
  it('share a search, and the answer is that of one', async () => {
    const { said, parts } = await served(POSITION);
    expect(said).toEqual({ type: 'suggestion', id: 1, placements: expected.placements });
    expect(parts).toBe(6);
  });

  it('are not used for a small search, or with a clock', async () => {
    for (const more of [{ nodes: NODES - 1 }, { ms: 60_000 }]) {
      expect(await served({ ...POSITION, ...more })).toMatchObject({
        parts: 0,
        said: { placements: expect.any(Array) },
      });
    }
  });

  it('are not needed: if one fails, the bot searches alone', async () => {
    const { said } = await served(POSITION, () => () => Promise.reject(new Error('gone')));
    expect(said).toEqual({ type: 'suggestion', id: 1, placements: expected.placements });
  });

  it('begin no other part after a stop, and the bot answers', async () => {
    const { said, parts } = await served(POSITION, (stop) => {
      stop();
      return here;
    });
    expect(parts).toBeLessThan(4);
    expect(said).toMatchObject({ id: 1, placements: expect.any(Array) });
  });
});

import { describe, expect, it } from 'vitest';
import type { Budget } from '../bot/budget.ts';
import { think } from '../bot/deepen.ts';
import type { PairPlacement } from '../falling/placement.ts';
import type { BotMessage } from '../protocol/messages.ts';
import { serve } from '../protocol/serve.ts';
import { puyoBots } from './game.ts';
import { parsePosition, viewAt } from './view/position.ts';
import type { PuyoView } from './view/view.ts';

const RULES = { type: 'rules', protocol: 1, game: 'puyo', rules: 'tsu' };
const POSITION = { type: 'position', id: 1, board: 'R', pairs: ['RG'] };

interface Service {
  readonly tell: (raw: unknown) => Promise<void>;
  readonly posted: readonly (BotMessage | 'closed')[];
  onPause: () => void;
}

/** A bot that returns its number of nodes, on a clock where a thousand nodes take one millisecond. */
function service(): Service {
  let clock = 0;
  const posted: (BotMessage | 'closed')[] = [];
  const bot = {
    name: 'counter',
    nodes: 36_000,
    search(_: PuyoView, { nodes }: Budget) {
      clock += nodes / 1000;
      return { placements: [{ col: 0, rot: 0, score: nodes }], nodes };
    },
  };
  const at: Service = {
    posted,
    onPause: () => {},
    tell: serve(puyoBots, bot, {
      post: (message) => posted.push(message),
      pause: () => Promise.resolve(at.onPause()),
      now: () => clock,
      close: () => posted.push('closed'),
    }),
  };
  return at;
}

const answer = (id: number, nodes: number): BotMessage<PairPlacement> => ({
  type: 'suggestion',
  id,
  placements: [{ col: 0, rot: 0, score: nodes }],
});

describe('a served bot', () => {
  it('says who it is, and answers a position with its own number of nodes or with that of the position', async () => {
    const { tell, posted } = service();
    await tell(RULES);
    await tell(JSON.stringify(POSITION));
    await tell({ ...POSITION, id: 2, nodes: 70 });
    await tell({ ...POSITION, id: 3, nodes: 500_000 });
    expect(posted).toEqual([
      { type: 'info', protocol: 1, name: 'counter', author: 'Rensa', version: '7' },
      answer(1, 36_000),
      answer(2, 70),
      answer(3, 500_000),
    ]);
  });

  it('answers in the protocol of the host, and does not answer the end of a game', async () => {
    const { tell, posted } = service();
    await tell({ ...RULES, protocol: 2, ahead: 2 });
    await tell({ type: 'over', result: 'won', reason: 'seat 1 topped out' });
    expect(posted).toMatchObject([{ type: 'info', protocol: 2 }]);
  });

  it('does not begin a round that would end too late', async () => {
    const { tell, posted } = service();
    for (const ms of [1, 20, 1000]) await tell({ ...POSITION, ms });
    expect(posted).toEqual([answer(1, 1000), answer(1, 6000), answer(1, 36_000)]);
  });

  it('answers all positions before a stop at once, and none after it', async () => {
    const { tell, posted } = service();
    await Promise.all([
      tell(POSITION),
      tell({ ...POSITION, id: 2 }),
      tell({ type: 'stop' }),
      tell({ ...POSITION, id: 3 }),
    ]);
    expect(posted).toEqual([answer(1, 1000), answer(2, 1000), answer(3, 36_000)]);
  });

  it('notices a stop while it thinks', async () => {
    const at = service();
    let pauses = 0;
    at.onPause = () => {
      if (++pauses === 2) void at.tell({ type: 'stop' });
    };
    await at.tell(POSITION);
    expect(at.posted).toEqual([answer(1, 6000)]);
  });

  it('ignores a stop if nothing is running', async () => {
    const { tell, posted } = service();
    await tell({ type: 'stop' });
    await tell(POSITION);
    expect(posted).toEqual([answer(1, 36_000)]);
  });

  it('answers everything before a quit, and nothing after', async () => {
    const { tell, posted } = service();
    await Promise.all([tell(POSITION), tell({ type: 'quit' }), tell(POSITION), tell('{'), tell({ type: 'quit' })]);
    expect(posted).toEqual([answer(1, 36_000), 'closed']);
  });

  it('reports errors in messages, in their order', async () => {
    const { tell, posted } = service();
    await Promise.all([tell(POSITION), tell('what'), tell({ type: 'info', protocol: 1, name: 'me' }), tell(POSITION)]);
    expect(posted).toEqual([
      answer(1, 36_000),
      { type: 'error', reason: 'this is not JSON: "what"' },
      { type: 'error', reason: '"info" is a message from a bot, not to a bot' },
      answer(1, 36_000),
    ]);
  });

  it('posts messages that a worker can clone', async () => {
    const posted: BotMessage[] = [];
    const swift = puyoBots.open('swift');
    const tell = serve(puyoBots, swift, {
      post: (message) => posted.push(structuredClone(message)),
      pause: () => Promise.resolve(),
      now: () => 0,
      close: () => {},
    });
    await tell(structuredClone({ ...POSITION, nodes: 300 }));
    const { placements } = think(swift, viewAt(parsePosition(POSITION)), { nodes: 300 });
    expect(posted).toEqual([{ type: 'suggestion', id: 1, placements }]);
    expect(placements.length).toBeGreaterThan(20);
  });
});

import { duel, type Side } from '@rensa/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { tally } from '../../engine/tally.ts';
import type { FromNode, HelloMessage } from '../wire/messages.ts';
import { Desk } from './desk.ts';
import type { DeskEnd, DeskOrder } from './order.ts';
import type { MatchHead } from './head.ts';

const game = duel(tally);
const hello: HelloMessage = {
  type: 'hello',
  protocol: 1,
  form: 'json',
  match: 'A'.repeat(22),
  versions: 'tally-versus 1',
  round: 0,
  epochs: [0, 0],
  have: [0, 0],
};

let sent: [FromNode[], FromNode[]];
let ends: DeskEnd[];
let rematches: number;
let desk: Desk;
let now: number;

function open(head: Partial<MatchHead> = {}, more: Partial<DeskOrder> = {}): void {
  [sent, ends, rematches, now] = [[[], []], [], 0, 1000];
  const order: DeskOrder = {
    match: hello.match,
    duel: game,
    head: { game: game.id, version: 1, setup: { goal: 3 }, bestOf: 3, ranked: false, names: ['A', 'B'], ...head },
    secret: '00'.repeat(32),
    owner: 1,
    ...more,
  };
  desk = new Desk(
    order,
    {
      send: (side, message) => sent[side].push(message),
      onOver: (end) => ends.push(end),
      onRematch: () => rematches++,
    },
    now,
  );
  for (const side of [0, 1] as const) desk.join(side, hello, now);
}

const types = (side: Side): string[] => sent[side].splice(0).map(({ type }) => type);
const last = (side: Side): FromNode | undefined => sent[side].at(-1);
const phase = (): string => desk.phase(now);

/** Time passes, and both pages are heard of. */
function wait(ms: number, sides: readonly Side[] = [0, 1]): void {
  for (const end = now + ms; now < end;) {
    now = Math.min(end, now + 500);
    for (const side of sides) desk.hear(side, { type: 'ping', t: 0 }, now);
    desk.clock(now);
  }
}

function begin(): void {
  for (const side of [0, 1] as const) desk.hear(side, { type: 'ready', round: desk.round }, now);
  wait(3000);
}

/** Plays a round that a side wins: three presses, and idle ticks before. */
function win(side: Side | null): void {
  begin();
  const startAt = desk.time.startAt;
  now = startAt + 200;
  const epoch = desk.referee?.epochs[0] ?? 0;
  const presses = (of: Side): number[] => (side === null || side === of ? [9, 0, 3, 1] : [12, 0]);
  for (const of of [0, 1] as const) desk.hear(of, { type: 'in', side: of, epoch, from: 1, runs: presses(of) }, now);
}

beforeEach(() => open());

describe('a round', () => {
  it('begins three seconds after both are ready', () => {
    expect([types(0), types(1)]).toEqual([['seat', 'told'], ['seat']]);
    desk.hear(0, { type: 'ready', round: 1 }, now);
    expect([last(1), phase()]).toEqual([{ type: 'told', side: 0, what: 'ready' }, 'ready']);
    desk.hear(1, { type: 'ready', round: 2 }, now);
    expect(phase()).toBe('ready');
    desk.hear(1, { type: 'ready', round: 1 }, now);
    expect(phase()).toBe('countdown');
    expect(sent[0].find(({ type }) => type === 'begin')).toMatchObject({ round: 1, startAt: now + 3000, have: [0, 0] });
    wait(3000);
    expect(phase()).toBe('playing');
  });

  it('counts for its winner, and the match for who has won two of three', () => {
    win(1);
    expect([desk.wins, desk.round, phase()]).toEqual([[0, 1], 2, 'ready']);
    win(0);
    win(null);
    expect([desk.wins, desk.round]).toEqual([[1, 1], 4]);
    win(0);
    expect(ends).toEqual([{ winner: 0, reason: 'rounds', wins: [2, 1] }]);
    expect(last(1)).toMatchObject({ type: 'over', winner: 0, reason: 'rounds', wins: [2, 1] });
  });

  it('that is drawn three times in a row makes the match a draw', () => {
    for (let i = 0; i < 3; i++) win(null);
    expect(ends).toEqual([{ winner: null, reason: 'draws', wins: [0, 0] }]);
  });

  it('is there for a page that comes back, and the end of one that it has missed', () => {
    begin();
    types(0);
    desk.leave(0);
    desk.join(0, { ...hello, round: 1 }, now);
    expect(types(0).slice(0, 2)).toEqual(['seat', 'begin']);
    desk.leave(0);
    const epoch = desk.referee?.epochs[1] ?? 0;
    desk.hear(1, { type: 'in', side: 1, epoch, from: 1, runs: [3, 1] }, now + 100);
    desk.hear(1, { type: 'ask', what: 'resign' }, now);
    desk.join(0, { ...hello, round: 1 }, now);
    expect(types(0)).toEqual(['seat', 'begin', 'ack', 'end', 'over']);
  });
});

describe('a match ends', () => {
  it.each([
    ['resign', 'resigned'],
    ['leave', 'left'],
  ] as const)('when somebody asks to %s', (what, reason) => {
    begin();
    desk.hear(0, { type: 'ask', what }, now);
    expect(ends).toEqual([{ winner: 1, reason, wins: [0, 0] }]);
    expect(sent[1].slice(-2)).toMatchObject([{ type: 'end', winner: 1, reason }, { type: 'over' }]);
  });

  it('when a draw is offered and accepted within ten seconds', () => {
    begin();
    desk.hear(0, { type: 'ask', what: 'draw' }, now);
    expect(last(1)).toEqual({ type: 'told', side: 0, what: 'draw', until: now + 10_000 });
    wait(10_000);
    desk.hear(1, { type: 'ask', what: 'draw' }, now);
    expect(ends).toEqual([]);
    desk.hear(0, { type: 'ask', what: 'no draw' }, now);
    expect(last(1)).toMatchObject({ what: 'no draw' });
    desk.hear(1, { type: 'ask', what: 'draw' }, now);
    desk.hear(0, { type: 'ask', what: 'draw' }, now);
    expect(ends).toMatchObject([{ winner: null, reason: 'draw' }]);
  });

  it('when somebody is away for 20 seconds, and the other was told', () => {
    begin();
    desk.leave(0);
    wait(4000, [1]);
    expect(sent[1].filter(({ type }) => type === 'told')).toContainEqual(
      expect.objectContaining({ side: 0, what: 'away' }),
    );
    wait(15_000, [1]);
    expect(ends).toEqual([]);
    wait(2000, [1]);
    expect(ends).toMatchObject([{ winner: 1, reason: 'away' }]);
  });

  it('without a winner when both are away', () => {
    begin();
    wait(21_000, []);
    wait(1000, []);
    expect(ends).toMatchObject([{ winner: null, reason: 'void' }]);
  });

  it('without a winner when nobody was ready for the first round', () => {
    wait(61_000);
    expect(ends).toMatchObject([{ winner: null, reason: 'void' }]);
  });

  it('against somebody who is not ready for a later one', () => {
    win(0);
    desk.hear(1, { type: 'ready', round: 2 }, now);
    wait(61_000);
    expect(ends).toEqual([{ winner: 1, reason: 'away', wins: [1, 0] }]);
  });

  it('against a forger', () => {
    begin();
    const epoch = desk.referee?.epochs[0] ?? 0;
    desk.hear(0, { type: 'in', side: 0, epoch, from: 1, runs: [3, 0] }, now + 100);
    expect(desk.hear(0, { type: 'in', side: 0, epoch, from: 1, runs: [3, 1] }, now + 100)).toMatchObject({
      code: 'forged',
    });
    expect(ends).toMatchObject([{ winner: 1, reason: 'forged' }]);
  });

  it('and goes on as another when both want that', () => {
    begin();
    desk.hear(0, { type: 'ask', what: 'rematch' }, now);
    desk.hear(0, { type: 'ask', what: 'resign' }, now);
    for (const side of [0, 0, 1] as const) {
      expect(rematches).toBe(0);
      desk.hear(side, { type: 'ask', what: 'rematch' }, now);
    }
    expect(rematches).toBe(1);
  });
});

describe('a pause', () => {
  it('stops both boards 30 ticks after the longer log, until who asked for it goes on', () => {
    begin();
    const epoch = desk.referee?.epochs[0] ?? 0;
    desk.hear(0, { type: 'in', side: 0, epoch, from: 1, runs: [3, 0] }, now + 100);
    desk.hear(1, { type: 'ask', what: 'pause' }, now + 100);
    expect([last(0), phase()]).toMatchObject([{ type: 'clock', stopAt: 33, why: 'pause' }, 'paused']);
    wait(10_000);
    expect(desk.referee?.have).toEqual([3, 0]);
    desk.hear(0, { type: 'ask', what: 'resume' }, now);
    expect(phase()).toBe('paused');
    desk.hear(1, { type: 'ask', what: 'resume' }, now);
    expect([last(0), phase()]).toEqual([{ type: 'clock', startAt: now + 3000 - 550, why: 'resume' }, 'countdown']);
  });

  it('of more than 60 seconds in all loses', () => {
    begin();
    for (let i = 0; i < 2; i++) {
      desk.hear(0, { type: 'ask', what: 'pause' }, now);
      wait(29_000);
      desk.hear(0, { type: 'ask', what: 'resume' }, now);
      wait(3000);
    }
    desk.hear(0, { type: 'ask', what: 'pause' }, now);
    wait(3000);
    expect(ends).toMatchObject([{ winner: 1, reason: 'paused' }]);
  });

  it('is for friends only', () => {
    open({ ranked: true });
    begin();
    desk.hear(0, { type: 'ask', what: 'pause' }, now);
    expect(phase()).toBe('playing');
  });
});

describe('a node that takes over', () => {
  const record = {
    owner: 1,
    winners: [0],
    running: {
      startAt: 0,
      logs: [
        [5, 0],
        [5, 0],
      ],
    },
  } as const;

  it('waits for both reports', () => {
    open({}, { owner: 2, record });
    expect([types(0), types(1), phase()]).toEqual([['seat', 'gather', 'told'], ['seat', 'gather'], 'gathering']);
    const done = { type: 'done', round: 2, epochs: [1, 1], have: [0, 0], receipts: [null, null] } as const;
    desk.hear(0, done, now);
    expect(phase()).toBe('gathering');
    desk.hear(1, done, now);
    expect([desk.referee?.have, desk.referee?.epochs]).toEqual([
      [5, 5],
      [131_072, 131_072],
    ]);
    expect(sent[0][0]).toMatchObject({ type: 'begin', round: 2, have: [5, 5] });
  });

  it('ends the match against who does not come back', () => {
    open({}, { owner: 2, record });
    desk.leave(1);
    wait(25_000, [0]);
    expect(ends).toEqual([{ winner: 0, reason: 'away', wins: [1, 0] }]);
  });

  it('ends it without a winner where nobody comes back', () => {
    open({}, { owner: 2, record });
    for (const side of [0, 1] as const) desk.leave(side);
    wait(25_000, []);
    expect(ends).toMatchObject([{ winner: null, reason: 'void' }]);
  });

  it('does not wait for a bot of the node', () => {
    open({}, { owner: 2, record, house: 1 });
    desk.hear(0, { type: 'done', round: 2, epochs: [1, 1], have: [0, 0], receipts: [null, null] }, now);
    expect(desk.referee?.have).toEqual([5, 5]);
  });
});

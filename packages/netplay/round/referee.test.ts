import { verify } from '@rensa/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { commitmentTo, roundKey } from '../deal/seal.ts';
import { ROUNDS } from '../rounds.testing.ts';
import type { FromNode, InMessage, NetMessage } from '../wire/messages.ts';
import { runsIn } from '../wire/runs.ts';
import { FRIENDLY, RANKED } from './limits.ts';
import { Peer } from './peer.ts';
import { Referee } from './referee.ts';

const [{ duel, setup }] = ROUNDS;
const secret = '5a'.repeat(32);
const name = { match: 'A'.repeat(22), round: 1, setup };
const head = { ...name, duel, commitment: commitmentTo(roundKey(secret, name), name) };
const OWNER = 0x1_0000;

let sent: [FromNode[], FromNode[]];
let referee: Referee;

function open(play = FRIENDLY): Referee {
  sent = [[], []];
  const opened = new Referee({ head, secret, play, owner: 1 }, (side, message) => sent[side].push(message));
  for (const side of [0, 1] as const) opened.join(side, { epochs: [0, 0], have: [0, 0] });
  return opened;
}

beforeEach(() => (referee = open()));

const inputs = (from: number, all: readonly number[], more: Partial<InMessage> = {}): InMessage => ({
  type: 'in',
  side: 0,
  epoch: OWNER,
  from,
  runs: runsIn(all, 1, all.length),
  ...more,
});
const types = (side: 0 | 1): string[] => sent[side].splice(0).map(({ type }) => type);
const idle = (count: number): number[] => Array.from({ length: count }, () => 0);

describe('inputs', () => {
  it('are accepted, and passed on', () => {
    types(1);
    expect(referee.hear(0, inputs(1, [0, 8, 0]), 10)).toBeUndefined();
    expect(referee.have).toEqual([3, 0]);
    expect(sent[0].at(-1)).toEqual({ type: 'ack', epoch: OWNER, have: 3 });
    expect(sent[1]).toEqual([inputs(1, [0, 8, 0])]);
  });

  it('may come twice, if they are the same', () => {
    referee.hear(0, inputs(1, [0, 8, 0]), 10);
    expect(referee.hear(0, inputs(2, [8, 0, 4, 4]), 10)).toBeUndefined();
    expect(referee.logs[0]).toEqual([0, 8, 0, 4, 4]);
  });

  it.each<[string, InMessage]>([
    ['differ from those that came before', inputs(2, [4, 0])],
    ['are of the other side', inputs(1, [0], { side: 1 })],
  ])('are forged where they %s', (_, message) => {
    referee.hear(0, inputs(1, [0, 8, 0]), 10);
    expect(referee.hear(0, message, 10)).toBe('forged');
    expect(referee.logs).toEqual([[0, 8, 0], []]);
  });

  it('after a gap are asked for', () => {
    referee.hear(0, inputs(1, [0, 8, 0]), 10);
    expect(referee.hear(0, inputs(5, [0]), 10)).toBeUndefined();
    expect(sent[0].at(-1)).toEqual({ type: 'gap', side: 0, from: 4 });
    expect(referee.have).toEqual([3, 0]);
  });

  it.each([OWNER - 1, OWNER + 1, 2 * OWNER])('of epoch %i are dropped', (epoch) => {
    expect(referee.hear(0, inputs(1, [0], { epoch }), 10)).toBeUndefined();
    expect(referee.have).toEqual([0, 0]);
  });

  it('that come too early wait for their tick, and those of more than a second are refused', () => {
    referee.hear(0, inputs(1, [...idle(20), 8]), 10);
    expect(referee.have).toEqual([16, 0]);
    expect(referee.hear(0, inputs(21, [4]), 10)).toBe('forged');
    referee.clock(14);
    expect(referee.have).toEqual([20, 0]);
    referee.clock(15);
    expect(referee.logs[0].at(-1)).toBe(8);
    expect(referee.hear(0, inputs(22, idle(55)), 15)).toBe('early');
    expect(referee.hear(0, inputs(22, idle(54)), 15)).toBeUndefined();
  });

  it('that the game does not know are refused', () => {
    expect(referee.hear(0, inputs(1, [64]), 10)).toBe('message');
    expect(referee.hear(0, inputs(0, [0]), 10)).toBe('message');
    expect(referee.have).toEqual([0, 0]);
  });

  it('are passed on to 30 ticks after the other log only', () => {
    types(1);
    referee.hear(0, inputs(1, idle(50)), 60);
    expect(sent[1].filter(({ type }) => type === 'in')).toEqual([inputs(1, idle(30))]);
    types(1);
    referee.hear(1, inputs(1, idle(5), { side: 1 }), 60);
    expect(sent[1].filter(({ type }) => type === 'in')).toEqual([inputs(31, idle(5))]);
  });
});

describe('a log that is late', () => {
  it.each([
    [FRIENDLY, 120],
    [RANKED, 60],
  ])('gets idle ticks up to half of what is allowed', (play, late) => {
    referee = open(play);
    referee.hear(0, inputs(1, idle(10)), 60);
    referee.hear(1, inputs(1, idle(late), { side: 1 }), late);
    referee.clock(10 + late);
    expect(referee.have).toEqual([10, late]);
    types(0);
    referee.clock(11 + late);
    expect(referee.have).toEqual([11 + late / 2, late]);
    expect(referee.epochs).toEqual([OWNER + 1, OWNER]);
    expect(sent[0]).toContainEqual({ type: 'idle', epoch: OWNER + 1, from: 11, ticks: late / 2 + 1 });
    expect(referee.hear(0, inputs(11, [8, 8]), 11 + late)).toBeUndefined();
    expect(referee.have[0]).toBe(11 + late / 2);
  });

  it('is proven to both, whose page could deny it', () => {
    referee.hear(1, inputs(1, idle(100), { side: 1 }), 100);
    types(0);
    referee.clock(130);
    for (const side of [0, 1] as const) expect(sent[side].at(-1)).toMatchObject({ type: 'ack', receipts: [{}, {}] });
  });
});

describe('the state of a page', () => {
  it('is compared with that of the node', () => {
    const peers = ([0, 1] as const).map((side) => new Peer(head, side, (message) => void said[side].push(message)));
    const said: [NetMessage[], NetMessage[]] = [[], []];
    for (const peer of peers)
      peer.hear({ type: 'begin', round: 1, commitment: '', startAt: 0, epochs: referee.epochs, have: [0, 0] });
    for (let tick = 0; tick < 660; tick++) {
      for (const side of [0, 1] as const) {
        for (const message of sent[side].splice(0)) peers[side].hear(message);
        peers[side].advance(0);
        for (const message of said[side].splice(0)) {
          if (message.type === 'in') referee.hear(side, message, tick);
          if (message.type !== 'mark') continue;
          expect(referee.hear(side, message, tick)).toBeUndefined();
          expect(referee.hear(side, { ...message, hash: '0'.repeat(16) }, tick)).toBe('state');
          marks++;
        }
      }
    }
    expect(marks).toBe(2);
  });
  let marks = 0;
});

describe('a round that is stopped', () => {
  it('has a replay without a result', () => {
    referee.hear(0, inputs(1, [0, 8, 0]), 10);
    referee.hear(1, inputs(1, [4, 0], { side: 1 }), 10);
    types(0);
    referee.stop(1, 'resigned');
    const { end } = referee;
    expect(end).toMatchObject({ tick: 2, winner: 1, reason: 'resigned' });
    expect(verify(duel, end?.replay as never)).toMatchObject({ ok: true, dealt: 'cards', ticks: 2 });
    expect(sent[0].at(-1)).toMatchObject({ type: 'end', tick: 2, winner: 1, key: roundKey(secret, name) });
    expect(referee.hear(0, inputs(4, [8]), 10)).toBeUndefined();
    expect(referee.end).toBe(end);
  });
});

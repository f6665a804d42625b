// Whatever a page sends: one clear error, or a message that changes nothing but its own side.

import { Stream } from '@rensa/engine';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { ROUNDS } from './rounds.testing.ts';
import { VirtualMatch } from './simulate.ts';
import { decode, encode } from './wire/binary.ts';
import { fromJson, toJson } from './wire/json.ts';
import { MAX_FRAME } from './wire/layout.ts';
import { smallMessages } from './wire/messages.testing.ts';
import type { FromPage, NetMessage } from './wire/messages.ts';
import { inputMessages, cardMessages } from './round/bulk.ts';

const FRAMES = env['SOAK'] === '1' ? 2_000_000 : 200_000;
const CLEAR = /^this is no message: .{3,300}$/s;
const { next: roll } = new Stream(7);

/** Counts the messages among strange frames; throws where an error is not clear. */
function messagesIn<Frame>(frames: number, any: () => Frame, read: (frame: Frame) => NetMessage): NetMessage[] {
  const found: NetMessage[] = [];
  for (let i = 0; i < frames; i++) {
    const frame = any();
    try {
      found.push(read(frame));
    } catch (error) {
      if (!CLEAR.test((error as Error).message)) throw error;
    }
  }
  return found;
}

const one = <T>(items: readonly T[]): T => items[roll(items.length)];

function strangeBytes(): Uint8Array {
  if (roll(2) === 0) return Uint8Array.from({ length: roll(60) }, () => roll(256));
  const bytes = encode(one(smallMessages));
  bytes[roll(bytes.length)] = roll(256);
  return roll(4) > 0
    ? bytes
    : Uint8Array.from([...bytes.subarray(0, roll(bytes.length)), ...encode(one(smallMessages))]);
}

function strangeText(): string {
  const text = toJson(one(smallMessages));
  const at = roll(text.length);
  const other = one(['', '"', '{', '[', '0', '-', '1e99', 'null', '0.5', '\\u0000', 'true', '},{']);
  return text.slice(0, at) + other + text.slice(at + roll(3));
}

describe('strange frames', () => {
  it.each([
    ['binary', () => messagesIn(FRAMES, strangeBytes, decode)],
    ['JSON', () => messagesIn(FRAMES, strangeText, fromJson)],
  ] as const)('in %s are messages or clear errors', (_, read) => {
    const messages = read();
    expect(messages.length).toBeLessThan(FRAMES);
    for (const message of messages.slice(0, 2000)) expect(decode(encode(message))).toEqual(message);
  });

  it.each(ROUNDS)('never change the other side of $name', (round) => {
    const match = new VirtualMatch({
      ...round,
      ranked: false,
      seed: 3,
      weather: { delay: 20, jitter: 0 },
      source: (side) => round.players[side](new Stream(side).next),
    });
    for (let frame = 0; frame < 500; frame++) match.frame();
    const { desk } = match;
    const other = [...(desk.referee?.logs[1] ?? [])];
    const messages = messagesIn(3000, strangeBytes, decode).concat(smallMessages);
    for (const message of messages) {
      desk.hear(0, message as FromPage, match.now);
      const { logs, end } = desk.referee ?? {};
      if (logs !== undefined) expect(logs[1]).toEqual(other);
      if (end !== undefined) expect(end.winner).not.toBe(0);
    }
    expect(messages.length).toBeGreaterThan(100);
    for (const { winner } of match.rounds) expect(winner).not.toBe(0);
  });
});

describe('the longest messages', () => {
  const inputs = Array.from({ length: 30_000 }, (_, i) => (i * 7) % 64);
  const cards = [Array.from({ length: 3000 }, (_, i) => i % 30), Array.from({ length: 300 }, () => 0xffff_ffff)];

  it.each<[string, NetMessage[]]>([
    ['of inputs', inputMessages(1, 65_536 * 9, inputs, 1, inputs.length)],
    ['of cards', cardMessages(cards, [], [3000, 300])],
  ])('%s fit a frame in both forms, and lose nothing', (_, messages) => {
    expect(messages.length).toBeGreaterThan(1);
    for (const message of messages) {
      expect(encode(message).length).toBeLessThanOrEqual(MAX_FRAME);
      expect(fromJson(toJson(message))).toEqual(message);
    }
  });

  it('hold everything', () => {
    const rows = cardMessages(cards, [], [3000, 300]).flatMap(({ rows: dealt }) => dealt[0].cards);
    expect(rows).toEqual(cards[0]);
  });
});

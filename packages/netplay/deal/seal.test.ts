import { SIDES } from '@rensa/engine';
import fc from 'fast-check';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ROUNDS } from '../rounds.testing.ts';
import { brokenSeal, commitmentTo, deckOf, drawFrom, roundKey } from './seal.ts';
import { hexOf, hmac, sha256 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

it("SHA-256 and HMAC are those of Node's own", () => {
  fc.assert(
    fc.property(bytes, bytes, fc.uint8Array({ maxLength: 64 }), (first, second, key) => {
      const all = Buffer.concat([first, second]);
      expect(hexOf(sha256(first, second))).toBe(createHash('sha256').update(all).digest('hex'));
      expect(hexOf(hmac(key, first, second))).toBe(createHmac('sha256', key).update(all).digest('hex'));
    }),
    { numRuns: 300 },
  );
});

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const MATCH = 'AAECAwQFBgcICQoLDA0ODw';

/** The recipe of docs/netplay.md, written with Node's own functions. */
function written(...parts: (string | Buffer)[]): Buffer {
  return createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
    .digest();
}

const four = (n: number): Buffer => Buffer.from([n >>> 24, n >>> 16, n >>> 8, n]);

describe('a round', () => {
  const [match, secret] = [Buffer.from(MATCH, 'base64url'), Buffer.from(SECRET, 'hex')];
  const key = written('rensa-deal/1 key', secret, match, four(3));

  it('has a key and draws as they are documented', () => {
    expect(roundKey(SECRET, { match: MATCH, round: 3 })).toBe(key.toString('hex'));
    const draw = drawFrom(key.toString('hex'));
    const block = Buffer.concat([0, 1].map((n) => written(key, 'rensa-deal/1 row', four(1), four(n))));
    const words = Array.from({ length: 16 }, (_, i) => block.readUInt32BE(4 * i));
    expect(words.map(() => draw(1, 720))).toEqual(words.map((word) => Math.floor((word * 720) / 2 ** 32)));
  });

  it('has streams that do not depend on one another', () => {
    const [apart, mixed] = [drawFrom(SECRET), drawFrom(SECRET)];
    const first = Array.from({ length: 20 }, () => apart(0, 100));
    const second = Array.from({ length: 20 }, () => apart(1, 100));
    const both = Array.from({ length: 20 }, () => SIDES.map((row) => mixed(row, 100)));
    expect(both).toEqual(first.map((card, i) => [card, second[i]]));
    expect(first).not.toEqual(second);
  });
});

describe.each(ROUNDS)('$name', ({ duel, setup }) => {
  const sealed = { match: MATCH, round: 1, setup };
  const key = roundKey(SECRET, sealed);
  const commitment = commitmentTo(key, sealed);
  const deck = deckOf(duel, setup, key);
  deck.deal([30, 2]);
  const { cards } = deck;
  const broken = (other: object): string | undefined =>
    brokenSeal(duel, setup, { match: MATCH, round: 1, commitment, key, cards, ...other });

  it('opens a deal that is as it was sealed', () => {
    expect(broken({})).toBeUndefined();
    expect(broken({ cards: [cards[0].slice(0, 3), []] })).toBeUndefined();
  });

  it('notices another key, round, match or setup', () => {
    expect(broken({ key: SECRET })).toBe('commitment');
    expect(broken({ round: 2 })).toBe('commitment');
    expect(broken({ match: 'AAECAwQFBgcICQoLDA0OEA' })).toBe('commitment');
    expect(broken({ commitment: SECRET })).toBe('commitment');
    expect(commitmentTo(key, { ...sealed, setup: { ...(setup as object), other: 1 } })).not.toBe(commitment);
  });

  it('notices another card', () => {
    expect(broken({ cards: [cards[0].with(29, (cards[0][29] + 1) % 9), cards[1]] })).toBe('cards');
    expect(broken({ cards: [cards[0]] })).toBe('cards');
    expect(broken({ cards: [...cards, []] })).toBe('cards');
  });
});

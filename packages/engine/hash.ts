// A fingerprint of plain data that is the same on every machine: keys count in sorted order, numbers must be whole.
// Two 32-bit words are stirred side by side; 64 bits make an accidental match in a replay archive unlikely. It guards
// against mistakes, not against someone who sets out to find a collision: `verify` re-runs the game for that.

import { type Fields, isRecord } from './check.ts';

class Words {
  a = 0x811c9dc5;
  b = 0x1b873593;

  stir(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193);
    this.b = Math.imul(this.b ^ n, 0x85ebca6b);
    this.b = (this.b << 13) | (this.b >>> 19);
  }

  text(s: string): void {
    this.stir(s.length);
    for (let i = 0; i < s.length; i++) this.stir(s.charCodeAt(i));
  }

  hex(): string {
    return word(finish(this.a ^ this.b)) + word(finish(this.b + Math.imul(this.a, 31)));
  }
}

function finish(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

function word(x: number): string {
  return x.toString(16).padStart(8, '0');
}

function feed(words: Words, value: unknown): void {
  if (typeof value === 'number') return feedNumber(words, value);
  if (typeof value === 'string') {
    words.stir(2);
    return words.text(value);
  }
  if (typeof value === 'boolean') return words.stir(value ? 4 : 3);
  if (value === null || value === undefined) return words.stir(5);
  if (Array.isArray(value)) return feedArray(words, value);
  if (isRecord(value)) return feedRecord(words, value);
  throw new Error(`a state holds only plain data, not a ${typeof value}`);
}

function feedNumber(words: Words, n: number): void {
  if (!Number.isSafeInteger(n)) throw new Error(`a state holds only whole numbers, not ${n}`);
  words.stir(1);
  words.stir(n | 0);
  words.stir(Math.floor(n / 0x1_0000_0000) | 0);
}

function feedArray(words: Words, items: readonly unknown[]): void {
  words.stir(6);
  words.stir(items.length);
  for (const item of items) feed(words, item);
}

/** A key whose value is undefined counts as absent, as it does in JSON. */
function feedRecord(words: Words, record: Fields): void {
  words.stir(7);
  for (const key of Object.keys(record).toSorted()) {
    if (record[key] === undefined) continue;
    words.text(key);
    feed(words, record[key]);
  }
}

/** Sixteen hex digits that depend on every part of `value` and on nothing else. */
export function hash(value: unknown): string {
  const words = new Words();
  feed(words, value);
  return words.hex();
}

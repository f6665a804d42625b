// The challenge that a device signs: when it was made, random bits, and a seal. Nothing is stored until it is used.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CHALLENGE_LETTERS, Problem } from '@rensa/api';

const [TIME, RANDOM, SEAL] = [6, 18, 16];
/** Milliseconds in which it can be used. */
export const CHALLENGE_AGE = 120_000;

export class Challenges {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  make(now: number): string {
    const body = Buffer.alloc(TIME + RANDOM);
    body.writeUIntBE(now, 0, TIME);
    randomBytes(RANDOM).copy(body, TIME);
    return Buffer.concat([body, this.#seal(body)])
      .toString('base64url')
      .slice(0, CHALLENGE_LETTERS);
  }

  /** Throws unless it is ours and fresh. That it is used once is for the database to say. */
  check(challenge: string, now: number): void {
    const bytes = Buffer.from(challenge, 'base64url');
    const body = bytes.subarray(0, TIME + RANDOM);
    const seal = bytes.subarray(TIME + RANDOM);
    // One text per challenge: the last letter of another text could mean the same bytes.
    const isText = bytes.toString('base64url') === challenge;
    const isOurs = isText && seal.length === SEAL && timingSafeEqual(seal, this.#seal(body));
    const age = isOurs ? now - body.readUIntBE(0, TIME) : Infinity;
    if (age > CHALLENGE_AGE || age < -CHALLENGE_AGE) throw new Problem('stale-challenge');
  }

  #seal(body: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(body).digest().subarray(0, SEAL);
  }
}

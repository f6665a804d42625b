// Receipts prove which inputs a node has accepted. Pages keep them, and show them to a node that takes over.

import { decodeBytes, type Input, type Side } from '@rensa/engine';
import type { RoundName } from '../deal/seal.ts';
import { asciiBytes, bytesOfHex, hexOf, hmac, sha256, wordBytes } from '../deal/sha256.ts';
import type { Receipt } from '../wire/messages.ts';
import { runsIn } from '../wire/runs.ts';
import { RECEIPT_TICKS } from './limits.ts';

const KEY = asciiBytes('rensa-deal/1 receipt');
const MAC_DIGITS = 32;

export class Notary {
  readonly #key: Uint8Array;
  readonly #name: readonly number[];
  /** Digests of the logs that were seen, one for each second of them. */
  readonly #digests = new WeakMap<readonly Input[], Uint8Array[]>();

  constructor(secret: string, { match, round }: RoundName) {
    this.#key = sha256(KEY, bytesOfHex(secret));
    this.#name = [...decodeBytes(match), ...wordBytes(round)];
  }

  /** For the first ticks of a log. */
  receipt(side: Side, epoch: number, log: readonly Input[], ticks: number): Receipt {
    return { epoch, ticks, mac: this.#mac(side, epoch, log, ticks) };
  }

  /** Was this receipt given for the beginning of this log? */
  isFor({ epoch, ticks, mac }: Receipt, side: Side, log: readonly Input[]): boolean {
    return ticks <= log.length && mac === this.#mac(side, epoch, log, ticks);
  }

  #mac(side: Side, epoch: number, log: readonly Input[], ticks: number): string {
    const name = [...this.#name, side, ...wordBytes(epoch), ...wordBytes(ticks)];
    return hexOf(hmac(this.#key, name, this.#digest(log, ticks))).slice(0, MAC_DIGITS);
  }

  /** Each digest covers the one before and the runs of another second, the last one those of the rest. */
  #digest(log: readonly Input[], ticks: number): Uint8Array {
    const digests = this.#digests.get(log) ?? [];
    this.#digests.set(log, digests);
    for (let at = digests.length; (at + 1) * RECEIPT_TICKS <= ticks; at++) {
      digests.push(digestOf(digests[at - 1], log, at * RECEIPT_TICKS, (at + 1) * RECEIPT_TICKS));
    }
    const seconds = Math.floor(ticks / RECEIPT_TICKS);
    return digestOf(digests[seconds - 1], log, seconds * RECEIPT_TICKS, ticks);
  }
}

function digestOf(before: Uint8Array = new Uint8Array(), log: readonly Input[], from: number, to: number): Uint8Array {
  return sha256(before, runsIn(log, from + 1, to).flatMap(wordBytes));
}

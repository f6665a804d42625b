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

  /** For as many ticks as receipts cover. Undefined for none. */
  receipt(side: Side, epoch: number, log: readonly Input[], length: number): Receipt | undefined {
    const ticks = length - (length % RECEIPT_TICKS);
    return ticks === 0 ? undefined : { epoch, ticks, mac: this.#mac(side, epoch, log, ticks) };
  }

  /** Was this receipt given for the beginning of this log? */
  isFor({ epoch, ticks, mac }: Receipt, side: Side, log: readonly Input[]): boolean {
    const isCovered = ticks <= log.length && ticks % RECEIPT_TICKS === 0;
    return isCovered && mac === this.#mac(side, epoch, log, ticks);
  }

  #mac(side: Side, epoch: number, log: readonly Input[], ticks: number): string {
    const name = [...this.#name, side, ...wordBytes(epoch), ...wordBytes(ticks)];
    return hexOf(hmac(this.#key, name, this.#digest(log, ticks / RECEIPT_TICKS))).slice(0, MAC_DIGITS);
  }

  /** Each digest covers the one before and the runs of another second. */
  #digest(log: readonly Input[], seconds: number): Uint8Array {
    const digests = this.#digests.get(log) ?? [];
    this.#digests.set(log, digests);
    for (let at = digests.length; at < seconds; at++) {
      const runs = runsIn(log, at * RECEIPT_TICKS + 1, (at + 1) * RECEIPT_TICKS);
      digests.push(sha256(digests[at - 1] ?? [], runs.flatMap(wordBytes)));
    }
    return digests[seconds - 1] ?? new Uint8Array();
  }
}

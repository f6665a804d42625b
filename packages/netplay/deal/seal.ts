// Sealed deals: the key of a round decides its cards. Before the round everybody gets a commitment to the key, after it
// the key, and checks both.

import {
  boardSetup,
  type Cards,
  type Dealer,
  decodeBytes,
  type Draw,
  type DuelGame,
  type DuelSetup,
  type GameTypes,
  hash,
} from '@rensa/engine';
import { asciiBytes, bytesOfHex, hexOf, sha256, wordBytes } from './sha256.ts';

/** The name of a round. */
export interface RoundName {
  /** 22 letters of base64url. */
  readonly match: string;
  /** From 1; a round that is played again has a number of its own. */
  readonly round: number;
}

const KEY = asciiBytes('rensa-deal/1 key');
const COMMIT = asciiBytes('rensa-deal/1 commit');
const ROW = asciiBytes('rensa-deal/1 row');
/** Words of a hash. */
const WORDS = 8;

/** The key of a round, out of the secret of its match: both are 32 bytes as hex digits. */
export function roundKey(secret: string, { match, round }: RoundName): string {
  return hexOf(sha256(KEY, bytesOfHex(secret), decodeBytes(match), wordBytes(round)));
}

export function commitmentTo(key: string, { match, round, setup }: RoundName & { readonly setup: unknown }): string {
  const agreed = bytesOfHex(hash(setup));
  return hexOf(sha256(COMMIT, decodeBytes(match), wordBytes(round), agreed, bytesOfHex(key)));
}

/** Draws from the streams of a key, one for each row. */
export function drawFrom(key: string): Draw {
  const bytes = bytesOfHex(key);
  const streams: SealedStream[] = [];
  return (row, n) => (streams[row] ??= new SealedStream([...bytes, ...ROW, ...wordBytes(row)])).below(n);
}

class SealedStream {
  readonly #name: readonly number[];
  #block = new Uint8Array();
  #drawn = 0;

  constructor(name: readonly number[]) {
    this.#name = name;
  }

  below(n: number): number {
    const place = this.#drawn % WORDS;
    if (place === 0) this.#block = sha256(this.#name, wordBytes(this.#drawn / WORDS));
    this.#drawn++;
    return Math.floor((new DataView(this.#block.buffer).getUint32(4 * place) * n) / 0x1_0000_0000);
  }
}

/** All cards of a round, dealt as they are needed. */
export class SealedDeck {
  readonly cards: number[][];
  readonly #dealer: Dealer;

  constructor(dealer: Dealer) {
    this.#dealer = dealer;
    this.cards = Array.from({ length: dealer.rows }, () => []);
  }

  /** Deals until each row has so many cards. */
  deal(counts: readonly number[]): void {
    this.cards.forEach((row, i) => {
      while (row.length < (counts[i] ?? 0)) row.push(this.#dealer.next(i));
    });
  }
}

/** The deck of a key. */
export function deckOf<G extends GameTypes>(duel: DuelGame<G>, setup: DuelSetup<G['setup']>, key: string): SealedDeck {
  return new SealedDeck(duel.board.dealer(boardSetup(setup), drawFrom(key)));
}

/** Returns why the key of a round is not the one that was committed to, or the cards are not its own. */
export function brokenSeal<G extends GameTypes>(
  duel: DuelGame<G>,
  setup: DuelSetup<G['setup']>,
  { commitment, key, cards, ...name }: RoundName & Opened,
): 'commitment' | 'cards' | undefined {
  if (commitmentTo(key, { ...name, setup }) !== commitment) return 'commitment';
  const deck = deckOf(duel, setup, key);
  deck.deal(cards.map((row) => row.length));
  const isOwn = cards.every((row, i) => row.every((card, j) => card === deck.cards[i]?.[j]));
  return isOwn && cards.length === deck.cards.length ? undefined : 'cards';
}

interface Opened {
  readonly commitment: string;
  readonly key: string;
  readonly cards: Cards;
}
